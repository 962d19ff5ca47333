#include "ui/figure/barpanel.h"

#include "ui/figure/formula.h"
#include "ui/figure/style.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ui {

namespace {

void paintRightAligned(QPainter &painter, const QFont &font, const QPointF &end, const QString &text)
{
    painter.setFont(font);
    painter.drawText(end - QPointF(QFontMetricsF(font).horizontalAdvance(text), 0), text);
}

} // namespace

double BarPanel::y(double fraction) const
{
    return plot.bottom() - (fraction - lowest) / (1 - lowest) * plot.height();
}

double BarPanel::fraction(double y) const
{
    return lowest + (1 - lowest) * (plot.bottom() - y) / plot.height();
}

double BarPanel::columnWidth() const
{
    return plot.width() / static_cast<double>(std::max<std::size_t>(1, fractions.size()));
}

double BarPanel::columnMiddle(std::size_t column) const
{
    return plot.left() + (static_cast<double>(column) + 0.5) * columnWidth();
}

QRectF BarPanel::bar(std::size_t column) const
{
    const double tip = barEnd(column);
    const double foot = y(0);
    return {columnMiddle(column) - columnWidth() / 4, std::min(tip, foot), columnWidth() / 2, std::abs(tip - foot)};
}

void BarPanel::paintGrid(QPainter &painter, const Style &style) const
{
    const auto line = [&](double fraction, const QColor &colour) {
        const double height = y(fraction) + 0.5; // in the middle of a pixel
        painter.setPen(QPen(colour, style.hairline));
        painter.drawLine(QPointF(plot.left(), height), QPointF(plot.right(), height));
    };
    for (const double fraction : {1.0, lowest < 0 ? -1.0 : 0.5})
        line(fraction, style.grid);
    line(0, style.axis);
}

void BarPanel::paintTitle(QPainter &painter, const Style &style, const QString &word, const QString &symbol) const
{
    const double margin = std::round(1.2 * style.textSize);
    const double baseline = plot.top() - titleHeight;

    const QFont font = textFont(style.textSize, true);
    painter.setFont(font);
    painter.setPen(style.ink);
    painter.drawText(QPointF(margin, baseline), word);
    const double gap = 0.4 * style.textSize;
    const double start = margin + QFontMetricsF(font).horizontalAdvance(word) + gap;
    const Formula formula(symbol, 1.15 * style.textSize);
    formula.paint(painter, QPointF(start, baseline), style.ink);

    const QFont sumFont = textFont(0.95 * style.textSize);
    const QString text = QStringLiteral("Σ = ") + sum;
    if (start + formula.box().width() + gap + QFontMetricsF(sumFont).horizontalAdvance(text) > plot.right())
        return; // the figure is too narrow for it
    painter.setPen(style.muted);
    paintRightAligned(painter, sumFont, QPointF(plot.right(), baseline), text);
}

void BarPanel::paintTicks(QPainter &painter, const Style &style) const
{
    painter.setPen(style.muted);
    const double end = plot.left() - 0.5 * style.tickSize;
    std::vector<double> taken;
    for (const double fraction : {0.0, 1.0, lowest < 0 ? -1.0 : 0.5}) {
        const bool isCrowded = std::any_of(taken.begin(), taken.end(), [&](double other) {
            return std::abs(y(fraction) - y(other)) < style.tickSize;
        });
        if (isCrowded)
            continue;
        taken.push_back(fraction);
        const QString text = tickText({maximum.mantissa * fraction, maximum.exponent});
        QFont font = textFont(style.tickSize);
        const double needed = QFontMetricsF(font).horizontalAdvance(text);
        if (needed > end)
            font = textFont(std::floor(style.tickSize * std::max(smallestTextScale, end / needed)));
        const double middle = QFontMetricsF(font).capHeight() / 2;
        paintRightAligned(painter, font, QPointF(end, y(fraction) + middle), text);
    }
}

// A number wider than its column may reach over its neighbours as long as it covers neither a bar nor a number; the
// longest bars choose first.
void BarPanel::paintNumbers(QPainter &painter, const Style &style, const QFontMetricsF &metrics,
                            const std::vector<QColor> &colours, double rightmost) const
{
    const double gap = 0.4 * style.textSize;
    const double height = metrics.capHeight();
    const double leftmost = plot.left() - 0.4 * style.tickSize;
    std::vector<QRectF> taken;
    for (std::size_t i = 0; i < fractions.size(); ++i)
        taken.push_back(bar(i));
    std::vector<std::size_t> order(fractions.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [this](std::size_t a, std::size_t b) { return std::abs(fractions[a]) > std::abs(fractions[b]); });
    for (const std::size_t i : order) {
        const double length = metrics.horizontalAdvance(numbers[i]);
        const double tip = y(fractions[i]);
        const double top = fractions[i] < 0 ? tip + gap : tip - gap - height;
        const double start = std::clamp(columnMiddle(i) - length / 2, leftmost, std::max(leftmost, rightmost - length));
        const QRectF area(start, top, length, height);
        const auto touches = [wide = area.adjusted(-1, 0, 1, 0)](const QRectF &other) {
            return other.intersects(wide);
        };
        if (area.right() > rightmost || std::any_of(taken.begin(), taken.end(), touches))
            continue;
        taken.push_back(area);
        painter.setPen(colours[i]);
        painter.drawText(area.bottomLeft(), numbers[i]);
    }
}

} // namespace ui
