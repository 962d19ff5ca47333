#include "ui/figure/formulasymbols.h"

#include "ui/figure/formula.h"

#include <algorithm>
#include <array>

namespace ui {

namespace {

using Kind = FormulaNode::Kind;
using Role = FormulaNode::Role;

struct Sign {
    QLatin1String name;
    char16_t sign;
    Role role = Role::Ordinary;
    bool italic = false;
};

constexpr Sign greek(const char *name, char16_t sign)
{
    return {QLatin1String(name), sign, Role::Ordinary, true};
}

constexpr Sign relation(const char *name, char16_t sign)
{
    return {QLatin1String(name), sign, Role::Relation};
}

constexpr Sign binary(const char *name, char16_t sign)
{
    return {QLatin1String(name), sign, Role::Binary};
}

constexpr Sign ordinary(const char *name, char16_t sign)
{
    return {QLatin1String(name), sign};
}

constexpr std::array signs{
    binary("cdot", 0x22C5),
    binary("times", 0x00D7),
    binary("circ", 0x2218),
    binary("pm", 0x00B1),
    binary("mp", 0x2213),
    relation("approx", 0x2248),
    relation("le", 0x2264),
    relation("leq", 0x2264),
    relation("ge", 0x2265),
    relation("geq", 0x2265),
    relation("ne", 0x2260),
    relation("neq", 0x2260),
    relation("in", 0x2208),
    relation("to", 0x2192),
    relation("rightarrow", 0x2192),
    relation("Rightarrow", 0x21D2),
    relation("equiv", 0x2261),
    relation("propto", 0x221D),
    relation("perp", 0x22A5),
    ordinary("infty", 0x221E),
    ordinary("top", 0x22A4),
    ordinary("|", 0x2016),
    ordinary("%", '%'),
    Sign{QLatin1String("{"), '{', Role::Opening},
    Sign{QLatin1String("}"), '}', Role::Closing},
    Sign{QLatin1String("lvert"), '|', Role::Opening},
    Sign{QLatin1String("rvert"), '|', Role::Closing},
    Sign{QLatin1String("lVert"), 0x2016, Role::Opening},
    Sign{QLatin1String("rVert"), 0x2016, Role::Closing},
    Sign{QLatin1String("ldots"), 0x2026, Role::Inner},
    Sign{QLatin1String("cdots"), 0x22EF, Role::Inner},
    Sign{QLatin1String("sum"), 0x2211, Role::Operator},
    Sign{QLatin1String("prod"), 0x220F, Role::Operator},
    greek("alpha", 0x03B1),
    greek("beta", 0x03B2),
    greek("gamma", 0x03B3),
    greek("delta", 0x03B4),
    greek("epsilon", 0x03F5),
    greek("varepsilon", 0x03B5),
    greek("zeta", 0x03B6),
    greek("eta", 0x03B7),
    greek("theta", 0x03B8),
    greek("iota", 0x03B9),
    greek("kappa", 0x03BA),
    greek("lambda", 0x03BB),
    greek("mu", 0x03BC),
    greek("nu", 0x03BD),
    greek("xi", 0x03BE),
    greek("pi", 0x03C0),
    greek("rho", 0x03C1),
    greek("sigma", 0x03C3),
    greek("tau", 0x03C4),
    greek("upsilon", 0x03C5),
    greek("phi", 0x03D5),
    greek("varphi", 0x03C6),
    greek("chi", 0x03C7),
    greek("psi", 0x03C8),
    greek("omega", 0x03C9),
    ordinary("Gamma", 0x0393),
    ordinary("Delta", 0x0394),
    ordinary("Theta", 0x0398),
    ordinary("Lambda", 0x039B),
    ordinary("Xi", 0x039E),
    ordinary("Pi", 0x03A0),
    ordinary("Sigma", 0x03A3),
    ordinary("Phi", 0x03A6),
    ordinary("Psi", 0x03A8),
    ordinary("Omega", 0x03A9),
};

struct Function {
    QLatin1String name;
    bool limits;
};

constexpr std::array functions{
    Function{QLatin1String("cos"), false}, Function{QLatin1String("sin"), false}, Function{QLatin1String("exp"), false},
    Function{QLatin1String("ln"), false},  Function{QLatin1String("log"), false}, Function{QLatin1String("max"), true},
    Function{QLatin1String("min"), true},  Function{QLatin1String("lim"), true},
};

struct Space {
    QLatin1String name;
    double width; ///< em
};

constexpr std::array spaces{
    Space{QLatin1String(","), 3.0 / 18},  Space{QLatin1String(":"), 4.0 / 18}, Space{QLatin1String(";"), 5.0 / 18},
    Space{QLatin1String("!"), -3.0 / 18}, Space{QLatin1String(" "), 1.0 / 3},  Space{QLatin1String("quad"), 1},
    Space{QLatin1String("qquad"), 2},
};

constexpr std::array escapes{
    FormulaEscape{'\\', QLatin1String("\\textbackslash{}")},
    FormulaEscape{'^', QLatin1String("\\^{}")},
    FormulaEscape{'~', QLatin1String("\\~{}")},
    FormulaEscape{'{', QLatin1String("\\{")},
    FormulaEscape{'}', QLatin1String("\\}")},
    FormulaEscape{'%', QLatin1String("\\%")},
    FormulaEscape{'#', QLatin1String("\\#")},
    FormulaEscape{'_', QLatin1String("\\_")},
    FormulaEscape{'&', QLatin1String("\\&")},
    FormulaEscape{'$', QLatin1String("\\$")},
};

FormulaNode nodeOf(const Sign &sign)
{
    FormulaNode node;
    node.kind = sign.role == Role::Operator ? Kind::Large : Kind::Symbol;
    node.limits = sign.role == Role::Operator;
    node.role = sign.role;
    node.italic = sign.italic;
    node.text = QChar(sign.sign);
    return node;
}

} // namespace

std::optional<FormulaNode> symbolOf(QStringView command)
{
    for (const Sign &sign : signs)
        if (command == sign.name)
            return nodeOf(sign);
    for (const Space &space : spaces) {
        if (command == space.name) {
            FormulaNode node;
            node.kind = Kind::Space;
            node.width = space.width;
            return node;
        }
    }
    for (const Function &function : functions) {
        if (command == function.name) {
            FormulaNode node;
            node.kind = Kind::Symbol;
            node.role = Role::Operator;
            node.limits = function.limits;
            node.text = command.toString();
            return node;
        }
    }
    return std::nullopt;
}

QLatin1String commandOf(char16_t sign)
{
    const auto *known = std::find_if(signs.begin(), signs.end(), [sign](const Sign &s) { return s.sign == sign; });
    return known == signs.end() ? QLatin1String() : known->name;
}

Role roleOf(char16_t sign)
{
    switch (sign) {
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
    if (sign < 0x80)
        return Role::Ordinary;
    const auto *known = std::find_if(signs.begin(), signs.end(), [sign](const Sign &s) { return s.sign == sign; });
    return known == signs.end() ? Role::Ordinary : known->role;
}

const FormulaEscape *escapeAt(QStringView rest)
{
    const auto *escape =
        std::find_if(escapes.begin(), escapes.end(), [rest](const auto &e) { return rest.startsWith(e.source); });
    return escape == escapes.end() ? nullptr : escape;
}

QString texEscaped(const QString &text)
{
    QString result;
    result.reserve(text.size());
    for (const QChar c : text) {
        const auto *escape =
            std::find_if(escapes.begin(), escapes.end(), [c](const auto &e) { return e.character == c.unicode(); });
        if (escape == escapes.end())
            result += c;
        else
            result += escape->source;
    }
    return result;
}

} // namespace ui
