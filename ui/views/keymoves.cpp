#include "ui/views/keymoves.h"

#include "ui/views/snap.h"

#include <QKeyEvent>

namespace ui {

namespace {

constexpr double turn = 5; // degrees

// Some keyboards make another sign of a key when Shift is held.
core::Point moved(const core::Point &from, int key, double step, double degrees)
{
    switch (key) {
    case Qt::Key_Left:
        return from - core::Point(step, 0);
    case Qt::Key_Right:
        return from + core::Point(step, 0);
    case Qt::Key_Down:
        return from - core::Point(0, step);
    case Qt::Key_Up:
        return from + core::Point(0, step);
    case Qt::Key_BracketLeft:
    case Qt::Key_BraceLeft:
        return turned(from, degrees);
    case Qt::Key_BracketRight:
    case Qt::Key_BraceRight:
        return turned(from, -degrees);
    case Qt::Key_Minus:
    case Qt::Key_Underscore:
        return alongRay(from - step * from.stableNormalized(), from);
    case Qt::Key_Equal:
    case Qt::Key_Plus:
        return from + step * from.stableNormalized();
    default:
        return from;
    }
}

} // namespace

double keyFactor(Qt::KeyboardModifiers modifiers)
{
    return (modifiers.testFlag(Qt::ShiftModifier) ? 0.1 : 1.0) * (modifiers.testFlag(Qt::ControlModifier) ? 10 : 1);
}

core::Point movedByKey(const core::Point &from, const QKeyEvent &event, double step)
{
    const double times = keyFactor(event.modifiers());
    const core::Point to = moved(from, event.key(), times * step, times * turn);
    return to == from ? from : core::Point(tidied(to.x()), tidied(to.y()));
}

} // namespace ui
