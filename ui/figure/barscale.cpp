#include "ui/figure/barscale.h"

#include "core/number.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace ui {

namespace {

constexpr double largestShownExponent = 999999;
constexpr double largestPlainScore = 1e6;

QString superscript(int number)
{
    static constexpr std::array<char16_t, 10> digits{0x2070, 0x00B9, 0x00B2, 0x00B3, 0x2074,
                                                     0x2075, 0x2076, 0x2077, 0x2078, 0x2079};
    QString result;
    for (const QChar c : QString::number(number))
        result += c == QLatin1Char('-') ? QChar(0x207B) : QChar(digits[static_cast<std::size_t>(c.digitValue())]);
    return result;
}

QString powerOfTen(double exponent)
{
    return QStringLiteral("10") + superscript(static_cast<int>(exponent));
}

QString scientificText(Decimal value)
{
    if (value.exponent > largestShownExponent)
        return QLatin1Char('>') + powerOfTen(largestShownExponent);
    if (value.exponent < -largestShownExponent)
        return QLatin1Char('<') + powerOfTen(-largestShownExponent);
    if (std::abs(value.mantissa) >= 9.95) { // would be printed as 10.0
        value.mantissa /= 10;
        value.exponent += 1;
    }
    return core::formatted(value.mantissa, 1) + QChar(0x00D7) + powerOfTen(value.exponent);
}

} // namespace

Decimal decimal(double number)
{
    if (number == 0)
        return {};
    Decimal result;
    result.exponent = std::max(std::floor(std::log10(std::abs(number))), -307.0);
    result.mantissa = number / std::pow(10, result.exponent);
    // The logarithm may have rounded across a power of ten.
    if (std::abs(result.mantissa) >= 10) {
        result.mantissa /= 10;
        result.exponent += 1;
    }
    return result;
}

Decimal exponentialDecimal(double score)
{
    const double logarithm = score * std::numbers::log10e;
    if (std::isinf(logarithm))
        return {1, logarithm};
    const double exponent = std::floor(logarithm);
    return {std::pow(10, logarithm - exponent), exponent};
}

double scoreOfSum(double largestScore, double sum)
{
    return largestScore + std::log(sum);
}

Decimal niceMaximum(const Decimal &most)
{
    constexpr double tolerance = 1e-9; // of mantissas that stand for a round number
    for (const double mantissa : {1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0})
        if (most.mantissa <= mantissa * (1 + tolerance))
            return {mantissa, most.exponent};
    return {1, most.exponent + 1};
}

QString scoreText(double score, int decimals)
{
    const bool isLarge = std::isfinite(score) && std::abs(score) >= largestPlainScore;
    return isLarge ? scientificText(decimal(score)) : core::formatted(score, decimals);
}

QString exponentialText(double score, int decimals)
{
    const double exponential = std::exp(score);
    const bool isKnown = std::isnormal(exponential) || !std::isfinite(score);
    return isKnown ? core::formattedExponential(exponential, decimals) : scientificText(exponentialDecimal(score));
}

QString tickText(const Decimal &value)
{
    if (value.mantissa == 0)
        return QStringLiteral("0");
    if (std::abs(value.exponent) > largestShownExponent)
        return {};
    if (value.exponent > -4 && value.exponent < 5) {
        const double number = value.mantissa * std::pow(10, value.exponent);
        return QString::number(number, 'g', 6).replace(QLatin1Char('-'), QChar(0x2212));
    }
    const double shift = std::abs(value.mantissa) < 1 ? 1 : 0; // 0.5×10⁶ is 5×10⁵
    const double mantissa = shift > 0 ? value.mantissa * 10 : value.mantissa;
    QString text = QString::number(mantissa, 'g', 3) + QChar(0x00D7);
    if (std::abs(mantissa) == 1)
        text = mantissa < 0 ? QStringLiteral("-") : QString();
    return text.replace(QLatin1Char('-'), QChar(0x2212)) + powerOfTen(value.exponent - shift);
}

} // namespace ui
