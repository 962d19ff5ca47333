#include "ui/figure/formulaspeech.h"

#include "ui/figure/formulaparser.h"
#include "ui/figure/formulawords.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <span>

namespace ui {

using Kind = FormulaNode::Kind;
using Role = FormulaNode::Role;

namespace {

struct FormulaSpeech {
    Q_DECLARE_TR_FUNCTIONS(FormulaSpeech)
};

constexpr char16_t minus = 0x2212;
constexpr char16_t degree = 0x00B0;
constexpr char16_t ring = 0x2218; // as a superscript, that of degrees
constexpr char16_t transposition = 0x22A4;
constexpr char16_t doubleBar = 0x2016;

QString spoken(std::span<const FormulaNode> row);

QString spoken(const FormulaNode &node)
{
    return spoken(std::span(&node, 1));
}

bool isSign(const FormulaNode &node, char16_t sign)
{
    return (node.kind == Kind::Symbol || node.kind == Kind::Large) && node.text == QChar(sign);
}

/// The one part that a row stands for, whatever it is wrapped in.
const FormulaNode &bare(const FormulaNode &node)
{
    const bool isWrapping = (node.kind == Kind::Row || node.kind == Kind::Coloured) && node.children.size() == 1;
    return isWrapping ? bare(node.children.front()) : node;
}

bool isEmpty(const FormulaNode &node)
{
    return node.kind == Kind::Row && node.children.empty();
}

/// True for what is heard as one thing: a letter or a number, with or without a subscript.
bool isShort(const FormulaNode &node)
{
    const FormulaNode &part = bare(node);
    if (part.kind == Kind::Script)
        return isShort(part.children[0]) && isEmpty(part.children[2]);
    return part.kind == Kind::Symbol || part.kind == Kind::Words;
}

/// True where nothing tells that what follows is heard apart from what came before.
bool isSum(const FormulaNode &node)
{
    const FormulaNode &part = bare(node);
    for (std::size_t i = 1; part.kind == Kind::Row && i < part.children.size(); ++i)
        if (part.children[i].role == Role::Binary || part.children[i].role == Role::Relation)
            return true;
    return false;
}

QString fraction(const FormulaNode &node)
{
    const FormulaNode &above = node.children[0];
    const FormulaNode &below = node.children[1];
    if (isShort(above) && isShort(below))
        return FormulaSpeech::tr("%1 over %2").arg(spoken(above), spoken(below));
    return FormulaSpeech::tr("the fraction %1 over %2, end of fraction").arg(spoken(above), spoken(below));
}

QString raised(const QString &base, const FormulaNode &above);

/// Primes, and the power that may follow them.
QString primed(const QString &base, const FormulaNode &above)
{
    std::size_t primes = 0;
    while (primes < above.children.size() && above.children[primes].kind == Kind::Prime)
        ++primes;
    const QString words =
        primes == 2 ? FormulaSpeech::tr("%1 double prime").arg(base) : FormulaSpeech::tr("%1 prime").arg(base);
    return primes == above.children.size() ? words : raised(words, above.children[primes]);
}

QString raised(const QString &base, const FormulaNode &above)
{
    const FormulaNode &power = bare(above);
    if (above.kind == Kind::Row && !above.children.empty() && above.children.front().kind == Kind::Prime)
        return primed(base, above);
    if (isSign(power, ring) || isSign(power, degree))
        return FormulaSpeech::tr("%1 degrees").arg(base);
    if (isSign(power, transposition))
        return FormulaSpeech::tr("%1 transposed").arg(base);
    if (power.kind == Kind::Symbol && power.text == QLatin1String("2"))
        return FormulaSpeech::tr("%1 squared").arg(base);
    return isShort(power) ? FormulaSpeech::tr("%1 to the power %2").arg(base, spoken(above))
                          : FormulaSpeech::tr("%1 to the power %2, end of power").arg(base, spoken(above));
}

/// A sum, a product, a maximum: what its scripts say is what it runs over.
QString ranged(const FormulaNode &node)
{
    const FormulaNode &sign = bare(node.children[0]);
    QString name = spokenSign(sign.text);
    const QString from = spoken(node.children[1]);
    if (isEmpty(node.children[1]))
        return name;
    if (isEmpty(node.children[2]))
        return FormulaSpeech::tr("%1 over %2 of", "the sum over j of").arg(name, from);
    return FormulaSpeech::tr("%1 from %2 to %3 of", "the sum from j = 1 to n of")
        .arg(name, from, spoken(node.children[2]));
}

QString scripted(const FormulaNode &node)
{
    const FormulaNode &base = bare(node.children[0]);
    if (base.limits)
        return ranged(node);
    QString words = spoken(node.children[0]);
    if (!isEmpty(node.children[1]))
        words = FormulaSpeech::tr("%1 %2", "a letter and its subscript").arg(words, spoken(node.children[1]));
    return isEmpty(node.children[2]) ? words : raised(words, node.children[2]);
}

QString fenced(const FormulaNode &node)
{
    const QString inside = spoken(node.children[0]);
    const QChar left = node.text.at(0);
    if (left == u'|')
        return FormulaSpeech::tr("the absolute value of %1").arg(inside);
    if (left == QChar(doubleBar))
        return FormulaSpeech::tr("the length of %1").arg(inside);
    const QString opening = left == u'.' ? QString() : spokenSign(left);
    const QString closing = node.text.at(1) == u'.' ? QString() : spokenSign(node.text.at(1));
    return QStringLiteral("%1 %2 %3").arg(opening, inside, closing).trimmed();
}

QString lines(const FormulaNode &node)
{
    QStringList words;
    for (const FormulaNode &line : node.children) {
        QStringList cells;
        for (const FormulaNode &cell : line.children)
            cells += spoken(cell);
        words += cells.join(u' ').simplified();
    }
    return words.join(FormulaSpeech::tr("; ", "between the lines of a formula"));
}

QString part(const FormulaNode &node)
{
    switch (node.kind) {
    case Kind::Symbol:
    case Kind::Large:
    case Kind::Prime:
        return spokenSign(node.text);
    case Kind::Words:
        return node.text;
    case Kind::Space:
    case Kind::Phantom:
        return {};
    case Kind::Script:
        return scripted(node);
    case Kind::Fraction:
        return fraction(node);
    case Kind::Root:
        return isSum(node.children[0])
                   ? FormulaSpeech::tr("the square root of %1, end of root").arg(spoken(node.children[0]))
                   : FormulaSpeech::tr("the square root of %1").arg(spoken(node.children[0]));
    case Kind::Fence:
        return fenced(node);
    case Kind::Row:
        return spoken(node.children);
    case Kind::Boxed:
    case Kind::Coloured:
        return spoken(node.children[0]);
    case Kind::Aligned:
        return lines(node);
    }
    return {};
}

/// Where the bar that stands at `start` is closed; the same place if it is not.
std::size_t closingBar(std::span<const FormulaNode> row, std::size_t start)
{
    for (std::size_t i = start + 1; i < row.size(); ++i)
        if (row[i].kind == Kind::Symbol && row[i].text == row[start].text)
            return i;
    return start;
}

/// A pair of numbers or letters in brackets is heard as a point.
std::size_t closingBracket(std::span<const FormulaNode> row, std::size_t start)
{
    int depth = 0;
    for (std::size_t i = start; i < row.size(); ++i) {
        depth += isSign(row[i], u'(') ? 1 : isSign(row[i], u')') ? -1 : 0;
        if (depth == 0)
            return i;
    }
    return start;
}

bool isAfterOperand(std::span<const FormulaNode> row, std::size_t at)
{
    if (at == 0)
        return false;
    const Role role = bare(row[at - 1]).role;
    return role != Role::Binary && role != Role::Relation && role != Role::Opening && role != Role::Punctuation &&
           row[at - 1].kind != Kind::Space;
}

bool isNumber(const FormulaNode &node)
{
    const FormulaNode &number = bare(node);
    return number.kind == Kind::Symbol && !number.text.isEmpty() && number.text.at(0).isDigit();
}

QString bracketed(std::span<const FormulaNode> inside)
{
    QString words = spoken(inside);
    const bool isSignedNumber = inside.size() == 2 && isSign(bare(inside[0]), minus) && isNumber(inside[1]);
    if (isSignedNumber || inside.size() == 1)
        return words; // 1 × (−1): the brackets are for the eye
    return FormulaSpeech::tr("open bracket %1 close bracket").arg(words);
}

QString spoken(std::span<const FormulaNode> row)
{
    QStringList words;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const bool isBar = isSign(row[i], u'|') || isSign(row[i], doubleBar);
        const std::size_t end = isBar ? closingBar(row, i) : isSign(row[i], u'(') ? closingBracket(row, i) : i;
        if (end > i) {
            const auto inside = row.subspan(i + 1, end - i - 1);
            words += isSign(row[i], doubleBar) ? FormulaSpeech::tr("the length of %1").arg(spoken(inside))
                     : isBar                   ? FormulaSpeech::tr("the absolute value of %1").arg(spoken(inside))
                                               : bracketed(inside);
            i = end;
        } else if (isSign(row[i], minus) && !isAfterOperand(row, i)) {
            words += FormulaSpeech::tr("minus", "before a negative number");
        } else {
            words += part(row[i]);
        }
    }
    return words.join(u' ').simplified();
}

} // namespace

QString spokenFormula(const QString &source)
{
    QString error;
    const FormulaNode tree = parsedFormula(source, &error);
    if (!error.isEmpty())
        return source;
    static const QRegularExpression spaceBeforeMark(QStringLiteral(" (?=[,;，；])"));
    return spoken(tree).replace(spaceBeforeMark, QString());
}

} // namespace ui
