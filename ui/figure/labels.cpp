#include "ui/figure/labels.h"

#include "ui/figure/clip.h"
#include "ui/figure/style.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>

namespace ui {

namespace {

constexpr double lineGap = 0.25;  // of a line's height
constexpr double edge = 5;        // pixels between a label and the edge of the panel
constexpr double apart = 4;       // pixels between labels beside each other
constexpr double lineMargin = 2;  // pixels between a label and the middle of a line
constexpr double longestName = 9; // in em

// A place beside an anchor: turned from the label's wish, at a multiple of its clearance; the cost grows with both.
struct Place {
    double turn; // radians
    double circle;
    double cost;
};

// In the unit of the costs, a turn of 30 degrees.
constexpr double lineCost = 4;
constexpr double tickCost = 2;

// The cheapest first; in small steps, so that a label which has to give way slides rather than leaps. In a crowd, far
// places would not tell whose label it is.
std::vector<Place> allPlaces(bool crowded)
{
    static constexpr std::array<std::pair<double, double>, 4> circles{{{1, 0}, {2, 4}, {3, 8}, {4.5, 12}}};
    const int steps = crowded ? 12 : 24; // in half a turn
    std::vector<Place> places;
    for (const auto &[circle, cost] : std::span(circles).first(crowded ? 2 : circles.size()))
        for (int i = -steps + 1; i <= steps; ++i)
            places.push_back({i * std::numbers::pi / steps, circle, cost + std::abs(i) * 6.0 / steps});
    std::stable_sort(places.begin(), places.end(), [](const Place &a, const Place &b) { return a.cost < b.cost; });
    return places;
}

// Rectangles, sorted into square cells of the panel by where they are, so that only near ones are compared.
class Covered {
public:
    explicit Covered(const QRectF &panel)
        : m_panel(panel), m_columns(column(panel.right()) + 1), m_rows(row(panel.bottom()) + 1),
          m_cells(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows))
    {
    }

    void add(const QRectF &box)
    {
        anyCell(box, [&box](std::vector<QRectF> &cell) {
            cell.push_back(box);
            return false;
        });
    }

    bool isFree(const QRectF &box)
    {
        return !anyCell(box, [&box](const std::vector<QRectF> &cell) {
            return std::any_of(cell.begin(), cell.end(), [&box](const QRectF &other) { return other.intersects(box); });
        });
    }

private:
    static constexpr double cellSize = 32; // pixels

    int column(double x) const { return static_cast<int>((x - m_panel.left()) / cellSize); }
    int row(double y) const { return static_cast<int>((y - m_panel.top()) / cellSize); }
    std::vector<QRectF> &cell(int x, int y)
    {
        return m_cells[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_columns) + static_cast<std::size_t>(x)];
    }

    template <typename Function>
    bool anyCell(const QRectF &box, Function function)
    {
        const QRectF part = box & m_panel;
        if (part.isEmpty())
            return false;
        for (int y = row(part.top()); y <= row(part.bottom()); ++y)
            for (int x = column(part.left()); x <= column(part.right()); ++x)
                if (function(cell(x, y)))
                    return true;
        return false;
    }

    QRectF m_panel;
    int m_columns;
    int m_rows;
    std::vector<std::vector<QRectF>> m_cells;
};

QSizeF sizeOf(std::span<const Formula> lines)
{
    QSizeF size(0, 0);
    for (const Formula &line : lines) {
        const QRectF box = line.box();
        const double gap = size.height() > 0 ? lineGap * box.height() : 0;
        size = QSizeF(std::max(size.width(), box.width()), size.height() + gap + box.height());
    }
    return size;
}

// No label of these lines is smaller.
QSizeF leastSize(std::span<const LabelLine> lines)
{
    QSizeF size(0, 0);
    for (const LabelLine &line : lines)
        size = QSizeF(std::max(size.width(), 0.5 * line.size), size.height() + 0.5 * line.size);
    return size;
}

QPointF turned(const QPointF &direction, double angle)
{
    return {direction.x() * std::cos(angle) - direction.y() * std::sin(angle),
            direction.x() * std::sin(angle) + direction.y() * std::cos(angle)};
}

// Scaled so that the larger coordinate is 1: a label's middle walks round its anchor on a rectangle, without a jump.
QPointF onSquare(const QPointF &direction)
{
    const double largest = std::max(std::abs(direction.x()), std::abs(direction.y()));
    return largest > 0 ? direction / largest : QPointF(0, -1);
}

QRectF boxAt(const Place &place, const Label &label, const QSizeF &size, const QRectF &area)
{
    const QPointF square = onSquare(turned(onSquare(label.direction), place.turn));
    const double clearance = place.circle * label.clearance;
    QRectF box(QPointF(0, 0), size);
    box.moveCenter(label.anchor +
                   QPointF(square.x() * (clearance + size.width() / 2), square.y() * (clearance + size.height() / 2)));
    box.moveLeft(std::clamp(box.left(), area.left(), std::max(area.left(), area.right() - size.width())));
    box.moveTop(std::clamp(box.top(), area.top(), std::max(area.top(), area.bottom() - size.height())));
    return box;
}

bool crosses(const QLineF &line, const QRectF &box)
{
    return std::min(line.x1(), line.x2()) <= box.right() && std::max(line.x1(), line.x2()) >= box.left() &&
           std::min(line.y1(), line.y2()) <= box.bottom() && std::max(line.y1(), line.y2()) >= box.top() &&
           clipped(line, box).has_value();
}

double costOfCovering(const QRectF &box, const Surroundings &surroundings)
{
    const QRectF near = box.adjusted(-lineMargin, -lineMargin, lineMargin, lineMargin);
    const bool line = std::any_of(surroundings.lines.begin(), surroundings.lines.end(),
                                  [&near](const QLineF &other) { return crosses(other, near); });
    const bool tick = std::any_of(surroundings.ticks.begin(), surroundings.ticks.end(),
                                  [&box](const QRectF &other) { return other.intersects(box); });
    return (line ? lineCost : 0) + (tick ? tickCost : 0);
}

// Places the labels of one panel, one after the other.
class Placing {
public:
    Placing(const LabelSet &set, const QRectF &panel)
        : m_surroundings(set.surroundings), m_area(panel.adjusted(edge, edge, -edge, -edge)), m_covered(panel),
          m_places(allPlaces(set.labels.size() > fewTokens + 3)) // of query or output, angle, hull
    {
        for (const QRectF &box : m_surroundings.solid)
            m_covered.add(box);
    }

    // Laying out formulas costs more than finding out that there is no room for any.
    bool hasRoom(const Label &label)
    {
        const QSizeF least = leastSize(label.lines);
        return std::any_of(m_places.begin(), m_places.end(),
                           [&](const Place &place) { return m_covered.isFree(boxAt(place, label, least, m_area)); });
    }

    std::optional<QRectF> take(const Label &label, const QSizeF &size)
    {
        std::optional<QRectF> best;
        double least = std::numeric_limits<double>::infinity();
        for (const Place &place : m_places) {
            if (place.cost >= least)
                break;
            const QRectF box = boxAt(place, label, size, m_area);
            if (!m_area.contains(box) || !m_covered.isFree(box))
                continue;
            const double cost = place.cost + costOfCovering(box, m_surroundings);
            if (cost < least) {
                least = cost;
                best = box;
            }
        }
        if (best)
            m_covered.add(best->adjusted(-apart, 0, apart, 0));
        return best;
    }

private:
    const Surroundings &m_surroundings;
    QRectF m_area;
    Covered m_covered;
    const std::vector<Place> m_places;
};

// Lines lean towards the anchor: left-aligned on its right side, right-aligned on its left.
void paintLines(QPainter &painter, const Label &label, const PlacedLabel &placed, Stage stage)
{
    const QRectF &box = placed.box;
    const double side = onSquare(box.center() - label.anchor).x();
    double top = box.top();
    for (std::size_t i = 0; i < placed.lines.size(); ++i) {
        const Formula &line = placed.lines[i];
        const QRectF ink = line.box();
        top += top > box.top() ? lineGap * ink.height() : 0;
        const double left = box.left() + (box.width() - ink.width()) * (1 - side) / 2;
        if (label.lines[i].since <= stage)
            line.paint(painter, QPointF(left - ink.left(), top - ink.top()),
                       label.lines[i].colour.value_or(label.colour));
        top += ink.height();
    }
}

} // namespace

std::vector<PlacedLabel> placedLabels(const LabelSet &set, const QRectF &panel)
{
    Placing placing(set, panel);
    std::vector<PlacedLabel> result;
    for (std::size_t i = 0; i < set.labels.size(); ++i) {
        const Label &label = set.labels[i];
        if (!panel.contains(label.anchor) || !placing.hasRoom(label))
            continue;
        std::vector<Formula> lines;
        for (const LabelLine &line : label.lines)
            lines.emplace_back(line.source, line.size);
        if (const auto box = placing.take(label, sizeOf(lines)))
            result.push_back({i, *box, std::move(lines)});
    }
    return result;
}

std::vector<QRectF> coveredBoxes(const LabelSet &set, std::span<const PlacedLabel> placed)
{
    std::vector<QRectF> result = set.surroundings.solid;
    for (const PlacedLabel &label : placed)
        result.push_back(label.box);
    return result;
}

void paintLabels(QPainter &painter, const LabelSet &set, std::span<const PlacedLabel> placed, Stage stage)
{
    for (const PlacedLabel &label : placed)
        paintLines(painter, set.labels[label.index], label, stage);
}

QRectF disc(const QPointF &centre, double radius)
{
    return {centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)};
}

QString shortName(const QString &name, double size)
{
    if (name.size() <= 4) // no letter is wider than two em
        return name;
    return QFontMetricsF(textFont(size)).elidedText(name, Qt::ElideRight, longestName * size);
}

} // namespace ui
