#include "ui/export/figuredevice.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainterPathStroker>
#include <QPixmap>
#include <QTextItem>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double joint = 0.05; // layout pixels that no one sees

bool isFinite(const QPointF &point)
{
    return std::isfinite(point.x()) && std::isfinite(point.y());
}

bool isFinite(const QPainterPath &path)
{
    const QRectF box = path.controlPointRect();
    return isFinite(box.topLeft()) && isFinite(box.bottomRight());
}

// What the pen draws along the path.
QPainterPath stroke(const QPainterPath &path, const QPen &pen)
{
    return pen.style() == Qt::NoPen ? QPainterPath() : QPainterPathStroker(pen).createStroke(path);
}

bool isInside(const QRectF &box, const QPainterPath &area)
{
    return area.contains(box.adjusted(joint, joint, -joint, -joint)) || area.boundingRect() == box;
}

// A text of several scripts arrives in parts.
bool continues(const TextLine &line, const TextLine &next)
{
    const QPointF gap = next.start - (line.start + QPointF(line.width, 0));
    return std::abs(gap.x()) < joint && std::abs(gap.y()) < joint && line.font == next.font &&
           line.colour == next.colour && line.transform == next.transform;
}

} // namespace

bool FigureEngine::end()
{
    finishText();
    return true;
}

void FigureEngine::updateState(const QPaintEngineState &next)
{
    const DirtyFlags changes = next.state();
    if (changes & (DirtyClipPath | DirtyClipRegion | DirtyClipEnabled))
        finishText();
    if (changes & DirtyTransform)
        m_transform = next.transform();
    if (changes & DirtyPen)
        m_pen = next.pen();
    if (changes & DirtyBrush)
        m_brush = next.brush();
    if (changes & DirtyOpacity)
        m_opacity = next.opacity();
    if (changes & DirtyClipPath)
        clip(m_transform.map(next.clipPath()), next.clipOperation());
    if (changes & DirtyClipRegion) {
        QPainterPath path;
        path.addRegion(next.clipRegion());
        clip(m_transform.map(path), next.clipOperation());
    }
    if (changes & DirtyClipEnabled)
        m_isClipOn = next.isClipEnabled();
}

void FigureEngine::clip(const QPainterPath &path, Qt::ClipOperation operation)
{
    if (operation == Qt::NoClip)
        m_clip.reset();
    else
        m_clip = operation == Qt::IntersectClip && m_clip ? m_clip->intersected(path) : path;
}

std::optional<QPainterPath> FigureEngine::visibleArea() const
{
    const bool hasClip = m_isClipOn && m_clip;
    if (!m_frame)
        return hasClip ? m_clip : std::nullopt;
    QPainterPath frame;
    frame.addRect(*m_frame);
    return hasClip ? m_clip->intersected(frame) : frame;
}

QColor FigureEngine::shown(const QColor &colour) const
{
    QColor result = colour;
    result.setAlphaF(static_cast<float>(colour.alphaF() * m_opacity));
    return result;
}

QPen FigureEngine::strokePen() const
{
    QPen pen = m_pen;
    if (pen.style() == Qt::NoPen)
        return pen;
    const double scale = pen.isCosmetic() ? 1 : std::sqrt(std::abs(m_transform.determinant()));
    pen.setWidthF((pen.widthF() > 0 ? pen.widthF() : 1) * scale);
    pen.setColor(shown(m_pen.color()));
    return pen;
}

void FigureEngine::drawShape(const QPainterPath &shape, bool isFilled)
{
    finishText();
    const QPainterPath path = m_transform.map(shape);
    const QPen pen = strokePen();
    const std::optional<QColor> fill =
        isFilled && m_brush.style() != Qt::NoBrush ? std::optional(shown(m_brush.color())) : std::nullopt;
    if (path.isEmpty() || !isFinite(path) || (!fill && pen.style() == Qt::NoPen))
        return;
    const std::optional<QPainterPath> area = visibleArea();
    if (!area || isInside(path.controlPointRect() | stroke(path, pen).controlPointRect(), *area)) {
        writeShape(path, fill, pen);
        return;
    }
    const auto writeInside = [&](const QPainterPath &filled, const QColor &colour) {
        if (const QPainterPath inside = filled.intersected(*area); !inside.isEmpty())
            writeShape(inside, colour, Qt::NoPen);
    };
    if (fill)
        writeInside(path, *fill);
    if (pen.style() != Qt::NoPen)
        writeInside(stroke(path, pen).simplified(), pen.color());
}

void FigureEngine::drawPolygon(const QPointF *points, int count, PolygonDrawMode mode)
{
    QPainterPath path;
    path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    for (int i = 0; i < count; ++i) {
        if (i == 0)
            path.moveTo(points[i]);
        else
            path.lineTo(points[i]);
    }
    if (mode != PolylineMode)
        path.closeSubpath();
    drawShape(path, mode != PolylineMode);
}

void FigureEngine::drawTextItem(const QPointF &position, const QTextItem &item)
{
    if (m_pen.style() == Qt::NoPen || !ui::isFinite(m_transform) || !isFinite(position))
        return;
    TextLine next{item.text(), position, item.width(), item.font(), shown(m_pen.color()), m_transform};
    const bool isBackwards = item.renderFlags().testFlag(QTextItem::RightToLeft);
    if (m_waiting && !isBackwards && continues(*m_waiting, next)) {
        m_waiting->text += next.text;
        m_waiting->width += next.width;
        return;
    }
    finishText();
    m_waiting = next;
    if (isBackwards)
        finishText();
}

void FigureEngine::finishText()
{
    if (!m_waiting)
        return;
    const TextLine line = *m_waiting;
    m_waiting.reset();
    const QRectF letters = QFontMetricsF(line.font).boundingRect(line.text).translated(line.start);
    if (!line.text.trimmed().isEmpty() && isVisible(line.transform.mapRect(letters)))
        writeText(line);
}

bool FigureEngine::isVisible(const QRectF &area) const
{
    const std::optional<QPainterPath> visible = visibleArea();
    return !visible || visible->intersects(area);
}

void FigureEngine::drawPixmap(const QRectF &target, const QPixmap &pixmap, const QRectF &source)
{
    finishText();
    if (ui::isFinite(m_transform) && isFinite(target.topLeft()) && isFinite(target.bottomRight()))
        writePicture(target, pixmap.copy(source.toAlignedRect()).toImage(), m_transform, m_opacity);
}

int FigureDevice::metric(PaintDeviceMetric metric) const
{
    switch (metric) {
    case PdmWidth:
        return static_cast<int>(std::ceil(m_size.width()));
    case PdmHeight:
        return static_cast<int>(std::ceil(m_size.height()));
    case PdmWidthMM:
        return qRound(m_size.width() * 25.4 / 96);
    case PdmHeightMM:
        return qRound(m_size.height() * 25.4 / 96);
    case PdmNumColors:
        return 0;
    case PdmDepth:
        return 32;
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return 96;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
    }
    return 0;
}

QByteArray plainNumber(double value)
{
    QByteArray text = QByteArray::number(value, 'f', 4);
    while (text.endsWith('0'))
        text.chop(1);
    if (text.endsWith('.'))
        text.chop(1);
    return text == "-0" ? "0" : text;
}

bool isFinite(const QTransform &transform)
{
    return std::isfinite(transform.m11()) && std::isfinite(transform.m12()) && std::isfinite(transform.m21()) &&
           std::isfinite(transform.m22()) && std::isfinite(transform.dx()) && std::isfinite(transform.dy());
}

bool isClosed(const QPainterPath &path, int last, const QPointF &start)
{
    const bool isEnd = last + 1 == path.elementCount() || path.elementAt(last + 1).isMoveTo();
    return isEnd && !path.elementAt(last).isMoveTo() && QPointF(path.elementAt(last)) == start;
}

} // namespace ui
