#include "ui/views/presenting.h"

#include "ui/views/curtain.h"
#include "ui/views/viewkeys.h"

#include <QAction>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenuBar>
#include <QScreen>
#include <QStatusBar>
#include <QToolBar>

#include <algorithm>

namespace ui {

namespace {

constexpr double usualHeight = 800; // of a projector's picture, in pixels

} // namespace

Presenting::Presenting(QMainWindow *window)
    : QObject(window), m_window(window), m_action(new QAction(tr("P&resent"), this)), m_curtain(new Curtain(window))
{
    m_action->setCheckable(true);
    m_action->setShortcuts({QKeySequence(Qt::Key_F5), QKeySequence(Qt::SHIFT | Qt::Key_F5)}); // as clickers send them
    m_action->setStatusTip(tr("Fill the screen, everything larger and without menus; Escape comes back."));
    window->addAction(m_action); // the menu bar is gone while it is on
    connect(m_action, &QAction::toggled, this, &Presenting::setOn);
}

bool Presenting::isOn() const
{
    return m_action->isChecked();
}

int Presenting::screenHeight() const
{
    return m_window->screen()->size().height();
}

double Presenting::enlargementAt(int height)
{
    return 1.6 * std::max(1.0, height / usualHeight);
}

double Presenting::leastTextAt(int height)
{
    return 20 * height / usualHeight;
}

double Presenting::enlargement() const
{
    return isOn() ? enlargementAt(screenHeight()) : 1;
}

double Presenting::leastText() const
{
    return isOn() ? leastTextAt(screenHeight()) : 0;
}

void Presenting::setOn(bool isOn)
{
    if (isOn)
        emit beginning();
    m_curtain->open();
    m_window->menuBar()->setVisible(!isOn);
    m_window->statusBar()->setVisible(!isOn);
    for (QToolBar *bar : m_window->findChildren<QToolBar *>())
        bar->setVisible(!isOn);
    if (isOn) {
        m_window->showFullScreen();
        emit begun();
    } else {
        m_window->showNormal();
        emit ended();
    }
}

bool Presenting::takeKey(const QKeyEvent &event)
{
    const auto deed = isOn() ? deedOf(KeyPlace::Presenting, event) : std::nullopt;
    if (!deed)
        return false;
    if (deed == KeyDeed::LightPointer && !event.isAutoRepeat())
        m_curtain->lightPointer();
    else if (deed != KeyDeed::LightPointer && m_curtain->isDrawn())
        m_curtain->open();
    else if (deed == KeyDeed::Darken)
        m_curtain->darken();
    else if (deed == KeyDeed::Leave)
        m_action->setChecked(false);
    return true;
}

} // namespace ui
