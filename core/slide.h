#pragma once

#include "core/scene.h"

#include <optional>

namespace core {

/// `scene` with every key moved by `by`, or by as much of it as keeps all of them within largestCoordinate. Every
/// score moves by q·by / T, and no weight moves.
Scene keysMoved(Scene scene, const Point &by);

/// The smallest move of all keys that puts the largest score at 0; nothing without tokens, and for a query of length 0,
/// whose scores no move changes.
std::optional<Point> moveToZero(const Scene &scene);

} // namespace core
