#pragma once

#include "core/attention.h"
#include "core/file.h"
#include "core/scene.h"

#include <QString>

#include <algorithm>
#include <cmath>
#include <limits>

// What holds for every input. Each function gives the first that does not hold, as a sentence, or nothing.

/// Of the reason for refusing an input.
inline QString faultOfReason(const QString &reason)
{
    if (reason.isEmpty())
        return QStringLiteral("It is refused without a reason.");
    if (core::oneLine(reason) != reason)
        return QStringLiteral("The reason is not one line: ") + reason;
    return reason.endsWith(u'.') ? QString() : QStringLiteral("The reason is no sentence: ") + reason;
}

/// Of what attention makes of a scene.
inline QString faultOfAttention(const core::Scene &scene)
{
    const core::Attention attention = core::attend(scene);
    if (scene.tokens.empty())
        return {};
    const auto &weights = attention.weights;
    const auto count = static_cast<double>(scene.tokens.size());
    if (!weights.allFinite() || weights.minCoeff() < 0)
        return QStringLiteral("A weight is negative or no number.");
    if (std::abs(weights.sum() - 1) > 4 * count * std::numeric_limits<double>::epsilon())
        return QStringLiteral("The weights do not sum to one.");
    const core::Point z = core::output(attention).value();
    return core::isCoordinate(z.x()) && core::isCoordinate(z.y()) ? QString()
                                                                  : QStringLiteral("The output is beyond the limits.");
}

/// Of a scene that was accepted.
inline QString faultOfScene(const core::Scene &scene)
{
    const auto isPoint = [](const core::Point &p) { return core::isCoordinate(p.x()) && core::isCoordinate(p.y()); };
    const bool hasTemperature = scene.temperature > 0 && scene.temperature <= core::largestTemperature;
    if (!isPoint(scene.query) || !core::isCoordinate(scene.shift) || !hasTemperature)
        return QStringLiteral("The query, the shift or the temperature is beyond the limits.");
    const bool isWithin = std::all_of(scene.tokens.begin(), scene.tokens.end(), [&](const core::Token &token) {
        return isPoint(token.key) && isPoint(token.value) && core::isName(token.name);
    });
    if (!isWithin || scene.tokens.size() > core::mostTokens)
        return QStringLiteral("The tokens are beyond the limits.");
    return faultOfAttention(scene);
}
