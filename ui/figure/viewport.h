#pragma once

#include "core/scene.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <span>

namespace ui {

/// The part of a plane that a panel shows, whatever its size.
struct Region {
    core::Point centre{0, 0};
    double side = 4; ///< what the shorter side of the panel shows, in units

    friend bool operator==(const Region &, const Region &) = default;
};

/// Plane <-> pixels: the part of the plane that a panel shows, the same scale on both axes, y upwards.
class Viewport {
public:
    Viewport() = default;
    /// A panel of `size` pixels with `centre` in its middle and `scale` pixels a unit, brought within the limits.
    Viewport(const QSizeF &size, const core::Point &centre, double scale);

    /// Shows all of `points` with at least `margin` free on the left and right, and above and below.
    static Viewport fitted(const QSizeF &size, std::span<const core::Point> points, const QSizeF &margin);

    /// A panel of `size` pixels that shows `region`.
    Viewport(const QSizeF &size, const Region &region);

    Region region() const;
    QSizeF size() const { return m_size; }
    QRectF rect() const { return {QPointF(0, 0), m_size}; }
    double scale() const { return m_scale; }

    QPointF toPixel(const core::Point &point) const;
    core::Point toPlane(const QPointF &pixel) const;

    /// The same plane point in the middle and the same extent along the shorter side.
    Viewport resized(const QSizeF &size) const;
    /// `factor` > 1 magnifies; the plane point under `pixel` stays there.
    Viewport zoomed(double factor, const QPointF &pixel) const;
    Viewport panned(const QPointF &pixels) const;

    friend bool operator==(const Viewport &, const Viewport &) = default;

private:
    QSizeF m_size{1, 1};
    core::Point m_centre{0, 0};
    double m_scale = 1;
};

} // namespace ui
