#pragma once

#include "ui/figure/strip.h"
#include "ui/figure/style.h"

#include <QSizeF>
#include <QString>

#include <optional>
#include <vector>

namespace ui {

/// TikZ is a picture to be included or a document of its own.
enum class Format { Svg, Pdf, Png, Tikz, TikzDocument, Gif };
enum class Background { Theme, White, Transparent };
/// Whether text stays text or becomes the outlines of its letters.
enum class TextMode { Text, Outlines };
/// What moves in an animation: the computation stage by stage, the query once round the origin, or there and back.
enum class Motion { BuildUp, Orbit, Drag };
enum class LengthUnit { Pixel, Millimetre, Inch };

inline constexpr double largestSide = 20'000; ///< pixels; 1.6 GB while a square of that size is painted
inline constexpr double pixelsPerInch = 96;   ///< layout pixels
inline constexpr int largestDpi = 2400;
inline constexpr int mostDecimals = 6;
inline constexpr double leastSeconds = 0.5;
inline constexpr double mostSeconds = 60;
inline constexpr int mostFrameRate = 50;
inline constexpr double smallestFactor = 0.2; ///< of text sizes and line widths
inline constexpr double largestFactor = 5;

/// A length as it was asked for. A layout pixel is 1/96 inch, so text has the same physical size in every format.
struct Length {
    double value = 0;
    LengthUnit unit = LengthUnit::Pixel;

    friend bool operator==(const Length &, const Length &) = default;
};

double layoutPixels(const Length &length);

/// The size of a figure as it was asked for; in pixels a layout pixel is one of the picture.
struct FigureSize {
    using Unit = LengthUnit;

    double width = 0; ///< 0: usualSize()
    double height = 0;
    Unit unit = Unit::Pixel;

    friend bool operator==(const FigureSize &, const FigureSize &) = default;
};

/// A size that has a name: "slide", "half", "third" of a 16:9 slide; "column" of an A4 page.
struct SizePreset {
    const char *word; ///< of the command line
    FigureSize size;
};

const std::vector<SizePreset> &sizePresets();

/// A sentence if a figure cannot have this size, else nothing.
QString sizeProblem(const QSizeF &pixels);

/// "1600x900", "160.5x90mm", "6.3x3.5in" or the word of a preset; nothing if it is none of these, below one layout
/// pixel or above 20,000.
std::optional<FigureSize> parsedFigureSize(const QString &text);

/// "10", "10px", "5mm" or "0.2in", 0 to 20,000 layout pixels; nothing if it is none of these.
std::optional<Length> parsedLength(const QString &text);

/// What parsedFigureSize() and parsedLength() read back as the same.
QString sizeText(const FigureSize &size);
QString lengthText(const Length &length);

/// What is exported and how: all that a figure depends on but the scene and the language of its words. The same options
/// give the same figure on every machine.
struct ExportOptions {
    std::vector<Part> parts{Part::Match, Part::Softmax, Part::Mix};
    FigureSize size;
    Length margin; ///< around the figure, inside its size
    int dpi = 96;  ///< pixels an inch of PNG, 1 to largestDpi
    Theme theme = Theme::Light;
    Background background = Background::Theme;
    std::optional<TextMode> text; ///< nothing: outlines in an SVG with a name that is not Latin, text elsewhere
    double textScale = 1;         ///< of the theme's sizes of text, smallestFactor to largestFactor
    double lineScale = 1;         ///< of the theme's widths of lines
    int decimals = 2;             ///< 0 to mostDecimals
    Overlays overlays;
    Explored explored; ///< of the window; not written with the options
    Views views;
    Stage stage = Stage::Output; ///< the last of the computation that is drawn
    bool buildUp = false;        ///< every stage up to that one, as pages or as numbered files
    Motion motion = Motion::BuildUp;
    core::Point dragTo{0, 1}; ///< where a drag takes the query
    double seconds = 6;       ///< of an animation, leastSeconds to mostSeconds
    int frameRate = 12;       ///< frames a second, 1 to mostFrameRate
    bool titleLine = false;   ///< the title stands above the figure
    QString title;            ///< of the document, any text

    friend bool operator==(const ExportOptions &, const ExportOptions &) = default;
};

/// The theme with the options' sizes, widths, decimals and overlays.
Style figureStyle(const ExportOptions &options);

/// The title of a figure of the scene in this file: its name without suffix; the program's name if there is no file.
QString figureTitle(const QString &sceneFile);

/// The format that the suffix of `path` means, in either case; nothing if it is none.
std::optional<Format> formatOf(const QString &path);

} // namespace ui
