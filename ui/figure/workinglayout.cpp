#include "ui/figure/workinglayout.h"

#include "ui/figure/barscale.h"
#include "ui/figure/tokenorder.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <utility>

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
constexpr double tokenColumn = 3.8;
constexpr double mostTokenColumn = 8;
constexpr int leastSlots = 2;

double total(const std::array<double, workingColumns> &widths)
{
    return std::accumulate(widths.begin(), widths.end(), 0.0);
}

enum class Signs { None, All };

/// The widths of columns whose coordinates have one digit before the point, without signs or all with one, as multiples
/// of the size of a number.
std::array<double, workingColumns> measuredWidths(Signs signs, int decimals)
{
    constexpr double size = 100; // so that the fonts' own rounding does not matter
    const QFontMetricsF metrics(mathFont(size, false, false));
    const QFontMetricsF bold(mathFont(size, true, false));
    const QString zeros(decimals, u'0');
    const QString positive = decimals > 0 ? QStringLiteral("0.") + zeros : QStringLiteral("0");
    const QString number = signs == Signs::All ? QChar(0x2212) + positive : positive;
    const QString operand = signs == Signs::All ? u'(' + number + u')' : number;
    const double point = metrics.horizontalAdvance(QStringLiteral("(%1, %1)").arg(number));
    const double product = metrics.horizontalAdvance(QStringLiteral("%1 × %2 + %2 × %2 = %1").arg(number, operand));
    std::array<double, workingColumns> widths{size * tokenColumn,
                                              point,
                                              product,
                                              metrics.horizontalAdvance(QStringLiteral("−0") + positive),
                                              metrics.horizontalAdvance(QStringLiteral("000.0") + zeros),
                                              bold.horizontalAdvance(QStringLiteral(">0.0") + zeros),
                                              point,
                                              bold.horizontalAdvance(QStringLiteral("(%1, %1)").arg(number))};
    for (double &width : widths)
        width /= size;
    return widths;
}

/// Measuring takes longer than painting a row.
std::array<double, workingColumns> widthsFor(Signs signs, double size, int decimals)
{
    static std::map<std::pair<Signs, int>, std::array<double, workingColumns>> known;
    const auto key = std::make_pair(signs, decimals);
    auto found = known.find(key);
    if (found == known.end())
        found = known.emplace(key, measuredWidths(signs, decimals)).first;
    std::array<double, workingColumns> widths = found->second;
    for (double &width : widths)
        width *= size;
    return widths;
}

/// Room for some signs, as most scenes have some.
std::array<double, workingColumns> usualWidths(double size, int decimals)
{
    std::array<double, workingColumns> result = widthsFor(Signs::None, size, decimals);
    const std::array<double, workingColumns> most = widthsFor(Signs::All, size, decimals);
    for (std::size_t i = 0; i < result.size(); ++i)
        result[i] = (result[i] + most[i]) / 2;
    return result;
}

} // namespace

WorkingLayout::WorkingLayout(int tokens, const QSizeF &size, const Style &style, int firstRow)
    : m_tokens(tokens), m_order(tokenOrder(style, tokens)), m_size(size), m_firstRow(firstRow)
{
    placeColumns(style);
    placeRows();
}

// Numbers shrink until their columns fit, then cells do; what is left over goes to signs and names, then to the gaps.
void WorkingLayout::placeColumns(const Style &style)
{
    const double largest = style.smallMathSize;
    const double frame = (2 * margin + (workingColumns - 1) * leastGap) * largest;
    const double needed = total(usualWidths(largest, style.decimals)) + frame;
    const double byWidth = largest * std::clamp(m_size.width() / needed, smallestTextScale, 1.0);
    const double byHeight = m_size.height() / (fixedHeight + leastSlots * leastRow);
    m_numberSize = std::max(1.0, std::floor(std::min(byWidth, byHeight)));
    m_margin = margin * m_numberSize;
    m_gap = leastGap * m_numberSize;
    m_widths = usualWidths(m_numberSize, style.decimals);
    const double room = std::max(1.0, m_size.width() - 2 * m_margin - (workingColumns - 1) * m_gap);
    const double usual = total(m_widths);
    if (usual > room) {
        for (double &width : m_widths)
            width *= room / usual;
    } else {
        std::array<double, workingColumns> most = widthsFor(Signs::All, m_numberSize, style.decimals);
        most.front() = mostTokenColumn * m_numberSize;
        const double share = std::clamp((room - usual) / (total(most) - usual), 0.0, 1.0);
        for (std::size_t i = 0; i < m_widths.size(); ++i)
            m_widths[i] += share * (most[i] - m_widths[i]);
        const double perGap = std::max(0.0, room - total(m_widths)) / (workingColumns - 1);
        m_gap += std::min(perGap, 5 * m_numberSize);
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
    m_slots = std::max(leastSlots, static_cast<int>(free / (leastRow * m_numberSize)));
    m_firstRow = std::clamp(m_firstRow, 0, lastFirstRow());
    const int left = m_tokens - m_firstRow;
    m_rows = left <= m_slots ? left : m_slots - 1;
    const int filled = std::clamp(m_tokens, 1, m_slots);
    m_rowHeight = std::floor(std::clamp(free / filled, leastRow * m_numberSize, mostRow * m_numberSize));
}

double WorkingLayout::wordSize() const
{
    return std::min(m_numberSize, std::max(9.0, 0.82 * m_numberSize));
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

int WorkingLayout::placeOf(int token) const
{
    return static_cast<int>(std::find(m_order.begin(), m_order.end(), token) - m_order.begin());
}

bool WorkingLayout::isShown(int token) const
{
    const int place = placeOf(token);
    return place >= m_firstRow && place < m_firstRow + m_rows;
}

int WorkingLayout::tokenAt(const QPointF &position) const
{
    for (int place = m_firstRow; place < m_firstRow + m_rows; ++place)
        if (slot(place - m_firstRow).contains(position))
            return tokenOf(place);
    return -1;
}

int WorkingLayout::placeNear(double y) const
{
    const double slot = std::floor((y - header().bottom()) / m_rowHeight);
    return m_firstRow + static_cast<int>(std::clamp(slot, std::min(0.0, m_rows - 1.0), m_rows - 1.0));
}

double WorkingLayout::overflow() const
{
    return std::min(0.7 * m_gap, 0.8 * m_margin);
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
