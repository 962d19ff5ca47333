#include "ui/figure/match.h"

#include "core/number.h"
#include "ui/figure/angle.h"
#include "ui/figure/labels.h"
#include "ui/figure/plane.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ui {

namespace {

constexpr double degreesPerRadian = 180 / std::numbers::pi;

void paintArrow(QPainter &painter, const QLineF &arrow, const QPen &pen, const QRectF &area)
{
    const double head = 1.5 * pen.widthF() + 7;
    const double length = arrow.length();
    if (length == 0)
        return;
    const QPointF along = (arrow.p2() - arrow.p1()) / length;
    const QPointF across(-along.y(), along.x());
    const double shown = std::min(head, length);
    const QPointF neck = arrow.p2() - shown * along;
    painter.setPen(pen);
    paintLine(painter, QLineF(arrow.p1(), neck), area);
    if (!area.contains(arrow.p2()))
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(pen.color());
    painter.drawPolygon(QPolygonF{arrow.p2(), neck + shown / 2 * across, neck - shown / 2 * across});
}

// The arcs of a circle that lie inside `area`.
void paintCircle(QPainter &painter, const QPointF &centre, double radius, const QRectF &area)
{
    std::vector<double> cuts{0, 2 * std::numbers::pi};
    const auto cut = [&cuts](double angle) { cuts.push_back(angle < 0 ? angle + 2 * std::numbers::pi : angle); };
    for (const double x : {area.left(), area.right()})
        if (const double cosine = (x - centre.x()) / radius; std::abs(cosine) <= 1)
            for (const double sign : {1.0, -1.0})
                cut(sign * std::acos(cosine));
    for (const double y : {area.top(), area.bottom()})
        if (const double sine = (centre.y() - y) / radius; std::abs(sine) <= 1)
            for (const double angle : {std::asin(sine), std::numbers::pi - std::asin(sine)})
                cut(angle);
    std::sort(cuts.begin(), cuts.end());
    const QRectF box(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    QPainterPath path;
    for (std::size_t i = 1; i < cuts.size(); ++i) {
        const double middle = (cuts[i - 1] + cuts[i]) / 2;
        if (!area.contains(centre + radius * QPointF(std::cos(middle), -std::sin(middle))))
            continue;
        path.arcMoveTo(box, cuts[i - 1] * degreesPerRadian);
        path.arcTo(box, cuts[i - 1] * degreesPerRadian, (cuts[i] - cuts[i - 1]) * degreesPerRadian);
    }
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
}

Formula pointFormula(const QString &symbol, const core::Point &point, const Style &style)
{
    return Formula(
        QStringLiteral("%1 = (%2, %3)")
            .arg(symbol, core::formatted(point.x(), style.decimals), core::formatted(point.y(), style.decimals)),
        0.87 * style.mathSize);
}

std::vector<Label> vectorLabels(const core::Scene &scene, const core::Attention &attention, const Viewport &viewport,
                                const Style &style)
{
    const QPointF origin = viewport.toPixel({0, 0});
    const double clearance = style.handle + 0.35 * style.mathSize;
    std::vector<Label> labels;
    const auto add = [&](const core::Point &tip, const QColor &colour, std::vector<Formula> lines) {
        const QPointF anchor = viewport.toPixel(tip);
        labels.push_back({std::move(lines), anchor, anchor - origin, clearance, colour});
    };
    const QString query = QStringLiteral("\\mathbf{q}");
    add(scene.query, style.ink,
        {style.overlays.numbers ? pointFormula(query, scene.query, style) : Formula(query, style.mathSize)});
    for (int j = 0; j < static_cast<int>(scene.tokens.size()); ++j) {
        const core::Token &token = scene.tokens[static_cast<std::size_t>(j)];
        std::vector<Formula> lines{Formula(vectorSource(u'k', j, token.name), style.mathSize)};
        if (style.overlays.numbers)
            lines.emplace_back(
                QStringLiteral("s_{%1} = %2").arg(j + 1).arg(core::formatted(attention.scores(0, j), style.decimals)),
                style.smallMathSize);
        add(token.key, style.tokenColour(j), std::move(lines));
    }
    return labels;
}

std::vector<QPointF> tipsOf(const core::Scene &scene, const Viewport &viewport)
{
    std::vector<QPointF> result;
    for (const core::Handle &handle : handles(Plane::Match, scene))
        result.push_back(viewport.toPixel(position(scene, handle)));
    return result;
}

void paintUnitCircle(QPainter &painter, const Viewport &viewport, const Style &style)
{
    QPen pen(style.axis, style.hairline);
    pen.setDashPattern({3, 4});
    painter.setPen(pen);
    paintCircle(painter, viewport.toPixel({0, 0}), viewport.scale(), viewport.rect());
}

// The product in numbers stands at the foot of the panel; returns the room it takes.
QRectF paintProduct(QPainter &painter, const core::Scene &scene, int token, const Viewport &viewport,
                    const Style &style)
{
    const Formula product = productFormula(scene, token, style);
    QRectF box = product.box();
    box.moveBottomLeft(viewport.rect().bottomLeft() + QPointF(style.textSize, -style.textSize));
    product.paint(painter, box.topLeft() - product.box().topLeft(), style.tokenColour(token));
    return box;
}

} // namespace

void paintMatch(QPainter &painter, const core::Scene &scene, const core::Attention &attention, const Viewport &viewport,
                const Style &style, int measured)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<QPointF> tips = tipsOf(scene, viewport);
    paintGround(painter, viewport, style, tips);
    if (style.overlays.unitCircle)
        paintUnitCircle(painter, viewport, style);
    if (measured >= 0)
        paintAngle(painter, scene, measured, viewport, style);
    const QPointF origin = viewport.toPixel({0, 0});
    for (int j = 0; j < static_cast<int>(scene.tokens.size()); ++j)
        paintArrow(painter, QLineF(origin, viewport.toPixel(scene.tokens[static_cast<std::size_t>(j)].key)),
                   style.tokenPen(j, style.arrow), viewport.rect());
    paintArrow(painter, QLineF(origin, viewport.toPixel(scene.query)), QPen(style.ink, 0.55 * style.arrow),
               viewport.rect());

    std::vector<QRectF> taken = discs(tips, style.handle);
    std::vector<Label> labels = vectorLabels(scene, attention, viewport, style);
    if (measured >= 0 && style.overlays.angle)
        labels.push_back(angleLabel(scene, measured, viewport, style));
    if (measured >= 0 && style.overlays.projection)
        taken.push_back(paintProduct(painter, scene, measured, viewport, style));
    paintLabels(painter, labels, std::move(taken), tickBoxes(viewport, style), viewport.rect());
}

} // namespace ui
