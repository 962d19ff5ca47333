#include "ui/views/chip.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

// Of a view, so that what the chip is about stays in sight.
constexpr double widestShare = 0.7;

QRectF placed(QRectF box, const QPointF &anchor, double distance, const QRectF &area)
{
    box.moveCenter(anchor);
    box.moveBottom(anchor.y() - distance);
    if (box.top() < area.top())
        box.moveTop(anchor.y() + distance);
    box.moveLeft(std::max(area.left(), std::min(box.left(), area.right() - box.width())));
    box.moveTop(std::max(area.top(), std::min(box.top(), area.bottom() - box.height())));
    return box;
}

} // namespace

void paintChip(QPainter &painter, const QString &text, const QPointF &anchor, const QRectF &area, const Style &style)
{
    const double padding = 0.5 * style.textSize;
    constexpr int flags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(textFont(style.textSize));
    const QRectF room(0, 0, widestShare * area.width() - 2 * padding, area.height());
    const QSizeF words = painter.boundingRect(room, flags, text).size();
    const QRectF ground({0, 0}, words + 2 * QSizeF(1.6 * padding, padding));
    const QRectF box = placed(ground, anchor, 3 * style.handle, area.adjusted(4, 4, -4, -4));
    painter.setPen(QPen(style.accent, style.line));
    painter.setBrush(style.paper);
    painter.drawRoundedRect(box, padding, padding);
    painter.setPen(style.ink);
    painter.drawText(box.adjusted(1.6 * padding, padding, -1.6 * padding, -padding), flags, text);
    painter.restore();
}

} // namespace ui
