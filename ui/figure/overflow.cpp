#include "ui/figure/overflow.h"

#include "core/number.h"
#include "ui/figure/formula.h"
#include "ui/figure/sums.h"

#include <QCoreApplication>

#include <cmath>
#include <numeric>

namespace ui {

OverflowText::OverflowText(const core::Attention &attention, int decimals)
    : m_attention(attention), m_decimals(decimals), m_float(attention), m_double(attention)
{
}

template <typename Real>
OverflowText::Cell OverflowText::exponentialCell(Real exponential) const
{
    if (std::isinf(exponential))
        return {QStringLiteral("inf"), true};
    return {core::formattedExponential(static_cast<double>(exponential), m_decimals), false};
}

template <typename Real>
OverflowText::Cell OverflowText::weightCell(const core::Unsubtracted<Real> &softmax, int token) const
{
    const Real weight = softmax.weights[static_cast<std::size_t>(token)];
    if (std::isnan(weight))
        return {std::isinf(softmax.sum) ? QStringLiteral("inf/inf") : QStringLiteral("0/0"), true};
    const bool isLost = weight == 0 && std::isinf(softmax.sum);
    return {isLost ? QStringLiteral("0") : core::formattedWeight(static_cast<double>(weight), m_decimals), isLost};
}

template <typename Real>
OverflowText::Cell OverflowText::sumCell(const core::Unsubtracted<Real> &softmax) const
{
    const Real sum = std::accumulate(softmax.weights.begin(), softmax.weights.end(), Real(0));
    if (std::isnan(sum))
        return {QStringLiteral("nan"), true};
    return {core::formatted(static_cast<double>(sum), m_decimals + 1), false};
}

std::array<QString, OverflowText::columns> OverflowText::headings()
{
    const auto heading = [](const QString &words, const char *symbol) {
        return QStringLiteral("\\text{%1}\\;%2").arg(texEscaped(words), QLatin1String(symbol));
    };
    const QString single = QCoreApplication::translate("Working", "float");
    const QString twofold = QCoreApplication::translate("Working", "double");
    const QString stable = QCoreApplication::translate("Working", "stable");
    return {heading(single, "e^{s}"), heading(single, "a"), heading(twofold, "e^{s}"), heading(twofold, "a"),
            heading(stable, "a")};
}

OverflowText::Row OverflowText::row(int token) const
{
    const auto i = static_cast<std::size_t>(token);
    return {exponentialCell(m_float.exponentials[i]), weightCell(m_float, token),
            exponentialCell(m_double.exponentials[i]), weightCell(m_double, token),
            Cell{core::formattedWeight(m_attention.weights(0, token), m_decimals), false}};
}

OverflowText::Row OverflowText::sums() const
{
    return {exponentialCell(m_float.sum), sumCell(m_float), exponentialCell(m_double.sum), sumCell(m_double),
            Cell{sumOfWeightsText(m_attention, m_decimals), false}};
}

OverflowColumns::OverflowColumns(QPainter &painter, const core::Attention &attention, const WorkingLayout &layout,
                                 const Style &style)
    : m_cells(painter, layout), m_text(attention, style.decimals), m_layout(layout), m_style(style)
{
}

QRectF overflowCell(const WorkingLayout &layout, const QRectF &row, int column)
{
    const QRectF area = layout.cell(row, WorkingColumn::Exponential).united(layout.cell(row, WorkingColumn::Share));
    const double gap = 0.5 * layout.numberSize();
    const double width = (area.width() - (OverflowText::columns - 1) * gap) / OverflowText::columns;
    return {area.left() + column * (width + gap), row.top(), width, row.height()};
}

QRectF OverflowColumns::cell(const QRectF &row, int column) const
{
    return overflowCell(m_layout, row, column);
}

void OverflowColumns::paintHeader()
{
    const auto headings = OverflowText::headings();
    for (std::size_t i = 0; i < headings.size(); ++i)
        m_cells.paintFormula(headings[i], cell(m_layout.header(), static_cast<int>(i)), m_layout.wordSize(),
                             m_style.muted);
}

void OverflowColumns::paint(const QRectF &row, const OverflowText::Row &cells, const QColor &weightColour)
{
    for (int column = 0; column < OverflowText::columns; ++column) {
        const OverflowText::Cell &words = cells.at(static_cast<std::size_t>(column));
        const bool isTrue = column == OverflowText::Weight;
        const QColor colour = words.isBroken ? m_style.error : isTrue ? weightColour : m_style.ink;
        m_cells.paintNumber(words.text, cell(row, column), isTrue || words.isBroken, colour);
    }
}

void OverflowColumns::paintRow(int token)
{
    paint(m_layout.row(token), m_text.row(token), m_style.tokenColour(token));
}

void OverflowColumns::paintSum()
{
    paint(m_layout.sum(), m_text.sums(), m_style.ink);
}

} // namespace ui
