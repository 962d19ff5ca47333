#pragma once

#include "core/attention.h"
#include "ui/figure/style.h"
#include "ui/figure/workinglayout.h"
#include "ui/figure/workingtext.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace ui {

/// What of a long working is shown, and whose weights the ratio compares; tokens that the scene must have, if any.
struct WorkingOptions {
    int firstRow = 0;
    int ratioOf = 0; ///< i of a_i/a_j
    int ratioTo = 1; ///< j
    /// If not, exponentials and weights are shown as float and double give them without.
    bool subtractsMaximum = true;

    friend bool operator==(const WorkingOptions &, const WorkingOptions &) = default;
};

/// The ratio is written within this share of the width; beside it a view has room for what chooses the tokens.
inline constexpr double workingRatioShare = 0.62;

/// Draws the computation as a table with a row a token and a row of sums, and the ratio of two weights below it. Tokens
/// that have no room are counted: "… and 5 more".
void paintWorking(QPainter &painter, const core::Scene &scene, const core::Attention &attention, const QSizeF &size,
                  const Style &style, const WorkingOptions &options = {});

/// A coordinate and the place where it is written.
struct CoordinateBox {
    Coordinate coordinate;
    QRectF box; ///< as high as the row
};

/// The numbers of a row that can be typed, from left to right: key, query and key in the product, and value where
/// `options` show it.
std::vector<CoordinateBox> coordinateBoxes(const core::Scene &scene, const core::Attention &attention, int token,
                                           const WorkingLayout &layout, const Style &style,
                                           const WorkingOptions &options = {});

} // namespace ui
