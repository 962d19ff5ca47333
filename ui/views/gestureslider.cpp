#include "ui/views/gestureslider.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPointingDevice>
#include <QStyleOptionSlider>
#include <QWheelEvent>

namespace ui {

GestureSlider::GestureSlider(QWidget *parent) : QSlider(Qt::Horizontal, parent)
{
    setFocusPolicy(Qt::StrongFocus);
}

void GestureSlider::mousePressEvent(QMouseEvent *event)
{
    emit moveBegan();
    if (event->pointingDevice()->type() == QInputDevice::DeviceType::TouchScreen)
        pressByFinger(*event);
    else
        QSlider::mousePressEvent(event);
}

void GestureSlider::pressByFinger(const QMouseEvent &event)
{
    QStyleOptionSlider option;
    initStyleOption(&option);
    const QRect handle = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
    const QPointF place(event.position().x(), handle.center().y());
    if (place.x() < handle.left() || place.x() > handle.right())
        setValue(QStyle::sliderValueFromPosition(minimum(), maximum(), qRound(place.x()) - handle.width() / 2,
                                                 width() - handle.width(), option.upsideDown));
    QMouseEvent press(QEvent::MouseButtonPress, place, event.globalPosition(), event.button(), event.buttons(),
                      event.modifiers(), event.pointingDevice());
    QSlider::mousePressEvent(&press);
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
