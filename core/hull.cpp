#include "core/hull.h"

#include <algorithm>

namespace core {

int orientation(const Point &a, const Point &b, const Point &c)
{
    const double area = (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
    return (area > 0) - (area < 0);
}

std::vector<Point> convexHull(std::span<const Point> points)
{
    std::vector<Point> sorted(points.begin(), points.end());
    std::sort(sorted.begin(), sorted.end(),
              [](const Point &p, const Point &q) { return p.x() < q.x() || (p.x() == q.x() && p.y() < q.y()); });
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    if (sorted.size() < 3)
        return sorted;
    std::vector<Point> hull;
    const auto add = [&hull](std::size_t least, const Point &p) {
        while (hull.size() > least && orientation(hull[hull.size() - 2], hull.back(), p) <= 0)
            hull.pop_back();
        hull.push_back(p);
    };
    for (const Point &p : sorted)
        add(1, p);
    const std::size_t lower = hull.size();
    for (auto p = sorted.rbegin() + 1; p != sorted.rend(); ++p)
        add(lower, *p);
    hull.pop_back();
    return hull;
}

std::vector<Point> values(const Scene &scene)
{
    std::vector<Point> result;
    result.reserve(scene.tokens.size());
    for (const Token &token : scene.tokens)
        result.push_back(token.value);
    return result;
}

bool contains(std::span<const Point>, const Point &, double)
{
    return true;
}

} // namespace core
