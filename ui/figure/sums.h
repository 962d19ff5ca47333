#pragma once

#include "core/attention.h"

#include <QString>

namespace ui {

// The sums over all tokens as text, also where double cannot hold them.

QString sumOfScoresText(const core::Attention &attention, int decimals);
QString sumOfWeightsText(const core::Attention &attention, int decimals);

} // namespace ui
