#include "ui/figure/barscale.h"

#include "core/number.h"

#include <cmath>

namespace ui {

namespace {

constexpr double largestTickExponent = 999999;
constexpr double largestPlainScore = 1e6;

} // namespace

core::Decimal niceMaximum(const core::Decimal &most)
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
    return isLarge ? core::scientificText(core::decimal(score)) : core::formatted(score, decimals);
}

QString tickText(const core::Decimal &value)
{
    if (value.mantissa == 0)
        return QStringLiteral("0");
    if (std::abs(value.exponent) > largestTickExponent)
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
    return text.replace(QLatin1Char('-'), QChar(0x2212)) + core::powerOfTen(value.exponent - shift);
}

} // namespace ui
