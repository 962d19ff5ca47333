#pragma once

#include <QPalette>
#include <QStyle>

class QPainter;

namespace ui {

// How the parts of the window that are pressed are painted, by the colours of their palettes.

/// The one button of a row that most will want.
bool isPrimary(const QStyleOption &option, const QWidget *widget);
/// Of the words on a button.
QPalette labelPalette(const QStyleOption &option, bool primary);

void paintRounded(QPainter *painter, const QRect &rect, double radius, const QColor &line, const QColor &ground);
/// Its ground and outline, without its words.
void paintButton(const QStyleOption &option, QPainter *painter, bool primary);
/// Ground and outline of a list that opens; the outline is seen on a dark ground too.
void paintField(const QStyleOption &option, QPainter *painter);
/// That of a field, check box or radio button, over what Fusion has painted, on the same pixels.
void paintOutline(QStyle::PrimitiveElement element, const QStyleOption &option, QPainter *painter);

} // namespace ui
