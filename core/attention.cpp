#include "core/attention.h"

#include "core/exactsum.h"
#include "core/pair.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

// The loops below are also built for processors with AVX2 and FMA, and chosen when the program starts. Both builds give
// the same bits, for std::fma() is exact in either and nothing else is contracted.
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
#define VECTORISED [[gnu::target_clones("default", "arch=x86-64-v3")]]
#else
#define VECTORISED
#endif

namespace core {

namespace {

using Index = Eigen::Index;

constexpr double leastExponent = -800; ///< its exponential is 0 in double

/// One query before n keys, and where what follows from it goes. Keys lie coordinate by coordinate (d × n).
struct Row {
    const double *query;
    const double *keys;
    Index dimension;
    Index count;
    double temperature;
    double shift;
    double *scores;
    double *shiftedExponentials; ///< holds the high parts of pairs on the way
    double *weights;             ///< holds the low parts of pairs on the way
};

// Largest |number|; the maxima of several lanes at once leave the processor no chain to wait for.
VECTORISED double largestSize(const double *numbers, Index count)
{
    constexpr Index lanes = 32;
    double largest = 0;
    Index i = 0;
    if (count >= lanes) {
        std::array<double, lanes> sizes{};
        double *size = sizes.data();
        for (; i + lanes <= count; i += lanes) {
            for (Index lane = 0; lane < lanes; ++lane) {
                const double next = std::abs(numbers[i + lane]);
                size[lane] = next > size[lane] ? next : size[lane];
            }
        }
        largest = *std::max_element(sizes.begin(), sizes.end());
    }
    for (; i < count; ++i)
        largest = std::max(largest, std::abs(numbers[i]));
    return largest;
}

// Σ term(j) for j < count, where the terms are pairs.
template <typename Term>
[[gnu::always_inline]] inline Pair sum(Index count, Term term)
{
    constexpr Index lanes = 32;
    Pair total;
    Index j = 0;
    if (count >= lanes) {
        std::array<double, lanes> high{};
        std::array<double, lanes> low{};
        double *hi = high.data();
        double *lo = low.data();
        for (; j + lanes <= count; j += lanes) {
            for (Index lane = 0; lane < lanes; ++lane) {
                const Pair next = term(j + lane);
                const Pair partial = twoSum(hi[lane], next.hi);
                hi[lane] = partial.hi;
                lo[lane] += partial.lo + next.lo;
            }
        }
        for (Index half = lanes / 2; half > 0; half /= 2) {
            for (Index lane = 0; lane < half; ++lane) {
                const Pair folded = quickTwoSum(hi[lane], lo[lane]) + quickTwoSum(hi[lane + half], lo[lane + half]);
                hi[lane] = folded.hi;
                lo[lane] = folded.lo;
            }
        }
        total = {hi[0], lo[0]};
    }
    for (; j < count; ++j)
        total = total + term(j);
    return total;
}

VECTORISED Pair sum(const double *numbers, Index count)
{
    return sum(count, [numbers](Index j) { return Pair{numbers[j], 0}; });
}

VECTORISED Pair sumOfProducts(const double *a, const double *b, Index count)
{
    return sum(count, [a, b](Index j) { return twoProduct(a[j], b[j]); });
}

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

// From the products hi + lo to the scores, and to (q·k_j − largest) / T in hi + lo.
VECTORISED void compare(const Row &row, const Pair &largest, double *__restrict__ scores, double *__restrict__ hi,
                        double *__restrict__ lo)
{
    const Pair inverse = Pair{1, 0} / Pair{row.temperature, 0};
    for (Index j = 0; j < row.count; ++j) {
        const Pair product{hi[j], lo[j]};
        const Pair difference = (product - largest) * inverse;
        scores[j] = score(product * inverse, row.shift);
        hi[j] = difference.hi > leastExponent ? difference.hi : leastExponent;
        lo[j] = difference.lo;
    }
}

// True if pairs settle (q·k_j − max q·k) / T to 2⁻⁵⁷ for every key, and nothing on the way leaves the range of double.
bool pairsSuffice(const Row &row)
{
    const double query = largestSize(row.query, row.dimension);
    const double key = largestSize(row.keys, row.dimension * row.count);
    const auto dimension = static_cast<double>(std::max<Index>(1, row.dimension));
    const double largestProduct = dimension * query * key;
    // A pair errs by less than 8 · 2⁻¹⁰⁶ of the largest product for each coordinate.
    return row.temperature >= 0x1p-500 && row.temperature <= 0x1p500 && largestProduct <= 0x1p900 &&
           dimension * largestProduct <= 0x1p46 * row.temperature;
}

void comparePairs(const Row &row)
{
    double *hi = row.shiftedExponentials;
    double *lo = row.weights;
    multiply(row, hi, lo);
    Index largest = 0;
    for (Index j = 1; j < row.count; ++j) {
        if (hi[j] > hi[largest] || (hi[j] == hi[largest] && lo[j] > lo[largest]))
            largest = j;
    }
    compare(row, {hi[largest], lo[largest]}, row.scores, hi, lo);
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

// 2^exponent for a whole exponent of a normal number: the sum's lowest bits are the biased exponent.
inline double powerOfTwo(double exponent)
{
    return std::bit_cast<double>(std::bit_cast<std::uint64_t>(exponent + (0x1.8p52 + 1023)) << 52);
}

// exp(hi + lo) for hi in [leastExponent, 0], to 0.6 units in the last place of a normal result.
inline double exponential(double hi, double lo)
{
    constexpr double log2OfE = 0x1.71547652b82fep0;
    constexpr double highLn2 = 0x1.62e42feep-1; // 32 bits, so whole multiples up to 2²¹ are exact
    constexpr double lowLn2 = 0x1.a39ef35793c76p-33;
    constexpr double toInteger = 0x1.8p52;
    const double exponent = (hi * log2OfE + toInteger) - toInteger;
    const double reduced = hi - exponent * highLn2;
    const double correction = exponent * lowLn2 - lo;
    const double r = reduced - correction; // |r| ≤ ln 2 / 2, with its rounding error:
    const double rest = (reduced - r) - correction;

    // e^r = 1 + r + r² (1/2! + r/3! + …) up to r¹³/13!, 2⁻⁵⁷ of the sum
    const double r2 = r * r;
    double even = r2 * (1 / 479001600.0) + 1 / 3628800.0;
    even = even * r2 + 1 / 40320.0;
    even = even * r2 + 1 / 720.0;
    even = even * r2 + 1 / 24.0;
    even = even * r2 + 1 / 2.0;
    double odd = r2 * (1 / 6227020800.0) + 1 / 39916800.0;
    odd = odd * r2 + 1 / 362880.0;
    odd = odd * r2 + 1 / 5040.0;
    odd = odd * r2 + 1 / 120.0;
    odd = odd * r2 + 1 / 6.0;
    const Pair linear = quickTwoSum(1, r);
    const double power = linear.hi + (linear.lo + (rest + r2 * (even + r * odd)));

    // In two steps, for a subnormal result is not the product with one power of two.
    const double half = (exponent * 0.5 + toInteger) - toInteger;
    return power * powerOfTwo(half) * powerOfTwo(exponent - half);
}

VECTORISED void exponentials(Index count, double *__restrict__ hi, const double *__restrict__ lo)
{
    for (Index j = 0; j < count; ++j)
        hi[j] = exponential(hi[j], lo[j]);
}

// a_j = e_j / Σ e_r
VECTORISED void normalise(Index count, const Pair &total, const double *__restrict__ exponentials,
                          double *__restrict__ weights)
{
    const Pair inverse = Pair{1, 0} / total;
    for (Index j = 0; j < count; ++j)
        weights[j] = exponentials[j] * inverse.hi + exponentials[j] * inverse.lo;
}

// Everything up to the weights, for at least one key.
void weigh(const Row &row)
{
    if (pairsSuffice(row))
        comparePairs(row);
    else
        compareExactly(row);
    exponentials(row.count, row.shiftedExponentials, row.weights);
    normalise(row.count, sum(row.shiftedExponentials, row.count), row.shiftedExponentials, row.weights);
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
    for (Index i = 0; i < rows; ++i) {
        double *weights = result.weights.data() + i * count;
        weigh({queries.data() + i * queries.cols(), keys.data(), keys.rows(), count, temperature, shift,
               result.scores.data() + i * count, result.shiftedExponentials.data() + i * count, weights});
        // The weights are rounded: divided by their sum they are a convex combination again.
        const Pair total = sum(weights, count);
        for (Index coordinate = 0; coordinate < values.rows(); ++coordinate) {
            const Pair mixed = sumOfProducts(weights, values.data() + coordinate * count, count);
            result.output.data()[i * values.rows() + coordinate] = (mixed / total).hi;
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
