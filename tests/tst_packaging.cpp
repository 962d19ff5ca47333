#include "tests/files.h"
#include "tests/program.h"
#include "ui/export/words.h"
#include "ui/look.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

namespace {

QString packaging(const QString &name)
{
    return QStringLiteral(PACKAGING "/") + name;
}

/// What --help says of each option, by its long name without dashes.
QMap<QString, QString> optionsOfHelp()
{
    QMap<QString, QString> result;
    QString last;
    static const QRegularExpression option(QStringLiteral("^  (?:-[a-z], )?--([a-z-]+)(?: <[^>]+>)?(?:  +(.*))?$"));
    static const QRegularExpression more(QStringLiteral("^ {10,}(\\S.*)$"));
    for (const QString &line : QString::fromUtf8(attentionPlane({QStringLiteral("--help")}).output).split(u'\n')) {
        const auto first = option.match(line);
        const auto next = more.match(line);
        if (first.hasMatch())
            result[last = first.captured(1)] = first.captured(2);
        else if (next.hasMatch() && !last.isEmpty())
            result[last] += u' ' + next.captured(1);
        else
            last.clear();
    }
    return result;
}

QStringList sorted(QStringList words)
{
    words.sort();
    return words;
}

/// The long options that open a paragraph of a man page.
QStringList optionsOfPage(const QString &file)
{
    static const QRegularExpression tag(
        QStringLiteral("^\\.TP\\n\\.[BIR]+ (?:\\\\-[a-z] \", \" )?\\\\-\\\\-([a-z\\\\-]+)"),
        QRegularExpression::MultilineOption);
    QStringList result;
    for (auto match = tag.globalMatch(QString::fromUtf8(read(packaging(file)))); match.hasNext();)
        result += match.next().captured(1).remove(u'\\');
    return sorted(result);
}

/// What a shell offers behind `words`, the last of which may be begun or empty.
QStringList completed(const QStringList &words, const QString &folder)
{
    const QString script =
        QStringLiteral("source \"$1\"; cd \"$2\"; shift 2; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); "
                       "_attention_plane; printf '%s\\n' \"${COMPREPLY[@]}\"");
    const Result result = run(QStringLiteral("bash"), QStringList{QStringLiteral("-c"), script, QStringLiteral("bash"),
                                                                  packaging(QStringLiteral("attention-plane.bash")),
                                                                  folder, QStringLiteral("attention-plane")} +
                                                          words);
    return sorted(QString::fromUtf8(result.output).split(u'\n', Qt::SkipEmptyParts));
}

QStringList listedWords(const QString &list)
{
    return sorted(list.split(QStringLiteral(", ")));
}

} // namespace

/// What is installed beside the program says what the program does.
class TestPackaging : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void manPageHasTheOptionsOfHelp_data();
    void manPageHasTheOptionsOfHelp();
    void manPageHasTheWordsOfHelp_data() { manPageHasTheOptionsOfHelp_data(); }
    void manPageHasTheWordsOfHelp();
    void completionHasTheOptionsOfHelp();
    void completionHasTheWordsOfTheProgram_data();
    void completionHasTheWordsOfTheProgram();
    void completionHasTheThemesOfFiguresAndWindow();
    void valuesAreNoOptions();
    void listsAreContinued();
    void filesAreThoseThatCanBeOpened();
    void desktopActionsUseOptionsOfTheProgram();
    void sceneTypeIsTheSameEverywhere();
    void changesAreOfThisVersion();

private:
    QMap<QString, QString> m_options;
    QTemporaryDir m_folder;
};

void TestPackaging::initTestCase()
{
    m_options = optionsOfHelp();
    QVERIFY(m_options.size() > 25);
    QVERIFY(m_options[QStringLiteral("help")].startsWith(QStringLiteral("Print")));
}

void TestPackaging::manPageHasTheOptionsOfHelp_data()
{
    QTest::addColumn<QString>("page");
    QTest::newRow("English") << QStringLiteral("attention-plane.1.in");
    QTest::newRow("Chinese") << QStringLiteral("attention-plane.zh_CN.1.in");
}

void TestPackaging::manPageHasTheOptionsOfHelp()
{
    QFETCH(QString, page);
    QCOMPARE(optionsOfPage(page), sorted(m_options.keys()));
}

// A list in --help stands between a colon and a full stop, or a comma and "or".
void TestPackaging::manPageHasTheWordsOfHelp()
{
    QFETCH(QString, page);
    const QString text = QString::fromUtf8(read(packaging(page))).remove(u'\\');
    static const QRegularExpression list(
        QStringLiteral(": ((?:[a-z][A-Za-z_-]*, )+[a-z][A-Za-z_-]*)(?:, or (none))?\\."));
    int words = 0;
    for (auto option = m_options.cbegin(); option != m_options.cend(); ++option) {
        const auto match = list.match(option.value());
        const qsizetype start = text.indexOf(QStringLiteral(" --%1 \"").arg(option.key()));
        const QString paragraph = text.mid(start, text.indexOf(QStringLiteral("\n.TP"), start) - start);
        for (const QString &word : match.captured(1).split(QStringLiteral(", "), Qt::SkipEmptyParts)) {
            const QRegularExpression whole(QStringLiteral("(?<![a-z-])%1(?![a-z-])").arg(word));
            QVERIFY2(paragraph.contains(whole), qPrintable(QStringLiteral("--%1 %2").arg(option.key(), word)));
            ++words;
        }
    }
    QVERIFY(words > 50);
}

void TestPackaging::completionHasTheOptionsOfHelp()
{
    QStringList options{QStringLiteral("-h"), QStringLiteral("-v")};
    for (const QString &name : m_options.keys())
        options += QStringLiteral("--") + name;
    QCOMPARE(completed({QStringLiteral("-")}, m_folder.path()), sorted(options));
}

void TestPackaging::completionHasTheWordsOfTheProgram_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("format") << listedWords(ui::listed(ui::formatWords));
    QTest::newRow("parts") << listedWords(ui::listed(ui::partWords));
    QTest::newRow("background") << listedWords(ui::listed(ui::backgroundWords));
    QTest::newRow("text") << listedWords(ui::listed(ui::textWords));
    QTest::newRow("overlays") << listedWords(ui::listed(ui::overlayWords) + QStringLiteral(", none"));
    QTest::newRow("maximum") << listedWords(ui::listed(ui::maximumWords));
    QTest::newRow("stage") << listedWords(ui::listed(ui::stageWords));
    QTest::newRow("motion") << listedWords(ui::listed(ui::motionWords));
    QTest::newRow("size") << words("half slide third column");
    QTest::newRow("language") << words("en zh_CN");
    QTest::newRow("compute") << words("csv json latex markdown text");
}

void TestPackaging::completionHasTheWordsOfTheProgram()
{
    QFETCH(QStringList, words);
    const QString option = QString::fromLatin1(QTest::currentDataTag());
    QCOMPARE(completed({QStringLiteral("--") + option, QString()}, m_folder.path()), sorted(words));
    for (const QString &word : std::as_const(words))
        QVERIFY2(m_options[option].contains(word), qPrintable(word));
}

void TestPackaging::completionHasTheThemesOfFiguresAndWindow()
{
    QStringList themes = listedWords(ui::listed(ui::themeWords));
    for (const char *theme : ui::Look::themes)
        themes += QString::fromLatin1(theme);
    themes.removeDuplicates();
    QCOMPARE(completed({QStringLiteral("--theme"), QString()}, m_folder.path()), sorted(themes));
    for (const char *page : {"attention-plane.1.in", "attention-plane.zh_CN.1.in"})
        for (const QString &theme : std::as_const(themes))
            QVERIFY2(read(packaging(QString::fromLatin1(page))).contains(theme.toUtf8()), qPrintable(theme));
}

void TestPackaging::valuesAreNoOptions()
{
    for (const QString &name : m_options.keys()) {
        const bool takesValue = QString::fromUtf8(attentionPlane({QStringLiteral("--help")}).output)
                                    .contains(QStringLiteral("--%1 <").arg(name));
        const QStringList offered = completed({QStringLiteral("--") + name, QStringLiteral("--")}, m_folder.path());
        QVERIFY2(offered.isEmpty() == takesValue, qPrintable(name));
    }
}

void TestPackaging::listsAreContinued()
{
    QCOMPARE(completed(words("--parts match,"), m_folder.path()),
             words("match,formula match,mix match,softmax match,working"));
    QCOMPARE(completed(words("--overlays grid,h"), m_folder.path()), words("grid,head-to-tail grid,hull"));
}

void TestPackaging::filesAreThoseThatCanBeOpened()
{
    for (const char *name : {"a.attention", "b.svg", "c.png", "d.txt", "e f.attention", "g.pdf"})
        write(m_folder.filePath(QString::fromLatin1(name)), {});
    QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("h")));
    QCOMPARE(completed({QString()}, m_folder.path()),
             (QStringList{QStringLiteral("a.attention"), QStringLiteral("b.svg"), QStringLiteral("c.png"),
                          QStringLiteral("e f.attention"), QStringLiteral("h")}));
    QCOMPARE(completed({QStringLiteral("--export"), QString()}, m_folder.path()), words("b.svg c.png g.pdf h"));
    QCOMPARE(completed({QStringLiteral("--output-dir"), QString()}, m_folder.path()), words("h"));
}

void TestPackaging::desktopActionsUseOptionsOfTheProgram()
{
    const QString file = QString::fromUtf8(read(packaging(QStringLiteral("attention-plane.desktop"))));
    static const QRegularExpression line(QStringLiteral("^Exec=attention-plane(.*)$"),
                                         QRegularExpression::MultilineOption);
    static const QRegularExpression option(QStringLiteral("--([a-z-]+)"));
    int lines = 0;
    for (auto match = line.globalMatch(file); match.hasNext(); ++lines)
        for (auto found = option.globalMatch(match.next().captured(1)); found.hasNext();) {
            const QString name = found.next().captured(1);
            QVERIFY2(m_options.contains(name), qPrintable(name));
        }
    QCOMPARE(lines, 1 + file.count(QStringLiteral("[Desktop Action")));
}

void TestPackaging::sceneTypeIsTheSameEverywhere()
{
    const QByteArray type = "application/x-attention-plane+json";
    QXmlStreamReader definition(read(packaging(QStringLiteral("attention-plane.xml"))));
    QVERIFY(definition.readNextStartElement() && definition.readNextStartElement());
    QCOMPARE(definition.attributes().value(QLatin1String("type")).toUtf8(), type);
    QVERIFY(read(packaging(QStringLiteral("attention-plane.desktop"))).contains("\nMimeType=" + type + ";\n"));
    QVERIFY(read(packaging(QStringLiteral("attention-plane.metainfo.xml.in")))
                .contains("<mediatype>" + type + "</mediatype>"));
}

// The newest entry and the newest release are those of the program.
void TestPackaging::changesAreOfThisVersion()
{
    const QString version =
        QString::fromUtf8(attentionPlane({QStringLiteral("--version")}).output).section(u' ', 1).trimmed();
    QVERIFY(!version.isEmpty());
    const QString changes = QString::fromUtf8(read(QStringLiteral(BUILT "/changelog")));
    QVERIFY2(changes.startsWith(QStringLiteral("attention-plane (%1) ").arg(version)), qPrintable(changes));
    const QString metainfo = QString::fromUtf8(read(QStringLiteral(BUILT "/attention-plane.metainfo.xml")));
    QVERIFY(metainfo.indexOf(QStringLiteral("<release version=\"%1\"").arg(version)) ==
            metainfo.indexOf(QStringLiteral("<release ")));
}

QTEST_GUILESS_MAIN(TestPackaging)
#include "tst_packaging.moc"
