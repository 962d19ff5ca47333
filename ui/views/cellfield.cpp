#include "ui/views/cellfield.h"

#include <QKeyEvent>

namespace ui {

bool CellField::event(QEvent *event)
{
    const auto keyOf = [event] { return static_cast<QKeyEvent *>(event)->key(); };
    if (event->type() == QEvent::ShortcutOverride && keyOf() == Qt::Key_Escape) {
        event->accept(); // ours before it is anybody's shortcut
        return true;
    }
    const bool isTab = event->type() == QEvent::KeyPress && (keyOf() == Qt::Key_Tab || keyOf() == Qt::Key_Backtab);
    if (!isTab)
        return NumberField::event(event);
    const bool isBack =
        keyOf() == Qt::Key_Backtab || static_cast<QKeyEvent *>(event)->modifiers().testFlag(Qt::ShiftModifier);
    finish(isBack ? -1 : 1);
    return true;
}

void CellField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        finish(0);
    else if (event->key() == Qt::Key_Escape)
        emit abandoned();
    else
        NumberField::keyPressEvent(event);
}

void CellField::focusOutEvent(QFocusEvent *event)
{
    NumberField::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason)
        return;
    if (number())
        finish(0);
    else
        emit abandoned();
}

void CellField::finish(int step)
{
    if (const auto typed = number())
        emit finished(*typed, step);
}

} // namespace ui
