#pragma once

#include "tests/fuzz/truth.h"
#include "ui/figure/formula.h"

#include <QByteArray>
#include <QRectF>

inline bool isFiniteBox(const QRectF &box)
{
    constexpr double largest = 1e7;
    return std::abs(box.left()) < largest && std::abs(box.top()) < largest && box.width() >= 0 &&
           box.width() < largest && box.height() >= 0 && box.height() < largest;
}

/// Of `bytes` as the source of a formula: it has a size, or is refused with a reason and laid out as it stands; as a
/// text it can always be set.
inline QString faultOfFormula(const QByteArray &bytes)
{
    const QString source = QString::fromUtf8(bytes);
    for (const auto style : {ui::MathStyle::Display, ui::MathStyle::Text}) {
        const ui::Formula formula(source, 20, style);
        if (!isFiniteBox(formula.box()))
            return QStringLiteral("The formula has no size.");
        if (!formula.error().isEmpty() && !faultOfReason(formula.error()).isEmpty())
            return faultOfReason(formula.error());
    }
    const ui::Formula text(QStringLiteral("\\text{%1}").arg(ui::texEscaped(source)), 20);
    if (!text.error().isEmpty())
        return QStringLiteral("The text cannot be set: ") + text.error();
    return isFiniteBox(text.box()) ? QString() : QStringLiteral("The text has no size.");
}
