#pragma once

#include "core/scene.h"
#include "ui/figure/style.h"

class QPainter;
class QPointF;

namespace ui {

/// What is going on with a handle.
struct HandleState {
    bool isHovered = false;
    bool isCurrent = false;
    bool hasFocus = false;
};

/// Draws the handle over the tip of its vector, which is at `centre`.
void paintHandle(QPainter &painter, core::Handle handle, const QPointF &centre, const HandleState &state,
                 const Style &style);

} // namespace ui
