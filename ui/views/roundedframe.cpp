#include "ui/views/roundedframe.h"

#include <QPainter>

namespace ui {

RoundedFrame::RoundedFrame(double radius, QPalette::ColorRole ground, QPalette::ColorRole line, QWidget *parent)
    : QFrame(parent), m_radius(radius), m_ground(ground), m_line(line)
{
}

void RoundedFrame::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette().color(m_line));
    painter.setBrush(palette().brush(m_ground));
    painter.drawRoundedRect(QRectF(contentsRect()).adjusted(0.5, 0.5, -0.5, -0.5), m_radius, m_radius);
}

} // namespace ui
