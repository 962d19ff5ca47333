#pragma once

#include "core/attention.h"

#include <array>
#include <optional>

namespace core {

/// A way to make coefficients of the values out of scores.
enum class Normaliser {
    None,     ///< s
    Sum,      ///< s / Σ s
    Absolute, ///< |s| / Σ |s|
    Softmax   ///< e^s / Σ e^s
};

inline constexpr std::array normalisers{Normaliser::None, Normaliser::Sum, Normaliser::Absolute, Normaliser::Softmax};

/// The values mixed with the coefficients of one normaliser.
struct Mixture {
    enum class State {
        Finite,
        AtInfinity, ///< divided by Σ = 0
        Undefined   ///< 0 divided by Σ = 0, or scores beyond the range of double
    };

    Normaliser normaliser = Normaliser::Softmax;
    double sum = 0; ///< Σ s, Σ s, Σ |s| or Σ e^s: for the last three, what is divided by
    State state = State::Undefined;
    Point output{0, 0};    ///< where finite; the direction in which it left, of length 1, at infinity
    bool isInHull = false; ///< of the values
};

/// The mixtures of the scene by every one of `normalisers`, in their order; nothing without tokens. A Σ s that is
/// within the rounding of its scores is 0.
std::optional<std::array<Mixture, normalisers.size()>> mixtures(const Scene &scene, const Attention &attention);

/// Σ s_j v_j; nothing without tokens.
std::optional<Point> rawOutput(const Scene &scene, const Attention &attention);

} // namespace core
