#pragma once

#include "ui/figure/formula.h"
#include "ui/figure/style.h"

#include <QPointF>
#include <QRectF>

#include <span>
#include <vector>

class QPainter;

namespace ui {

/// Lines of text that belong beside a point.
struct Label {
    std::vector<Formula> lines;
    QPointF anchor;       ///< pixels
    QPointF direction;    ///< where the label would like to stand, seen from the anchor; any length
    double clearance = 0; ///< distance between the anchor and the nearest edge of the label
    QColor colour;
};

/// Draws the labels inside `panel` so that none covers another or one of the `obstacles`, nor, where that can be had,
/// one of `ticks`. Earlier labels choose first, and one that finds no free place is left out. A label moves steadily
/// with its anchor as long as nothing is in its way.
void paintLabels(QPainter &painter, const std::vector<Label> &labels, std::vector<QRectF> obstacles,
                 const std::vector<QRectF> &ticks, const QRectF &panel);

/// The squares around `centres`, as obstacles.
std::vector<QRectF> discs(std::span<const QPointF> centres, double radius);

} // namespace ui
