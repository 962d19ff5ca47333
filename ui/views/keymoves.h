#pragma once

#include "core/scene.h"

#include <qnamespace.h>

class QKeyEvent;

namespace ui {

/// How much of its step a key moves: with Shift a tenth, with Ctrl ten times as much.
double keyFactor(Qt::KeyboardModifiers modifiers);

/// Where a key takes the tip of a vector: arrows by `step`, brackets turn by 5°, minus and equals change the length by
/// `step`; with Shift a tenth, with Ctrl ten times as much. Other keys leave it where it is.
core::Point movedByKey(const core::Point &from, const QKeyEvent &event, double step);

} // namespace ui
