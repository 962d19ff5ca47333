#pragma once

#include "core/scene.h"
#include "ui/views/viewkeys.h"

namespace ui {

/// Where a deed takes the tip of a vector: by `step` in a direction or in length, or by a turn of 5°; both `times` as
/// much. Other deeds leave it where it is.
core::Point movedBy(const core::Point &from, KeyDeed deed, double step, double times = 1);

} // namespace ui
