#pragma once

#include "core/scene.h"

#include <Eigen/Geometry>

#include <span>
#include <vector>

namespace core {

/// A piece of the line of the queries that give `larger` e^exponent times the weight of `smaller`, where these two
/// have the largest weights of all.
struct RatioLine {
    Point from{0, 0};
    Point to{0, 0};
    int larger = 0; ///< token; of equal keys the first stands for all
    int smaller = 0;
    double exponent = 0;
};

/// The lines (k_i − k_j)·q = m T within `rectangle` for every m ≥ 0 of `exponents`: 0 gives the borders between the
/// tokens of the largest weight. They are perpendicular to k_i − k_j, and T / ‖k_i − k_j‖ apart for m one apart.
std::vector<RatioLine> ratioLines(const Scene &scene, std::span<const double> exponents,
                                  const Eigen::AlignedBox2d &rectangle);

} // namespace core
