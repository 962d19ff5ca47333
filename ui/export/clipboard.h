#pragma once

#include "core/scene.h"
#include "ui/export/exportoptions.h"

#include <QString>

#include <memory>
#include <optional>

class QMimeData;

namespace ui {

/// The MIME type of a scene, as in its file.
inline constexpr char sceneMimeType[] = "application/x-attention-plane";

/// The figure for other programs: a picture of twice as many pixels on white, an SVG, and the scene itself. Nothing and
/// the reason if it cannot be made.
std::unique_ptr<QMimeData> figureMimeData(const core::Scene &scene, const ExportOptions &options, QString *error);

/// The working as a table: text with tabs for spreadsheets, HTML for documents.
std::unique_ptr<QMimeData> numbersMimeData(const core::Scene &scene, int decimals);

/// True if there may be a scene in it.
bool mayHoldScene(const QMimeData &data);

/// The scene in it: as itself, as text, or inside a figure of ours. Nothing and a sentence if there is none.
std::optional<core::Scene> sceneOf(const QMimeData &data, QString *error);

} // namespace ui
