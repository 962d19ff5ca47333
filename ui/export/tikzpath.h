#pragma once

#include <QByteArray>
#include <QPainterPath>
#include <QPen>
#include <QPointF>

#include <optional>

namespace ui {

/// How TikZ colours a shape.
struct TikzPaint {
    QByteArray colour; ///< name
    double opacity;
};

/// The coordinates as a node or path has them.
QByteArray tikzPoint(const QPointF &at);

/// The line of LaTeX that draws a shape in layout pixels; the pen is for its width, dashes, caps and joins.
QByteArray tikzPath(const QPainterPath &path, const std::optional<TikzPaint> &fill,
                    const std::optional<TikzPaint> &stroke, const QPen &pen);

} // namespace ui
