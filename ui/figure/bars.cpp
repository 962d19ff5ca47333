#include "ui/figure/bars.h"

#include "core/decimal.h"
#include "core/number.h"
#include "ui/figure/barcharts.h"
#include "ui/figure/sums.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>

namespace ui {

namespace {

constexpr double grabRadius = 22; // pixels above and below the end of a bar: 44 is the least that a finger hits

} // namespace

Bars::Bars() : m_charts(std::make_unique<Charts>()) {}

Bars::~Bars() = default;

void Bars::show(const core::Scene &scene, const core::Attention &attention, const QSizeF &size, const Style &style)
{
    Charts &charts = *m_charts;
    charts.scene.update(); // else it keeps every part that changes, for a view that there never is
    charts.place(size, style);
    charts.columns = barColumns(attention, mostBars);
    charts.takeNames(scene);
    for (BarPanel &panel : charts.panels) {
        panel.fractions.clear();
        panel.numbers.clear();
    }
    charts.feedScores();
    charts.feedExponentials(attention);
    charts.feedWeights();
    charts.panels[Charts::Scores].sum = sumOfScoresText(attention, style.decimals);
    charts.panels[Charts::Exponentials].sum = core::sumOfExponentialsText(attention, style.decimals);
    charts.panels[Charts::Weights].sum = sumOfWeightsText(attention, style.decimals);
    charts.feedCharts();
}

void Bars::paint(QPainter &painter) const
{
    const Charts &charts = *m_charts;
    if (!charts.style)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const std::span shown(charts.panels.data(), charts.shownPanels());
    for (const BarPanel &panel : shown)
        panel.paintGrid(painter, *charts.style);
    // Qt Charts rounds the edges of bars to just before or after a whole pixel. Moved by what no one can see, they are
    // always just after it, and the picture is the same wherever it is painted.
    constexpr double nudge = 1.0 / 1024;
    const QRectF area({0, 0}, charts.size);
    m_charts->scene.render(&painter, area.translated(nudge, nudge), area);
    charts.paintTitles(painter);
    for (const BarPanel &panel : shown)
        panel.paintTicks(painter, *charts.style);
    const QFont font = charts.numberFont();
    painter.setFont(font);
    for (const BarPanel &panel : shown)
        panel.paintNumbers(painter, *charts.style, QFontMetricsF(font), charts.colours, charts.size.width());
    if (!shown.empty())
        charts.paintNames(painter);
    painter.restore();
}

int Bars::columns() const
{
    return static_cast<int>(m_charts->columns.size());
}

int Bars::token(int column) const
{
    return m_charts->columns[static_cast<std::size_t>(column)].token;
}

int Bars::columnAt(const QPointF &position) const
{
    for (int column = 0; column < columns(); ++column)
        if (columnRect(column).contains(position))
            return column;
    return -1;
}

QRectF Bars::columnRect(int column) const
{
    const BarPanel &highest = m_charts->panels[Charts::Scores];
    const double width = highest.columnWidth();
    const double left = highest.columnMiddle(static_cast<std::size_t>(column)) - width / 2;
    const double top = highest.plot.top() - std::round(1.3 * m_charts->style->textSize);
    return {left, top, width, m_charts->size.height() - top};
}

QRectF Bars::cellRect(Bar bar) const
{
    const QRectF column = columnRect(bar.column);
    const QRectF &plot = m_charts->panel(bar.part).plot;
    const double text = std::round(1.6 * m_charts->style->textSize);
    return {column.left(), plot.top() - text, column.width(),
            plot.height() + text + (bar.part == BarPart::Score ? text : 0)};
}

std::optional<Bar> Bars::barAt(const QPointF &position) const
{
    int column = 0;
    while (column < columns() &&
           std::abs(columnRect(column).center().x() - position.x()) > columnRect(column).width() / 2)
        ++column;
    if (column == columns() || token(column) < 0)
        return std::nullopt;
    std::optional<Bar> nearest;
    double least = grabRadius;
    for (const BarPart part : {BarPart::Score, BarPart::Exponential, BarPart::Weight}) {
        const double distance = std::abs(position.y() - barEnd({part, column}));
        if (distance > least)
            continue;
        least = distance;
        nearest = {part, column};
    }
    return nearest;
}

QRectF Bars::barRect(Bar bar) const
{
    return m_charts->panel(bar.part).bar(static_cast<std::size_t>(bar.column));
}

double Bars::barEnd(Bar bar) const
{
    return m_charts->panel(bar.part).barEnd(static_cast<std::size_t>(bar.column));
}

double Bars::numberAt(BarPart part, double y) const
{
    const BarPanel &panel = m_charts->panel(part);
    const double fraction = panel.fraction(y);
    const bool isHeld = m_charts->held && m_charts->held->part == part;
    const core::Decimal &maximum = isHeld ? m_charts->held->maximum : panel.maximum;
    switch (part) {
    case BarPart::Score:
        return fraction * maximum.mantissa * std::pow(10, maximum.exponent);
    case BarPart::Exponential:
        // An exponential is never 0: half a pixel is the least that can be meant.
        return std::log(std::max(fraction, 0.5 / panel.plot.height()) * maximum.mantissa) +
               maximum.exponent * std::numbers::ln10;
    case BarPart::Weight:
        break;
    }
    return std::clamp(fraction, 0.0, 1.0);
}

void Bars::hold(BarPart part)
{
    m_charts->held = {part, m_charts->panel(part).maximum};
}

void Bars::release()
{
    m_charts->held.reset();
}

QString Bars::columnName(int column) const
{
    const auto i = static_cast<std::size_t>(column);
    const BarColumn &shown = m_charts->columns[i];
    const QString &name = m_charts->names[i];
    const QString number = QString::number(shown.token + 1);
    return shown.token < 0  ? name
           : name.isEmpty() ? QCoreApplication::translate("Bars", "key %1").arg(number)
                            : QCoreApplication::translate("Bars", "key %1 (%2)").arg(number, name);
}

QString Bars::numberText(Bar bar) const
{
    return m_charts->panel(bar.part).numbers[static_cast<std::size_t>(bar.column)];
}

QString Bars::sumText(BarPart part) const
{
    return m_charts->panel(part).sum;
}

QString Bars::description(int column) const
{
    const auto i = static_cast<std::size_t>(column);
    const BarColumn &shown = m_charts->columns[i];
    QString numbers =
        QCoreApplication::translate("Bars", "%1: score %2, exponential %3, weight %4, that is %5.")
            .arg(columnName(column), numberText({BarPart::Score, column}), numberText({BarPart::Exponential, column}),
                 core::formattedWeight(shown.weight, m_charts->style->decimals), numberText({BarPart::Weight, column}));
    if (m_charts->percentagesAddUp())
        return numbers;
    return numbers + QLatin1Char(' ') +
           QCoreApplication::translate("Bars", "The percentages are rounded and do not add up to 100.0%.");
}

void paintBars(QPainter &painter, const core::Scene &scene, const core::Attention &attention, const QSizeF &size,
               const Style &style)
{
    Bars bars;
    bars.show(scene, attention, size, style);
    bars.paint(painter);
}

} // namespace ui
