#pragma once

#include "core/outputmap.h"

namespace core {

/// Where a path of queries ended.
struct PathEnd {
    OutputMap::Place place;
    bool reached; ///< the target, to rounding
};

/// Follows the output from `start` (a query within largestCoordinate) towards `target` in small steps, first along the
/// straight line, then, where a fold or the edge of what can be reached bars the way, along that bar to the nearest
/// point. Queries change continuously: never across a fold, never far for a small step of the output.
PathEnd followOutput(const OutputMap &map, const Point &start, const Point &target);

/// How near `place` is to `target` when it counts as there.
double reachTolerance(const OutputMap &map);

} // namespace core
