#include "ui/figure/viewport.h"

#include <algorithm>

namespace ui {

namespace {

// A pixel is at most 100 units, so that the largest scene fits, and at least 1e-9 units, so that ticks stay exact.
constexpr double smallestScale = 1e-5;
constexpr double largestScale = 1e9;

double shorterSide(const QSizeF &size)
{
    return std::max(1.0, std::min(size.width(), size.height()));
}

} // namespace

Viewport::Viewport(const QSizeF &size, const core::Point &centre, double scale)
    : m_size(size.expandedTo(QSizeF(1, 1))),
      m_centre(centre.cwiseMax(-2 * core::largestCoordinate).cwiseMin(2 * core::largestCoordinate)),
      m_scale(std::clamp(scale, smallestScale, largestScale))
{
}

Viewport::Viewport(const QSizeF &size, const Region &region)
    : Viewport(size, region.centre, shorterSide(size) / region.side)
{
}

Region Viewport::region() const
{
    return {m_centre, shorterSide(m_size) / m_scale};
}

Viewport Viewport::fitted(const QSizeF &size, std::span<const core::Point> points, const QSizeF &margin)
{
    const double usualScale = shorterSide(size) / 4;
    if (points.empty())
        return {size, {0, 0}, usualScale};
    core::Point low = points.front();
    core::Point high = points.front();
    for (const core::Point &point : points) {
        low = low.cwiseMin(point);
        high = high.cwiseMax(point);
    }
    const QSizeF room = (size - 2 * margin).expandedTo(QSizeF(1, 1));
    const core::Point extent = high - low;
    const double scale = std::min(room.width() / extent.x(), room.height() / extent.y());
    return {size, (low + high) / 2, extent.isZero(0) ? usualScale : scale};
}

QPointF Viewport::toPixel(const core::Point &point) const
{
    return {m_size.width() / 2 + (point.x() - m_centre.x()) * m_scale,
            m_size.height() / 2 - (point.y() - m_centre.y()) * m_scale};
}

core::Point Viewport::toPlane(const QPointF &pixel) const
{
    return {m_centre.x() + (pixel.x() - m_size.width() / 2) / m_scale,
            m_centre.y() - (pixel.y() - m_size.height() / 2) / m_scale};
}

Viewport Viewport::resized(const QSizeF &size) const
{
    return {size, m_centre, m_scale * shorterSide(size) / shorterSide(m_size)};
}

Viewport Viewport::zoomed(double factor, const QPointF &pixel) const
{
    Viewport result(m_size, m_centre, m_scale * factor);
    const core::Point drift = toPlane(pixel) - result.toPlane(pixel);
    return {m_size, m_centre + drift, result.m_scale};
}

Viewport Viewport::panned(const QPointF &pixels) const
{
    return {m_size, m_centre + core::Point(-pixels.x(), pixels.y()) / m_scale, m_scale};
}

} // namespace ui
