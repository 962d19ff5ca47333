#include "ui/figure/curves.h"

#include "core/orbit.h"
#include "ui/figure/clip.h"
#include "ui/figure/plane.h"

#include <QPainter>

#include <algorithm>
#include <numbers>

namespace ui {

namespace {

constexpr double endRadius = 0.4; // of the dots at a curve's ends, as a multiple of a handle's

enum class Fineness { Drawn, ForLabels };

// In the plane: an eighth of a pixel, so that the pieces of one colour are short, but no finer than a large part of
// the figure can show.
double toleranceFor(const core::Scene &scene, const Viewport &viewport, Fineness fineness)
{
    core::Point low = scene.tokens.front().value;
    core::Point high = low;
    for (const core::Token &token : scene.tokens) {
        low = low.cwiseMin(token.value);
        high = high.cwiseMax(token.value);
    }
    const double pixels = fineness == Fineness::Drawn ? 0.125 : 2;
    constexpr double most = 20000; // parts of the diameter
    return std::max(pixels / viewport.scale(), (high - low).norm() / most);
}

std::vector<core::CurvePoint> orbitOf(const core::Scene &scene, const Viewport &viewport, Fineness fineness)
{
    return core::orbit(scene, scene.query.norm(), toleranceFor(scene, viewport, fineness));
}

std::vector<core::CurvePoint> rayOf(const core::Scene &scene, const Viewport &viewport, Fineness fineness)
{
    return core::rayCurve(scene, toleranceFor(scene, viewport, fineness));
}

// A few lines are enough to keep labels off a curve.
void keepOff(LabelSet *set, const std::vector<core::CurvePoint> &points, const Viewport &viewport)
{
    constexpr std::size_t few = 24;
    const std::size_t step = points.size() / few + 1;
    for (std::size_t i = step; i < points.size(); i += step)
        set->surroundings.lines.emplace_back(viewport.toPixel(points[i - step].output),
                                             viewport.toPixel(points[i].output));
}

QPen curvePen(const QColor &colour, double width)
{
    return QPen(colour, width, Qt::SolidLine, Qt::RoundCap);
}

} // namespace

void paintQueryCircle(QPainter &painter, const core::Scene &scene, const Viewport &viewport, const Style &style)
{
    const double radius = scene.query.norm() * viewport.scale();
    if (radius == 0)
        return;
    QPen pen(style.ink, style.line);
    pen.setDashPattern({5, 4});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(arcs(viewport.toPixel({0, 0}), radius, 0, 2 * std::numbers::pi, viewport.rect()));
}

void paintOrbit(QPainter &painter, const core::Scene &scene, const Viewport &viewport, const Style &style)
{
    const double radius = scene.query.norm();
    core::Scene turned = scene;
    const std::vector<core::CurvePoint> points = orbitOf(scene, viewport, Fineness::Drawn);
    for (std::size_t i = 1; i < points.size(); ++i) {
        const QLineF piece(viewport.toPixel(points[i - 1].output), viewport.toPixel(points[i].output));
        const auto shown = clipped(piece, viewport.rect());
        if (!shown || piece.length() == 0)
            continue;
        turned.query = core::orbitQuery(radius, (points[i - 1].parameter + points[i].parameter) / 2);
        painter.setPen(curvePen(mixedColour(style, core::attend(turned)), 0.7 * style.arrow));
        painter.drawLine(*shown);
    }
}

void addOrbit(LabelSet *set, const core::Scene &scene, const Viewport &viewport)
{
    keepOff(set, orbitOf(scene, viewport, Fineness::ForLabels), viewport);
}

void paintRay(QPainter &painter, const core::Scene &scene, const Viewport &viewport, const Style &style)
{
    const double length = scene.query.norm();
    const QPen behind = curvePen(style.ink, 1.8 * style.line);
    const QPen ahead = curvePen(style.muted, style.line);
    const QPointF here = viewport.toPixel(*core::output(core::attend(scene)));
    const auto paint = [&](const QPen &pen, const QPointF &from, const QPointF &to) {
        painter.setPen(pen);
        paintLine(painter, QLineF(from, to), viewport.rect());
    };
    const std::vector<core::CurvePoint> points = rayOf(scene, viewport, Fineness::Drawn);
    for (std::size_t i = 1; i < points.size(); ++i) {
        const QPointF from = viewport.toPixel(points[i - 1].output);
        const QPointF to = viewport.toPixel(points[i].output);
        if (points[i].parameter <= length || points[i - 1].parameter >= length) {
            paint(points[i].parameter <= length ? behind : ahead, from, to);
        } else {
            paint(behind, from, here);
            paint(ahead, here, to);
        }
    }
    painter.setPen(QPen(style.ink, style.line));
    painter.setBrush(style.paper);
    for (const core::CurvePoint &end : {points.front(), points.back()})
        paintShape(painter, markerPath(Marker::Circle, viewport.toPixel(end.output), endRadius * style.handle),
                   viewport.rect());
}

void addRay(LabelSet *set, const core::Scene &scene, const Viewport &viewport, const Style &style)
{
    const std::vector<core::CurvePoint> points = rayOf(scene, viewport, Fineness::ForLabels);
    const auto add = [&](const core::CurvePoint &end, const char *source, const QPointF &direction) {
        const QPointF anchor = viewport.toPixel(end.output);
        if (!viewport.rect().contains(anchor))
            return;
        set->labels.push_back({{{QLatin1String(source), style.smallMathSize, Stage::Output}},
                               anchor,
                               direction,
                               style.handle + 0.3 * style.smallMathSize,
                               style.ink});
    };
    const QPointF way = viewport.toPixel(points.back().output) - viewport.toPixel(points.front().output);
    add(points.front(), "\\|\\mathbf{q}\\| = 0", -way);
    if (points.size() > 1)
        add(points.back(), "\\|\\mathbf{q}\\| \\to \\infty", QPointF(way.y(), -way.x()));
    keepOff(set, points, viewport);
}

void paintTarget(QPainter &painter, const Viewport &viewport, const Style &style)
{
    if (!style.explored.target)
        return;
    QColor fill = style.accent;
    fill.setAlphaF(0.16F);
    painter.setPen(QPen(style.accent, 1.8 * style.line));
    painter.setBrush(fill);
    const QPointF centre = viewport.toPixel(style.explored.target->centre);
    const double radius = style.explored.target->radius * viewport.scale();
    paintShape(painter, markerPath(Marker::Circle, centre, radius), viewport.rect());
    const double cross = 0.35 * style.handle;
    paintLine(painter, QLineF(centre - QPointF(cross, 0), centre + QPointF(cross, 0)), viewport.rect());
    paintLine(painter, QLineF(centre - QPointF(0, cross), centre + QPointF(0, cross)), viewport.rect());
}

} // namespace ui
