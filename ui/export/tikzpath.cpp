#include "ui/export/tikzpath.h"

#include "ui/export/figuredevice.h"

#include <algorithm>

namespace ui {

namespace {

constexpr double pointsPerPixel = 0.75; // of PDF ("bp"), of which an inch has 72
constexpr int longestLine = 110;

QByteArray length(double pixels)
{
    return plainNumber(pixels * pointsPerPixel) + "bp";
}

// The corners of an upright rectangle, such as a bar, that begins with element `first`.
std::optional<QRectF> rectangle(const QPainterPath &path, int first)
{
    if (first + 5 > path.elementCount() || QPointF(path.elementAt(first)) != QPointF(path.elementAt(first + 4)) ||
        (first + 5 < path.elementCount() && !path.elementAt(first + 5).isMoveTo()))
        return std::nullopt;
    const bool startsAlong = path.elementAt(first).y == path.elementAt(first + 1).y;
    for (int i = 1; i < 5; ++i) {
        const QPointF side = QPointF(path.elementAt(first + i)) - QPointF(path.elementAt(first + i - 1));
        const bool isAlong = (i % 2 == 1) == startsAlong;
        if (!path.elementAt(first + i).isLineTo() || (isAlong ? side.y() : side.x()) != 0)
            return std::nullopt;
    }
    return QRectF(path.elementAt(first), path.elementAt(first + 2)).normalized();
}

QByteArray pathSource(const QPainterPath &path)
{
    QByteArray source;
    qsizetype lineStart = 0;
    QPointF start;
    for (int i = 0; i < path.elementCount(); ++i) {
        if (source.size() - lineStart > longestLine) {
            source += '\n';
            lineStart = source.size();
        }
        const QPainterPath::Element element = path.elementAt(i);
        if (const auto box = element.isMoveTo() ? rectangle(path, i) : std::nullopt) {
            source += (i > 0 ? " " : "") + tikzPoint(box->topLeft()) + " rectangle " + tikzPoint(box->bottomRight());
            i += 4;
            continue;
        }
        if (element.isMoveTo()) {
            source += (i > 0 ? " " : "") + tikzPoint(start = element);
            continue;
        }
        if (element.isCurveTo()) {
            source += " .. controls " + tikzPoint(element) + " and " + tikzPoint(path.elementAt(i + 1)) + " .. " +
                      tikzPoint(path.elementAt(i + 2));
            i += 2;
        } else if (!isClosed(path, i, start)) {
            source += " -- " + tikzPoint(element);
        }
        if (isClosed(path, i, start))
            source += " -- cycle";
    }
    return source;
}

QByteArray dashes(const QPen &pen)
{
    QByteArray pattern;
    bool isOn = true;
    for (const double dash : pen.dashPattern()) {
        pattern += (isOn ? " on " : " off ") + length(dash * pen.widthF()); // in widths of the pen
        isOn = !isOn;
    }
    QByteArray result = ",dash pattern=" + pattern.trimmed();
    if (pen.dashOffset() != 0)
        result += ",dash phase=" + length(pen.dashOffset() * pen.widthF());
    return result;
}

QByteArray strokeOptions(const QPen &pen, bool hasCorners)
{
    QByteArray result = ",line width=" + length(pen.widthF());
    if (pen.capStyle() != Qt::FlatCap)
        result += pen.capStyle() == Qt::RoundCap ? ",line cap=round" : ",line cap=rect";
    if (!hasCorners)
        return pen.style() == Qt::SolidLine ? result : result + dashes(pen);
    if (pen.joinStyle() == Qt::RoundJoin || pen.joinStyle() == Qt::BevelJoin)
        result += pen.joinStyle() == Qt::RoundJoin ? ",line join=round" : ",line join=bevel";
    else
        result += ",miter limit=" + plainNumber(std::max(1.0, pen.miterLimit() * 2)); // Qt measures from the middle
    return pen.style() == Qt::SolidLine ? result : result + dashes(pen);
}

QByteArray opacity(const char *what, const TikzPaint &paint)
{
    return paint.opacity < 1 ? ',' + QByteArray(what) + " opacity=" + plainNumber(paint.opacity) : QByteArray();
}

} // namespace

QByteArray tikzPoint(const QPointF &at)
{
    return '(' + plainNumber(at.x()) + ',' + plainNumber(at.y()) + ')';
}

QByteArray tikzPath(const QPainterPath &path, const std::optional<TikzPaint> &fill,
                    const std::optional<TikzPaint> &stroke, const QPen &pen)
{
    QByteArray options;
    if (fill)
        options += ",fill=" + fill->colour + opacity("fill", *fill);
    if (fill && path.fillRule() == Qt::OddEvenFill && path.elementCount() > 5)
        options += ",even odd rule";
    if (stroke)
        options += ",draw=" + stroke->colour + opacity("draw", *stroke) + strokeOptions(pen, path.elementCount() > 2);
    return "\\path[" + options.mid(1) + "] " + pathSource(path) + ";\n";
}

} // namespace ui
