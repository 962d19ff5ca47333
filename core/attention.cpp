#include "core/attention.h"

#include <cmath>

namespace core {

Attention attend(const Rows &queries, const Rows &keys, const Rows &values, double temperature, double shift)
{
    Attention result;
    const Rows products = queries * keys.transpose() / temperature;
    result.scores = products.array() + shift;
    result.shiftedExponentials = products;
    result.weights = products;
    if (keys.rows() == 0)
        return result;
    for (Eigen::Index i = 0; i < products.rows(); ++i) {
        result.shiftedExponentials.row(i) = (products.row(i).array() - products.row(i).maxCoeff()).exp();
        result.weights.row(i) = result.shiftedExponentials.row(i) / result.shiftedExponentials.row(i).sum();
    }
    result.output = result.weights * values;
    return result;
}

Attention attend(const Scene &scene)
{
    const auto count = static_cast<Eigen::Index>(scene.tokens.size());
    Rows keys(count, 2);
    Rows values(count, 2);
    for (Eigen::Index j = 0; j < count; ++j) {
        keys.row(j) = scene.tokens[static_cast<std::size_t>(j)].key.transpose();
        values.row(j) = scene.tokens[static_cast<std::size_t>(j)].value.transpose();
    }
    return attend(scene.query.transpose(), keys, values, scene.temperature, scene.shift);
}

double exponential(const Attention &attention, int token)
{
    return std::exp(attention.scores(0, token));
}

double sumOfExponentials(const Attention &attention)
{
    return attention.scores.size() == 0 ? 0 : attention.scores.row(0).array().exp().sum();
}

std::optional<Point> output(const Attention &attention)
{
    if (attention.output.rows() == 0)
        return std::nullopt;
    return Point(attention.output.row(0).transpose());
}

double dot(const Point &query, const Point &key)
{
    return query.dot(key);
}

} // namespace core
