#include "ui/figure/formulatree.h"

#include "ui/figure/formula.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace ui {

namespace {

using Kind = FormulaNode::Kind;
using Role = FormulaNode::Role;

constexpr int deepestNesting = 32;
constexpr double thinSpace = 3.0 / 18; // em

struct Command {
    QLatin1String name;
    char16_t symbol;
    Role role;
    bool italic = false;
};

constexpr std::array commands{
    Command{QLatin1String("cdot"), 0x22C5, Role::Binary},
    Command{QLatin1String("times"), 0x00D7, Role::Binary},
    Command{QLatin1String("circ"), 0x2218, Role::Binary},
    Command{QLatin1String("approx"), 0x2248, Role::Relation},
    Command{QLatin1String("le"), 0x2264, Role::Relation},
    Command{QLatin1String("ge"), 0x2265, Role::Relation},
    Command{QLatin1String("in"), 0x2208, Role::Relation},
    Command{QLatin1String("to"), 0x2192, Role::Relation},
    Command{QLatin1String("theta"), 0x03B8, Role::Ordinary, true},
    Command{QLatin1String("Sigma"), 0x03A3, Role::Ordinary},
    Command{QLatin1String("infty"), 0x221E, Role::Ordinary},
    Command{QLatin1String("|"), 0x2016, Role::Ordinary},
    Command{QLatin1String("%"), '%', Role::Ordinary},
    Command{QLatin1String("{"), '{', Role::Opening},
    Command{QLatin1String("}"), '}', Role::Closing},
};

/// What texEscaped() writes for a character that LaTeX gives a meaning.
struct Escape {
    char16_t character;
    QLatin1String source;
};

constexpr std::array escapes{
    Escape{'\\', QLatin1String("\\textbackslash{}")},
    Escape{'^', QLatin1String("\\^{}")},
    Escape{'~', QLatin1String("\\~{}")},
    Escape{'{', QLatin1String("\\{")},
    Escape{'}', QLatin1String("\\}")},
    Escape{'%', QLatin1String("\\%")},
    Escape{'#', QLatin1String("\\#")},
    Escape{'_', QLatin1String("\\_")},
    Escape{'&', QLatin1String("\\&")},
    Escape{'$', QLatin1String("\\$")},
};

Role roleOf(char16_t symbol)
{
    switch (symbol) {
    case '+':
    case '*':
    case 0x2212: // −
        return Role::Binary;
    case '=':
    case '<':
    case '>':
    case ':':
        return Role::Relation;
    case '(':
    case '[':
        return Role::Opening;
    case ')':
    case ']':
    case '!':
    case '?':
        return Role::Closing;
    case ',':
    case ';':
        return Role::Punctuation;
    default:
        break;
    }
    for (const Command &command : commands)
        if (command.symbol == symbol)
            return command.role;
    return Role::Ordinary;
}

bool isNumeral(QChar c)
{
    return (c >= QLatin1Char('0') && c <= QLatin1Char('9')) || c == QLatin1Char('.');
}

bool isAsciiLetter(QChar c)
{
    return (c >= QLatin1Char('a') && c <= QLatin1Char('z')) || (c >= QLatin1Char('A') && c <= QLatin1Char('Z'));
}

/// Reads a source from left to right; stops at the first fault.
class Parser {
public:
    explicit Parser(QStringView source) : m_source(source) {}

    FormulaNode formula()
    {
        FormulaNode result = row();
        if (ok() && !atEnd())
            fail(QCoreApplication::translate("Formula", "A closing brace without an opening one at column %1."), m_at);
        return result;
    }

    QString error() const { return m_error; }

private:
    bool ok() const { return m_error.isEmpty(); }
    bool atEnd() const { return m_at >= m_source.size(); }
    QChar next() const { return m_source[m_at]; }

    FormulaNode fail(const QString &sentence, qsizetype at)
    {
        if (ok())
            m_error = sentence.arg(at + 1);
        return {};
    }

    void skipSpaces()
    {
        while (!atEnd() && next().isSpace())
            ++m_at;
    }

    /// Up to a closing brace or the end.
    FormulaNode row();
    FormulaNode scripted();
    /// One symbol, command or group.
    FormulaNode atom(bool wholeNumber);
    FormulaNode group();
    FormulaNode command();
    FormulaNode words();
    std::optional<QChar> escapedCharacter();
    bool openBrace();
    FormulaNode script();
    FormulaNode symbol(const QString &text, Role role, bool italic) const;

    QStringView m_source;
    qsizetype m_at = 0;
    int m_depth = 0;
    bool m_bold = false;
    QString m_error;
};

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

FormulaNode Parser::row()
{
    FormulaNode result;
    for (skipSpaces(); ok() && !atEnd() && next() != QLatin1Char('}'); skipSpaces())
        result.children.push_back(scripted());
    return result;
}

FormulaNode Parser::scripted()
{
    const auto isScriptMark = [this] { return !atEnd() && (next() == QLatin1Char('_') || next() == QLatin1Char('^')); };
    FormulaNode base = isScriptMark() ? FormulaNode() : atom(true);
    skipSpaces();
    if (!ok() || !isScriptMark())
        return base;

    std::array<std::optional<FormulaNode>, 2> scripts; // below, above
    while (ok() && isScriptMark()) {
        auto &place = scripts[next() == QLatin1Char('^') ? 1 : 0];
        if (place)
            return fail(QCoreApplication::translate("Formula", "A second script in the same place at column %1."),
                        m_at);
        place = script();
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
    if (atEnd() || next() == QLatin1Char('}') || next() == QLatin1Char('_') || next() == QLatin1Char('^'))
        return fail(QCoreApplication::translate("Formula", "Nothing follows the script mark at column %1."), mark);
    return atom(false);
}

FormulaNode Parser::atom(bool wholeNumber)
{
    const QChar c = next();
    if (c == QLatin1Char('\\'))
        return command();
    if (c == QLatin1Char('{'))
        return group();
    if (QStringView(u"%#&$~").contains(c))
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
    const bool italic = c.isLetter() && (c.isLower() || isAsciiLetter(c));
    return symbol(m_source.mid(start, m_at - start).toString(), roleOf(c.unicode()), italic);
}

bool Parser::openBrace()
{
    skipSpaces();
    if (atEnd() || next() != QLatin1Char('{')) {
        fail(QCoreApplication::translate("Formula", "An opening brace is missing at column %1."), m_at);
        return false;
    }
    ++m_at;
    return true;
}

FormulaNode Parser::group()
{
    const qsizetype start = m_at;
    if (!openBrace())
        return {};
    if (++m_depth > deepestNesting)
        return fail(QCoreApplication::translate("Formula", "Groups are nested too deeply at column %1."), start);
    FormulaNode result = row();
    --m_depth;
    if (ok() && atEnd())
        return fail(QCoreApplication::translate("Formula", "The brace at column %1 is not closed."), start);
    ++m_at;
    return result;
}

FormulaNode Parser::command()
{
    const qsizetype start = m_at++;
    qsizetype end = m_at;
    while (end < m_source.size() && isAsciiLetter(m_source[end]))
        ++end;
    if (end == m_at && end < m_source.size())
        ++end; // a command of one sign
    const QStringView name = m_source.mid(m_at, end - m_at);
    m_at = end;

    if (name == QLatin1String("text"))
        return words();
    if (name == QLatin1String("mathbf")) {
        const bool outer = std::exchange(m_bold, true);
        FormulaNode result = group();
        m_bold = outer;
        return result;
    }
    if (name == QLatin1String(",")) {
        FormulaNode space;
        space.kind = Kind::Space;
        space.width = thinSpace;
        return space;
    }
    if (name == QLatin1String("cos"))
        return symbol(name.toString(), Role::Operator, false);
    for (const Command &known : commands)
        if (name == known.name)
            return symbol(QString(QChar(known.symbol)), known.role, known.italic);
    return fail(QCoreApplication::translate("Formula", "An unknown command at column %1."), start);
}

std::optional<QChar> Parser::escapedCharacter()
{
    const QStringView rest = m_source.mid(m_at);
    for (const Escape &escape : escapes) {
        if (rest.startsWith(escape.source)) {
            m_at += escape.source.size();
            return QChar(escape.character);
        }
    }
    return std::nullopt;
}

FormulaNode Parser::words()
{
    const qsizetype start = m_at;
    FormulaNode result;
    result.kind = Kind::Words;
    if (!openBrace())
        return result;
    while (!atEnd() && next() != QLatin1Char('}')) {
        if (const auto character = escapedCharacter()) {
            result.text += *character;
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

QString texEscaped(const QString &text)
{
    QString result;
    result.reserve(text.size());
    for (const QChar c : text) {
        const auto *escape =
            std::find_if(escapes.begin(), escapes.end(), [c](const Escape &e) { return e.character == c.unicode(); });
        if (escape == escapes.end())
            result += c;
        else
            result += escape->source;
    }
    return result;
}

} // namespace ui
