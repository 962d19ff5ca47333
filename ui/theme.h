#pragma once

#include "ui/figure/style.h"

#include <QFont>
#include <QPalette>

namespace ui {

/// The colours of a style for the window around the figures.
QPalette windowPalette(const Style &style);

/// The desktop's font for words of the window, times `enlargement`, with the Chinese of figures: what else is found may
/// be a brush script.
QFont windowFont(double enlargement);

} // namespace ui
