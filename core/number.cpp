#include "core/number.h"

#include <QLocale>

namespace core {

QString formatted(double number, int decimals)
{
    return QString::number(number, 'f', decimals).replace(QLatin1Char('-'), QChar(0x2212));
}

QString formattedWeight(double weight, int decimals)
{
    return formatted(weight, decimals + 1);
}

QString formattedExponential(double exponential, int decimals)
{
    return formatted(exponential, decimals + 1);
}

QString formattedPercent(double weight)
{
    return formatted(weight * 100, 1) + QLatin1Char('%');
}

QString machineFormatted(double number)
{
    return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

std::optional<double> parsedNumber(const QString &text)
{
    bool ok = false;
    const double number = text.toDouble(&ok);
    return ok ? std::optional(number) : std::nullopt;
}

} // namespace core
