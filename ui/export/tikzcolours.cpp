#include "ui/export/tikzcolours.h"

#include "ui/figure/style.h"

#include <algorithm>

namespace ui {

namespace {

QByteArray value(const QColor &colour)
{
    return colour.name().mid(1).toUpper().toLatin1();
}

QByteArray tokenName(int number)
{
    return "token" + QByteArray::number(number);
}

} // namespace

TikzColours::TikzColours(const Style &style)
    : m_names{{"paper", style.paper}, {"ink", style.ink},   {"muted", style.muted},   {"border", style.border},
              {"grid", style.grid},   {"axis", style.axis}, {"accent", style.accent}, {"window", style.window}},
      m_tokenColours(style.tokenColours.size()), m_tokens(static_cast<int>(style.tokenColours.size()))
{
    for (int token = 0; token < m_tokens; ++token)
        m_names.emplace_back(tokenName(token + 1), style.tokenColour(token));
    m_styleNames = m_names.size();
}

QByteArray TikzColours::name(const QColor &colour)
{
    const auto known = std::find_if(m_names.begin(), m_names.end(),
                                    [&colour](const auto &named) { return named.second.rgb() == colour.rgb(); });
    if (known != m_names.end())
        return known->first;
    return m_names.emplace_back("colour" + value(colour), colour).first;
}

void TikzColours::nameTokens(int count)
{
    m_tokens = std::max(m_tokens, count);
}

QByteArray TikzColours::definitions() const
{
    QByteArray result;
    for (std::size_t i = 0; i < m_names.size(); ++i)
        result += (i < m_styleNames ? "\\providecolor{" : "\\definecolor{") + m_names[i].first + "}{HTML}{" +
                  value(m_names[i].second) + "}\n";
    for (int token = static_cast<int>(m_tokenColours); token < m_tokens; ++token)
        result += "\\colorlet{" + tokenName(token + 1) + "}{" +
                  tokenName(token % static_cast<int>(m_tokenColours) + 1) + "}\n";
    return result;
}

} // namespace ui
