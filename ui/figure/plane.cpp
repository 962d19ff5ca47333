#include "ui/figure/plane.h"

namespace ui {
Viewport fittedViewport(Plane, const core::Scene &, const QSizeF &size, const Style &)
{
    return {size, {0, 0}, 100};
}
} // namespace ui
