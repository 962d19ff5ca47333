#include "ui/export/frames.h"

#include "core/orbit.h"
#include "ui/figure/plane.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ui {

namespace {

constexpr int leastHundredths = 2; // shorter ones are slowed down by browsers

std::vector<Sheet> stagesOf(const core::Scene &scene, const ExportOptions &options)
{
    ExportOptions stages = options;
    stages.buildUp = true;
    std::vector<Sheet> sheets = sheetsOf(scene, stages);
    const double part = options.seconds / (static_cast<double>(sheets.size()) + 1);
    for (Sheet &sheet : sheets)
        sheet.hundredths = static_cast<int>(std::lround(100 * part));
    sheets.back().hundredths *= 2; // the whole picture rests
    return sheets;
}

// Once round, or there and back; `time` from 0 to 1.
core::Point queryAt(const core::Scene &scene, const ExportOptions &options, double time)
{
    const double turn = 2 * std::numbers::pi * time;
    const core::Point &start = scene.query;
    if (options.motion == Motion::Drag)
        return start + (1 - std::cos(turn)) / 2 * (options.dragTo - start);
    const double radius = start.isZero() ? 1 : start.norm();
    return core::orbitQuery(radius, std::atan2(start.y(), start.x()) + turn);
}

// The part of the plane that holds the query in all frames.
Region commonRegion(const core::Scene &scene, const std::vector<Sheet> &frames, const ExportOptions &options)
{
    core::Scene all = scene;
    for (const Sheet &frame : frames)
        all.tokens.push_back({{}, frame.scene.query, {0, 0}});
    const QSizeF size(400, 400);
    return fittedViewport(Plane::Match, all, size, figureStyle(options)).region();
}

} // namespace

std::vector<Sheet> framesOf(const core::Scene &scene, const ExportOptions &options)
{
    if (options.motion == Motion::BuildUp)
        return stagesOf(scene, options);
    const int count = std::max(2, static_cast<int>(std::lround(options.seconds * options.frameRate)));
    std::vector<Sheet> frames;
    frames.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        frames.push_back({scene, options});
        frames.back().scene.query = queryAt(scene, options, double(i) / count);
        frames.back().options.buildUp = false;
        frames.back().hundredths = std::max(leastHundredths, qRound(100.0 / options.frameRate));
    }
    const Region match = commonRegion(scene, frames, options);
    for (Sheet &frame : frames)
        if (!options.views.match)
            frame.options.views.match = match;
    return frames;
}

} // namespace ui
