#pragma once

#include <QString>

#include <vector>

namespace ui {

/// A part of a formula: what the source says, before anything has a size or a place.
struct FormulaNode {
    enum class Kind {
        Row,    ///< children from left to right
        Symbol, ///< letters, digits or an operator of mathematics
        Words,  ///< upright text
        Space,
        Script, ///< children: base, subscript, superscript; an absent one is an empty row
    };
    /// What a part is to its neighbours, which decides the space between them.
    enum class Role { Ordinary, Operator, Binary, Relation, Opening, Closing, Punctuation };

    Kind kind = Kind::Row;
    Role role = Role::Ordinary;
    bool bold = false;
    bool italic = false;
    double width = 0; ///< of a Space, in em
    QString text;     ///< of a Symbol or Words
    std::vector<FormulaNode> children;
};

/// The parts of `source`. On failure a row without children and a sentence with the column, counted from 1.
FormulaNode parsedFormula(const QString &source, QString *error);

} // namespace ui
