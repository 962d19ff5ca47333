#pragma once

#include "core/scene.h"
#include "ui/export/exportoptions.h"

#include <QSizeF>

class QPainter;

namespace ui {

/// The size of the whole figure in layout pixels.
QSizeF layoutSize(const core::Scene &scene, const ExportOptions &options);

/// Device pixels per layout pixel of PNG.
double deviceScale(const ExportOptions &options);

/// A sentence if there can be no such figure of the scene, else nothing.
QString figureProblem(const core::Scene &scene, Format format, const ExportOptions &options);

/// Draws ground, title and parts on `size` layout pixels.
void paintFigure(QPainter &painter, const core::Scene &scene, const ExportOptions &options, const QSizeF &size);

} // namespace ui
