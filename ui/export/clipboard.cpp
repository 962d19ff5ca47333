#include "ui/export/clipboard.h"

#include "core/attention.h"
#include "core/scenefile.h"
#include "ui/export/exporter.h"
#include "ui/export/figurelayout.h"
#include "ui/export/payload.h"
#include "ui/export/workingrows.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QMimeData>

namespace ui {

namespace {

constexpr double sharpness = 2; // pixels of the picture a layout pixel, a side

const QString svgType = QStringLiteral("image/svg+xml");
const QString pngType = QStringLiteral("image/png");

// Layout pixels as inches: then the resolution counts.
ExportOptions sharpened(const core::Scene &scene, ExportOptions options)
{
    const QSizeF inches = layoutSize(scene, options) / pixelsPerInch;
    options.size = {inches.width(), inches.height(), LengthUnit::Inch};
    options.dpi = static_cast<int>(sharpness * pixelsPerInch);
    options.background = Background::White;
    return options;
}

std::optional<core::Scene> readScene(QByteArray bytes, QString *error)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return core::readScene(buffer, error);
}

} // namespace

std::unique_ptr<QMimeData> figureMimeData(const core::Scene &scene, const ExportOptions &options, QString *error)
{
    const auto png = figureBytes(scene, Format::Png, sharpened(scene, options), error);
    const auto svg = png ? figureBytes(scene, Format::Svg, options, error) : std::nullopt;
    if (!svg)
        return nullptr;
    auto data = std::make_unique<QMimeData>();
    data->setImageData(QImage::fromData(*png, "png"));
    data->setData(pngType, *png);
    data->setData(svgType, *svg);
    data->setData(QLatin1String(sceneMimeType), core::sceneBytes(scene));
    return data;
}

std::unique_ptr<QMimeData> numbersMimeData(const core::Scene &scene, int decimals)
{
    const WorkingRows rows = workingRows(scene, core::attend(scene), decimals);
    auto data = std::make_unique<QMimeData>();
    data->setText(tabbedTable(rows));
    data->setHtml(htmlTable(rows));
    return data;
}

bool mayHoldScene(const QMimeData &data)
{
    return data.hasFormat(QLatin1String(sceneMimeType)) || data.hasFormat(svgType) || data.hasFormat(pngType) ||
           data.hasText();
}

std::optional<core::Scene> sceneOf(const QMimeData &data, QString *error)
{
    if (data.hasFormat(QLatin1String(sceneMimeType)))
        return readScene(data.data(QLatin1String(sceneMimeType)), error);
    for (const QString &type : {svgType, pngType}) {
        if (!data.hasFormat(type))
            continue;
        const auto payload = readPayload(data.data(type), error);
        return payload ? std::optional(payload->scene) : std::nullopt;
    }
    if (data.hasText())
        return readScene(data.text().toUtf8(), error);
    *error = QCoreApplication::translate("Clipboard", "The clipboard holds no scene.");
    return std::nullopt;
}

} // namespace ui
