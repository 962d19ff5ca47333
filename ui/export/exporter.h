#pragma once

#include "core/scene.h"
#include "ui/export/exportoptions.h"
#include "ui/export/gif.h"
#include "ui/export/sheets.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <span>

namespace ui {

/// The figure as a file, made in memory; nothing and the reason if it cannot be made. With build-up a PDF has all
/// pages, the other formats show the last stage.
std::optional<QByteArray> figureBytes(const core::Scene &scene, Format format, const ExportOptions &options,
                                      QString *error);

/// Writes the figures whole or none of them: pages of a PDF, or the files of sheetFiles(); the suffix of `path` tells
/// the format. On failure a sentence that begins with the path. `progress` is told of the frames of an animation.
bool exportSheets(std::span<const Sheet> sheets, const QString &path, QString *error, const Progress &progress = {});

/// The same of one scene, of its stages with build-up, and of its frames as a GIF.
bool exportFigure(const core::Scene &scene, const QString &path, const ExportOptions &options, QString *error,
                  const Progress &progress = {});

} // namespace ui
