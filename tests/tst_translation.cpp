#include "ui/translation.h"

#include "core/scene.h"
#include "ui/document.h"
#include "ui/mainwindow.h"

#include <QCoreApplication>
#include <QFile>
#include <QKeySequence>
#include <QLibraryInfo>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

namespace {

struct Message {
    QString context;
    QString source;
    QString type; // empty: finished
    bool isNumerus = false;
    QStringList forms; // one, or as many as the language has plurals
};

QString folder()
{
    return QStringLiteral(SOURCE_FOLDER);
}

QString fileOf(const QString &language)
{
    return folder() + QStringLiteral("/resources/translations/attention-plane_%1.ts").arg(language);
}

void readTranslation(QXmlStreamReader &xml, Message *message)
{
    message->type = xml.attributes().value(QLatin1String("type")).toString();
    QString text;
    while (!xml.atEnd() && xml.readNext() != QXmlStreamReader::EndElement) {
        if (xml.isCharacters())
            text += xml.text();
        else if (xml.isStartElement())
            message->forms += xml.readElementText();
    }
    if (!message->isNumerus)
        message->forms = QStringList{text};
}

QVector<Message> messagesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QVector<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("message"))
            messages.append({context, {}, {}, xml.attributes().value(QLatin1String("numerus")) == u"yes", {}});
        else if (xml.name() == QLatin1String("source"))
            messages.last().source = xml.readElementText();
        else if (xml.name() == QLatin1String("translation"))
            readTranslation(xml, &messages.last());
    }
    return xml.hasError() ? QVector<Message>() : messages;
}

QStringList placeholders(const QString &text)
{
    static const QRegularExpression placeholder(QStringLiteral("%(\\d+|n)"));
    QStringList result;
    for (auto match = placeholder.globalMatch(text); match.hasNext();)
        result += match.next().captured();
    result.sort();
    return result;
}

QString inProgram(const char *context, const char *source, int n = -1)
{
    return QCoreApplication::translate(context, source, nullptr, n);
}

constexpr const char *nameRule = "A name has at most %n characters and no control characters.";

} // namespace

/// The Chinese words, and the plurals of both languages.
class TestTranslation : public QObject {
    Q_OBJECT

public:
    static void initMain();

private slots:
    void initTestCase();
    void init() { ui::installTranslators(QStringLiteral("en")); }
    void everyMessageIsTranslated_data() { addChineseMessages(); }
    void everyMessageIsTranslated();
    void everyMessageKeepsItsForm_data() { addChineseMessages(); }
    void everyMessageKeepsItsForm();
    void sourcesAreUpToDate_data();
    void sourcesAreUpToDate();
    void everyMessageReachesTheProgram();
    void translatorsSwitchAtOnce();
    void pluralsExistInBothLanguages();
    void acceleratorsAreUniqueInEachMenu_data();
    void acceleratorsAreUniqueInEachMenu();

private:
    void addChineseMessages() const;

    QTemporaryDir m_folder;
    QVector<Message> m_chinese;
};

// The system of this test speaks Chinese, so that following it can be told from the language of the sources.
void TestTranslation::initMain()
{
    qunsetenv("LANGUAGE");
    qputenv("LC_ALL", "zh_CN.UTF-8");
}

void TestTranslation::initTestCase()
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    m_chinese = messagesOf(fileOf(QStringLiteral("zh_CN")));
    QVERIFY(m_chinese.size() > 200);
}

void TestTranslation::addChineseMessages() const
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < m_chinese.size(); ++i)
        QTest::addRow("%s: %s", qPrintable(m_chinese[i].context), qPrintable(m_chinese[i].source.simplified())) << i;
}

void TestTranslation::everyMessageIsTranslated()
{
    QFETCH(int, index);
    const Message &message = m_chinese[index];
    QCOMPARE(message.type, QString());
    QCOMPARE(message.forms.size(), 1);
    QVERIFY(!message.forms.first().trimmed().isEmpty());
}

void TestTranslation::everyMessageKeepsItsForm()
{
    QFETCH(int, index);
    const QString &source = m_chinese[index].source;
    const QString &translation = m_chinese[index].forms.first();
    QCOMPARE(placeholders(translation), placeholders(source));
    QCOMPARE(QKeySequence::mnemonic(translation), QKeySequence::mnemonic(source));
    QCOMPARE(translation.endsWith(u'。'), source.endsWith(u'.'));
    for (const QChar mark : {u'\n', u'…'})
        QCOMPARE(translation.count(mark), source.count(mark));
    static const QRegularExpression latinMark(QStringLiteral("\\p{Han}[,;:?!]"));
    QVERIFY2(!translation.contains(latinMark), qPrintable(translation));
}

void TestTranslation::sourcesAreUpToDate_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("options");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN") << QStringList();
    QTest::newRow("English") << QStringLiteral("en") << QStringList{QStringLiteral("-pluralonly")};
}

// lupdate marks what is new as unfinished and what is gone as vanished.
void TestTranslation::sourcesAreUpToDate()
{
    QFETCH(QString, language);
    QFETCH(QStringList, options);
    const QString copy = m_folder.filePath(language + QStringLiteral(".ts"));
    QVERIFY(QFile::copy(fileOf(language), copy));
    QProcess lupdate;
    lupdate.setProcessChannelMode(QProcess::MergedChannels);
    lupdate.start(QStringLiteral(LUPDATE),
                  QStringList{QStringLiteral("-I"), folder(), QStringLiteral("-locations"), QStringLiteral("none"),
                              folder() + QStringLiteral("/core"), folder() + QStringLiteral("/ui"),
                              folder() + QStringLiteral("/app"), QStringLiteral("-ts"), copy} +
                      options);
    QVERIFY2(lupdate.waitForFinished(120000), qPrintable(lupdate.errorString()));
    QVERIFY2(lupdate.exitStatus() == QProcess::NormalExit && lupdate.exitCode() == 0, lupdate.readAll().constData());
    const QVector<Message> updated = messagesOf(copy);
    for (const Message &message : updated)
        QVERIFY2(message.type.isEmpty(), qPrintable(message.type + QStringLiteral(": ") + message.source));
    QCOMPARE(updated.size(), messagesOf(fileOf(language)).size());
}

void TestTranslation::everyMessageReachesTheProgram()
{
    ui::installTranslators(QStringLiteral("zh_CN"));
    for (const Message &message : m_chinese) {
        if (!message.isNumerus)
            QCOMPARE(inProgram(message.context.toUtf8().constData(), message.source.toUtf8().constData()),
                     message.forms.first());
    }
}

void TestTranslation::translatorsSwitchAtOnce()
{
    const bool hasToolkitsWords =
        QFile::exists(QLibraryInfo::path(QLibraryInfo::TranslationsPath) + QStringLiteral("/qtbase_zh_CN.qm"));
    const auto speaks = [&](const QString &score, const QString &cancel) {
        return inProgram("Bars", "score") == score &&
               (!hasToolkitsWords || inProgram("QPlatformTheme", "Cancel") == cancel);
    };
    ui::installTranslators(QStringLiteral("zh_CN"));
    QVERIFY(speaks(QStringLiteral("分数"), QStringLiteral("取消")));
    ui::installTranslators(QStringLiteral("en"));
    QVERIFY(speaks(QStringLiteral("score"), QStringLiteral("Cancel")));
    ui::installTranslators(QString());
    QVERIFY(speaks(QStringLiteral("分数"), QStringLiteral("取消")));
    ui::installTranslators(QStringLiteral("en"));
    QVERIFY(speaks(QStringLiteral("score"), QStringLiteral("Cancel")));
}

void TestTranslation::pluralsExistInBothLanguages()
{
    const auto pluralsOf = [](const QString &language, qsizetype forms) {
        QSet<QString> result;
        for (const Message &message : messagesOf(fileOf(language))) {
            const bool isWhole = message.type.isEmpty() && message.forms.size() == forms &&
                                 std::none_of(message.forms.begin(), message.forms.end(),
                                              [](const QString &form) { return form.isEmpty(); });
            if (message.isNumerus && isWhole)
                result += message.context + u'/' + message.source;
        }
        return result;
    };
    const auto count = std::count_if(m_chinese.begin(), m_chinese.end(), [](const Message &m) { return m.isNumerus; });
    QCOMPARE(pluralsOf(QStringLiteral("zh_CN"), 1).size(), count);
    QCOMPARE(pluralsOf(QStringLiteral("en"), 2), pluralsOf(QStringLiteral("zh_CN"), 1));

    QCOMPARE(inProgram("ui::TokenMenu", nameRule, 1),
             QStringLiteral("A name has at most 1 character and no control characters."));
    QCOMPARE(inProgram("ui::TokenMenu", nameRule, 100),
             QStringLiteral("A name has at most 100 characters and no control characters."));
    ui::installTranslators(QStringLiteral("zh_CN"));
    QCOMPARE(inProgram("Bars", "others (%n)", 1), QStringLiteral("其余 1 个"));
    QCOMPARE(inProgram("Bars", "others (%n)", 68), QStringLiteral("其余 68 个"));
}

void TestTranslation::acceleratorsAreUniqueInEachMenu_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN");
}

void TestTranslation::acceleratorsAreUniqueInEachMenu()
{
    QFETCH(QString, language);
    ui::installTranslators(language);
    ui::Document document(core::chapterExample());
    const ui::MainWindow window(document);
    QWidgetList menus{window.menuBar()};
    for (QMenu *menu : window.findChildren<QMenu *>())
        menus += menu;
    QVERIFY(menus.size() > 8);
    for (const QWidget *menu : menus) {
        QSet<QKeySequence> taken;
        for (const QAction *action : menu->actions()) {
            const QKeySequence letter = QKeySequence::mnemonic(action->text());
            QVERIFY2(letter.isEmpty() || !taken.contains(letter), qPrintable(action->text()));
            taken += letter;
        }
    }
}

QTEST_MAIN(TestTranslation)
#include "tst_translation.moc"
