#pragma once

#include "core/scene.h"

#include <vector>

namespace core {

/// Whether some query other than 0 gives a token the largest weight of all.
enum class Winning {
    Alone,  ///< larger than every other: its key is a corner of the hull of the keys
    Shared, ///< with others only: a corner that several keys share, or a key on the segment between two corners
    Never   ///< its key lies within the hull
};

/// For each token. Exact: no rounding decides.
std::vector<Winning> winning(const Scene &scene);

} // namespace core
