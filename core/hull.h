#pragma once

#include "core/scene.h"

#include <span>
#include <vector>

namespace core {

/// The side of the line from `a` to `b` on which `c` lies: 1 left, −1 right, 0 exactly on it. Exact for all
/// finite input.
int orientation(const Point &a, const Point &b, const Point &c);

/// The corners of the smallest convex polygon around `points`, counter-clockwise from the lexicographically smallest,
/// each corner once and none on the segment between its neighbours. Coincident points give one corner, collinear ones
/// two, no points none. The order of `points` does not matter.
std::vector<Point> convexHull(std::span<const Point> points);

/// True if `point` lies in the hull of those `corners` (as from convexHull) or within `tolerance` of it, on every side
/// alike. `tolerance` is a distance in the plane.
bool contains(std::span<const Point> corners, const Point &point, double tolerance);

} // namespace core
