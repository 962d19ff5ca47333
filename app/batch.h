#pragma once

#include "app/commandline.h"

#include <QString>

#include <functional>

namespace app {

/// Where a batch tells what became of each scene.
struct BatchReport {
    std::function<void(const QString &file)> written;
    std::function<void(const QString &sentence)> failed;
};

/// A sentence if two scenes of a batch would be written to the same file, else nothing.
QString batchProblem(const Request &request);

/// Writes the figures of all scenes, each whole or not at all. True if none failed.
bool exportBatch(const Request &request, const BatchReport &report);

} // namespace app
