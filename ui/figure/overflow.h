#pragma once

#include "core/unsubtracted.h"
#include "ui/figure/workingcells.h"

#include <array>

namespace ui {

/// The columns of a working while the largest score is not subtracted: what becomes of exponentials and weights in
/// float and in double, beside the true weights. They stand where the exponentials and all after them stand else.
class OverflowColumns {
public:
    OverflowColumns(QPainter &painter, const core::Attention &attention, const WorkingLayout &layout,
                    const Style &style);

    void paintHeader();
    void paintRow(int token);
    void paintSum();

private:
    enum Column { FloatExponential, FloatWeight, DoubleExponential, DoubleWeight, Weight };
    static constexpr int columns = 5;

    struct Cell {
        QString text;
        bool isBroken; ///< infinite or not a number
    };

    template <typename Real>
    Cell exponentialCell(Real exponential) const;
    template <typename Real>
    Cell weightCell(const core::Unsubtracted<Real> &softmax, int token) const;
    template <typename Real>
    Cell sumCell(const core::Unsubtracted<Real> &softmax) const;
    QRectF cell(const QRectF &row, int column) const;
    void paint(const QRectF &row, const std::array<Cell, columns> &cells, const QColor &weightColour);

    CellPainter m_cells;
    const core::Attention &m_attention;
    const WorkingLayout &m_layout;
    const Style &m_style;
    core::Unsubtracted<float> m_float;
    core::Unsubtracted<double> m_double;
};

} // namespace ui
