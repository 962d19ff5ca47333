#pragma once

#include <QLineF>
#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>

#include <optional>

class QPainter;

namespace ui {

// Shapes are cut before they are drawn, as SVG ignores a clip and painters lose precision far outside.

/// The part of `line` inside `area`.
std::optional<QLineF> clipped(const QLineF &line, const QRectF &area);

/// The part of a convex polygon inside `area`.
QPolygonF clipped(const QPolygonF &polygon, const QRectF &area);

/// The arcs inside `area` of the circle's part from angle `start` on over `span`, counter-clockwise, in radians.
QPainterPath arcs(const QPointF &centre, double radius, double start, double span, const QRectF &area);

/// Draws the part of a shape of ordinary size that is inside `area`.
void paintShape(QPainter &painter, const QPainterPath &shape, const QRectF &area);

/// Fills the part of a shape inside `area` with a brush that is seen through; its edges are not smooth on a screen.
void paintSheer(QPainter &painter, const QPainterPath &shape, const QRectF &area);

/// Draws what `clipped` leaves of the line.
void paintLine(QPainter &painter, const QLineF &line, const QRectF &area);

} // namespace ui
