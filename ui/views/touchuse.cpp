#include "ui/views/touchuse.h"

#include "ui/views/windowstyle.h"

#include <QApplication>
#include <QPointerEvent>
#include <QPointingDevice>

namespace ui {

namespace {

bool isBy(const QEvent &event, QInputDevice::DeviceType type)
{
    return static_cast<const QPointerEvent &>(event).pointingDevice()->type() == type;
}

} // namespace

TouchUse::TouchUse(QObject *parent) : QObject(parent), m_isByFinger(WindowStyle::targetHeight() > 0)
{
    qApp->installEventFilter(this);
}

// Not before the touch is over, so that nothing grows away under the finger.
bool TouchUse::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::TouchEnd && isBy(*event, QInputDevice::DeviceType::TouchScreen))
        take(true);
    else if (event->type() == QEvent::MouseButtonRelease && isBy(*event, QInputDevice::DeviceType::Mouse))
        take(false);
    return QObject::eventFilter(watched, event);
}

void TouchUse::take(bool isByFinger)
{
    if (isByFinger == m_isByFinger || QApplication::activePopupWidget() != nullptr)
        return; // an open menu stays as it is
    m_isByFinger = isByFinger;
    QMetaObject::invokeMethod(this, &TouchUse::changed, Qt::QueuedConnection); // what is pressed is told first
}

} // namespace ui
