#include "core/hull.h"

#include "core/exactsum.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

// The sign of the doubled area of the triangle (a, b, c), multiplied out so that every term is a product of input.
int exactOrientation(const Point &a, const Point &b, const Point &c)
{
    ExactSum area;
    area.add(a.x(), b.y());
    area.add(-a.y(), b.x());
    area.add(b.x(), c.y());
    area.add(-b.y(), c.x());
    area.add(c.x(), a.y());
    area.add(-c.y(), a.x());
    return area.sign();
}

bool precedes(const Point &p, const Point &q)
{
    return p.x() < q.x() || (p.x() == q.x() && p.y() < q.y());
}

double distanceToSegment(const Point &point, const Point &a, const Point &b)
{
    const Point direction = b - a;
    const Point fromA = point - a;
    const Point fromB = point - b;
    if (fromA.dot(direction) <= 0)
        return std::hypot(fromA.x(), fromA.y());
    if (fromB.dot(direction) >= 0)
        return std::hypot(fromB.x(), fromB.y());
    const Point &nearer = fromA.squaredNorm() < fromB.squaredNorm() ? fromA : fromB;
    const double area = direction.x() * nearer.y() - direction.y() * nearer.x();
    return std::abs(area) / std::hypot(direction.x(), direction.y());
}

// Inside or on the boundary, exactly.
bool encloses(std::span<const Point> corners, const Point &point)
{
    for (std::size_t i = 0; i < corners.size(); ++i) {
        if (orientation(corners[i], corners[(i + 1) % corners.size()], point) < 0)
            return false;
    }
    // The sides of one or two corners bound nothing along their line.
    return corners.size() > 2 ||
           (!corners.empty() && !precedes(point, corners.front()) && !precedes(corners.back(), point));
}

} // namespace

int orientation(const Point &a, const Point &b, const Point &c)
{
    const double left = (b.x() - a.x()) * (c.y() - a.y());
    const double right = (b.y() - a.y()) * (c.x() - a.x());
    const double area = left - right;
    const double size = std::abs(left) + std::abs(right);
    // Shewchuk's bound of the error of `area` (1997); sizes near the ends of the range of double are left to the
    // exact sum.
    constexpr double bound = (3 + 0x1p-49) * 0x1p-53;
    if (size > 0x1p-900 && size < 0x1p1000 && std::abs(area) >= bound * size)
        return area > 0 ? 1 : -1;
    return exactOrientation(a, b, c);
}

std::vector<Point> convexHull(std::span<const Point> points)
{
    std::vector<Point> sorted;
    sorted.reserve(points.size());
    for (const Point &point : points)
        sorted.emplace_back(point.x() + 0.0, point.y() + 0.0); // −0 becomes 0
    std::sort(sorted.begin(), sorted.end(), precedes);
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    if (sorted.size() < 3)
        return sorted;
    // Andrew's monotone chain (1979): the lower side from left to right, the upper one back.
    std::vector<Point> hull;
    const auto add = [&hull](std::size_t least, const Point &point) {
        while (hull.size() > least && orientation(hull[hull.size() - 2], hull.back(), point) <= 0)
            hull.pop_back();
        hull.push_back(point);
    };
    for (const Point &point : sorted)
        add(1, point);
    const std::size_t lower = hull.size();
    for (auto point = sorted.rbegin() + 1; point != sorted.rend(); ++point)
        add(lower, *point);
    hull.pop_back();
    return hull;
}

bool contains(std::span<const Point> corners, const Point &point, double tolerance)
{
    if (encloses(corners, point))
        return true;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        if (distanceToSegment(point, corners[i], corners[(i + 1) % corners.size()]) <= tolerance)
            return true;
    }
    return false;
}

} // namespace core
