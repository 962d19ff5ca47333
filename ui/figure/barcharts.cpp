#include "ui/figure/barcharts.h"

#include "core/number.h"
#include "ui/figure/barscale.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

Stage stageOf(std::size_t part)
{
    static constexpr std::array stages{Stage::Scores, Stage::Exponentials, Stage::Weights};
    return stages[part];
}

double positiveFraction(double fraction)
{
    return std::isnan(fraction) ? 0 : std::clamp(fraction, 0.0, 1.0);
}

/// Around the charts, as multiples of the size of text.
struct Spacing {
    double head;  ///< title, then a number on the highest bar
    double title; ///< of the title's baseline above the plot
    double foot;  ///< a number beneath the lowest bar
    double gap;
    double names; ///< as a multiple of the size of a name
};

constexpr Spacing roomy{2.75, 1.55, 1.3, 0.8, 2};
constexpr Spacing tight{2.2, 1.35, 1.15, 0.4, 1.7}; // where bars would be low: large type in front of a class
constexpr double leastRoomyPlot = 4;                // as a multiple of the size of text
constexpr double leastPlot = 1.5;                   // the same; text shrinks before a bar is lower
constexpr double leastText = 9;

/// Of the plot of each of the three charts.
double heightOfPlots(double height, const Style &style, const Spacing &spacing)
{
    const double text = style.textSize;
    const double free = height - 3 * std::round(spacing.head * text) - std::round(spacing.foot * text) -
                        2.5 * std::round(spacing.gap * text) - std::round(spacing.names * barSymbolSize(style));
    return std::max(8.0, 2 * std::floor(free / 6));
}

} // namespace

// Lengths are whole pixels, so that the lines of the charts are sharp.
void Bars::Charts::place(const QSizeF &newSize, const Style &newStyle)
{
    if (size == newSize && wanted == newStyle)
        return;
    size = newSize;
    wanted = newStyle;
    style = newStyle;
    while (style->textSize > leastText && heightOfPlots(size.height(), *style, tight) < leastPlot * style->textSize)
        style = style->textScaled(0.95);
    columnNames.clear();
    scene.setSceneRect(QRectF({0, 0}, size));

    const double text = style->textSize;
    const bool isRoomy = heightOfPlots(size.height(), *style, roomy) >= leastRoomyPlot * text;
    const Spacing &spacing = isRoomy ? roomy : tight;
    const double height = heightOfPlots(size.height(), *style, spacing);
    const double gap = std::round(spacing.gap * text);
    const double left = std::round(1.2 * text + 3.8 * style->tickSize);
    const double right = std::round(1.4 * text);

    double y = std::round(gap / 2);
    for (std::size_t part = Scores; part <= Weights; ++part) {
        y += std::round(spacing.head * text);
        panels[part].titleHeight = std::round(spacing.title * text);
        panels[part].lowest = part == Scores ? -1 : 0;
        panels[part].plot = QRectF(left, y, std::max(8.0, std::floor(size.width() - left - right)), height);
        charts[part].setArea(panels[part].plot);
        y += height + gap + (part == Scores ? std::round(spacing.foot * text) : 0);
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

core::Decimal Bars::Charts::axisEnd(BarPart part, const core::Decimal &most) const
{
    const core::Decimal nice = niceMaximum(most);
    const auto isLess = [](const core::Decimal &a, const core::Decimal &b) {
        return a.exponent < b.exponent || (a.exponent == b.exponent && a.mantissa < b.mantissa);
    };
    return held && held->part == part && isLess(nice, held->maximum) ? held->maximum : nice;
}

void Bars::Charts::feedScores()
{
    BarPanel &panel = panels[Scores];
    double most = 0;
    for (const BarColumn &column : columns)
        if (std::isfinite(column.score))
            most = std::max(most, std::abs(column.score));
    // Scores that are all printed as 0.00 shall not fill the chart.
    const double least = std::pow(10, -style->decimals);
    panel.maximum = axisEnd(BarPart::Score, most < least / 2 ? core::Decimal{1} : core::decimal(std::max(most, least)));
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
    if (columns.empty()) {
        panel.maximum = core::Decimal{1};
        return;
    }
    double highest = 0;
    for (const BarColumn &column : columns)
        highest = std::max(highest, column.shiftedExponential);
    const core::Decimal most = core::exponentialDecimal(core::scoreOfSum(attention.scores.maxCoeff(), highest));
    panel.maximum = axisEnd(BarPart::Exponential, most);
    const double powers = most.exponent == panel.maximum.exponent ? 0 : most.exponent - panel.maximum.exponent;
    const double filled = most.mantissa / panel.maximum.mantissa * std::pow(10, powers);
    for (const BarColumn &column : columns) {
        panel.fractions.push_back(positiveFraction(column.shiftedExponential / highest * filled));
        panel.numbers.push_back(core::exponentialText(column.score, style->decimals));
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

} // namespace ui
