#include "core/lanes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace core {

namespace {

using Index = std::ptrdiff_t;

// The largest term(j) for j < count, at least `least`. As in sum(), each of several lanes has its own result on the
// way, so that the processor works on all of them at once.
template <typename Term>
[[gnu::always_inline]] inline double largest(Index count, double least, Term term)
{
    constexpr Index lanes = 32;
    double result = least;
    Index j = 0;
    if (count >= lanes) {
        std::array<double, lanes> results{};
        double *lane = results.data();
        std::fill_n(lane, lanes, least);
        for (; j + lanes <= count; j += lanes) {
            for (Index i = 0; i < lanes; ++i) {
                const double next = term(j + i);
                lane[i] = next > lane[i] ? next : lane[i];
            }
        }
        result = *std::max_element(results.begin(), results.end());
    }
    for (; j < count; ++j)
        result = std::max(result, term(j));
    return result;
}

// Adds `next` to hi + lo.
inline void accumulate(double &hi, double &lo, const Pair &next)
{
    const Pair partial = twoSum(hi, next.hi);
    hi = partial.hi;
    lo += partial.lo + next.lo;
}

// Σ term(j) for j < count, where the terms are pairs.
template <typename Term>
[[gnu::always_inline]] inline Pair sum(Index count, Term term)
{
    constexpr Index lanes = 32;
    double totalHi = 0;
    double totalLo = 0;
    Index j = 0;
    if (count >= lanes) {
        std::array<double, lanes> high{};
        std::array<double, lanes> low{};
        double *hi = high.data();
        double *lo = low.data();
        for (; j + lanes <= count; j += lanes) {
            for (Index lane = 0; lane < lanes; ++lane)
                accumulate(hi[lane], lo[lane], term(j + lane));
        }
        for (Index lane = 0; lane < lanes; ++lane)
            accumulate(totalHi, totalLo, {hi[lane], lo[lane]});
    }
    for (; j < count; ++j)
        accumulate(totalHi, totalLo, term(j));
    return quickTwoSum(totalHi, totalLo);
}

} // namespace

VECTORISED double largestSize(const double *numbers, Index count)
{
    return largest(count, 0, [numbers](Index j) { return std::abs(numbers[j]); });
}

VECTORISED Pair largestPair(const double *hi, const double *lo, Index count)
{
    const double least = -std::numeric_limits<double>::infinity();
    const double high = largest(count, least, [hi](Index j) { return hi[j]; });
    return {high, largest(count, least, [=](Index j) { return hi[j] == high ? lo[j] : least; })};
}

VECTORISED Pair sum(const double *numbers, Index count)
{
    return sum(count, [numbers](Index j) { return Pair{numbers[j], 0}; });
}

VECTORISED Pair sumOfProducts(const double *a, const double *b, Index count)
{
    return sum(count, [a, b](Index j) { return twoProduct(a[j], b[j]); });
}

} // namespace core
