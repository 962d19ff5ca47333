#include "core/winners.h"

#include "core/hull.h"

#include <algorithm>

namespace core {

namespace {

bool isOnBorder(const std::vector<Point> &corners, const Point &key)
{
    // With all keys on a line, a query across it gives all of them the same weight.
    for (std::size_t i = 0; i < corners.size(); ++i) {
        if (orientation(corners[i], corners[(i + 1) % corners.size()], key) == 0)
            return true;
    }
    return false;
}

} // namespace

std::vector<Winning> winning(const Scene &scene)
{
    const std::vector<Point> keys = core::keys(scene);
    const std::vector<Point> corners = convexHull(keys);
    std::vector<Winning> result;
    result.reserve(keys.size());
    for (const Point &key : keys) {
        const bool isCorner = std::find(corners.begin(), corners.end(), key) != corners.end();
        if (isCorner && std::count(keys.begin(), keys.end(), key) == 1)
            result.push_back(Winning::Alone);
        else
            result.push_back(isOnBorder(corners, key) ? Winning::Shared : Winning::Never);
    }
    return result;
}

} // namespace core
