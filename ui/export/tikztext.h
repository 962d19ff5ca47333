#pragma once

#include <QString>

#include <optional>

namespace ui {

inline constexpr double texPointsPerPixel = 72.27 / 96;

/// What LaTeX needs to print a text.
enum class TexNeed {
    Latin,   ///< pdflatex and the font encodings T1 and TS1
    Chinese, ///< xelatex and ctex
    Drawing, ///< no font that is sure to be there: the letters have to be drawn
};

/// The most that any character of `text` needs.
TexNeed texNeed(const QString &text);

/// LaTeX that prints `text` literally, spaces included and without ligatures that change signs.
QString texText(const QString &text);

/// A formula as LaTeX takes it inside dollars, or without them if it is nothing but words.
struct TexFormula {
    QString source;
    TexNeed need = TexNeed::Latin;
    bool isWords = false; ///< smaller than mathematics by wordsScale
    int lastToken = 0;    ///< the largest number of a token whose colour is used, counted from 1
};

/// The formula of this size in layout pixels, without the colours of tokens unless `keepsColours`. Nothing if it has
/// signs outside of \text that LaTeX may not know.
std::optional<TexFormula> texFormula(const QString &source, bool keepsColours, double size);

/// The commands that choose this size, in layout pixels.
QString texFontSize(double pixels);

} // namespace ui
