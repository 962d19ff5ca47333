#pragma once

#include "core/lesson.h"

#include <QByteArray>

namespace core {

/// The words of a lesson file for overlays: grid, ticks, unit circle, numbers, angle, projection, hull, links, raw
/// scores, divided scores, orbit, ray, head to tail, normalisers.
QStringList overlayWords();

/// The step in `bytes`, the text of a file called `file`, that starts from `scene`; or nothing and a sentence with the
/// file, the line and the column.
std::optional<LessonStep> readLessonStep(const QByteArray &bytes, const QString &file, const Scene &scene,
                                         QString *error);

} // namespace core
