#include "ui/figure/mix.h"

#include "core/hull.h"
#include "core/number.h"
#include "ui/figure/clip.h"
#include "ui/figure/curves.h"
#include "ui/figure/headtotail.h"
#include "ui/figure/labels.h"
#include "ui/figure/normaliserlist.h"
#include "ui/figure/plane.h"
#include "ui/figure/rawscores.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <span>

namespace ui {

namespace {

constexpr double thickestLink = 2;   // of a weight of 1, as a multiple of an arrow's width
constexpr double linkShare = 0.75;   // of a token's colour: 3:1 on the paper
constexpr double outputRadius = 1.3; // as a multiple of a handle's

QPolygonF pixels(const std::vector<core::Point> &points, const Viewport &viewport)
{
    QPolygonF result;
    for (const core::Point &point : points)
        result << viewport.toPixel(point);
    return result;
}

std::vector<QLineF> sides(const QPolygonF &polygon)
{
    std::vector<QLineF> result;
    for (qsizetype i = 0; i < polygon.size(); ++i)
        result.emplace_back(polygon[i], polygon[(i + 1) % polygon.size()]);
    return result;
}

void paintHull(QPainter &painter, const QPolygonF &polygon, const Viewport &viewport, const Style &style)
{
    QColor fill = style.accent;
    fill.setAlphaF(0.08F);
    QPainterPath inside;
    inside.addPolygon(clipped(polygon, viewport.rect()));
    inside.closeSubpath();
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    paintSheer(painter, inside, viewport.rect());
    QPen outline(style.accent, style.line);
    outline.setDashPattern({5, 3});
    painter.setPen(outline);
    for (const QLineF &side : sides(polygon))
        paintLine(painter, side, viewport.rect());
}

void paintLinks(QPainter &painter, const core::Scene &scene, const core::Attention &attention, const QPointF &z,
                const Viewport &viewport, const Style &style)
{
    for (int j = 0; j < static_cast<int>(scene.tokens.size()); ++j) {
        QPen pen = style.tokenPen(j, std::max(0.5 * style.line, thickestLink * style.arrow * attention.weights(0, j)));
        pen.setColor(style.onPaper(style.tokenColour(j), linkShare));
        painter.setPen(pen);
        paintLine(painter, QLineF(viewport.toPixel(scene.tokens[static_cast<std::size_t>(j)].value), z),
                  viewport.rect());
    }
}

void paintValues(QPainter &painter, const core::Scene &scene, const Viewport &viewport, const Style &style)
{
    painter.setPen(Qt::NoPen);
    for (int j = 0; j < static_cast<int>(scene.tokens.size()); ++j) {
        const QPointF centre = viewport.toPixel(scene.tokens[static_cast<std::size_t>(j)].value);
        painter.setBrush(style.tokenColour(j));
        paintShape(painter, markerPath(style.tokenMarker(j), centre, 0.9 * style.handle), viewport.rect());
    }
}

void paintOutput(QPainter &painter, const core::Attention &attention, const QPointF &z, const Viewport &viewport,
                 const Style &style)
{
    painter.setPen(QPen(style.ink, 1.8 * style.line));
    painter.setBrush(mixedColour(style, attention));
    paintShape(painter, markerPath(Marker::Circle, z, outputRadius * style.handle), viewport.rect());
}

// On the longest edge, outside.
Label hullLabel(std::span<const QLineF> edges, const Style &style)
{
    const QLineF longest = *std::max_element(edges.begin(), edges.end(),
                                             [](const QLineF &a, const QLineF &b) { return a.length() < b.length(); });
    const QString words = QCoreApplication::translate("Figure", "convex hull of the values");
    return {{{QStringLiteral("\\text{%1}").arg(texEscaped(words)), 1.05 * style.textSize, Stage::Links}},
            longest.center(),
            QPointF(-longest.dy(), longest.dx()), // the corners go counter-clockwise, pixels downwards: this is outside
            style.textSize,
            style.accent};
}

LabelLine outputLine(const core::Point &z, const Style &style)
{
    const QString symbol = QStringLiteral("\\mathbf{z}");
    const QString coordinates = QStringLiteral("%1 = %2").arg(symbol, core::formatted(z, style.decimals));
    return {style.overlays.numbers ? coordinates : symbol, 0.87 * style.mathSize, Stage::Output};
}

std::vector<LabelLine> valueLines(const core::Scene &scene, const core::Attention &attention, int token,
                                  const Style &style)
{
    const QString &name = scene.tokens[static_cast<std::size_t>(token)].name;
    std::vector<LabelLine> lines{{vectorSource(u'v', token, shortName(name, style.mathSize)), style.mathSize}};
    if (style.overlays.numbers)
        lines.push_back(
            {QStringLiteral("\\text{%1}").arg(texEscaped(core::formattedPercent(attention.weights(0, token)))),
             style.smallMathSize, Stage::Weights});
    return lines;
}

// The values' labels stand outwards from the middle of the panel, which rests while z moves.
std::vector<Label> vectorLabels(const core::Scene &scene, const core::Attention &attention, const QPointF &z,
                                const Viewport &viewport, const Style &style)
{
    const int count = static_cast<int>(scene.tokens.size());
    std::vector<Label> labels;
    for (int j = 0; j < count; ++j) {
        const QPointF anchor = viewport.toPixel(scene.tokens[static_cast<std::size_t>(j)].value);
        if (viewport.rect().contains(anchor))
            labels.push_back({valueLines(scene, attention, j, style), anchor, anchor - viewport.rect().center(),
                              style.handle + 0.3 * style.mathSize, style.tokenColour(j)});
    }
    labels.insert(count > fewTokens ? labels.begin() : labels.end(),
                  {{outputLine(*core::output(attention), style)},
                   z,
                   QPointF(-1, 1),
                   outputRadius * style.handle + 0.3 * style.mathSize,
                   style.ink});
    return labels;
}

void paintHint(QPainter &painter, const Viewport &viewport, const Style &style)
{
    const QString hint = QCoreApplication::translate("Figure", "No tokens: add a token to mix its value.");
    constexpr int flags = Qt::AlignCenter | Qt::TextWordWrap;
    painter.setFont(textFont(style.textSize));
    const QRectF upperHalf(0, 0, viewport.size().width(), viewport.size().height() / 2);
    const QRectF box = painter.boundingRect(upperHalf, flags, hint);
    painter.fillRect(box.adjusted(-6, -4, 6, 4), style.paper); // no axis through the words
    painter.setPen(style.muted);
    painter.drawText(box, flags, hint);
}

// Of the output: where it can come, and where it shall.
void paintWays(QPainter &painter, const core::Scene &scene, const Viewport &viewport, const Style &style)
{
    paintTarget(painter, viewport, style);
    if (style.overlays.orbit)
        paintOrbit(painter, scene, viewport, style);
    if (style.overlays.ray)
        paintRay(painter, scene, viewport, style);
}

void paintExplorations(QPainter &painter, const core::Scene &scene, const core::Attention &attention,
                       const Viewport &viewport, const Style &style)
{
    if (style.overlays.headToTail)
        paintHeadToTail(painter, scene, attention, viewport, style);
    paintGhosts(painter, ghosts(scene, attention, style), viewport, style);
    if (style.overlays.normalisers)
        NormaliserList(scene, attention, viewport, style).paint(painter);
}

void addExplorations(LabelSet *set, const core::Scene &scene, const core::Attention &attention,
                     const Viewport &viewport, const Style &style)
{
    addGhosts(set, ghosts(scene, attention, style), viewport, style);
    if (style.overlays.headToTail)
        addHeadToTail(set, scene, attention, viewport, style);
    if (style.overlays.orbit)
        addOrbit(set, scene, viewport);
    if (style.overlays.ray)
        addRay(set, scene, viewport, style);
    if (style.overlays.normalisers)
        set->surroundings.solid.push_back(NormaliserList(scene, attention, viewport, style).box());
}

} // namespace

LabelSet mixLabels(const core::Scene &scene, const core::Attention &attention, const Viewport &viewport,
                   const Style &style)
{
    LabelSet set;
    const auto output = core::output(attention);
    if (!output)
        return set;
    const std::vector<core::Point> values = core::values(scene);
    const QPointF z = viewport.toPixel(*output);
    set.labels = vectorLabels(scene, attention, z, viewport, style);
    set.surroundings.ticks = tickBoxes(viewport, style);
    set.surroundings.solid.push_back(disc(z, outputRadius * style.handle));
    for (const QPointF &tip : pixels(values, viewport)) {
        set.surroundings.solid.push_back(disc(tip, style.handle));
        if (style.overlays.links)
            set.surroundings.lines.emplace_back(tip, z);
    }
    addExplorations(&set, scene, attention, viewport, style);
    if (style.overlays.hull) {
        const std::vector<QLineF> edges = sides(pixels(core::convexHull(values), viewport));
        set.surroundings.lines.insert(set.surroundings.lines.end(), edges.begin(), edges.end());
        if (edges.size() > 2)
            set.labels.push_back(hullLabel(edges, style));
    }
    return set;
}

void paintMix(QPainter &painter, const core::Scene &scene, const core::Attention &attention, const Viewport &viewport,
              const Style &style)
{
    const LabelSet labels = mixLabels(scene, attention, viewport, style);
    const std::vector<PlacedLabel> placed = placedLabels(labels, viewport.rect());
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter, viewport, style, coveredBoxes(labels, placed));
    const auto output = core::output(attention);
    if (!output) {
        paintHint(painter, viewport, style);
        return;
    }
    const QPointF z = viewport.toPixel(*output);
    if (style.overlays.hull && style.shows(Stage::Links))
        paintHull(painter, pixels(core::convexHull(core::values(scene)), viewport), viewport, style);
    if (style.overlays.links && style.shows(Stage::Links))
        paintLinks(painter, scene, attention, z, viewport, style);
    const bool isFound = style.shows(Stage::Output);
    if (isFound)
        paintWays(painter, scene, viewport, style);
    paintValues(painter, scene, viewport, style);
    if (isFound) {
        paintOutput(painter, attention, z, viewport, style);
        paintExplorations(painter, scene, attention, viewport, style);
    }
    paintLabels(painter, labels, placed, style.stage);
}

} // namespace ui
