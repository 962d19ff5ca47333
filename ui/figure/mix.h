#pragma once

#include "core/attention.h"
#include "ui/figure/labels.h"
#include "ui/figure/style.h"
#include "ui/figure/viewport.h"

class QPainter;

namespace ui {

/// The labels of the values, the output and the hull; none without tokens.
LabelSet mixLabels(const core::Scene &scene, const core::Attention &attention, const Viewport &viewport,
                   const Style &style);

/// Draws the plane of the values: their hull, links as thick as the weights, the output in the mixed colour.
void paintMix(QPainter &painter, const core::Scene &scene, const core::Attention &attention, const Viewport &viewport,
              const Style &style);

} // namespace ui
