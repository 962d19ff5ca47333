#include "tests/files.h"
#include "tests/program.h"

#include <QDir>
#include <QImage>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

namespace {

const QDir::Filters everything = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;

QByteArray token(const QByteArray &name, const QByteArray &key = "[1, 0]")
{
    return R"({"name": ")" + name + R"(", "key": )" + key + R"(, "value": [2, 0]})";
}

bool isInstalled(const QString &program)
{
    return !QStandardPaths::findExecutable(program).isEmpty();
}

} // namespace

/// Runs the program for several figures, for lessons, and where writing fails.
class TestBatch : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("out")));
    }

    void everySceneBecomesAFigure_data();
    void everySceneBecomesAFigure();
    void oneFailureStopsNoOther();
    void sameNameIsRefusedBeforehand();
    void batchEqualsSingleFigures();
    void buildUpWritesNumberedFiles();
    void figureIsASceneToo();
    void lessonIsExported_data();
    void lessonIsExported();
    void wrongUsageIsStatusTwo_data();
    void wrongUsageIsStatusTwo();
    void figureLooksAsAsked();

    void failureLeavesTheOldFile_data();
    void failureLeavesTheOldFile();
    void fullDiskLeavesNoStump_data();
    void fullDiskLeavesNoStump();

    void markdownShowsNamesLiterally();
    void latexIsSetByLatex();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    /// A small disk of its own in place of a folder; needs the superuser.
    bool mount(const QString &folder, const QString &options) const
    {
        const QStringList arguments{QStringLiteral("-t"),    QStringLiteral("tmpfs"),
                                    QStringLiteral("-o"),    options,
                                    QStringLiteral("tmpfs"), path(folder)};
        return run(QStringLiteral("mount"), arguments).status == 0;
    }
    QStringList files(const QString &folder) const { return QDir(path(folder)).entryList(everything); }
    QString scene(const QString &name, const QByteArray &tokens)
    {
        write(path(name), sceneFile(tokens));
        return path(name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestBatch::everySceneBecomesAFigure_data()
{
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("svg") << QByteArray("<?xml");
    QTest::newRow("pdf") << QByteArray("%PDF-");
    QTest::newRow("png") << QByteArray("\x89PNG\r\n");
    QTest::newRow("tex") << QByteArray("%");
    QTest::newRow("tikz") << QByteArray("%");
}

void TestBatch::everySceneBecomesAFigure()
{
    QFETCH(QByteArray, start);
    const QString format = QString::fromLatin1(QTest::currentDataTag());
    QStringList arguments;
    QByteArray expected;
    for (int i = 0; i < 50; ++i) {
        const QString name = QStringLiteral("s %1.v2").arg(i, 2, 10, QLatin1Char('0'));
        arguments +=
            scene(name + QStringLiteral(".attention"), token("", QByteArray("[1, ") + QByteArray::number(i) + ']'));
        expected += (path(QStringLiteral("out/") + name) + QLatin1Char('.') + format + QLatin1Char('\n')).toUtf8();
    }
    const Result result =
        attentionPlane(arguments + QStringList{QStringLiteral("--output-dir"), path(QStringLiteral("out")),
                                               QStringLiteral("--format"), format});
    QCOMPARE(result.error, QByteArray());
    QCOMPARE(result.status, 0);
    QCOMPARE(result.output, expected);
    QCOMPARE(files(QStringLiteral("out")).size(), 50);
    QList<QByteArray> different;
    for (const QByteArray &file : expected.trimmed().split('\n')) {
        different += read(QString::fromUtf8(file));
        QVERIFY(different.back().startsWith(start));
    }
    QVERIFY(different[0] != different[49]);
}

void TestBatch::oneFailureStopsNoOther()
{
    write(path(QStringLiteral("broken.attention")), "{");
    QVERIFY(QDir(path(QStringLiteral("out"))).mkdir(QStringLiteral("b.svg")));
    const QStringList scenes{scene(QStringLiteral("a.attention"), token("")), path(QStringLiteral("broken.attention")),
                             path(QStringLiteral("none.attention")), scene(QStringLiteral("b.attention"), token("")),
                             scene(QStringLiteral("c.attention"), token(""))};
    const Result result =
        attentionPlane(scenes + QStringList{QStringLiteral("--output-dir"), path(QStringLiteral("out"))});
    QCOMPARE(result.status, 1);
    QCOMPARE(result.output.count('\n'), 2);
    QVERIFY(result.output.contains("a.svg\n") && result.output.contains("c.svg\n"));
    const QList<QByteArray> complaints = result.error.trimmed().split('\n');
    QCOMPARE(complaints.size(), 3);
    QVERIFY(complaints[0].contains("broken.attention") && complaints[1].contains("none.attention") &&
            complaints[2].contains("b.svg"));
    QCOMPARE(files(QStringLiteral("out")),
             QStringList({QStringLiteral("a.svg"), QStringLiteral("b.svg"), QStringLiteral("c.svg")}));

    const Result missing =
        attentionPlane(QStringList{scenes[0], scenes[4], QStringLiteral("--output-dir"), path(QStringLiteral("no"))});
    QCOMPARE(missing.status, 1);
    QCOMPARE(missing.error.count('\n'), 2);
    QVERIFY(!QDir(path(QStringLiteral("no"))).exists());
}

void TestBatch::sameNameIsRefusedBeforehand()
{
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("x")));
    const QString a = scene(QStringLiteral("a.attention"), token(""));
    const QString b = scene(QStringLiteral("b.attention"), token(""));
    const QString other = scene(QStringLiteral("x/a.attention"), token(""));
    const QStringList folder{QStringLiteral("--output-dir"), path(QStringLiteral("out"))};
    const Result result = attentionPlane(QStringList{b, a, other} + folder);
    QCOMPARE(result.status, 2);
    QVERIFY2(isOneLine(result.error) && result.error.contains("x/a.attention"), result.error.constData());
    QCOMPARE(result.output, QByteArray());
    QCOMPARE(files(QStringLiteral("out")), QStringList());
    // Stages of scenes with similar names do not meet.
    const QStringList staged{scene(QStringLiteral("a-3.attention"), token("")), a, QStringLiteral("--build-up")};
    QCOMPARE(attentionPlane(staged + folder).status, 0);
    QCOMPARE(files(QStringLiteral("out")).size(), 14);
}

void TestBatch::batchEqualsSingleFigures()
{
    const QStringList scenes{scene(QStringLiteral("a.attention"), token("注意")),
                             scene(QStringLiteral("b.attention"), token("b"))};
    for (const char *format : {"svg", "pdf", "png", "tex", "tikz"}) {
        const QString suffix = QStringLiteral(".") + QString::fromLatin1(format);
        const QStringList options = words("--theme dark --size 120x50mm --margin 2mm");
        QCOMPARE(attentionPlane(scenes + options +
                                QStringList{QStringLiteral("--output-dir"), path(QStringLiteral("out")),
                                            QStringLiteral("--format"), QString::fromLatin1(format)})
                     .status,
                 0);
        for (const char *name : {"a", "b"}) {
            const QString figure = path(QString::fromLatin1(name) + suffix);
            QCOMPARE(attentionPlane(QStringList{path(QString::fromLatin1(name) + QStringLiteral(".attention")),
                                                QStringLiteral("--export"), figure} +
                                    options)
                         .status,
                     0);
            QVERIFY(!read(figure).isEmpty());
            QVERIFY2(read(figure) == read(path(QStringLiteral("out/") + QString::fromLatin1(name) + suffix)), format);
        }
    }
}

void TestBatch::buildUpWritesNumberedFiles()
{
    const QString a = scene(QStringLiteral("a.attention"), token(""));
    const Result result = attentionPlane(
        {a, QStringLiteral("--export"), path(QStringLiteral("out/fig.svg")), QStringLiteral("--build-up")});
    QCOMPARE(result.status, 0);
    QStringList expected;
    for (int i = 1; i <= 7; ++i)
        expected += QStringLiteral("fig-%1.svg").arg(i);
    QCOMPARE(files(QStringLiteral("out")), expected);
    QCOMPARE(attentionPlane(
                 {a, QStringLiteral("--export"), path(QStringLiteral("out/fig.pdf")), QStringLiteral("--build-up")})
                 .status,
             0);
    const QByteArray info = run(QStringLiteral("pdfinfo"), {path(QStringLiteral("out/fig.pdf"))}).output;
    QVERIFY2(info.contains("Pages:           7\n"), info.constData());
}

void TestBatch::figureIsASceneToo()
{
    const QString a = scene(QStringLiteral("a.attention"), token("注意 <&>", "[0.1, 3]"));
    const QByteArray numbers = attentionPlane({a, QStringLiteral("--compute"), QStringLiteral("json")}).output;
    for (const char *suffix : {".svg", ".png"}) {
        const QString figure = path(QStringLiteral("fig") + QString::fromLatin1(suffix));
        QCOMPARE(attentionPlane({a, QStringLiteral("--export"), figure}).status, 0);
        const Result again = attentionPlane({figure, QStringLiteral("--compute"), QStringLiteral("json")});
        QCOMPARE(again.error, QByteArray());
        QCOMPARE(again.output, numbers);
        Setting input;
        input.input = read(figure);
        QCOMPARE(attentionPlane(words("- --compute json"), input).output, numbers);
    }
    QCOMPARE(attentionPlane({a, QStringLiteral("--export"), path(QStringLiteral("fig.pdf"))}).status, 0);
    const Result pdf =
        attentionPlane({path(QStringLiteral("fig.pdf")), QStringLiteral("--compute"), QStringLiteral("json")});
    QCOMPARE(pdf.status, 1);
    QVERIFY2(isOneLine(pdf.error) && pdf.error.contains("fig.pdf"), pdf.error.constData());
}

void TestBatch::lessonIsExported_data()
{
    QTest::addColumn<QStringList>("lesson");
    QTest::newRow("by name") << QStringList{QStringLiteral("--lesson"), QStringLiteral("chapter-3")};
    QTest::newRow("folder") << QStringList{QStringLiteral("--lesson"), QStringLiteral(LESSONS "/chapter-3")};
    QTest::newRow("folder as the scene") << QStringList{QStringLiteral(LESSONS "/chapter-3")};
}

void TestBatch::lessonIsExported()
{
    QFETCH(QStringList, lesson);
    const QStringList arguments = lesson + words("--size slide --language zh_CN --export");
    const Result pdf = attentionPlane(arguments + QStringList{path(QStringLiteral("out/l.pdf"))});
    QCOMPARE(pdf.error, QByteArray());
    QCOMPARE(pdf.status, 0);
    const QByteArray info = run(QStringLiteral("pdfinfo"), {path(QStringLiteral("out/l.pdf"))}).output;
    QVERIFY2(info.contains("Pages:           12\n") && info.contains("960 x 540 pts"), info.constData());
    QCOMPARE(attentionPlane(arguments + QStringList{path(QStringLiteral("out/l.png"))}).status, 0);
    QCOMPARE(files(QStringLiteral("out")).size(), 13);
    QCOMPARE(QImage(path(QStringLiteral("out/l-01.png"))).size(), QSize(1280, 720));
    QVERIFY(QImage(path(QStringLiteral("out/l-01.png"))) != QImage(path(QStringLiteral("out/l-12.png"))));
    const Result empty = attentionPlane({QStringLiteral("--lesson"), path(QStringLiteral("none")),
                                         QStringLiteral("--export"), path(QStringLiteral("out/n.pdf"))});
    QCOMPARE(empty.status, 1);
    QVERIFY2(isOneLine(empty.error) && empty.error.contains("none"), empty.error.constData());
}

void TestBatch::wrongUsageIsStatusTwo_data()
{
    QTest::addColumn<QString>("arguments");
    for (const char *arguments : {"--output-dir out",
                                  "a --output-dir",
                                  "a --output-dir out --format jpg",
                                  "a --output-dir out --export b.svg",
                                  "a --output-dir out --compute json",
                                  "a --format svg",
                                  "a --export b.svg --format svg",
                                  "- - --output-dir out",
                                  "--lesson chapter-3 --compute text",
                                  "--lesson chapter-3 --output-dir out",
                                  "a --lesson chapter-3 --export b.pdf",
                                  "--export b.svg --margin 1cm",
                                  "--export b.svg --margin -1",
                                  "--export b.svg --text-size 0",
                                  "--export b.svg --line-width 9",
                                  "--export b.svg --decimals 7",
                                  "--export b.svg --overlays rubbish",
                                  "--export b.svg --selected x",
                                  "--export b.svg --match-view 0,0",
                                  "--export b.svg --stage z",
                                  "--export b.svg --build-up=7",
                                  "--export b.svg --size slides",
                                  "--margin 5",
                                  "--build-up",
                                  "--compute markdown --title x"})
        QTest::newRow(arguments) << QString::fromLatin1(arguments);
}

void TestBatch::wrongUsageIsStatusTwo()
{
    QFETCH(QString, arguments);
    const QString before = QDir::currentPath();
    QDir::setCurrent(m_folder->path());
    const Result result = attentionPlane(arguments.split(QLatin1Char(' ')));
    QDir::setCurrent(before);
    QCOMPARE(result.status, 2);
    QVERIFY2(isOneLine(result.error), result.error.constData());
    QCOMPARE(files(QString()), QStringList(QStringLiteral("out")));
    QCOMPARE(files(QStringLiteral("out")), QStringList());
}

void TestBatch::figureLooksAsAsked()
{
    const auto texts = [this](const char *options) {
        const Result result =
            attentionPlane(words(options) << QStringLiteral("--export") << path(QStringLiteral("a.svg")));
        return result.status == 0 ? read(path(QStringLiteral("a.svg"))) : result.error;
    };
    QVERIFY(texts("--title Softmax").contains(">Softmax</text>"));
    QVERIFY(texts("--title Softmax").contains("<title>Softmax</title>"));
    QVERIFY(texts("--decimals 4").contains("2.71828<"));
    QVERIFY(texts("--size third").contains("width=\"427\" height=\"720\""));
    QVERIFY(texts("--size column").contains("width=\"160mm\" height=\"90mm\""));
    QVERIFY(texts("--text-size 2").contains("font-size=\"40\"")); // names have 20
    QVERIFY(!texts("--overlays none").contains("convex hull"));
    QVERIFY(texts("--selected 2").contains(QByteArray("θ")));
    QVERIFY(attentionPlane(words("--compute text --decimals 4")).output.contains(" 2.71828 "));
    const Result none = attentionPlane(words("--selected 4 --export") << path(QStringLiteral("b.svg")));
    QCOMPARE(none.status, 1);
    QVERIFY2(isOneLine(none.error) && none.error.contains("4"), none.error.constData());
}

void TestBatch::failureLeavesTheOldFile_data()
{
    QTest::addColumn<QString>("figure");
    for (const char *suffix : {"svg", "pdf", "png", "tex", "tikz"})
        for (const char *obstacle : {"missing/a.", "folder.", "pipe.", "readonly/a."})
            QTest::addRow("%s%s", obstacle, suffix) << QString::fromLatin1(obstacle) + QString::fromLatin1(suffix);
}

void TestBatch::failureLeavesTheOldFile()
{
    QFETCH(QString, figure);
    const QDir folder(m_folder->path());
    if (figure.startsWith(QLatin1String("folder")))
        QVERIFY(folder.mkdir(figure));
    if (figure.startsWith(QLatin1String("pipe")))
        QCOMPARE(mkfifo(QFile::encodeName(path(figure)).constData(), 0600), 0);
    const bool isRoot = geteuid() == 0;
    const bool isReadOnly = figure.startsWith(QLatin1String("readonly"));
    if (isReadOnly) {
        QVERIFY(folder.mkdir(QStringLiteral("readonly")));
        if (isRoot && !mount(QStringLiteral("readonly"), QStringLiteral("size=1m")))
            QSKIP("The superuser can write everywhere, and there is no disk to mount.");
        write(path(figure), "old");
        if (isRoot)
            QVERIFY(mount(QStringLiteral("readonly"), QStringLiteral("remount,ro")));
        else
            QVERIFY(QFile::setPermissions(path(QStringLiteral("readonly")), QFile::ReadOwner | QFile::ExeOwner));
    }
    const QStringList before = folder.entryList(everything);
    const Result result = attentionPlane({QStringLiteral("--export"), path(figure)});
    const QByteArray old = isReadOnly ? read(path(figure)) : QByteArray();
    if (isReadOnly && isRoot)
        QCOMPARE(run(QStringLiteral("umount"), {path(QStringLiteral("readonly"))}).status, 0);
    else if (isReadOnly)
        QVERIFY(QFile::setPermissions(path(QStringLiteral("readonly")),
                                      QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QCOMPARE(result.status, 1);
    QVERIFY2(isOneLine(result.error) && result.error.contains(figure.toUtf8()), result.error.constData());
    QCOMPARE(old, isReadOnly ? QByteArray("old") : QByteArray());
    QCOMPARE(folder.entryList(everything), before);
}

void TestBatch::fullDiskLeavesNoStump_data()
{
    everySceneBecomesAFigure_data();
}

// A disk of 16 kB with the old figure on it.
void TestBatch::fullDiskLeavesNoStump()
{
    const QString suffix = QString::fromLatin1(QTest::currentDataTag());
    const QString disk = path(QStringLiteral("out"));
    if (!mount(QStringLiteral("out"), QStringLiteral("size=16k")))
        QSKIP("Only the superuser can make a small disk.");
    write(path(QStringLiteral("out/a.") + suffix), "old");
    const QStringList options = words("--size 1600x900 --parts match,softmax,mix,working --theme dark");
    const Result one =
        attentionPlane(options + QStringList{QStringLiteral("--export"), path(QStringLiteral("out/a.") + suffix)});
    const Result other =
        attentionPlane(options + QStringList{QStringLiteral("--export"), path(QStringLiteral("out/b.") + suffix)});
    const QByteArray old = read(path(QStringLiteral("out/a.") + suffix));
    const QStringList left = files(QStringLiteral("out"));
    QCOMPARE(run(QStringLiteral("umount"), {disk}).status, 0);
    for (const Result &result : {one, other}) {
        QCOMPARE(result.status, 1);
        QVERIFY2(isOneLine(result.error) && result.error.contains("out/"), result.error.constData());
    }
    QCOMPARE(old, QByteArray("old"));
    QCOMPARE(left, QStringList(QStringLiteral("a.") + suffix));
}

// Read by cmark-gfm, GitHub's own program.
void TestBatch::markdownShowsNamesLiterally()
{
    if (!isInstalled(QStringLiteral("cmark-gfm")))
        QSKIP("cmark-gfm is not installed.");
    const QByteArrayList names{
        "a|b",  "*x* _y_ `z`",          "<b>q</b> & &amp;", "[a](b) ![c](d)", "~~s~~ $1$ \\\\| \\\\",
        "注意", "www.a.de http://b.de", "a@b.de",           "# = -"};
    QByteArrayList tokens;
    for (const QByteArray &name : names)
        tokens += token(name);
    Setting setting;
    setting.input = sceneFile(tokens.join(','));
    const Result markdown = attentionPlane(words("- --compute markdown"), setting);
    QCOMPARE(markdown.error, QByteArray());
    setting.input = markdown.output;
    const Result html =
        run(QStringLiteral("cmark-gfm"), words("-e table -e autolink -e strikethrough --unsafe -t html"), setting);
    QCOMPARE(html.status, 0);
    static const QRegularExpression row(QStringLiteral("<tr>(.*?)</tr>"),
                                        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression cell(QStringLiteral("<td[^>]*>(.*?)</td>"));
    static const QRegularExpression link(QStringLiteral("</?a[^>]*>"));
    QStringList firsts;
    auto rows = row.globalMatch(QString::fromUtf8(html.output));
    while (rows.hasNext()) {
        auto cells = cell.globalMatch(rows.next().captured(1));
        QStringList texts;
        while (cells.hasNext())
            texts += cells.next().captured(1).remove(link); // an address may be one, and shows the same
        if (texts.isEmpty())
            continue; // the heading
        QCOMPARE(texts.size(), 8);
        firsts += texts.first();
    }
    QCOMPARE(firsts.size(), names.size() + 1);
    for (qsizetype i = 0; i < names.size(); ++i) {
        const QString name = QString::fromUtf8(names[i]).replace(QLatin1String("\\\\"), QLatin1String("\\"));
        QCOMPARE(firsts[i], QString::number(i + 1) + QLatin1Char(' ') + name.toHtmlEscaped());
    }
    QVERIFY2(html.output.contains("(1.00, 0.00)</td>"), html.output.constData());
}

void TestBatch::latexIsSetByLatex()
{
    if (!isInstalled(QStringLiteral("pdflatex")))
        QSKIP("pdflatex is not installed.");
    QByteArrayList tokens;
    for (const char *name : {"50%_#{}\\\\input{x}", "a & b ~ ^ $1$", "c $1$", "<q>|* ?`", "=1+1 -- --- << ,,"})
        tokens += token(name, "[700, -0.001]");
    Setting setting;
    setting.input = sceneFile(tokens.join(','), "1e-05", "-0.5");
    const Result table = attentionPlane(words("- --compute latex"), setting);
    QCOMPARE(table.error, QByteArray());
    write(path(QStringLiteral("t.tex")),
          "\\documentclass{article}\\usepackage{amsmath,lmodern}\\usepackage[T1]{fontenc}"
          "\\usepackage[landscape,margin=0mm,paperwidth=900mm,paperheight=200mm]{geometry}"
          "\\begin{document}\\noindent\n" +
              table.output + "\\end{document}\n");
    const Result set = run(QStringLiteral("pdflatex"),
                           {QStringLiteral("-interaction=nonstopmode"), QStringLiteral("-halt-on-error"),
                            QStringLiteral("-output-directory"), m_folder->path(), path(QStringLiteral("t.tex"))});
    QVERIFY2(set.status == 0 && !set.output.contains("Warning"), set.output.constData());
    const QString text = QString::fromUtf8(
        run(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), QStringLiteral("-enc"), QStringLiteral("UTF-8"),
                                          path(QStringLiteral("t.pdf")), QStringLiteral("-")})
            .output);
    for (const char *name : {"50%_#{}\\input{x}", "a & b", "c $1$", "<q>|*", "=1+1 -- --- << ,,"})
        QVERIFY2(text.contains(QString::fromLatin1(name)), qPrintable(text));
}

QTEST_GUILESS_MAIN(TestBatch)
#include "tst_batch.moc"
