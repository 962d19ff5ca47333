#pragma once

#include "core/scene.h"
#include "ui/figure/style.h"
#include "ui/figure/viewport.h"

#include <QPainterPath>
#include <QRectF>

#include <optional>
#include <span>
#include <vector>

class QPainter;

namespace ui {

/// The two planes: of the query and the keys, and of the values and the output.
enum class Plane { Match, Mix };

/// The handles of a plane in the order of the keyboard.
std::vector<core::Handle> handles(Plane plane, const core::Scene &scene);

/// Where a press can mean `handle`: 44 pixels across its tip, the least that a finger hits.
QRectF grabArea(core::Handle handle, const core::Scene &scene, const Viewport &viewport);

/// The handles that a press at `pixel` can mean, best first: those within the grab area, as far as they are as good as
/// equally near; of these the selected one comes first.
std::vector<core::Handle> handlesAt(Plane plane, const core::Scene &scene, const Viewport &viewport,
                                    const QPointF &pixel, std::optional<core::Handle> selected);

/// The viewport that shows all of a plane's vectors, the origin, and the unit circle beside the keys.
Viewport fittedViewport(Plane plane, const core::Scene &scene, const QSizeF &size, const Style &style);

/// A labelled tick of an axis, kept inside the panel where the axis is outside it.
struct Tick {
    QString text;
    QRectF box; ///< of the text, in pixels
};

/// Distance between labelled ticks: 1, 2 or 5 times a power of ten, with room for the labels at this zoom.
double tickStep(const Viewport &viewport, const Style &style);

std::vector<Tick> ticks(const Viewport &viewport, const Style &style);

/// Where ticks are labelled; nowhere if the style hides them.
std::vector<QRectF> tickBoxes(const Viewport &viewport, const Style &style);

/// Draws grid, axes and ticks, without the ticks' labels that something in `covered` would cover.
void paintGround(QPainter &painter, const Viewport &viewport, const Style &style, std::span<const QRectF> covered);

/// The outline of a marker as large as a disc of `radius`.
QPainterPath markerPath(Marker marker, const QPointF &centre, double radius);

} // namespace ui
