#include "ui/figure/formulatree.h"

#include "ui/figure/formulasymbols.h"

#include <QCoreApplication>

#include <array>
#include <optional>
#include <utility>

namespace ui {

namespace {

using Kind = FormulaNode::Kind;
using Role = FormulaNode::Role;
using Size = FormulaNode::Size;

constexpr int deepestNesting = 32;

bool isNumeral(QChar c)
{
    return (c >= QLatin1Char('0') && c <= QLatin1Char('9')) || c == QLatin1Char('.');
}

bool isAsciiLetter(QChar c)
{
    return (c >= QLatin1Char('a') && c <= QLatin1Char('z')) || (c >= QLatin1Char('A') && c <= QLatin1Char('Z'));
}

FormulaNode parent(Kind kind, FormulaNode child)
{
    FormulaNode node;
    node.kind = kind;
    node.children.push_back(std::move(child));
    return node;
}

/// Reads a source from left to right; stops at the first fault.
class Parser {
public:
    explicit Parser(QStringView source) : m_source(source) {}

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
    FormulaNode symbol(const QString &text, Role role, bool italic) const;

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
    FormulaNode fraction(Size size);
    FormulaNode fence(qsizetype start);
    QChar fenceSign();
    FormulaNode coloured();
    FormulaNode aligned(qsizetype start);
    bool environment();
    FormulaNode words();
    std::optional<QStringView> plainGroup();

    QStringView m_source;
    qsizetype m_at = 0;
    int m_depth = 0;
    bool m_bold = false;
    bool m_upright = false;
    QString m_error;
};

FormulaNode Parser::fail(const QString &sentence, qsizetype at)
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

FormulaNode Parser::misplaced()
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

FormulaNode Parser::missingBrace()
{
    return fail(QCoreApplication::translate("Formula", "An opening brace is missing at column %1."), m_at);
}

FormulaNode Parser::symbol(const QString &text, Role role, bool italic) const
{
    FormulaNode node;
    node.kind = Kind::Symbol;
    node.role = role;
    node.bold = m_bold;
    node.italic = italic;
    node.text = text;
    return node;
}

QStringView Parser::commandName() const
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

bool Parser::isRowEnd() const
{
    if (isNext('}') || isNext('&'))
        return true;
    if (!isNext('\\'))
        return false;
    const QStringView name = commandName();
    return name == QLatin1String("\\") || name == QLatin1String("right") || name == QLatin1String("end");
}

FormulaNode Parser::row()
{
    FormulaNode result;
    for (skipSpaces(); ok() && !atEnd() && !isRowEnd(); skipSpaces())
        result.children.push_back(scripted());
    return result;
}

FormulaNode Parser::scripted()
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

FormulaNode Parser::script()
{
    const qsizetype mark = m_at++;
    skipSpaces();
    if (atEnd() || isScriptMark() || isRowEnd())
        return fail(QCoreApplication::translate("Formula", "Nothing follows the script mark at column %1."), mark);
    return argument();
}

/// Primes, and the superscript that may follow them.
FormulaNode Parser::primes()
{
    FormulaNode result;
    for (; isNext('\''); ++m_at)
        result.children.push_back(symbol(QString(QChar(0x2032)), Role::Ordinary, false));
    if (isNext('^'))
        result.children.push_back(script());
    return result;
}

FormulaNode Parser::atom(bool wholeNumber)
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

FormulaNode Parser::group()
{
    skipSpaces();
    if (!isNext('{'))
        return missingBrace();
    const qsizetype start = m_at++;
    if (++m_depth > deepestNesting)
        return fail(QCoreApplication::translate("Formula", "Groups are nested too deeply at column %1."), start);
    FormulaNode result = row();
    --m_depth;
    if (ok() && atEnd())
        return fail(QCoreApplication::translate("Formula", "The brace at column %1 is not closed."), start);
    if (ok() && !isNext('}'))
        return misplaced();
    ++m_at;
    return result;
}

FormulaNode Parser::argument()
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

FormulaNode Parser::command()
{
    const qsizetype start = m_at;
    const QStringView name = commandName();
    m_at += 1 + name.size();

    if (name == QLatin1String("text"))
        return words();
    if (name == QLatin1String("mathbf") || name == QLatin1String("mathrm"))
        return letters(name);
    if (auto known = symbolOf(name)) {
        known->bold = m_bold && known->kind == Kind::Symbol;
        return *std::move(known);
    }
    return structure(name, start);
}

/// A command that takes arguments.
FormulaNode Parser::structure(QStringView name, qsizetype start)
{
    if (name == QLatin1String("frac"))
        return fraction(Size::Fitting);
    if (name == QLatin1String("dfrac"))
        return fraction(Size::Display);
    if (name == QLatin1String("tfrac"))
        return fraction(Size::Text);
    if (name == QLatin1String("sqrt"))
        return parent(Kind::Root, argument());
    if (name == QLatin1String("boxed"))
        return parent(Kind::Boxed, group());
    if (name == QLatin1String("phantom"))
        return parent(Kind::Phantom, group());
    if (name == QLatin1String("textcolor"))
        return coloured();
    if (name == QLatin1String("left"))
        return fence(start);
    if (name == QLatin1String("begin"))
        return aligned(start);
    if (name == QLatin1String("operatorname")) {
        const auto letters = plainGroup();
        return letters ? symbol(letters->toString(), Role::Operator, false) : FormulaNode();
    }
    return fail(QCoreApplication::translate("Formula", "An unknown command at column %1."), start);
}

FormulaNode Parser::letters(QStringView name)
{
    const bool bold = name == QLatin1String("mathbf");
    const bool outer = std::exchange(bold ? m_bold : m_upright, true);
    FormulaNode result = group();
    (bold ? m_bold : m_upright) = outer;
    return result;
}

FormulaNode Parser::fraction(Size size)
{
    FormulaNode result = parent(Kind::Fraction, argument());
    result.size = size;
    if (ok())
        result.children.push_back(argument());
    return result;
}

FormulaNode Parser::fence(qsizetype start)
{
    FormulaNode result;
    result.kind = Kind::Fence;
    result.role = Role::Inner;
    result.text = fenceSign();
    if (ok() && ++m_depth > deepestNesting)
        return fail(QCoreApplication::translate("Formula", "Groups are nested too deeply at column %1."), start);
    result.children.push_back(row());
    --m_depth;
    if (ok() && atEnd())
        return fail(QCoreApplication::translate("Formula", "The left bracket at column %1 has no right one."), start);
    if (ok() && commandName() != QLatin1String("right"))
        return misplaced();
    if (!ok())
        return {};
    m_at += 1 + commandName().size();
    result.text += fenceSign();
    return result;
}

QChar Parser::fenceSign()
{
    skipSpaces();
    const QStringView name = commandName();
    const QStringView found = name.isEmpty() ? m_source.mid(m_at, 1) : name;
    const bool known = name.isEmpty()
                           ? QStringView(u"()[]|.").contains(found)
                           : name == QLatin1String("{") || name == QLatin1String("}") || name == QLatin1String("|");
    if (!ok() || !known || found.isEmpty()) {
        fail(QCoreApplication::translate("Formula", "A bracket is missing at column %1."), m_at);
        return {};
    }
    m_at += found.size() + (name.isEmpty() ? 0 : 1);
    return name == QLatin1String("|") ? QChar(0x2016) : found.front();
}

FormulaNode Parser::coloured()
{
    const qsizetype start = m_at;
    const auto name = plainGroup();
    if (!name)
        return {};
    constexpr QLatin1String prefix("token");
    bool isNumber = false;
    const int number = name->startsWith(prefix) ? name->mid(prefix.size()).toInt(&isNumber) : 0;
    if (!isNumber || number < 1)
        return fail(QCoreApplication::translate("Formula", "An unknown colour at column %1."), start);
    FormulaNode result = parent(Kind::Coloured, group());
    result.number = number;
    return result;
}

bool Parser::environment()
{
    const qsizetype start = m_at;
    const auto name = plainGroup();
    if (name && *name != QLatin1String("aligned"))
        fail(QCoreApplication::translate("Formula", "An unknown environment at column %1."), start);
    return ok();
}

FormulaNode Parser::aligned(qsizetype start)
{
    if (!environment())
        return {};
    if (++m_depth > deepestNesting)
        return fail(QCoreApplication::translate("Formula", "Groups are nested too deeply at column %1."), start);
    FormulaNode result = parent(Kind::Aligned, FormulaNode());
    for (;;) {
        FormulaNode &line = result.children.back();
        line.children.push_back(row());
        if (ok() && atEnd())
            return fail(QCoreApplication::translate("Formula", "The lines that begin at column %1 have no end."),
                        start);
        const QStringView name = commandName();
        if (ok() && !isNext('&') && (isNext('}') || name == QLatin1String("right")))
            return misplaced();
        if (!ok())
            return {};
        m_at += 1 + name.size();
        if (name == QLatin1String("end"))
            break;
        if (name.isEmpty())
            continue; // an ampersand
        if (isNext('[') || isNext('*'))
            return fail(QCoreApplication::translate("Formula", "A space is missing at column %1."), m_at);
        result.children.emplace_back();
    }
    --m_depth;
    const auto &last = result.children.back().children;
    if (result.children.size() > 1 && last.size() == 1 && last.front().children.empty())
        result.children.pop_back();
    return environment() ? result : FormulaNode();
}

/// What stands in the braces that are next, up to the first closing one.
std::optional<QStringView> Parser::plainGroup()
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

FormulaNode Parser::words()
{
    const qsizetype start = m_at;
    FormulaNode result;
    result.kind = Kind::Words;
    skipSpaces();
    if (!isNext('{'))
        return missingBrace();
    ++m_at;
    while (!atEnd() && next() != QLatin1Char('}')) {
        if (const FormulaEscape *escape = escapeAt(m_source.mid(m_at))) {
            m_at += escape->source.size();
            result.text += QChar(escape->character);
            continue;
        }
        if (QStringView(u"\\{%#_&$^~").contains(next()))
            return fail(QCoreApplication::translate("Formula", "A character of text that is not escaped at column %1."),
                        m_at);
        result.text += m_source[m_at++];
    }
    if (atEnd())
        return fail(QCoreApplication::translate("Formula", "The brace at column %1 is not closed."), start);
    ++m_at;
    return result;
}

} // namespace

FormulaNode parsedFormula(const QString &source, QString *error)
{
    Parser parser(source);
    FormulaNode result = parser.formula();
    *error = parser.error();
    return error->isEmpty() ? result : FormulaNode();
}

} // namespace ui
