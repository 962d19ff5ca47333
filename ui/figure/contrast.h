#pragma once

#include <QColor>

namespace ui {

/// Contrast ratio of two colours, 1 to 21, as the Web Content Accessibility Guidelines 2.1 define it.
double contrast(const QColor &a, const QColor &b);

/// `colour`, made lighter or darker until it stands out from `ground` by `ratio`, or black or white where none does.
QColor standingOut(const QColor &colour, const QColor &ground, double ratio);

} // namespace ui
