#include "app/batch.h"
#include "app/commandline.h"
#include "app/compute.h"
#include "core/file.h"
#include "core/lesson.h"
#include "ui/afterpicture.h"
#include "ui/document.h"
#include "ui/export/exporter.h"
#include "ui/export/payload.h"
#include "ui/mainwindow.h"
#include "ui/recovery.h"
#include "ui/settings.h"
#include "ui/translation.h"
#include "ui/views/windowstyle.h"

#include <QApplication>
#include <QIcon>
#include <QStatusBar>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <thread>

#include <fontconfig/fontconfig.h>

namespace {

using app::Request;

enum Status { Done = 0, CouldNot = 1, WrongUsage = 2 };

void complain(const QString &sentence)
{
    std::fprintf(stderr, "attention-plane: %s\n", core::oneLine(sentence).toUtf8().constData());
}

// A line on standard error means failure, so the toolkit's remarks stay away from it. It stops fatally if no window can
// be opened.
void hear(QtMsgType type, const QMessageLogContext &, const QString &)
{
    if (type != QtFatalMsg)
        return;
    complain(QStringLiteral("There is no display for the window; --export, --compute and --help need none."));
    std::_Exit(CouldNot);
}

Status print(const QByteArray &bytes)
{
    const bool isWritten = std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout) ==
                           static_cast<std::size_t>(bytes.size());
    if (isWritten && std::fflush(stdout) == 0)
        return Done;
    complain(QCoreApplication::translate("Main", "Standard output could not be written."));
    return CouldNot;
}

std::optional<ui::Opened> opened(const Request &request)
{
    if (request.scenes.isEmpty())
        return ui::Opened{core::chapterExample(), std::nullopt};
    QString error;
    auto result = ui::readSceneOrFigure(request.scene(), &error);
    if (!result)
        complain(error);
    return result;
}

ui::ExportOptions optionsOf(const Request &request)
{
    ui::ExportOptions options = request.figureOptions;
    if (!options.titleLine)
        options.title = ui::figureTitle(request.scene());
    return options;
}

Status exportFigure(const Request &request)
{
    const auto shown = opened(request);
    QString error;
    if (!shown)
        return CouldNot;
    if (ui::exportFigure(shown->scene, request.figure, optionsOf(request), &error))
        return Done;
    complain(error);
    return CouldNot;
}

Status exportLesson(const Request &request)
{
    QString error;
    const auto lesson = core::readLesson(request.lesson, request.language.value_or(QStringLiteral("en")), &error);
    if (lesson && ui::exportSheets(ui::sheetsOf(*lesson, optionsOf(request)), request.figure, &error))
        return Done;
    complain(error);
    return CouldNot;
}

Status exportBatch(const Request &request)
{
    const QString problem = app::batchProblem(request);
    if (!problem.isEmpty()) {
        complain(problem);
        return WrongUsage;
    }
    bool isPrinted = true;
    const app::BatchReport report{[&isPrinted](const QString &file) {
                                      isPrinted = print(core::oneLine(file).toUtf8() + '\n') == Done && isPrinted;
                                  },
                                  complain};
    const bool isDone = app::exportBatch(request, report);
    return isDone && isPrinted ? Done : CouldNot;
}

Status compute(const Request &request)
{
    const auto shown = opened(request);
    return shown ? print(app::computed(shown->scene, request.notation, request.figureOptions.decimals)) : CouldNot;
}

ui::Look lookOf(const Request &request)
{
    ui::Look look = ui::Look::chosen(ui::askedDesktop());
    look.theme = request.theme.value_or(look.theme);
    look.textSize = request.textSize.value_or(look.textSize);
    return look;
}

QIcon windowIcon()
{
    QIcon icon;
    for (const int size : {32, 128})
        icon.addFile(QStringLiteral(":/icons/attention-plane-%1.png").arg(size), {size, size});
    return icon;
}

Status openWindow(const Request &request, const QString &languageProblem)
{
    const auto shown = opened(request);
    if (!shown)
        return CouldNot;
    const bool isSaved = request.scene() != u'-' && !shown->options; // saving the scene shall not destroy a figure
    ui::Document document(shown->scene);
    document.reset(shown->scene, isSaved ? request.scene() : QString());
    QApplication::setDesktopFileName(QStringLiteral("attention-plane"));
    QApplication::setStyle(new ui::WindowStyle);
    ui::Recovery recovery(document);
    auto *window = new ui::MainWindow(document, lookOf(request));
    window->setRecovery(recovery);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->statusBar()->showMessage(languageProblem);
    QString error;
    if (!request.lesson.isEmpty() && !window->beginLesson(request.lesson, &error)) {
        delete window;
        complain(error);
        return CouldNot;
    }
    if (request.presents)
        window->present();
    else
        window->show();
    new ui::AfterPicture(window, [&recovery] {
        QApplication::setWindowIcon(windowIcon());
        recovery.look();
    });
    return QApplication::exec() == 0 ? Done : CouldNot;
}

Status exportAsked(const Request &request)
{
    if (request.action == Request::Action::Batch)
        return exportBatch(request);
    return request.action == Request::Action::Lesson ? exportLesson(request) : exportFigure(request);
}

Status perform(const Request &request, const QString &languageProblem)
{
    switch (request.action) {
    case Request::Action::Help:
        return print(app::CommandLine::help().toUtf8());
    case Request::Action::Version:
        return print(QByteArray("attention-plane " APP_VERSION "\n"));
    case Request::Action::Export:
    case Request::Action::Batch:
    case Request::Action::Lesson:
        if (languageProblem.isEmpty())
            return exportAsked(request);
        complain(languageProblem);
        return CouldNot;
    case Request::Action::Compute:
        return compute(request);
    case Request::Action::Window:
        break;
    }
    return openWindow(request, languageProblem);
}

bool paints(Request::Action action)
{
    return action == Request::Action::Export || action == Request::Action::Batch || action == Request::Action::Lesson;
}

// Files are in English unless asked otherwise, so that a script makes the same everywhere.
QString languageOf(const std::optional<Request> &request)
{
    if (!request)
        return {};
    if (request->language)
        return *request->language;
    const bool isFile = paints(request->action) || request->action == Request::Action::Compute;
    return isFile ? QStringLiteral("en") : ui::setting::language.get();
}

std::unique_ptr<QCoreApplication> application(const std::optional<Request> &request, int &argc, char **argv)
{
    const auto action = request ? request->action : Request::Action::Help;
    if (paints(action))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (!paints(action) && action != Request::Action::Window)
        return std::make_unique<QCoreApplication>(argc, argv);
    // The list of the machine's fonts is long to read: beside the rest that the toolkit does first.
    const std::jthread fonts(FcInit);
    auto result = std::make_unique<QApplication>(argc, argv);
    if (action == Request::Action::Window)
        qInstallMessageHandler(nullptr); // the window is there, remarks are welcome again
    return result;
}

QStringList argumentsOf(int argc, char **argv)
{
    QStringList result;
    for (int i = 1; i < argc; ++i)
        result += QString::fromLocal8Bit(argv[i]);
    return result;
}

} // namespace

int main(int argc, char **argv)
{
    // A closed pipe or a file beyond the limit is a failure to report, not a reason to die.
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN);
#endif
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN);
#endif
    qInstallMessageHandler(hear);
    QCoreApplication::setOrganizationName(QStringLiteral("attention-plane"));
    QCoreApplication::setApplicationName(QStringLiteral("attention-plane"));
    QCoreApplication::setApplicationVersion(QStringLiteral(APP_VERSION));

    // Read once to know which application object is needed, and again when its translations are there.
    const QStringList arguments = argumentsOf(argc, argv);
    QString error;
    auto request = app::CommandLine::parsed(arguments, &error);
    int noArguments = 1;
    const auto qtApplication = application(request, noArguments, argv);
    const QString languageProblem = ui::installTranslators(languageOf(request));
    request = app::CommandLine::parsed(arguments, &error);
    if (!request) {
        complain(error);
        return WrongUsage;
    }
    return perform(*request, languageProblem);
}
