#include "ui/views/curtain.h"

#include <QApplication>
#include <QCursor>
#include <QKeyEvent>
#include <QPainter>
#include <QRadialGradient>

#include <algorithm>

namespace ui {

namespace {

constexpr double lightRadius = 0.16; // of the smaller side
constexpr double edge = 0.85;        // of the radius: from there on it grows dark
constexpr int dimness = 170;         // of 255

} // namespace

Curtain::Curtain(QWidget *window) : QWidget(window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    m_following.setInterval(16);
    connect(&m_following, &QTimer::timeout, this, qOverload<>(&QWidget::update));
    window->installEventFilter(this);
}

void Curtain::draw(State state)
{
    if (state == m_state)
        return;
    m_state = state;
    setVisible(isDrawn());
    setGeometry(parentWidget()->rect());
    raise();
    update();
    if (state == State::Light) {
        m_following.start();
        qApp->installEventFilter(this); // the key may be let go anywhere
    } else {
        m_following.stop();
        qApp->removeEventFilter(this);
    }
}

bool Curtain::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    if (m_state != State::Light)
        return false;
    const auto isLetGo = [event] {
        const auto *key = static_cast<QKeyEvent *>(event);
        return key->key() == Qt::Key_S && !key->isAutoRepeat();
    };
    if (event->type() == QEvent::WindowDeactivate || (event->type() == QEvent::KeyRelease && isLetGo()))
        open();
    return false;
}

void Curtain::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (m_state == State::Dark) {
        painter.fillRect(rect(), Qt::black);
        return;
    }
    QRadialGradient light(mapFromGlobal(QCursor::pos()), lightRadius * std::min(width(), height()));
    light.setColorAt(0, QColor(0, 0, 0, 0));
    light.setColorAt(edge, QColor(0, 0, 0, 0));
    light.setColorAt(1, QColor(0, 0, 0, dimness));
    painter.fillRect(rect(), light);
}

} // namespace ui
