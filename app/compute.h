#pragma once

#include "app/commandline.h"
#include "core/scene.h"

#include <QByteArray>

namespace app {

/// Every number that follows from the scene. Text is for people: rounded, and in the language that is installed; so are
/// Markdown and LaTeX. JSON and CSV (RFC 4180) are for programs: numbers that read back the same, null or an empty cell
/// where one is beyond double.
QByteArray computed(const core::Scene &scene, Notation notation, int decimals = 2);

} // namespace app
