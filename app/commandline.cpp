#include "app/commandline.h"

#include "ui/export/spelling.h"
#include "ui/export/words.h"
#include "ui/look.h"

#include <QCommandLineParser>
#include <QFileInfo>

namespace app {

namespace {

constexpr ui::Words<Notation, 5> notations{{{"text", Notation::Text},
                                            {"json", Notation::Json},
                                            {"csv", Notation::Csv},
                                            {"markdown", Notation::Markdown},
                                            {"latex", Notation::Latex}}};
constexpr ui::Words<const char *, 2> languages{{{"en", "en"}, {"zh_CN", "zh_CN"}}};

} // namespace

/// One reading of the arguments.
class Reading {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)

public:
    Reading()
    {
        m_parser.addOptions({m_export, m_outputFolder, m_format, m_lesson, m_present});
        for (const ui::OptionSpelling &spelling : m_figureOptions)
            m_parser.addOption({spelling.name, spelling.help, spelling.valueName});
        m_parser.addOptions({m_language, m_compute, m_help, m_version});
        m_parser.addPositionalArgument(
            QStringLiteral("scene"),
            tr("Scene file, or a figure (SVG or PNG) that holds its scene; - for standard input; without one, the "
               "chapter's example. With --output-dir several."),
            QStringLiteral("[SCENE]"));
        m_parser.setApplicationDescription(
            tr("Attention, dragged by hand on a plane. Without --export, --output-dir or --compute a window opens.\n"
               "Exit status: 0 done, 1 could not be done, 2 wrong usage."));
    }

    QString help() const { return m_parser.helpText(); }

    std::optional<Request> request(const QStringList &arguments)
    {
        if (!m_parser.parse(QStringList{QString()} + arguments))
            m_error = m_parser.errorText();
        readAction();
        readScenes();
        readFigure();
        readWords();
        return m_error.isEmpty() ? std::optional(m_request) : std::nullopt;
    }

    QString error() const { return m_error; }

private:
    void readAction();
    void readScenes();
    void readLesson();
    void readFigure();
    void readFigureOptions();
    bool readWindowOption(const ui::OptionSpelling &spelling);
    void readWords();

    void complain(const QString &sentence)
    {
        if (m_error.isEmpty())
            m_error = sentence;
    }

    /// Sets `target` to what the option's value means, if the option was given.
    template <typename T, typename Target, std::size_t n>
    void read(const QCommandLineOption &option, const ui::Words<T, n> &words, Target *target)
    {
        if (!m_parser.isSet(option))
            return;
        const QString text = m_parser.value(option);
        if (const auto value = ui::meaning(words, text))
            *target = static_cast<Target>(*value);
        else
            complain(tr("--%1 %2: not one of %3.").arg(option.names().last(), text, ui::listed(words)));
    }

    QCommandLineParser m_parser;
    const QCommandLineOption m_export{
        QStringLiteral("export"), tr("Write the figure; the suffix says how: .svg, .pdf, .png, .tex, .tikz or .gif."),
        tr("file")};
    const QCommandLineOption m_outputFolder{QStringLiteral("output-dir"),
                                            tr("Write the figure of every SCENE into this folder, under its own name."),
                                            tr("folder")};
    const QCommandLineOption m_format{QStringLiteral("format"),
                                      tr("Of the figures in --output-dir: %1.").arg(ui::listed(ui::formatWords)),
                                      tr("format")};
    const QCommandLineOption m_lesson{
        QStringLiteral("lesson"),
        tr("A lesson, %1 or a folder: with --export its steps, as pages of a PDF or as numbered files; else the window "
           "begins it, also with a section of the chapter such as %2.")
            .arg(QStringLiteral("chapter-3"), QStringLiteral("3.3")),
        tr("lesson")};
    const QCommandLineOption m_present{QStringLiteral("present"),
                                       tr("Open the window in front of a class: full screen, large, without menus.")};
    const QCommandLineOption m_language{QStringLiteral("language"),
                                        tr("Language of all words: %1.").arg(ui::listed(languages)), tr("language")};
    const QCommandLineOption m_compute{QStringLiteral("compute"),
                                       tr("Print every number of the computation: %1.").arg(ui::listed(notations)),
                                       tr("notation")};
    const QCommandLineOption m_help{{QStringLiteral("h"), QStringLiteral("help")}, tr("Print this help.")};
    const QCommandLineOption m_version{{QStringLiteral("v"), QStringLiteral("version")}, tr("Print the version.")};
    const std::vector<ui::OptionSpelling> m_figureOptions = ui::optionSpellings();
    Request m_request;
    QString m_error;
};

void Reading::readAction()
{
    const QStringList names = m_parser.optionNames();
    for (const QString &name : names) {
        if (names.count(name) > 1)
            complain(tr("--%1 is given twice.").arg(name));
    }
    const QCommandLineOption *only = nullptr;
    for (const QCommandLineOption *option : {&m_export, &m_outputFolder, &m_compute}) {
        if (!m_parser.isSet(*option))
            continue;
        if (only != nullptr)
            complain(tr("--%1 and --%2 are given together; run the program once for each.")
                         .arg(only->names().first(), option->names().first()));
        only = option;
    }
    if (m_parser.isSet(m_help))
        m_request.action = Request::Action::Help;
    else if (m_parser.isSet(m_version))
        m_request.action = Request::Action::Version;
    else if (only == &m_export)
        m_request.action = Request::Action::Export;
    else if (only == &m_outputFolder)
        m_request.action = Request::Action::Batch;
    else if (only == &m_compute)
        m_request.action = Request::Action::Compute;
}

void Reading::readScenes()
{
    m_request.scenes = m_parser.positionalArguments();
    const bool isBatch = m_parser.isSet(m_outputFolder);
    if (m_request.scenes.contains(QString()))
        complain(tr("The name of the scene is empty."));
    if (m_request.scenes.size() > 1 && !isBatch)
        complain(tr("One scene at a time, not also %1; several need --output-dir.").arg(m_request.scenes[1]));
    if (m_request.scenes.isEmpty() && isBatch)
        complain(tr("--output-dir needs the scenes."));
    if (m_request.scenes.count(QStringLiteral("-")) > 1)
        complain(tr("Standard input is one scene only."));
    readLesson();
}

// A folder as the scene is a lesson too.
void Reading::readLesson()
{
    QString lesson = m_parser.value(m_lesson);
    const bool isWindow = m_request.action == Request::Action::Window;
    if (m_parser.isSet(m_lesson)) {
        if (!m_parser.isSet(m_export) && !isWindow)
            complain(tr("--lesson goes with --export or with the window."));
        if (!m_request.scenes.isEmpty())
            complain(tr("A lesson has scenes of its own, not also %1.").arg(m_request.scene()));
        if (lesson == QLatin1String("chapter-3") && !isWindow)
            lesson = QStringLiteral(":/lessons/chapter-3");
    } else if (QFileInfo(m_request.scene()).isDir() && !m_request.scene().isEmpty()) {
        lesson = m_request.scene();
    }
    if (isWindow) {
        m_request.lesson = lesson;
        if (!lesson.isEmpty())
            m_request.scenes.clear();
    }
    if (lesson.isEmpty() || m_request.action != Request::Action::Export)
        return;
    m_request.lesson = lesson;
    m_request.action = Request::Action::Lesson;
}

void Reading::readFigure()
{
    if (m_parser.isSet(m_format) && !m_parser.isSet(m_outputFolder))
        complain(tr("--%1 needs --output-dir.").arg(m_format.names().last()));
    if (m_parser.isSet(m_export)) {
        m_request.figure = m_parser.value(m_export);
        if (!ui::formatOf(m_request.figure))
            complain(tr("--export %1: a figure ends in .svg, .pdf, .png, .tex, .tikz or .gif.").arg(m_request.figure));
    }
    if (m_parser.isSet(m_outputFolder)) {
        m_request.outputFolder = m_parser.value(m_outputFolder);
        auto format = ui::Format::Svg;
        read(m_format, ui::formatWords, &format);
        m_request.suffix = ui::wordFor(ui::formatWords, format);
        if (m_request.outputFolder.isEmpty())
            complain(tr("The name of the folder is empty."));
    }
    readFigureOptions();
}

void Reading::readFigureOptions()
{
    const bool isFigure = m_parser.isSet(m_export) || m_parser.isSet(m_outputFolder);
    QString error;
    for (const ui::OptionSpelling &spelling : m_figureOptions) {
        if (!m_parser.isSet(spelling.name))
            continue;
        if (m_request.action == Request::Action::Window && readWindowOption(spelling))
            continue;
        const bool isOfNumbers = spelling.name == QLatin1String("decimals") && m_parser.isSet(m_compute);
        if (!isFigure && !isOfNumbers)
            complain(tr("--%1 needs --export or --output-dir.").arg(spelling.name));
        const QString text = spelling.isFlag() ? QStringLiteral("yes") : m_parser.value(spelling.name);
        if (!ui::readOption({spelling.name, text}, &m_request.figureOptions, &error))
            complain(error);
    }
}

// What the window has in common with figures.
bool Reading::readWindowOption(const ui::OptionSpelling &spelling)
{
    const QString text = m_parser.value(spelling.name);
    if (spelling.name == QLatin1String("theme")) {
        QStringList themes;
        for (const char *theme : ui::Look::themes)
            themes += QString::fromLatin1(theme);
        m_request.theme = text;
        if (!themes.contains(text))
            complain(tr("--%1 %2: not one of %3.").arg(spelling.name, text, themes.join(QStringLiteral(", "))));
        return true;
    }
    if (spelling.name != QLatin1String("text-size"))
        return false;
    ui::ExportOptions options;
    QString error;
    if (ui::readOption({spelling.name, text}, &options, &error))
        m_request.textSize = options.textScale;
    else
        complain(error);
    return true;
}

void Reading::readWords()
{
    m_request.presents = m_parser.isSet(m_present);
    if (m_request.presents && m_request.action != Request::Action::Window)
        complain(tr("--present needs the window."));
    read(m_compute, notations, &m_request.notation);
    const char *language = nullptr;
    read(m_language, languages, &language);
    if (language != nullptr)
        m_request.language = QString::fromLatin1(language);
}

std::optional<Request> CommandLine::parsed(const QStringList &arguments, QString *error)
{
    Reading reading;
    auto request = reading.request(arguments);
    *error = reading.error();
    return request;
}

QString CommandLine::help()
{
    return Reading().help();
}

} // namespace app
