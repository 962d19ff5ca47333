#include "tests/files.h"
#include "tests/program.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

#include <sys/stat.h>
#include <unistd.h>

namespace {

QByteArray thousandTokens()
{
    QByteArray tokens;
    for (int i = 0; i < 1000; ++i)
        tokens += QByteArray(i > 0 ? "," : "") + R"({"name": "", "key": [0.125, )" + QByteArray::number(i) +
                  R"(], "value": [1, 2]})";
    return tokens;
}

QJsonObject computed(const QByteArray &scene)
{
    const Result result = attentionPlane(words("- --compute json"), {{}, scene});
    return QJsonDocument::fromJson(result.output).object();
}

} // namespace

/// Runs the program itself.
class TestCommandLine : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void helpAndVersionNeedNoDisplay_data();
    void helpAndVersionNeedNoDisplay();
    void chapterExampleHasTheChaptersNumbers();
    void workingIsReadable();
    void workingSpeaksTheLanguageAsked();
    void sceneComesFromStandardInput();
    void numbersBeyondDoubleAreNull();
    void sceneWithoutTokensHasNoOutput();
    void namesAreTextInTables();

    void figureIsWritten_data();
    void figureIsWritten();
    void figuresAreTheSameEverywhere_data();
    void figuresAreTheSameEverywhere();

    void wrongUsageIsStatusTwo_data();
    void wrongUsageIsStatusTwo();
    void sentencesQuoteLiterally();
    void failureLeavesNothing_data();
    void failureLeavesNothing();
    void unreadableSceneIsAFailure();
    void chineseWithoutAFontIsAFailure();
    void fullDiskLeavesTheOldFile();
    void lostOutputIsAFailure_data();
    void lostOutputIsAFailure();
    void windowNeedsADisplay_data();
    void windowNeedsADisplay();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCommandLine::helpAndVersionNeedNoDisplay_data()
{
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("--help") << QByteArray("--export <file>");
    QTest::newRow("-h") << QByteArray("--compute <notation>");
    QTest::newRow("--version") << QByteArray("attention-plane " APP_VERSION "\n");
    QTest::newRow("-v") << QByteArray("attention-plane " APP_VERSION "\n");
}

void TestCommandLine::helpAndVersionNeedNoDisplay()
{
    QFETCH(QByteArray, expected);
    for (const Environment &variables : {Environment{}, Environment{{QStringLiteral("LC_ALL"), QStringLiteral("C")}}}) {
        const Result result = attentionPlane({QString::fromLatin1(QTest::currentDataTag())}, {variables, {}});
        QCOMPARE(result.status, 0);
        QVERIFY2(result.output.contains(expected), result.output.constData());
        QCOMPARE(result.error, QByteArray());
    }
}

void TestCommandLine::chapterExampleHasTheChaptersNumbers()
{
    const Result result = attentionPlane(words("--compute json"));
    QCOMPARE(result.status, 0);
    QCOMPARE(result.error, QByteArray());
    const QJsonObject numbers = QJsonDocument::fromJson(result.output).object();
    const auto isNear = [](const QJsonValue &actual, double expected) {
        return actual.isDouble() && std::abs(actual.toDouble() - expected) <= 1e-15;
    };
    QCOMPARE(numbers[QLatin1String("scores")].toArray(), (QJsonArray{1, 0, -1}));
    const QJsonArray weights = numbers[QLatin1String("weights")].toArray();
    QCOMPARE(weights.size(), 3); // exp(1), 1, exp(-1) over their sum, in 30 digits by mpmath
    QVERIFY(isNear(weights[0], 0.665240955774821889));
    QVERIFY(isNear(weights[1], 0.244728471054797652));
    QVERIFY(isNear(weights[2], 0.090030573170380457));
    const QJsonArray output = numbers[QLatin1String("output")].toArray();
    QCOMPARE(output.size(), 2);
    QVERIFY(isNear(output[0], 1.330481911549643779));
    QVERIFY(isNear(output[1], 0.489456942109595304));
    QVERIFY(isNear(numbers[QLatin1String("sum_of_exponentials")], 4.086161269630487493));
    QVERIFY(isNear(numbers[QLatin1String("exponentials")][0], 2.718281828459045235));
    QVERIFY(isNear(numbers[QLatin1String("shifted_exponentials")][2], 0.135335283236612691));
    QCOMPARE(numbers[QLatin1String("query")].toArray(), (QJsonArray{1, 0}));
    QCOMPARE(numbers[QLatin1String("keys")][2].toArray(), (QJsonArray{-1, 0}));
    QCOMPARE(numbers[QLatin1String("values")][1].toArray(), (QJsonArray{0, 2}));
    QCOMPARE(numbers[QLatin1String("hull")].toArray(),
             (QJsonArray{QJsonArray{0, 0}, QJsonArray{2, 0}, QJsonArray{0, 2}}));
}

void TestCommandLine::workingIsReadable()
{
    const Result result = attentionPlane(words("--compute text"));
    QCOMPARE(result.status, 0);
    const QString text = QString::fromUtf8(result.output);
    for (const char *expected :
         {"1.00 × (−1.00) + 0.00 × 0.00 = −1.00", "2.718", "0.665", "0.245", "0.090", "4.086", "z = (1.33, 0.49)", "Σ"})
        QVERIFY2(text.contains(QString::fromUtf8(expected)), expected);
    const QStringList lines = text.split(QLatin1Char('\n'));
    QCOMPARE(lines[4].indexOf(QStringLiteral("1.000")), lines[3].indexOf(QStringLiteral("2.718")));
}

void TestCommandLine::workingSpeaksTheLanguageAsked()
{
    const QByteArray english = attentionPlane(words("--compute text")).output;
    for (const char *locale : {"C", "de_DE.UTF-8", "zh_CN.UTF-8"}) {
        const Environment variables{{QStringLiteral("LC_ALL"), QString::fromLatin1(locale)}};
        const Result result = attentionPlane(words("--compute text"), {variables, {}});
        QCOMPARE(result.output, english);
        QCOMPARE(result.error, QByteArray());
    }
    const Result chinese = attentionPlane(words("--compute text --language zh_CN"));
    QCOMPARE(chinese.status, 0);
    QVERIFY2(chinese.output.contains("词元"), chinese.output.constData());
    QVERIFY(chinese.output.contains("z = (1.33, 0.49)"));
}

void TestCommandLine::sceneComesFromStandardInput()
{
    const QByteArray scene = sceneFile(R"({"name": "a", "key": [3, 0], "value": [5, 7]})");
    const QJsonObject numbers = computed(scene);
    QCOMPARE(numbers[QLatin1String("scores")].toArray(), QJsonArray{3});
    QCOMPARE(numbers[QLatin1String("output")].toArray(), (QJsonArray{5, 7}));
    QCOMPARE(numbers[QLatin1String("names")].toArray(), QJsonArray{QStringLiteral("a")});
    write(path(QStringLiteral("a.attention")), scene);
    const Result file =
        attentionPlane({path(QStringLiteral("a.attention")), QStringLiteral("--compute"), QStringLiteral("json")});
    QCOMPARE(QJsonDocument::fromJson(file.output).object(), numbers);
}

void TestCommandLine::numbersBeyondDoubleAreNull()
{
    const QByteArray tokens = R"({"name": "", "key": [1000000, 0], "value": [1, 2]},
                                 {"name": "", "key": [-1000000, 0], "value": [3, 4]})";
    const QJsonObject large = computed(sceneFile(tokens));
    QCOMPARE(large[QLatin1String("scores")].toArray(), (QJsonArray{1e6, -1e6}));
    QCOMPARE(large[QLatin1String("exponentials")].toArray(), (QJsonArray{QJsonValue(), 0}));
    QVERIFY(large[QLatin1String("sum_of_exponentials")].isNull());
    QCOMPARE(large[QLatin1String("weights")].toArray(), (QJsonArray{1, 0}));
    QCOMPARE(large[QLatin1String("output")].toArray(), (QJsonArray{1, 2}));
    const QJsonObject infinite = computed(sceneFile(tokens, "1e-308"));
    QCOMPARE(infinite[QLatin1String("scores")].toArray(), (QJsonArray{QJsonValue(), QJsonValue()}));
    QCOMPARE(infinite[QLatin1String("weights")].toArray(), (QJsonArray{1, 0}));
    const Result text = attentionPlane(words("- --compute text"), {{}, sceneFile(tokens, "1e-308")});
    QVERIFY2(text.output.contains("undefined") && !text.output.toLower().contains("nan"), text.output.constData());
}

void TestCommandLine::sceneWithoutTokensHasNoOutput()
{
    const QJsonObject numbers = computed(sceneFile(""));
    QVERIFY(numbers.contains(QLatin1String("output")) && numbers[QLatin1String("output")].isNull());
    QCOMPARE(numbers[QLatin1String("weights")].toArray(), QJsonArray());
    QCOMPARE(numbers[QLatin1String("sum_of_exponentials")], QJsonValue(0));
    for (const char *notation : {"text", "csv"}) {
        const Result result =
            attentionPlane(words("- --compute") << QString::fromLatin1(notation), {{}, sceneFile("")});
        QCOMPARE(result.status, 0);
        QVERIFY(!result.output.isEmpty());
    }
}

void TestCommandLine::namesAreTextInTables()
{
    const QByteArray rest = R"(, "key": [0, 0.1], "value": [2, -4]})";
    const QByteArray scene = sceneFile(R"({"name": "=1+1")" + rest + R"(, {"name": "a \"b\", c")" + rest +
                                       R"(, {"name": "-x")" + rest + R"(, {"name": "注意")" + rest);
    const Result result = attentionPlane(words("- --compute csv"), {{}, scene});
    QCOMPARE(result.status, 0);
    const QList<QByteArray> lines = result.output.split('\n');
    QCOMPARE(lines.size(), 6); // heading, four tokens, and nothing after the last end of line
    for (const QByteArray &line : lines.first(5))
        QVERIFY(line.endsWith('\r'));
    QCOMPARE(lines[1], QByteArray("1,\"'=1+1\",0,0.1,0,1,1,0.25,2,-4,0.5,-1\r"));
    QCOMPARE(lines[2], QByteArray("2,\"a \"\"b\"\", c\",0,0.1,0,1,1,0.25,2,-4,0.5,-1\r"));
    QVERIFY(lines[3].startsWith("3,\"'-x\","));
    QVERIFY(lines[4].startsWith("4,\"注意\","));
}

void TestCommandLine::figureIsWritten_data()
{
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("SVG") << QStringLiteral(".svg") << QByteArray("<?xml");
    QTest::newRow("TikZ") << QStringLiteral(".tikz") << QByteArray("% !TeX program = xelatex\n");
    QTest::newRow("LaTeX") << QStringLiteral(".tex") << QByteArray("% !TeX program = xelatex\n");
    QTest::newRow("PDF") << QStringLiteral(".PDF") << QByteArray("%PDF-");
    QTest::newRow("PNG") << QStringLiteral(".png") << QByteArray("\x89PNG\r\n");
}

void TestCommandLine::figureIsWritten()
{
    QFETCH(QString, suffix);
    QFETCH(QByteArray, start);
    const QString figure = path(QStringLiteral("a b 注意") + suffix);
    const Result result = attentionPlane(
        words("--parts match,mix,working --size 400x300 --dpi 96 --theme dark --background white --language "
              "zh_CN --export")
        << figure);
    QCOMPARE(result.error, QByteArray());
    QCOMPARE(result.status, 0);
    QCOMPARE(result.output, QByteArray());
    QVERIFY(read(figure).startsWith(start));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    if (suffix == QLatin1String(".png"))
        QCOMPARE(QImage(figure).size(), QSize(400, 300));
}

void TestCommandLine::figuresAreTheSameEverywhere_data()
{
    QTest::addColumn<Environment>("variables");
    const auto row = [](const char *name, const char *variable, const char *value) {
        QTest::newRow(name) << Environment{{QString::fromLatin1(variable), QString::fromLatin1(value)}};
    };
    row("screen scale", "QT_SCALE_FACTOR", "1.5");
    row("double screen scale", "QT_SCALE_FACTOR", "2");
    row("font resolution", "QT_FONT_DPI", "144");
    row("locale C", "LC_ALL", "C");
    row("German", "LC_ALL", "de_DE.UTF-8");
    row("Chinese", "LC_ALL", "zh_CN.UTF-8");
    row("theme", "QT_QPA_PLATFORMTHEME", "gtk3");
    row("desktop", "XDG_CURRENT_DESKTOP", "GNOME");
    row("style", "QT_STYLE_OVERRIDE", "windows");
    row("platform", "QT_QPA_PLATFORM", "xcb");
    row("display that does not answer", "DISPLAY", ":987");
    row("time zone", "TZ", "Asia/Shanghai");
}

void TestCommandLine::figuresAreTheSameEverywhere()
{
    QFETCH(Environment, variables);
    for (const char *suffix : {".svg", ".pdf", ".png", ".tex"}) {
        const QString here = path(QStringLiteral("here") + QLatin1String(suffix));
        const QString there = path(QStringLiteral("there") + QLatin1String(suffix));
        QCOMPARE(attentionPlane(words("--size 150x60mm --dpi 200 --export") << here).status, 0);
        const Result result = attentionPlane(words("--size 150x60mm --dpi 200 --export") << there, {variables, {}});
        QCOMPARE(result.error, QByteArray());
        QCOMPARE(result.status, 0);
        QVERIFY(!read(here).isEmpty());
        QVERIFY2(read(here) == read(there), suffix);
    }
}

void TestCommandLine::wrongUsageIsStatusTwo_data()
{
    QTest::addColumn<QString>("arguments");
    for (const char *arguments : {"--rubbish",
                                  "-x",
                                  "--export",
                                  "--export a.jpg",
                                  "--export a",
                                  "--export a.svg --parts match,rubbish",
                                  "--export a.svg --parts match,,mix",
                                  "--export a.svg --parts match,mix,match,mix,match,mix",
                                  "--export a.svg --theme blue",
                                  "--export a.svg --text curves",
                                  "--export a.svg --language fr",
                                  "--export a.svg --language en_GB",
                                  "--export a.svg --background black",
                                  "--export a.svg --size 0x10",
                                  "--export a.svg --size 10",
                                  "--export a.png --size 30000x10",
                                  "--export a.png --size nanxnan",
                                  "--export a.png --dpi 0",
                                  "--export a.png --dpi -5",
                                  "--export a.png --dpi x",
                                  "--export a.png --dpi 2401",
                                  "--export a.png --dpi 96.5",
                                  "--compute rubbish",
                                  "--compute xml",
                                  "--compute",
                                  "one two",
                                  "one two --compute json",
                                  "--compute json --export a.svg",
                                  "--size 10x10",
                                  "--dpi 96",
                                  "--compute json --parts match",
                                  "--theme blue",
                                  "--theme contrast --export a.svg",
                                  "--text-size 0",
                                  "--text-size 1.5 --compute text",
                                  "--present --compute text",
                                  "--present --export a.svg",
                                  "scene.attention --lesson 3.3",
                                  "--text outlines",
                                  "--compute json --compute csv",
                                  "--export a.svg --export b.svg",
                                  "--help=1",
                                  "--language fr --help"})
        QTest::newRow(arguments) << QString::fromLatin1(arguments);
}

void TestCommandLine::wrongUsageIsStatusTwo()
{
    QFETCH(QString, arguments);
    Setting setting;
    const QString before = QDir::currentPath();
    QDir::setCurrent(m_folder->path());
    const Result result = attentionPlane(arguments.split(QLatin1Char(' ')));
    QDir::setCurrent(before);
    QCOMPARE(result.status, 2);
    QVERIFY2(isOneLine(result.error), result.error.constData());
    QCOMPARE(result.output, QByteArray());
    QVERIFY(QDir(m_folder->path()).isEmpty());
}

void TestCommandLine::sentencesQuoteLiterally()
{
    for (const char *option : {"--dpi", "--size", "--parts", "--theme"}) {
        const Result result = attentionPlane({QStringLiteral("--export"), QStringLiteral("a.png"),
                                              QString::fromLatin1(option), QStringLiteral("%2 %1")});
        QCOMPARE(result.status, 2);
        QVERIFY2(result.error.contains(QByteArray(option) + " %2 %1: "), result.error.constData());
    }
}

void TestCommandLine::failureLeavesNothing_data()
{
    QTest::addColumn<QString>("scene"); // in the folder of the test; empty for the example
    QTest::addColumn<QString>("figure");
    QTest::addColumn<QString>("named"); // what the sentence names
    QTest::newRow("missing folder") << ""
                                    << "missing/a.svg"
                                    << "missing/a.svg";
    QTest::newRow("folder of that name") << ""
                                         << "folder.svg"
                                         << "folder.svg";
    QTest::newRow("pipe of that name") << ""
                                       << "pipe.svg"
                                       << "pipe.svg";
    QTest::newRow("line break in the name") << ""
                                            << "missing\n/a.svg"
                                            << "/a.svg";
    QTest::newRow("no scene") << "none.attention"
                              << "a.svg"
                              << "none.attention";
    QTest::newRow("scene is a folder") << "folder.svg"
                                       << "a.pdf"
                                       << "folder.svg";
    QTest::newRow("broken scene") << "broken.attention"
                                  << "a.png"
                                  << "broken.attention";
    QTest::newRow("more than JSON") << "trailing.attention"
                                    << "a.png"
                                    << "trailing.attention";
    QTest::newRow("too fine") << ""
                              << "fine.png"
                              << "fine.png";
}

void TestCommandLine::failureLeavesNothing()
{
    QFETCH(QString, scene);
    QFETCH(QString, figure);
    QFETCH(QString, named);
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder.svg")));
    QCOMPARE(mkfifo(QFile::encodeName(path(QStringLiteral("pipe.svg"))).constData(), 0600), 0);
    write(path(QStringLiteral("broken.attention")), R"({"format": 1, "query": [1, )");
    write(path(QStringLiteral("trailing.attention")), sceneFile("") + " x");
    const QDir::Filters all = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;
    const QStringList before = QDir(m_folder->path()).entryList(all);

    const bool isTooFine = named == QLatin1String("fine.png");
    QStringList arguments = words(isTooFine ? "--size 1000x10mm --dpi 600 --export" : "--export") << path(figure);
    if (!scene.isEmpty())
        arguments << path(scene);
    const Result result = attentionPlane(arguments);
    QCOMPARE(result.status, 1);
    QVERIFY2(isOneLine(result.error) && result.error.contains(named.toUtf8()), result.error.constData());
    QCOMPARE(result.output, QByteArray());
    QCOMPARE(QDir(m_folder->path()).entryList(all), before);
    struct stat status {};
    QCOMPARE(stat(QFile::encodeName(path(QStringLiteral("pipe.svg"))).constData(), &status), 0);
    QVERIFY(S_ISFIFO(status.st_mode));
    if (scene.isEmpty())
        return;
    const Result numbers = attentionPlane(words("--compute json") << path(scene));
    QCOMPARE(numbers.status, 1);
    QVERIFY2(isOneLine(numbers.error) && numbers.error.contains(named.toUtf8()), numbers.error.constData());
    QCOMPARE(numbers.output, QByteArray());
}

void TestCommandLine::unreadableSceneIsAFailure()
{
    const QString scene = path(QStringLiteral("secret.attention"));
    write(scene, sceneFile(""));
    QVERIFY(QFile::setPermissions(scene, QFile::WriteOwner));
    if (QFile(scene).open(QIODevice::ReadOnly))
        QSKIP("The superuser can read every file.");
    const Result result = attentionPlane(words("--compute json") << scene);
    QCOMPARE(result.status, 1);
    QVERIFY2(isOneLine(result.error) && result.error.contains("secret.attention"), result.error.constData());
}

// Boxes in place of words would be worse than a sentence.
void TestCommandLine::chineseWithoutAFontIsAFailure()
{
    write(path(QStringLiteral("fonts.conf")), "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\">"
                                              "<fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir></fontconfig>");
    const Setting setting{{{QStringLiteral("FONTCONFIG_FILE"), path(QStringLiteral("fonts.conf"))}}, {}};
    const QStringList figure{QStringLiteral("--export"), path(QStringLiteral("figure.svg"))};
    const Result english = attentionPlane(figure, setting);
    QCOMPARE(english.status, 0);
    const Result chinese =
        attentionPlane(figure + QStringList{QStringLiteral("--language"), QStringLiteral("zh_CN")}, setting);
    QCOMPARE(chinese.status, 1);
    QVERIFY(isOneLine(chinese.error));
    QVERIFY2(chinese.error.contains("fonts-noto-cjk"), chinese.error.constData());
}

void TestCommandLine::fullDiskLeavesTheOldFile()
{
    const QString figure = path(QStringLiteral("old.png"));
    write(figure, "old");
    Setting setting;
    setting.largestFile = 1000;
    const Result result = attentionPlane(words("--size 1000x500 --export") << figure, setting);
    QCOMPARE(result.status, 1);
    QVERIFY2(isOneLine(result.error) && result.error.contains("old.png"), result.error.constData());
    QCOMPARE(read(figure), QByteArray("old"));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList(QStringLiteral("old.png")));
}

void TestCommandLine::lostOutputIsAFailure_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("full disk") << QStringLiteral("exec \"$0\" \"$@\" >/dev/full");
    QTest::newRow("closed") << QStringLiteral("exec \"$0\" \"$@\" >&-");
    // More than a pipe holds, so that the program is still writing when its reader is gone.
    QTest::newRow("closed pipe") << QStringLiteral("{ \"$0\" \"$@\"; echo $? >status; } | true; exit $(cat status)");
}

void TestCommandLine::lostOutputIsAFailure()
{
    QFETCH(QString, command);
    const QString scene = path(QStringLiteral("large.attention"));
    write(scene, sceneFile(thousandTokens()));
    const QString shell = QStringLiteral("cd '%1'; ").arg(m_folder->path()) + command;
    const Result result = run(QStringLiteral("sh"), QStringList{QStringLiteral("-c"), shell, program, scene,
                                                                QStringLiteral("--compute"), QStringLiteral("json")});
    QCOMPARE(result.status, 1);
    QVERIFY2(isOneLine(result.error), result.error.constData());
}

void TestCommandLine::windowNeedsADisplay_data()
{
    QTest::addColumn<Environment>("variables");
    QTest::newRow("none") << Environment{};
    QTest::newRow("one that does not answer") << Environment{{QStringLiteral("DISPLAY"), QStringLiteral(":987")}};
}

void TestCommandLine::windowNeedsADisplay()
{
    QFETCH(Environment, variables);
    const Result result = attentionPlane({}, {variables, {}});
    QCOMPARE(result.status, 1);
    QVERIFY2(isOneLine(result.error) && result.error.contains("display"), result.error.constData());
}

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_commandline.moc"
