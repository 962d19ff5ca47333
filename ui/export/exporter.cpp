#include "ui/export/exporter.h"

#include "core/attention.h"
#include "core/file.h"
#include "core/number.h"
#include "ui/export/outlines.h"
#include "ui/export/pdf.h"
#include "ui/export/svgdevice.h"
#include "ui/export/tikzdevice.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QHashFunctions>
#include <QImage>
#include <QImageWriter>
#include <QPainter>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double largestSide = 20'000; // pixels; 1.6 GB while a square of that size is painted
constexpr double largestPage = 14'400; // points, the limit of PDF
constexpr double pixelsPerInch = 96;   // layout pixels
constexpr double millimetresPerInch = 25.4;

double inches(double length, FigureSize::Unit unit)
{
    switch (unit) {
    case FigureSize::Unit::Millimetre:
        return length / millimetresPerInch;
    case FigureSize::Unit::Inch:
        return length;
    case FigureSize::Unit::Pixel:
        break;
    }
    return length / pixelsPerInch;
}

bool isDefault(const FigureSize &size)
{
    return size.width == 0 && size.height == 0;
}

QSizeF layoutSize(const core::Scene &scene, const ExportOptions &options)
{
    const FigureSize &size = options.size;
    if (isDefault(size))
        return usualSize(options.parts, static_cast<int>(scene.tokens.size()), options.style);
    return pixelsPerInch * QSizeF(inches(size.width, size.unit), inches(size.height, size.unit));
}

// Device pixels per layout pixel of PNG.
double scaleOf(const ExportOptions &options)
{
    return options.size.unit == FigureSize::Unit::Pixel ? 1 : options.dpi / pixelsPerInch;
}

QSize deviceSize(const core::Scene &scene, const ExportOptions &options)
{
    return (layoutSize(scene, options) * scaleOf(options)).toSize().expandedTo(QSize(1, 1));
}

QString sizeProblem(const QSizeF &pixels)
{
    if (!(pixels.width() >= 1 && pixels.height() >= 1))
        return QCoreApplication::translate("Exporter", "a figure is at least one pixel wide and high.");
    if (pixels.width() > largestSide || pixels.height() > largestSide)
        return QCoreApplication::translate("Exporter", "a figure has at most %1 pixels a side.").arg(largestSide);
    return {};
}

QString problem(const core::Scene &scene, Format format, const ExportOptions &options)
{
    if (options.parts.empty())
        return QCoreApplication::translate("Exporter", "the figure has no part.");
    if (options.dpi < 1 || options.dpi > largestDpi)
        return QCoreApplication::translate("Exporter", "the resolution is not from 1 to %1 dpi.").arg(largestDpi);
    const QSizeF layout = layoutSize(scene, options);
    QString ofLayout = sizeProblem(layout);
    if (!ofLayout.isEmpty())
        return ofLayout;
    if (format == Format::Png)
        return sizeProblem(layout * scaleOf(options));
    if (format == Format::Pdf && std::max(layout.width(), layout.height()) * 72 / pixelsPerInch > largestPage)
        return QCoreApplication::translate("Exporter", "a page of PDF is at most %1 inches long.")
            .arg(largestPage / 72);
    return {};
}

void paintFigure(QPainter &painter, const core::Scene &scene, const ExportOptions &options, const QSizeF &size)
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    if (options.background != Background::Transparent)
        painter.fillRect(QRectF(QPointF(0, 0), size),
                         options.background == Background::White ? QColor(Qt::white) : options.style.paper);
    paintStrip(painter, options.parts, scene, core::attend(scene), size, options.style, options.views);
}

void paintOutlines(QPainter &painter, const core::Scene &scene, const ExportOptions &options, const QSizeF &size)
{
    OutlinesDevice outlines(painter);
    QPainter outlinesPainter(&outlines);
    paintFigure(outlinesPainter, scene, options, size);
}

// `usual` is how text is written if nothing else is asked for.
void paintVectors(QPainter &painter, const core::Scene &scene, const ExportOptions &options, const QSizeF &size,
                  TextMode usual)
{
    if (options.text.value_or(usual) == TextMode::Outlines)
        paintOutlines(painter, scene, options, size);
    else
        paintFigure(painter, scene, options, size);
}

TextMode usualTextOfSvg(const core::Scene &scene)
{
    const bool isLatin = std::all_of(scene.tokens.begin(), scene.tokens.end(),
                                     [](const core::Token &token) { return isLatinText(token.name); });
    return isLatin ? TextMode::Text : TextMode::Outlines;
}

QByteArray pngBytes(const core::Scene &scene, const ExportOptions &options)
{
    const double scale = scaleOf(options);
    QImage image(deviceSize(scene, options), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return {};
    // The resolution of a new image is the screen's.
    const auto setResolution = [&image](double dpi) {
        image.setDotsPerMeterX(qRound(dpi * 1000 / millimetresPerInch));
        image.setDotsPerMeterY(qRound(dpi * 1000 / millimetresPerInch));
    };
    setResolution(pixelsPerInch);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paintFigure(painter, scene, options, QSizeF(image.size()) / scale);
    painter.end();
    setResolution(options.dpi);
    if (options.background != Background::Transparent)
        image.convertTo(QImage::Format_RGB32);
    image.setText(QStringLiteral("Title"), options.title);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return QImageWriter(&buffer, "png").write(image) ? bytes : QByteArray();
}

QByteArray svgBytes(const core::Scene &scene, const ExportOptions &options)
{
    const QSizeF size = layoutSize(scene, options);
    const FigureSize stated = isDefault(options.size) ? FigureSize{size.width(), size.height()} : options.size;
    const auto length = [&stated](double value) {
        static constexpr const char *units[] = {"", "mm", "in"};
        return core::machineFormatted(value) + QLatin1String(units[static_cast<int>(stated.unit)]);
    };
    SvgDevice device(size, length(stated.width), length(stated.height), options.title);
    QPainter painter(&device);
    paintVectors(painter, scene, options, size, usualTextOfSvg(scene));
    painter.end();
    return device.bytes();
}

QByteArray tikzBytes(const core::Scene &scene, TikzDevice::Kind kind, const ExportOptions &options)
{
    const QSizeF size = layoutSize(scene, options);
    TikzDevice device(size, options.style, options.title, kind);
    QPainter painter(&device);
    paintVectors(painter, scene, options, size, TextMode::Text);
    painter.end();
    return device.bytes();
}

QByteArray bytesOf(const core::Scene &scene, Format format, const ExportOptions &options)
{
    switch (format) {
    case Format::Svg:
        return svgBytes(scene, options);
    case Format::Pdf: {
        const QSizeF size = layoutSize(scene, options);
        return pdfBytes(size, options.title,
                        [&](QPainter &painter) { paintVectors(painter, scene, options, size, TextMode::Text); });
    }
    case Format::Tikz:
        return tikzBytes(scene, TikzDevice::Kind::Picture, options);
    case Format::TikzDocument:
        return tikzBytes(scene, TikzDevice::Kind::Document, options);
    case Format::Png:
        break;
    }
    return pngBytes(scene, options);
}

} // namespace

std::optional<FigureSize> parsedFigureSize(const QString &text)
{
    static const QRegularExpression form(
        QStringLiteral("^(\\d{1,9}(?:\\.\\d{1,9})?)x(\\d{1,9}(?:\\.\\d{1,9})?)(mm|in|px)?$"));
    const QRegularExpressionMatch match = form.match(text.trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    FigureSize size{match.captured(1).toDouble(), match.captured(2).toDouble()};
    if (match.captured(3) == QLatin1String("mm"))
        size.unit = FigureSize::Unit::Millimetre;
    else if (match.captured(3) == QLatin1String("in"))
        size.unit = FigureSize::Unit::Inch;
    else if (size.width != std::floor(size.width) || size.height != std::floor(size.height))
        return std::nullopt;
    ExportOptions options;
    options.size = size;
    const bool isSize = size.width > 0 && size.height > 0 && sizeProblem(layoutSize({}, options)).isEmpty();
    return isSize ? std::optional(size) : std::nullopt;
}

QString figureTitle(const QString &sceneFile)
{
    const QString name = QFileInfo(sceneFile).completeBaseName();
    return name.isEmpty() || sceneFile == u'-' ? QStringLiteral("Attention Plane") : name;
}

std::optional<Format> formatOf(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("svg"))
        return Format::Svg;
    if (suffix == QLatin1String("pdf"))
        return Format::Pdf;
    if (suffix == QLatin1String("png"))
        return Format::Png;
    if (suffix == QLatin1String("tikz"))
        return Format::Tikz;
    if (suffix == QLatin1String("tex"))
        return Format::TikzDocument;
    return std::nullopt;
}

std::optional<QByteArray> figureBytes(const core::Scene &scene, Format format, const ExportOptions &options,
                                      QString *error)
{
    *error = problem(scene, format, options);
    if (!error->isEmpty())
        return std::nullopt;
    // The writer of PDF lists its fonts in the order of a hash table, which else differs from run to run.
    QHashSeed::setDeterministicGlobalSeed();
    QByteArray bytes = bytesOf(scene, format, options);
    QHashSeed::resetRandomGlobalSeed();
    if (!bytes.isEmpty())
        return bytes;
    *error = QCoreApplication::translate("Exporter", "there is not enough memory for the figure.");
    return std::nullopt;
}

bool exportFigure(const core::Scene &scene, const QString &path, const ExportOptions &options, QString *error)
{
    const auto format = formatOf(path);
    if (!format) {
        *error = core::atPath(
            path, QCoreApplication::translate("Exporter", "a figure ends in .svg, .pdf, .png, .tex or .tikz."));
        return false;
    }
    const auto bytes = figureBytes(scene, *format, options, error);
    if (!bytes) {
        *error = core::atPath(path, *error);
        return false;
    }
    return core::writeFile(path, *bytes, error);
}

} // namespace ui
