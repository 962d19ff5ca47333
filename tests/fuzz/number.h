#pragma once

#include "core/number.h"
#include "tests/fuzz/truth.h"

#include <QByteArray>

#include <charconv>

/// What the standard library reads in `text`, or nothing where it has another opinion of what a number is.
inline std::optional<double> standardNumber(QByteArray text)
{
    if (text.startsWith('+') && !text.startsWith("+-")) // a plus is not in its grammar
        text.remove(0, 1);
    double number = 0;
    const auto [end, problem] = std::from_chars(text.cbegin(), text.cend(), number);
    const bool isWhole = problem == std::errc() && end == text.cend();
    return isWhole && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

/// Of a number that was typed, in all its forms.
inline QString faultOfForms(double number)
{
    if (core::parsedNumber(core::machineFormatted(number)) != number)
        return QStringLiteral("What a machine reads is another number.");
    for (int decimals = 0; decimals <= 6; ++decimals) {
        const QString text = core::formatted(number, decimals);
        const auto same = core::parsedNumber(text);
        if (!same && std::abs(number) < 1e15 - 1)
            return QStringLiteral("What is shown cannot be typed: ") + text;
        if (same && core::formatted(*same, decimals) != text)
            return QStringLiteral("What is shown is shown differently when typed: ") + text;
        if (core::formattedExponential(std::abs(number), decimals).isEmpty())
            return QStringLiteral("An exponential is not shown.");
    }
    return {};
}

/// Of `bytes` as what a person types into a field of a number.
inline QString faultOfNumber(const QByteArray &bytes)
{
    const auto number = core::parsedNumber(QString::fromUtf8(bytes));
    if (number && !std::isfinite(*number))
        return QStringLiteral("It is not finite.");
    const auto standard = standardNumber(bytes);
    if (standard && number != standard)
        return QStringLiteral("It is another number than in the standard library.");
    return number ? faultOfForms(*number) : QString();
}
