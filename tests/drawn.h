#pragma once

#include "ui/figure/formula.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>
#include <QPen>

#include <algorithm>
#include <vector>

/// One string that was drawn, with its place and font.
struct DrawnText {
    QString text;
    QPointF start;
    QFont font;
    QColor colour;

    double end() const { return start.x() + QFontMetricsF(font).horizontalAdvance(text); }
    /// From the start to the end of the advance, and as high as the ink.
    QRectF area() const
    {
        QPainterPath outlines;
        outlines.addText(start, font, text);
        const QRectF ink = outlines.boundingRect();
        return {start.x(), ink.top(), end() - start.x(), ink.height()};
    }
};

/// What lengths of a recorded text may be off, in pixels: the toolkit rounds widths to a 64th for each letter.
inline constexpr double rounding = 2.0 / 64;

/// Collects what is drawn.
class Recorder : public QPaintDevice, private QPaintEngine {
public:
    Recorder() : QPaintEngine(AllFeatures) {}
    QPaintEngine *paintEngine() const override { return const_cast<Recorder *>(this); }

    std::vector<DrawnText> texts;
    std::vector<QRectF> rules;
    std::vector<QPainterPath> shapes;
    std::vector<QColor> fills; ///< of the rules and shapes, in the order of drawing

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        return metric == PdmDevicePixelRatio ? 1 : metric == PdmDevicePixelRatioScaled ? 0x10000 : 96;
    }

private:
    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &next) override
    {
        if (next.state() & QPaintEngine::DirtyPen)
            m_pen = next.pen().color();
        if (next.state() & QPaintEngine::DirtyBrush)
            m_brush = next.brush().color();
    }
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
    using QPaintEngine::drawPolygon;
    Type type() const override { return User; }
    void drawTextItem(const QPointF &at, const QTextItem &item) override
    {
        texts.push_back({item.text(), at, item.font(), m_pen});
    }
    void drawRects(const QRectF *areas, int count) override
    {
        rules.insert(rules.end(), areas, areas + count);
        fills.insert(fills.end(), static_cast<std::size_t>(count), m_brush);
    }
    void drawPath(const QPainterPath &path) override
    {
        shapes.push_back(path);
        fills.push_back(m_brush);
    }

    QColor m_pen;
    QColor m_brush;
};

/// `formula` as drawn from the origin; `colours` is a QColor or a Style.
template <typename Colours>
void record(Recorder &recorder, const ui::Formula &formula, const Colours &colours)
{
    QPainter painter(&recorder);
    formula.paint(painter, {0, 0}, colours);
}

inline std::vector<DrawnText> textsOf(const ui::Formula &formula)
{
    Recorder recorder;
    record(recorder, formula, QColor(Qt::black));
    return recorder.texts;
}

inline QString joined(const std::vector<DrawnText> &texts)
{
    QString result;
    for (const DrawnText &text : texts)
        result += text.text;
    return result;
}

inline const DrawnText &find(const std::vector<DrawnText> &texts, const QString &text)
{
    const auto it = std::find_if(texts.begin(), texts.end(), [&](const DrawnText &t) { return t.text == text; });
    if (it == texts.end())
        qFatal("not drawn: %s", qPrintable(text));
    return *it;
}

inline double end(const DrawnText &text)
{
    return text.end();
}
