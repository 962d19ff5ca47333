#include "ui/figure/labels.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>

namespace ui {

namespace {

constexpr double lineGap = 0.25; // of a line's height
constexpr double edge = 5;       // pixels between a label and the edge of the panel

QSizeF sizeOf(const Label &label)
{
    QSizeF size(0, 0);
    for (const Formula &line : label.lines) {
        const QRectF box = line.box();
        const double gap = size.height() > 0 ? lineGap * box.height() : 0;
        size = QSizeF(std::max(size.width(), box.width()), size.height() + gap + box.height());
    }
    return size;
}

QPointF turned(const QPointF &direction, double degrees)
{
    const double angle = degrees * std::numbers::pi / 180;
    return {direction.x() * std::cos(angle) - direction.y() * std::sin(angle),
            direction.x() * std::sin(angle) + direction.y() * std::cos(angle)};
}

// Scaled so that the larger coordinate is 1: a label's middle walks round its anchor on a rectangle, without a jump.
QPointF onSquare(const QPointF &direction)
{
    const double largest = std::max(std::abs(direction.x()), std::abs(direction.y()));
    return largest > 0 ? direction / largest : QPointF(0, -1);
}

QRectF placed(const Label &label, const QSizeF &size, const QPointF &direction, double clearance, const QRectF &area)
{
    const QPointF square = onSquare(direction);
    QRectF box(QPointF(0, 0), size);
    box.moveCenter(label.anchor +
                   QPointF(square.x() * (clearance + size.width() / 2), square.y() * (clearance + size.height() / 2)));
    box.moveLeft(std::clamp(box.left(), area.left(), std::max(area.left(), area.right() - size.width())));
    box.moveTop(std::clamp(box.top(), area.top(), std::max(area.top(), area.bottom() - size.height())));
    return box;
}

bool isFree(const QRectF &box, const std::vector<QRectF> &obstacles)
{
    return std::none_of(obstacles.begin(), obstacles.end(),
                        [&box](const QRectF &obstacle) { return obstacle.intersects(box); });
}

// Where the label finds room, as near to its wish as can be: round the anchor, then in a wider circle, then over ticks.
std::optional<QRectF> freeBox(const Label &label, const std::vector<QRectF> &obstacles,
                              const std::vector<QRectF> &ticks, const QRectF &area)
{
    static constexpr std::array turns{0, 30, -30, 60, -60, 90, -90, 120, -120, 150, -150, 180};
    const QSizeF size = sizeOf(label);
    for (const bool mayCoverTicks : {false, true})
        for (const double circle : {1.0, 2.5})
            for (const int turn : turns) {
                const QRectF box =
                    placed(label, size, turned(onSquare(label.direction), turn), circle * label.clearance, area);
                if (area.contains(box) && isFree(box, obstacles) && (mayCoverTicks || isFree(box, ticks)))
                    return box;
            }
    return std::nullopt;
}

// Lines lean towards the anchor: left-aligned on its right side, right-aligned on its left.
void paintLines(QPainter &painter, const Label &label, const QRectF &box)
{
    const double side = onSquare(box.center() - label.anchor).x();
    double top = box.top();
    for (const Formula &line : label.lines) {
        const QRectF ink = line.box();
        top += top > box.top() ? lineGap * ink.height() : 0;
        const double left = box.left() + (box.width() - ink.width()) * (1 - side) / 2;
        line.paint(painter, QPointF(left - ink.left(), top - ink.top()), label.colour);
        top += ink.height();
    }
}

} // namespace

void paintLabels(QPainter &painter, const std::vector<Label> &labels, std::vector<QRectF> obstacles,
                 const std::vector<QRectF> &ticks, const QRectF &panel)
{
    const QRectF area = panel.adjusted(edge, edge, -edge, -edge);
    for (const Label &label : labels) {
        if (!panel.contains(label.anchor))
            continue;
        const auto box = freeBox(label, obstacles, ticks, area);
        if (!box)
            continue;
        paintLines(painter, label, *box);
        obstacles.push_back(*box);
    }
}

std::vector<QRectF> discs(std::span<const QPointF> centres, double radius)
{
    std::vector<QRectF> result;
    for (const QPointF &centre : centres)
        result.emplace_back(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    return result;
}

} // namespace ui
