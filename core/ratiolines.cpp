#include "core/ratiolines.h"

#include "core/hull.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace core {

namespace {

/// The part of the line base + t direction that satisfies what was asked of it so far.
struct Piece {
    Point base;
    Point direction; ///< of length 1
    double begin = -std::numeric_limits<double>::infinity();
    double end = std::numeric_limits<double>::infinity();

    bool isEmpty() const { return !(begin < end); }

    // Keeps the points where normal · point ≥ least.
    void clip(const Point &normal, double least)
    {
        const double slope = normal.dot(direction);
        const double missing = least - normal.dot(base);
        const double rounding = 1e-12 * (std::abs(least) + normal.norm() * base.norm());
        if (std::abs(slope) <= 1e-14 * normal.norm()) {
            if (missing > rounding)
                end = begin;
        } else if (slope > 0) {
            begin = std::max(begin, missing / slope);
        } else {
            end = std::min(end, missing / slope);
        }
    }

    void clip(const Eigen::AlignedBox2d &rectangle)
    {
        clip({1, 0}, rectangle.min().x());
        clip({-1, 0}, -rectangle.max().x());
        clip({0, 1}, rectangle.min().y());
        clip({0, -1}, -rectangle.max().y());
    }
};

/// A key that differs from all before it, and whether it can have the largest weight of all.
struct Candidate {
    int token;
    Point key;
    int corner; ///< of the hull, counter-clockwise; −1 within it

    bool isCorner() const { return corner >= 0; }
};

bool isBefore(const Point &a, const Point &b)
{
    return a.x() < b.x() || (a.x() == b.x() && a.y() < b.y());
}

// In the order of the tokens.
std::vector<Candidate> candidates(const std::vector<Point> &keys, const std::vector<Point> &corners)
{
    std::vector<Candidate> result;
    result.reserve(keys.size());
    for (std::size_t j = 0; j < keys.size(); ++j)
        result.push_back({static_cast<int>(j), keys[j], -1});
    std::stable_sort(result.begin(), result.end(),
                     [](const Candidate &a, const Candidate &b) { return isBefore(a.key, b.key); });
    const auto isSame = [](const Candidate &a, const Candidate &b) { return a.key == b.key; };
    result.erase(std::unique(result.begin(), result.end(), isSame), result.end());
    for (std::size_t i = 0; i < corners.size(); ++i)
        std::lower_bound(result.begin(), result.end(), corners[i], [](const Candidate &a, const Point &key) {
            return isBefore(a.key, key);
        })->corner = static_cast<int>(i);
    std::sort(result.begin(), result.end(), [](const Candidate &a, const Candidate &b) { return a.token < b.token; });
    return result;
}

// Those that can be the next after the corner `larger`: where that is the largest, the next is one of its two
// neighbours or inside the triangle that they make with it, as all others lie in the hull without it.
std::vector<Candidate> rivals(const std::vector<Candidate> &all, const std::vector<Point> &corners,
                              const Candidate &larger)
{
    const auto count = static_cast<int>(corners.size());
    const int before = (larger.corner + count - 1) % count;
    const int after = (larger.corner + 1) % count;
    const Point &from = corners[static_cast<std::size_t>(before)];
    const Point &to = corners[static_cast<std::size_t>(after)];
    std::vector<Candidate> result;
    for (const Candidate &other : all) {
        const bool isNeighbour = other.corner == before || other.corner == after;
        const bool isInside = !other.isCorner() && (count < 3 || orientation(from, to, other.key) < 0);
        if (other.token != larger.token && (isNeighbour || isInside))
            result.push_back(other);
    }
    return result;
}

std::optional<RatioLine> line(std::span<const Candidate> rivals, const Candidate &larger, const Candidate &smaller,
                              double exponent, double temperature, const Eigen::AlignedBox2d &rectangle)
{
    const Point difference = larger.key - smaller.key;
    const double length = difference.stableNorm();
    const Point normal = difference / length;
    Piece piece{normal * (exponent * temperature / length), {-normal.y(), normal.x()}};
    piece.clip(rectangle);
    for (const Candidate &other : rivals) {
        if (piece.isEmpty())
            return std::nullopt;
        if (other.token != smaller.token)
            piece.clip(smaller.key - other.key, 0);
    }
    if (piece.isEmpty())
        return std::nullopt;
    return RatioLine{piece.base + piece.begin * piece.direction, piece.base + piece.end * piece.direction, larger.token,
                     smaller.token, exponent};
}

} // namespace

std::vector<RatioLine> ratioLines(const Scene &scene, std::span<const double> exponents,
                                  const Eigen::AlignedBox2d &rectangle)
{
    const std::vector<Point> keys = core::keys(scene);
    const std::vector<Point> corners = convexHull(keys);
    const std::vector<Candidate> all = candidates(keys, corners);
    std::vector<RatioLine> result;
    for (const Candidate &larger : all) {
        if (!larger.isCorner())
            continue;
        const std::vector<Candidate> others = rivals(all, corners, larger);
        for (const Candidate &smaller : others) {
            for (const double exponent : exponents) {
                // A border has two sides and is drawn once.
                if (exponent == 0 && (!smaller.isCorner() || smaller.token < larger.token))
                    continue;
                const auto piece = line(others, larger, smaller, exponent, scene.temperature, rectangle);
                if (piece)
                    result.push_back(*piece);
            }
        }
    }
    return result;
}

} // namespace core
