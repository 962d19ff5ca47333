#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QPainterPath>

#include <algorithm>

namespace ui {

/// The size of words in a formula: their sans serif looks as large as the serif of mathematics then.
inline constexpr double wordsScale = 0.85;

/// How far a part reaches from the start of its baseline.
struct FormulaExtent {
    double width = 0;  ///< advance
    double top = 0;    ///< above the baseline
    double bottom = 0; ///< below it
    double left = 0;   ///< where the ink or the advance begins, at most 0
    double right = 0;  ///< where both have ended, at least width

    double height() const { return top + bottom; }

    /// Takes in a part that starts at `x`, `y` below the baseline.
    void add(const FormulaExtent &part, double x, double y = 0)
    {
        width = std::max(width, x + part.width);
        top = std::max(top, part.top - y);
        bottom = std::max(bottom, part.bottom + y);
        left = std::min(left, x + part.left);
        right = std::max(right, x + part.right);
    }
};

/// One font of one size, with what was measured in it.
struct FormulaFace {
    explicit FormulaFace(const QFont &f);

    /// Digits are all as high as the highest of them.
    FormulaExtent extent(const QString &text);
    /// The outlines of `text` around the start of its baseline: exact, unlike what metrics know of ink, and slow.
    QPainterPath outlines(const QString &text) const;

    QFont font;
    QFontMetricsF metrics;
    double axis; ///< height of the middle of a minus, where fractions have their bars

private:
    /// A number of digits and dots, which changes too often to be remembered.
    FormulaExtent numberExtent(const QString &number) const;
    FormulaExtent measured(const QString &text) const;

    double m_digitTop;
    double m_digitBottom;
    double m_digitWidth;
    double m_dotWidth;
    QHash<QString, FormulaExtent> m_extents;
};

/// `upright` is for words, which are not mathematics; `size` is that of the mathematics around them.
FormulaFace &formulaFace(double size, bool bold, bool italic, bool upright);

} // namespace ui
