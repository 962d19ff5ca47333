#pragma once

#include "core/scene.h"

#include <optional>
#include <span>

namespace core {

/// A query that was asked for, and how well it does what was asked.
struct Inverse {
    enum class State {
        Found,     ///< it does, and it is the only query that does
        NotUnique, ///< it does, and so do others
        Nearest    ///< none was reached; this is the nearest on a continuous path from the present query
    };

    Point query{0, 0};
    State state = State::Nearest;
    double residual = 0; ///< the distance of the output from its target, or the largest error of a weight
};

/// The query that gives the output `target`, reached from the scene's query by small steps so that a drag never jumps.
/// At folds, and at the edge of what can be reached, where the query would grow without bound, it stops at the nearest
/// one. At least one token.
Inverse queryForOutput(const Scene &scene, const Point &target);

/// The query whose weights come nearest to `weights` (not negative, one for each token, with a positive sum; only
/// their ratios count): the one of the smallest Σ w_j log(w_j / a_j). Exact wherever a query gives them.
Inverse queryForWeights(const Scene &scene, std::span<const double> weights);

/// The query that gives the token's weight the value `weight` in [0, 1], and leaves the ratios of the others as they
/// are as well as it can, in the same sense. Exact for up to three independent keys. At least one token.
Inverse queryForWeight(const Scene &scene, int token, double weight);

/// Where the smallest step along the query puts the token's key to give it `score`; nothing for a query of length 0
/// and where the key would leave the range of coordinates.
std::optional<Point> keyForScore(const Scene &scene, int token, double score);

} // namespace core
