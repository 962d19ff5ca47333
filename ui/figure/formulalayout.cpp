#include "ui/figure/formulalayout.h"

#include "ui/figure/formulaspacing.h"

#include <array>
#include <vector>

namespace ui {

using Node = FormulaNode;
using Kind = FormulaNode::Kind;
using Role = FormulaNode::Role;
using Extent = FormulaExtent;

Extent FormulaLayout::place(const Node &node, const QPointF &at, Setting setting)
{
    switch (node.kind) {
    case Kind::Row:
        return placeRow(node, at, setting);
    case Kind::Script:
        return placeScript(node, at, setting);
    case Kind::Space:
        return {node.width * em(setting), 0, 0, 0, node.width * em(setting)};
    case Kind::Large:
        return placeLarge(node, at, setting);
    case Kind::Prime:
        return placePrime(node, at, setting);
    case Kind::Fraction:
        return placeFraction(node, at, setting);
    case Kind::Root:
        return placeRoot(node, at, setting);
    case Kind::Fence:
        return placeFence(node, at, setting);
    case Kind::Boxed:
        return placeBoxed(node, at);
    case Kind::Phantom:
        return placePhantom(node, at, setting);
    case Kind::Coloured:
        return placeColoured(node, at, setting);
    case Kind::Aligned:
        return placeAligned(node, at);
    case Kind::Symbol:
    case Kind::Words:
        break;
    }
    return placeText(node, at, setting);
}

FormulaLayout::Mark FormulaLayout::mark() const
{
    return {m_formula.m_runs.size(), m_formula.m_rules.size(), m_formula.m_shapes.size()};
}

void FormulaLayout::move(const Mark &from, const Mark &to, const QPointF &by)
{
    for (std::size_t i = from.runs; i < to.runs; ++i)
        m_formula.m_runs[i].start += by;
    for (std::size_t i = from.rules; i < to.rules; ++i)
        m_formula.m_rules[i].area.translate(by);
    for (std::size_t i = from.shapes; i < to.shapes; ++i)
        m_formula.m_shapes[i].path.translate(by);
}

double FormulaLayout::em(Setting setting) const
{
    static constexpr std::array scales{1.0, 1.0, 0.7, 0.5};
    return m_size * scales[static_cast<std::size_t>(setting.level)];
}

double FormulaLayout::axis(Setting setting) const
{
    return FormulaFace(em(setting), false, false, false).axis();
}

void FormulaLayout::addRule(const QRectF &area, double frame)
{
    m_formula.m_rules.push_back({area, frame, m_token});
}

Extent FormulaLayout::placeText(const Node &node, const QPointF &at, Setting setting)
{
    if (node.text.isEmpty())
        return {};
    const bool words = node.kind == Kind::Words;
    const double size = em(setting);
    const FormulaFace face(size, node.bold, node.italic, words);
    Extent extent = face.extent(node.text);
    if (words)
        extent.top = std::max(extent.top, face.capHeight());
    m_formula.m_runs.push_back({node.text, at, size, node.bold, node.italic, words, m_token});
    return extent;
}

/// As large as the base and where the font has it beside the base, for it is high already.
Extent FormulaLayout::placePrime(const Node &node, const QPointF &at, Setting setting)
{
    const double size = em(setting) / 0.7;
    const double drop = 0.41 * size;
    Extent extent = FormulaFace(size, false, false, false).extent(node.text);
    m_formula.m_runs.push_back({node.text, at + QPointF(0, drop), size, false, false, false, m_token});
    extent.top -= drop;
    return extent;
}

/// Its middle is on the axis.
Extent FormulaLayout::placeLarge(const Node &node, const QPointF &at, Setting setting)
{
    const double size = em(setting) * (setting.level == 0 ? 1.75 : 1.25);
    const FormulaFace face(size, false, false, false);
    const QRectF ink = face.outlines(node.text).boundingRect();
    const double middle = axis(setting);
    m_formula.m_runs.push_back(
        {node.text, at - QPointF(0, middle + ink.center().y()), size, false, false, false, m_token});
    const double width = face.extent(node.text).width;
    return {width, ink.height() / 2 + middle, ink.height() / 2 - middle, 0, width};
}

Extent FormulaLayout::placeRow(const Node &node, const QPointF &at, Setting setting)
{
    const std::vector<Role> roles = effectiveRoles(node.children);
    Extent result;
    const Role *left = nullptr;
    double x = 0;
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        const Node &part = node.children[i];
        if (part.kind != Kind::Space) {
            if (left)
                x += spaceBetween(*left, roles[i], setting.level >= 2) * em(setting);
            left = &roles[i];
        }
        const Extent extent = place(part, QPointF(at.x() + x, at.y()), setting);
        result.add(extent, x);
        x += extent.width;
    }
    return result;
}

Extent FormulaLayout::placeScript(const Node &node, const QPointF &at, Setting setting)
{
    const Node &base = node.children[0];
    if (base.limits && setting.level == 0)
        return placeLimits(node, at, setting);
    const double size = em(setting);
    const double gap = 0.03 * size;
    const Extent nucleus = place(base, at, setting);
    const double belowX = nucleus.width + gap;
    const double aboveX = nucleus.right + gap; // a slanted letter leans into its superscript

    const Mark firstBelow = mark();
    const Extent below = place(node.children[1], QPointF(at.x() + belowX, at.y()), setting.inScript().crampedly());
    const Mark firstAbove = mark();
    const Extent above = place(node.children[2], QPointF(at.x() + aboveX, at.y()), setting.inScript());
    const bool hasBelow = firstBelow != firstAbove;
    const bool hasAbove = firstAbove != mark();

    // As TeX does it (TeXbook, appendix G, rule 18), with lengths for these fonts.
    const double least = setting.cramped ? 0.29 : setting.level == 0 ? 0.41 : 0.36;
    const double rise = std::max({least * size, nucleus.top - 0.27 * size, above.bottom + 0.13 * size});
    const double hang = base.kind == Kind::Symbol ? 0 : nucleus.bottom + 0.05 * size;
    double drop = std::max({0.2 * size, hang, below.top - 0.42 * size});
    if (hasBelow && hasAbove)
        drop = std::max(drop, below.top + above.bottom - rise + 0.12 * size);
    move(firstBelow, firstAbove, {0, drop});
    move(firstAbove, mark(), {0, -rise});

    Extent result = nucleus;
    if (hasBelow)
        result.add(below, belowX, drop);
    if (hasAbove)
        result.add(above, aboveX, -rise);
    result.width += gap;
    result.right = std::max(result.right, result.width);
    return result;
}

/// TeXbook, appendix G, rule 13a.
Extent FormulaLayout::placeLimits(const Node &node, const QPointF &at, Setting setting)
{
    const double size = em(setting);
    const Mark start = mark();
    const Extent nucleus = place(node.children[0], at, setting);
    const Mark firstBelow = mark();
    const Extent below = place(node.children[1], at, setting.inScript().crampedly());
    const Mark firstAbove = mark();
    const Extent above = place(node.children[2], at, setting.inScript());

    const double width = std::max({nucleus.width, below.width, above.width});
    const auto centred = [width](const Extent &part) { return (width - part.width) / 2; };
    const double drop = nucleus.bottom + std::max(0.167 * size, 0.6 * size - below.top) + below.top;
    const double rise = nucleus.top + std::max(0.111 * size, 0.2 * size - above.bottom) + above.bottom;
    const bool hasBelow = firstBelow != firstAbove;
    const bool hasAbove = firstAbove != mark();
    move(start, firstBelow, {centred(nucleus), 0});
    move(firstBelow, firstAbove, {centred(below), drop});
    move(firstAbove, mark(), {centred(above), -rise});

    Extent result;
    result.add(nucleus, centred(nucleus));
    if (hasBelow)
        result.add(below, centred(below), drop);
    if (hasAbove)
        result.add(above, centred(above), -rise);
    result.width = width;
    return result;
}

/// TeXbook, appendix G, rule 15.
Extent FormulaLayout::placeFraction(const Node &node, const QPointF &at, Setting setting)
{
    if (node.size != Node::Size::Fitting)
        setting.level = node.size == Node::Size::Display ? 0 : 1;
    const double size = em(setting);
    const Mark firstAbove = mark();
    const Extent above = place(node.children[0], at, setting.inFraction());
    const Mark firstBelow = mark();
    const Extent below = place(node.children[1], at, setting.inFraction().crampedly());

    const bool isDisplay = setting.level == 0;
    const double rule = ruleThickness(setting);
    const double middle = axis(setting);
    const double clearance = (isDisplay ? 3 : 1) * rule + rule / 2;
    const double rise = std::max(middle + (isDisplay ? 0.43 : 0.15) * size, middle + clearance + above.bottom);
    const double drop = std::max((isDisplay ? 1.02 : 0.65) * size - middle, clearance - middle + below.top);

    const double side = 0.12 * size;
    const double bar = std::max(above.right, below.right);
    const double aboveX = side + (bar - above.right) / 2;
    const double belowX = side + (bar - below.right) / 2;
    move(firstAbove, firstBelow, {aboveX, -rise});
    move(firstBelow, mark(), {belowX, drop});
    addRule(QRectF(at.x() + side, at.y() - middle - rule / 2, bar, rule));

    Extent result{bar + 2 * side, 0, 0, 0, bar + 2 * side};
    result.add(above, aboveX, -rise);
    result.add(below, belowX, drop);
    return result;
}

Extent FormulaLayout::placeBoxed(const Node &node, const QPointF &at)
{
    const double frame = 0.04 * m_size;
    const double margin = 0.3 * m_size + frame;
    Extent result = place(node.children[0], at + QPointF(margin, 0), {});
    const double width = result.width + 2 * margin;
    result = {width, result.top + margin, result.bottom + margin, 0, width};
    addRule(QRectF(at.x(), at.y() - result.top, width, result.height()), frame);
    return result;
}

Extent FormulaLayout::placePhantom(const Node &node, const QPointF &at, Setting setting)
{
    const Mark start = mark();
    const Extent result = place(node.children[0], at, setting);
    m_formula.m_runs.resize(start.runs);
    m_formula.m_rules.resize(start.rules);
    m_formula.m_shapes.resize(start.shapes);
    return result;
}

Extent FormulaLayout::placeColoured(const Node &node, const QPointF &at, Setting setting)
{
    const int outer = std::exchange(m_token, node.number);
    const Extent result = place(node.children[0], at, setting);
    m_token = outer;
    return result;
}

} // namespace ui
