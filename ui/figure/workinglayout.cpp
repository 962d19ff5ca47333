#include "ui/figure/workinglayout.h"

#include "ui/figure/barscale.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ui {

namespace {

// Heights as multiples of the size of a number.
constexpr double leastRow = 1.7;
constexpr double mostRow = 2.5;
constexpr double headerHeight = 1.8;
constexpr double sumHeight = 2;
constexpr double ratioHeight = 2.4;
constexpr double fixedHeight = headerHeight + sumHeight + ratioHeight;
constexpr double margin = 0.8;
constexpr double leastGap = 0.9;

double total(const std::array<double, workingColumns> &widths)
{
    return std::accumulate(widths.begin(), widths.end(), 0.0);
}

/// Widths for numbers of two digits before the point at most. The usual ones hold positive numbers, the roomy ones
/// negative ones too.
std::array<double, workingColumns> columnWidths(double size, int decimals, bool isRoomy)
{
    const QFontMetricsF metrics(mathFont(size, false, false));
    const QFontMetricsF bold(mathFont(size, true, false));
    const QString zeros(decimals, u'0');
    const QString positive = decimals > 0 ? QStringLiteral("0.") + zeros : QStringLiteral("0");
    const QString number = isRoomy ? QChar(0x2212) + positive : positive;
    const QString operand = isRoomy ? u'(' + number + u')' : number;
    const double point = metrics.horizontalAdvance(QStringLiteral("(%1, %1)").arg(number));
    const double product = metrics.horizontalAdvance(QStringLiteral("%1 × %2 + %2 × %2 = %1").arg(number, operand));
    return {size * (isRoomy ? 8 : 3.6),
            point,
            product,
            metrics.horizontalAdvance(QChar(0x2212) + positive),
            metrics.horizontalAdvance(QStringLiteral("000.0") + zeros),
            bold.horizontalAdvance(QStringLiteral(">0.0") + zeros),
            point,
            bold.horizontalAdvance(QStringLiteral("(%1, %1)").arg(number))};
}

} // namespace

WorkingLayout::WorkingLayout(int tokens, const QSizeF &size, const Style &style, int firstRow)
    : m_tokens(tokens), m_size(size), m_firstRow(firstRow)
{
    placeColumns(style);
    placeRows();
}

// Numbers shrink until their columns fit, then cells do; what is left over goes to negative numbers, then to the gaps.
void WorkingLayout::placeColumns(const Style &style)
{
    const double largest = style.smallMathSize;
    const double frame = (2 * margin + (workingColumns - 1) * leastGap) * largest;
    const double needed = total(columnWidths(largest, style.decimals, false)) + frame;
    m_numberSize = std::max(1.0, std::floor(largest * std::clamp(m_size.width() / needed, smallestTextScale, 1.0)));
    m_margin = margin * m_numberSize;
    m_gap = leastGap * m_numberSize;
    m_widths = columnWidths(m_numberSize, style.decimals, false);
    const double room = std::max(1.0, m_size.width() - 2 * m_margin - (workingColumns - 1) * m_gap);
    const double usual = total(m_widths);
    if (usual > room) {
        for (double &width : m_widths)
            width *= room / usual;
    } else {
        const std::array<double, workingColumns> roomy = columnWidths(m_numberSize, style.decimals, true);
        const double share = std::clamp((room - usual) / (total(roomy) - usual), 0.0, 1.0);
        for (std::size_t i = 0; i < m_widths.size(); ++i)
            m_widths[i] += share * (roomy[i] - m_widths[i]);
        const double perGap = std::max(0.0, room - total(m_widths)) / (workingColumns - 1);
        m_gap += std::min(perGap, 3 * m_numberSize);
    }
    double x = m_margin;
    for (std::size_t i = 0; i < m_widths.size(); ++i) {
        m_lefts[i] = std::round(x);
        x += m_widths[i] + m_gap;
    }
}

void WorkingLayout::placeRows()
{
    const double free = m_size.height() - fixedHeight * m_numberSize;
    m_slots = std::max(2, static_cast<int>(free / (leastRow * m_numberSize)));
    m_firstRow = std::clamp(m_firstRow, 0, lastFirstRow());
    const int left = m_tokens - m_firstRow;
    m_rows = left <= m_slots ? left : m_slots - 1;
    const int filled = std::clamp(m_tokens, 1, m_slots);
    m_rowHeight = std::floor(std::clamp(free / filled, leastRow * m_numberSize, mostRow * m_numberSize));
}

double WorkingLayout::wordSize() const
{
    return std::max(9.0, 0.82 * m_numberSize);
}

QRectF WorkingLayout::header() const
{
    return {0, 0, m_size.width(), std::round(headerHeight * m_numberSize)};
}

QRectF WorkingLayout::slot(int index) const
{
    return {0, header().bottom() + index * m_rowHeight, m_size.width(), m_rowHeight};
}

QRectF WorkingLayout::sum() const
{
    const double top = slot(std::clamp(m_tokens, 1, m_slots)).top();
    return {0, top, m_size.width(), std::round(sumHeight * m_numberSize)};
}

QRectF WorkingLayout::ratio() const
{
    return {0, sum().bottom(), m_size.width(), std::round(ratioHeight * m_numberSize)};
}

int WorkingLayout::tokenAt(const QPointF &position) const
{
    for (int token = m_firstRow; token < m_firstRow + m_rows; ++token)
        if (row(token).contains(position))
            return token;
    return -1;
}

QRectF WorkingLayout::cell(const QRectF &row, WorkingColumn column) const
{
    const auto i = static_cast<std::size_t>(column);
    return {m_lefts[i], row.top(), m_widths[i], row.height()};
}

double WorkingLayout::wantedHeight(int tokens, const Style &style)
{
    return std::ceil((fixedHeight + 2.2 * std::max(1, tokens)) * style.smallMathSize);
}

} // namespace ui
