#include "ui/export/spelling.h"

#include "core/file.h"
#include "core/number.h"
#include "ui/export/words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

struct SpellingText {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

using Text = SpellingText;

QString yes()
{
    return QStringLiteral("yes");
}

QString all()
{
    return QStringLiteral("all");
}

QString none()
{
    return QStringLiteral("none");
}

bool readWhole(const QString &text, int least, int most, int *target)
{
    bool isNumber = false;
    *target = text.toInt(&isNumber);
    return isNumber && *target >= least && *target <= most;
}

bool readFactor(const QString &text, double *target)
{
    static const QRegularExpression form(QStringLiteral("^\\d{1,3}(\\.\\d{1,17})?$"));
    *target = text.toDouble();
    return form.match(text).hasMatch() && *target >= smallestFactor && *target <= largestFactor;
}

template <typename T>
bool take(const std::optional<T> &value, T *target)
{
    if (value)
        *target = *value;
    return value.has_value();
}

QString textOf(const std::vector<Part> &parts)
{
    QStringList words;
    for (const Part part : parts)
        words += wordFor(partWords, part);
    return words.join(u',');
}

bool readParts(const QString &text, std::vector<Part> *parts)
{
    parts->clear();
    for (const QString &word : text.split(u',')) {
        const auto part = meaning(partWords, word.trimmed());
        if (!part)
            return false;
        parts->push_back(*part);
    }
    return parts->size() <= partWords.size();
}

QString textOf(const Overlays &overlays)
{
    QStringList words;
    for (const auto &[word, shown] : overlayWords)
        if (overlays.*shown)
            words += QString::fromLatin1(word);
    return words.isEmpty() ? none() : words.join(u',');
}

bool readOverlays(const QString &text, Overlays *overlays)
{
    for (const auto &word : overlayWords)
        overlays->*word.second = false;
    if (text == none())
        return true;
    for (const QString &word : text.split(u',')) {
        const auto shown = meaning(overlayWords, word.trimmed());
        if (!shown)
            return false;
        overlays->**shown = true;
    }
    return true;
}

QString textOf(const std::optional<Region> &region)
{
    if (!region)
        return all();
    QStringList numbers;
    for (const double number : {region->centre.x(), region->centre.y(), region->side})
        numbers += core::machineFormatted(number);
    return numbers.join(u',');
}

QString pointText(const core::Point &point)
{
    return core::machineFormatted(point.x()) + u',' + core::machineFormatted(point.y());
}

bool readPoint(const QString &text, core::Point *point)
{
    const QStringList words = text.split(u',');
    if (words.size() != 2)
        return false;
    const auto x = core::parsedNumber(words[0]);
    const auto y = core::parsedNumber(words[1]);
    if (!x || !y || std::max(std::abs(*x), std::abs(*y)) > core::largestCoordinate)
        return false;
    *point = {*x, *y};
    return true;
}

bool readRegion(const QString &text, std::optional<Region> *region)
{
    region->reset();
    if (text == all())
        return true;
    std::vector<double> numbers;
    for (const QString &word : text.split(u',')) {
        bool isNumber = false;
        numbers.push_back(word.trimmed().toDouble(&isNumber));
        if (!isNumber || !(std::abs(numbers.back()) <= 1e9))
            return false;
    }
    if (numbers.size() != 3 || numbers[2] <= 0)
        return false;
    *region = Region{{numbers[0], numbers[1]}, numbers[2]};
    return true;
}

QString ratioText(const WorkingOptions &working)
{
    return QString::number(working.ratioOf + 1) + u',' + QString::number(working.ratioTo + 1);
}

bool readRatio(const QString &text, WorkingOptions *working)
{
    const QStringList numbers = text.split(u',');
    int of = 0;
    int to = 0;
    if (numbers.size() != 2 || !readWhole(numbers[0], 1, core::mostTokens, &of) ||
        !readWhole(numbers[1], 1, core::mostTokens, &to))
        return false;
    working->ratioOf = of - 1;
    working->ratioTo = to - 1;
    return true;
}

QString factorExpected()
{
    return Text::tr("not a number from %1 to %2").arg(QString::number(smallestFactor), QString::number(largestFactor));
}

template <typename T, std::size_t n>
QString oneOf(const Words<T, n> &words)
{
    return Text::tr("not one of %1").arg(listed(words));
}

QString presets()
{
    QStringList words;
    for (const SizePreset &preset : sizePresets())
        words += QString::fromLatin1(preset.word);
    return words.join(QStringLiteral(", "));
}

using Options = ExportOptions;

// What and how large.
std::vector<OptionSpelling> layoutSpellings()
{
    return {
        {QStringLiteral("parts"),
         Text::tr("Parts of the figure, in order, with commas: %1. Working and formula stand beneath the others.")
             .arg(listed(partWords)),
         Text::tr("parts"),
         Text::tr("not at most %1 of %2, with commas").arg(QString::number(partWords.size()), listed(partWords)),
         [](const Options &o) { return textOf(o.parts); },
         [](const QString &text, Options *o) { return readParts(text, &o->parts); }},
        {QStringLiteral("size"),
         Text::tr("Size of the figure: 1600x900, 160x90mm, 6.3x3.5in, or one of %1.").arg(presets()), Text::tr("size"),
         Text::tr("not a size like 1600x900, 160x90mm or 6.3x3.5in, nor one of %1").arg(presets()),
         [](const Options &o) { return o.size == FigureSize() ? QString() : sizeText(o.size); },
         [](const QString &text, Options *o) { return take(parsedFigureSize(text), &o->size); }},
        {QStringLiteral("margin"), Text::tr("Room around the figure, inside its size: 10, 5mm or 0.2in."),
         Text::tr("length"), Text::tr("not a length like 10, 5mm or 0.2in"),
         [](const Options &o) { return lengthText(o.margin); },
         [](const QString &text, Options *o) { return take(parsedLength(text), &o->margin); }},
        {QStringLiteral("dpi"), Text::tr("Pixels an inch of PNG, 1 to %1.").arg(largestDpi), Text::tr("number"),
         Text::tr("not a whole number from 1 to %1").arg(largestDpi),
         [](const Options &o) { return QString::number(o.dpi); },
         [](const QString &text, Options *o) { return readWhole(text, 1, largestDpi, &o->dpi); }},
        {QStringLiteral("title"), Text::tr("A line above the figure, and the title of the file."), Text::tr("text"),
         Text::tr("not a title"), [](const Options &o) { return o.titleLine ? o.title : QString(); },
         [](const QString &text, Options *o) {
             o->titleLine = true;
             o->title = text;
             return !text.isEmpty();
         }},
    };
}

// How it looks.
std::vector<OptionSpelling> styleSpellings()
{
    return {
        {QStringLiteral("theme"),
         Text::tr("Colours of the figure: %1; the window also takes system and contrast.").arg(listed(themeWords)),
         Text::tr("theme"), oneOf(themeWords), [](const Options &o) { return wordFor(themeWords, o.theme); },
         [](const QString &text, Options *o) { return take(meaning(themeWords, text), &o->theme); }},
        {QStringLiteral("background"), Text::tr("Ground of the figure: %1.").arg(listed(backgroundWords)),
         Text::tr("ground"), oneOf(backgroundWords),
         [](const Options &o) { return wordFor(backgroundWords, o.background); },
         [](const QString &text, Options *o) { return take(meaning(backgroundWords, text), &o->background); }},
        {QStringLiteral("text"),
         Text::tr("How letters are written: %1. Without it, outlines in an SVG with a name that is not Latin.")
             .arg(listed(textWords)),
         Text::tr("mode"), oneOf(textWords),
         [](const Options &o) { return o.text ? wordFor(textWords, *o.text) : QString(); },
         [](const QString &text, Options *o) {
             o->text = meaning(textWords, text);
             return o->text.has_value();
         }},
        {QStringLiteral("text-size"), Text::tr("Sizes of text, as a multiple of the usual ones."), Text::tr("factor"),
         factorExpected(), [](const Options &o) { return core::machineFormatted(o.textScale); },
         [](const QString &text, Options *o) { return readFactor(text, &o->textScale); }},
        {QStringLiteral("line-width"), Text::tr("Widths of lines, as a multiple of the usual ones."),
         Text::tr("factor"), factorExpected(), [](const Options &o) { return core::machineFormatted(o.lineScale); },
         [](const QString &text, Options *o) { return readFactor(text, &o->lineScale); }},
        {QStringLiteral("decimals"), Text::tr("Decimals of coordinates and scores, 0 to %1.").arg(mostDecimals),
         Text::tr("number"), Text::tr("not a whole number from 0 to %1").arg(mostDecimals),
         [](const Options &o) { return QString::number(o.decimals); },
         [](const QString &text, Options *o) { return readWhole(text, 0, mostDecimals, &o->decimals); }},
        {QStringLiteral("overlays"),
         Text::tr("What is drawn beside the vectors, with commas: %1, or none.").arg(listed(overlayWords)),
         Text::tr("overlays"), Text::tr("not a list of %1, with commas, nor none").arg(listed(overlayWords)),
         [](const Options &o) { return textOf(o.overlays); },
         [](const QString &text, Options *o) { return readOverlays(text, &o->overlays); }},
    };
}

// Which part of the scene and of the computation.
std::vector<OptionSpelling> viewSpellings()
{
    const QString region = Text::tr("not x, y and extent, all finite and with commas, nor all");
    return {
        {QStringLiteral("selected"), Text::tr("The token whose angle and projection are shown; 0 for none."),
         Text::tr("number"), Text::tr("not a whole number from 0 to %1").arg(core::mostTokens),
         [](const Options &o) { return QString::number(o.views.measured + 1); },
         [](const QString &text, Options *o) {
             int token = 0;
             const bool isRead = readWhole(text, 0, core::mostTokens, &token);
             o->views.measured = token - 1;
             return isRead;
         }},
        {QStringLiteral("match-view"),
         Text::tr("The middle of the plane of the keys and the extent of its shorter side: 0,0,4."),
         Text::tr("x,y,extent"), region, [](const Options &o) { return textOf(o.views.match); },
         [](const QString &text, Options *o) { return readRegion(text, &o->views.match); }},
        {QStringLiteral("mix-view"), Text::tr("The same of the plane of the values."), Text::tr("x,y,extent"), region,
         [](const Options &o) { return textOf(o.views.mix); },
         [](const QString &text, Options *o) { return readRegion(text, &o->views.mix); }},
        {QStringLiteral("first-row"), Text::tr("The token in the first row of the working."), Text::tr("number"),
         Text::tr("not a whole number from 1 to %1").arg(core::mostTokens),
         [](const Options &o) { return QString::number(o.views.working.firstRow + 1); },
         [](const QString &text, Options *o) {
             int token = 1;
             const bool isRead = readWhole(text, 1, core::mostTokens, &token);
             o->views.working.firstRow = token - 1;
             return isRead;
         }},
        {QStringLiteral("ratio"), Text::tr("The two tokens whose weights the working compares: 1,2."), Text::tr("i,j"),
         Text::tr("not two whole numbers from 1 to %1, with a comma").arg(core::mostTokens),
         [](const Options &o) { return ratioText(o.views.working); },
         [](const QString &text, Options *o) { return readRatio(text, &o->views.working); }},
        {QStringLiteral("maximum"),
         Text::tr("Whether the working subtracts the largest score: %1.").arg(listed(maximumWords)), Text::tr("word"),
         oneOf(maximumWords), [](const Options &o) { return wordFor(maximumWords, o.views.working.subtractsMaximum); },
         [](const QString &text, Options *o) {
             return take(meaning(maximumWords, text), &o->views.working.subtractsMaximum);
         }},
        {QStringLiteral("stage"), Text::tr("How far the computation is drawn: %1.").arg(listed(stageWords)),
         Text::tr("stage"), oneOf(stageWords), [](const Options &o) { return wordFor(stageWords, o.stage); },
         [](const QString &text, Options *o) { return take(meaning(stageWords, text), &o->stage); }},
        {QStringLiteral("motion"), Text::tr("What moves in a GIF: %1.").arg(listed(motionWords)), Text::tr("motion"),
         oneOf(motionWords), [](const Options &o) { return wordFor(motionWords, o.motion); },
         [](const QString &text, Options *o) { return take(meaning(motionWords, text), &o->motion); }},
        {QStringLiteral("drag-to"), Text::tr("Where the motion drag takes the query, and back: 0,1."), Text::tr("x,y"),
         Text::tr("not x and y, both finite and with a comma"), [](const Options &o) { return pointText(o.dragTo); },
         [](const QString &text, Options *o) { return readPoint(text, &o->dragTo); }},
        {QStringLiteral("seconds"), Text::tr("How long a GIF is, before it repeats."), Text::tr("number"),
         Text::tr("not a number from %1 to %2")
             .arg(core::machineFormatted(leastSeconds), core::machineFormatted(mostSeconds)),
         [](const Options &o) { return core::machineFormatted(o.seconds); },
         [](const QString &text, Options *o) {
             const auto number = core::parsedNumber(text);
             return take(number && *number >= leastSeconds && *number <= mostSeconds ? number : std::nullopt,
                         &o->seconds);
         }},
        {QStringLiteral("frame-rate"), Text::tr("Frames a second of a GIF, 1 to %1.").arg(mostFrameRate),
         Text::tr("number"), Text::tr("not a whole number from 1 to %1").arg(mostFrameRate),
         [](const Options &o) { return QString::number(o.frameRate); },
         [](const QString &text, Options *o) { return readWhole(text, 1, mostFrameRate, &o->frameRate); }},
        {QStringLiteral("build-up"),
         Text::tr("The figure stage by stage, as pages of a PDF or as numbered files: a-1.svg, a-2.svg …."),
         {},
         Text::tr("not %1").arg(yes()),
         [](const Options &o) { return o.buildUp ? yes() : QString(); },
         [](const QString &text, Options *o) {
             o->buildUp = true;
             return text == yes();
         }},
    };
}

QString shellQuoted(const QString &word)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_./,:@%+-]+$"),
                                          QRegularExpression::DontCaptureOption);
    if (plain.match(word).hasMatch() && !word.contains(u'\n'))
        return word;
    return u'\'' + QString(word).replace(u'\'', QLatin1String("'\\''")) + u'\'';
}

} // namespace

std::vector<OptionSpelling> optionSpellings()
{
    std::vector<OptionSpelling> result = layoutSpellings();
    for (auto more : {styleSpellings(), viewSpellings()})
        std::move(more.begin(), more.end(), std::back_inserter(result));
    return result;
}

std::vector<SpelledOption> spelled(const ExportOptions &options)
{
    const ExportOptions usual;
    std::vector<SpelledOption> result;
    for (const OptionSpelling &spelling : optionSpellings())
        if (const QString text = spelling.text(options); text != spelling.text(usual))
            result.push_back({spelling.name, text});
    return result;
}

bool readOption(const SpelledOption &option, ExportOptions *options, QString *error)
{
    for (const OptionSpelling &spelling : optionSpellings()) {
        if (spelling.name != option.name)
            continue;
        ExportOptions next = *options;
        if (!spelling.read(option.text, &next)) {
            *error = QStringLiteral("--%1 %2: %3.").arg(option.name, core::oneLine(option.text), spelling.expected);
            return false;
        }
        *options = next;
        return true;
    }
    *error = Text::tr("Unknown option “%1”.").arg(core::oneLine(option.name));
    return false;
}

QString commandLine(const ExportOptions &options, const QString &sceneFile, const QString &figureFile,
                    const QString &language)
{
    QStringList words{QStringLiteral("attention-plane")};
    if (!sceneFile.isEmpty())
        words += sceneFile.startsWith(u'-') && sceneFile != u'-' ? QStringLiteral("./") + sceneFile : sceneFile;
    words += {QStringLiteral("--export"), figureFile};
    for (const SpelledOption &option : spelled(options)) {
        words += QStringLiteral("--") + option.name;
        if (option.name != QLatin1String("build-up"))
            words += option.text;
    }
    if (!language.isEmpty())
        words += {QStringLiteral("--language"), language};
    QStringList quoted;
    for (const QString &word : words)
        quoted += shellQuoted(word);
    return quoted.join(u' ');
}

} // namespace ui
