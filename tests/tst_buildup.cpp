#include "tests/drawn.h"
#include "tests/files.h"
#include "tests/pictures.h"
#include "ui/export/exporter.h"
#include "ui/export/payload.h"
#include "ui/export/words.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace ui;

namespace {

const std::vector<Part> everything{Part::Match, Part::Softmax, Part::Mix, Part::Working, Part::Formula};

ExportOptions buildUp(const std::vector<Part> &parts = everything)
{
    ExportOptions options;
    options.parts = parts;
    options.buildUp = true;
    options.views.measured = 1;
    return options;
}

core::Scene example(const char *name)
{
    QString error;
    const auto opened = readSceneOrFigure(QStringLiteral(":/examples/%1.attention").arg(QLatin1String(name)), &error);
    return opened ? opened->scene : core::Scene();
}

QByteArray output(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60'000) || process.exitCode() != 0)
        qWarning("%s", process.readAllStandardError().constData());
    return process.readAllStandardOutput();
}

// Every shape and text of the picture, in the order of drawing.
QList<QByteArray> elements(const Sheet &sheet)
{
    QString error;
    QByteArray svg = figureBytes(sheet.scene, Format::Svg, sheet.options, &error).value_or(QByteArray());
    svg.replace("<tspan", "\n<tspan").replace("</text>", "\n");
    QList<QByteArray> lines = svg.split('\n');
    lines.removeIf([](const QByteArray &line) {
        return !line.startsWith("<path") && !line.startsWith("<tspan") && !line.startsWith("<text x=");
    });
    return lines;
}

} // namespace

/// Figures in stages, and lessons.
class TestBuildUp : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void lastStageIsTheFigure();
    void nothingMovesBetweenStages_data();
    void nothingMovesBetweenStages();
    void everyStageAddsSomething();
    void pdfHasAPageAStage();
    void filesAreNumbered();
    void numberedFilesCarryTheirStage();
    void failureWritesNoneOfTheFiles();
    void lessonHasOneFrame();
    void formulasShowTheNumbers();
    void formulasFitTheirBox();
    void formulasKeepTheirRoomBesideALongWorking();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestBuildUp::lastStageIsTheFigure()
{
    ExportOptions whole = buildUp();
    whole.buildUp = false;
    const std::vector<Sheet> sheets = sheetsOf(core::chapterExample(), buildUp());
    QCOMPARE(sheets.size(), std::size_t{7});
    QVERIFY(sheets.back().options == whole);
    ExportOptions part = buildUp();
    part.stage = Stage::Scores;
    QCOMPARE(sheetsOf(core::chapterExample(), part).size(), std::size_t{3});
}

void TestBuildUp::nothingMovesBetweenStages_data()
{
    QTest::addColumn<core::Scene>("scene");
    for (const char *name : {"chapter", "sentence", "twelve-on-a-circle", "zero-query", "one-token", "large-scores"})
        QTest::newRow(name) << example(name);
    QTest::newRow("none") << core::Scene();
}

// What is drawn stays, in the same place and order; more comes between.
void TestBuildUp::nothingMovesBetweenStages()
{
    QFETCH(core::Scene, scene);
    ExportOptions options = buildUp();
    if (scene.tokens.size() < 2)
        options.views.measured = -1;
    QList<QByteArray> before;
    for (const Sheet &sheet : sheetsOf(scene, options)) {
        const QList<QByteArray> now = elements(sheet);
        qsizetype place = 0;
        for (const QByteArray &element : before) {
            const qsizetype found = now.indexOf(element, place);
            QVERIFY2(found >= 0, element.constData());
            place = found + 1;
        }
        before = now;
    }
    QVERIFY(before.size() > 5);
}

void TestBuildUp::everyStageAddsSomething()
{
    qsizetype before = 0;
    for (const Sheet &sheet : sheetsOf(core::chapterExample(), buildUp())) {
        const qsizetype now = elements(sheet).size();
        QVERIFY2(now > before, qPrintable(wordFor(stageWords, sheet.options.stage)));
        before = now;
    }
    const auto texts = [](Stage stage) {
        ExportOptions options = buildUp();
        options.stage = stage;
        options.buildUp = false;
        QByteArray all;
        for (const QByteArray &element : elements({core::chapterExample(), options}))
            all += !element.startsWith("<path") ? element.mid(element.indexOf('>')) : QByteArray();
        return all;
    };
    QVERIFY(!texts(Stage::Keys).contains("(1.00, 0.00)"));  // q
    QVERIFY(!texts(Stage::Query).contains("−1.00"));        // a score
    QVERIFY(!texts(Stage::Scores).contains("2.718"));       // an exponential
    QVERIFY(!texts(Stage::Exponentials).contains("0.665")); // weights
    QVERIFY(!texts(Stage::Exponentials).contains("66.5%"));
    QVERIFY(!texts(Stage::Links).contains("1.33")); // z
    QVERIFY(texts(Stage::Output).contains("1.33"));
}

void TestBuildUp::pdfHasAPageAStage()
{
    ExportOptions options = buildUp();
    options.size = {300, 160, LengthUnit::Millimetre};
    const QString pdf = path(QStringLiteral("a.pdf"));
    QString error;
    QVERIFY2(exportFigure(core::chapterExample(), pdf, options, &error), qPrintable(error));
    const QString info =
        QString::fromUtf8(output(QStringLiteral("pdfinfo"), {QStringLiteral("-l"), QStringLiteral("99"), pdf}));
    QVERIFY2(info.contains(QRegularExpression(QStringLiteral("Pages: +7\\n"))), qPrintable(info));
    static const QRegularExpression size(QStringLiteral("size: +([0-9.]+) x ([0-9.]+) pts"));
    auto pages = size.globalMatch(info);
    int count = 0;
    for (; pages.hasNext(); ++count) {
        const QRegularExpressionMatch page = pages.next();
        QVERIFY(std::abs(page.captured(1).toDouble() * 25.4 / 72 - 300) < 0.02);
        QVERIFY(std::abs(page.captured(2).toDouble() * 25.4 / 72 - 160) < 0.02);
    }
    QCOMPARE(count, 7);
    output(QStringLiteral("pdftoppm"),
           {QStringLiteral("-r"), QStringLiteral("96"), QStringLiteral("-png"), pdf, path(QStringLiteral("page"))});
    const std::vector<Sheet> sheets = sheetsOf(core::chapterExample(), options);
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        const auto png = figureBytes(sheets[i].scene, Format::Png, sheets[i].options, &error);
        const QImage page(path(QStringLiteral("page-%1.png").arg(i + 1)));
        const int difference = differenceFromFar(page, QImage::fromData(png.value_or(QByteArray())));
        QVERIFY2(difference <= 24, qPrintable(QString::number(difference)));
    }
}

void TestBuildUp::filesAreNumbered()
{
    QCOMPARE(sheetFiles(QStringLiteral("x.y/a.b.SVG"), 1), QStringList(QStringLiteral("x.y/a.b.SVG")));
    QCOMPARE(sheetFiles(QStringLiteral("x.y/a.b.SVG"), 2),
             QStringList({QStringLiteral("x.y/a.b-1.SVG"), QStringLiteral("x.y/a.b-2.SVG")}));
    QCOMPARE(sheetFiles(QStringLiteral("a.png"), 12).first(), QStringLiteral("a-01.png"));
    QCOMPARE(sheetFiles(QStringLiteral("a.png"), 12).last(), QStringLiteral("a-12.png"));
    QCOMPARE(sheetFiles(QStringLiteral("a.pdf"), 12), QStringList(QStringLiteral("a.pdf")));
    QString error;
    QVERIFY2(exportFigure(core::chapterExample(), path(QStringLiteral("a.png")), buildUp({Part::Match}), &error),
             qPrintable(error));
    QCOMPARE(files().size(), 7);
    QCOMPARE(QImage(path(QStringLiteral("a-1.png"))).size(), QImage(path(QStringLiteral("a-7.png"))).size());
}

void TestBuildUp::numberedFilesCarryTheirStage()
{
    QString error;
    QVERIFY(exportFigure(core::chapterExample(), path(QStringLiteral("a.svg")), buildUp(), &error));
    const auto opened = readSceneOrFigure(path(QStringLiteral("a-3.svg")), &error);
    QVERIFY2(opened && opened->options, qPrintable(error));
    QVERIFY(opened->options->stage == Stage::Scores && !opened->options->buildUp);
}

void TestBuildUp::failureWritesNoneOfTheFiles()
{
    write(path(QStringLiteral("a-1.svg")), "old");
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("a-4.svg")));
    const QStringList before = files();
    QString error;
    QVERIFY(!exportFigure(core::chapterExample(), path(QStringLiteral("a.svg")), buildUp(), &error));
    QVERIFY2(error.startsWith(path(QStringLiteral("a-4.svg"))), qPrintable(error));
    QCOMPARE(files(), before);
    QCOMPARE(read(path(QStringLiteral("a-1.svg"))), QByteArray("old"));
}

void TestBuildUp::lessonHasOneFrame()
{
    QString error;
    const auto lesson = core::readLesson(QStringLiteral(":/lessons/chapter-3"), QStringLiteral("en"), &error);
    QVERIFY2(lesson, qPrintable(error));
    ExportOptions options;
    options.parts = everything;
    const std::vector<Sheet> sheets = sheetsOf(*lesson, options);
    QCOMPARE(sheets.size(), std::size_t{12});
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        QVERIFY(sheets[i].scene == (*lesson)[i].scene);
        QVERIFY(sheets[i].options.size == sheets[0].options.size && sheets[i].options.size.width > 0);
        QCOMPARE(sheets[i].options.views.measured, (*lesson)[i].selectedToken);
        const QStringList &overlays = (*lesson)[i].overlays;
        QVERIFY(overlays.isEmpty() ||
                sheets[i].options.overlays.rawScores == overlays.contains(QStringLiteral("raw scores")));
    }
    QVERIFY2(exportSheets(sheets, path(QStringLiteral("a.pdf")), &error), qPrintable(error));
    QVERIFY(output(QStringLiteral("pdfinfo"), {path(QStringLiteral("a.pdf"))}).contains("Pages:           12\n"));
    QVERIFY2(exportSheets(sheets, path(QStringLiteral("a.svg")), &error), qPrintable(error));
    QCOMPARE(files().size(), 13);
}

void TestBuildUp::formulasShowTheNumbers()
{
    const auto textOf = [](const core::Scene &scene, const QSizeF &size) {
        Recorder recorder;
        QPainter painter(&recorder);
        paintStrip(painter, std::vector{Part::Formula}, scene, core::attend(scene), size, style(Theme::Light));
        return joined(recorder.texts);
    };
    const QString chapter = textOf(core::chapterExample(), {912, 165});
    for (const char *number : {"2.718", "4.086", "0.665", "0.245", "0.090", "−1.00", "1.33", "0.49"})
        QVERIFY2(chapter.contains(QString::fromUtf8(number)), qPrintable(chapter));
    QVERIFY(!chapter.contains(QChar(0x22EF)));
    const QString circle = textOf(example("twelve-on-a-circle"), {912, 165});
    QVERIFY2(circle.contains(QChar(0x22EF)) && circle.contains(QStringLiteral("12")), qPrintable(circle));
    core::Scene scene = core::chapterExample();
    QVERIFY(!textOf(scene, {912, 165}).contains(QLatin1Char('T')));
    scene.temperature = 2;
    scene.shift = 1;
    const QString scaled = textOf(scene, {912, 165});
    QVERIFY2(scaled.contains(QLatin1Char('T')) && scaled.contains(QLatin1Char('c')), qPrintable(scaled));
    QVERIFY(!textOf(core::Scene(), {912, 165}).isEmpty());
}

void TestBuildUp::formulasFitTheirBox()
{
    for (const char *name : {"chapter", "sentence", "twelve-on-a-circle", "large-scores", "one-token"})
        for (const QSizeF &size : {QSizeF(912, 165), QSizeF(427, 720), QSizeF(300, 120), QSizeF(2000, 900)}) {
            Recorder recorder;
            QPainter painter(&recorder);
            const core::Scene scene = example(name);
            paintStrip(painter, std::vector{Part::Formula}, scene, core::attend(scene), size, style(Theme::Light));
            const QRectF box = QRectF(QPointF(0, 0), size).adjusted(-1, -1, 1, 1);
            QVERIFY(!recorder.texts.empty());
            for (const DrawnText &text : recorder.texts)
                QVERIFY2(box.contains(text.area()), qPrintable(QString::fromLatin1(name) + text.text));
        }
}

void TestBuildUp::formulasKeepTheirRoomBesideALongWorking()
{
    core::Scene scene;
    scene.query = {1, 0};
    for (int j = 0; j < 1000; ++j)
        scene.tokens.push_back({QString(), {std::cos(j), std::sin(j)}, {std::sin(j), std::cos(j)}});
    Recorder recorder;
    QPainter painter(&recorder);
    paintStrip(painter, std::vector{Part::Working, Part::Formula}, scene, core::attend(scene), {1280, 420},
               style(Theme::Light));
    const DrawnText &dots = find(recorder.texts, QString(QChar(0x22EF)));
    QVERIFY2(dots.font.pixelSize() >= 12, qPrintable(QString::number(dots.font.pixelSize())));
}

QTEST_MAIN(TestBuildUp)
#include "tst_buildup.moc"
