#include "ui/export/tikznode.h"

#include "ui/export/figuredevice.h"
#include "ui/export/tikztext.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace ui {

namespace {

constexpr double aligned = 0.51; // layout pixels; places of texts may be rounded to whole ones

constexpr double close = 0.45;           // of the size of the letters, between texts that follow each other
constexpr int mostNodes = 10'000;        // texts of the same font count more than all others
constexpr double samePixel = 1;          // layout pixel by which baselines of a line differ through rounding
constexpr double texPoints = 72.27 / 96; // in a layout pixel

QByteArray font(const TikzNode &node)
{
    return texFontSize(node.size).toLatin1() + node.face;
}

bool isUpright(const TikzNode &node)
{
    return node.start.y() == node.end.y() && node.start.x() <= node.end.x();
}

QPointF held(const TikzNode &node, TikzNode::Side side)
{
    switch (side) {
    case TikzNode::Side::Start:
        return node.start;
    case TikzNode::Side::End:
        return node.end;
    case TikzNode::Side::Middle:
        break;
    }
    return (node.start + node.end) / 2;
}

TikzNode::Side sideOf(const TikzNode &node, const std::vector<TikzNode> &all)
{
    static constexpr std::array sides{TikzNode::Side::Middle, TikzNode::Side::Start, TikzNode::Side::End};
    std::array<int, 3> counts{};
    for (const TikzNode &other : all) {
        if (&other == &node || !isUpright(other))
            continue;
        const int weight = other.size == node.size && other.face == node.face ? mostNodes : 1;
        for (std::size_t i = 0; i < sides.size(); ++i)
            if (std::abs(held(other, sides[i]).x() - held(node, sides[i]).x()) < aligned)
                counts[i] += weight;
    }
    return sides[static_cast<std::size_t>(std::max_element(counts.begin(), counts.end()) - counts.begin())];
}

} // namespace

QPointF TikzNode::held() const
{
    return ui::held(*this, side);
}

bool TikzNode::append(const TikzNode &next)
{
    const double gap = next.start.x() - end.x();
    const bool follows = isUpright(*this) && isUpright(next) && std::abs(start.y() - next.start.y()) <= samePixel &&
                         gap >= 0 && gap < close * std::max(size, next.size) && opacity == next.opacity;
    if (!follows)
        return false;
    text += "\\kern" + plainNumber(gap * texPoints) + "pt {\\color{" + next.colour + '}' + ui::font(next) + ' ' +
            next.text + '}';
    end.setX(next.end.x());
    return true;
}

QByteArray TikzNode::tex() const
{
    static constexpr std::array anchors{"base west", "base", "base east"};
    const QPointF at = held();
    QByteArray result = "\\node[anchor=" + QByteArray(anchors[static_cast<std::size_t>(side)]) + ",text=" + colour;
    if (opacity < 1)
        result += ",text opacity=" + plainNumber(opacity);
    result += ",font=" + ui::font(*this);
    if (!isUpright(*this)) {
        const double angle = std::atan2(start.y() - end.y(), end.x() - start.x());
        result += ",rotate=" + plainNumber(angle * 180 / std::numbers::pi);
    }
    return result + "] at (" + plainNumber(at.x()) + ',' + plainNumber(at.y()) + ") {" + text + "};\n";
}

void chooseSides(std::vector<TikzNode> *nodes)
{
    for (TikzNode &node : *nodes)
        if (isUpright(node))
            node.side = sideOf(node, *nodes);
}

} // namespace ui
