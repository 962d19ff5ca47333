#pragma once

#include "core/attention.h"
#include "ui/figure/style.h"
#include "ui/figure/viewport.h"

class QPainter;

namespace ui {

/// Draws the plane of the query and the keys: arrows, names, scores.
void paintMatch(QPainter &painter, const core::Scene &scene, const core::Attention &attention, const Viewport &viewport,
                const Style &style);

/// Draws what the dot product of the query and one key measures: the angle between them, the projection of the key on
/// the query's line, and the product in numbers.
void paintAngle(QPainter &painter, const core::Scene &scene, int token, const Viewport &viewport, const Style &style);

} // namespace ui
