#pragma once

#include "ui/figure/style.h"
#include "ui/figure/workingtext.h"

#include <QRectF>

#include <algorithm>
#include <array>
#include <vector>

namespace ui {

/// Where the rows and columns of the working stand. Depends on the size, the style and the number of tokens, never on
/// the numbers, so that nothing moves while a vector is dragged.
class WorkingLayout {
public:
    /// `firstRow` is the place of the uppermost row in the order of the tokens, brought within 0 and lastFirstRow().
    WorkingLayout(int tokens, const QSizeF &size, const Style &style, int firstRow);

    double numberSize() const { return m_numberSize; }
    double wordSize() const;

    /// The places of the order that have a row: from firstRow() on.
    int firstRow() const { return m_firstRow; }
    int rows() const { return m_rows; }
    int tokenOf(int place) const { return m_order[static_cast<std::size_t>(place)]; }
    int placeOf(int token) const;
    /// False also for -1.
    bool isShown(int token) const;
    /// Tokens after those, which one more row tells of; 0 if there are none.
    int more() const { return m_tokens - m_firstRow - m_rows; }
    /// The uppermost place when the last one is shown.
    int lastFirstRow() const { return m_tokens - std::min(m_tokens, m_slots); }

    QRectF header() const;
    /// Of token `token`, which has a row.
    QRectF row(int token) const { return slot(placeOf(token) - m_firstRow); }
    /// Of the words "… and n more".
    QRectF moreRow() const { return slot(m_rows); }
    QRectF sum() const;
    QRectF ratio() const;
    /// The token under `position`, or -1.
    int tokenAt(const QPointF &position) const;
    /// The place of a row that is shown and nearest to the height `y`; -1 without tokens.
    int placeNear(double y) const;

    /// The part of `row` that belongs to a column, without the gap beside it.
    QRectF cell(const QRectF &row, WorkingColumn column) const;
    double gap() const { return m_gap; }
    /// How far what does not fit may reach beyond its cell.
    double overflow() const;

    /// The height at which so many tokens have roomy rows.
    static double wantedHeight(int tokens, const Style &style);

private:
    void placeColumns(const Style &style);
    void placeRows();
    QRectF slot(int index) const;

    int m_tokens;
    std::vector<int> m_order;
    QSizeF m_size;
    int m_firstRow;
    int m_slots = 2; ///< rows that fit, one for the words included
    int m_rows = 0;
    double m_numberSize = 1;
    double m_margin = 0;
    double m_gap = 0;
    double m_rowHeight = 0;
    std::array<double, workingColumns> m_lefts{};
    std::array<double, workingColumns> m_widths{};
};

} // namespace ui
