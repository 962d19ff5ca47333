#include "core/number.h"

#include "core/decimal.h"

#include <QRegularExpression>

#include <array>
#include <charconv>
#include <cmath>

namespace core {

namespace {

constexpr double leastPlainNumber = 1e-4;
constexpr double leastLargeNumber = 1e15;
constexpr double leastLargeExponential = 1e6;

constexpr QChar minusSign(0x2212);

// A magnitude with two significant digits: 2.7×10¹².
QString scientific(double magnitude)
{
    const QString text = QString::number(magnitude, 'e', 1);
    const qsizetype e = text.indexOf(u'e');
    return text.left(e) + u'×' + powerOfTen(text.mid(e + 1).toInt());
}

QString fixed(double magnitude, int places)
{
    return QString::number(magnitude, 'f', places);
}

QString formattedMagnitude(double magnitude, int places)
{
    if (std::isnan(magnitude))
        return QStringLiteral("NaN");
    if (std::isinf(magnitude))
        return QStringLiteral("∞");
    if (magnitude >= leastLargeNumber)
        return scientific(magnitude);
    const QString text = fixed(magnitude, places);
    return text.toDouble() < leastLargeNumber ? text : scientific(magnitude); // as rounded
}

// A part of `whole`, which shows neither as nothing nor as the whole unless it is.
QString formattedShare(double share, double whole, int places)
{
    const double step = std::pow(10, -places);
    QString text = formatted(share * whole, places);
    if (share > 0 && text == fixed(0, places))
        return u'<' + fixed(step, places);
    if (share < 1 && text == fixed(whole, places))
        return u'>' + fixed(whole - step, places);
    return text;
}

// What was typed, with the ASCII character in place of each look-alike.
QString plain(const QString &text)
{
    QString result = text.trimmed();
    for (QChar &character : result) {
        if (character >= QChar(0xFF01) && character <= QChar(0xFF5E)) // full-width ！ to ～
            character = QChar(character.unicode() - 0xFEE0);
        if (character == minusSign)
            character = u'-';
        if (character == u',' || character == QChar(0x3002)) // 。
            character = u'.';
    }
    return result;
}

} // namespace

QString formatted(double number, int decimals)
{
    const QString text = formattedMagnitude(std::abs(number), decimals);
    return number < 0 && text != fixed(0, decimals) ? minusSign + text : text;
}

QString formatted(const Point &point, int decimals)
{
    return QStringLiteral("(%1, %2)").arg(formatted(point.x(), decimals), formatted(point.y(), decimals));
}

QString formattedWeight(double weight, int decimals)
{
    return formattedShare(weight, 1, decimals + 1);
}

QString formattedExponential(double exponential, int decimals)
{
    const QString text = formatted(exponential, decimals + 1);
    const bool isTiny = exponential > 0 && text == fixed(0, decimals + 1);
    const bool isLarge = text.toDouble() >= leastLargeExponential; // as rounded
    return isTiny || isLarge ? scientific(exponential) : text;
}

QString formattedPercent(double weight)
{
    return formattedShare(weight, 100, 1) + u'%';
}

QString machineFormatted(double number)
{
    const double size = std::abs(number);
    const bool isPlain = size == 0 || (size >= leastPlainNumber && size < leastLargeNumber);
    const auto format = isPlain ? std::chars_format::fixed : std::chars_format::scientific;
    std::array<char, 32> text; // the longest is -2.2250738585072014e-308
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number, format).ptr;
    return QString::fromLatin1(text.data(), end - text.data());
}

QString exactlyFormatted(double number)
{
    return machineFormatted(number).replace(u'-', minusSign);
}

std::optional<double> parsedNumber(const QString &text)
{
    static const QRegularExpression shape(QStringLiteral(R"(\A[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?\z)"));
    const QString typed = plain(text);
    if (!shape.match(typed).hasMatch())
        return std::nullopt;
    const double number = typed.toDouble();
    return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

} // namespace core
