#pragma once

#include "core/decimal.h"

#include <QString>

namespace ui {

inline constexpr double smallestTextScale = 0.7; ///< text that does not fit shrinks so far

/// The upper end of an axis for a largest value of `most`: 1, 1.5, 2, 3, 4, 5, 6 or 8 times a power of ten.
core::Decimal niceMaximum(const core::Decimal &most);

/// A score with `decimals` places; a large one as 2.7×10¹².
QString scoreText(double score, int decimals);

/// A number beside a tick: as short as it can be.
QString tickText(const core::Decimal &value);

} // namespace ui
