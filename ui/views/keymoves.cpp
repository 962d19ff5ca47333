#include "ui/views/keymoves.h"

#include "ui/views/snap.h"

namespace ui {

namespace {

constexpr double turn = 5; // degrees

core::Point moved(const core::Point &from, KeyDeed deed, double step, double degrees)
{
    switch (deed) {
    case KeyDeed::Left:
        return from - core::Point(step, 0);
    case KeyDeed::Right:
        return from + core::Point(step, 0);
    case KeyDeed::Down:
        return from - core::Point(0, step);
    case KeyDeed::Up:
        return from + core::Point(0, step);
    case KeyDeed::TurnLeft:
        return turned(from, degrees);
    case KeyDeed::TurnRight:
        return turned(from, -degrees);
    case KeyDeed::Shorten:
        return alongRay(from - step * from.stableNormalized(), from);
    case KeyDeed::Lengthen:
        return from + step * from.stableNormalized();
    default:
        return from;
    }
}

} // namespace

core::Point movedBy(const core::Point &from, KeyDeed deed, double step, double times)
{
    const core::Point to = moved(from, deed, times * step, times * turn);
    return to == from ? from : core::Point(tidied(to.x()), tidied(to.y()));
}

} // namespace ui
