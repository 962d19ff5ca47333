#include "ui/figure/arrow.h"

#include "ui/figure/clip.h"

#include <QPainter>

#include <algorithm>

namespace ui {

void paintArrow(QPainter &painter, const QLineF &arrow, const QPen &pen, const QRectF &area)
{
    const double head = 1.5 * pen.widthF() + 7;
    const double length = arrow.length();
    if (length == 0)
        return;
    const QPointF along = (arrow.p2() - arrow.p1()) / length;
    const QPointF across(-along.y(), along.x());
    const double shown = std::min(head, length);
    const QPointF neck = arrow.p2() - shown * along;
    painter.setPen(pen);
    paintLine(painter, QLineF(arrow.p1(), neck), area);
    painter.setPen(Qt::NoPen);
    painter.setBrush(pen.color());
    painter.drawPolygon(clipped(QPolygonF{arrow.p2(), neck + shown / 2 * across, neck - shown / 2 * across}, area));
}

} // namespace ui
