#pragma once

#include "core/attention.h"

#include <QColor>
#include <QFont>
#include <QPen>

#include <optional>
#include <vector>

namespace ui {

enum class Theme { Light, Dark, Projector };

/// The computation step by step, in the order in which a figure is built up.
enum class Stage { Keys, Query, Scores, Exponentials, Weights, Links, Output };

/// Which explanations are drawn beside the vectors; a person turns each on and off.
struct Overlays {
    bool grid = true;
    bool ticks = true;
    bool unitCircle = true;
    bool numbers = true; ///< scores, coordinates and weights beside the names
    bool angle = true;
    bool projection = true;
    bool hull = true;
    bool links = true;
    bool rawScores = false;     ///< where the scores as they are would put the output
    bool dividedScores = false; ///< the same of scores divided by their sum, and where that sum is 0
    bool field = false;         ///< every point in the colour that a query there would mix, and who wins where
    bool ratioLines = false;    ///< where the two largest weights are equal, or e, e², … times each other
    bool winners = false;       ///< which keys can have the largest weight
    bool normalisers = false;   ///< the outputs by all wrong normalisers, and a list of what each comes to
    bool orbit = false;         ///< the circle that the query is on, and the output's curve once round it
    bool ray = false;           ///< the output's curve while the query grows along its ray, from nothing without end
    bool headToTail = false;    ///< the shares a_j v_j as arrows that lead to the output, one from the tip of another

    friend bool operator==(const Overlays &, const Overlays &) = default;
};

/// What a person does with the overlays: an order of the tokens, a moment of the build-up, a target.
struct Explored {
    struct Target {
        core::Point centre;
        double radius;

        friend bool operator==(const Target &, const Target &) = default;
    };

    std::vector<int> order;       ///< in which the shares are laid head to tail; see tokenOrder()
    double laid = 1;              ///< the part of the shares that is there, 0 to 1
    std::optional<Target> target; ///< where the output shall come

    friend bool operator==(const Explored &, const Explored &) = default;
};

/// The shape of a token's handle, so that tokens differ by more than hue.
enum class Marker { Circle, Square, Diamond, Triangle, Plus, DownTriangle, Star, Hourglass };

/// Colours, widths, fonts and sizes of a figure; sizes and widths in layout pixels.
struct Style {
    QColor paper;  ///< the ground that figures are drawn on
    QColor ink;    ///< the query, the output's ring, text
    QColor muted;  ///< secondary text, ticks
    QColor border; ///< frames around panels
    QColor grid;
    QColor axis;
    QColor accent; ///< the hull
    QColor error;  ///< what is wrong
    QColor window; ///< the ground behind the panels

    double hairline = 1;
    double line = 1.4;
    double arrow = 4;
    double handle = 9; ///< radius
    double tickSize = 11;
    double textSize = 13;
    double titleSize = 16;
    double mathSize = 20;      ///< names beside the tips
    double smallMathSize = 15; ///< numbers beside them

    int decimals = 2; ///< of coordinates and scores; exponentials and weights show one more
    Overlays overlays;
    Explored explored;
    Stage stage = Stage::Output; ///< the last that is drawn; what comes later keeps its room

    friend bool operator==(const Style &, const Style &) = default;

    /// The colour of a token, the same in every panel; the eight colours repeat.
    QColor tokenColour(int token) const;
    /// Tokens whose colours repeat differ by dash, and by marker.
    QPen tokenPen(int token, double width) const;
    Marker tokenMarker(int token) const;
    /// Every length and size times `factor`.
    Style scaled(double factor) const;
    /// Only the sizes of text.
    Style textScaled(double factor) const;
    /// No text but subscripts is smaller than `pixels`.
    Style textAtLeast(double pixels) const;
    /// Only the widths of lines, and the handles.
    Style linesScaled(double factor) const;
    /// `share` of the colour, 0 to 1, and paper: opaque, as a large shape that is seen through is painted in threads
    /// that the toolkit waits for, several times as long.
    QColor onPaper(const QColor &colour, double share) const;
    bool shows(Stage step) const { return step <= stage; }

    std::vector<QColor> tokenColours;
};

Style style(Theme theme);

/// The tokens' colours mixed with the weights, as the output mixes the values; ink without tokens.
QColor mixedColour(const Style &style, const core::Attention &attention);

/// Upright sans serif for words; `size` in layout pixels. Families are named, Chinese included, so that figures are the
/// same on every desktop.
QFont textFont(double size, bool bold = false);

/// Serif for mathematics.
QFont mathFont(double size, bool bold, bool italic);

/// True if a font with Chinese letters is installed.
bool hasChineseFont();

} // namespace ui
