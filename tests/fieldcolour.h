#pragma once

#include "core/attention.h"
#include "ui/figure/style.h"

#include <algorithm>
#include <cmath>

/// The colour of the field at a query: 45 parts of what it mixes on 55 parts of paper.
inline QColor expectedColour(core::Scene scene, const core::Point &query, const ui::Style &style)
{
    scene.query = query;
    const QColor mixed = mixedColour(style, core::attend(scene));
    const auto part = [](int ink, int paper) { return qRound(0.45 * ink + 0.55 * paper); };
    return {part(mixed.red(), style.paper.red()), part(mixed.green(), style.paper.green()),
            part(mixed.blue(), style.paper.blue())};
}

/// The largest of the three channels.
inline int difference(const QColor &a, const QColor &b)
{
    return std::max({std::abs(a.red() - b.red()), std::abs(a.green() - b.green()), std::abs(a.blue() - b.blue())});
}
