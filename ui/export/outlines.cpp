#include "ui/export/outlines.h"

#include <QList>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QTextItem>

#include <algorithm>

namespace ui {

namespace {

// Outlines of small letters are rounded, and differ with what was painted before.
constexpr int largeLetters = 2048; // pixels, the design size of most fonts

} // namespace

/// Does with another painter what it is told.
class OutlinesDevice::Engine : public QPaintEngine {
public:
    explicit Engine(QPainter &target)
        : QPaintEngine(AllFeatures), m_target(target), m_placement(target.worldTransform())
    {
    }

    bool begin(QPaintDevice *) override
    {
        m_target.save();
        return true;
    }
    bool end() override
    {
        m_target.restore();
        return true;
    }
    Type type() const override { return User; }

    void updateState(const QPaintEngineState &next) override;
    void drawPath(const QPainterPath &path) override { m_target.drawPath(path); }
    void drawPolygon(const QPointF *points, int count, PolygonDrawMode mode) override;
    void drawTextItem(const QPointF &position, const QTextItem &item) override;
    void drawPixmap(const QRectF &target, const QPixmap &pixmap, const QRectF &source) override
    {
        m_target.drawPixmap(target, pixmap, source);
    }
    using QPaintEngine::drawPolygon;

private:
    void clip(const QPaintEngineState &next);

    QPainter &m_target;
    const QTransform m_placement;
};

void OutlinesDevice::Engine::updateState(const QPaintEngineState &next)
{
    const DirtyFlags changes = next.state();
    if (changes & DirtyTransform)
        m_target.setWorldTransform(next.transform() * m_placement);
    if (changes & DirtyPen)
        m_target.setPen(next.pen());
    if (changes & DirtyBrush)
        m_target.setBrush(next.brush());
    if (changes & DirtyBrushOrigin)
        m_target.setBrushOrigin(next.brushOrigin());
    if (changes & DirtyOpacity)
        m_target.setOpacity(next.opacity());
    if (changes & DirtyHints) {
        m_target.setRenderHints(m_target.renderHints(), false);
        m_target.setRenderHints(next.renderHints());
    }
    if (changes & DirtyCompositionMode)
        m_target.setCompositionMode(next.compositionMode());
    clip(next);
}

void OutlinesDevice::Engine::clip(const QPaintEngineState &next)
{
    const DirtyFlags changes = next.state();
    if (changes & DirtyClipPath)
        m_target.setClipPath(next.clipPath(), next.clipOperation());
    if (changes & DirtyClipRegion)
        m_target.setClipRegion(next.clipRegion(), next.clipOperation());
    if (changes & DirtyClipEnabled)
        m_target.setClipping(next.isClipEnabled());
}

void OutlinesDevice::Engine::drawPolygon(const QPointF *points, int count, PolygonDrawMode mode)
{
    if (mode == PolylineMode)
        m_target.drawPolyline(points, count);
    else
        m_target.drawPolygon(points, count, mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
}

void OutlinesDevice::Engine::drawTextItem(const QPointF &position, const QTextItem &item)
{
    const QPen pen = m_target.pen();
    if (pen.style() == Qt::NoPen)
        return;
    QFont large = item.font();
    large.setPixelSize(largeLetters);
    QPainterPath letters;
    letters.setFillRule(Qt::WindingFill);
    letters.addText(QPointF(0, 0), large, item.text());
    const double scale = double(item.font().pixelSize()) / largeLetters;
    m_target.fillPath(QTransform(scale, 0, 0, scale, position.x(), position.y()).map(letters), pen.color());
}

OutlinesDevice::OutlinesDevice(QPainter &target) : m_target(target), m_engine(std::make_unique<Engine>(target)) {}

OutlinesDevice::~OutlinesDevice() = default;

QPaintEngine *OutlinesDevice::paintEngine() const
{
    return m_engine.get();
}

int OutlinesDevice::metric(PaintDeviceMetric metric) const
{
    const QPaintDevice *target = m_target.device();
    switch (metric) {
    case PdmWidth:
        return qRound(target->width() / target->devicePixelRatio());
    case PdmHeight:
        return qRound(target->height() / target->devicePixelRatio());
    case PdmWidthMM:
        return target->widthMM();
    case PdmHeightMM:
        return target->heightMM();
    case PdmNumColors:
        return target->colorCount();
    case PdmDepth:
        return target->depth();
    case PdmDpiX:
        return target->logicalDpiX();
    case PdmDpiY:
        return target->logicalDpiY();
    case PdmPhysicalDpiX:
        return target->physicalDpiX();
    case PdmPhysicalDpiY:
        return target->physicalDpiY();
    case PdmDevicePixelRatio: // the target scales
        return 1;
    case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
    }
    return 0;
}

bool isLatinText(const QString &text)
{
    const auto ucs4 = text.toUcs4();
    return std::all_of(ucs4.begin(), ucs4.end(), [](char32_t c) {
        const QChar::Script script = QChar::script(c);
        const bool isWide = c >= 0x2E80; // Chinese punctuation, full-width letters, pictures
        return !isWide &&
               (script == QChar::Script_Latin || script == QChar::Script_Common || script == QChar::Script_Inherited);
    });
}

} // namespace ui
