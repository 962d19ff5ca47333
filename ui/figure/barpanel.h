#pragma once

#include "ui/figure/barscale.h"

#include <QColor>
#include <QRectF>
#include <QString>

#include <vector>

class QFontMetricsF;
class QPainter;

namespace ui {

struct Style;

/// What is drawn around the bars of one chart: axis, title, sum and numbers.
struct BarPanel {
    QRectF plot;
    double titleHeight = 0;   ///< of the title's baseline above the plot
    double lowest = 0;        ///< of the axis, as a fraction of the maximum
    core::Decimal maximum{1}; ///< of the axis
    QString sum;
    std::vector<double> fractions; ///< of the maximum, one a column
    std::vector<QString> numbers;  ///< one a column

    double y(double fraction) const;
    double fraction(double y) const;
    double columnWidth() const;
    double columnMiddle(std::size_t column) const;
    QRectF bar(std::size_t column) const;
    double barEnd(std::size_t column) const { return y(fractions[column]); }

    void paintGrid(QPainter &painter, const Style &style) const;
    /// `symbol` is the source of a formula.
    void paintTitle(QPainter &painter, const Style &style, const QString &word, const QString &symbol) const;
    void paintTicks(QPainter &painter, const Style &style) const;
    /// In the painter's font, whose metrics are `metrics`; nothing beyond `rightmost`.
    void paintNumbers(QPainter &painter, const Style &style, const QFontMetricsF &metrics,
                      const std::vector<QColor> &colours, double rightmost) const;
};

} // namespace ui
