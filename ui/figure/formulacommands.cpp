#include "ui/figure/formulaparser.h"
#include "ui/figure/formulasymbols.h"

#include <QCoreApplication>

#include <utility>

namespace ui {

using Kind = FormulaNode::Kind;
using Role = FormulaNode::Role;
using Size = FormulaNode::Size;

namespace {

FormulaNode parent(Kind kind, FormulaNode child)
{
    FormulaNode node;
    node.kind = kind;
    node.children.push_back(std::move(child));
    return node;
}

} // namespace

FormulaNode FormulaParser::command()
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
FormulaNode FormulaParser::structure(QStringView name, qsizetype start)
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

FormulaNode FormulaParser::letters(QStringView name)
{
    const bool bold = name == QLatin1String("mathbf");
    const bool outer = std::exchange(bold ? m_bold : m_upright, true);
    FormulaNode result = group();
    (bold ? m_bold : m_upright) = outer;
    return result;
}

FormulaNode FormulaParser::fraction(Size size)
{
    FormulaNode result = parent(Kind::Fraction, argument());
    result.size = size;
    if (ok())
        result.children.push_back(argument());
    return result;
}

FormulaNode FormulaParser::fence(qsizetype start)
{
    FormulaNode result;
    result.kind = Kind::Fence;
    result.role = Role::Inner;
    result.text = fenceSign();
    if (!enter(start))
        return {};
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

QChar FormulaParser::fenceSign()
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

FormulaNode FormulaParser::coloured()
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

bool FormulaParser::environment()
{
    const qsizetype start = m_at;
    const auto name = plainGroup();
    if (name && *name != QLatin1String("aligned"))
        fail(QCoreApplication::translate("Formula", "An unknown environment at column %1."), start);
    return ok();
}

FormulaNode FormulaParser::aligned(qsizetype start)
{
    if (!environment())
        return {};
    if (!enter(start))
        return {};
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

FormulaNode FormulaParser::words()
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

} // namespace ui
