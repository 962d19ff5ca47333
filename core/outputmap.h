#pragma once

#include "core/scene.h"

#include <Eigen/Core>

#include <algorithm>
#include <span>

namespace core {

/// The output as a function of the query, with keys and values brought to unit spread: the position p is the query in
/// units in which scores differ by about 1, so that one trust region and one threshold fit every scene.
class OutputMap {
public:
    /// What the map does at one position.
    struct Place {
        Point position;           ///< p
        Point output;             ///< z, counted from the centroid of the values
        Eigen::Matrix2d jacobian; ///< dz/dp
        /// The smallest singular value of dz/dp with the values brought to unit spread, negative where the map turns
        /// the plane over; 0 on a fold. With keys or values on one line it is the only singular value.
        double regularity;
        /// The smallest variance of the keys in any direction, at unit spread and weighed; 0 where one weight is all.
        double keyVariance;
    };

    /// Mixes `values`, one for each token, by the scene's keys and temperature. At least one token.
    OutputMap(const Scene &scene, std::span<const Point> values);

    /// 2 unless keys or values lie on a line (1) or coincide (0).
    int rank() const { return std::min(m_keys.rank, m_values.rank); }

    Place at(const Point &position) const;
    Point positionOf(const Point &query) const;
    /// The query at `position` that is nearest to `near`, brought within largestCoordinate.
    Point queryAt(const Point &position, const Point &near) const;

    const Point &centroid() const { return m_values.centre; } ///< of the values
    double size() const { return m_values.spread; }           ///< of the values about their centroid

private:
    /// Points as centre + basis · unit, where the unit vectors have mean 0 and variance 1 in each of `rank` directions.
    struct Frame {
        explicit Frame(std::span<const Point> points);

        Point centre{0, 0};
        Eigen::Matrix2d basis = Eigen::Matrix2d::Zero();
        Eigen::Matrix2d inverse = Eigen::Matrix2d::Zero(); ///< of `basis`, or its pseudo-inverse
        Eigen::Matrix2Xd unit;
        double spread = 0;
        int rank = 0;
    };

    using Moments = Eigen::Matrix<double, 11, 1>;

    Frame m_keys;
    Frame m_values;
    Eigen::Matrix<double, 11, Eigen::Dynamic> m_moments; ///< k, v, v kᵀ, k kᵀ of every token, in unit vectors
    double m_temperature;
};

} // namespace core
