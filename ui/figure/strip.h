#pragma once

#include "core/attention.h"
#include "ui/figure/style.h"
#include "ui/figure/viewport.h"

#include <optional>
#include <span>
#include <vector>

class QPainter;

namespace ui {

/// A panel of the figure, in the order of the computation.
enum class Part { Match, Softmax, Mix };

/// What of the planes a figure shows; where nothing is said, everything.
struct Views {
    std::optional<Viewport> match;
    std::optional<Viewport> mix;
    int measured = -1; ///< the token whose key's angle and projection are shown
};

/// Draws `parts` side by side, laid out for `size`, on no ground: the caller fills it.
void paintStrip(QPainter &painter, std::span<const Part> parts, const core::Scene &scene,
                const core::Attention &attention, const QSizeF &size, const Style &style, const Views &views = {});

/// The size of a figure of `count` parts for which none was asked, in layout pixels.
QSizeF usualSize(std::size_t count);

} // namespace ui
