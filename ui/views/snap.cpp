#include "ui/views/snap.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ui {

namespace {

constexpr double radiansPerDegree = std::numbers::pi / 180;

// Multiples of 1 / `parts`: the division gives the double nearest to 0.3, a product with 0.1 does not.
core::Point onGrid(const core::Point &point, double parts)
{
    return {std::round(point.x() * parts) / parts, std::round(point.y() * parts) / parts};
}

} // namespace

core::Point snapped(const core::Point &point, Snap snap)
{
    switch (snap) {
    case Snap::Half:
        return onGrid(point, 2);
    case Snap::Tenth:
        return onGrid(point, 10);
    case Snap::UnitLength:
        return point.isZero(0) ? point : point.stableNormalized();
    case Snap::Angle15: {
        const double degrees = std::atan2(point.y(), point.x()) / radiansPerDegree;
        return turned({point.stableNorm(), 0}, std::round(degrees / 15) * 15);
    }
    case Snap::Off:
        break;
    }
    return point;
}

double keyStep(Snap snap)
{
    return snap == Snap::Half ? 0.5 : 0.1;
}

core::Point turned(const core::Point &point, double degrees)
{
    const double quarters = std::round(degrees / 90);
    const double rest = (degrees - 90 * quarters) * radiansPerDegree;
    core::Point result = point;
    for (int i = static_cast<int>(std::fmod(quarters, 4) + 4) % 4; i > 0; --i)
        result = {-result.y(), result.x()};
    if (rest == 0)
        return result;
    return {result.x() * std::cos(rest) - result.y() * std::sin(rest),
            result.x() * std::sin(rest) + result.y() * std::cos(rest)};
}

core::Point alongRay(const core::Point &point, const core::Point &ray)
{
    if (ray.isZero(0))
        return point;
    const core::Point direction = ray.stableNormalized();
    return std::max(0.0, direction.dot(point)) * direction;
}

double tidied(double number)
{
    return std::round(number * 1e9) / 1e9;
}

QString snapName(Snap snap)
{
    switch (snap) {
    case Snap::Half:
        return QCoreApplication::translate("Snap", "Grid 0.5");
    case Snap::Tenth:
        return QCoreApplication::translate("Snap", "Grid 0.1");
    case Snap::UnitLength:
        return QCoreApplication::translate("Snap", "Length 1");
    case Snap::Angle15:
        return QCoreApplication::translate("Snap", "Angle 15°");
    case Snap::Off:
        break;
    }
    return QCoreApplication::translate("Snap", "Off");
}

} // namespace ui
