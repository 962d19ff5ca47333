#pragma once

#include "core/outputmap.h"

#include <optional>
#include <span>

namespace core {

/// How often the outputs of queries on a very large circle go round `target`, counter-clockwise: the number of queries
/// that give the target, each counted −1 where the map turns the plane over. Nothing where the outputs far out do not
/// keep to straight lines, or meet the target.
std::optional<int> windingNumber(const Scene &scene, std::span<const Point> values, const Point &target);

/// True if a place other than `found` gives `target` too. The winding number tells for certain; beyond it a grid of
/// places is searched, where a pair of places closer than its finest cell can be missed.
bool hasAnotherPlace(const OutputMap &map, const OutputMap::Place &found, const Point &target,
                     std::optional<int> windingNumber);

} // namespace core
