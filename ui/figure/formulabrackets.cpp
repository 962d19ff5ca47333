#include "ui/figure/formulalayout.h"

#include <QTransform>

namespace ui {

using Node = FormulaNode;
using Extent = FormulaExtent;

/// TeXbook, appendix G, rule 11. The sign is drawn: a hook, a thick stroke down, a thin one up to the rule.
Extent FormulaLayout::placeRoot(const Node &node, const QPointF &at, Setting setting)
{
    const double size = em(setting);
    const double rule = ruleThickness(setting);
    const double clearance = setting.level == 0 ? rule + 0.13 * size : 1.25 * rule;
    const Mark first = mark();
    const Extent inside = place(node.children[0], at, setting.crampedly());
    const double top = std::max(inside.top, 0.53 * size) + clearance + rule;
    const double height = top + inside.bottom + 0.04 * size;
    const double sign = std::min(0.95 * size, 0.52 * size + 0.22 * height);
    const double right = std::max(inside.right, inside.width);
    move(first, mark(), {sign, 0});

    const double bottom = height - top;
    const double bend = -top + 0.55 * height; // where the hook ends
    QPainterPath path(at + QPointF(0.06 * size, bend + 0.1 * size));
    path.lineTo(at + QPointF(0.24 * size, bend));
    path.lineTo(at + QPointF(sign * 0.52, bottom - 0.2 * size));
    path.lineTo(at + QPointF(sign - rule, -top));
    path.lineTo(at + QPointF(sign, -top));
    path.lineTo(at + QPointF(sign, -top + rule));
    path.lineTo(at + QPointF(sign * 0.52 + 0.4 * rule, bottom));
    path.lineTo(at + QPointF(sign * 0.52 - 0.4 * rule, bottom));
    path.lineTo(at + QPointF(0.24 * size - 1.6 * rule, bend + 1.4 * rule));
    path.lineTo(at + QPointF(0.06 * size + 0.3 * rule, bend + 0.1 * size + rule));
    path.closeSubpath();
    m_formula.m_shapes.push_back({path, m_token});
    addRule(QRectF(at.x() + sign - rule / 2, at.y() - top, right + rule, rule));

    Extent result{sign + right + rule / 2, top, bottom, 0, sign + right + rule / 2};
    result.add(inside, sign);
    return result;
}

/// TeXbook, appendix G, rule 19.
Extent FormulaLayout::placeFence(const Node &node, const QPointF &at, Setting setting)
{
    const Mark first = mark();
    const Extent inside = place(node.children[0], at, setting);
    const double reach = std::max(inside.top - axis(setting), inside.bottom + axis(setting));
    const double height = std::max(2 * 0.901 * reach, 2 * reach - 0.5 * m_size);
    const Mark afterInside = mark();
    const Extent left = placeBracket(node.text[0], height, at, setting);
    move(first, afterInside, {left.width, 0});
    if (afterInside.runs < m_formula.m_runs.size()) { // what is copied as text is in the order of reading
        const auto runs = m_formula.m_runs.begin() + static_cast<std::ptrdiff_t>(first.runs);
        std::rotate(runs, m_formula.m_runs.end() - 1, m_formula.m_runs.end());
    }
    const double rightX = left.width + inside.width;
    const Extent right = placeBracket(node.text[1], height, at + QPointF(rightX, 0), setting);

    Extent result;
    result.add(left, 0);
    result.add(inside, left.width);
    result.add(right, rightX);
    return result;
}

Extent FormulaLayout::placeBracket(QChar sign, double height, const QPointF &at, Setting setting)
{
    const double size = em(setting);
    if (sign == QLatin1Char('.'))
        return {0.12 * size, 0, 0, 0, 0.12 * size};
    const FormulaFace face(size, false, false, false);
    Extent extent = face.extent(QString(sign));
    if (extent.height() >= height) {
        m_formula.m_runs.push_back({QString(sign), at, size, false, false, false, m_token});
        return extent;
    }

    QPainterPath path = face.outlines(QString(sign));
    const QRectF ink = path.boundingRect();
    const double stretch = height / ink.height();
    // Widening bars would only make them thicker.
    const bool widens = QStringView(u"(){}").contains(sign);
    QTransform transform;
    transform.translate(at.x(), at.y() - axis(setting));
    transform.scale(widens ? std::min(1.6, 1 + 0.25 * (stretch - 1)) : 1, stretch);
    transform.translate(0, -ink.center().y());
    path = transform.map(path);
    m_formula.m_shapes.push_back({path, m_token});
    const double width = extent.width * transform.m11();
    return {width, height / 2 + axis(setting), height / 2 - axis(setting), 0, width};
}

} // namespace ui
