#pragma once

#include <cmath>

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

/// a b to a few 2⁻¹⁰⁶ of the product.
inline Pair operator*(const Pair &a, const Pair &b)
{
    const Pair product = twoProduct(a.hi, b.hi);
    return quickTwoSum(product.hi, product.lo + (a.hi * b.lo + a.lo * b.hi));
}

/// a / b to a few 2⁻¹⁰⁶ of the quotient.
inline Pair operator/(const Pair &a, const Pair &b)
{
    const double quotient = a.hi / b.hi;
    const double rest = std::fma(-quotient, b.hi, a.hi) + (a.lo - quotient * b.lo);
    return quickTwoSum(quotient, rest / b.hi);
}

} // namespace core
