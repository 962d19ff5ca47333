#pragma once

#include "core/attention.h"

#include <QString>

namespace core {

/// A number as mantissa × 10^exponent with 1 ≤ |mantissa| < 10, or 0 × 10^0; also numbers far beyond double.
struct Decimal {
    double mantissa = 0;
    double exponent = 0; ///< whole; infinite for the exponential of an infinite score
};

/// `number` must be finite.
Decimal decimal(double number);

/// exp(score), also where double cannot hold it; `score` may be infinite.
Decimal exponentialDecimal(double score);

/// exp(largest score) × sum, where `sum` is one of shifted exponentials, as the score that would give it.
double scoreOfSum(double largestScore, double sum);

/// 10⁻³; `exponent` is whole.
QString powerOfTen(double exponent);

/// With two significant digits: 2.7×10⁴³⁴.
QString scientificText(Decimal value);

/// exp(score) with decimals + 1 places where double holds it, as 2.7×10⁴³⁴ where it does not.
QString exponentialText(double score, int decimals);

/// The same of the sum of the exponentials of all scores.
QString sumOfExponentialsText(const Attention &attention, int decimals);

} // namespace core
