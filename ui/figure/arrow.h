#pragma once

#include <QLineF>
#include <QPen>
#include <QRectF>

class QPainter;

namespace ui {

/// Draws the part inside `area` of an arrow whose tip is the line's end. One without length is left out.
void paintArrow(QPainter &painter, const QLineF &arrow, const QPen &pen, const QRectF &area);

} // namespace ui
