#pragma once

#include "core/attention.h"
#include "ui/figure/labels.h"
#include "ui/figure/style.h"
#include "ui/figure/viewport.h"

class QPainter;

namespace ui {

// The ways of the output while the query goes round its circle, or along its ray.

/// In the plane of the query: the circle about the origin that it is on.
void paintQueryCircle(QPainter &painter, const core::Scene &scene, const Viewport &viewport, const Style &style);

/// In the plane of the values: the output's curve once round that circle, in the colours of the outputs on it.
void paintOrbit(QPainter &painter, const core::Scene &scene, const Viewport &viewport, const Style &style);

/// Keeps labels off that curve.
void addOrbit(LabelSet *set, const core::Scene &scene, const Viewport &viewport);

/// In the plane of the values: the output's curve from the centroid of the values, where the query is 0, to its limit;
/// thicker as far as the query has come.
void paintRay(QPainter &painter, const core::Scene &scene, const Viewport &viewport, const Style &style);

/// Adds the names of that curve's ends.
void addRay(LabelSet *set, const core::Scene &scene, const Viewport &viewport, const Style &style);

/// The ring that the output shall come into, if there is one.
void paintTarget(QPainter &painter, const Viewport &viewport, const Style &style);

} // namespace ui
