#pragma once

#include "core/unsubtracted.h"
#include "ui/figure/workingcells.h"

#include <array>

namespace ui {

/// What becomes of exponentials and weights in float and in double while the largest score is not subtracted, and the
/// true weights beside them, as text.
class OverflowText {
public:
    enum Column { FloatExponential, FloatWeight, DoubleExponential, DoubleWeight, Weight };
    static constexpr int columns = 5;

    struct Cell {
        QString text;
        bool isBroken; ///< infinite or not a number
    };
    using Row = std::array<Cell, columns>;

    OverflowText(const core::Attention &attention, int decimals);

    /// Sources of formulas.
    static std::array<QString, columns> headings();
    Row row(int token) const;
    Row sums() const;

private:
    template <typename Real>
    Cell exponentialCell(Real exponential) const;
    template <typename Real>
    Cell weightCell(const core::Unsubtracted<Real> &softmax, int token) const;
    template <typename Real>
    Cell sumCell(const core::Unsubtracted<Real> &softmax) const;

    const core::Attention &m_attention;
    int m_decimals;
    core::Unsubtracted<float> m_float;
    core::Unsubtracted<double> m_double;
};

/// Draws these columns where the exponentials and all after them stand else.
class OverflowColumns {
public:
    OverflowColumns(QPainter &painter, const core::Attention &attention, const WorkingLayout &layout,
                    const Style &style);

    void paintHeader();
    void paintRow(int token);
    void paintSum();

private:
    QRectF cell(const QRectF &row, int column) const;
    void paint(const QRectF &row, const OverflowText::Row &cells, const QColor &weightColour);

    CellPainter m_cells;
    OverflowText m_text;
    const WorkingLayout &m_layout;
    const Style &m_style;
};

/// Where one of them stands in a row.
QRectF overflowCell(const WorkingLayout &layout, const QRectF &row, int column);

} // namespace ui
