#pragma once

#include <QRegularExpression>
#include <QStringList>

namespace core {

/// A regular expression for the whole of a text. Making one costs far more than a match: keep it in a static.
class Pattern {
public:
    explicit Pattern(const QString &expression) : m_expression(QRegularExpression::anchoredPattern(expression)) {}

    /// The text and the groups in it, or nothing.
    QStringList groups(const QString &text) const
    {
        const auto match = m_expression.match(text);
        return match.hasMatch() ? match.capturedTexts() : QStringList();
    }

private:
    QRegularExpression m_expression;
};

} // namespace core
