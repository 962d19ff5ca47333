#pragma once

#include <QColor>
#include <QImage>
#include <QPainterPath>
#include <QRectF>

#include <vector>

namespace ui {

/// All cells of a picture that have this colour, as rectangles.
struct PictureCells {
    QColor colour;
    QPainterPath path;
};

/// A picture as coloured cells over `target`, few enough for LaTeX: at most 64 a side, of 64 steps a channel. Opaque
/// ones overlap a little, or readers would show seams.
std::vector<PictureCells> pictureCells(const QImage &picture, const QRectF &target);

} // namespace ui
