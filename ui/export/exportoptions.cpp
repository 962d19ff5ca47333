#include "ui/export/exportoptions.h"

#include "core/number.h"
#include "ui/export/words.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include <cmath>

namespace ui {

namespace {

constexpr double millimetresPerInch = 25.4;

struct SizeText {
    Q_DECLARE_TR_FUNCTIONS(Exporter)
};

const QRegularExpression &lengthForm()
{
    static const QRegularExpression form(QStringLiteral("^(\\d{1,9}(?:\\.\\d{1,17})?)(mm|in|px)?$"));
    return form;
}

LengthUnit unitOf(const QString &suffix)
{
    if (suffix == QLatin1String("mm"))
        return LengthUnit::Millimetre;
    return suffix == QLatin1String("in") ? LengthUnit::Inch : LengthUnit::Pixel;
}

bool isWhole(double number)
{
    return number == std::floor(number);
}

} // namespace

double layoutPixels(const Length &length)
{
    switch (length.unit) {
    case LengthUnit::Millimetre:
        return pixelsPerInch * (length.value / millimetresPerInch);
    case LengthUnit::Inch:
        return pixelsPerInch * length.value;
    case LengthUnit::Pixel:
        break;
    }
    return length.value;
}

// A slide of 16:9 is 13⅓ by 7½ inches in Impress, Keynote and PowerPoint, which is 1280 by 720 layout pixels.
const std::vector<SizePreset> &sizePresets()
{
    static const std::vector<SizePreset> presets{{"slide", {1280, 720}},
                                                 {"half", {640, 720}},
                                                 {"third", {427, 720}},
                                                 {"column", {160, 90, LengthUnit::Millimetre}}};
    return presets;
}

QString sizeProblem(const QSizeF &pixels)
{
    if (!(pixels.width() >= 1 && pixels.height() >= 1))
        return SizeText::tr("a figure is at least one pixel wide and high.");
    if (pixels.width() > largestSide || pixels.height() > largestSide)
        return SizeText::tr("a figure has at most %1 pixels a side.").arg(largestSide);
    return {};
}

std::optional<FigureSize> parsedFigureSize(const QString &text)
{
    for (const SizePreset &preset : sizePresets())
        if (text.trimmed() == QLatin1String(preset.word))
            return preset.size;
    static const QRegularExpression form(
        QStringLiteral("^(\\d{1,9}(?:\\.\\d{1,17})?)x(\\d{1,9}(?:\\.\\d{1,17})?)(mm|in|px)?$"));
    const QRegularExpressionMatch match = form.match(text.trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    const FigureSize size{match.captured(1).toDouble(), match.captured(2).toDouble(), unitOf(match.captured(3))};
    if (size.unit == LengthUnit::Pixel && !(isWhole(size.width) && isWhole(size.height)))
        return std::nullopt;
    const QSizeF pixels(layoutPixels({size.width, size.unit}), layoutPixels({size.height, size.unit}));
    return sizeProblem(pixels).isEmpty() ? std::optional(size) : std::nullopt;
}

std::optional<Length> parsedLength(const QString &text)
{
    const QRegularExpressionMatch match = lengthForm().match(text.trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    const Length length{match.captured(1).toDouble(), unitOf(match.captured(2))};
    return layoutPixels(length) <= largestSide ? std::optional(length) : std::nullopt;
}

QString sizeText(const FigureSize &size)
{
    return core::machineFormatted(size.width) + u'x' + lengthText({size.height, size.unit});
}

QString lengthText(const Length &length)
{
    static constexpr const char *units[] = {"", "mm", "in"};
    return core::machineFormatted(length.value) + QLatin1String(units[static_cast<int>(length.unit)]);
}

Style figureStyle(const ExportOptions &options)
{
    Style result = style(options.theme).textScaled(options.textScale).linesScaled(options.lineScale);
    result.decimals = options.decimals;
    result.overlays = options.overlays;
    result.explored = options.explored;
    result.stage = options.stage;
    return result;
}

QString figureTitle(const QString &sceneFile)
{
    const QString name = QFileInfo(sceneFile).completeBaseName();
    return name.isEmpty() || sceneFile == u'-' ? QStringLiteral("Attention Plane") : name;
}

std::optional<Format> formatOf(const QString &path)
{
    return meaning(formatWords, QFileInfo(path).suffix().toLower());
}

} // namespace ui
