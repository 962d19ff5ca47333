#pragma once

#include <QByteArray>
#include <QColor>

#include <utility>
#include <vector>

namespace ui {

struct Style;

/// The names of a picture's colours: those of the style, and by value what it does not name.
class TikzColours {
public:
    explicit TikzColours(const Style &style);

    /// The name of the colour, whatever its opacity.
    QByteArray name(const QColor &colour);
    /// Has names for the colours of this many tokens.
    void nameTokens(int count);

    /// A line of LaTeX for each name, in a fixed order.
    QByteArray definitions() const;

private:
    std::vector<std::pair<QByteArray, QColor>> m_names;
    std::size_t m_styleNames;
    std::size_t m_tokenColours;
    int m_tokens;
};

} // namespace ui
