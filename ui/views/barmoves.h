#pragma once

#include "core/scene.h"
#include "ui/figure/bars.h"

#include <QString>

namespace ui {

/// A scene in which a bar has another length, and what a person should know of it.
struct BarMove {
    core::Scene scene;
    QString note; ///< a sentence where the bar or its neighbours are not as they were asked for; else empty
};

/// `scene` with the bar of a token drawn out to `number`, which is what Bars::numberAt() gives. A weight moves the
/// query, a score and an exponential the key along the query; both from where they are in `start`, a scene of the same
/// tokens.
BarMove barMoved(core::Scene scene, const core::Scene &start, int token, BarPart part, double number);

/// The number of a bar, as barMoved() takes it.
double barNumber(const core::Attention &attention, int token, BarPart part);

/// What dragging a bar does, in a sentence.
QString barHint(BarPart part);

/// What a step of it is called in the undo menu.
QString barMoveText(const core::Scene &scene, int token, BarPart part);

} // namespace ui
