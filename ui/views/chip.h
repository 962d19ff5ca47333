#pragma once

#include "ui/figure/style.h"

#include <QRectF>
#include <QString>

class QPainter;

namespace ui {

/// Draws a sentence on a small ground of its own, above or below `anchor`, wherever in `area` there is room. Views draw
/// it, figures never do.
void paintChip(QPainter &painter, const QString &text, const QPointF &anchor, const QRectF &area, const Style &style);

} // namespace ui
