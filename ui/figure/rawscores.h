#pragma once

#include "core/attention.h"
#include "ui/figure/labels.h"
#include "ui/figure/style.h"
#include "ui/figure/viewport.h"

#include <QLineF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace ui {

/// An output that another normaliser than softmax would give; nowhere where it divides by 0.
struct Ghost {
    QString symbol;
    std::optional<core::Point> place;
    QString note; ///< formula below the coordinates
};

/// Those that the style's overlays want: Σ s_j v_j, the same divided by Σ s_j, and Σ |s_j| v_j / Σ |s_j|.
std::vector<Ghost> ghosts(const core::Scene &scene, const core::Attention &attention, const Style &style);

/// Empty rings where the ghosts are inside the panel, and notes at its foot about the others.
void paintGhosts(QPainter &painter, const std::vector<Ghost> &ghosts, const Viewport &viewport, const Style &style);

/// Adds the labels of those inside, and what of the panel they take.
void addGhosts(LabelSet *set, const std::vector<Ghost> &ghosts, const Viewport &viewport, const Style &style);

/// The queries whose scores add up to 0, in pixels, as far as the panel shows them; nothing if it shows none, or where
/// the sum is the same for every query.
std::optional<QLineF> zeroSumLine(const core::Scene &scene, const Viewport &viewport);

void paintZeroSumLine(QPainter &painter, const QLineF &line, const Style &style);

/// Beside the far end of the line.
Label zeroSumLabel(const QLineF &line, const Style &style);

} // namespace ui
