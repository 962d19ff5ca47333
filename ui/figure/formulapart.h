#pragma once

#include "core/attention.h"
#include "ui/figure/style.h"

#include <QSizeF>

class QPainter;

namespace ui {

/// Draws the computation as three formulas with the numbers of the moment: the scores, the weights and the output.
/// Where there is no room for every token, dots stand for those between the first and the last.
void paintFormulaPart(QPainter &painter, const core::Scene &scene, const core::Attention &attention, const QSizeF &size,
                      const Style &style);

/// The height at which the formulas are as large as the names in the planes.
double wantedFormulaHeight(const Style &style);

} // namespace ui
