#include "ui/figure/strip.h"

#include "ui/figure/bars.h"
#include "ui/figure/match.h"
#include "ui/figure/mix.h"
#include "ui/figure/plane.h"
#include "ui/figure/working.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

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
    case Part::Working:
        paintWorking(painter, scene, attention, size, style, views.working);
        break;
    }
}

constexpr int mostUsualRows = 12; // of a working in a figure of no chosen size

bool isPanel(Part part)
{
    return part != Part::Working;
}

/// The heights of the panels' row and of each working beneath it.
struct Heights {
    double panels;
    double working;
};

Heights heights(std::span<const Part> parts, int tokens, const QSizeF &size, const Style &style)
{
    const auto panels = std::count_if(parts.begin(), parts.end(), isPanel);
    const auto workings = static_cast<double>(parts.size()) - static_cast<double>(panels);
    const double gap = style.textSize;
    if (panels == 0)
        return {0, (size.height() - gap * (workings - 1)) / workings};
    constexpr double mostShare = 0.45; // of the height, for all workings
    const double working =
        workings > 0 ? std::min(WorkingLayout::wantedHeight(tokens, style), mostShare * size.height() / workings) : 0;
    return {size.height() - workings * (working + gap), working};
}

} // namespace

void paintStrip(QPainter &painter, std::span<const Part> parts, const core::Scene &scene,
                const core::Attention &attention, const QSizeF &size, const Style &style, const Views &views)
{
    const auto panels = static_cast<double>(std::count_if(parts.begin(), parts.end(), isPanel));
    const double gap = style.textSize;
    const Heights height = heights(parts, static_cast<int>(scene.tokens.size()), size, style);
    const QSizeF panelSize((size.width() - gap * (panels - 1)) / panels, height.panels);
    QPointF corner(0, 0);
    QPointF below(0, panels > 0 ? height.panels + gap : 0);
    for (const Part part : parts) {
        painter.save();
        painter.translate(isPanel(part) ? corner : below);
        paintPart(painter, part, scene, attention, isPanel(part) ? panelSize : QSizeF(size.width(), height.working),
                  style, views);
        painter.restore();
        if (isPanel(part))
            corner.rx() += panelSize.width() + gap;
        else
            below.ry() += height.working + gap;
    }
}

QSizeF usualSize(std::span<const Part> parts, int tokens, const Style &style)
{
    const auto panels = static_cast<double>(std::count_if(parts.begin(), parts.end(), isPanel));
    const double workings = static_cast<double>(parts.size()) - panels;
    const double rows = workings * WorkingLayout::wantedHeight(std::min(tokens, mostUsualRows), style);
    const double gaps = (workings - (panels > 0 ? 0 : 1)) * style.textSize;
    if (workings == 0)
        return {420 * panels, 420};
    return {std::max(420 * panels, 912.0), std::ceil((panels > 0 ? 420 : 0) + rows + std::max(0.0, gaps))};
}

} // namespace ui
