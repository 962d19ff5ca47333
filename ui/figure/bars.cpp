#include "ui/figure/bars.h"

#include "core/number.h"
#include "ui/figure/barchart.h"
#include "ui/figure/barcolumns.h"
#include "ui/figure/barnames.h"
#include "ui/figure/barpanel.h"
#include "ui/figure/barscale.h"
#include "ui/figure/sums.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGraphicsScene>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>

namespace ui {

namespace {

enum Part { Scores, Exponentials, Weights };

Stage stageOf(std::size_t part)
{
    static constexpr std::array stages{Stage::Scores, Stage::Exponentials, Stage::Weights};
    return stages[part];
}

double positiveFraction(double fraction)
{
    return std::isnan(fraction) ? 0 : std::clamp(fraction, 0.0, 1.0);
}

} // namespace

struct Bars::Charts {
    QGraphicsScene scene;
    std::array<BarChart, 3> charts{BarChart(scene, -1), BarChart(scene, 0), BarChart(scene, 0)};
    std::array<BarPanel, 3> panels;
    QSizeF size;
    std::optional<Style> style;
    std::vector<BarColumn> columns;
    std::vector<QColor> colours; ///< one a column
    std::vector<QString> names;  ///< one a column
    std::vector<int> namedTokens;
    std::vector<BarName> columnNames;

    void place(const QSizeF &newSize, const Style &newStyle);
    void takeNames(const core::Scene &tokens);
    std::size_t shownPanels() const;
    bool percentagesAddUp() const;
    void feedScores();
    void feedExponentials(const core::Attention &attention);
    void feedWeights();
    void feedCharts();

    QFont numberFont() const;
    void paintTitles(QPainter &painter) const;
    void paintNames(QPainter &painter) const;
};

// Lengths are whole pixels, so that the lines of the charts are sharp.
void Bars::Charts::place(const QSizeF &newSize, const Style &newStyle)
{
    if (size == newSize && style == newStyle)
        return;
    size = newSize;
    style = newStyle;
    columnNames.clear();
    scene.setSceneRect(QRectF({0, 0}, size));

    const double text = style->textSize;
    const double head = std::round(2.75 * text); // title, then a number on the highest bar
    const double foot = std::round(1.3 * text);  // a number beneath the lowest bar
    const double gap = std::round(0.8 * text);
    const double base = std::round(2 * barSymbolSize(*style)); // for the names
    const double left = std::round(1.2 * text + 3.8 * style->tickSize);
    const double right = std::round(1.4 * text);
    const double free = size.height() - 3 * head - foot - 2.5 * gap - base;
    const double height = std::max(8.0, 2 * std::floor(free / 6));

    double y = std::round(gap / 2);
    for (std::size_t part = Scores; part <= Weights; ++part) {
        y += head;
        panels[part].lowest = part == Scores ? -1 : 0;
        panels[part].plot = QRectF(left, y, std::max(8.0, std::floor(size.width() - left - right)), height);
        charts[part].setArea(panels[part].plot);
        y += height + gap + (part == Scores ? foot : 0);
    }
}

void Bars::Charts::takeNames(const core::Scene &tokens)
{
    std::vector<QString> newNames;
    newNames.reserve(columns.size());
    for (const BarColumn &column : columns)
        newNames.push_back(column.token < 0 ? QCoreApplication::translate("Bars", "others (%n)", nullptr, column.tokens)
                                            : tokens.tokens[static_cast<std::size_t>(column.token)].name);
    std::vector<int> newTokens;
    newTokens.reserve(columns.size());
    for (const BarColumn &column : columns)
        newTokens.push_back(column.token);
    if (newNames == names && newTokens == namedTokens && !columnNames.empty())
        return;
    names = std::move(newNames);
    namedTokens = std::move(newTokens);
    const QRectF &plot = panels[Weights].plot;
    columnNames = barNames(columns, names, plot.left(), plot.right(), *style);
}

std::size_t Bars::Charts::shownPanels() const
{
    std::size_t count = 0;
    while (count < panels.size() && style->shows(stageOf(count)))
        ++count;
    return count;
}

bool Bars::Charts::percentagesAddUp() const
{
    double tenths = 0;
    for (const BarColumn &column : columns)
        tenths += std::round(column.weight * 1000);
    const bool allAreNumbers = std::none_of(columns.begin(), columns.end(), [](const BarColumn &column) {
        return (column.weight > 0 && column.weight < 0.0005) || (column.weight < 1 && column.weight >= 0.9995);
    });
    return allAreNumbers && tenths == 1000;
}

void Bars::Charts::feedScores()
{
    BarPanel &panel = panels[Scores];
    // Scores that are all printed as 0.00 shall not fill the chart.
    double most = std::pow(10, -style->decimals);
    for (const BarColumn &column : columns)
        if (std::isfinite(column.score))
            most = std::max(most, std::abs(column.score));
    panel.maximum = columns.empty() ? Decimal{1} : niceMaximum(decimal(most));
    const double power = std::pow(10, panel.maximum.exponent);
    for (const BarColumn &column : columns) {
        const double fraction = column.score / power / panel.maximum.mantissa;
        panel.fractions.push_back(std::isnan(fraction) ? 0 : std::clamp(fraction, -1.0, 1.0));
        panel.numbers.push_back(scoreText(column.score, style->decimals));
    }
}

void Bars::Charts::feedExponentials(const core::Attention &attention)
{
    BarPanel &panel = panels[Exponentials];
    panel.maximum = Decimal{1};
    if (columns.empty())
        return;
    double highest = 0;
    for (const BarColumn &column : columns)
        highest = std::max(highest, column.shiftedExponential);
    const Decimal most = exponentialDecimal(scoreOfSum(attention.scores.maxCoeff(), highest));
    panel.maximum = niceMaximum(most);
    const double filled = most.mantissa / panel.maximum.mantissa * (most.exponent < panel.maximum.exponent ? 0.1 : 1);
    for (const BarColumn &column : columns) {
        panel.fractions.push_back(positiveFraction(column.shiftedExponential / highest * filled));
        panel.numbers.push_back(exponentialText(column.score, style->decimals));
    }
}

void Bars::Charts::feedWeights()
{
    BarPanel &panel = panels[Weights];
    for (const BarColumn &column : columns) {
        panel.fractions.push_back(positiveFraction(column.weight));
        panel.numbers.push_back(core::formattedPercent(column.weight));
    }
}

void Bars::Charts::feedCharts()
{
    colours.clear();
    for (const BarColumn &column : columns)
        colours.push_back(barColour(column, *style));
    for (std::size_t part = Scores; part <= Weights; ++part) {
        BarPanel &panel = panels[part];
        // No bar is invisible, not even one of a score of 0.
        const double pixel = (1 - panel.lowest) / panel.plot.height();
        for (double &fraction : panel.fractions)
            if (std::abs(fraction) < pixel)
                fraction = std::copysign(pixel, fraction == 0 ? 1.0 : fraction);
        charts[part].setVisible(style->shows(stageOf(part)));
        charts[part].setColours(colours);
        charts[part].setFractions(panel.fractions);
    }
}

QFont Bars::Charts::numberFont() const
{
    const QFont font = textFont(style->textSize, true);
    const QFontMetricsF metrics(font);
    double widest = 1;
    for (const BarPanel &panel : panels)
        for (const QString &number : panel.numbers)
            widest = std::max(widest, metrics.horizontalAdvance(number));
    const double scale = std::clamp((panels[Scores].columnWidth() - 2) / widest, smallestTextScale, 1.0);
    return scale < 1 ? textFont(std::floor(scale * style->textSize), true) : font;
}

void Bars::Charts::paintTitles(QPainter &painter) const
{
    const auto title = [&](Part part, const QString &word, const QString &symbol) {
        if (style->shows(stageOf(part)))
            panels[part].paintTitle(painter, *style, word, symbol);
    };
    title(Scores, QCoreApplication::translate("Bars", "score"), QStringLiteral("s"));
    title(Exponentials, QCoreApplication::translate("Bars", "exponential"), QStringLiteral("e^{s}"));
    title(Weights, QCoreApplication::translate("Bars", "weight"), QStringLiteral("a"));
}

void Bars::Charts::paintNames(QPainter &painter) const
{
    const double baseline = panels[Weights].plot.bottom() + std::round(1.3 * barSymbolSize(*style));
    for (const BarName &name : columnNames)
        name.formula.paint(painter, QPointF(name.left - name.formula.box().left(), baseline), name.colour);
}

Bars::Bars() : m_charts(std::make_unique<Charts>()) {}

Bars::~Bars() = default;

void Bars::show(const core::Scene &scene, const core::Attention &attention, const QSizeF &size, const Style &style)
{
    Charts &charts = *m_charts;
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
    charts.panels[Scores].sum = sumOfScoresText(attention, style.decimals);
    charts.panels[Exponentials].sum = sumOfExponentialsText(attention, style.decimals);
    charts.panels[Weights].sum = sumOfWeightsText(attention, style.decimals);
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
    const BarPanel &highest = m_charts->panels[Scores];
    const double width = highest.columnWidth();
    const double left = highest.columnMiddle(static_cast<std::size_t>(column)) - width / 2;
    const double top = highest.plot.top() - std::round(1.3 * m_charts->style->textSize);
    return {left, top, width, m_charts->size.height() - top};
}

QString Bars::description(int column) const
{
    const auto i = static_cast<std::size_t>(column);
    const BarColumn &shown = m_charts->columns[i];
    const QString &name = m_charts->names[i];
    const QString number = QString::number(shown.token + 1);
    const QString who = shown.token < 0  ? name
                        : name.isEmpty() ? QCoreApplication::translate("Bars", "key %1").arg(number)
                                         : QCoreApplication::translate("Bars", "key %1 (%2)").arg(number, name);
    const auto &panels = m_charts->panels;
    QString numbers =
        QCoreApplication::translate("Bars", "%1: score %2, exponential %3, weight %4, that is %5.")
            .arg(who, panels[Scores].numbers[i], panels[Exponentials].numbers[i],
                 core::formattedWeight(shown.weight, m_charts->style->decimals), panels[Weights].numbers[i]);
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
