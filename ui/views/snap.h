#pragma once

#include "core/scene.h"

#include <QString>

namespace ui {

/// What a dragged tip is drawn to.
enum class Snap { Off, Half, Tenth, UnitLength, Angle15 };

inline constexpr int snapCount = 5;

/// `point` at the nearest place that `snap` allows. Length 1 leaves the origin where it is.
core::Point snapped(const core::Point &point, Snap snap);

/// How far one arrow key moves: the distance of the grid, 0.1 where there is none.
double keyStep(Snap snap);

/// `point` turned round the origin by `degrees`, counter-clockwise; exact for multiples of 90.
core::Point turned(const core::Point &point, double degrees);

/// The point of the ray from the origin through `ray` that is nearest to `point`; `point` itself if `ray` is zero.
core::Point alongRay(const core::Point &point, const core::Point &ray);

/// `number` to nine decimals: more than can be seen, few enough to hide the rounding of sums of 0.1 and of angles.
double tidied(double number);

/// As people read it in menus.
QString snapName(Snap snap);

} // namespace ui
