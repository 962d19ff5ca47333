#include "ui/figure/match.h"

#include "core/number.h"
#include "core/winners.h"
#include "ui/figure/angle.h"
#include "ui/figure/arrow.h"
#include "ui/figure/clip.h"
#include "ui/figure/curves.h"
#include "ui/figure/fieldlines.h"
#include "ui/figure/keyhull.h"
#include "ui/figure/labels.h"
#include "ui/figure/plane.h"
#include "ui/figure/rawscores.h"

#include <QPainter>

#include <algorithm>
#include <numbers>

namespace ui {

namespace {

constexpr double productLineHeight = 1.25; // of its formula's height

// Colours and lines tell of weights.
bool isFieldShown(const Style &style)
{
    return style.overlays.field && style.shows(Stage::Weights);
}

bool areRatiosShown(const Style &style)
{
    return style.overlays.ratioLines && style.shows(Stage::Weights);
}

LabelLine queryLine(const core::Scene &scene, const Style &style)
{
    const QString symbol = QStringLiteral("\\mathbf{q}");
    if (!style.overlays.numbers)
        return {symbol, style.mathSize, Stage::Query};
    return {QStringLiteral("%1 = %2").arg(symbol, core::formatted(scene.query, style.decimals)), 0.87 * style.mathSize,
            Stage::Query};
}

std::vector<LabelLine> keyLines(const core::Scene &scene, const core::Attention &attention, int token,
                                const Style &style)
{
    const QString &name = scene.tokens[static_cast<std::size_t>(token)].name;
    std::vector<LabelLine> lines{{vectorSource(u'k', token, shortName(name, style.mathSize)), style.mathSize}};
    if (style.overlays.numbers)
        lines.push_back(
            {QStringLiteral("s_{%1} = %2")
                 .arg(QString::number(token + 1), core::formatted(attention.scores(0, token), style.decimals)),
             style.smallMathSize, Stage::Scores});
    return lines;
}

std::vector<Label> vectorLabels(const core::Scene &scene, const core::Attention &attention, const Viewport &viewport,
                                const Style &style)
{
    const QPointF origin = viewport.toPixel({0, 0});
    const double clearance = style.handle + 0.35 * style.mathSize;
    const int count = static_cast<int>(scene.tokens.size());
    const auto winning = style.overlays.winners ? core::winning(scene) : std::vector<core::Winning>();
    std::vector<Label> labels;
    for (int j = 0; j < count; ++j) {
        const QPointF anchor = viewport.toPixel(scene.tokens[static_cast<std::size_t>(j)].key);
        if (!viewport.rect().contains(anchor))
            continue;
        labels.push_back(
            {keyLines(scene, attention, j, style), anchor, anchor - origin, clearance, style.tokenColour(j)});
        if (style.overlays.winners && winning[static_cast<std::size_t>(j)] == core::Winning::Never)
            labels.back().lines.push_back(neverLargestLine(style));
    }
    const QPointF anchor = viewport.toPixel(scene.query);
    labels.insert(count > fewTokens ? labels.begin() : labels.end(),
                  {{queryLine(scene, style)}, anchor, anchor - origin, clearance, style.ink});
    return labels;
}

void paintUnitCircle(QPainter &painter, const Viewport &viewport, const Style &style)
{
    QPen pen(style.axis, style.hairline);
    pen.setDashPattern({3, 4});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(arcs(viewport.toPixel({0, 0}), viewport.scale(), 0, 2 * std::numbers::pi, viewport.rect()));
}

// The arrow of the query, then those of the keys.
std::vector<QLineF> arrowsOf(const core::Scene &scene, const Viewport &viewport)
{
    std::vector<QLineF> arrows;
    for (const core::Handle &handle : handles(Plane::Match, scene))
        arrows.emplace_back(viewport.toPixel({0, 0}), viewport.toPixel(position(scene, handle)));
    return arrows;
}

void paintArrows(QPainter &painter, const core::Scene &scene, const Viewport &viewport, const Style &style)
{
    const std::vector<QLineF> arrows = arrowsOf(scene, viewport);
    for (std::size_t i = 1; i < arrows.size(); ++i)
        paintArrow(painter, arrows[i], style.tokenPen(static_cast<int>(i) - 1, style.arrow), viewport.rect());
    if (style.shows(Stage::Query))
        paintArrow(painter, arrows[0], QPen(style.ink, 0.55 * style.arrow), viewport.rect());
}

// The product in numbers, at the foot of the panel.
struct Product {
    std::vector<Formula> lines;
    QRectF box;
};

Product productOf(const core::Scene &scene, int token, const Viewport &viewport, const Style &style)
{
    const double margin = style.textSize;
    Product product{productFormula(scene, token, viewport.size().width() - 2 * margin, style), {}};
    QSizeF size(0, 0);
    for (const Formula &line : product.lines)
        size = {std::max(size.width(), line.box().width()), size.height() + productLineHeight * line.box().height()};
    product.box = QRectF(QPointF(0, 0), size);
    product.box.moveBottomLeft(viewport.rect().bottomLeft() + QPointF(margin, -margin));
    return product;
}

void paintProduct(QPainter &painter, const core::Scene &scene, int token, const Viewport &viewport, const Style &style)
{
    const Product product = productOf(scene, token, viewport, style);
    if (!viewport.rect().contains(product.box))
        return;
    if (isFieldShown(style))
        paintPlates(painter, std::span(&product.box, 1), viewport.rect(), style);
    QPointF corner = product.box.topLeft();
    for (const Formula &line : product.lines) {
        corner.ry() += productLineHeight * line.box().height();
        line.paint(painter, corner - line.box().bottomLeft(), style.tokenColour(token));
    }
}

std::optional<QLineF> shownZeroSumLine(const core::Scene &scene, const Viewport &viewport, const Style &style)
{
    return style.overlays.dividedScores ? zeroSumLine(scene, viewport) : std::nullopt;
}

std::vector<QRectF> boxesOf(std::span<const PlacedLabel> labels, std::span<const FieldLineLabel> lineLabels)
{
    std::vector<QRectF> boxes;
    boxes.reserve(labels.size() + lineLabels.size());
    for (const PlacedLabel &label : labels)
        boxes.push_back(label.box);
    for (const FieldLineLabel &label : lineLabels)
        boxes.push_back(label.box);
    return boxes;
}

// Grid, axes and ticks; behind them the field, so that both are seen.
void paintMatchGround(QPainter &painter, const core::Scene &scene, const Viewport &viewport, const Style &style,
                      const std::vector<QRectF> &covered, const FieldPicture *field)
{
    if (!isFieldShown(style)) {
        paintGround(painter, viewport, style, covered);
        return;
    }
    const QRectF panel = viewport.rect();
    const double scale = fieldScale(painter, panel.size());
    paintField(painter, field ? *field : fieldPicture(fieldRequest(scene, viewport, style, scale)), panel);
    std::vector<QRectF> ticks = tickBoxes(viewport, style);
    std::erase_if(ticks, [&covered](const QRectF &tick) {
        return std::any_of(covered.begin(), covered.end(), [&tick](const QRectF &box) { return box.intersects(tick); });
    });
    paintPlates(painter, ticks, panel, style);
    Style faint = style;
    faint.grid.setAlphaF(0.5F);
    paintGround(painter, viewport, faint, covered);
}

} // namespace

LabelSet matchLabels(const core::Scene &scene, const core::Attention &attention, const Viewport &viewport,
                     const Style &style, int measured)
{
    LabelSet set;
    set.labels = vectorLabels(scene, attention, viewport, style);
    set.surroundings.ticks = tickBoxes(viewport, style);
    set.surroundings.lines = arrowsOf(scene, viewport);
    for (const QLineF &arrow : set.surroundings.lines)
        set.surroundings.solid.push_back(disc(arrow.p2(), style.handle));
    if (const auto line = shownZeroSumLine(scene, viewport, style)) {
        set.labels.push_back(zeroSumLabel(*line, style));
        set.surroundings.lines.push_back(*line);
    }
    for (const QLineF &side : keyHull(scene, viewport, style))
        set.surroundings.lines.push_back(side);
    if (measured >= 0 && style.overlays.angle) {
        set.labels.push_back(angleLabel(scene, measured, viewport, style));
        for (LabelLine &line : set.labels.back().lines)
            line.since = Stage::Scores;
    }
    if (measured >= 0 && style.overlays.projection)
        set.surroundings.solid.push_back(productOf(scene, measured, viewport, style).box);
    return set;
}

void paintMatch(QPainter &painter, const core::Scene &scene, const core::Attention &attention, const Viewport &viewport,
                const Style &style, int measured, const FieldPicture *field)
{
    const QRectF panel = viewport.rect();
    const LabelSet labels = matchLabels(scene, attention, viewport, style, measured);
    const std::vector<PlacedLabel> placed = placedLabels(labels, panel);
    std::vector<QRectF> covered = coveredBoxes(labels, placed);
    const std::vector<FieldLine> lines = fieldLines(scene, viewport, style);
    const std::vector<FieldLineLabel> lineLabels =
        fieldLineLabels(lines, covered, arrowsOf(scene, viewport), panel, style);
    for (const FieldLineLabel &label : lineLabels)
        covered.push_back(label.box);
    painter.setRenderHint(QPainter::Antialiasing);
    paintMatchGround(painter, scene, viewport, style, covered, field);
    if (style.overlays.unitCircle)
        paintUnitCircle(painter, viewport, style);
    if (style.shows(Stage::Weights))
        paintFieldLines(painter, lines, panel, style);
    paintKeyHull(painter, keyHull(scene, viewport, style), panel, style);
    if (style.overlays.orbit && style.shows(Stage::Query))
        paintQueryCircle(painter, scene, viewport, style);
    if (const auto line = shownZeroSumLine(scene, viewport, style))
        paintZeroSumLine(painter, *line, style);
    if (isFieldShown(style) || areRatiosShown(style))
        paintPlates(painter, boxesOf(placed, lineLabels), panel, style);
    const bool isMeasured = measured >= 0 && style.shows(Stage::Scores);
    if (isMeasured)
        paintAngle(painter, scene, measured, viewport, style);
    paintArrows(painter, scene, viewport, style);
    if (isMeasured && style.overlays.projection)
        paintProduct(painter, scene, measured, viewport, style);
    if (areRatiosShown(style))
        paintFieldLineLabels(painter, lineLabels, style);
    paintLabels(painter, labels, placed, style.stage);
}

} // namespace ui
