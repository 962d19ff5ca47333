#include "core/inverse.h"

#include "core/attention.h"
#include "core/continuation.h"
#include "core/preimages.h"

#include <Eigen/LU>

#include <algorithm>
#include <cmath>
#include <vector>

namespace core {

namespace {

using Weights = Eigen::VectorXd;

Weights weightsAt(Scene scene, const Point &query)
{
    scene.query = query;
    return attend(scene).weights.row(0).transpose();
}

Point mixed(std::span<const Point> points, const Weights &weights)
{
    Point result(0, 0);
    for (std::size_t j = 0; j < points.size(); ++j)
        result += weights[static_cast<Eigen::Index>(j)] * points[j];
    return result;
}

// With values equal to the keys the map is the gradient of log Σ exp, so it never folds: the query whose mean key
// Σ a_j k_j is that of the wanted weights is the minimum of the convex function Σ w_j log(w_j / a_j).
Inverse fitted(const Scene &scene, const OutputMap &keyMap, std::span<const Point> keys, const Weights &wanted)
{
    const PathEnd end = followOutput(keyMap, scene.query, mixed(keys, wanted));
    const Point query = keyMap.queryAt(end.place.position, scene.query);
    const double residual = (weightsAt(scene, query) - wanted).cwiseAbs().maxCoeff();
    if (residual > 1e-9)
        return {query, Inverse::State::Nearest, residual};
    return {query, keyMap.rank() < 2 ? Inverse::State::NotUnique : Inverse::State::Found, residual};
}

// The token's weight replaced by `weight`, the others scaled to fit. Beyond [0, 1] it stands for a mean key only.
Weights replaced(const Weights &others, Eigen::Index token, double weight)
{
    Weights result = (1 - weight) * others;
    result[token] = weight;
    return result;
}

// The ratios of all weights but the token's, with sum 1, also where the token has all the weight there is.
Weights otherRatios(const Scene &scene, int token)
{
    Scene rest = scene;
    rest.tokens.erase(rest.tokens.begin() + token);
    const Weights ratios = weightsAt(rest, scene.query);
    Weights result(ratios.size() + 1);
    result << ratios.head(token), 0, ratios.tail(ratios.size() - token);
    return result;
}

// Three independent keys: s_j − s_1 = log(w_j / w_1) for j = 2, 3.
std::optional<Point> closedForm(const Scene &scene, std::span<const Point> keys, const Weights &wanted)
{
    if (keys.size() != 3 || wanted.minCoeff() <= 0)
        return std::nullopt;
    Eigen::Matrix2d differences;
    differences << (keys[1] - keys[0]).transpose(), (keys[2] - keys[0]).transpose();
    const Point ratios(std::log(wanted[1] / wanted[0]), std::log(wanted[2] / wanted[0]));
    const Point query = scene.temperature * differences.inverse() * ratios;
    return query.cwiseAbs().maxCoeff() <= largestCoordinate ? std::optional(query) : std::nullopt; // nothing for NaN
}

Inverse fitted(const Scene &scene, const Weights &wanted)
{
    const std::vector<Point> points = keys(scene);
    const OutputMap keyMap(scene, points);
    const auto exact = keyMap.rank() == 2 ? closedForm(scene, points, wanted) : std::nullopt;
    if (exact)
        return {*exact, Inverse::State::Found, (weightsAt(scene, *exact) - wanted).cwiseAbs().maxCoeff()};
    return fitted(scene, keyMap, points, wanted);
}

} // namespace

Inverse queryForOutput(const Scene &scene, const Point &target)
{
    const std::vector<Point> points = values(scene);
    const OutputMap map(scene, points);
    const PathEnd end = followOutput(map, scene.query, target);
    Scene answered = scene;
    answered.query = map.queryAt(end.place.position, scene.query);
    const double residual = (*output(attend(answered)) - target).norm();
    if (!end.reached)
        return {answered.query, Inverse::State::Nearest, residual};
    const bool isUnique =
        map.rank() == 2 && !hasAnotherPlace(map, end.place, target, windingNumber(scene, points, target));
    return {answered.query, isUnique ? Inverse::State::Found : Inverse::State::NotUnique, residual};
}

Inverse queryForWeights(const Scene &scene, std::span<const double> weights)
{
    const Weights wanted = Eigen::Map<const Weights>(weights.data(), static_cast<Eigen::Index>(weights.size()));
    return fitted(scene, wanted / wanted.sum());
}

// The weight of the fit to replaced(m) grows with m up to its largest value at m = 1, so m is found by halving.
Inverse queryForWeight(const Scene &scene, int token, double weight)
{
    if (scene.tokens.size() < 2)
        return {scene.query, weight == 1 ? Inverse::State::NotUnique : Inverse::State::Nearest, 1 - weight};
    const Weights others = otherRatios(scene, token);
    const Weights wanted = replaced(others, token, weight);
    Inverse result = fitted(scene, wanted);
    if (scene.tokens.size() <= 3)
        return result;
    const std::vector<Point> points = keys(scene);
    const OutputMap keyMap(scene, points);
    double low = -1;
    double high = 1;
    Scene on = scene;
    for (int i = 0; i < 60 && high - low > 0x1p-50; ++i) {
        const double middle = (low + high) / 2;
        const PathEnd end = followOutput(keyMap, on.query, mixed(points, replaced(others, token, middle)));
        on.query = keyMap.queryAt(end.place.position, on.query);
        const bool isLow = weightsAt(on, on.query)[token] < weight || (middle < 0 && !end.reached);
        (isLow ? low : high) = middle;
    }
    result.query = on.query;
    result.residual = (weightsAt(scene, on.query) - wanted).cwiseAbs().maxCoeff();
    if (result.residual <= 1e-9)
        result.state = keyMap.rank() < 2 ? Inverse::State::NotUnique : Inverse::State::Found;
    else
        result.state = Inverse::State::Nearest;
    return result;
}

std::optional<Point> keyForScore(const Scene &scene, int token, double score)
{
    const Point &query = scene.query;
    const Point &key = scene.tokens.at(static_cast<std::size_t>(token)).key;
    const double length = query.norm();
    if (length == 0)
        return std::nullopt;
    const double missing = scene.temperature * (score - scene.shift) - dot(query, key);
    const Point moved = key + missing / length * (query / length);
    return isCoordinate(moved.x()) && isCoordinate(moved.y()) ? std::optional(moved) : std::nullopt;
}

} // namespace core
