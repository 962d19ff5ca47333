#include "ui/export/tikznode.h"

#include "ui/export/figuredevice.h"
#include "ui/export/tikztext.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace ui {

namespace {

// In layout pixels, for places that may have been rounded to whole ones.
constexpr double aligned = 0.51;
constexpr double sameBaseline = 1;

constexpr double following = 0.45;              // of the size of the letters, between texts that follow each other
constexpr double lineDistance = 2;              // of the size of the letters, between the lines of a label
constexpr qint64 sameLabel = 1'000'000'000'000; // lines of one label count most
constexpr qint64 sameFont = 1'000'000;          // texts of one font count more than all others

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

// Labels paint their lines one after the other.
bool areLinesOfOneLabel(const TikzNode &node, const TikzNode &other)
{
    const double distance = std::abs(node.start.y() - other.start.y());
    return std::abs(&node - &other) == 1 && distance > 0 && distance < lineDistance * std::max(node.size, other.size);
}

qint64 weight(const TikzNode &node, const TikzNode &other)
{
    if (areLinesOfOneLabel(node, other))
        return sameLabel;
    return other.size == node.size && other.face == node.face ? sameFont : 1;
}

TikzNode::Side sideOf(const TikzNode &node, const std::vector<TikzNode> &all)
{
    static constexpr std::array sides{TikzNode::Side::Middle, TikzNode::Side::Start, TikzNode::Side::End};
    std::array<qint64, 3> counts{};
    for (const TikzNode &other : all) {
        if (&other == &node || !isUpright(other))
            continue;
        for (std::size_t i = 0; i < sides.size(); ++i)
            if (std::abs(held(other, sides[i]).x() - held(node, sides[i]).x()) < aligned)
                counts[i] += weight(node, other);
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
    const bool follows = isUpright(*this) && isUpright(next) && std::abs(start.y() - next.start.y()) <= sameBaseline &&
                         gap >= 0 && gap < following * std::max(size, next.size) && opacity == next.opacity;
    if (!follows)
        return false;
    text += "\\kern" + plainNumber(gap * texPointsPerPixel) + "pt {\\color{" + next.colour + '}' + ui::font(next) +
            ' ' + next.text + '}';
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
