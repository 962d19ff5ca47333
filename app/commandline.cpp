#include "app/commandline.h"

#include <QCommandLineParser>

#include <array>
#include <utility>

namespace app {

namespace {

template <typename T, std::size_t n>
using Words = std::array<std::pair<const char *, T>, n>;

constexpr Words<ui::Part, 4> parts{{{"match", ui::Part::Match},
                                    {"softmax", ui::Part::Softmax},
                                    {"mix", ui::Part::Mix},
                                    {"working", ui::Part::Working}}};
constexpr Words<ui::Theme, 3> themes{
    {{"light", ui::Theme::Light}, {"dark", ui::Theme::Dark}, {"projector", ui::Theme::Projector}}};
constexpr Words<ui::Background, 3> backgrounds{
    {{"theme", ui::Background::Theme}, {"white", ui::Background::White}, {"transparent", ui::Background::Transparent}}};
constexpr Words<ui::TextMode, 2> textModes{{{"text", ui::TextMode::Text}, {"outlines", ui::TextMode::Outlines}}};
constexpr Words<Notation, 3> notations{{{"text", Notation::Text}, {"json", Notation::Json}, {"csv", Notation::Csv}}};
constexpr Words<const char *, 2> languages{{{"en", "en"}, {"zh_CN", "zh_CN"}}};

template <typename T, std::size_t n>
std::optional<T> meaning(const Words<T, n> &words, const QString &text)
{
    for (const auto &[word, value] : words) {
        if (text == QLatin1String(word))
            return value;
    }
    return std::nullopt;
}

template <typename T, std::size_t n>
QString list(const Words<T, n> &words)
{
    QStringList all;
    for (const auto &word : words)
        all += QString::fromLatin1(word.first);
    return all.join(QStringLiteral(", "));
}

} // namespace

/// One reading of the arguments.
class Reading {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)

public:
    Reading()
    {
        m_parser.addOptions({m_export, m_parts, m_size, m_dpi, m_theme, m_background, m_text, m_language, m_compute,
                             m_help, m_version});
        m_parser.addPositionalArgument(QStringLiteral("scene"),
                                       tr("Scene file, - for standard input; without one, the chapter's example."),
                                       QStringLiteral("[SCENE]"));
        m_parser.setApplicationDescription(
            tr("Attention, dragged by hand on a plane. Without --export or --compute a window opens.\n"
               "Exit status: 0 done, 1 could not be done, 2 wrong usage."));
    }

    QString help() const { return m_parser.helpText(); }

    std::optional<Request> request(const QStringList &arguments)
    {
        if (!m_parser.parse(QStringList{QString()} + arguments))
            m_error = m_parser.errorText();
        readAction();
        readScene();
        readFigure();
        readWords();
        return m_error.isEmpty() ? std::optional(m_request) : std::nullopt;
    }

    QString error() const { return m_error; }

private:
    void readAction();
    void readScene();
    void readFigure();
    void readParts(std::vector<ui::Part> *target);
    void readSize(ui::FigureSize *target);
    void readResolution(int *target);
    void readWords();

    void complain(const QString &sentence)
    {
        if (m_error.isEmpty())
            m_error = sentence;
    }

    /// Sets `target` to what the option's value means, if the option was given.
    template <typename T, typename Target, std::size_t n>
    void read(const QCommandLineOption &option, const Words<T, n> &words, Target *target)
    {
        if (!m_parser.isSet(option))
            return;
        const QString text = m_parser.value(option);
        if (const auto value = meaning(words, text))
            *target = static_cast<Target>(*value);
        else
            complain(tr("--%1 %2: not one of %3.").arg(option.names().last(), text, list(words)));
    }

    QCommandLineParser m_parser;
    const QCommandLineOption m_export{QStringLiteral("export"),
                                      tr("Write the figure; the suffix says how: .svg, .pdf, .png, .tex or .tikz."),
                                      tr("file")};
    const QCommandLineOption m_parts{
        QStringLiteral("parts"),
        tr("Parts of the figure, in order, with commas: %1. The working stands beneath the others.").arg(list(parts)),
        tr("parts")};
    const QCommandLineOption m_size{QStringLiteral("size"), tr("Size of the figure: 1600x900, 160x90mm or 6.3x3.5in."),
                                    tr("size")};
    const QCommandLineOption m_dpi{QStringLiteral("dpi"), tr("Pixels an inch of PNG, 1 to %1.").arg(ui::largestDpi),
                                   tr("number")};
    const QCommandLineOption m_theme{QStringLiteral("theme"), tr("Colours of the figure: %1.").arg(list(themes)),
                                     tr("theme")};
    const QCommandLineOption m_background{QStringLiteral("background"),
                                          tr("Ground of the figure: %1.").arg(list(backgrounds)), tr("ground")};
    const QCommandLineOption m_text{QStringLiteral("text"), tr("How letters are written: %1.").arg(list(textModes)),
                                    tr("mode")};
    const QCommandLineOption m_language{QStringLiteral("language"),
                                        tr("Language of all words: %1.").arg(list(languages)), tr("language")};
    const QCommandLineOption m_compute{QStringLiteral("compute"),
                                       tr("Print every number of the computation: %1.").arg(list(notations)),
                                       tr("notation")};
    const QCommandLineOption m_help{{QStringLiteral("h"), QStringLiteral("help")}, tr("Print this help.")};
    const QCommandLineOption m_version{{QStringLiteral("v"), QStringLiteral("version")}, tr("Print the version.")};
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
    if (m_parser.isSet(m_export) && m_parser.isSet(m_compute))
        complain(tr("--export and --compute are given together; run the program once for each."));
    if (m_parser.isSet(m_help))
        m_request.action = Request::Action::Help;
    else if (m_parser.isSet(m_version))
        m_request.action = Request::Action::Version;
    else if (m_parser.isSet(m_export))
        m_request.action = Request::Action::Export;
    else if (m_parser.isSet(m_compute))
        m_request.action = Request::Action::Compute;
}

void Reading::readScene()
{
    const QStringList scenes = m_parser.positionalArguments();
    if (scenes.size() > 1)
        complain(tr("One scene at a time, not also %1.").arg(scenes[1]));
    if (!scenes.isEmpty())
        m_request.scene = scenes.first();
    if (scenes.size() == 1 && scenes.first().isEmpty())
        complain(tr("The name of the scene is empty."));
}

void Reading::readFigure()
{
    if (!m_parser.isSet(m_export)) {
        for (const QCommandLineOption &option : {m_parts, m_size, m_dpi, m_theme, m_background, m_text}) {
            if (m_parser.isSet(option))
                complain(tr("--%1 needs --export.").arg(option.names().last()));
        }
        return;
    }
    ui::ExportOptions &options = m_request.figureOptions;
    m_request.figure = m_parser.value(m_export);
    if (!ui::formatOf(m_request.figure))
        complain(tr("--export %1: a figure ends in .svg, .pdf, .png, .tex or .tikz.").arg(m_request.figure));
    readParts(&options.parts);
    readSize(&options.size);
    readResolution(&options.dpi);
    auto theme = ui::Theme::Light;
    read(m_theme, themes, &theme);
    options.style = ui::style(theme);
    read(m_background, backgrounds, &options.background);
    read(m_text, textModes, &options.text);
    options.title = ui::figureTitle(m_request.scene);
}

void Reading::readParts(std::vector<ui::Part> *target)
{
    if (!m_parser.isSet(m_parts))
        return;
    target->clear();
    for (const QString &word : m_parser.value(m_parts).split(u',')) {
        if (const auto part = meaning(parts, word.trimmed()))
            target->push_back(*part);
        else
            complain(tr("--parts %1: not one of %2.").arg(word, list(parts)));
    }
    if (target->size() > parts.size())
        complain(tr("--parts %1: at most %2 parts.").arg(m_parser.value(m_parts), QString::number(parts.size())));
}

void Reading::readSize(ui::FigureSize *target)
{
    if (!m_parser.isSet(m_size))
        return;
    if (const auto size = ui::parsedFigureSize(m_parser.value(m_size)))
        *target = *size;
    else
        complain(tr("--size %1: not a size like 1600x900, 160x90mm or 6.3x3.5in.").arg(m_parser.value(m_size)));
}

void Reading::readResolution(int *target)
{
    if (!m_parser.isSet(m_dpi))
        return;
    bool isNumber = false;
    *target = m_parser.value(m_dpi).toInt(&isNumber);
    if (!isNumber || *target < 1 || *target > ui::largestDpi)
        complain(tr("--dpi %1: not a whole number from 1 to %2.")
                     .arg(m_parser.value(m_dpi), QString::number(ui::largestDpi)));
}

void Reading::readWords()
{
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
