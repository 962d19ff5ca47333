#include "core/decimal.h"

#include "core/number.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace core {

namespace {

constexpr double largestShownExponent = 999999;

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

QString powerOfTen(double exponent)
{
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString superscript = QString::number(static_cast<int>(exponent));
    for (QChar &character : superscript)
        character = character == u'-' ? QChar(0x207B) : digits[character.digitValue()];
    return QStringLiteral("10") + superscript;
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
    return formatted(value.mantissa, 1) + QChar(0x00D7) + powerOfTen(value.exponent);
}

QString exponentialText(double score, int decimals)
{
    const double exponential = std::exp(score);
    const bool isKnown = std::isnormal(exponential) || !std::isfinite(score);
    return isKnown ? formattedExponential(exponential, decimals) : scientificText(exponentialDecimal(score));
}

QString sumOfExponentialsText(const Attention &attention, int decimals)
{
    const double sum = sumOfExponentials(attention);
    if (attention.scores.size() == 0 || std::isnormal(sum))
        return formattedExponential(sum, decimals);
    return exponentialText(scoreOfSum(attention.scores.maxCoeff(), attention.shiftedExponentials.sum()), decimals);
}

} // namespace core
