#pragma once

#include "core/lesson.h"
#include "core/scene.h"
#include "ui/export/exportoptions.h"

#include <QStringList>

#include <vector>

namespace ui {

/// One of several figures that belong together: pages of a PDF, or numbered files.
struct Sheet {
    core::Scene scene;
    ExportOptions options; ///< without build-up
    int hundredths = 300;  ///< of a second, how long it is shown in an animation
};

/// The figures that the options mean: one, or with build-up one a stage, all with the same frame.
std::vector<Sheet> sheetsOf(const core::Scene &scene, const ExportOptions &options);

/// The steps of a lesson, each with its scene, overlays and selected token, all with the same frame.
std::vector<Sheet> sheetsOf(const core::Lesson &lesson, const ExportOptions &options);

/// The files of so many sheets: a PDF of pages or a GIF of frames, one file, or a-1.svg, a-2.svg …, with zeros where
/// there are ten.
QStringList sheetFiles(const QString &path, std::size_t sheets);

/// What a lesson's words for overlays show; those of `usual` where there is no word.
Overlays overlaysOf(const core::LessonStep &step, const Overlays &usual);

} // namespace ui
