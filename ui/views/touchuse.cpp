#include "ui/views/touchuse.h"

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

TouchUse::TouchUse(QObject *parent) : QObject(parent)
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

QString touchStyleSheet()
{
    return QStringLiteral(R"(
        QMenuBar::item { padding: 15px 12px; }
        QMenu::item { padding: 15px 28px 15px 26px; }
        QToolBar { padding-top: 4px; padding-bottom: 2px; }
        QToolBar QToolButton { min-height: 32px; }
        QPushButton, QToolButton, QComboBox, QLineEdit, QAbstractSpinBox { min-height: 38px; }
        QCheckBox, QSlider { min-height: 44px; }
        ui--LessonView QPushButton { min-height: 32px; }
        ui--LessonView QToolButton { min-height: 36px; }
        ui--WorkingTable QComboBox, ui--WorkingTable QLineEdit { min-height: 0; }
        ui--StepDots { min-height: 44px; }
    )");
}

} // namespace ui
