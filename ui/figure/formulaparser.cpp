#include "ui/figure/formulaparser.h"

#include "ui/figure/formulasymbols.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace ui {

using Kind = FormulaNode::Kind;
using Role = FormulaNode::Role;

namespace {

constexpr int deepestNesting = 32;

bool isNumeral(QChar c)
{
    return (c >= QLatin1Char('0') && c <= QLatin1Char('9')) || c == QLatin1Char('.');
}

bool isAsciiLetter(QChar c)
{
    return (c >= QLatin1Char('a') && c <= QLatin1Char('z')) || (c >= QLatin1Char('A') && c <= QLatin1Char('Z'));
}

} // namespace

FormulaNode FormulaParser::fail(const QString &sentence, qsizetype at)
{
    if (!ok())
        return {};
    const QStringView before = m_source.left(at);
    const QString fault = sentence.arg(at - before.lastIndexOf(QLatin1Char('\n')));
    if (m_source.contains(QLatin1Char('\n')))
        m_error = QCoreApplication::translate("Formula", "Line %1: %2")
                      .arg(QString::number(before.count(QLatin1Char('\n')) + 1), fault);
    else
        m_error = fault;
    return {};
}

FormulaNode FormulaParser::misplaced()
{
    if (isNext('}'))
        return fail(QCoreApplication::translate("Formula", "A closing brace without an opening one at column %1."),
                    m_at);
    if (commandName() == QLatin1String("end"))
        return fail(QCoreApplication::translate("Formula", "An end without its beginning at column %1."), m_at);
    if (commandName() == QLatin1String("right"))
        return fail(QCoreApplication::translate("Formula", "A right bracket without a left one at column %1."), m_at);
    return fail(QCoreApplication::translate("Formula", "A mark outside of aligned lines at column %1."), m_at);
}

FormulaNode FormulaParser::missingBrace()
{
    return fail(QCoreApplication::translate("Formula", "An opening brace is missing at column %1."), m_at);
}

bool FormulaParser::enter(qsizetype at)
{
    if (++m_depth > deepestNesting)
        fail(QCoreApplication::translate("Formula", "Groups are nested too deeply at column %1."), at);
    return ok();
}

FormulaNode FormulaParser::symbol(const QString &text, Role role, bool italic) const
{
    FormulaNode node;
    node.kind = Kind::Symbol;
    node.role = role;
    node.bold = m_bold;
    node.italic = italic;
    node.text = text;
    return node;
}

QStringView FormulaParser::commandName() const
{
    if (!isNext('\\'))
        return {};
    qsizetype end = m_at + 1;
    while (end < m_source.size() && isAsciiLetter(m_source[end]))
        ++end;
    if (end == m_at + 1 && end < m_source.size())
        ++end; // a command of one sign
    return m_source.mid(m_at + 1, end - m_at - 1);
}

bool FormulaParser::isRowEnd() const
{
    if (isNext('}') || isNext('&'))
        return true;
    if (!isNext('\\'))
        return false;
    const QStringView name = commandName();
    return name == QLatin1String("\\") || name == QLatin1String("right") || name == QLatin1String("end");
}

FormulaNode FormulaParser::row()
{
    FormulaNode result;
    for (skipSpaces(); ok() && !atEnd() && !isRowEnd(); skipSpaces())
        result.children.push_back(scripted());
    return result;
}

FormulaNode FormulaParser::scripted()
{
    FormulaNode base = isScriptMark() ? FormulaNode() : atom(true);
    skipSpaces();
    if (!ok() || !isScriptMark())
        return base;

    std::array<std::optional<FormulaNode>, 2> scripts; // below, above
    while (ok() && isScriptMark()) {
        auto &place = scripts[isNext('_') ? 0 : 1];
        if (place)
            return fail(QCoreApplication::translate("Formula", "A second script in the same place at column %1."),
                        m_at);
        place = isNext('\'') ? primes() : script();
        skipSpaces();
    }
    FormulaNode result;
    result.kind = Kind::Script;
    result.role = base.role;
    result.children.push_back(std::move(base));
    for (auto &place : scripts)
        result.children.push_back(place ? std::move(*place) : FormulaNode());
    return result;
}

FormulaNode FormulaParser::script()
{
    const qsizetype mark = m_at++;
    skipSpaces();
    if (atEnd() || isScriptMark() || isRowEnd())
        return fail(QCoreApplication::translate("Formula", "Nothing follows the script mark at column %1."), mark);
    return argument();
}

/// Primes, and the superscript that may follow them.
FormulaNode FormulaParser::primes()
{
    FormulaNode result;
    for (; isNext('\''); ++m_at) {
        result.children.push_back(symbol(QString(QChar(0x2032)), Role::Ordinary, false));
        result.children.back().kind = Kind::Prime;
    }
    if (isNext('^'))
        result.children.push_back(script());
    return result;
}

FormulaNode FormulaParser::atom(bool wholeNumber)
{
    const QChar c = next();
    if (c == QLatin1Char('\\'))
        return command();
    if (c == QLatin1Char('{'))
        return group();
    if (QStringView(u"%#$~").contains(c))
        return fail(QCoreApplication::translate("Formula", "A character that needs a backslash at column %1."), m_at);

    const qsizetype start = m_at++;
    if (isNumeral(c)) {
        while (wholeNumber && !atEnd() && isNumeral(next()))
            ++m_at;
        return symbol(m_source.mid(start, m_at - start).toString(), Role::Ordinary, false);
    }
    if (c.isHighSurrogate() && !atEnd() && next().isLowSurrogate())
        ++m_at;
    if (c == QLatin1Char('-'))
        return symbol(QString(QChar(0x2212)), Role::Binary, false);
    const bool italic = !m_upright && c.isLetter() && (c.isLower() || isAsciiLetter(c));
    return symbol(m_source.mid(start, m_at - start).toString(), roleOf(c.unicode()), italic);
}

FormulaNode FormulaParser::group()
{
    skipSpaces();
    if (!isNext('{'))
        return missingBrace();
    const qsizetype start = m_at++;
    if (!enter(start))
        return {};
    FormulaNode result = row();
    --m_depth;
    if (ok() && atEnd())
        return fail(QCoreApplication::translate("Formula", "The brace at column %1 is not closed."), start);
    if (ok() && !isNext('}'))
        return misplaced();
    ++m_at;
    return result;
}

FormulaNode FormulaParser::argument()
{
    skipSpaces();
    if (isNext('{'))
        return group();
    if (atEnd() || isScriptMark() || isNext('[') || isRowEnd())
        return missingBrace();
    if (isNext('\\')) {
        // LaTeX takes the command alone, which is enough only where it stands for one sign.
        const auto sign = symbolOf(commandName());
        if (!sign || sign->kind != Kind::Symbol || sign->role == Role::Operator || sign->role == Role::Inner)
            return missingBrace();
    }
    return atom(false);
}

std::optional<QStringView> FormulaParser::plainGroup()
{
    skipSpaces();
    if (!isNext('{')) {
        missingBrace();
        return std::nullopt;
    }
    const qsizetype start = m_at++;
    const qsizetype end = m_source.indexOf(QLatin1Char('}'), start);
    if (end < 0) {
        fail(QCoreApplication::translate("Formula", "The brace at column %1 is not closed."), start);
        return std::nullopt;
    }
    m_at = end + 1;
    const QStringView inside = m_source.mid(start + 1, end - start - 1);
    for (qsizetype i = 0; i < inside.size(); ++i) {
        if (!isAsciiLetter(inside[i]) && !isNumeral(inside[i])) {
            fail(QCoreApplication::translate("Formula", "A letter or a digit is expected at column %1."),
                 start + 1 + i);
            return std::nullopt;
        }
    }
    return inside;
}

FormulaNode parsedFormula(const QString &source, QString *error)
{
    FormulaParser parser(source);
    FormulaNode result = parser.formula();
    *error = parser.error();
    return error->isEmpty() ? result : FormulaNode();
}

} // namespace ui
