#pragma once

#include <QColor>
#include <QRectF>

#include <vector>

class QGraphicsScene;
class QPainter;
QT_BEGIN_NAMESPACE
class QBarSeries;
class QBarSet;
class QChart;
QT_END_NAMESPACE

namespace ui {

/// One bar chart of Qt Charts with nothing but its bars: one a column, each in its own colour, in the middle of columns
/// of equal width.
class BarChart {
public:
    /// The axis reaches from `lowest`, -1 or 0, to 1. The chart belongs to `scene`.
    BarChart(QGraphicsScene &scene, double lowest);

    void setVisible(bool isVisible);
    void setArea(const QRectF &area);
    void setColours(const std::vector<QColor> &colours);
    /// One for every colour, within the axis.
    void setFractions(const std::vector<double> &fractions);

private:
    QBarSeries *newSeries(const std::vector<QColor> &colours);

    QChart *m_chart;
    QRectF m_area;
    std::vector<QBarSet *> m_sets;
};

} // namespace ui
