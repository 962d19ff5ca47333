#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

namespace core {

/// A number of twice the precision of double: the sum hi + lo, where lo is at most half a unit in the last place of hi.
struct Pair {
    double hi = 0;
    double lo = 0;
};

/// a + b without error.
inline Pair twoSum(double a, double b)
{
    const double sum = a + b;
    const double rest = sum - a;
    return {sum, (a - (sum - rest)) + (b - rest)};
}

/// a + b without error, for |a| ≥ |b| or a = 0.
inline Pair quickTwoSum(double a, double b)
{
    const double sum = a + b;
    return {sum, b - (sum - a)};
}

/// a b without error, unless the error underflows.
inline Pair twoProduct(double a, double b)
{
    const double product = a * b;
    return {product, std::fma(a, b, -product)};
}

/// a + b to 3·2⁻¹⁰⁶ of the sum, however much of it cancels (AccurateDWPlusDW of Joldeș, Muller and Popescu, 2017).
inline Pair operator+(const Pair &a, const Pair &b)
{
    const Pair high = twoSum(a.hi, b.hi);
    const Pair low = twoSum(a.lo, b.lo);
    const Pair sum = quickTwoSum(high.hi, high.lo + low.hi);
    return quickTwoSum(sum.hi, low.lo + sum.lo);
}

inline Pair operator-(const Pair &a, const Pair &b)
{
    return a + Pair{-b.hi, -b.lo};
}

/// a b to a few 2⁻¹⁰⁶ of the product; its lo may be some units in the last place of hi.
inline Pair roughProduct(const Pair &a, const Pair &b)
{
    const Pair product = twoProduct(a.hi, b.hi);
    return {product.hi, product.lo + (a.hi * b.lo + a.lo * b.hi)};
}

/// a b to a few 2⁻¹⁰⁶ of the product.
inline Pair operator*(const Pair &a, const Pair &b)
{
    const Pair product = roughProduct(a, b);
    return quickTwoSum(product.hi, product.lo);
}

/// a / b to a few 2⁻¹⁰⁶ of the quotient.
inline Pair operator/(const Pair &a, const Pair &b)
{
    const double quotient = a.hi / b.hi;
    const double rest = std::fma(-quotient, b.hi, a.hi) + (a.lo - quotient * b.lo);
    return quickTwoSum(quotient, rest / b.hi);
}

/// 2^exponent for a whole exponent of a normal number: the lowest bits of the sum are the biased exponent.
inline double powerOfTwo(double exponent)
{
    return std::bit_cast<double>(std::bit_cast<std::uint64_t>(exponent + (0x1.8p52 + 1023)) << 52);
}

inline constexpr double leastExponent = -800; ///< e⁻⁸⁰⁰ is 0 in double

/// exp(hi + lo) for hi in [leastExponent, 0] and |lo| < 1/32, to 0.6 units in the last place of a normal result.
inline double exp(const Pair &x)
{
    constexpr double log2OfE = 0x1.71547652b82fep0;
    constexpr double highLn2 = 0x1.62e42feep-1; // 32 bits, so whole multiples up to 2²¹ are exact
    constexpr double lowLn2 = 0x1.a39ef35793c76p-33;
    constexpr double toWhole = 0x1.8p52; // added and subtracted, it rounds to a whole number
    const double exponent = (x.hi * log2OfE + toWhole) - toWhole;
    const double reduced = x.hi - exponent * highLn2;
    const double correction = exponent * lowLn2 - x.lo;
    const double r = reduced - correction; // |r| < 0.38; its rounding error:
    const double rest = (reduced - r) - correction;

    // e^r = 1 + r + r² (1/2! + r/3! + r²/4! + …), up to r¹³/13!
    const double r2 = r * r;
    double even = std::fma(r2, 1 / 479001600.0, 1 / 3628800.0);
    even = std::fma(even, r2, 1 / 40320.0);
    even = std::fma(even, r2, 1 / 720.0);
    even = std::fma(even, r2, 1 / 24.0);
    even = std::fma(even, r2, 1 / 2.0);
    double odd = std::fma(r2, 1 / 6227020800.0, 1 / 39916800.0);
    odd = std::fma(odd, r2, 1 / 362880.0);
    odd = std::fma(odd, r2, 1 / 5040.0);
    odd = std::fma(odd, r2, 1 / 120.0);
    odd = std::fma(odd, r2, 1 / 6.0);
    const Pair linear = quickTwoSum(1, r);
    const double power = linear.hi + (linear.lo + std::fma(std::fma(odd, r, even), r2, rest));

    // In two steps, for no single power of two reaches a subnormal result.
    const double half = (exponent * 0.5 + toWhole) - toWhole;
    return power * powerOfTwo(half) * powerOfTwo(exponent - half);
}

} // namespace core
