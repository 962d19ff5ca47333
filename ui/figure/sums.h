#pragma once

#include "core/attention.h"
#include "core/decimal.h"

#include <QString>

namespace ui {

using core::sumOfExponentialsText;

// The sums over all tokens as text, also where double cannot hold them.

QString sumOfScoresText(const core::Attention &attention, int decimals);
QString sumOfWeightsText(const core::Attention &attention, int decimals);

} // namespace ui
