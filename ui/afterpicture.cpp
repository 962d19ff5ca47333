#include "ui/afterpicture.h"

#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <utility>

namespace ui {

AfterPicture::AfterPicture(QWidget *window, std::function<void()> work) : QObject(window), m_work(std::move(work))
{
    window->installEventFilter(this);
}

bool AfterPicture::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint) {
        watched->removeEventFilter(this);
        QTimer::singleShot(0, this, [this] { // the picture is sent before
            m_work();
            deleteLater();
        });
    }
    return QObject::eventFilter(watched, event);
}

} // namespace ui
