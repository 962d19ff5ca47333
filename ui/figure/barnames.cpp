#include "ui/figure/barnames.h"

#include "ui/figure/barscale.h"
#include "ui/figure/style.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

double width(const Formula &formula)
{
    return formula.box().width();
}

Formula words(const QString &text, double size)
{
    return Formula(QStringLiteral("\\text{%1}").arg(texEscaped(text)), size);
}

Formula shortened(const QString &text, double size, double room)
{
    Formula whole = words(text, size);
    if (width(whole) <= room)
        return whole;
    const QChar ellipsis(0x2026);
    qsizetype fits = 0;
    for (qsizetype above = text.size(); above - fits > 1;) {
        const qsizetype middle = (fits + above) / 2;
        (width(words(text.left(middle) + ellipsis, size)) <= room ? fits : above) = middle;
    }
    if (fits > 0 && text[fits - 1].isHighSurrogate())
        --fits;
    return words(text.left(fits).trimmed() + ellipsis, size);
}

/// Columns of equal width and what is written beneath them.
struct Layout {
    const std::vector<BarColumn> &columns;
    const std::vector<QString> &names;
    double left;
    double columnWidth;
    double size;
    bool hasRoomForNames;

    double middle(std::size_t column) const { return left + (static_cast<double>(column) + 0.5) * columnWidth; }

    Formula formula(std::size_t column) const
    {
        const int token = columns[column].token;
        if (token < 0)
            return words(names[column], size);
        if (names[column].isEmpty() || !hasRoomForNames)
            return Formula(vectorSource(QLatin1Char('k'), token), size);
        return shortened(names[column], size, columnWidth - 4);
    }

    double widest() const
    {
        double result = 0;
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (columns[i].token >= 0)
                result = std::max(result, width(formula(i)));
        return result;
    }
};

} // namespace

double barSymbolSize(const Style &style)
{
    return 0.85 * style.mathSize;
}

QColor barColour(const BarColumn &column, const Style &style)
{
    return column.token < 0 ? style.muted : style.tokenColour(column.token);
}

std::vector<BarName> barNames(const std::vector<BarColumn> &columns, const std::vector<QString> &names, double left,
                              double right, const Style &style)
{
    std::vector<BarName> result;
    if (columns.empty())
        return result;
    const double columnWidth = (right - left) / static_cast<double>(columns.size());
    const double room = columnWidth - 3;
    const double size = barSymbolSize(style);
    Layout layout{columns, names, left, columnWidth, size, room > 3 * size};
    if (const double widest = layout.widest(); widest > room)
        layout.size = std::floor(size * std::max(smallestTextScale, room / widest));

    double end = right + room / 2;
    const bool hasOthers = columns.back().token < 0;
    if (hasOthers) {
        const std::size_t last = columns.size() - 1;
        const Formula formula = layout.formula(last);
        const double start = std::min(layout.middle(last) - width(formula) / 2, right - width(formula));
        result.push_back({formula, start, barColour(columns[last], style)});
        end = start - 4;
    }
    const auto step = static_cast<std::size_t>(std::max(1.0, std::ceil((layout.widest() + 3) / columnWidth)));
    for (std::size_t i = 0; i + (hasOthers ? 1 : 0) < columns.size(); i += step) {
        const Formula formula = layout.formula(i);
        const double start = layout.middle(i) - width(formula) / 2;
        if (start + width(formula) <= end)
            result.push_back({formula, start, barColour(columns[i], style)});
    }
    return result;
}

} // namespace ui
