#include "ui/views/barmoves.h"

#include "core/inverse.h"
#include "core/number.h"
#include "ui/views/handlewords.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

// Beyond it the query would grow without bound and the picture would not change.
constexpr double leastWeight = 0.001;

constexpr double visibleWeight = 0.0005; // half of what a percentage with one decimal shows

struct BarMoves {
    Q_DECLARE_TR_FUNCTIONS(BarMoves)
};

QString weightNote(const core::Scene &scene, const core::Inverse &answer, int token, double wanted)
{
    if (scene.tokens.size() == 1)
        return BarMoves::tr("A single token always has all of the weight.");
    if (answer.state == core::Inverse::State::NotUnique)
        return BarMoves::tr("Other queries give these weights too: one of them is shown.");
    if (answer.state == core::Inverse::State::Found || answer.residual < visibleWeight)
        return {};
    const double reached = core::attend(scene).weights(0, token);
    if (std::abs(reached - wanted) >= visibleWeight)
        return BarMoves::tr("No query makes this weight %1 so that the others keep their ratios: the nearest is shown.")
            .arg(core::formattedPercent(wanted));
    return BarMoves::tr("No query keeps the ratios of the others: the largest error of a weight is %1.")
        .arg(core::formattedPercent(answer.residual));
}

BarMove weightMoved(core::Scene scene, const core::Scene &start, int token, double weight)
{
    const double wanted = std::clamp(weight, leastWeight, 1 - leastWeight);
    const core::Inverse answer = core::queryForWeight(start, token, wanted);
    scene.query = answer.query;
    QString note = weightNote(scene, answer, token, wanted);
    return {std::move(scene), std::move(note)};
}

} // namespace

BarMove barMoved(core::Scene scene, const core::Scene &start, int token, BarPart part, double number)
{
    if (part == BarPart::Weight)
        return weightMoved(std::move(scene), start, token, number);
    if (start.query.isZero(0))
        return {std::move(scene), BarMoves::tr("With q = 0 no key changes its score.")};
    const auto key = core::keyForScore(start, token, number);
    if (!key)
        return {std::move(scene), BarMoves::tr("For this score the key would have to leave the plane.")};
    scene.tokens[static_cast<std::size_t>(token)].key = *key;
    return {std::move(scene), {}};
}

double barNumber(const core::Attention &attention, int token, BarPart part)
{
    return part == BarPart::Weight ? attention.weights(0, token) : attention.scores(0, token);
}

QString barHint(BarPart part)
{
    switch (part) {
    case BarPart::Score:
        return BarMoves::tr("Drag the bar, and the key slides along q to that score.");
    case BarPart::Exponential:
        return BarMoves::tr("Drag the bar, and the key slides along q to the score with that exponential.");
    case BarPart::Weight:
        break;
    }
    return BarMoves::tr("Drag the bar, and the query moves to where the key has that weight.");
}

QString barMoveText(const core::Scene &scene, int token, BarPart part)
{
    const QString name = handleName({core::Handle::Kind::Key, token}, scene);
    return part == BarPart::Weight ? BarMoves::tr("Change the weight of %1").arg(name)
                                   : BarMoves::tr("Change the score of %1").arg(name);
}

} // namespace ui
