#include "ui/figure/fieldlines.h"

#include "core/ratiolines.h"
#include "ui/figure/clip.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

constexpr double leastSpacing = 1.5; // between lines of one pair, in sizes of the names beside the tips
constexpr double mostExponents = 100;
constexpr double leastRepeat = 8; // between labels that say the same, in their sizes
constexpr double margin = 3;      // pixels around a label

Eigen::AlignedBox2d shown(const Viewport &viewport)
{
    return {viewport.toPlane(viewport.rect().bottomLeft()), viewport.toPlane(viewport.rect().topRight())};
}

// 0, and multiples of 1, 2, 5, 10, … for which even the lines of the two keys farthest apart are not crowded.
std::vector<double> exponents(const core::Scene &scene, const Viewport &viewport, const Style &style)
{
    std::vector<double> result{0};
    Eigen::AlignedBox2d keys;
    for (const core::Token &token : scene.tokens)
        keys.extend(token.key);
    const double farthest = keys.isEmpty() ? 0 : keys.diagonal().stableNorm();
    if (!style.overlays.ratioLines || farthest == 0)
        return result;
    const Eigen::AlignedBox2d panel = shown(viewport);
    const double reach = panel.min().cwiseAbs().cwiseMax(panel.max().cwiseAbs()).norm();
    const double most = reach * farthest / scene.temperature;
    const double spacing = scene.temperature * viewport.scale() / farthest; // of lines whose exponents differ by 1
    double power = 1;
    for (int i = 0; i < 7; ++i, power *= 10) {
        for (const double step : {power, 2 * power, 5 * power}) {
            if (step * spacing < leastSpacing * style.mathSize || most / step > mostExponents)
                continue;
            for (int m = 1; m * step <= most; ++m)
                result.push_back(m * step);
            return result;
        }
    }
    return result;
}

QString source(const FieldLine &line)
{
    if (line.exponent == 1)
        return QStringLiteral("e");
    if (line.exponent > 1)
        return QStringLiteral("e^{%1}").arg(line.exponent);
    return QStringLiteral("a_{%1} = a_{%2}").arg(QString::number(line.larger + 1), QString::number(line.smaller + 1));
}

QRectF grown(const QRectF &box)
{
    return box.adjusted(-margin, -margin, margin, margin);
}

} // namespace

std::vector<FieldLine> fieldLines(const core::Scene &scene, const Viewport &viewport, const Style &style)
{
    std::vector<FieldLine> result;
    if (!style.overlays.field && !style.overlays.ratioLines)
        return result;
    for (const core::RatioLine &line : core::ratioLines(scene, exponents(scene, viewport, style), shown(viewport)))
        result.push_back({{viewport.toPixel(line.from), viewport.toPixel(line.to)},
                          line.larger,
                          line.smaller,
                          static_cast<int>(line.exponent)});
    return result;
}

void paintFieldLines(QPainter &painter, const std::vector<FieldLine> &lines, const QRectF &panel, const Style &style)
{
    for (const FieldLine &line : lines) {
        painter.setPen(line.exponent > 0 ? QPen(style.muted, style.hairline) : QPen(style.ink, 1.3 * style.line));
        paintLine(painter, line.line, panel);
    }
}

std::vector<FieldLineLabel> fieldLineLabels(const std::vector<FieldLine> &lines, std::vector<QRectF> covered,
                                            std::span<const QLineF> arrows, const QRectF &panel, const Style &style)
{
    // Of the places along a line, those near its middle first.
    static constexpr std::array places{0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82};
    std::vector<FieldLineLabel> result;
    if (!style.overlays.ratioLines)
        return result;
    const auto isFree = [&](const QRectF &area) {
        const auto intersects = [&area](const QRectF &box) { return box.intersects(area); };
        const auto crosses = [&area](const QLineF &arrow) { return clipped(arrow, area).has_value(); };
        return panel.contains(area) && std::none_of(covered.begin(), covered.end(), intersects) &&
               std::none_of(arrows.begin(), arrows.end(), crosses);
    };
    const double size = style.smallMathSize;
    for (const FieldLine &line : lines) {
        if (line.line.length() < (line.exponent > 0 ? 2 : 5) * size)
            continue;
        const Formula formula(source(line), size);
        QRectF box = formula.box();
        const auto saysTheSame = [&](const FieldLineLabel &label) {
            return label.formula.source() == formula.source() &&
                   QLineF(label.box.center(), box.center()).length() < leastRepeat * size;
        };
        const auto hasRoom = [&](double place) {
            box.moveCenter(line.line.pointAt(place));
            return isFree(grown(box)) && std::none_of(result.begin(), result.end(), saysTheSame);
        };
        if (std::any_of(places.begin(), places.end(), hasRoom)) {
            covered.push_back(grown(box));
            result.push_back({formula, box});
        }
    }
    return result;
}

void paintFieldLineLabels(QPainter &painter, const std::vector<FieldLineLabel> &labels, const Style &style)
{
    for (const FieldLineLabel &label : labels)
        label.formula.paint(painter, label.box.topLeft() - label.formula.box().topLeft(), style.ink);
}

} // namespace ui
