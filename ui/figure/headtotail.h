#pragma once

#include "core/attention.h"
#include "ui/figure/labels.h"
#include "ui/figure/style.h"
#include "ui/figure/viewport.h"

#include <vector>

class QPainter;

namespace ui {

/// The share a_j v_j of the output, laid from the tip of the share before it.
struct LaidShare {
    int token;
    core::Point from;
    core::Point to;
};

/// The shares that are laid so far, the last perhaps not to its end. Once all are, they lead from the origin to the
/// output.
std::vector<LaidShare> laidShares(const core::Scene &scene, const core::Attention &attention, const Style &style);

/// Draws the shares as arrows in their tokens' colours.
void paintHeadToTail(QPainter &painter, const core::Scene &scene, const core::Attention &attention,
                     const Viewport &viewport, const Style &style);

/// Adds the names of the shares, and what of the panel they take.
void addHeadToTail(LabelSet *set, const core::Scene &scene, const core::Attention &attention, const Viewport &viewport,
                   const Style &style);

} // namespace ui
