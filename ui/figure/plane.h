#pragma once

#include "core/scene.h"
#include "ui/figure/style.h"
#include "ui/figure/viewport.h"

#include <QLineF>
#include <QPainterPath>

#include <optional>
#include <vector>

class QPainter;

namespace ui {

/// The two planes: of the query and the keys, and of the values and the output.
enum class Plane { Match, Mix };

/// The handles of a plane in the order of the keyboard.
std::vector<core::Handle> handles(Plane plane, const core::Scene &scene);

/// Smallest distance in pixels at which a handle is grabbed.
inline constexpr double grabRadius = 22;

/// The handles whose grab areas hold `pixel`: the selected one first, then the nearest first.
std::vector<core::Handle> handlesAt(Plane plane, const core::Scene &scene, const Viewport &viewport,
                                    const QPointF &pixel, std::optional<core::Handle> selected);

/// The viewport that shows all of a plane's vectors, the origin, and the unit circle beside the keys.
Viewport fittedViewport(Plane plane, const core::Scene &scene, const QSizeF &size, const Style &style);

/// Distance between labelled ticks: 1, 2 or 5 times a power of ten, with room for the labels at this zoom.
double tickStep(const Viewport &viewport, const Style &style);

/// Ground, grid, axes and ticks.
void paintGround(QPainter &painter, const Viewport &viewport, const Style &style);

/// A marker of `radius` around `centre`.
QPainterPath markerPath(Marker marker, const QPointF &centre, double radius);

/// The part of the line from `a` to `b` inside `area`: SVG and PDF get no clipping.
std::optional<QLineF> clipped(const QLineF &line, const QRectF &area);

} // namespace ui
