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

/// A key, and whether it can have the largest weight of all.
struct Candidate {
    int token;
    Point key;
    bool isCorner;
};

// The keys that differ, each for its first token.
std::vector<Candidate> candidates(const Scene &scene)
{
    std::vector<Point> keys;
    keys.reserve(scene.tokens.size());
    for (const Token &token : scene.tokens)
        keys.push_back(token.key);
    const std::vector<Point> corners = convexHull(keys);
    std::vector<Candidate> result;
    for (std::size_t j = 0; j < keys.size(); ++j) {
        if (std::find(keys.begin(), keys.begin() + std::ptrdiff_t(j), keys[j]) != keys.begin() + std::ptrdiff_t(j))
            continue;
        const bool isCorner = std::find(corners.begin(), corners.end(), keys[j]) != corners.end();
        result.push_back({int(j), keys[j], isCorner});
    }
    return result;
}

std::optional<RatioLine> line(std::span<const Candidate> all, const Candidate &larger, const Candidate &smaller,
                              double exponent, double temperature, const Eigen::AlignedBox2d &rectangle)
{
    const Point difference = larger.key - smaller.key;
    const double length = difference.stableNorm();
    const Point normal = difference / length;
    Piece piece{normal * (exponent * temperature / length), {-normal.y(), normal.x()}};
    piece.clip(rectangle);
    for (const Candidate &other : all) {
        if (piece.isEmpty())
            return std::nullopt;
        if (other.token != larger.token && other.token != smaller.token)
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
    const std::vector<Candidate> all = candidates(scene);
    std::vector<RatioLine> result;
    for (const Candidate &larger : all) {
        for (const Candidate &smaller : all) {
            if (!larger.isCorner || larger.token == smaller.token)
                continue;
            for (const double exponent : exponents) {
                // A border has two sides and is drawn once.
                if (exponent == 0 && (!smaller.isCorner || smaller.token < larger.token))
                    continue;
                const auto piece = line(all, larger, smaller, exponent, scene.temperature, rectangle);
                if (piece)
                    result.push_back(*piece);
            }
        }
    }
    return result;
}

} // namespace core
