#pragma once

#include "core/scene.h"
#include "ui/figure/formula.h"
#include "ui/figure/style.h"
#include "ui/figure/viewport.h"

#include <QLineF>
#include <QRectF>

#include <span>
#include <vector>

class QPainter;

namespace ui {

/// The queries for which one weight is e^exponent times another and these two are the largest of all, in pixels.
struct FieldLine {
    QLineF line;
    int larger;   ///< token
    int smaller;  ///< token
    int exponent; ///< 0 for the border between two winners
};

/// Those that the style's overlays want: the borders, and lines for whole exponents so far apart that they can be told
/// from each other.
std::vector<FieldLine> fieldLines(const core::Scene &scene, const Viewport &viewport, const Style &style);

void paintFieldLines(QPainter &painter, const std::vector<FieldLine> &lines, const QRectF &panel, const Style &style);

/// What a line stands for, in the middle of it.
struct FieldLineLabel {
    Formula formula;
    QRectF box;
};

/// A label for each line on which there is room for one, clear of the boxes in `covered` and of `arrows`; none unless
/// the ratio lines are shown.
std::vector<FieldLineLabel> fieldLineLabels(const std::vector<FieldLine> &lines, std::vector<QRectF> covered,
                                            std::span<const QLineF> arrows, const QRectF &panel, const Style &style);

void paintFieldLineLabels(QPainter &painter, const std::vector<FieldLineLabel> &labels, const Style &style);

} // namespace ui
