#pragma once

#include "core/attention.h"
#include "ui/figure/style.h"

#include <QRectF>

#include <memory>
#include <optional>

class QPainter;

namespace ui {

/// The three charts, from top to bottom.
enum class BarPart { Score, Exponential, Weight };

/// One bar of the three charts.
struct Bar {
    BarPart part;
    int column;

    friend bool operator==(const Bar &, const Bar &) = default;
};

/// Three bar charts (Qt Charts), one above the other over the same token columns: score, exponential, weight.
/// The screen and the exporter each have one of their own and draw it with the same code. Past mostBars tokens the last
/// column stands for the tokens of the smallest weights, "others (n)".
class Bars {
public:
    static constexpr int mostBars = 32;

    Bars();
    ~Bars();
    Bars(const Bars &) = delete;
    Bars &operator=(const Bars &) = delete;

    /// Feeds the charts. Cheap when only numbers have changed since the last call.
    void show(const core::Scene &scene, const core::Attention &attention, const QSizeF &size, const Style &style);

    /// Draws what was shown last, with its upper left corner at the painter's origin.
    void paint(QPainter &painter) const;

    /// One bar a token, or mostBars.
    int columns() const;
    /// The token that a column stands for; -1 for the others.
    int token(int column) const;
    /// The column under `position`, or -1.
    int columnAt(const QPointF &position) const;
    /// The whole height of a column.
    QRectF columnRect(int column) const;
    /// A column within one chart, numbers included.
    QRectF cellRect(Bar bar) const;
    /// The bar of a token whose end a press at `position` can grab; the grab area is as wide as the column.
    std::optional<Bar> barAt(const QPointF &position) const;
    QRectF barRect(Bar bar) const;
    /// Where a bar ends, in pixels.
    double barEnd(Bar bar) const;
    /// The number of a bar that ends at `y`: a score, the score of an exponential, or a weight.
    double numberAt(BarPart part, double y) const;
    /// Keeps the scale of a chart for numberAt(), and its axis at least as long as it is, until release(): a bar that
    /// is dragged must not move its own scale.
    void hold(BarPart part);
    void release();
    /// What a column stands for, in words: "key 2 (cat)".
    QString columnName(int column) const;
    /// The number of a bar, and the sum of a chart, as they are written.
    QString numberText(Bar bar) const;
    QString sumText(BarPart part) const;
    /// A sentence with the numbers of a column, as plain text.
    QString description(int column) const;

private:
    struct Charts;
    std::unique_ptr<Charts> m_charts;
};

/// Draws the charts of a scene once.
void paintBars(QPainter &painter, const core::Scene &scene, const core::Attention &attention, const QSizeF &size,
               const Style &style);

} // namespace ui
