#pragma once

#include "core/attention.h"
#include "ui/figure/style.h"

#include <QRectF>

#include <memory>

class QPainter;

namespace ui {

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
