#include "app/batch.h"

#include "core/file.h"
#include "ui/export/exporter.h"
#include "ui/export/payload.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHash>

namespace app {

namespace {

struct BatchText {
    Q_DECLARE_TR_FUNCTIONS(Batch)
};

QString figureFile(const Request &request, const QString &scene)
{
    const QString name = scene == u'-' ? QStringLiteral("figure") : QFileInfo(scene).completeBaseName();
    return QDir(request.outputFolder).filePath(name + u'.' + request.suffix);
}

QStringList filesOf(const Request &request, const QString &scene)
{
    const std::size_t sheets = ui::sheetsOf(core::Scene(), request.figureOptions).size();
    return ui::sheetFiles(figureFile(request, scene), sheets);
}

} // namespace

QString batchProblem(const Request &request)
{
    QHash<QString, QString> sceneOf;
    for (const QString &scene : request.scenes)
        for (const QString &file : filesOf(request, scene)) {
            if (sceneOf.contains(file))
                return core::oneLine(
                    BatchText::tr("%1 and %2 would both be written to %3.").arg(sceneOf.value(file), scene, file));
            sceneOf.insert(file, scene);
        }
    return {};
}

bool exportBatch(const Request &request, const BatchReport &report)
{
    bool isDone = true;
    for (const QString &scene : request.scenes) {
        QString error;
        const auto opened = ui::readSceneOrFigure(scene, &error);
        ui::ExportOptions options = request.figureOptions;
        if (!options.titleLine)
            options.title = ui::figureTitle(scene);
        if (opened && ui::exportFigure(opened->scene, figureFile(request, scene), options, &error)) {
            for (const QString &file : filesOf(request, scene))
                report.written(file);
            continue;
        }
        report.failed(error);
        isDone = false;
    }
    return isDone;
}

} // namespace app
