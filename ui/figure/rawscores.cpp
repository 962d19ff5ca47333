#include "ui/figure/rawscores.h"

#include "core/normalisers.h"
#include "core/number.h"
#include "ui/figure/clip.h"
#include "ui/figure/formula.h"
#include "ui/figure/plane.h"

#include <QCoreApplication>
#include <QPainter>

namespace ui {

namespace {

constexpr double ghostRadius = 1.3; // as a multiple of a handle's

using State = core::Mixture::State;

QString sumSource(const core::Mixture &mixture, const Style &style)
{
    return QStringLiteral("\\Sigma s = %1").arg(core::formatted(mixture.sum, style.decimals));
}

QString zeroSumSource(State state)
{
    const QString words = state == State::AtInfinity ? QCoreApplication::translate("Figure", ": at infinity")
                                                     : QCoreApplication::translate("Figure", ": undefined");
    return QStringLiteral("\\Sigma s = 0\\text{%1}").arg(texEscaped(words));
}

Ghost ghostOf(const core::Mixture &mixture, const QString &symbol, const QString &note)
{
    return mixture.state == State::Finite ? Ghost{symbol, mixture.output, note}
                                          : Ghost{symbol, std::nullopt, zeroSumSource(mixture.state)};
}

QString placeSource(const Ghost &ghost, const Style &style)
{
    return ghost.place ? QStringLiteral("%1 = %2").arg(ghost.symbol, core::formatted(*ghost.place, style.decimals))
                       : ghost.symbol;
}

bool isInside(const Ghost &ghost, const Viewport &viewport)
{
    return ghost.place && viewport.rect().contains(viewport.toPixel(*ghost.place));
}

Label labelOf(const Ghost &ghost, const QPointF &anchor, const Style &style)
{
    std::vector<LabelLine> lines{
        {style.overlays.numbers ? placeSource(ghost, style) : ghost.symbol, style.smallMathSize, Stage::Output}};
    if (style.overlays.numbers && !style.overlays.normalisers)
        lines.push_back({ghost.note, style.smallMathSize, Stage::Output});
    return {lines, anchor, QPointF(1, 1), ghostRadius * style.handle + 0.3 * style.mathSize, style.muted};
}

/// What is said of a ghost that the panel does not show.
struct Note {
    Formula formula;
    QPointF baseline;

    QRectF box() const { return formula.box().translated(baseline); }
};

std::vector<Note> notes(const std::vector<Ghost> &ghosts, const Viewport &viewport, const Style &style)
{
    std::vector<Note> result;
    if (style.overlays.normalisers) // they are all in the list
        return result;
    QPointF corner = viewport.rect().bottomLeft() + QPointF(style.textSize, -style.textSize);
    for (const Ghost &ghost : ghosts) {
        if (isInside(ghost, viewport))
            continue;
        const Formula formula(QStringLiteral("%1,\\quad %2").arg(placeSource(ghost, style), ghost.note),
                              style.smallMathSize);
        result.push_back({formula, corner - formula.box().bottomLeft()});
        corner.ry() -= 1.25 * formula.box().height();
    }
    return result;
}

} // namespace

std::vector<Ghost> ghosts(const core::Scene &scene, const core::Attention &attention, const Style &style)
{
    const Overlays &overlays = style.overlays;
    std::vector<Ghost> result;
    if (!overlays.normalisers && !overlays.rawScores && !overlays.dividedScores)
        return result;
    const auto mixtures = core::mixtures(scene, attention);
    if (!mixtures || !mixtures->front().output.allFinite()) // scores may be infinite
        return result;
    const auto &[raw, divided, absolute, softmax] = *mixtures;
    if (overlays.normalisers || overlays.rawScores)
        result.push_back(ghostOf(raw, QStringLiteral("\\mathbf{z}'"), sumSource(raw, style)));
    if (overlays.normalisers || overlays.dividedScores)
        result.push_back(ghostOf(divided, QStringLiteral("\\mathbf{z}''"), QStringLiteral("a_j = s_j / \\Sigma s")));
    if (overlays.normalisers)
        result.push_back(
            ghostOf(absolute, QStringLiteral("\\mathbf{z}'''"), QStringLiteral("a_j = |s_j| / \\Sigma |s|")));
    return result;
}

void paintGhosts(QPainter &painter, const std::vector<Ghost> &ghosts, const Viewport &viewport, const Style &style)
{
    QPen pen(style.muted, 1.8 * style.line);
    pen.setDashPattern({2, 1.5});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    for (const Ghost &ghost : ghosts)
        if (ghost.place)
            paintShape(painter, markerPath(Marker::Circle, viewport.toPixel(*ghost.place), ghostRadius * style.handle),
                       viewport.rect());
    for (const Note &note : notes(ghosts, viewport, style))
        note.formula.paint(painter, note.baseline, style.muted);
}

void addGhosts(LabelSet *set, const std::vector<Ghost> &ghosts, const Viewport &viewport, const Style &style)
{
    for (const Ghost &ghost : ghosts) {
        if (!isInside(ghost, viewport))
            continue;
        const QPointF anchor = viewport.toPixel(*ghost.place);
        set->labels.push_back(labelOf(ghost, anchor, style));
        set->surroundings.solid.push_back(disc(anchor, ghostRadius * style.handle));
    }
    for (const Note &note : notes(ghosts, viewport, style))
        set->surroundings.solid.push_back(note.box());
}

// Σ s_j = q·Σk_j / T + n c
std::optional<QLineF> zeroSumLine(const core::Scene &scene, const Viewport &viewport)
{
    core::Point sum(0, 0);
    for (const core::Token &token : scene.tokens)
        sum += token.key;
    if (sum.isZero())
        return std::nullopt;
    const double distance =
        -static_cast<double>(scene.tokens.size()) * scene.shift * scene.temperature / sum.squaredNorm();
    const core::Point along = core::Point(-sum.y(), sum.x()).normalized();
    const core::Point foot = distance * sum;
    const core::Point middle = viewport.toPlane(viewport.rect().center());
    const core::Point nearest = foot + along.dot(middle - foot) * along;
    const double reach = (viewport.size().width() + viewport.size().height()) / viewport.scale();
    return clipped(QLineF(viewport.toPixel(nearest - reach * along), viewport.toPixel(nearest + reach * along)),
                   viewport.rect());
}

void paintZeroSumLine(QPainter &painter, const QLineF &line, const Style &style)
{
    QPen pen(style.accent, 1.6 * style.line);
    pen.setDashPattern({6, 3});
    painter.setPen(pen);
    painter.drawLine(line);
}

Label zeroSumLabel(const QLineF &line, const Style &style)
{
    constexpr double place = 0.88; // of the way along it
    return {{{QStringLiteral("\\Sigma s = 0"), style.smallMathSize}},
            line.pointAt(place),
            QPointF(line.dy(), -line.dx()),
            0.4 * style.mathSize,
            style.accent};
}

} // namespace ui
