#include "ui/figure/headtotail.h"

#include "ui/figure/arrow.h"
#include "ui/figure/formula.h"
#include "ui/figure/tokenorder.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr double arrowWidth = 0.75; // as a multiple of that of a vector
constexpr double leastNamed = 1.5;  // length of an arrow with a name, in sizes of its letters

QLineF lineOf(const LaidShare &share, const Viewport &viewport)
{
    return {viewport.toPixel(share.from), viewport.toPixel(share.to)};
}

} // namespace

std::vector<LaidShare> laidShares(const core::Scene &scene, const core::Attention &attention, const Style &style)
{
    const int count = static_cast<int>(scene.tokens.size());
    std::vector<LaidShare> result;
    result.reserve(scene.tokens.size());
    core::Point tip(0, 0);
    for (const int token : tokenOrder(style, count)) {
        const double part = std::min(1.0, style.explored.laid * count - static_cast<double>(result.size()));
        if (part <= 0)
            break;
        const core::Point from = tip;
        tip += part * attention.weights(0, token) * scene.tokens[static_cast<std::size_t>(token)].value;
        result.push_back({token, from, tip});
    }
    return result;
}

void paintHeadToTail(QPainter &painter, const core::Scene &scene, const core::Attention &attention,
                     const Viewport &viewport, const Style &style)
{
    for (const LaidShare &share : laidShares(scene, attention, style))
        paintArrow(painter, lineOf(share, viewport), style.tokenPen(share.token, arrowWidth * style.arrow),
                   viewport.rect());
}

void addHeadToTail(LabelSet *set, const core::Scene &scene, const core::Attention &attention, const Viewport &viewport,
                   const Style &style)
{
    const std::vector<LaidShare> shares = laidShares(scene, attention, style);
    for (const LaidShare &share : shares) {
        const QLineF line = lineOf(share, viewport);
        set->surroundings.lines.push_back(line);
        if (shares.size() > fewTokens || line.length() < leastNamed * style.smallMathSize)
            continue;
        const QString &name = scene.tokens[static_cast<std::size_t>(share.token)].name;
        const QString source = QStringLiteral("a_{%1}").arg(share.token + 1) +
                               vectorSource(u'v', share.token, shortName(name, style.smallMathSize));
        set->labels.push_back({{{source, style.smallMathSize, Stage::Output}},
                               line.center(),
                               QPointF(line.dy(), -line.dx()), // on the left of its way
                               arrowWidth * style.arrow + 0.3 * style.smallMathSize,
                               style.tokenColour(share.token)});
    }
}

} // namespace ui
