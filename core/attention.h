#pragma once

#include "core/scene.h"

#include <Eigen/Core>

#include <optional>

namespace core {

/// Several vectors of the same dimension, one a row.
using Rows = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// What follows from m queries, n keys and n values: all of it, and for a scene m is 1.
struct Attention {
    Rows scores;              ///< m × n: s_j = q·k_j / T + c; may be infinite for a tiny T
    Rows shiftedExponentials; ///< m × n: exp(s_j − max s), in [0, 1]
    Rows weights;             ///< m × n: a_j, each row a convex combination
    Rows output;              ///< m × dimension of the values: z = Σ a_j v_j; no rows without tokens

    friend bool operator==(const Attention &a, const Attention &b); ///< false also where the shapes differ
};

/// Attention of every row of `queries` (m × d) over the rows of `keys` (n × d) and `values` (n × any).
/// The weights are those of the exact products of the stored numbers, to a few units in the last place, whatever the
/// size of the scores; the shift cancels and takes no part in them. `temperature` > 0.
Attention attend(const Rows &queries, const Rows &keys, const Rows &values, double temperature = 1, double shift = 0);

/// Attention of the scene's query over its tokens.
Attention attend(const Scene &scene);

/// e_j = exp(s_j), infinite beyond the range of double. `token` is a column of a scene's attention.
double exponential(const Attention &attention, int token);

/// Σ e_j, infinite beyond the range of double, 0 without tokens.
double sumOfExponentials(const Attention &attention);

/// z, or nothing without tokens.
std::optional<Point> output(const Attention &attention);

/// q·k within two units in the last place of the exact product of the stored coordinates.
double dot(const Point &query, const Point &key);

} // namespace core
