#pragma once

#include "core/scene.h"
#include "ui/figure/labels.h"
#include "ui/figure/style.h"
#include "ui/figure/viewport.h"

#include <optional>
#include <vector>

class QPainter;

namespace ui {

// What the dot product of the query and one key measures. `token` is that of the key.

/// The angle between the query and the key in degrees, 0 to 180; nothing if one of them is zero.
std::optional<double> angle(const core::Scene &scene, int token);

/// Draws the arc of the angle and the projection of the key on the query's line.
void paintAngle(QPainter &painter, const core::Scene &scene, int token, const Viewport &viewport, const Style &style);

/// "θ = 90°", beside the arc.
Label angleLabel(const core::Scene &scene, int token, const Viewport &viewport, const Style &style);

/// "q·k₂ = ‖q‖ ‖k₂‖ cos θ = 1.00 × 1.00 × 0.00 = 0.00" on one line, or on two where `width` does not hold it, and
/// smaller where that is not enough.
std::vector<Formula> productFormula(const core::Scene &scene, int token, double width, const Style &style);

} // namespace ui
