#pragma once

#include <QColor>
#include <QImage>

namespace ui {

/// How eyes see colours: usually, without one of the three kinds of cones, or grey alone.
enum class Vision { Usual, Protan, Deutan, Tritan, Grey };

/// What `colour` looks like to such eyes. Machado, Oliveira and Fernandes (2009), severity 1, in linear light; grey is
/// the luminance.
QColor seen(const QColor &colour, Vision vision);

/// The same of every pixel of an image in Format_ARGB32_Premultiplied, which must be opaque.
void see(QImage *image, Vision vision);

} // namespace ui
