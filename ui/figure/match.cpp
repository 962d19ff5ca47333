#include "ui/figure/match.h"
#include <QPainter>
namespace ui {
void paintMatch(QPainter &painter, const core::Scene &scene, const core::Attention &, const Viewport &viewport,
                const Style &style)
{
    painter.setPen(style.ink);
    painter.drawLine(viewport.toPixel({0, 0}), viewport.toPixel(scene.query));
}
} // namespace ui
