#pragma once

#include <QString>

#include <vector>

namespace ui {

/// A part of a formula: what the source says, before anything has a size or a place.
struct FormulaNode {
    enum class Kind {
        Row,      ///< children from left to right
        Symbol,   ///< letters, digits or an operator of mathematics
        Large,    ///< a Symbol that is larger in display style, such as that of a sum
        Prime,    ///< a Symbol that only stands in superscripts
        Words,    ///< upright text
        Space,    ///< see width
        Script,   ///< children: base, subscript, superscript; an absent one is an empty row
        Fraction, ///< children: numerator, denominator
        Root,     ///< child: what the square root is taken of
        Fence,    ///< child: what the two brackets in `text` enclose; a dot there is no bracket
        Boxed,    ///< child: what the frame is around
        Phantom,  ///< child: what leaves its room empty
        Coloured, ///< child: what has the colour of token `number`
        Aligned,  ///< children: lines, rows of cells; cells end and start at the same places by turns
    };
    /// What a part is to its neighbours, which decides the space between them.
    enum class Role { Ordinary, Operator, Binary, Relation, Opening, Closing, Punctuation, Inner };
    /// How large a Fraction is: as its surroundings want, or always as in display or in a line of text.
    enum class Size { Fitting, Display, Text };

    Kind kind = Kind::Row;
    Role role = Role::Ordinary;
    Size size = Size::Fitting;
    bool bold = false;
    bool italic = false;
    bool limits = false; ///< in display style scripts stand below and above
    int number = 0;      ///< of a token, counted from 1
    double width = 0;    ///< of a Space, in em
    QString text;
    std::vector<FormulaNode> children;
};

} // namespace ui
