#pragma once

#include <QColor>
#include <QFont>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainterPath>
#include <QPen>
#include <QSizeF>
#include <QString>
#include <QTransform>

#include <optional>

namespace ui {

/// A line of text as it was drawn: where its baseline starts and how long it is in its own coordinates, and what turns
/// those into layout pixels.
struct TextLine {
    QString text;
    QPointF start;
    double width;
    QFont font;
    QColor colour;
    QTransform transform;

    double size() const { return font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * 96 / 72; }
};

/// Receives what a painter draws as shapes in layout pixels, cut where the painter clips, and as whole lines of text.
/// Brushes are solid; opacity is in the colours.
class FigureEngine : public QPaintEngine {
public:
    FigureEngine() : QPaintEngine(PaintEngineFeatures(AllFeatures & ~(PatternBrush | PerspectiveTransform))) {}

    bool begin(QPaintDevice *) override { return true; }
    bool end() override;
    Type type() const override { return User; }
    void updateState(const QPaintEngineState &next) override;
    void drawPath(const QPainterPath &path) override { drawShape(path, true); }
    void drawPolygon(const QPointF *points, int count, PolygonDrawMode mode) override;
    void drawTextItem(const QPointF &position, const QTextItem &item) override;
    void drawPixmap(const QRectF &target, const QPixmap &pixmap, const QRectF &source) override;
    using QPaintEngine::drawPolygon;

protected:
    /// The pen's width is in layout pixels and above 0, or it is Qt::NoPen.
    virtual void writeShape(const QPainterPath &path, const std::optional<QColor> &fill, const QPen &pen) = 0;
    virtual void writeText(const TextLine &line) = 0;
    virtual void writePicture(const QRectF &target, const QImage &picture, const QTransform &transform,
                              double opacity) = 0;

    /// Nothing outside is written, whatever the painter clips.
    void setFrame(const QRectF &frame) { m_frame = frame; }
    /// False if nothing of an area in layout pixels is to be seen.
    bool isVisible(const QRectF &area) const;
    /// Writes the text that waits for its continuation.
    void finishText();

private:
    void drawShape(const QPainterPath &shape, bool isFilled);
    QColor shown(const QColor &colour) const;
    void clip(const QPainterPath &path, Qt::ClipOperation operation);
    std::optional<QPainterPath> visibleArea() const;
    QPen strokePen() const;

    QTransform m_transform;
    QPen m_pen;
    QBrush m_brush;
    double m_opacity = 1;
    std::optional<QPainterPath> m_clip; ///< in layout pixels
    bool m_isClipOn = true;
    std::optional<QRectF> m_frame;
    std::optional<TextLine> m_waiting;
};

/// A picture of this size in layout pixels (1/96 inch).
class FigureDevice : public QPaintDevice {
public:
    explicit FigureDevice(const QSizeF &size) : m_size(size) {}

    QSizeF layoutSize() const { return m_size; }

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    QSizeF m_size;
};

/// Four decimals of a layout pixel are finer than any printer; no exponents, so that every reader takes them.
QByteArray plainNumber(double value);

/// True if all numbers are.
bool isFinite(const QTransform &transform);

/// True if the last line comes back to where the part of the path that ends with element `last` began at `start`.
bool isClosed(const QPainterPath &path, int last, const QPointF &start);

} // namespace ui
