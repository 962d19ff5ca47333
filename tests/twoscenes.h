#pragma once

#include "core/scene.h"

#include <random>

/// One of two scenes that share no number, as large as scenes are.
inline core::Scene largeScene(bool first)
{
    std::mt19937_64 random(first ? 1 : 2);
    std::uniform_real_distribution<double> coordinate(-core::largestCoordinate, core::largestCoordinate);
    const auto point = [&] {
        const double x = coordinate(random);
        return core::Point(x, coordinate(random));
    };
    core::Scene scene;
    scene.query = point();
    scene.tokens.resize(core::mostTokens);
    for (core::Token &token : scene.tokens) {
        token.name = QString(core::longestName, first ? u'一' : u'二');
        token.key = point();
        token.value = point();
    }
    return scene;
}
