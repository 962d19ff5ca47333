#pragma once

#include "ui/figure/barcolumns.h"
#include "ui/figure/formula.h"

#include <QColor>
#include <QString>

#include <vector>

namespace ui {

struct Style;

/// A name beneath the columns.
struct BarName {
    Formula formula;
    double left; ///< edge of its box
    QColor colour;
};

/// The size of the symbols where there is room, in layout pixels.
double barSymbolSize(const Style &style);

QColor barColour(const BarColumn &column, const Style &style);

/// The names that fit beneath columns of equal width between `left` and `right`: a token's own name, shortened, or its
/// symbol. Those that do not all fit get smaller, then only every second, third, … is there.
std::vector<BarName> barNames(const std::vector<BarColumn> &columns, const std::vector<QString> &names, double left,
                              double right, const Style &style);

} // namespace ui
