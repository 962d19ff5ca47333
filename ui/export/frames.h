#pragma once

#include "ui/export/sheets.h"

namespace ui {

/// The frames of an animated figure as its options say: the stages of the computation, or the scene while its query
/// moves, all with the same frame around what moves.
std::vector<Sheet> framesOf(const core::Scene &scene, const ExportOptions &options);

} // namespace ui
