#include "ui/figure/plane.h"

#include "core/normalisers.h"
#include "core/number.h"
#include "ui/figure/clip.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

constexpr double grabRadius = 22;   // pixels: 44 across is the least that a finger hits
constexpr double equallyNear = 9;   // pixels: handles that differ by less cover each other
constexpr double leastSpacing = 80; // pixels between labelled ticks

double length(const QPointF &vector)
{
    return std::hypot(vector.x(), vector.y());
}

int decimalsOf(double step)
{
    return std::max(0, -static_cast<int>(std::floor(std::log10(step) + 1e-9)));
}

QString tickText(double value, double step)
{
    return core::formatted(value, decimalsOf(step));
}

// Multiples of `step` in [low, high], without the rounding of a running sum.
std::vector<double> multiples(double step, double low, double high)
{
    std::vector<double> result;
    const double first = std::ceil(low / step);
    const int count = static_cast<int>(std::floor(high / step) - first) + 1;
    result.reserve(static_cast<std::size_t>(std::max(0, count)));
    for (int i = 0; i < count; ++i)
        result.push_back((first + i) * step);
    return result;
}

struct Extent {
    core::Point low;
    core::Point high;
};

Extent extent(const Viewport &viewport)
{
    return {viewport.toPlane(viewport.rect().bottomLeft()), viewport.toPlane(viewport.rect().topRight())};
}

double widestTickText(const Viewport &viewport, const Style &style, double step)
{
    const Extent shown = extent(viewport);
    const QFontMetricsF metrics(textFont(style.tickSize));
    double widest = 0;
    for (const double end : {shown.low.x(), shown.high.x(), shown.low.y(), shown.high.y()})
        widest = std::max(widest, metrics.horizontalAdvance(tickText(std::round(end / step) * step, step)));
    return widest;
}

void paintGrid(QPainter &painter, const Viewport &viewport, const Style &style, double step, double width)
{
    const Extent shown = extent(viewport);
    QList<QLineF> lines;
    for (const double x : multiples(step, shown.low.x(), shown.high.x())) {
        const double pixel = viewport.toPixel({x, 0}).x();
        lines.emplace_back(pixel, 0, pixel, viewport.size().height());
    }
    for (const double y : multiples(step, shown.low.y(), shown.high.y())) {
        const double pixel = viewport.toPixel({0, y}).y();
        lines.emplace_back(0, pixel, viewport.size().width(), pixel);
    }
    painter.setPen(QPen(style.grid, width));
    painter.drawLines(lines);
}

// The next finer division that keeps round numbers: 1 and 2 in two, 5 in five parts.
double finerStep(double step)
{
    const double leading = std::round(step / std::pow(10, std::floor(std::log10(step) + 1e-9)));
    return leading < 5 ? step / 2 : step / 5;
}

// Where the raw scores put the output for the query, and for the same query turned by quarters.
void addRawOutputs(core::Scene scene, std::vector<core::Point> *points)
{
    for (int quarter = 0; quarter < 4; ++quarter) {
        const auto raw = core::rawOutput(scene, core::attend(scene));
        if (raw && std::max(std::abs(raw->x()), std::abs(raw->y())) <= core::largestCoordinate)
            points->push_back(*raw);
        scene.query = {-scene.query.y(), scene.query.x()};
    }
}

} // namespace

std::vector<core::Handle> handles(Plane plane, const core::Scene &scene)
{
    using Kind = core::Handle::Kind;
    std::vector<core::Handle> result;
    if (plane == Plane::Match)
        result.push_back({Kind::Query, -1});
    for (int j = 0; j < static_cast<int>(scene.tokens.size()); ++j)
        result.push_back({plane == Plane::Match ? Kind::Key : Kind::Value, j});
    if (plane == Plane::Mix && !scene.tokens.empty())
        result.push_back({Kind::Output, -1});
    return result;
}

QRectF grabArea(core::Handle handle, const core::Scene &scene, const Viewport &viewport)
{
    const QPointF tip = viewport.toPixel(position(scene, handle));
    return {tip.x() - grabRadius, tip.y() - grabRadius, 2 * grabRadius, 2 * grabRadius};
}

std::vector<core::Handle> handlesAt(Plane plane, const core::Scene &scene, const Viewport &viewport,
                                    const QPointF &pixel, std::optional<core::Handle> selected)
{
    struct Candidate {
        core::Handle handle;
        double distance;
    };
    std::vector<Candidate> near;
    for (const core::Handle &handle : handles(plane, scene)) {
        const double distance = length(viewport.toPixel(position(scene, handle)) - pixel);
        if (distance <= grabRadius)
            near.push_back({handle, distance});
    }
    std::stable_sort(near.begin(), near.end(),
                     [](const Candidate &a, const Candidate &b) { return a.distance < b.distance; });
    std::vector<core::Handle> result;
    for (const Candidate &candidate : near)
        if (candidate.distance <= near.front().distance + equallyNear)
            result.push_back(candidate.handle);
    const auto chosen = selected ? std::find(result.begin(), result.end(), *selected) : result.end();
    if (chosen != result.end())
        std::rotate(result.begin(), chosen, chosen + 1);
    return result;
}

Viewport fittedViewport(Plane plane, const core::Scene &scene, const QSizeF &size, const Style &style)
{
    std::vector<core::Point> points{{0, 0}};
    double longest = 0;
    for (const core::Handle &handle : handles(plane, scene)) {
        points.push_back(position(scene, handle));
        longest = std::max(longest, points.back().norm());
    }
    if (plane == Plane::Match && longest <= 5) // among longer vectors the unit circle is small and not worth the room
        for (const core::Point &corner : {core::Point(-1, -1), core::Point(1, 1)})
            points.push_back(corner);
    if (longest == 0 && plane == Plane::Mix)
        points.insert(points.end(), {core::Point(-1, -1), core::Point(1, 1)});
    const double radius = scene.query.norm();
    if (plane == Plane::Match && style.overlays.orbit)
        points.insert(points.end(), {core::Point(-radius, -radius), core::Point(radius, radius)});
    if (plane == Plane::Mix && (style.overlays.rawScores || style.overlays.dividedScores || style.overlays.normalisers))
        addRawOutputs(scene, &points);
    const QSizeF labels(5.5 * style.mathSize, 3.8 * style.mathSize);
    return Viewport::fitted(size, points, labels.boundedTo(0.24 * size));
}

double tickStep(const Viewport &viewport, const Style &style)
{
    static constexpr std::array leading{1.0, 2.0, 5.0};
    const double least = leastSpacing * style.tickSize / Style().tickSize / viewport.scale();
    double step = 0;
    int power = static_cast<int>(std::floor(std::log10(least)));
    for (std::size_t i = 0; step == 0; i = (i + 1) % leading.size()) {
        const double candidate = leading[i] * std::pow(10, power);
        if (candidate >= least && widestTickText(viewport, style, candidate) * 1.4 <= candidate * viewport.scale())
            step = candidate;
        power += i + 1 == leading.size() ? 1 : 0;
    }
    return step;
}

std::vector<Tick> ticks(const Viewport &viewport, const Style &style)
{
    const double step = tickStep(viewport, style);
    const Extent shown = extent(viewport);
    const QFontMetricsF metrics(textFont(style.tickSize));
    const double gap = 0.4 * style.tickSize;
    const QPointF origin = viewport.toPixel({0, 0});
    const QRectF area = viewport.rect().adjusted(gap, gap, -gap, -gap);
    std::vector<Tick> result;
    const auto add = [&](double value, const QPointF &corner, double width) {
        QRectF box(corner, QSizeF(width, metrics.height()));
        box.moveLeft(std::clamp(box.left(), area.left(), std::max(area.left(), area.right() - width)));
        box.moveTop(std::clamp(box.top(), area.top(), std::max(area.top(), area.bottom() - metrics.height())));
        // Where both axes are outside, their ticks' labels meet in a corner.
        if (std::none_of(result.begin(), result.end(), [&box](const Tick &tick) { return tick.box.intersects(box); }))
            result.push_back({tickText(value, step), box});
    };
    for (const double x : multiples(step, shown.low.x(), shown.high.x())) {
        const double width = metrics.horizontalAdvance(tickText(x, step));
        const double middle = viewport.toPixel({x, 0}).x();
        if (x != 0 && middle - width / 2 >= area.left() && middle + width / 2 <= area.right())
            add(x, {middle - width / 2, origin.y() + gap}, width);
    }
    for (const double y : multiples(step, shown.low.y(), shown.high.y())) {
        const double width = metrics.horizontalAdvance(tickText(y, step));
        const double middle = viewport.toPixel({0, y}).y();
        if (y != 0 && middle - metrics.height() / 2 >= area.top() && middle + metrics.height() / 2 <= area.bottom())
            add(y, {origin.x() - gap - width, middle - metrics.height() / 2}, width);
    }
    return result;
}

std::vector<QRectF> tickBoxes(const Viewport &viewport, const Style &style)
{
    std::vector<QRectF> result;
    if (style.overlays.ticks)
        for (const Tick &tick : ticks(viewport, style))
            result.push_back(tick.box);
    return result;
}

void paintGround(QPainter &painter, const Viewport &viewport, const Style &style, std::span<const QRectF> covered)
{
    const double step = tickStep(viewport, style);
    if (style.overlays.grid) {
        paintGrid(painter, viewport, style, finerStep(step), style.hairline);
        paintGrid(painter, viewport, style, step, style.line);
    }
    const QPointF origin = viewport.toPixel({0, 0});
    painter.setPen(QPen(style.axis, style.line));
    paintLine(painter, QLineF(0, origin.y(), viewport.size().width(), origin.y()), viewport.rect());
    paintLine(painter, QLineF(origin.x(), 0, origin.x(), viewport.size().height()), viewport.rect());
    if (!style.overlays.ticks)
        return;
    const QFont font = textFont(style.tickSize);
    const double ascent = QFontMetricsF(font).ascent();
    painter.setFont(font);
    painter.setPen(style.muted);
    for (const Tick &tick : ticks(viewport, style)) {
        if (std::any_of(covered.begin(), covered.end(),
                        [&tick](const QRectF &box) { return box.intersects(tick.box); }))
            continue; // it could not be read
        painter.drawText(tick.box.topLeft() + QPointF(0, ascent), tick.text);
    }
}

QPainterPath markerPath(Marker marker, const QPointF &centre, double radius)
{
    QPainterPath path;
    const auto polygon = [&](std::initializer_list<QPointF> corners) {
        QPolygonF shape;
        for (const QPointF &corner : corners)
            shape << centre + radius * corner;
        path.addPolygon(shape);
        path.closeSubpath();
    };
    switch (marker) {
    case Marker::Circle:
        path.addEllipse(centre, radius, radius);
        break;
    case Marker::Square:
        polygon({{-0.89, -0.89}, {0.89, -0.89}, {0.89, 0.89}, {-0.89, 0.89}});
        break;
    case Marker::Diamond:
        polygon({{0, -1.25}, {1.25, 0}, {0, 1.25}, {-1.25, 0}});
        break;
    case Marker::Triangle:
        polygon({{0, -1.3}, {1.2, 0.8}, {-1.2, 0.8}});
        break;
    case Marker::Plus:
        polygon({{-0.4, -1.2},
                 {0.4, -1.2},
                 {0.4, -0.4},
                 {1.2, -0.4},
                 {1.2, 0.4},
                 {0.4, 0.4},
                 {0.4, 1.2},
                 {-0.4, 1.2},
                 {-0.4, 0.4},
                 {-1.2, 0.4},
                 {-1.2, -0.4},
                 {-0.4, -0.4}});
        break;
    case Marker::DownTriangle:
        polygon({{0, 1.3}, {1.2, -0.8}, {-1.2, -0.8}});
        break;
    case Marker::Star:
        polygon({{0, -1.4},
                 {0.36, -0.49},
                 {1.33, -0.43},
                 {0.58, 0.19},
                 {0.82, 1.13},
                 {0, 0.61},
                 {-0.82, 1.13},
                 {-0.58, 0.19},
                 {-1.33, -0.43},
                 {-0.36, -0.49}});
        break;
    case Marker::Hourglass:
        polygon({{-1, -1.15}, {1, -1.15}, {0.25, 0}, {1, 1.15}, {-1, 1.15}, {-0.25, 0}});
        break;
    }
    return path;
}

} // namespace ui
