#pragma once

#include "core/scene.h"
#include "ui/figure/strip.h"
#include "ui/figure/style.h"

#include <QByteArray>
#include <QSizeF>
#include <QString>

#include <optional>
#include <vector>

namespace ui {

/// TikZ is a picture to be included or a document of its own.
enum class Format { Svg, Pdf, Png, Tikz, TikzDocument };
enum class Background { Theme, White, Transparent };
/// Whether text stays text or becomes the outlines of its letters.
enum class TextMode { Text, Outlines };

inline constexpr int largestDpi = 2400;

/// The size of a figure as it was asked for. A layout pixel is 1/96 inch, so text has the same physical size in every
/// format; in pixels it is one pixel of the picture.
struct FigureSize {
    enum class Unit { Pixel, Millimetre, Inch };

    double width = 0; ///< 0: usualSize()
    double height = 0;
    Unit unit = Unit::Pixel;
};

/// "1600x900", "160.5x90mm" or "6.3x3.5in"; nothing if it is none of these, below one layout pixel or above 20,000.
std::optional<FigureSize> parsedFigureSize(const QString &text);

/// What is exported and how. The scene's figure looks the same on every machine.
struct ExportOptions {
    std::vector<Part> parts{Part::Match, Part::Softmax, Part::Mix};
    FigureSize size;
    int dpi = 96; ///< pixels an inch of PNG, 1 to largestDpi
    Background background = Background::Theme;
    Style style = ui::style(Theme::Light);
    std::optional<TextMode> text; ///< nothing: outlines in an SVG with a name that is not Latin, text elsewhere
    Views views;
    QString title; ///< of the document, any text
};

/// The title of a figure of the scene in this file: its name without suffix; the program's name if there is no file.
QString figureTitle(const QString &sceneFile);

/// The format that the suffix of `path` means, in either case; nothing if it is none.
std::optional<Format> formatOf(const QString &path);

/// The figure as a file, made in memory; nothing and the reason if it cannot be made.
std::optional<QByteArray> figureBytes(const core::Scene &scene, Format format, const ExportOptions &options,
                                      QString *error);

/// Writes the figure whole or not at all; the suffix of `path` tells the format. On failure a
/// sentence that begins with the path.
bool exportFigure(const core::Scene &scene, const QString &path, const ExportOptions &options, QString *error);

} // namespace ui
