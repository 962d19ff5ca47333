#include "ui/views/gestureslider.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

namespace ui {

GestureSlider::GestureSlider(QWidget *parent) : QSlider(Qt::Horizontal, parent)
{
    setFocusPolicy(Qt::StrongFocus);
}

void GestureSlider::mousePressEvent(QMouseEvent *event)
{
    emit moveBegan();
    QSlider::mousePressEvent(event);
}

void GestureSlider::keyPressEvent(QKeyEvent *event)
{
    if (!event->isAutoRepeat() && !isSliderDown())
        emit moveBegan();
    QSlider::keyPressEvent(event);
}

void GestureSlider::wheelEvent(QWheelEvent *event)
{
    if (!hasFocus()) {
        event->ignore();
        return;
    }
    emit moveBegan();
    QSlider::wheelEvent(event);
}

} // namespace ui
