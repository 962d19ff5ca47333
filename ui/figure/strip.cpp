#include "ui/figure/strip.h"

#include "ui/figure/bars.h"
#include "ui/figure/match.h"
#include "ui/figure/mix.h"
#include "ui/figure/plane.h"

#include <QPainter>

namespace ui {

namespace {

void paintPart(QPainter &painter, Part part, const core::Scene &scene, const core::Attention &attention,
               const QSizeF &size, const Style &style, const Views &views)
{
    switch (part) {
    case Part::Match:
        paintMatch(painter, scene, attention,
                   views.match ? views.match->resized(size) : fittedViewport(Plane::Match, scene, size, style), style,
                   views.measured);
        break;
    case Part::Softmax:
        paintBars(painter, scene, attention, size, style);
        break;
    case Part::Mix:
        paintMix(painter, scene, attention,
                 views.mix ? views.mix->resized(size) : fittedViewport(Plane::Mix, scene, size, style), style);
        break;
    }
}

} // namespace

void paintStrip(QPainter &painter, std::span<const Part> parts, const core::Scene &scene,
                const core::Attention &attention, const QSizeF &size, const Style &style, const Views &views)
{
    const auto count = static_cast<double>(parts.size());
    const double gap = style.textSize;
    const QSizeF partSize((size.width() - gap * (count - 1)) / count, size.height());
    QPointF corner(0, 0);
    for (const Part part : parts) {
        painter.save();
        painter.translate(corner);
        paintPart(painter, part, scene, attention, partSize, style, views);
        painter.restore();
        corner.rx() += partSize.width() + gap;
    }
}

QSizeF usualSize(std::size_t count)
{
    return {420.0 * static_cast<double>(count), 420};
}

} // namespace ui
