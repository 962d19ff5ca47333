#include "ui/export/exporter.h"

#include "core/file.h"
#include "ui/export/figurelayout.h"
#include "ui/export/frames.h"
#include "ui/export/outlines.h"
#include "ui/export/payload.h"
#include "ui/export/pdf.h"
#include "ui/export/svgdevice.h"
#include "ui/export/tikzdevice.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QHashFunctions>
#include <QImage>
#include <QImageWriter>
#include <QPainter>

#include <algorithm>
#include <vector>

namespace ui {

namespace {

bool isDefault(const FigureSize &size)
{
    return size.width == 0 && size.height == 0;
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

// Null without enough memory. The resolution of a new image is the screen's.
QImage pictureOf(const core::Scene &scene, const ExportOptions &options)
{
    const double scale = deviceScale(options);
    QImage image((layoutSize(scene, options) * scale).toSize().expandedTo(QSize(1, 1)),
                 QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return {};
    const auto setResolution = [&image](double dpi) {
        image.setDotsPerMeterX(qRound(dpi / 0.0254));
        image.setDotsPerMeterY(qRound(dpi / 0.0254));
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
    return image;
}

QByteArray pngBytes(const core::Scene &scene, const ExportOptions &options)
{
    QImage image = pictureOf(scene, options);
    if (image.isNull())
        return {};
    image.setText(QStringLiteral("Title"), options.title);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return QImageWriter(&buffer, "png").write(image) ? bytes : QByteArray();
}

// What is half transparent cannot be, so the ground is white instead.
QByteArray animationBytes(std::span<const Sheet> sheets, const Progress &progress)
{
    const auto sheet = [&sheets](int frame) -> const Sheet & { return sheets[static_cast<std::size_t>(frame)]; };
    const auto image = [&sheet](int frame) {
        ExportOptions options = sheet(frame).options;
        if (options.background == Background::Transparent)
            options.background = Background::White;
        return pictureOf(sheet(frame).scene, options);
    };
    const auto hundredths = [&sheet](int frame) { return sheet(frame).hundredths; };
    return gifBytes({static_cast<int>(sheets.size()), image, hundredths}, sheets.front().options.title, progress);
}

QByteArray svgBytes(const core::Scene &scene, const ExportOptions &options)
{
    const QSizeF size = layoutSize(scene, options);
    const FigureSize stated = isDefault(options.size) ? FigureSize{size.width(), size.height()} : options.size;
    SvgDevice device(size, lengthText({stated.width, stated.unit}), lengthText({stated.height, stated.unit}),
                     options.title);
    QPainter painter(&device);
    paintVectors(painter, scene, options, size, usualTextOfSvg(scene));
    painter.end();
    return device.bytes();
}

QByteArray tikzBytes(const core::Scene &scene, TikzDevice::Kind kind, const ExportOptions &options)
{
    const QSizeF size = layoutSize(scene, options);
    TikzDevice device(size, figureStyle(options), options.title, kind);
    QPainter painter(&device);
    paintVectors(painter, scene, options, size, TextMode::Text);
    painter.end();
    return device.bytes();
}

// All of them in a PDF and a GIF; the other formats hold one.
QByteArray bytesOf(std::span<const Sheet> sheets, Format format, const Progress &progress)
{
    const core::Scene &scene = sheets.front().scene;
    const ExportOptions &options = sheets.front().options;
    switch (format) {
    case Format::Svg:
        return svgBytes(scene, options);
    case Format::Pdf: {
        const QSizeF size = layoutSize(scene, options);
        std::vector<Painting> pages;
        pages.reserve(sheets.size());
        for (const Sheet &sheet : sheets)
            pages.emplace_back([&sheet, &size](QPainter &painter) {
                paintVectors(painter, sheet.scene, sheet.options, size, TextMode::Text);
            });
        return pdfBytes(size, options.title, pages);
    }
    case Format::Tikz:
        return tikzBytes(scene, TikzDevice::Kind::Picture, options);
    case Format::TikzDocument:
        return tikzBytes(scene, TikzDevice::Kind::Document, options);
    case Format::Gif:
        return animationBytes(sheets, progress);
    case Format::Png:
        break;
    }
    return pngBytes(scene, options);
}

std::optional<QByteArray> fileBytes(std::span<const Sheet> sheets, Format format, QString *error,
                                    const Progress &progress = {})
{
    for (const Sheet &sheet : sheets) {
        *error = figureProblem(sheet.scene, format, sheet.options);
        if (!error->isEmpty())
            return std::nullopt;
    }
    bool isStopped = false;
    const Progress watched = [&](int done, int all) {
        isStopped = progress && !progress(done, all);
        return !isStopped;
    };
    // The writer of PDF lists its fonts in the order of a hash table, which else differs from run to run.
    QHashSeed::setDeterministicGlobalSeed();
    const QByteArray bytes = bytesOf(sheets, format, watched);
    QHashSeed::resetRandomGlobalSeed();
    if (!bytes.isEmpty())
        return withPayload(bytes, format, {sheets.front().scene, sheets.front().options});
    *error = isStopped ? QCoreApplication::translate("Exporter", "stopped; nothing was written.")
                       : QCoreApplication::translate("Exporter", "there is not enough memory for the figure.");
    return std::nullopt;
}

/// Files that are written together: those before are put back if one fails.
class Files {
public:
    bool write(const QString &path, const QByteArray &bytes, QString *error)
    {
        QString ignored;
        const QFileInfo info(path);
        const bool exists = info.exists();
        const auto before = info.isFile() ? core::readFile(path, largestKept, &ignored) : std::nullopt;
        if (!core::writeFile(path, bytes, error))
            return false;
        m_before.push_back({path, exists, before});
        return true;
    }

    void putBack()
    {
        QString ignored;
        for (const Written &file : m_before) {
            if (!file.existed)
                QFile::remove(file.path);
            else if (file.before)
                core::writeFile(file.path, *file.before, &ignored);
        }
    }

private:
    static constexpr qint64 largestKept = 100'000'000; // bytes

    struct Written {
        QString path;
        bool existed;
        std::optional<QByteArray> before;
    };

    std::vector<Written> m_before;
};

} // namespace

std::optional<QByteArray> figureBytes(const core::Scene &scene, Format format, const ExportOptions &options,
                                      QString *error)
{
    if (format == Format::Pdf)
        return fileBytes(sheetsOf(scene, options), format, error);
    if (format == Format::Gif)
        return fileBytes(framesOf(scene, options), format, error);
    const Sheet sheet{scene, options};
    return fileBytes(std::span(&sheet, 1), format, error);
}

bool exportSheets(std::span<const Sheet> sheets, const QString &path, QString *error, const Progress &progress)
{
    const auto format = formatOf(path);
    if (!format) {
        *error = core::atPath(
            path, QCoreApplication::translate("Exporter", "a figure ends in .svg, .pdf, .png, .tex, .tikz or .gif."));
        return false;
    }
    const QStringList paths = sheetFiles(path, sheets.size());
    const bool isOneFile = paths.size() == 1;
    std::vector<QByteArray> all;
    for (std::size_t i = 0; i < static_cast<std::size_t>(paths.size()); ++i) {
        const auto bytes = fileBytes(isOneFile ? sheets : sheets.subspan(i, 1), *format, error, progress);
        if (!bytes) {
            *error = core::atPath(paths[static_cast<qsizetype>(i)], *error);
            return false;
        }
        all.push_back(*bytes);
    }
    if (isOneFile)
        return core::writeFile(path, all.front(), error);
    Files files;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (!files.write(paths[static_cast<qsizetype>(i)], all[i], error)) {
            files.putBack();
            return false;
        }
    return true;
}

bool exportFigure(const core::Scene &scene, const QString &path, const ExportOptions &options, QString *error,
                  const Progress &progress)
{
    const bool isAnimated = formatOf(path) == Format::Gif;
    return exportSheets(isAnimated ? framesOf(scene, options) : sheetsOf(scene, options), path, error, progress);
}

} // namespace ui
