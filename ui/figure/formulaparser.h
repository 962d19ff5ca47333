#pragma once

#include "ui/figure/formulatree.h"

#include <QStringView>

#include <optional>

namespace ui {

/// The parts of `source`. On failure a row without children and a sentence with the column, counted from 1, and with
/// the line where the source has several.
FormulaNode parsedFormula(const QString &source, QString *error);

/// Reads a source from left to right; stops at the first fault.
class FormulaParser {
public:
    explicit FormulaParser(QStringView source) : m_source(source) {}

    FormulaNode formula()
    {
        FormulaNode result = row();
        return ok() && !atEnd() ? misplaced() : result;
    }

    QString error() const { return m_error; }

private:
    bool ok() const { return m_error.isEmpty(); }
    bool atEnd() const { return m_at >= m_source.size(); }
    QChar next() const { return m_source[m_at]; }
    bool isNext(char c) const { return !atEnd() && next() == QLatin1Char(c); }
    bool isScriptMark() const { return isNext('_') || isNext('^') || isNext('\''); }

    FormulaNode fail(const QString &sentence, qsizetype at);
    FormulaNode misplaced();
    FormulaNode missingBrace();
    /// Goes a level deeper into what is nested; false if that is too deep.
    bool enter(qsizetype at);
    FormulaNode symbol(const QString &text, FormulaNode::Role role, bool italic) const;

    void skipSpaces()
    {
        while (!atEnd() && next().isSpace())
            ++m_at;
    }

    /// The name of the command that is next; empty if none is.
    QStringView commandName() const;
    bool isRowEnd() const;

    /// Up to what ends a group, a cell or a fence, or the end.
    FormulaNode row();
    FormulaNode scripted();
    FormulaNode atom(bool wholeNumber);
    FormulaNode group();
    /// What a command or a script mark takes: a group or one sign.
    FormulaNode argument();
    FormulaNode script();
    FormulaNode primes();
    FormulaNode command();
    FormulaNode structure(QStringView name, qsizetype start);
    FormulaNode letters(QStringView name);
    FormulaNode fraction(FormulaNode::Size size);
    FormulaNode fence(qsizetype start);
    QChar fenceSign();
    FormulaNode coloured();
    FormulaNode aligned(qsizetype start);
    bool environment();
    FormulaNode words();
    /// The letters and digits in the braces that are next; none if there is anything else.
    std::optional<QStringView> plainGroup();

    QStringView m_source;
    qsizetype m_at = 0;
    int m_depth = 0;
    bool m_bold = false;
    bool m_upright = false;
    QString m_error;
};

} // namespace ui
