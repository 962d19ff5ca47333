#pragma once

#include "ui/figure/formula.h"
#include "ui/figure/style.h"

#include <QColor>
#include <QLineF>
#include <QPointF>
#include <QRectF>

#include <optional>
#include <span>
#include <vector>

class QPainter;

namespace ui {

/// So many tokens' labels all find a place, and that of the query or the output beside them. It then chooses last, so
/// that the others rest while it moves; among more it would find none.
inline constexpr int fewTokens = 16;

/// A line of a label: the source of a formula and the size of its letters.
struct LabelLine {
    QString source;
    double size;
    Stage since = Stage::Keys;      ///< from which on it is shown
    std::optional<QColor> colour{}; ///< if not the label's
};

/// Lines of text that belong beside a point.
struct Label {
    std::vector<LabelLine> lines;
    QPointF anchor;       ///< pixels
    QPointF direction;    ///< where the label would like to stand, seen from the anchor; any length
    double clearance = 0; ///< distance between the anchor and the nearest edge of the label
    QColor colour;
};

/// What labels keep clear of.
struct Surroundings {
    std::vector<QRectF> solid; ///< never covered
    std::vector<QRectF> ticks; ///< covered where there is no better place
    std::vector<QLineF> lines; ///< as ticks
};

/// All labels of a panel, those that choose their place first in front.
struct LabelSet {
    std::vector<Label> labels;
    Surroundings surroundings;
};

/// A label that has found its place.
struct PlacedLabel {
    std::size_t index; ///< of the label
    QRectF box;        ///< pixels
    std::vector<Formula> lines;
};

/// Places labels inside `panel` so that none covers another or something solid. One that finds no free place, or whose
/// anchor is outside, is left out. Where a label stands depends only on what is near it: it moves with its anchor, and
/// rests as long as nothing is in its way.
std::vector<PlacedLabel> placedLabels(const LabelSet &set, const QRectF &panel);

/// What is solid, and the labels.
std::vector<QRectF> coveredBoxes(const LabelSet &set, std::span<const PlacedLabel> placed);

/// Lines of later stages are left out.
void paintLabels(QPainter &painter, const LabelSet &set, std::span<const PlacedLabel> placed,
                 Stage stage = Stage::Output);

/// The square around a disc.
QRectF disc(const QPointF &centre, double radius);

/// `name` short enough to stand beside other labels whose letters have this size.
QString shortName(const QString &name, double size);

} // namespace ui
