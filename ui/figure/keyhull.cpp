#include "ui/figure/keyhull.h"

#include "core/hull.h"
#include "ui/figure/clip.h"

#include <QCoreApplication>
#include <QPainter>

namespace ui {

std::vector<QLineF> keyHull(const core::Scene &scene, const Viewport &viewport, const Style &style)
{
    std::vector<QLineF> sides;
    if (!style.overlays.winners)
        return sides;
    const std::vector<core::Point> corners = core::convexHull(core::keys(scene));
    const std::size_t count = corners.size() > 2 ? corners.size() : corners.size() / 2; // of two corners, one side
    sides.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        sides.emplace_back(viewport.toPixel(corners[i]), viewport.toPixel(corners[(i + 1) % corners.size()]));
    return sides;
}

void paintKeyHull(QPainter &painter, const std::vector<QLineF> &sides, const QRectF &panel, const Style &style)
{
    QPen pen(style.accent, style.line);
    pen.setDashPattern({5, 3});
    painter.setPen(pen);
    for (const QLineF &side : sides)
        paintLine(painter, side, panel);
}

LabelLine neverLargestLine(const Style &style)
{
    const QString words = QCoreApplication::translate("Figure", "never largest");
    LabelLine line{QStringLiteral("\\text{%1}").arg(texEscaped(words)), 1.05 * style.textSize};
    line.colour = style.muted;
    return line;
}

} // namespace ui
