#include "ui/figure/barcolumns.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ui {

namespace {

BarColumn columnOf(const core::Attention &attention, int token)
{
    return {token, 1, attention.scores(0, token), attention.shiftedExponentials(0, token), attention.weights(0, token)};
}

/// The sum of `columns`: its score is the logarithm of the sum of their exponentials.
BarColumn othersOf(const std::vector<BarColumn> &columns)
{
    BarColumn others{-1, static_cast<int>(columns.size()), -std::numeric_limits<double>::infinity()};
    double most = others.score;
    for (const BarColumn &column : columns)
        most = std::max(most, column.score);
    double sum = 0;
    for (const BarColumn &column : columns) {
        others.shiftedExponential += column.shiftedExponential;
        others.weight += column.weight;
        sum += column.score == most ? 1 : std::exp(column.score - most);
    }
    others.score = most + std::log(sum);
    return others;
}

} // namespace

std::vector<BarColumn> barColumns(const core::Attention &attention, int most)
{
    std::vector<BarColumn> columns;
    columns.reserve(static_cast<std::size_t>(attention.weights.cols()));
    for (int token = 0; token < attention.weights.cols(); ++token)
        columns.push_back(columnOf(attention, token));
    if (static_cast<int>(columns.size()) <= most)
        return columns;

    const auto byWeight = [](const BarColumn &a, const BarColumn &b) {
        return a.weight != b.weight ? a.weight > b.weight : a.token < b.token;
    };
    const auto rest = columns.begin() + most - 1;
    std::nth_element(columns.begin(), rest, columns.end(), byWeight);
    std::vector<BarColumn> others(rest, columns.end());
    const auto byToken = [](const BarColumn &a, const BarColumn &b) { return a.token < b.token; };
    std::sort(others.begin(), others.end(), byToken); // sums do not depend on how the columns were parted
    columns.erase(rest, columns.end());
    std::sort(columns.begin(), columns.end(), byToken);
    columns.push_back(othersOf(others));
    return columns;
}

} // namespace ui
