#include "core/preimages.h"

#include "core/hull.h"

#include <Eigen/Geometry>
#include <Eigen/LU>

#include <array>
#include <cmath>
#include <vector>

namespace core {

namespace {

using Place = OutputMap::Place;

// The token whose key is `corner`, if there is but one.
std::optional<std::size_t> onlyToken(const Scene &scene, const Point &corner)
{
    std::optional<std::size_t> found;
    for (std::size_t j = 0; j < scene.tokens.size(); ++j) {
        if (scene.tokens[j].key != corner)
            continue;
        if (found)
            return std::nullopt;
        found = j;
    }
    return found;
}

// True if a key lies on the segment between the corners a and b of the hull of the keys.
bool hasKeyBetween(const Scene &scene, const Point &a, const Point &b)
{
    for (const Token &token : scene.tokens) {
        if (token.key != a && token.key != b && orientation(a, b, token.key) == 0)
            return true;
    }
    return false;
}

/// A search of a square of places for those that give a target.
class Search {
public:
    Search(const OutputMap &map, const Place &found, const Point &target) : m_map(map), m_found(found), m_target(target)
    {
    }

    bool finds() const
    {
        constexpr int cells = 28;
        constexpr double reach = 10; // where one or two weights are nearly all
        constexpr double width = 2 * reach / cells;
        std::vector<Place> row;
        std::vector<Place> next;
        for (int y = 0; y <= cells; ++y) {
            row.swap(next);
            next.clear();
            for (int x = 0; x <= cells; ++x)
                next.push_back(m_map.at(Point(x * width - reach, y * width - reach)));
            for (std::size_t x = 0; y > 0 && x < cells; ++x) {
                if (holds({row[x], row[x + 1], next[x + 1], next[x]}, 0))
                    return true;
            }
        }
        return false;
    }

private:
    using Cell = std::array<Place, 4>; // corners, counter-clockwise

    bool holds(const Cell &cell, int depth) const
    {
        constexpr int deepest = 4;
        if (!comesNear(cell))
            return false;
        bool folds = false;
        for (const Place &corner : cell)
            folds = folds || (corner.regularity < 0) != (cell[0].regularity < 0);
        if (folds && depth < deepest)
            return anyQuarterHolds(cell, depth);
        if (!folds && !isIn(cell[0], cell[1], cell[2]) && !isIn(cell[0], cell[2], cell[3]))
            return false;
        for (const Place &corner : cell) {
            if (leadsElsewhere(corner))
                return true;
        }
        return false;
    }

    bool anyQuarterHolds(const Cell &cell, int depth) const
    {
        const auto between = [&](const Place &a, const Place &b) { return m_map.at((a.position + b.position) / 2); };
        const Place middle = between(cell[0], cell[2]);
        const Cell sides{between(cell[0], cell[1]), between(cell[1], cell[2]), between(cell[2], cell[3]),
                         between(cell[3], cell[0])};
        return holds({cell[0], sides[0], middle, sides[3]}, depth + 1) ||
               holds({sides[0], cell[1], sides[1], middle}, depth + 1) ||
               holds({middle, sides[1], cell[2], sides[2]}, depth + 1) ||
               holds({sides[3], middle, sides[2], cell[3]}, depth + 1);
    }

    // True if the target is in the box around the corners' outputs, with half its size to spare for what bends.
    bool comesNear(const Cell &cell) const
    {
        Eigen::AlignedBox2d box;
        for (const Place &corner : cell)
            box.extend(corner.output);
        const Point spare = box.sizes() / 2;
        return ((m_target - box.min() + spare).array() >= 0).all() &&
               ((box.max() + spare - m_target).array() >= 0).all();
    }

    bool isIn(const Place &a, const Place &b, const Place &c) const
    {
        const int first = orientation(a.output, b.output, m_target);
        const int second = orientation(b.output, c.output, m_target);
        const int third = orientation(c.output, a.output, m_target);
        return (first >= 0 && second >= 0 && third >= 0) || (first <= 0 && second <= 0 && third <= 0);
    }

    // True if Newton's method from `place` ends at the target in another place than the one that is known.
    bool leadsElsewhere(Place place) const
    {
        for (int i = 0; i < 12; ++i) {
            const Point step = place.jacobian.inverse() * (m_target - place.output);
            if (!step.allFinite())
                return false;
            place = m_map.at(place.position + step * std::min(1.0, 1 / step.norm()));
        }
        return (place.output - m_target).norm() <= 1e-9 * m_map.size() &&
               (place.position - m_found.position).norm() > 1e-3;
    }

    const OutputMap &m_map;
    const Place &m_found;
    Point m_target;
};

} // namespace

std::optional<int> windingNumber(const Scene &scene, std::span<const Point> values, const Point &target)
{
    const std::vector<Point> corners = convexHull(keys(scene));
    std::vector<Point> outputs;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto token = onlyToken(scene, corners[i]);
        if (!token || hasKeyBetween(scene, corners[i], corners[(i + 1) % corners.size()]))
            return std::nullopt;
        outputs.push_back(values[*token]);
    }
    int turns = 0;
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        const Point &from = outputs[i];
        const Point &to = outputs[(i + 1) % outputs.size()];
        const int side = orientation(from, to, target);
        const bool isBelow = from.y() <= target.y();
        if (side == 0 && isBelow != (to.y() < target.y()))
            return std::nullopt;
        if (isBelow && to.y() > target.y() && side > 0)
            ++turns;
        if (!isBelow && to.y() <= target.y() && side < 0)
            --turns;
    }
    return turns;
}

bool hasAnotherPlace(const OutputMap &map, const Place &found, const Point &target, std::optional<int> windingNumber)
{
    if (windingNumber && *windingNumber != (found.regularity < 0 ? -1 : 1))
        return true;
    // For values that are an affine image of the keys, as with three tokens, the map is one to one.
    if (std::abs(map.at({0, 0}).regularity) > 1 - 1e-12)
        return false;
    return Search(map, found, target - map.centroid()).finds();
}

} // namespace core
