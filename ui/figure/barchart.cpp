#include "ui/figure/barchart.h"

#include "ui/figure/style.h"

#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLegend>
#include <QSignalBlocker>
#include <QValueAxis>

namespace ui {

namespace {

QValueAxis *hiddenAxis(double from, double to)
{
    auto *axis = new QValueAxis;
    axis->setRange(from, to);
    axis->setVisible(false);
    return axis;
}

QBarSet *newSet(const QBrush &brush)
{
    auto *set = new QBarSet(QString());
    set->setPen(Qt::NoPen);
    set->setBrush(brush);
    set->append(0);
    return set;
}

} // namespace

BarChart::BarChart(QGraphicsScene &scene, double lowest) : m_chart(new QChart)
{
    m_chart->legend()->hide();
    m_chart->setBackgroundVisible(false);
    m_chart->setMargins({});
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->setTitleFont(textFont(13)); // the empty title is painted too, else in the desktop's font
    m_chart->addAxis(hiddenAxis(lowest, 1), Qt::AlignLeft);
    scene.addItem(m_chart);
}

void BarChart::setVisible(bool isVisible)
{
    m_chart->setVisible(isVisible);
}

void BarChart::setArea(const QRectF &area)
{
    if (area == m_area)
        return;
    m_area = area;
    m_chart->setGeometry(area);
    m_chart->setPlotArea(QRectF({0, 0}, area.size()));
    // Without a view nothing else lays the chart out.
    m_chart->layout()->activate();
}

void BarChart::setColours(const std::vector<QColor> &colours)
{
    if (colours.size() == m_sets.size()) {
        for (std::size_t i = 0; i < colours.size(); ++i)
            if (m_sets[i]->brush() != QBrush(colours[i]))
                m_sets[i]->setBrush(colours[i]);
        return;
    }
    // A series would remember every set that it ever had.
    m_sets.clear();
    m_chart->removeAllSeries();
    if (!colours.empty())
        m_chart->addSeries(newSeries(colours));
    for (QAbstractSeries *series : m_chart->series())
        for (QAbstractAxis *axis : m_chart->axes())
            series->attachAxis(axis);
}

// All bars belong to one category. Sets without a brush between them are the gaps; half a gap is left at either end.
QBarSeries *BarChart::newSeries(const std::vector<QColor> &colours)
{
    auto *series = new QBarSeries;
    for (const QColor &colour : colours) {
        if (!m_sets.empty())
            series->append(newSet(Qt::NoBrush));
        m_sets.push_back(newSet(colour));
        series->append(m_sets.back());
    }
    const auto sets = static_cast<double>(series->count());
    series->setBarWidth(sets / (sets + 1));
    return series;
}

void BarChart::setFractions(const std::vector<double> &fractions)
{
    // Every change of a set lays the whole chart out again, so only the last one is told.
    for (std::size_t i = 0; i < m_sets.size(); ++i) {
        const QSignalBlocker blocker(i + 1 < m_sets.size() ? m_sets[i] : nullptr);
        m_sets[i]->replace(0, fractions[i]);
    }
}

} // namespace ui
