#include "ui/figure/strip.h"

#include "ui/figure/bars.h"
#include "ui/figure/formulapart.h"
#include "ui/figure/match.h"
#include "ui/figure/mix.h"
#include "ui/figure/plane.h"
#include "ui/figure/working.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

Viewport viewport(Plane plane, const std::optional<Region> &region, const core::Scene &scene, const QSizeF &size,
                  const Style &style)
{
    return region ? Viewport(size, *region) : fittedViewport(plane, scene, size, style);
}

void paintPart(QPainter &painter, Part part, const core::Scene &scene, const core::Attention &attention,
               const QSizeF &size, const Style &style, const Views &views)
{
    switch (part) {
    case Part::Match:
        paintMatch(painter, scene, attention, viewport(Plane::Match, views.match, scene, size, style), style,
                   views.measured);
        break;
    case Part::Softmax:
        paintBars(painter, scene, attention, size, style);
        break;
    case Part::Mix:
        paintMix(painter, scene, attention, viewport(Plane::Mix, views.mix, scene, size, style), style);
        break;
    case Part::Working:
        paintWorking(painter, scene, attention, size, style, views.working);
        break;
    case Part::Formula:
        paintFormulaPart(painter, scene, attention, size, style);
        break;
    }
}

constexpr int mostUsualRows = 12; // of a working in a figure of no chosen size
constexpr double usualPanel = 420;
constexpr double usualRowWidth = 912; // of what stands beneath the panels

bool isPanel(Part part)
{
    return part != Part::Working && part != Part::Formula;
}

double wantedHeight(Part part, int tokens, const Style &style)
{
    if (isPanel(part))
        return 0;
    return part == Part::Working ? WorkingLayout::wantedHeight(tokens, style) : wantedFormulaHeight(style);
}

struct Counts {
    explicit Counts(std::span<const Part> parts)
        : panels(static_cast<double>(std::count_if(parts.begin(), parts.end(), isPanel))),
          rows(static_cast<double>(parts.size()) - panels)
    {
    }

    double panels;
    double rows; ///< beneath the panels
};

/// The heights of the panels' row and of each part beneath it.
struct Heights {
    double panels = 0;
    double working = 0;
    double formula = 0;

    double of(Part part) const { return part == Part::Working ? working : part == Part::Formula ? formula : panels; }
};

// Parts beneath panels take at most a part of the height, without panels all of it. A working can be long, so the
// formulas come first.
Heights heights(std::span<const Part> parts, int tokens, const QSizeF &size, const Style &style)
{
    const Counts count(parts);
    const auto formulas = static_cast<double>(std::count(parts.begin(), parts.end(), Part::Formula));
    const double workings = count.rows - formulas;
    const bool hasPanels = count.panels > 0;
    const double gaps = style.textSize * (count.rows - (hasPanels ? 0 : 1));
    const double share = formulas > 0 && workings > 0 ? 0.6 : 0.45;
    const double room = hasPanels ? share * size.height() : size.height() - gaps;
    Heights result;
    double left = room;
    if (formulas > 0) {
        const double most = (workings > 0 ? room / 2 : room) / formulas;
        const bool fills = !hasPanels && workings == 0;
        result.formula = fills ? most : std::min(most, wantedHeight(Part::Formula, tokens, style));
        left -= formulas * result.formula;
    }
    if (workings > 0)
        result.working =
            hasPanels ? std::min(left / workings, wantedHeight(Part::Working, tokens, style)) : left / workings;
    result.panels = size.height() - gaps - formulas * result.formula - workings * result.working;
    return result;
}

/// The size of each panel, and the way from one to the next.
struct PanelPlaces {
    QSizeF size;
    QPointF step;
};

// Side by side, or one above the other where the narrower side of each is longer then.
PanelPlaces panelPlaces(double panels, const QSizeF &area, double gap)
{
    const auto share = [panels, gap](double length) { return (length - gap * (panels - 1)) / panels; };
    const auto least = [](const QSizeF &size) { return std::min(size.width(), size.height()); };
    const QSizeF beside(share(area.width()), area.height());
    const QSizeF above(area.width(), share(area.height()));
    if (least(above) > least(beside))
        return {above, {0, above.height() + gap}};
    return {beside, {beside.width() + gap, 0}};
}

} // namespace

void paintStrip(QPainter &painter, std::span<const Part> parts, const core::Scene &scene,
                const core::Attention &attention, const QSizeF &size, const Style &style, const Views &views)
{
    const int tokens = static_cast<int>(scene.tokens.size());
    const Counts count(parts);
    const double gap = style.textSize;
    const Heights height = heights(parts, tokens, size, style);
    const PanelPlaces panels = panelPlaces(count.panels, {size.width(), height.panels}, gap);
    QPointF corner(0, 0);
    QPointF below(0, count.panels > 0 ? height.panels + gap : 0);
    for (const Part part : parts) {
        const QSizeF rowSize(size.width(), height.of(part));
        painter.save();
        painter.translate(isPanel(part) ? corner : below);
        paintPart(painter, part, scene, attention, isPanel(part) ? panels.size : rowSize, style, views);
        painter.restore();
        if (isPanel(part))
            corner += panels.step;
        else
            below.ry() += rowSize.height() + gap;
    }
}

QSizeF usualSize(std::span<const Part> parts, int tokens, const Style &style)
{
    const Counts count(parts);
    if (count.rows == 0)
        return {usualPanel * count.panels, usualPanel};
    const double gaps = (count.rows - (count.panels > 0 ? 0 : 1)) * style.textSize;
    double rows = 0;
    for (const Part part : parts)
        rows += wantedHeight(part, std::min(tokens, mostUsualRows), style);
    return {std::max(usualPanel * count.panels, usualRowWidth),
            std::ceil((count.panels > 0 ? usualPanel : 0) + rows + std::max(0.0, gaps))};
}

} // namespace ui
