#include "ui/figure/bars.h"

#include "core/number.h"
#include "ui/figure/barchart.h"
#include "ui/figure/barcolumns.h"
#include "ui/figure/barscale.h"
#include "ui/figure/formula.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGraphicsScene>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <optional>

namespace ui {

namespace {

constexpr double smallestScale = 0.7; ///< text that does not fit shrinks so far, then is left out

enum Part { Scores, Exponentials, Weights };

/// What is drawn around the bars of one chart.
struct Panel {
    QRectF plot;
    double lowest = 0;  ///< of the axis, as a fraction of the maximum
    Decimal maximum{1}; ///< of the axis
    QString sum;
    std::vector<double> fractions; ///< of the maximum, one a column
    std::vector<QString> numbers;

    double y(double fraction) const { return plot.bottom() - (fraction - lowest) / (1 - lowest) * plot.height(); }
};

/// A name beneath the columns; `left` is where its baseline starts.
struct ColumnName {
    Formula formula;
    double left;
    QColor colour;
};

double width(const Formula &formula)
{
    return formula.box().width();
}

/// `text` painted with its middle at `x` or its end at `x`.
void paintText(QPainter &painter, const QFontMetricsF &metrics, const QPointF &baseline, const QString &text,
               double alignment)
{
    painter.drawText(baseline - QPointF(alignment * metrics.horizontalAdvance(text), 0), text);
}

/// exp(largest score) × sum, where `sum` is one of shifted exponentials, as the score that would give it.
double scoreOfSum(double largestScore, double sum)
{
    return largestScore + std::log(sum);
}

double positiveFraction(double fraction)
{
    return std::isnan(fraction) ? 0 : std::clamp(fraction, 0.0, 1.0);
}

/// The text is that of all tokens, shown or not.
QString sumOfScoresText(const core::Attention &attention, int decimals)
{
    const double sum = attention.scores.sum();
    return std::isnan(sum) ? QCoreApplication::translate("Bars", "undefined") : scoreText(sum, decimals);
}

QString sumOfExponentialsText(const core::Attention &attention, int decimals)
{
    const double sum = core::sumOfExponentials(attention);
    if (attention.scores.size() == 0 || std::isnormal(sum))
        return core::formattedExponential(sum, decimals);
    const double score = scoreOfSum(attention.scores.maxCoeff(), attention.shiftedExponentials.sum());
    return exponentialText(score, decimals);
}

QString sumOfWeightsText(const core::Attention &attention, int decimals)
{
    constexpr double rounding = 1e-9; // far above that of a thousand sums, far below what can be seen
    const double sum = attention.weights.sum();
    return core::formattedWeight(std::abs(sum - 1) < rounding ? 1 : sum, decimals);
}

} // namespace

struct Bars::Charts {
    QGraphicsScene scene;
    std::array<BarChart, 3> charts{BarChart(scene, -1), BarChart(scene, 0), BarChart(scene, 0)};
    std::array<Panel, 3> panels;
    QSizeF size;
    std::optional<Style> style;
    std::vector<BarColumn> columns;
    std::vector<QString> names; ///< one a column
    std::vector<int> namedTokens;
    std::vector<ColumnName> columnNames;

    void place(const QSizeF &newSize, const Style &newStyle);
    void takeNames(const core::Scene &tokens);
    void placeNames();
    bool percentagesAddUp() const;
    void feedScores();
    void feedExponentials(const core::Attention &attention);
    void feedWeights();
    void feedCharts();

    double columnWidth() const
    {
        return panels[Scores].plot.width() / static_cast<double>(std::max<std::size_t>(1, columns.size()));
    }
    double columnMiddle(std::size_t column) const
    {
        return panels[Scores].plot.left() + (static_cast<double>(column) + 0.5) * columnWidth();
    }
    QColor colour(const BarColumn &column) const
    {
        return column.token < 0 ? style->muted : style->tokenColour(column.token);
    }
    double symbolSize() const { return 0.85 * style->mathSize; }
    Formula columnFormula(std::size_t column, double size, bool withName) const;

    void paintGrid(QPainter &painter, const Panel &panel) const;
    void paintTitle(QPainter &painter, Part part) const;
    void paintTicks(QPainter &painter, const Panel &panel) const;
    QRectF barRect(const Panel &panel, std::size_t column) const;
    void paintNumbers(QPainter &painter, const Panel &panel, const QFontMetricsF &metrics) const;
    void paintNames(QPainter &painter) const;
    QFont numberFont() const;
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
    const double base = std::round(2 * symbolSize()); // for the names
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

Formula Bars::Charts::columnFormula(std::size_t column, double symbol, bool withName) const
{
    const QString &name = names[column];
    const int token = columns[column].token;
    if (token >= 0 && (name.isEmpty() || !withName))
        return Formula(vectorSource(QLatin1Char('k'), token), symbol);

    const auto words = [&](const QString &shown) {
        return Formula(QStringLiteral("\\text{%1}").arg(texEscaped(shown)), symbol);
    };
    const double room = columnWidth() - 4;
    Formula whole = words(name);
    if (token < 0 || width(whole) <= room)
        return whole;
    qsizetype fits = 0;
    for (qsizetype above = name.size(); above - fits > 1;) {
        const qsizetype middle = (fits + above) / 2;
        (width(words(name.left(middle) + QChar(0x2026))) <= room ? fits : above) = middle;
    }
    if (fits > 0 && name[fits - 1].isHighSurrogate())
        --fits;
    return words(name.left(fits).trimmed() + QChar(0x2026));
}

void Bars::Charts::takeNames(const core::Scene &tokens)
{
    std::vector<QString> newNames;
    newNames.reserve(columns.size());
    for (const BarColumn &column : columns)
        newNames.push_back(column.token < 0 ? QCoreApplication::translate("Bars", "others (%n)", nullptr, column.tokens)
                                            : tokens.tokens[static_cast<std::size_t>(column.token)].name);
    std::vector<int> newTokens;
    for (const BarColumn &column : columns)
        newTokens.push_back(column.token);
    if (newNames == names && newTokens == namedTokens && !columnNames.empty())
        return;
    names = std::move(newNames);
    namedTokens = std::move(newTokens);
    columnNames.clear();
    placeNames();
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
    Panel &panel = panels[Scores];
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
    Panel &panel = panels[Exponentials];
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
    Panel &panel = panels[Weights];
    for (const BarColumn &column : columns) {
        panel.fractions.push_back(positiveFraction(column.weight));
        panel.numbers.push_back(core::formattedPercent(column.weight));
    }
}

void Bars::Charts::feedCharts()
{
    std::vector<QColor> colours;
    for (const BarColumn &column : columns)
        colours.push_back(colour(column));
    for (std::size_t part = Scores; part <= Weights; ++part) {
        Panel &panel = panels[part];
        // No bar is invisible, not even one of a score of 0.
        const double pixel = (1 - panel.lowest) / panel.plot.height();
        for (double &fraction : panel.fractions)
            if (std::abs(fraction) < pixel)
                fraction = std::copysign(pixel, fraction == 0 ? 1.0 : fraction);
        charts[part].setColours(colours);
        charts[part].setFractions(panel.fractions);
    }
}

void Bars::Charts::paintGrid(QPainter &painter, const Panel &panel) const
{
    const auto line = [&](double fraction, const QColor &colour) {
        const double y = panel.y(fraction) + 0.5;
        painter.setPen(QPen(colour, style->hairline));
        painter.drawLine(QPointF(panel.plot.left(), y), QPointF(panel.plot.right(), y));
    };
    for (const double fraction : {1.0, panel.lowest < 0 ? -1.0 : 0.5})
        line(fraction, style->grid);
    line(0, style->axis);
}

void Bars::Charts::paintTitle(QPainter &painter, Part part) const
{
    static constexpr std::array symbols{"s", "e^{s}", "a"};
    const std::array words{QCoreApplication::translate("Bars", "score"),
                           QCoreApplication::translate("Bars", "exponential"),
                           QCoreApplication::translate("Bars", "weight")};
    const Panel &panel = panels[part];
    const double margin = std::round(1.2 * style->textSize);
    const double baseline = panel.plot.top() - std::round(1.55 * style->textSize);

    const QFont titleFont = textFont(style->textSize, true);
    painter.setFont(titleFont);
    painter.setPen(style->ink);
    painter.drawText(QPointF(margin, baseline), words[part]);
    const double end = margin + QFontMetricsF(titleFont).horizontalAdvance(words[part]);
    const Formula symbol(QString::fromLatin1(symbols[part]), 1.15 * style->textSize);
    symbol.paint(painter, QPointF(end + 0.4 * style->textSize, baseline), style->ink);

    const QFont sumFont = textFont(0.95 * style->textSize);
    painter.setFont(sumFont);
    painter.setPen(style->muted);
    const QString sum = QStringLiteral("Σ = ") + panel.sum;
    paintText(painter, QFontMetricsF(sumFont), QPointF(panel.plot.right(), baseline), sum, 1);
}

void Bars::Charts::paintTicks(QPainter &painter, const Panel &panel) const
{
    painter.setPen(style->muted);
    const double end = panel.plot.left() - 0.5 * style->tickSize;
    for (const double fraction : {0.0, 1.0, panel.lowest < 0 ? -1.0 : 0.5}) {
        const QString text = tickText({panel.maximum.mantissa * fraction, panel.maximum.exponent});
        QFont font = textFont(style->tickSize);
        const double needed = QFontMetricsF(font).horizontalAdvance(text);
        if (needed > end)
            font = textFont(std::floor(style->tickSize * std::max(smallestScale, end / needed)));
        const QFontMetricsF metrics(font);
        painter.setFont(font);
        paintText(painter, metrics, QPointF(end, panel.y(fraction) + metrics.capHeight() / 2), text, 1);
    }
}

QRectF Bars::Charts::barRect(const Panel &panel, std::size_t column) const
{
    const double tip = panel.y(panel.fractions[column]);
    const double foot = panel.y(0);
    return {columnMiddle(column) - columnWidth() / 4, std::min(tip, foot), columnWidth() / 2, std::abs(tip - foot)};
}

QFont Bars::Charts::numberFont() const
{
    const QFont font = textFont(style->textSize, true);
    const QFontMetricsF metrics(font);
    double widest = 1;
    for (const Panel &panel : panels)
        for (const QString &number : panel.numbers)
            widest = std::max(widest, metrics.horizontalAdvance(number));
    const double scale = std::clamp((columnWidth() - 2) / widest, smallestScale, 1.0);
    return scale < 1 ? textFont(std::floor(scale * style->textSize), true) : font;
}

// A number wider than its column may reach over its neighbours as long as it covers neither a bar nor a number; the
// longest bars choose first.
void Bars::Charts::paintNumbers(QPainter &painter, const Panel &panel, const QFontMetricsF &metrics) const
{
    const double gap = 0.4 * style->textSize;
    const double height = metrics.capHeight();
    const double leftmost = panel.plot.left() - 0.4 * style->tickSize;
    const double rightmost = size.width();
    std::vector<QRectF> taken;
    for (std::size_t i = 0; i < columns.size(); ++i)
        taken.push_back(barRect(panel, i));
    std::vector<std::size_t> order(columns.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return std::abs(panel.fractions[a]) > std::abs(panel.fractions[b]);
    });
    for (const std::size_t i : order) {
        const double length = metrics.horizontalAdvance(panel.numbers[i]);
        const double tip = panel.y(panel.fractions[i]);
        const double top = panel.fractions[i] < 0 ? tip + gap : tip - gap - height;
        const double start = std::clamp(columnMiddle(i) - length / 2, leftmost, std::max(leftmost, rightmost - length));
        const QRectF area(start, top, length, height);
        const auto touches = [wide = area.adjusted(-1, 0, 1, 0)](const QRectF &other) {
            return other.intersects(wide);
        };
        if (area.right() > rightmost || std::any_of(taken.begin(), taken.end(), touches))
            continue;
        taken.push_back(area);
        painter.setPen(colour(columns[i]));
        painter.drawText(area.bottomLeft(), panel.numbers[i]);
    }
}

// Names that do not all fit get smaller, then only every second, third, … is shown.
void Bars::Charts::placeNames()
{
    const double room = columnWidth() - 3;
    const bool withNames = room > 3 * symbolSize();
    double letter = symbolSize();
    const auto widestSymbol = [&] {
        double widest = 0;
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (columns[i].token >= 0)
                widest = std::max(widest, width(columnFormula(i, letter, withNames)));
        return widest;
    };
    double widest = widestSymbol();
    if (widest > room) {
        letter = std::floor(letter * std::max(smallestScale, room / widest));
        widest = widestSymbol();
    }
    const auto step = static_cast<std::size_t>(std::max(1.0, std::ceil((widest + 3) / columnWidth())));
    double end = panels[Weights].plot.right();
    if (!columns.empty() && columns.back().token < 0) {
        const Formula formula = columnFormula(columns.size() - 1, letter, withNames);
        const double left = std::min(columnMiddle(columns.size() - 1) - width(formula) / 2, end - width(formula));
        columnNames.push_back({formula, left, style->muted});
        end = left - 4;
    }
    for (std::size_t i = 0; i < columns.size(); i += columns[i].token < 0 ? columns.size() : step) {
        if (columns[i].token < 0)
            continue;
        const Formula formula = columnFormula(i, letter, withNames);
        const double left = columnMiddle(i) - width(formula) / 2;
        if (left + width(formula) <= end + room / 2)
            columnNames.push_back({formula, left, colour(columns[i])});
    }
}

void Bars::Charts::paintNames(QPainter &painter) const
{
    const double baseline = panels[Weights].plot.bottom() + std::round(1.3 * symbolSize());
    for (const ColumnName &name : columnNames)
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
    for (Panel &panel : charts.panels) {
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
    if (!m_charts->style)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Panel &panel : m_charts->panels)
        m_charts->paintGrid(painter, panel);
    const QRectF area({0, 0}, m_charts->size);
    // Qt Charts rounds the edges of bars to just before or after a whole pixel. Moved by what no one can see, they are
    // always just after it, and the picture is the same wherever it is painted.
    constexpr double nudge = 1.0 / 1024;
    m_charts->scene.render(&painter, area.translated(nudge, nudge), area);
    for (const Part part : {Scores, Exponentials, Weights}) {
        m_charts->paintTitle(painter, part);
        m_charts->paintTicks(painter, m_charts->panels[part]);
    }
    const QFont numbers = m_charts->numberFont();
    painter.setFont(numbers);
    for (const Panel &panel : m_charts->panels)
        m_charts->paintNumbers(painter, panel, QFontMetricsF(numbers));
    m_charts->paintNames(painter);
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
    const double width = m_charts->columnWidth();
    const double middle = m_charts->columnMiddle(static_cast<std::size_t>(column));
    const QRectF &highest = m_charts->panels[Scores].plot;
    const double top = highest.top() - std::round(1.3 * m_charts->style->textSize);
    return {middle - width / 2, top, width, m_charts->size.height() - top};
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
    const QString numbers =
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
