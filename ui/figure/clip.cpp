#include "ui/figure/clip.h"

#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numbers>
#include <vector>

namespace ui {

namespace {

// As cubic curves: QPainterPath::arcTo() is wrong by many pixels on a circle much larger than the panel.
void addArc(QPainterPath &path, const QPointF &centre, double radius, double from, double to)
{
    const auto along = [radius](double angle) { return radius * QPointF(std::cos(angle), -std::sin(angle)); };
    const auto across = [radius](double angle) { return radius * QPointF(-std::sin(angle), -std::cos(angle)); };
    const int pieces = std::max(1, static_cast<int>(std::ceil((to - from) / (std::numbers::pi / 4))));
    const double step = (to - from) / pieces;
    const double reach = 4.0 / 3 * std::tan(step / 4);
    path.moveTo(centre + along(from));
    for (int i = 0; i < pieces; ++i) {
        const double first = from + i * step;
        const double second = first + step;
        path.cubicTo(centre + along(first) + reach * across(first), centre + along(second) - reach * across(second),
                     centre + along(second));
    }
}

} // namespace

std::optional<QLineF> clipped(const QLineF &line, const QRectF &area)
{
    // Liang and Barsky, "A new concept and method for line clipping" (1984).
    double first = 0;
    double last = 1;
    const auto cut = [&](double towards, double room) {
        if (towards == 0)
            return room >= 0;
        const double at = room / towards;
        if (towards < 0)
            first = std::max(first, at);
        else
            last = std::min(last, at);
        return first <= last;
    };
    const bool visible = cut(-line.dx(), line.x1() - area.left()) && cut(line.dx(), area.right() - line.x1()) &&
                         cut(-line.dy(), line.y1() - area.top()) && cut(line.dy(), area.bottom() - line.y1());
    if (!visible)
        return std::nullopt;
    return QLineF(first == 0 ? line.p1() : line.pointAt(first), last == 1 ? line.p2() : line.pointAt(last));
}

QPolygonF clipped(const QPolygonF &polygon, const QRectF &area)
{
    // Sutherland and Hodgman, "Reentrant polygon clipping" (1974).
    const std::array<std::function<double(const QPointF &)>, 4> rooms{
        [&area](const QPointF &p) { return p.x() - area.left(); },
        [&area](const QPointF &p) { return area.right() - p.x(); },
        [&area](const QPointF &p) { return p.y() - area.top(); },
        [&area](const QPointF &p) { return area.bottom() - p.y(); }};
    QPolygonF result = polygon;
    for (const auto &room : rooms) {
        QPolygonF cut;
        for (qsizetype i = 0; i < result.size(); ++i) {
            const QPointF &from = result[i];
            const QPointF &to = result[(i + 1) % result.size()];
            if (room(from) >= 0)
                cut << from;
            if ((room(from) >= 0) != (room(to) >= 0))
                cut << from + room(from) / (room(from) - room(to)) * (to - from);
        }
        result = cut;
    }
    return result;
}

QPainterPath arcs(const QPointF &centre, double radius, double start, double span, const QRectF &area)
{
    constexpr double pi = std::numbers::pi;
    const double end = start + span;
    std::vector<double> cuts{start, end};
    const auto cut = [&](double angle) {
        const double turned = angle + std::ceil((start - angle) / (2 * pi)) * 2 * pi; // the first one from start on
        if (turned < end)
            cuts.push_back(turned);
    };
    for (const double x : {area.left(), area.right()})
        if (const double cosine = (x - centre.x()) / radius; std::abs(cosine) <= 1)
            for (const double sign : {1.0, -1.0})
                cut(sign * std::acos(cosine));
    for (const double y : {area.top(), area.bottom()})
        if (const double sine = (centre.y() - y) / radius; std::abs(sine) <= 1)
            for (const double angle : {std::asin(sine), pi - std::asin(sine)})
                cut(angle);
    std::sort(cuts.begin(), cuts.end());
    QPainterPath path;
    for (std::size_t i = 1; i < cuts.size(); ++i) {
        const double middle = (cuts[i - 1] + cuts[i]) / 2;
        if (area.contains(centre + radius * QPointF(std::cos(middle), -std::sin(middle))))
            addArc(path, centre, radius, cuts[i - 1], cuts[i]);
    }
    return path;
}

void paintShape(QPainter &painter, const QPainterPath &shape, const QRectF &area)
{
    if (area.contains(shape.boundingRect())) {
        painter.drawPath(shape);
    } else if (area.intersects(shape.boundingRect())) {
        QPainterPath inside;
        inside.addRect(area);
        painter.drawPath(shape.intersected(inside));
    }
}

// On a raster the toolkit hands to threads what blends 96 pieces of lines or more at once, and waits for them: longer
// than it takes. So it gets a band at a time; without smooth edges a line of a band is one piece.
void paintSheer(QPainter &painter, const QPainterPath &shape, const QRectF &area)
{
    if (painter.paintEngine()->type() != QPaintEngine::Raster) {
        paintShape(painter, shape, area);
        return;
    }
    constexpr int bandHeight = 64; // pixels of the device
    const QTransform toDevice = painter.deviceTransform();
    const QRect box = toDevice.mapRect(shape.boundingRect() & area).toAlignedRect();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int top = box.top(); top <= box.bottom(); top += bandHeight) {
        const QRectF band = QRect(box.left(), top, box.width(), bandHeight) & box;
        painter.save();
        painter.setClipRect(toDevice.inverted().mapRect(band), Qt::IntersectClip);
        painter.drawPath(shape);
        painter.restore();
    }
    painter.restore();
}

void paintLine(QPainter &painter, const QLineF &line, const QRectF &area)
{
    if (const auto part = clipped(line, area))
        painter.drawLine(*part);
}

} // namespace ui
