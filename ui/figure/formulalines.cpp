#include "ui/figure/formulalayout.h"

namespace ui {

using Node = FormulaNode;
using Extent = FormulaExtent;

/// The lines together are centred on the axis.
Extent FormulaLayout::placeAligned(const Node &node, const QPointF &at)
{
    Lines lines;
    for (const Node &line : node.children)
        lines.push_back(placeCells(line, at));
    const Mark last = mark();
    std::vector<double> widths;
    for (const auto &cells : lines) {
        widths.resize(std::max(widths.size(), cells.size()));
        for (std::size_t column = 0; column < cells.size(); ++column)
            widths[column] = std::max(widths[column], cells[column].extent.width);
    }

    Extent result;
    double y = 0;
    double bottom = 0; // of the line before
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Mark end = i + 1 < lines.size() ? lines[i + 1].front().first : last;
        const Mark first = lines[i].front().first;
        const Extent line = alignCells(lines[i], widths, end);
        // TeX's \openup\jot: baselines 1.5 em apart, or 0.4 em between lines that would come closer than 0.3 em.
        const double needed = bottom + line.top;
        if (i > 0)
            y += 1.2 * m_size < needed ? needed + 0.4 * m_size : 1.5 * m_size;
        bottom = line.bottom;
        result.add(line, 0, y);
        move(first, end, {0, y});
    }
    const double up = (result.bottom - result.top) / 2 + axis({});
    move(lines.front().front().first, last, {0, -up});
    result.top += up;
    result.bottom -= up;
    return result;
}

/// All at the same place as yet.
std::vector<FormulaLayout::Cell> FormulaLayout::placeCells(const Node &line, const QPointF &at)
{
    std::vector<Cell> cells;
    for (std::size_t column = 0; column < line.children.size(); ++column) {
        const Mark first = mark();
        Node cell = line.children[column];
        if (column % 2 == 1) // begins with nothing, so that a relation there has its space
            cell.children.insert(cell.children.begin(), Node());
        cells.push_back({first, place(cell, at, {})});
    }
    return cells;
}

/// Columns end and start at the marks by turns; `end` is where the line ends.
Extent FormulaLayout::alignCells(const std::vector<Cell> &cells, const std::vector<double> &widths, const Mark &end)
{
    Extent result{0, 0.76 * m_size, 0.24 * m_size, 0, 0}; // ordinary letters fit in any line
    double x = 0;
    for (std::size_t column = 0; column < cells.size(); ++column) {
        const bool isRight = column % 2 == 1;
        const double indent = isRight ? 0 : widths[column] - cells[column].extent.width;
        move(cells[column].first, column + 1 < cells.size() ? cells[column + 1].first : end, {x + indent, 0});
        result.add(cells[column].extent, x + indent);
        x += widths[column] + (isRight ? m_size : 0);
    }
    return result;
}

} // namespace ui
