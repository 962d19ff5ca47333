#include "ui/views/lengthcontrol.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

namespace {

constexpr int perDoubling = 20; // positions of the slider, which reaches from 1/8 to 8
constexpr int sliderEnd = 3 * perDoubling;

double numberAt(int position)
{
    constexpr double perUnit = 1000; // no more decimals than a person wants to read
    return std::round(std::exp2(double(position) / perDoubling) * perUnit) / perUnit;
}

int positionOf(double number)
{
    const double position = perDoubling * std::log2(std::max(number, 1e-3));
    return static_cast<int>(std::lround(std::clamp(position, -1.0 * sliderEnd, 1.0 * sliderEnd)));
}

double lengthIn(const core::Scene &scene)
{
    return scene.query.stableNorm();
}

core::Scene withLength(core::Scene scene, double length)
{
    const core::Point direction = scene.query.isZero(0) ? core::Point(1, 0) : scene.query.stableNormalized();
    return moved(std::move(scene), {}, length * direction);
}

} // namespace

LengthControl::LengthControl(Document &shown, QWidget *parent)
    : NumberControl(shown,
                    {lengthIn, withLength, 0, core::largestCoordinate, 1, sliderEnd, numberAt, positionOf,
                     QStringLiteral("‖q‖"), tr("length ‖q‖"), tr("Change the length of q")},
                    parent)
{
}

} // namespace ui
