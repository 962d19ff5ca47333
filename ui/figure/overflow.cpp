#include "ui/figure/overflow.h"

#include "core/number.h"
#include "ui/figure/formula.h"
#include "ui/figure/sums.h"

#include <QCoreApplication>

#include <cmath>
#include <numeric>

namespace ui {

OverflowColumns::OverflowColumns(QPainter &painter, const core::Attention &attention, const WorkingLayout &layout,
                                 const Style &style)
    : m_cells(painter, layout), m_attention(attention), m_layout(layout), m_style(style), m_float(attention),
      m_double(attention)
{
}

QRectF OverflowColumns::cell(const QRectF &row, int column) const
{
    const QRectF area = m_layout.cell(row, WorkingColumn::Exponential).united(m_layout.cell(row, WorkingColumn::Share));
    const double gap = 0.5 * m_layout.numberSize();
    const double width = (area.width() - (columns - 1) * gap) / columns;
    return {area.left() + column * (width + gap), row.top(), width, row.height()};
}

template <typename Real>
OverflowColumns::Cell OverflowColumns::exponentialCell(Real exponential) const
{
    if (std::isinf(exponential))
        return {QStringLiteral("inf"), true};
    return {core::formattedExponential(static_cast<double>(exponential), m_style.decimals), false};
}

template <typename Real>
OverflowColumns::Cell OverflowColumns::weightCell(const core::Unsubtracted<Real> &softmax, int token) const
{
    const Real weight = softmax.weights[static_cast<std::size_t>(token)];
    if (std::isnan(weight))
        return {std::isinf(softmax.sum) ? QStringLiteral("inf/inf") : QStringLiteral("0/0"), true};
    const bool isLost = weight == 0 && std::isinf(softmax.sum);
    return {isLost ? QStringLiteral("0") : core::formattedWeight(static_cast<double>(weight), m_style.decimals),
            isLost};
}

template <typename Real>
OverflowColumns::Cell OverflowColumns::sumCell(const core::Unsubtracted<Real> &softmax) const
{
    const Real sum = std::accumulate(softmax.weights.begin(), softmax.weights.end(), Real(0));
    if (std::isnan(sum))
        return {QStringLiteral("nan"), true};
    return {core::formatted(static_cast<double>(sum), m_style.decimals + 1), false};
}

void OverflowColumns::paintHeader()
{
    const QString single = QCoreApplication::translate("Working", "float");
    const QString twofold = QCoreApplication::translate("Working", "double");
    const QString stable = QCoreApplication::translate("Working", "stable");
    const std::array<std::pair<QString, QString>, columns> headings{{{single, QStringLiteral("e^{s}")},
                                                                     {single, QStringLiteral("a")},
                                                                     {twofold, QStringLiteral("e^{s}")},
                                                                     {twofold, QStringLiteral("a")},
                                                                     {stable, QStringLiteral("a")}}};
    for (std::size_t i = 0; i < headings.size(); ++i)
        m_cells.paintFormula(QStringLiteral("\\text{%1}\\;%2").arg(texEscaped(headings[i].first), headings[i].second),
                             cell(m_layout.header(), static_cast<int>(i)), m_layout.wordSize(), m_style.muted);
}

void OverflowColumns::paint(const QRectF &row, const std::array<Cell, columns> &cells, const QColor &weightColour)
{
    for (int column = 0; column < columns; ++column) {
        const Cell &words = cells.at(static_cast<std::size_t>(column));
        const bool isTrue = column == Weight;
        const QColor colour = words.isBroken ? m_style.error : isTrue ? weightColour : m_style.ink;
        m_cells.paintNumber(words.text, cell(row, column), isTrue || words.isBroken, colour);
    }
}

void OverflowColumns::paintRow(int token)
{
    const auto i = static_cast<std::size_t>(token);
    paint(m_layout.row(token),
          {exponentialCell(m_float.exponentials[i]), weightCell(m_float, token),
           exponentialCell(m_double.exponentials[i]), weightCell(m_double, token),
           Cell{core::formattedWeight(m_attention.weights(0, token), m_style.decimals), false}},
          m_style.tokenColour(token));
}

void OverflowColumns::paintSum()
{
    paint(m_layout.sum(),
          {exponentialCell(m_float.sum), sumCell(m_float), exponentialCell(m_double.sum), sumCell(m_double),
           Cell{sumOfWeightsText(m_attention, m_style.decimals), false}},
          m_style.ink);
}

} // namespace ui
