#include "ui/export/figurelayout.h"

#include "core/attention.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double largestPage = 14'400; // points, the limit of PDF
constexpr double titleHeight = 2;      // of its letters' size

struct FigureText {
    Q_DECLARE_TR_FUNCTIONS(Exporter)
};

bool isDefault(const FigureSize &size)
{
    return size.width == 0 && size.height == 0;
}

// Around the parts: the margins, and the title above.
QSizeF frame(const ExportOptions &options)
{
    const double margins = 2 * layoutPixels(options.margin);
    const double title = options.titleLine ? std::round(titleHeight * figureStyle(options).titleSize) : 0;
    return {margins, margins + title};
}

bool isFactor(double factor)
{
    return factor >= smallestFactor && factor <= largestFactor;
}

QString optionProblem(const core::Scene &scene, const ExportOptions &options)
{
    if (options.parts.empty())
        return FigureText::tr("the figure has no part.");
    if (options.dpi < 1 || options.dpi > largestDpi)
        return FigureText::tr("the resolution is not from 1 to %1 dpi.").arg(largestDpi);
    if (options.decimals < 0 || options.decimals > mostDecimals)
        return FigureText::tr("the decimals are not from 0 to %1.").arg(mostDecimals);
    if (!isFactor(options.textScale) || !isFactor(options.lineScale))
        return FigureText::tr("text sizes and line widths are not from %1 to %2 times the usual ones.")
            .arg(QString::number(smallestFactor), QString::number(largestFactor));
    if (options.views.measured >= static_cast<int>(scene.tokens.size()))
        return FigureText::tr("the scene has no token %1.").arg(options.views.measured + 1);
    return {};
}

void paintTitle(QPainter &painter, const ExportOptions &options, const QSizeF &room, const Style &style)
{
    const QFont font = textFont(style.titleSize, true);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(style.ink);
    const double side = style.textSize;
    const QString shown =
        metrics.elidedText(options.title.simplified(), Qt::ElideRight, std::max(0.0, room.width() - 2 * side));
    painter.drawText(QPointF(side, std::round(room.height() / 2 + metrics.capHeight() / 2)), shown);
}

} // namespace

QSizeF layoutSize(const core::Scene &scene, const ExportOptions &options)
{
    const FigureSize &size = options.size;
    if (isDefault(size))
        return usualSize(options.parts, static_cast<int>(scene.tokens.size()), figureStyle(options)) + frame(options);
    return {layoutPixels({size.width, size.unit}), layoutPixels({size.height, size.unit})};
}

double deviceScale(const ExportOptions &options)
{
    return options.size.unit == LengthUnit::Pixel ? 1 : options.dpi / pixelsPerInch;
}

namespace {

QString gifProblem(const QSizeF &pixels)
{
    constexpr double mostSide = 4000; // as every frame is that large
    if (pixels.width() > mostSide || pixels.height() > mostSide)
        return FigureText::tr("an animation has at most %1 pixels a side.").arg(mostSide);
    return sizeProblem(pixels);
}

} // namespace

QString figureProblem(const core::Scene &scene, Format format, const ExportOptions &options)
{
    QString ofOptions = optionProblem(scene, options);
    if (!ofOptions.isEmpty())
        return ofOptions;
    const QSizeF layout = layoutSize(scene, options);
    QString ofLayout = sizeProblem(layout);
    if (!ofLayout.isEmpty())
        return ofLayout;
    const QSizeF parts = layout - frame(options);
    if (parts.width() < 1 || parts.height() < 1)
        return FigureText::tr("margin and title leave no room for the figure.");
    if (format == Format::Png)
        return sizeProblem(layout * deviceScale(options));
    if (format == Format::Gif)
        return gifProblem(layout * deviceScale(options));
    if (format == Format::Pdf && std::max(layout.width(), layout.height()) * 72 / pixelsPerInch > largestPage)
        return FigureText::tr("a page of PDF is at most %1 inches long.").arg(largestPage / 72);
    return {};
}

void paintFigure(QPainter &painter, const core::Scene &scene, const ExportOptions &options, const QSizeF &size)
{
    const Style style = figureStyle(options);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    if (options.background != Background::Transparent)
        painter.fillRect(QRectF(QPointF(0, 0), size),
                         options.background == Background::White ? QColor(Qt::white) : style.paper);
    const QSizeF around = frame(options);
    const QSizeF parts = size - around;
    const double margin = around.width() / 2;
    const double title = around.height() - around.width();
    painter.save();
    painter.translate(margin, margin);
    if (options.titleLine)
        paintTitle(painter, options, {parts.width(), title}, style);
    painter.translate(0, title);
    paintStrip(painter, options.parts, scene, core::attend(scene), parts, style, options.views);
    painter.restore();
}

} // namespace ui
