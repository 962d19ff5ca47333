#pragma once

#include "core/pair.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace core {

/// A sum of products of finite numbers without any error, for the rare sums that a Pair cannot decide: one long
/// fixed-point number with room for every product of two doubles.
class ExactSum {
public:
    /// Adds a b.
    void add(double a, double b);

    /// −1, 0 or 1.
    int sign() const;

    /// The sum divided by `divisor` > 0, to about 2⁻¹⁰⁰ of the quotient; (±∞, 0) beyond the range of double.
    Pair dividedBy(double divisor) const;

private:
    static constexpr int digitBits = 32;
    static constexpr int lowestExponent = -71 * digitBits; ///< below 2⁻²²⁵², where the products of subnormals end
    static constexpr int digitCount = 71 + 67; ///< up to 2²¹⁴⁴, room for 2⁶⁰ products of the largest doubles

    using Digits = std::array<std::int64_t, digitCount>;

    void addScaled(double number, int exponent);
    Digits carried() const;

    Digits m_digits{};                ///< m_digits[i] counts 2^(lowestExponent + 32 i); signed, carries pending
    std::size_t m_begin = digitCount; ///< the digits that may not be 0, with room for the carries
    std::size_t m_end = 0;
};

} // namespace core
