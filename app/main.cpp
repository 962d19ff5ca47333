#include "app/commandline.h"
#include "app/compute.h"
#include "core/file.h"
#include "core/scenefile.h"
#include "ui/document.h"
#include "ui/mainwindow.h"
#include "ui/settings.h"
#include "ui/translation.h"

#include <QApplication>
#include <QStatusBar>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>

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

std::optional<core::Scene> scene(const Request &request)
{
    if (request.scene.isEmpty())
        return core::chapterExample();
    QString error;
    auto result = core::readSceneFile(request.scene, &error);
    if (!result)
        complain(error);
    return result;
}

Status exportFigure(const Request &request)
{
    const auto shown = scene(request);
    QString error;
    if (!shown)
        return CouldNot;
    if (ui::exportFigure(*shown, request.figure, request.figureOptions, &error))
        return Done;
    complain(error);
    return CouldNot;
}

Status compute(const Request &request)
{
    const auto shown = scene(request);
    return shown ? print(app::computed(*shown, request.notation)) : CouldNot;
}

Status openWindow(const Request &request, const QString &languageProblem)
{
    const auto shown = scene(request);
    if (!shown)
        return CouldNot;
    ui::Document document(*shown);
    document.reset(*shown, request.scene == QLatin1String("-") ? QString() : request.scene);
    QApplication::setStyle(QStringLiteral("Fusion")); // the style that takes its colours from a palette everywhere
    auto *window = new ui::MainWindow(document);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->statusBar()->showMessage(languageProblem);
    window->show();
    return QApplication::exec() == 0 ? Done : CouldNot;
}

Status perform(const Request &request, const QString &languageProblem)
{
    switch (request.action) {
    case Request::Action::Help:
        return print(app::CommandLine::help().toUtf8());
    case Request::Action::Version:
        return print(QByteArray("attention-plane " APP_VERSION "\n"));
    case Request::Action::Export:
        if (languageProblem.isEmpty())
            return exportFigure(request);
        complain(languageProblem);
        return CouldNot;
    case Request::Action::Compute:
        return compute(request);
    case Request::Action::Window:
        break;
    }
    return openWindow(request, languageProblem);
}

// Files are in English unless asked otherwise, so that a script makes the same everywhere.
QString languageOf(const std::optional<Request> &request)
{
    if (!request)
        return {};
    if (request->language)
        return *request->language;
    const bool isFile = request->action == Request::Action::Export || request->action == Request::Action::Compute;
    return isFile ? QStringLiteral("en") : ui::setting::language.get();
}

std::unique_ptr<QCoreApplication> application(const std::optional<Request> &request, int &argc, char **argv)
{
    const auto action = request ? request->action : Request::Action::Help;
    if (action == Request::Action::Export)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (action != Request::Action::Export && action != Request::Action::Window)
        return std::make_unique<QCoreApplication>(argc, argv);
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
