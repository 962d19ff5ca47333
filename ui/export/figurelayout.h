#pragma once

#include "core/scene.h"
#include "ui/export/exportoptions.h"

#include <QSize>
#include <QSizeF>

class QPainter;

namespace ui {

inline constexpr double largestSide = 20'000; ///< pixels; 1.6 GB while a square of that size is painted
inline constexpr double pixelsPerInch = 96;   ///< layout pixels

/// The size of the whole figure in layout pixels.
QSizeF layoutSize(const core::Scene &scene, const ExportOptions &options);

/// Device pixels per layout pixel of PNG.
double deviceScale(const ExportOptions &options);

/// A sentence if a figure cannot have this size, else nothing.
QString sizeProblem(const QSizeF &pixels);

/// A sentence if there can be no such figure of the scene, else nothing.
QString figureProblem(const core::Scene &scene, Format format, const ExportOptions &options);

/// Draws ground, title and parts on `size` layout pixels.
void paintFigure(QPainter &painter, const core::Scene &scene, const ExportOptions &options, const QSizeF &size);

} // namespace ui
