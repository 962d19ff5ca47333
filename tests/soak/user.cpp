#include "tests/soak/user.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QMenu>
#include <QPointingDevice>
#include <QTest>
#include <QWheelEvent>
#include <QWindow>

#include <algorithm>
#include <array>
#include <string_view>

namespace {

constexpr std::array modifiers{Qt::KeyboardModifiers(Qt::NoModifier), Qt::KeyboardModifiers(Qt::ShiftModifier),
                               Qt::KeyboardModifiers(Qt::ControlModifier), Qt::KeyboardModifiers(Qt::AltModifier),
                               Qt::KeyboardModifiers(Qt::ControlModifier | Qt::ShiftModifier)};

QString text(const QPoint &place)
{
    return QStringLiteral("%1,%2").arg(place.x()).arg(place.y());
}

// True for what would end the run.
bool ends(const QKeySequence &keys)
{
    return keys == QKeySequence(QKeySequence::Quit) || keys == QKeySequence(QKeySequence::Close) ||
           keys == QKeySequence(Qt::ALT | Qt::Key_F4);
}

bool ends(const QAction &action)
{
    const QList<QKeySequence> shortcuts = action.shortcuts();
    return std::any_of(shortcuts.begin(), shortcuts.end(), [](const QKeySequence &keys) { return ends(keys); });
}

// What can be chosen in the window now: in menus, tool bars and by shortcuts.
QList<QAction *> choices(const QWidget &window)
{
    QList<QAction *> result;
    for (QAction *action : window.findChildren<QAction *>())
        if (action->isEnabled() && action->menu() == nullptr && !action->isSeparator() && !ends(*action))
            result.append(action);
    return result;
}

} // namespace

User::User(Dice &dice, Journal &journal, const QString &folder)
    : m_dice(dice), m_journal(journal), m_folder(folder), m_screen(QTest::createTouchDevice())
{
}

User::~User() = default;

void User::act(QWidget &window)
{
    struct Kind {
        int weight;
        void (User::*act)(QWidget &);
    };
    static constexpr std::array kinds{
        Kind{500, &User::useMouse},   Kind{60, &User::turnWheel}, Kind{150, &User::press}, Kind{50, &User::type},
        Kind{50, &User::useShortcut}, Kind{70, &User::touch},     Kind{80, &User::choose}, Kind{4, &User::resize},
        Kind{30, &User::undoOrRedo},  Kind{4, &User::loseFocus},  Kind{2, &User::openFile}};
    m_answers = 0;
    int ticket = m_dice.below(1000);
    for (const Kind &kind : kinds) {
        ticket -= kind.weight;
        if (ticket < 0)
            return (this->*kind.act)(window);
    }
}

// Mostly not far from where the pointer was.
QPoint User::place(const QWidget &window)
{
    const QPoint near = m_pointer + QPoint(m_dice.below(61) - 30, m_dice.below(61) - 30);
    const bool isNear = !m_dice.oneIn(3) && window.rect().contains(near);
    return m_pointer = isNear ? near : m_dice.within(window.size());
}

void User::useMouse(QWidget &window)
{
    QWindow *target = window.windowHandle();
    const QPoint at = place(window);
    const auto keys = m_dice.oneIn(4) ? m_dice.of(modifiers) : Qt::KeyboardModifiers(Qt::NoModifier);
    const int choice = m_dice.below(12);
    if (choice == 0) {
        m_journal.note("double-click", text(at));
        QTest::mouseDClick(target, Qt::LeftButton, keys, at);
    } else if (choice == 1) {
        m_journal.note("right-click", text(at));
        QTest::mouseClick(target, Qt::RightButton, keys, at);
    } else if (m_held == Qt::NoButton && choice < 5) {
        m_held = m_dice.oneIn(8) ? Qt::MiddleButton : Qt::LeftButton;
        m_journal.note("press", text(at));
        QTest::mousePress(target, m_held, keys, at);
    } else if (m_held != Qt::NoButton && choice < 4) {
        m_journal.note("release", text(at));
        QTest::mouseRelease(target, std::exchange(m_held, Qt::NoButton), keys, at);
    } else {
        m_journal.note("move", text(at));
        QTest::mouseMove(target, at);
    }
}

void User::turnWheel(QWidget &window)
{
    const QPoint at = place(window);
    QWidget *target = window.childAt(at);
    if (target == nullptr)
        return;
    static constexpr std::array angles{120, -120, 0, 8, -8, 1200, -1200};
    const QPoint angle(m_dice.oneIn(5) ? m_dice.of(angles) : 0, m_dice.of(angles));
    m_journal.note("wheel", text(at) + u' ' + text(angle));
    QWheelEvent event(target->mapFrom(&window, at), window.mapToGlobal(at), m_dice.oneIn(3) ? angle / 8 : QPoint(),
                      angle, Qt::NoButton, m_dice.of(modifiers), Qt::NoScrollPhase, false);
    QApplication::sendEvent(target, &event);
}

void User::press(QWidget &window)
{
    static constexpr std::array keys{
        Qt::Key_Left,         Qt::Key_Right,  Qt::Key_Up,     Qt::Key_Down, Qt::Key_Tab,       Qt::Key_Backtab,
        Qt::Key_Escape,       Qt::Key_Return, Qt::Key_Space,  Qt::Key_Home, Qt::Key_End,       Qt::Key_PageDown,
        Qt::Key_PageUp,       Qt::Key_Insert, Qt::Key_Delete, Qt::Key_F2,   Qt::Key_Backspace, Qt::Key_BracketLeft,
        Qt::Key_BracketRight, Qt::Key_Minus,  Qt::Key_Equal,  Qt::Key_F5,   Qt::Key_Menu,      Qt::Key_F10};
    const Qt::Key key = m_dice.of(keys);
    const auto with = m_dice.oneIn(3) ? m_dice.of(modifiers) : Qt::KeyboardModifiers(Qt::NoModifier);
    m_journal.note("key", QKeySequence(key | with).toString());
    QTest::keyClick(window.windowHandle(), key, with);
}

void User::type(QWidget &window)
{
    static constexpr std::string_view typed = "0123456789.,-+eEabcfhlnoqrstwz[]=? ";
    const char sign = m_dice.of(typed);
    m_journal.note("type", QString(QLatin1Char(sign)));
    QTest::keyClick(window.windowHandle(), sign);
}

void User::useShortcut(QWidget &window)
{
    QList<QKeySequence> shortcuts;
    for (const QAction *action : choices(window))
        shortcuts += action->shortcuts();
    if (shortcuts.isEmpty())
        return;
    const QKeyCombination keys = m_dice.of(std::as_const(shortcuts))[0];
    m_journal.note("shortcut", QKeySequence(keys).toString());
    QTest::keyClick(window.windowHandle(), keys.key(), keys.keyboardModifiers());
}

// Fingers come down, move and go; those that are down stay down until they go.
void User::touch(QWidget &window)
{
    if (std::exchange(m_touched, &window) != &window)
        m_fingers = 0;
    const int fingers = m_fingers == 0 || m_dice.oneIn(4) ? m_dice.below(4) : m_fingers;
    QTest::QTouchEventSequence event = QTest::touchEvent(window.windowHandle(), m_screen.get(), false);
    for (int finger = 0; finger < std::max(fingers, m_fingers); ++finger) {
        const QPoint at = place(window);
        if (finger >= m_fingers)
            event.press(finger, at);
        else if (finger >= fingers)
            event.release(finger, at);
        else if (m_dice.oneIn(3))
            event.stationary(finger);
        else
            event.move(finger, at);
    }
    m_journal.note("touch", QStringLiteral("%1 after %2").arg(fingers).arg(m_fingers));
    if (fingers > 0 || m_fingers > 0)
        event.commit(false);
    m_fingers = fingers;
}

void User::choose(QWidget &window)
{
    const QList<QAction *> actions = choices(window);
    QAction *action = m_dice.of(std::as_const(actions));
    m_journal.note("action", action->text());
    action->trigger();
}

void User::resize(QWidget &window)
{
    const QSize size(640 + m_dice.below(1300), 420 + m_dice.below(700));
    m_journal.note("resize", QStringLiteral("%1x%2").arg(size.width()).arg(size.height()));
    window.resize(size);
}

void User::undoOrRedo(QWidget &window)
{
    const bool isUndo = m_dice.below(5) < 3;
    m_journal.note(isUndo ? "undo" : "redo", {});
    QTest::keyClick(window.windowHandle(), Qt::Key_Z,
                    isUndo ? Qt::ControlModifier : Qt::ControlModifier | Qt::ShiftModifier);
}

// In the middle of whatever is going on, as when another window comes to the front.
void User::loseFocus(QWidget &window)
{
    m_journal.note("focus", {});
    QEvent away(QEvent::WindowDeactivate);
    QApplication::sendEvent(&window, &away);
    if (QWidget *focus = QApplication::focusWidget())
        focus->clearFocus();
    window.activateWindow();
}
