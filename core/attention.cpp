#include "core/attention.h"

#include "core/exactsum.h"
#include "core/lanes.h"
#include "core/pair.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

using Index = Eigen::Index;

/// One query before n keys, and where what follows from it goes. Keys lie coordinate by coordinate (d × n).
struct Row {
    const double *query;
    const double *keys;
    Index dimension;
    Index count;
    double largestKey; ///< in the size of its coordinates
    double temperature;
    double shift;
    double *scores;
    double *shiftedExponentials; ///< holds the high parts of pairs on the way
    double *weights;             ///< holds the low parts of pairs on the way
};

// q·k_j as pairs hi + lo, for every key.
VECTORISED void multiply(const Row &row, double *__restrict__ hi, double *__restrict__ lo)
{
    std::fill_n(hi, row.dimension > 0 ? 0 : row.count, 0.0);
    std::fill_n(lo, row.dimension > 0 ? 0 : row.count, 0.0);
    for (Index coordinate = 0; coordinate < row.dimension; ++coordinate) {
        const double query = row.query[coordinate];
        const double *key = row.keys + coordinate * row.count;
        for (Index j = 0; j < row.count; ++j) {
            const Pair product = twoProduct(query, key[j]);
            const Pair total = coordinate == 0 ? product : Pair{hi[j], lo[j]} + product;
            hi[j] = total.hi;
            lo[j] = total.lo;
        }
    }
}

// s = q·k / T + c from the pair q·k / T.
inline double score(const Pair &quotient, double shift)
{
    const Pair moved = twoSum(quotient.hi, shift);
    return moved.hi + (moved.lo + quotient.lo);
}

// a − b, no less accurate than a and b are.
inline Pair roughDifference(const Pair &a, const Pair &b)
{
    const Pair high = twoSum(a.hi, -b.hi);
    return {high.hi, high.lo + (a.lo - b.lo)};
}

// From the products hi + lo to the scores, and to (q·k_j − largest) / T in hi + lo.
VECTORISED void compare(const Row &row, const Pair &largest, double *__restrict__ scores, double *__restrict__ hi,
                        double *__restrict__ lo)
{
    const Pair inverse = Pair{1, 0} / Pair{row.temperature, 0};
    for (Index j = 0; j < row.count; ++j) {
        scores[j] = score(roughProduct({hi[j], lo[j]}, inverse), row.shift);
        const Pair difference = roughProduct(roughDifference({hi[j], lo[j]}, largest), inverse);
        hi[j] = difference.hi > leastExponent ? difference.hi : leastExponent;
        lo[j] = difference.lo;
    }
}

// As compare() for T = 1 and c = 0, which most scenes have.
VECTORISED void comparePlainly(const Row &row, const Pair &largest, double *__restrict__ scores,
                               double *__restrict__ hi, double *__restrict__ lo)
{
    for (Index j = 0; j < row.count; ++j) {
        scores[j] = hi[j];
        const Pair difference = roughDifference({hi[j], lo[j]}, largest);
        hi[j] = difference.hi > leastExponent ? difference.hi : leastExponent;
        lo[j] = difference.lo;
    }
}

// True if pairs settle (q·k_j − max q·k) / T to 2⁻⁵⁷ for every key, and nothing on the way leaves the range of double.
bool pairsSuffice(const Row &row)
{
    const double largestQuery = largestSize(row.query, row.dimension);
    const auto dimension = static_cast<double>(std::max<Index>(1, row.dimension));
    const double largestProduct = dimension * largestQuery * row.largestKey;
    // A pair errs by less than 8 · 2⁻¹⁰⁶ of the largest product for each coordinate.
    return row.temperature >= 0x1p-500 && row.temperature <= 0x1p500 && largestProduct <= 0x1p900 &&
           dimension * largestProduct <= 0x1p46 * row.temperature;
}

void comparePairs(const Row &row)
{
    double *hi = row.shiftedExponentials;
    double *lo = row.weights;
    multiply(row, hi, lo);
    const Pair largest = largestPair(hi, lo, row.count);
    if (row.temperature == 1 && row.shift == 0)
        comparePlainly(row, largest, row.scores, hi, lo);
    else
        compare(row, largest, row.scores, hi, lo);
}

// q·k_j, or q·(k_j − k_other).
ExactSum exactProduct(const Row &row, Index j, std::optional<Index> other = std::nullopt)
{
    ExactSum result;
    for (Index coordinate = 0; coordinate < row.dimension; ++coordinate) {
        const double *keys = row.keys + coordinate * row.count;
        result.add(row.query[coordinate], keys[j]);
        if (other)
            result.add(-row.query[coordinate], keys[*other]);
    }
    return result;
}

// As comparePairs() for scores of any size, and some hundred times slower.
void compareExactly(const Row &row)
{
    Index largest = 0;
    for (Index j = 1; j < row.count; ++j) {
        if (exactProduct(row, j, largest).sign() > 0)
            largest = j;
    }
    for (Index j = 0; j < row.count; ++j) {
        const Pair quotient = exactProduct(row, j).dividedBy(row.temperature);
        const Pair difference = exactProduct(row, j, largest).dividedBy(row.temperature);
        row.scores[j] = std::isinf(quotient.hi) ? quotient.hi : score(quotient, row.shift);
        row.shiftedExponentials[j] = std::max(difference.hi, leastExponent);
        row.weights[j] = difference.hi > leastExponent ? difference.lo : 0;
    }
}

VECTORISED void exponentials(Index count, double *__restrict__ hi, const double *__restrict__ lo)
{
    for (Index j = 0; j < count; ++j)
        hi[j] = exp({hi[j], lo[j]});
}

// a_j = e_j (1 / Σ e_r)
VECTORISED void scale(Index count, const double *__restrict__ exponentials, const Pair &inverse,
                      double *__restrict__ weights)
{
    for (Index j = 0; j < count; ++j)
        weights[j] = exponentials[j] * inverse.hi + exponentials[j] * inverse.lo;
}

// Everything up to the weights, for at least one key. Returns 1 / Σ e_r.
Pair weigh(const Row &row)
{
    if (pairsSuffice(row))
        comparePairs(row);
    else
        compareExactly(row);
    exponentials(row.count, row.shiftedExponentials, row.weights);
    const Pair inverse = Pair{1, 0} / sum(row.shiftedExponentials, row.count);
    scale(row.count, row.shiftedExponentials, inverse, row.weights);
    return inverse;
}

// As the public function, with keys and values lying coordinate by coordinate: d × n and any × n.
Attention attendColumns(const Rows &queries, const Rows &keys, const Rows &values, double temperature, double shift)
{
    const Index rows = queries.rows();
    const Index count = keys.cols();
    Attention result{Rows(rows, count), Rows(rows, count), Rows(rows, count),
                     Rows(count > 0 ? rows : 0, values.rows())};
    if (count == 0)
        return result;
    const double largestKey = largestSize(keys.data(), keys.size());
    for (Index i = 0; i < rows; ++i) {
        double *exponentials = result.shiftedExponentials.data() + i * count;
        const Pair inverse =
            weigh({queries.data() + i * queries.cols(), keys.data(), keys.rows(), count, largestKey, temperature, shift,
                   result.scores.data() + i * count, exponentials, result.weights.data() + i * count});
        // Σ e_j v_j / Σ e_j is rounded once, which Σ a_j v_j with rounded weights is not.
        for (Index coordinate = 0; coordinate < values.rows(); ++coordinate) {
            const Pair mixed = sumOfProducts(exponentials, values.data() + coordinate * count, count);
            result.output.data()[i * values.rows() + coordinate] = (mixed * inverse).hi;
        }
    }
    return result;
}

bool same(const Rows &a, const Rows &b)
{
    return a.rows() == b.rows() && a.cols() == b.cols() && a == b;
}

} // namespace

bool operator==(const Attention &a, const Attention &b)
{
    return same(a.scores, b.scores) && same(a.shiftedExponentials, b.shiftedExponentials) &&
           same(a.weights, b.weights) && same(a.output, b.output);
}

Attention attend(const Rows &queries, const Rows &keys, const Rows &values, double temperature, double shift)
{
    return attendColumns(queries, keys.transpose(), values.transpose(), temperature, shift);
}

Attention attend(const Scene &scene)
{
    const auto count = static_cast<Index>(scene.tokens.size());
    Rows keys(2, count);
    Rows values(2, count);
    double *key = keys.data();
    double *value = values.data();
    for (const Token &token : scene.tokens) {
        key[0] = token.key.x();
        key[count] = token.key.y();
        value[0] = token.value.x();
        value[count] = token.value.y();
        ++key;
        ++value;
    }
    return attendColumns(scene.query.transpose(), keys, values, scene.temperature, scene.shift);
}

double exponential(const Attention &attention, int token)
{
    return std::exp(attention.scores(0, token));
}

double sumOfExponentials(const Attention &attention)
{
    Pair total;
    for (Index token = 0; token < attention.scores.cols(); ++token) {
        const double next = std::exp(attention.scores(0, token));
        const double high = total.hi + next;
        if (std::isinf(high))
            return high;
        total = total + Pair{next, 0};
    }
    return total.hi;
}

std::optional<Point> output(const Attention &attention)
{
    if (attention.output.rows() == 0)
        return std::nullopt;
    return Point(attention.output(0, 0), attention.output(0, 1));
}

// Kahan's difference of products; its error is at most 1.5 units in the last place (Jeannerod, Louvet and Muller,
// 2013).
double dot(const Point &query, const Point &key)
{
    const double product = query.y() * key.y();
    const double error = std::fma(query.y(), key.y(), -product);
    return std::fma(query.x(), key.x(), product) + error;
}

} // namespace core
