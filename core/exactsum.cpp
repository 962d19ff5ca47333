#include "core/exactsum.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace core {

void ExactSum::add(double a, double b)
{
    int exponentOfA = 0;
    int exponentOfB = 0;
    // The fractions are in [1/2, 1), where the product's error cannot underflow.
    const Pair product = twoProduct(std::frexp(a, &exponentOfA), std::frexp(b, &exponentOfB));
    addScaled(product.hi, exponentOfA + exponentOfB);
    addScaled(product.lo, exponentOfA + exponentOfB);
}

// Adds number · 2^exponent.
void ExactSum::addScaled(double number, int exponent)
{
    if (number == 0)
        return;
    constexpr int precision = 53;
    int own = 0;
    const auto integer = static_cast<std::int64_t>(std::frexp(number, &own) * 0x1p53);
    const auto size = static_cast<std::uint64_t>(std::abs(integer));
    const int position = own - precision + exponent - lowestExponent;
    const int shift = position % digitBits;
    const std::uint64_t low = (size & 0xffffffffU) << shift;
    const std::uint64_t high = (size >> digitBits) << shift;
    const std::uint64_t parts[] = {low & 0xffffffffU, (low >> digitBits) + (high & 0xffffffffU), high >> digitBits};
    auto digit = static_cast<std::size_t>(position / digitBits);
    m_begin = std::min(m_begin, digit);
    m_end = std::max(m_end, digit + 5);
    for (const std::uint64_t part : parts)
        m_digits[digit++] += integer < 0 ? -static_cast<std::int64_t>(part) : static_cast<std::int64_t>(part);
}

// The same number with digits in [0, 2³²); only the highest is −1 in a negative number.
ExactSum::Digits ExactSum::carried() const
{
    Digits digits = m_digits;
    std::int64_t carry = 0;
    for (std::size_t i = m_begin; i < m_end; ++i) {
        digits[i] += carry;
        carry = digits[i] >> digitBits;
        digits[i] &= 0xffffffff;
    }
    if (carry < 0)
        digits[m_end - 1] -= std::int64_t{1} << digitBits;
    return digits;
}

int ExactSum::sign() const
{
    const Digits digits = carried();
    for (std::size_t i = m_end; i > m_begin; --i) {
        if (digits[i - 1] != 0)
            return digits[i - 1] < 0 ? -1 : 1;
    }
    return 0;
}

Pair ExactSum::dividedBy(double divisor) const
{
    const int side = sign();
    if (side == 0)
        return {};
    ExactSum size = *this;
    if (side < 0)
        std::transform(m_digits.begin(), m_digits.end(), size.m_digits.begin(), std::negate<>());
    const Digits digits = size.carried();

    auto highest = static_cast<int>(m_end) - 1;
    while (digits[static_cast<std::size_t>(highest)] == 0)
        --highest;
    Pair sum; // of the digits, in units of the highest
    for (int i = std::max(0, highest - 4); i <= highest; ++i)
        sum = sum +
              Pair{std::ldexp(static_cast<double>(digits[static_cast<std::size_t>(i)]), (i - highest) * digitBits), 0};

    int exponent = 0;
    const Pair quotient = sum / Pair{std::frexp(divisor, &exponent), 0};
    exponent = lowestExponent + highest * digitBits - exponent;
    const double hi = side * std::ldexp(quotient.hi, exponent);
    return {hi, std::isinf(hi) ? 0 : side * std::ldexp(quotient.lo, exponent)};
}

} // namespace core
