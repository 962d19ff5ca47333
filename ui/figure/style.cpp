#include "ui/figure/style.h"

#include <QFontDatabase>

#include <algorithm>
#include <array>

namespace ui {

namespace {

struct TextSize {
    double Style::*size;
    double smallest; ///< that is set in it, as a part of it; subscripts aside
};

constexpr std::array textSizes{TextSize{&Style::tickSize, 1}, TextSize{&Style::textSize, 0.9},
                               TextSize{&Style::titleSize, 0.8}, TextSize{&Style::mathSize, 0.87},
                               TextSize{&Style::smallMathSize, 0.87}};

QFont figureFont(const QStringList &families, double size)
{
    QFont font;
    font.setFamilies(families);
    font.setPixelSize(std::max(1, qRound(size)));
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::StyleStrategy(QFont::PreferAntialias | QFont::NoSubpixelAntialias));
    return font;
}

Style light()
{
    Style style;
    style.paper = Qt::white;
    style.ink = 0x1F2430;
    style.muted = 0x5B6472;
    style.border = 0xDDE1E7;
    style.grid = 0xE8EAEE;
    style.axis = 0x7D8593;
    style.accent = 0x2F5BD8;
    style.error = 0xB3261E;
    style.window = 0xF3F4F7;
    for (const QRgb colour : {0x0072B2u, 0xC84E00u, 0x007A5Au, 0xA8427Fu, 0x8A6A00u, 0x3B6FD4u, 0xB3261Eu, 0x5B5B00u})
        style.tokenColours.emplace_back(colour);
    return style;
}

Style dark()
{
    Style style;
    style.paper = 0x1B1F27;
    style.ink = 0xECEFF4;
    style.muted = 0xA6AEBB;
    style.border = 0x39404C;
    style.grid = 0x2A303A;
    style.axis = 0x6F7886;
    style.accent = 0x8EA9FF;
    style.error = 0xFF8A80;
    style.window = 0x12151B;
    for (const QRgb colour : {0x5AB4E8u, 0xFF9A57u, 0x3DC79Eu, 0xE58CC4u, 0xD9B13Bu, 0x8FB0FFu, 0xFF8A80u, 0xB9B94Au})
        style.tokenColours.emplace_back(colour);
    return style;
}

Style projector()
{
    Style style = light().scaled(1.35);
    style.ink = Qt::black;
    style.muted = 0x3A4150;
    style.grid = 0xD5D9E0;
    style.axis = 0x6B7280;
    style.window = Qt::white;
    return style;
}

} // namespace

QColor Style::tokenColour(int token) const
{
    return tokenColours[static_cast<std::size_t>(token) % tokenColours.size()];
}

QPen Style::tokenPen(int token, double width) const
{
    static constexpr std::array dashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};
    const auto round = static_cast<std::size_t>(token) / tokenColours.size();
    return QPen(tokenColour(token), width, dashes[round % dashes.size()], Qt::FlatCap);
}

Marker Style::tokenMarker(int token) const
{
    constexpr int markers = 8;
    return static_cast<Marker>((token + token / markers) % markers);
}

QColor Style::onPaper(const QColor &colour, double share) const
{
    const auto mixed = [share](int part, int ground) { return qRound(share * part + (1 - share) * ground); };
    return {mixed(colour.red(), paper.red()), mixed(colour.green(), paper.green()), mixed(colour.blue(), paper.blue())};
}

Style Style::scaled(double factor) const
{
    return textScaled(factor).linesScaled(factor);
}

Style Style::textScaled(double factor) const
{
    Style result = *this;
    for (const TextSize &text : textSizes)
        result.*text.size *= factor;
    return result;
}

Style Style::textAtLeast(double pixels) const
{
    Style result = *this;
    for (const TextSize &text : textSizes)
        result.*text.size = std::max(result.*text.size, pixels / text.smallest);
    return result;
}

Style Style::linesScaled(double factor) const
{
    Style result = *this;
    for (double Style::*width : {&Style::hairline, &Style::line, &Style::arrow, &Style::handle})
        result.*width *= factor;
    return result;
}

Style style(Theme theme)
{
    switch (theme) {
    case Theme::Dark:
        return dark();
    case Theme::Projector:
        return projector();
    case Theme::Light:
        break;
    }
    return light();
}

QColor mixedColour(const Style &style, const core::Attention &attention)
{
    if (attention.weights.size() == 0)
        return style.ink;
    Eigen::Vector3d mix(0, 0, 0);
    for (int j = 0; j < attention.weights.cols(); ++j) {
        const QColor colour = style.tokenColour(j);
        mix += attention.weights(0, j) * Eigen::Vector3d(colour.red(), colour.green(), colour.blue());
    }
    return {qRound(mix.x()), qRound(mix.y()), qRound(mix.z())};
}

QFont textFont(double size, bool bold)
{
    static const QStringList families{QStringLiteral("DejaVu Sans"), QStringLiteral("Noto Sans CJK SC")};
    QFont font = figureFont(families, size);
    font.setBold(bold);
    return font;
}

QFont mathFont(double size, bool bold, bool italic)
{
    static const QStringList families{QStringLiteral("DejaVu Serif"), QStringLiteral("Noto Serif CJK SC"),
                                      QStringLiteral("Noto Sans CJK SC")};
    QFont font = figureFont(families, size);
    font.setBold(bold);
    font.setItalic(italic);
    return font;
}

bool hasChineseFont()
{
    return !QFontDatabase::families(QFontDatabase::SimplifiedChinese).isEmpty();
}

} // namespace ui
