#include "ui/figure/mix.h"
#include <QPainter>
namespace ui {
void paintMix(QPainter &painter, const core::Scene &, const core::Attention &attention, const Viewport &viewport,
              const Style &style)
{
    painter.setBrush(mixedColour(style, attention));
    if (const auto z = core::output(attention))
        painter.drawEllipse(viewport.toPixel(*z), 5, 5);
}
} // namespace ui
