#include "ui/views/handlemark.h"

#include "ui/figure/plane.h"

#include <QPainter>

namespace ui {

namespace {

// The query's ring stands about the handle of a key, the output's about the dot of the figure.
double radiusOf(core::Handle::Kind kind, const Style &style)
{
    switch (kind) {
    case core::Handle::Kind::Query:
        return 1.55 * style.handle;
    case core::Handle::Kind::Output:
        return 1.6 * style.handle;
    case core::Handle::Kind::Key:
    case core::Handle::Kind::Value:
        break;
    }
    return style.handle;
}

} // namespace

void paintHandle(QPainter &painter, core::Handle handle, const QPointF &centre, const HandleState &state,
                 const Style &style)
{
    const bool isOfToken = handle.token >= 0;
    const QColor colour = isOfToken ? style.tokenColour(handle.token) : style.ink;
    const double radius = radiusOf(handle.kind, style);
    QColor line = colour;
    if (handle.kind == core::Handle::Kind::Output && !state.isHovered && !state.isCurrent)
        line = style.onPaper(colour, 0.35); // its dot has a ring of its own
    const Marker marker = isOfToken ? style.tokenMarker(handle.token) : Marker::Circle;
    const QPainterPath shape = markerPath(marker, centre, radius);
    if (isOfToken) {
        QColor fill = colour;
        fill.setAlphaF(state.isHovered ? 0.45F : 0.18F);
        painter.setRenderHint(QPainter::Antialiasing, false); // its edge lies beneath the line
        painter.fillPath(shape, fill);
        painter.setRenderHint(QPainter::Antialiasing);
    }
    painter.strokePath(shape, QPen(line, (state.isCurrent ? 1.8 : 1.4) * style.line));
    if (state.hasFocus) {
        painter.setPen(QPen(style.accent, 1.4 * style.line, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(centre, radius + 6, radius + 6);
    }
}

} // namespace ui
