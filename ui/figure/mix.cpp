#include "ui/figure/mix.h"

#include "core/hull.h"
#include "core/number.h"
#include "ui/figure/labels.h"
#include "ui/figure/plane.h"

#include <QCoreApplication>
#include <QPainter>

#include <array>

namespace ui {

namespace {

constexpr double thickestLink = 2;   // of a weight of 1, as a multiple of an arrow's width
constexpr double outputRadius = 1.3; // as a multiple of a handle's

QPolygonF pixels(const std::vector<core::Point> &points, const Viewport &viewport)
{
    QPolygonF result;
    for (const core::Point &point : points)
        result << viewport.toPixel(point);
    return result;
}

void paintHull(QPainter &painter, const std::vector<core::Point> &corners, const Viewport &viewport, const Style &style)
{
    const QPolygonF polygon = pixels(corners, viewport);
    QColor fill = style.accent;
    fill.setAlphaF(0.08F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    if (polygon.size() > 2)
        painter.drawPolygon(polygon.intersected(viewport.rect()));
    QPen outline(style.accent, style.line);
    outline.setDashPattern({5, 3});
    painter.setPen(outline);
    for (qsizetype i = 0; i < polygon.size(); ++i)
        paintLine(painter, QLineF(polygon[i], polygon[(i + 1) % polygon.size()]), viewport.rect());
}

void paintLinks(QPainter &painter, const core::Scene &scene, const core::Attention &attention, const QPointF &z,
                const Viewport &viewport, const Style &style)
{
    for (int j = 0; j < static_cast<int>(scene.tokens.size()); ++j) {
        QColor colour = style.tokenColour(j);
        colour.setAlphaF(0.55F);
        QPen pen = style.tokenPen(j, std::max(0.5 * style.line, thickestLink * style.arrow * attention.weights(0, j)));
        pen.setColor(colour);
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
        if (viewport.rect().contains(centre))
            painter.drawPath(markerPath(style.tokenMarker(j), centre, 0.9 * style.handle));
    }
}

void paintOutput(QPainter &painter, const core::Attention &attention, const QPointF &z, const Viewport &viewport,
                 const Style &style)
{
    if (!viewport.rect().contains(z))
        return;
    painter.setPen(QPen(style.ink, 1.8 * style.line));
    painter.setBrush(mixedColour(style, attention));
    painter.drawEllipse(z, outputRadius * style.handle, outputRadius * style.handle);
}

// On the longest edge, outside.
Label hullLabel(const std::vector<core::Point> &corners, const Viewport &viewport, const Style &style)
{
    QLineF longest;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const QLineF edge(viewport.toPixel(corners[i]), viewport.toPixel(corners[(i + 1) % corners.size()]));
        if (edge.length() > longest.length())
            longest = edge;
    }
    const QString words = QCoreApplication::translate("Figure", "convex hull of the values");
    return {{Formula(QStringLiteral("\\text{%1}").arg(texEscaped(words)), style.tickSize + 1)},
            longest.center(),
            QPointF(-longest.dy(), longest.dx()), // the corners go counter-clockwise, pixels downwards: this is outside
            style.textSize,
            style.accent};
}

std::vector<Label> vectorLabels(const core::Scene &scene, const core::Attention &attention, const Viewport &viewport,
                                const Style &style)
{
    std::vector<Label> labels;
    const core::Point z = *core::output(attention);
    const QString symbol = QStringLiteral("\\mathbf{z}");
    const QString coordinates =
        QStringLiteral("%1 = (%2, %3)")
            .arg(symbol, core::formatted(z.x(), style.decimals), core::formatted(z.y(), style.decimals));
    labels.push_back({{Formula(style.overlays.numbers ? coordinates : symbol, 0.87 * style.mathSize)},
                      viewport.toPixel(z),
                      QPointF(-1, 1),
                      outputRadius * style.handle + 0.3 * style.mathSize,
                      style.ink});
    for (int j = 0; j < static_cast<int>(scene.tokens.size()); ++j) {
        const core::Token &token = scene.tokens[static_cast<std::size_t>(j)];
        std::vector<Formula> lines{Formula(vectorSource(u'v', j, token.name), style.mathSize)};
        if (style.overlays.numbers)
            lines.emplace_back(
                QStringLiteral("\\text{%1}").arg(texEscaped(core::formattedPercent(attention.weights(0, j)))),
                style.smallMathSize);
        const QPointF anchor = viewport.toPixel(token.value);
        labels.push_back({std::move(lines), anchor, anchor - viewport.toPixel(z), style.handle + 0.3 * style.mathSize,
                          style.tokenColour(j)});
    }
    return labels;
}

void paintHint(QPainter &painter, const Viewport &viewport, const Style &style)
{
    painter.setFont(textFont(style.textSize));
    painter.setPen(style.muted);
    painter.drawText(viewport.rect(), Qt::AlignCenter | Qt::TextWordWrap,
                     QCoreApplication::translate("Figure", "No tokens: add a token to mix its value."));
}

} // namespace

void paintMix(QPainter &painter, const core::Scene &scene, const core::Attention &attention, const Viewport &viewport,
              const Style &style)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<core::Point> values = core::values(scene);
    const QPolygonF tips = pixels(values, viewport);
    paintGround(painter, viewport, style, tips);
    const auto output = core::output(attention);
    if (!output) {
        paintHint(painter, viewport, style);
        return;
    }
    const std::vector<core::Point> corners = core::convexHull(values);
    const QPointF z = viewport.toPixel(*output);
    if (style.overlays.hull)
        paintHull(painter, corners, viewport, style);
    if (style.overlays.links)
        paintLinks(painter, scene, attention, z, viewport, style);
    paintValues(painter, scene, viewport, style);
    paintOutput(painter, attention, z, viewport, style);
    std::vector<Label> labels = vectorLabels(scene, attention, viewport, style);
    if (style.overlays.hull && corners.size() > 2)
        labels.push_back(hullLabel(corners, viewport, style));
    std::vector<QRectF> taken = discs(tips, style.handle);
    taken.push_back(discs(std::array{z}, outputRadius * style.handle).front());
    paintLabels(painter, labels, std::move(taken), tickBoxes(viewport, style), viewport.rect());
}

} // namespace ui
