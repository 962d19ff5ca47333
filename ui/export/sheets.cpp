#include "ui/export/sheets.h"

#include "ui/export/figurelayout.h"
#include "ui/export/words.h"

#include <QFileInfo>

#include <cmath>

namespace ui {

std::vector<Sheet> sheetsOf(const core::Scene &scene, const ExportOptions &options)
{
    std::vector<Sheet> sheets;
    for (const auto &[word, stage] : stageWords)
        if (stage == options.stage || (options.buildUp && stage < options.stage)) {
            sheets.push_back({scene, options});
            sheets.back().options.stage = stage;
            sheets.back().options.buildUp = false;
        }
    return sheets;
}

std::vector<Sheet> sheetsOf(const core::Lesson &lesson, const ExportOptions &options)
{
    QSizeF frame(0, 0);
    for (const core::LessonStep &step : lesson)
        frame = frame.expandedTo(layoutSize(step.scene, options));
    std::vector<Sheet> sheets;
    for (const core::LessonStep &step : lesson) {
        ExportOptions own = options;
        if (options.size == FigureSize())
            own.size = {std::ceil(frame.width()), std::ceil(frame.height())};
        own.overlays = overlaysOf(step, options.overlays);
        own.views.measured = step.selectedToken;
        if (!options.titleLine)
            own.title = step.title;
        const std::vector<Sheet> stages = sheetsOf(step.scene, own);
        sheets.insert(sheets.end(), stages.begin(), stages.end());
    }
    return sheets;
}

QStringList sheetFiles(const QString &path, std::size_t sheets)
{
    if (sheets == 1 || formatOf(path) == Format::Pdf || formatOf(path) == Format::Gif)
        return {path};
    const QFileInfo info(path);
    const auto digits = QString::number(sheets).size();
    QStringList files;
    for (std::size_t i = 1; i <= sheets; ++i)
        files += path.chopped(info.suffix().size() + 1) + u'-' + QString::number(i).rightJustified(digits, u'0') +
                 u'.' + info.suffix();
    return files;
}

Overlays overlaysOf(const core::LessonStep &step, const Overlays &usual)
{
    if (step.overlays.isEmpty())
        return usual;
    Overlays result;
    for (const auto &[word, shown] : overlayWords)
        result.*shown = step.overlays.contains(QString::fromLatin1(word).replace(u'-', u' '));
    return result;
}

} // namespace ui
