#pragma once

#include "core/attention.h"
#include "ui/figure/style.h"
#include "ui/figure/viewport.h"
#include "ui/figure/working.h"

#include <optional>
#include <span>

class QPainter;

namespace ui {

/// A part of the figure, in the order of the computation. Panels stand side by side, or one above the other in an
/// upright figure, the working and the formulas beneath them.
enum class Part { Match, Softmax, Mix, Working, Formula };

/// What of the panels a figure shows; where nothing is said, everything.
struct Views {
    std::optional<Region> match;
    std::optional<Region> mix;
    int measured = -1; ///< the token whose key's angle and projection are shown
    WorkingOptions working{};

    friend bool operator==(const Views &, const Views &) = default;
};

/// Draws `parts`, those beneath the panels across the whole width, laid out for `size`, on no ground: the caller fills
/// it.
void paintStrip(QPainter &painter, std::span<const Part> parts, const core::Scene &scene,
                const core::Attention &attention, const QSizeF &size, const Style &style, const Views &views = {});

/// The size of a figure of `parts` for which none was asked, in layout pixels.
QSizeF usualSize(std::span<const Part> parts, int tokens, const Style &style);

} // namespace ui
