#pragma once

#include <QPainterPath>

#include <algorithm>

class QPainter;

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

    FormulaExtent scaled(double factor) const
    {
        return {factor * width, factor * top, factor * bottom, factor * left, factor * right};
    }
};

/// A font at one size: how large text is in it, and how it is drawn. Faces of all sizes share what was measured once,
/// at a large size without hinting, as the toolkit asks all fonts of the machine for each size that it loads.
class FormulaFace {
public:
    /// `upright` is for words, which are not mathematics; `size` is that of the mathematics around them, in layout
    /// pixels.
    FormulaFace(double size, bool bold, bool italic, bool upright);

    /// Digits are all as high as the highest of them.
    FormulaExtent extent(const QString &text) const;
    /// The outlines of `text` around the start of its baseline: exact, unlike what metrics know of ink, and slow.
    QPainterPath outlines(const QString &text) const;
    /// The height of the middle of a minus, where fractions have their bars.
    double axis() const;
    double capHeight() const;

    /// In the painter's pen; leaves the painter with another font.
    void draw(QPainter &painter, const QPointF &baselineStart, const QString &text) const;

private:
    struct Letters;

    static Letters &letters(bool bold, bool italic, bool upright);

    double m_size; ///< of the font, whole pixels
    Letters &m_letters;
    double m_scale; ///< from the size in which they were measured
};

} // namespace ui
