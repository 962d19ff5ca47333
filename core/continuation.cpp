#include "core/continuation.h"

#include <Eigen/LU>
#include <Eigen/SVD>

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {

namespace {

using Place = OutputMap::Place;

constexpr double leastRegularity = 1e-5; ///< nearer to a fold or to a hull's edge the query stops
constexpr double leastVariance = 1e-11;  ///< of keys: below it all weights but one are next to nothing
constexpr double firstRadius = 0.5;      ///< of the trust region of positions
constexpr double largestRadius = 1;
constexpr double leastRadius = 1e-6;
constexpr int mostSteps = 400;

/// The part of the plane that a path may not leave: on one side of all folds and within the largest query.
class Region {
public:
    Region(const OutputMap &map, const Place &start, const Point &query)
        : m_map(map), m_query(query), m_side(start.regularity < 0 ? -1 : 1),
          m_least(std::min(leastRegularity, std::abs(start.regularity)))
    {
    }

    /// How far `place` is from the bar; negative beyond it.
    double margin(const Place &place) const { return m_side * place.regularity - m_least; }

    Point clamped(const Point &position) const { return m_map.positionOf(m_map.queryAt(position, m_query)); }
    bool holds(const Place &place) const
    {
        const double off = (clamped(place.position) - place.position).norm();
        return margin(place) >= 0 && off <= 1e-9 * (1 + place.position.norm());
    }

    /// `place` brought back within the region along `direction`, or as near as a few steps of Newton bring it.
    Place pulledBack(Place place, const Point &direction) const
    {
        const double aim = std::min(m_least, -margin(place)) / 16;
        for (int i = 0; i < 20 && margin(place) < 0; ++i) {
            const double slope = marginSlope(place, direction);
            if (slope == 0)
                break;
            const double step = (aim - margin(place)) / slope;
            place = m_map.at(clamped(place.position + std::clamp(step, -largestRadius, largestRadius) * direction));
        }
        return place;
    }

    /// The direction in which the margin grows fastest.
    Point inwards(const Place &place) const
    {
        return Point(marginSlope(place, {1, 0}), marginSlope(place, {0, 1})).stableNormalized();
    }

private:
    double marginSlope(const Place &place, const Point &direction) const
    {
        constexpr double difference = 1e-6;
        return (margin(m_map.at(place.position + difference * direction)) - margin(place)) / difference;
    }

    const OutputMap &m_map;
    Point m_query;
    double m_side;
    double m_least;
};

// Newton's method with steps so short that the outputs keep to the straight line to the target.
Place followLine(const OutputMap &map, const Region &region, Place place, const Point &target)
{
    double radius = firstRadius;
    for (int i = 0; i < mostSteps && radius > leastRadius; ++i) {
        const Point rest = target - place.output;
        const Point newton = place.jacobian.inverse() * rest;
        if (!newton.allFinite() || rest.isZero(0))
            break;
        const double part = std::min(1.0, radius / newton.norm());
        const Place next = map.at(place.position + part * newton);
        const double miss = (next.output - (place.output + part * rest)).norm();
        if (miss <= 0.25 * part * rest.norm() && region.holds(next)) {
            place = next;
            radius = std::min(2 * radius, largestRadius);
        } else {
            radius = part * newton.norm() / 4;
        }
    }
    return place;
}

/// The singular value decomposition of a Jacobian.
using Svd = Eigen::JacobiSVD<Eigen::Matrix2d>;

// The step that brings the output nearest to the target among those of at most `radius`, where the map is linear:
// damped (Levenberg and Marquardt) as much as it takes.
Point boundedStep(const Svd &svd, const Point &rest, double radius)
{
    const Point along = svd.matrixU().transpose() * rest;
    const Point &singular = svd.singularValues();
    const double largest = singular[0];
    double damping = 0;
    for (int tries = 0; tries < 100; ++tries) {
        Point step(0, 0);
        for (int i = 0; i < 2; ++i) {
            if (singular[i] > 1e-14 * largest)
                step[i] = singular[i] * along[i] / (singular[i] * singular[i] + damping * largest * largest);
        }
        if (step.norm() <= radius)
            return svd.matrixV() * step;
        damping = std::max(1e-12, damping * 2);
    }
    return {0, 0};
}

// Descends to the nearest output within the region, along its border where that bars the way.
Place approach(const OutputMap &map, const Region &region, Place place, const Point &target)
{
    double radius = firstRadius / 2;
    const double negligible = 0x1p-50 * map.size();
    for (int i = 0; i < mostSteps && radius > leastRadius; ++i) {
        const Point rest = target - place.output;
        const Svd svd(place.jacobian, Eigen::ComputeFullU | Eigen::ComputeFullV);
        const Point step = boundedStep(svd, rest, radius);
        const double predicted = rest.norm() - (rest - place.jacobian * step).norm();
        if (!(predicted > negligible))
            break;
        Place next = map.at(region.clamped(place.position + step));
        const auto isBetter = [&](const Place &there) {
            return region.margin(there) >= 0 && rest.norm() - (target - there.output).norm() >= 0.05 * predicted;
        };
        // Along the direction that moves the output least, or else straight away from the bar.
        if (region.margin(next) < 0) {
            const Place beyond = next;
            next = region.pulledBack(beyond, svd.matrixV().col(map.rank() < 2 ? 0 : 1));
            if (!isBetter(next))
                next = region.pulledBack(beyond, region.inwards(beyond));
        }
        const bool goesOn = isBetter(next);
        radius = goesOn ? std::min(2 * step.norm(), largestRadius) : step.norm() / 4;
        if (goesOn)
            place = next;
    }
    return place;
}

// Far out, where one weight is all, the output tells nothing about the query: the nearest place on the way to the
// centroid where it does, if the output is still the same to the eye.
Place unsaturated(const OutputMap &map, const Place &start)
{
    Place place = start;
    for (int i = 0; i < 200 && place.keyVariance < leastVariance; ++i)
        place = map.at(place.position * 0.9);
    return (place.output - start.output).norm() <= 1e-3 * map.size() ? place : start;
}

} // namespace

double reachTolerance(const OutputMap &map)
{
    return 1e-10 * map.size() + 0x1p-48 * map.centroid().norm();
}

PathEnd followOutput(const OutputMap &map, const Point &start, const Point &target)
{
    const Point goal = target - map.centroid();
    Place place = unsaturated(map, map.at(map.positionOf(start)));
    const Region region(map, place, start);
    const auto isReached = [&] { return (goal - place.output).norm() <= reachTolerance(map); };
    if (map.rank() == 2)
        place = followLine(map, region, place, goal);
    if (map.rank() > 0 && !isReached())
        place = approach(map, region, place, goal);
    return {place, isReached()};
}

} // namespace core
