#include "core/lessonfile.h"
#include "tests/files.h"
#include "ui/export/exporter.h"
#include "ui/export/figurelayout.h"
#include "ui/export/spelling.h"
#include "ui/export/words.h"

#include <QFileInfo>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace ui;

namespace {

struct Named {
    const char *name;
    ExportOptions options;
};

ExportOptions with(const std::function<void(ExportOptions &)> &change)
{
    ExportOptions options;
    options.title = QStringLiteral("two keys");
    change(options);
    return options;
}

// Of a file called "two keys.attention".
std::vector<Named> variants()
{
    return {
        {"usual", with([](ExportOptions &) {})},
        {"parts", with([](ExportOptions &o) {
             o.parts = {Part::Formula, Part::Mix, Part::Mix};
         })},
        {"pixels", with([](ExportOptions &o) {
             o.size = {801, 333};
         })},
        {"millimetres", with([](ExportOptions &o) {
             o.size = {160.125, 90.7, LengthUnit::Millimetre};
         })},
        {"inches", with([](ExportOptions &o) {
             o.size = {6.3, 10.0 / 3, LengthUnit::Inch};
         })},
        {"margin", with([](ExportOptions &o) {
             o.margin = {0.1, LengthUnit::Inch};
         })},
        {"resolution", with([](ExportOptions &o) {
             o.dpi = 150;
             o.size = {100, 50, LengthUnit::Millimetre};
         })},
        {"dark", with([](ExportOptions &o) { o.theme = Theme::Dark; })},
        {"projector", with([](ExportOptions &o) { o.theme = Theme::Projector; })},
        {"no ground", with([](ExportOptions &o) { o.background = Background::Transparent; })},
        {"sizes", with([](ExportOptions &o) {
             o.textScale = 1.0 / 3;
             o.lineScale = 2.7;
         })},
        {"outlines", with([](ExportOptions &o) { o.text = TextMode::Outlines; })},
        {"decimals", with([](ExportOptions &o) { o.decimals = 6; })},
        {"overlays", with([](ExportOptions &o) {
             o.overlays.grid = false;
             o.overlays.rawScores = true;
         })},
        {"no overlays", with([](ExportOptions &o) {
             o.overlays = {false, false, false, false, false, false, false, false, false, false};
         })},
        {"views", with([](ExportOptions &o) {
             o.views.match = Region{{-0.1, 1.0 / 3}, 7.25};
             o.views.mix = Region{{1e6, -1e-5}, 1e-7};
             o.views.measured = 1;
             o.views.working = {1, 2, 0, false};
             o.parts = {Part::Match, Part::Mix, Part::Working};
         })},
        {"stage", with([](ExportOptions &o) { o.stage = Stage::Exponentials; })},
        {"build-up", with([](ExportOptions &o) { o.buildUp = true; })},
        {"title", with([](ExportOptions &o) {
             o.titleLine = true;
             o.title = QStringLiteral("it's \"a\" $HOME `x` \\ 注意\n--size 5x5 *");
         })},
    };
}

// The words that a shell makes of a command.
QStringList wordsOf(const QString &command)
{
    QProcess process;
    process.start(QStringLiteral("sh"), {QStringLiteral("-c"), QStringLiteral("printf '%s\\0' ") + command});
    if (!process.waitForFinished())
        return {};
    return QString::fromUtf8(process.readAllStandardOutput()).chopped(1).split(QChar(0));
}

} // namespace

/// Options as text, and as a command.
class TestSpelling : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.isValid()); }
    void optionsAreReadBack_data() { rows(); }
    void optionsAreReadBack();
    void usualOptionsNeedNoWord();
    void commandIsReadBack_data() { rows(); }
    void commandIsReadBack();
    void commandWritesTheSameBytes_data() { rows(); }
    void commandWritesTheSameBytes();
    void commandTakesAnyFileName();
    void oddTextsAreRefused_data();
    void oddTextsAreRefused();
    void refusedOptionChangesNothing();
    void refusalIsOneLine();
    void presetsFitTheirPages();
    void overlaysHaveTheWordsOfLessons();
    void marginAndTitleMakeRoom();
    void textAndLinesScaleApart();

private:
    static void rows()
    {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const Named &variant : variants())
            QTest::newRow(variant.name) << index++;
    }

    QTemporaryDir m_folder;
};

void TestSpelling::optionsAreReadBack()
{
    QFETCH(int, index);
    const ExportOptions options = variants()[static_cast<std::size_t>(index)].options;
    ExportOptions read;
    read.title = options.title;
    QString error;
    for (const SpelledOption &option : spelled(options))
        QVERIFY2(readOption(option, &read, &error), qPrintable(error));
    QVERIFY(read == options);
}

void TestSpelling::usualOptionsNeedNoWord()
{
    QCOMPARE(spelled({}).size(), std::size_t{0});
    QCOMPARE(commandLine({}, {}, QStringLiteral("a.svg")), QStringLiteral("attention-plane --export a.svg"));
    QCOMPARE(commandLine({}, QStringLiteral("-"), QStringLiteral("a b.svg"), QStringLiteral("zh_CN")),
             QStringLiteral("attention-plane - --export 'a b.svg' --language zh_CN"));
}

void TestSpelling::commandIsReadBack()
{
    QFETCH(int, index);
    const ExportOptions options = variants()[static_cast<std::size_t>(index)].options;
    const QStringList words =
        wordsOf(commandLine(options, QStringLiteral("x/two keys.attention"), QStringLiteral("it's.svg")));
    QCOMPARE(words.mid(0, 4), QStringList({QStringLiteral("attention-plane"), QStringLiteral("x/two keys.attention"),
                                           QStringLiteral("--export"), QStringLiteral("it's.svg")}));
    ExportOptions read;
    read.title = figureTitle(words[1]);
    QString error;
    for (qsizetype i = 4; i < words.size(); ++i) {
        const QString name = words[i].mid(2);
        QVERIFY(words[i].startsWith(QLatin1String("--")));
        const QString text = name == QLatin1String("build-up") ? QStringLiteral("yes") : words.value(++i);
        QVERIFY2(readOption({name, text}, &read, &error), qPrintable(error));
    }
    QVERIFY(read == options);
}

void TestSpelling::commandWritesTheSameBytes()
{
    QFETCH(int, index);
    const ExportOptions options = variants()[static_cast<std::size_t>(index)].options;
    QString error;
    for (const char *suffix : {"svg", "pdf", "png", "tikz", "tex"}) {
        const QString figure = m_folder.filePath(QStringLiteral("by command.") + QString::fromLatin1(suffix));
        const QString own = m_folder.filePath(QStringLiteral("own.") + QString::fromLatin1(suffix));
        const QString scene = m_folder.filePath(QStringLiteral("two keys.attention"));
        write(scene, read(QStringLiteral(TEST_DATA "/chapter.attention")));
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("PATH"), QFileInfo(QStringLiteral(ATTENTION_PLANE)).path() +
                                                       QLatin1Char(':') + environment.value(QStringLiteral("PATH")));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral("sh"), {QStringLiteral("-c"), commandLine(options, scene, figure)});
        QVERIFY(process.waitForFinished(60'000));
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
        QVERIFY2(exportFigure(core::chapterExample(), own, options, &error), qPrintable(error));
        const std::size_t sheets = sheetsOf(core::chapterExample(), options).size();
        const QStringList files = sheetFiles(figure, sheets);
        for (qsizetype i = 0; i < files.size(); ++i) {
            QVERIFY(!read(files[i]).isEmpty());
            QVERIFY2(read(files[i]) == read(sheetFiles(own, sheets)[i]), qPrintable(files[i]));
        }
    }
}

void TestSpelling::commandTakesAnyFileName()
{
    for (const char *name : {"a b", "it's", "$(x)", "a;b", "*", "~", "注意", "\\", "a\nb", "#", "!"}) {
        const QString file = QString::fromUtf8(name);
        QCOMPARE(wordsOf(commandLine({}, file, file + QStringLiteral(".svg"))),
                 QStringList({QStringLiteral("attention-plane"), file, QStringLiteral("--export"),
                              file + QStringLiteral(".svg")}));
    }
    QCOMPARE(wordsOf(commandLine({}, QStringLiteral("-x"), QStringLiteral("a.svg"))).value(1), QStringLiteral("./-x"));
}

void TestSpelling::oddTextsAreRefused_data()
{
    QTest::addColumn<QString>("text");
    const auto rows = [](const char *name, std::initializer_list<const char *> texts) {
        for (const char *text : texts)
            QTest::newRow(name) << QString::fromUtf8(text);
    };
    rows("parts", {"", "match,", "Match", "match mix", "match,match,match,match,match,match"});
    rows("size", {"slides", "0x0", "nanxnan", "1600"});
    rows("margin", {"-1", "1cm", "nan", "", "20001", "1e3", "1,5", "600mm x"});
    rows("dpi", {"0", "2401", "96.5", "x"});
    rows("text", {"letters", ""});
    rows("text-size", {"0", "0.1", "5.1", "-1", "nan", "inf", "1e0", "150%", "1,5", ""});
    rows("line-width", {"0", "6", "x"});
    rows("decimals", {"-1", "7", "1.5", "x", ""});
    rows("title", {""});
    rows("theme", {"blue", ""});
    rows("background", {"black"});
    rows("overlays", {"", "grid,none", "grid,", "unit circle", "all"});
    rows("selected", {"-1", "1001", "x"});
    rows("match-view", {"", "1,2", "1,2,3,4", "nan,0,1", "0,inf,1", "0,0,0", "0,0,-1", "0,0,nan", "1e10,0,1"});
    rows("mix-view", {"0 0 4"});
    rows("first-row", {"0", "1001"});
    rows("ratio", {"1", "0,1", "1,2,3", "a,b"});
    rows("maximum", {"yes", ""});
    rows("stage", {"z", ""});
    rows("build-up", {"no", ""});
    rows("rubbish", {"1"});
}

void TestSpelling::oddTextsAreRefused()
{
    QFETCH(QString, text);
    ExportOptions options;
    QString error;
    QVERIFY(!readOption({QString::fromLatin1(QTest::currentDataTag()), text}, &options, &error));
    QVERIFY2(error.endsWith(QLatin1Char('.')) && error.contains(QLatin1String(QTest::currentDataTag())),
             qPrintable(error));
    QVERIFY(options == ExportOptions());
}

void TestSpelling::refusedOptionChangesNothing()
{
    ExportOptions options;
    options.overlays.rawScores = true;
    const ExportOptions before = options;
    QString error;
    QVERIFY(!readOption({QStringLiteral("overlays"), QStringLiteral("grid,rubbish")}, &options, &error));
    QVERIFY(options == before);
}

void TestSpelling::refusalIsOneLine()
{
    ExportOptions options;
    QString error;
    QVERIFY(!readOption({QStringLiteral("parts"), QStringLiteral("match\n\u202E")}, &options, &error));
    QVERIFY2(error.startsWith(QStringLiteral("--parts match\uFFFD\uFFFD: not ")), qPrintable(error));
    QVERIFY(!readOption({QStringLiteral("a\rb"), {}}, &options, &error));
    QCOMPARE(error, QStringLiteral("Unknown option “a\uFFFDb”."));
}

// 13⅓ × 7½ in is the page of a 16:9 presentation; A4 is 210 mm wide.
void TestSpelling::presetsFitTheirPages()
{
    const auto size = [](const char *word) { return parsedFigureSize(QString::fromLatin1(word)).value(); };
    QVERIFY(size("slide") == (FigureSize{1280, 720}));
    QCOMPARE(size("half").width * 2, 1280.0);
    QCOMPARE(size("third").width, std::round(1280.0 / 3));
    QVERIFY(size("column").unit == LengthUnit::Millimetre && size("column").width < 210);
    for (const SizePreset &preset : sizePresets())
        QVERIFY(parsedFigureSize(sizeText(preset.size)) == preset.size);
}

void TestSpelling::overlaysHaveTheWordsOfLessons()
{
    QStringList words;
    for (const auto &word : overlayWords)
        words += QString::fromLatin1(word.first).replace(QLatin1Char('-'), QLatin1Char(' '));
    QCOMPARE(words, core::overlayWords());
}

void TestSpelling::marginAndTitleMakeRoom()
{
    const core::Scene scene = core::chapterExample();
    ExportOptions options;
    options.size = {1200, 600};
    options.margin = {25.4, LengthUnit::Millimetre};
    options.theme = Theme::Dark;
    QString error;
    const QImage image = QImage::fromData(figureBytes(scene, Format::Png, options, &error).value_or(QByteArray()));
    QCOMPARE(image.size(), QSize(1200, 600));
    const QColor paper = figureStyle(options).paper;
    int strangers = 0;
    for (int y = 0; y < 600; ++y)
        for (int x = 0; x < 1200; ++x) {
            const bool isMargin = x < 95 || y < 95 || x > 1104 || y > 504; // an inch, but for the width of lines
            strangers += isMargin && image.pixelColor(x, y) != paper ? 1 : 0;
        }
    QCOMPARE(strangers, 0);

    options.size = {};
    options.titleLine = true;
    options.title = QStringLiteral("A <title>\nof two lines");
    const QSizeF inner = usualSize(options.parts, 3, figureStyle(options));
    const QSizeF outer = layoutSize(scene, options);
    QCOMPARE(outer.width() - inner.width(), 192.0);
    QVERIFY(outer.height() - inner.height() > 192 + 16);
    const QByteArray svg = figureBytes(scene, Format::Svg, options, &error).value_or(QByteArray());
    QCOMPARE(svg.count(">A &lt;title&gt; of two lines</text>"), 1);

    options.size = {190, 190};
    QVERIFY(!figureBytes(scene, Format::Svg, options, &error));
    QVERIFY2(error.endsWith(QLatin1Char('.')), qPrintable(error));
    options = {};
    options.views.measured = 3;
    QVERIFY(!figureBytes(scene, Format::Svg, options, &error));
    QVERIFY2(error.contains(QLatin1Char('4')), qPrintable(error));
}

void TestSpelling::textAndLinesScaleApart()
{
    ExportOptions options;
    const Style usual = figureStyle(options);
    options.textScale = 2;
    QCOMPARE(figureStyle(options).mathSize, 2 * usual.mathSize);
    QCOMPARE(figureStyle(options).arrow, usual.arrow);
    options.textScale = 1;
    options.lineScale = 3;
    QCOMPARE(figureStyle(options).tickSize, usual.tickSize);
    QCOMPARE(figureStyle(options).hairline, 3 * usual.hairline);
    QVERIFY(usual.scaled(1.5) == usual.linesScaled(1.5).textScaled(1.5));
}

QTEST_MAIN(TestSpelling)
#include "tst_spelling.moc"
