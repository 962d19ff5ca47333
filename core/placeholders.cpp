#include "core/placeholders.h"

#include <QRegularExpression>

namespace core {

namespace {

/// A brace and the simple text in it.
const QRegularExpression &group()
{
    static const QRegularExpression expression(QStringLiteral(R"(\{([^{}]*)\})"));
    return expression;
}

/// The command, script mark or brace right before the brace at `start`, which makes its group a part of a formula.
QString owner(const QString &source, qsizetype start)
{
    static const QRegularExpression expression(QStringLiteral(R"((?:\\[A-Za-z]+|[_^}])$)"));
    return expression.match(source.left(start)).captured();
}

bool isOfTex(const QString &owner)
{
    return owner == QLatin1String("\\text") || owner == QLatin1String("\\mathbf");
}

std::optional<Placeholder> placeholder(const QString &source, const QRegularExpressionMatch &match)
{
    Placeholder result;
    result.start = match.capturedStart();
    result.length = match.capturedLength();
    QString inner = match.captured(1);
    result.isBracketed = inner.startsWith(QLatin1Char('(')) && inner.endsWith(QLatin1Char(')'));
    if (result.isBracketed)
        inner = inner.mid(1, inner.size() - 2);
    const auto term = parsedTerm(inner);
    const bool isLive = term && term->left.kind != Quantity::Kind::Number;
    if (!isLive || isOfTex(owner(source, result.start)))
        return std::nullopt;
    result.term = *term;
    return result;
}

} // namespace

std::vector<Placeholder> placeholders(const QString &source)
{
    std::vector<Placeholder> result;
    for (auto matches = group().globalMatch(source); matches.hasNext();)
        if (const auto found = placeholder(source, matches.next()))
            result.push_back(*found);
    return result;
}

qsizetype unknownPlaceholder(const QString &source, bool isFormula)
{
    for (auto matches = group().globalMatch(source); matches.hasNext();) {
        const auto match = matches.next();
        const bool mayBePart = isFormula && !owner(source, match.capturedStart()).isEmpty();
        if (!mayBePart && !placeholder(source, match))
            return match.capturedStart();
    }
    return -1;
}

} // namespace core
