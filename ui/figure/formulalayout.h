#pragma once

#include "ui/figure/formula.h"
#include "ui/figure/formulaface.h"
#include "ui/figure/formulatree.h"

namespace ui {

/// Places the parts of a formula, from the outside in, as runs of text, rules and shapes.
class FormulaLayout {
public:
    /// How a part is set; TeX's display, text, script and scriptscript style.
    struct Setting {
        int level = 0;        ///< 0 display, 1 in a line of text, 2 in a script, 3 in a script of a script
        bool cramped = false; ///< superscripts rise less

        Setting inScript() const { return {level < 2 ? 2 : 3, cramped}; }
        Setting inFraction() const { return {std::min(level + 1, 3), cramped}; }
        Setting crampedly() const { return {level, true}; }
    };

    FormulaLayout(Formula &formula, double size) : m_formula(formula), m_size(size) {}

    FormulaExtent place(const FormulaNode &node, const QPointF &at, Setting setting);

private:
    /// How much has been placed so far.
    struct Mark {
        std::size_t runs;
        std::size_t rules;
        std::size_t shapes;

        friend bool operator==(const Mark &, const Mark &) = default;
    };

    /// A part of aligned lines.
    struct Cell {
        Mark first;
        FormulaExtent extent;
    };
    using Lines = std::vector<std::vector<Cell>>;

    Mark mark() const;
    /// Moves what was placed between two marks.
    void move(const Mark &from, const Mark &to, const QPointF &by);

    double em(Setting setting) const;
    /// Height of the middle of a minus above the baseline.
    double axis(Setting setting) const;
    double ruleThickness(Setting setting) const { return 0.05 * em(setting); }
    /// A filled rectangle, or a frame of this thickness inside the area.
    void addRule(const QRectF &area, double frame = 0);

    FormulaExtent placeText(const FormulaNode &node, const QPointF &at, Setting setting);
    FormulaExtent placePrime(const FormulaNode &node, const QPointF &at, Setting setting);
    FormulaExtent placeLarge(const FormulaNode &node, const QPointF &at, Setting setting);
    FormulaExtent placeRow(const FormulaNode &node, const QPointF &at, Setting setting);
    FormulaExtent placeScript(const FormulaNode &node, const QPointF &at, Setting setting);
    FormulaExtent placeLimits(const FormulaNode &node, const QPointF &at, Setting setting);
    FormulaExtent placeFraction(const FormulaNode &node, const QPointF &at, Setting setting);
    FormulaExtent placeRoot(const FormulaNode &node, const QPointF &at, Setting setting);
    FormulaExtent placeBoxed(const FormulaNode &node, const QPointF &at);
    FormulaExtent placePhantom(const FormulaNode &node, const QPointF &at, Setting setting);
    FormulaExtent placeColoured(const FormulaNode &node, const QPointF &at, Setting setting);
    FormulaExtent placeAligned(const FormulaNode &node, const QPointF &at);
    std::vector<Cell> placeCells(const FormulaNode &line, const QPointF &at);
    FormulaExtent alignCells(const std::vector<Cell> &cells, const std::vector<double> &widths, const Mark &end);
    FormulaExtent placeFence(const FormulaNode &node, const QPointF &at, Setting setting);
    /// `height` is what the bracket must span, equally far above and below the axis.
    FormulaExtent placeBracket(QChar sign, double height, const QPointF &at, Setting setting);

    Formula &m_formula;
    double m_size;
    int m_token = 0; ///< whose colour is in use, counted from 1
};

} // namespace ui
