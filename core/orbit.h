#pragma once

#include "core/scene.h"

#include <vector>

namespace core {

/// A point of a curve that the output draws while the query moves.
struct CurvePoint {
    double parameter = 0; ///< the angle of the query, or its length
    Point output{0, 0};
};

/// The query at `angle` on the circle of `radius` about the origin.
Point orbitQuery(double radius, double angle);

/// The closed curve of the output while the query goes once round the circle of `radius`: angles from 0 to 2π, the last
/// point equal to the first. Straight lines between the points stay within `tolerance` of the curve, a distance in the
/// plane of the values. Nothing without tokens.
std::vector<CurvePoint> orbit(const Scene &scene, double radius, double tolerance);

/// The curve of the output while the query grows along its ray, which is the same as a falling temperature: from the
/// centroid of the values, at length 0, to its limit at length ∞, the value of the largest score or the mean of those
/// that share it. A single point for a query of length 0; nothing without tokens.
std::vector<CurvePoint> rayCurve(const Scene &scene, double tolerance);

} // namespace core
