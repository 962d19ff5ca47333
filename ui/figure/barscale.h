#pragma once

#include <QString>

namespace ui {

inline constexpr double smallestTextScale = 0.7; ///< text that does not fit shrinks so far

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

/// The upper end of an axis for a largest value of `most`: 1, 1.5, 2, 3, 4, 5, 6 or 8 times a power of ten.
Decimal niceMaximum(const Decimal &most);

/// A score with `decimals` places; a large one as 2.7×10¹².
QString scoreText(double score, int decimals);

/// exp(score) with decimals + 1 places where double holds it, as 2.7×10⁴³⁴ where it does not.
QString exponentialText(double score, int decimals);

/// A number beside a tick: as short as it can be.
QString tickText(const Decimal &value);

} // namespace ui
