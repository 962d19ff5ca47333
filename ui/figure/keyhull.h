#pragma once

#include "core/scene.h"
#include "ui/figure/labels.h"
#include "ui/figure/style.h"
#include "ui/figure/viewport.h"

#include <QLineF>

#include <vector>

class QPainter;

namespace ui {

/// The outline of the hull of the keys, in pixels: a key inside it never has the largest weight. Nothing if the keys
/// are all equal, or the style does not want it.
std::vector<QLineF> keyHull(const core::Scene &scene, const Viewport &viewport, const Style &style);

void paintKeyHull(QPainter &painter, const std::vector<QLineF> &sides, const QRectF &panel, const Style &style);

/// What is said beneath the name of a key that can never win.
LabelLine neverLargestLine(const Style &style);

} // namespace ui
