#pragma once

#include "core/attention.h"
#include "ui/figure/field.h"
#include "ui/figure/labels.h"
#include "ui/figure/style.h"
#include "ui/figure/viewport.h"

class QPainter;

namespace ui {

/// The labels of the vectors, and of the angle of token `measured`, if not -1.
LabelSet matchLabels(const core::Scene &scene, const core::Attention &attention, const Viewport &viewport,
                     const Style &style, int measured);

/// Draws the plane of the query and the keys: arrows, names, scores; and of the key of token `measured`, if not -1,
/// what its dot product measures: angle and projection. `field` is the picture of the field that is shown; without one
/// it is made as fine as the painter's device can show.
void paintMatch(QPainter &painter, const core::Scene &scene, const core::Attention &attention, const Viewport &viewport,
                const Style &style, int measured = -1, const FieldPicture *field = nullptr);

} // namespace ui
