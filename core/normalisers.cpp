#include "core/normalisers.h"

#include "core/hull.h"
#include "core/lanes.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {

namespace {

using Vector = Eigen::VectorXd;

// Σ c_j v_j, Σ c_j and Σ |c_j|.
struct Sums {
    Point mixed;
    double coefficients;
    double sizes;
};

Sums sums(const std::vector<Point> &values, const Vector &coefficients)
{
    const auto count = static_cast<Eigen::Index>(values.size());
    Eigen::MatrixX2d columns(count, 2);
    for (Eigen::Index j = 0; j < count; ++j)
        columns.row(j) = values[static_cast<std::size_t>(j)].transpose();
    const double *numbers = coefficients.data();
    return {Point(sumOfProducts(numbers, columns.data(), count).hi,
                  sumOfProducts(numbers, columns.data() + count, count).hi),
            sum(numbers, count).hi, coefficients.cwiseAbs().sum()};
}

// How far the values reach from the origin.
double reach(const std::vector<Point> &values)
{
    double result = 0;
    for (const Point &value : values)
        result = std::max(result, value.cwiseAbs().maxCoeff());
    return result;
}

bool liesInHull(const std::vector<Point> &values, const Point &output)
{
    return contains(convexHull(values), output, 1e-12 * reach(values));
}

Mixture divided(Normaliser normaliser, const std::vector<Point> &values, const Vector &coefficients)
{
    constexpr double epsilon = std::numeric_limits<double>::epsilon();
    const Sums of = sums(values, coefficients);
    Mixture result{normaliser, of.coefficients};
    if (!coefficients.allFinite())
        return result;
    if (std::abs(of.coefficients) > epsilon * of.sizes) {
        result.state = Mixture::State::Finite;
        result.output = of.mixed / of.coefficients;
        result.isInHull =
            coefficients.minCoeff() >= 0 || coefficients.maxCoeff() <= 0 || liesInHull(values, result.output);
        return result;
    }
    result.sum = 0;
    if (of.mixed.cwiseAbs().maxCoeff() <= 2 * epsilon * of.sizes * reach(values))
        return result;
    result.state = Mixture::State::AtInfinity;
    result.output = of.mixed.stableNormalized();
    return result;
}

} // namespace

std::optional<Point> rawOutput(const Scene &scene, const Attention &attention)
{
    if (scene.tokens.empty())
        return std::nullopt;
    return sums(values(scene), attention.scores.row(0).transpose()).mixed;
}

std::optional<std::array<Mixture, normalisers.size()>> mixtures(const Scene &scene, const Attention &attention)
{
    const auto raw = rawOutput(scene, attention);
    if (!raw)
        return std::nullopt;
    const std::vector<Point> points = values(scene);
    const Vector scores = attention.scores.row(0).transpose();
    const double sum = sums(points, scores).coefficients;
    const bool isFinite = raw->allFinite();
    return std::array{
        Mixture{Normaliser::None, sum, isFinite ? Mixture::State::Finite : Mixture::State::Undefined, *raw,
                isFinite && liesInHull(points, *raw)},
        divided(Normaliser::Sum, points, scores), divided(Normaliser::Absolute, points, scores.cwiseAbs()),
        Mixture{Normaliser::Softmax, sumOfExponentials(attention), Mixture::State::Finite, *output(attention), true}};
}

} // namespace core
