#include "core/scenefile.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <bit>
#include <random>

#include <unistd.h>

using namespace core;

namespace {

/// A device that takes a number of bytes and then fails, as a full disk does.
class FullDevice : public QIODevice {
public:
    explicit FullDevice(qint64 room) : m_room(room) { open(QIODevice::WriteOnly | QIODevice::Unbuffered); }

protected:
    qint64 readData(char *, qint64) override { return -1; }

    qint64 writeData(const char *, qint64 size) override
    {
        const qint64 taken = std::min(size, m_room);
        m_room -= taken;
        return taken > 0 ? taken : -1;
    }

private:
    qint64 m_room;
};

/// Puts a file in the place of standard input while it lives.
class StandardInput {
public:
    explicit StandardInput(const QFile &file) : m_before(dup(0)) { dup2(file.handle(), 0); }
    ~StandardInput()
    {
        dup2(m_before, 0);
        close(m_before);
    }
    Q_DISABLE_COPY_MOVE(StandardInput)

private:
    int m_before;
};

/// A device that cannot be read.
class DeafDevice : public QIODevice {
public:
    DeafDevice() { open(QIODevice::ReadOnly); }

protected:
    qint64 readData(char *, qint64) override
    {
        setErrorString(QStringLiteral("Deaf"));
        return -1;
    }

    qint64 writeData(const char *, qint64) override { return -1; }
};

QString data(const QString &name)
{
    return QStringLiteral(TEST_DATA "/") + name;
}

// Every file in data/broken by its name, and the sentence it must get.
QList<QByteArrayList> brokenFiles()
{
    QList<QByteArrayList> rows;
    QFile table(data(QStringLiteral("broken.tsv")));
    if (!table.open(QIODevice::ReadOnly))
        qFatal("data/broken.tsv is missing");
    while (!table.atEnd())
        rows += table.readLine().trimmed().split('\t');
    return rows;
}

QString errorOf(const QByteArray &bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    QString error;
    return readScene(buffer, &error) ? QStringLiteral("no error") : error;
}

std::optional<Scene> again(const Scene &scene)
{
    QBuffer buffer;
    buffer.setData(sceneBytes(scene));
    buffer.open(QIODevice::ReadOnly);
    QString error;
    auto read = readScene(buffer, &error);
    if (!read)
        qWarning().noquote() << error << buffer.data();
    return read;
}

QByteArray sceneWithTokens(const QByteArray &tokens)
{
    return R"({"format": 1, "query": [1, 0], "shift": 0, "temperature": 1, "tokens": )" + tokens + "}";
}

QByteArray sceneWithQuery(const QByteArray &query)
{
    return R"({"format": 1, "query": )" + query + R"(, "shift": 0, "temperature": 1, "tokens": []})";
}

// Every bit pattern of a finite double within `largest` is as likely as its neighbours.
double randomNumber(std::mt19937_64 &random, double largest)
{
    double number = 0;
    do {
        number = std::bit_cast<double>(random());
    } while (!(std::abs(number) <= largest));
    return number;
}

void compareBits(double actual, double expected)
{
    QCOMPARE(std::bit_cast<quint64>(actual), std::bit_cast<quint64>(expected));
}

} // namespace

/// Scene files: what is written is read back, and what is broken is refused with place and reason.
class TestSceneFile : public QObject {
    Q_OBJECT

private slots:
    void brokenFileIsRefused_data();
    void brokenFileIsRefused();
    void everyBrokenFileHasARow();
    void sentenceOfAFileBeginsWithItsPath();
    void tooLongFileIsRefused();
    void tooLongStandardInputIsRefused();
    void standardInputIsRead();
    void thousandTokensAreTheMost();
    void nestedBracketsAreRefused_data();
    void nestedBracketsAreRefused();
    void everyCutFileIsRefused();
    void everyDamagedByteIsRefusedOrRead();
    void deviceThatCannotBeReadGivesASentence();
    void otherSpellingsAreRead();
    void byteOrderMarkIsRead();
    void chapterExampleIsRead();
    void numbersReadBackTheSame();
    void namesReadBackTheSame_data();
    void namesReadBackTheSame();
    void bytesAreAsAPersonWouldWriteThem();
    void bytesAreTheSameForAnotherReader();
    void largestSceneFits();
    void deviceThatFailsGivesASentence();
    void savedFileReadsBack();
    void missingFolderGivesASentence();
};

void TestSceneFile::brokenFileIsRefused_data()
{
    QTest::addColumn<QString>("sentence");
    const QList<QByteArrayList> rows = brokenFiles();
    for (const QByteArrayList &row : rows)
        QTest::newRow(row[0].constData()) << QString::fromUtf8(row[1]);
}

void TestSceneFile::brokenFileIsRefused()
{
    QFETCH(const QString, sentence);
    const QString path = data(QStringLiteral("broken/%1.attention").arg(QLatin1String(QTest::currentDataTag())));
    QString error;
    QVERIFY(!readSceneFile(path, &error));
    QCOMPARE(error, QStringLiteral("%1: %2").arg(path, sentence));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!readScene(file, &error));
    QCOMPARE(error, sentence);
}

void TestSceneFile::everyBrokenFileHasARow()
{
    QStringList files;
    const QList<QByteArrayList> rows = brokenFiles();
    for (const QByteArrayList &row : rows)
        files += QString::fromUtf8(row[0]) + QStringLiteral(".attention");
    files.sort();
    QStringList found = QDir(data(QStringLiteral("broken"))).entryList(QDir::Files);
    found.sort();
    QCOMPARE(found, files);
}

void TestSceneFile::sentenceOfAFileBeginsWithItsPath()
{
    QString error;
    QVERIFY(!readSceneFile(QStringLiteral("/no/such/%1.attention"), &error));
    QCOMPARE(error, QStringLiteral("/no/such/%1.attention: there is no such file."));
    QVERIFY(!readSceneFile(QStringLiteral(TEST_DATA), &error));
    QCOMPARE(error, QStringLiteral(TEST_DATA ": this is a folder, not a file."));
}

void TestSceneFile::tooLongFileIsRefused()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("long.attention")));
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.write(sceneBytes(chapterExample()));
    QVERIFY(file.resize(100'000'000));
    QString error;
    QVERIFY(!readSceneFile(file.fileName(), &error));
    QCOMPARE(error, file.fileName() + QStringLiteral(": it is longer than 4000000 bytes."));
    file.seek(0);
    QVERIFY(!readScene(file, &error));
    QCOMPARE(error, QStringLiteral("it is longer than 4000000 bytes."));

    QVERIFY(errorOf(QByteArray(4'000'000, ' ')) == QStringLiteral("the file is empty."));
    QCOMPARE(errorOf(QByteArray(4'000'001, ' ')), QStringLiteral("it is longer than 4000000 bytes."));
}

void TestSceneFile::tooLongStandardInputIsRefused()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("long")));
    QVERIFY(file.open(QIODevice::ReadWrite) && file.resize(100'000'000));
    const StandardInput input(file);
    QString error;
    QVERIFY(!readSceneFile(QStringLiteral("-"), &error));
    QCOMPARE(error, QStringLiteral("standard input: it is longer than 4000000 bytes."));
}

void TestSceneFile::standardInputIsRead()
{
    QString error;
    QFile file(data(QStringLiteral("chapter.attention")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    {
        const StandardInput input(file);
        QCOMPARE(readSceneFile(QStringLiteral("-"), &error), chapterExample());
        QVERIFY(!readSceneFile(QStringLiteral("-"), &error));
    }
    QCOMPARE(error, QStringLiteral("standard input: the file is empty."));
}

void TestSceneFile::thousandTokensAreTheMost()
{
    const QByteArray token = R"({"key": [0, 0], "name": "", "value": [0, 0]})";
    const QByteArray thousand = (token + ',').repeated(999) + token;
    QBuffer buffer;
    buffer.setData(sceneWithTokens('[' + thousand + ']'));
    buffer.open(QIODevice::ReadOnly);
    QString error;
    const auto scene = readScene(buffer, &error);
    QVERIFY2(scene, qPrintable(error));
    QCOMPARE(scene->tokens.size(), std::size_t{1000});
    QCOMPARE(errorOf(sceneWithTokens('[' + thousand + ',' + token + ']')),
             QStringLiteral("tokens holds more than 1000."));
}

void TestSceneFile::nestedBracketsAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("sentence");
    const QByteArray nest = QByteArray(10'000, '[') + QByteArray(10'000, ']');
    const QByteArray objects = QByteArray("{\"key\":").repeated(10'000) + '1' + QByteArray(10'000, '}');
    // QJsonDocument reads 1024 levels; the scene itself is the first, its list of tokens the second.
    const auto tooDeep = QStringLiteral("line 1, column %1: brackets are nested too deeply here.");
    QTest::newRow("alone") << nest << QStringLiteral("the file is not a scene: it does not begin with {.");
    QTest::newRow("never closed") << QByteArray(10'000, '[')
                                  << QStringLiteral("the file is not a scene: it does not begin with {.");
    QTest::newRow("query") << sceneWithQuery(nest) << tooDeep.arg(24 + 1023);
    QTest::newRow("tokens") << sceneWithTokens(nest) << tooDeep.arg(72 + 1023);
    QTest::newRow("objects") << objects << tooDeep.arg(1 + 7 * 1024);
    QTest::newRow("objects as tokens") << sceneWithTokens('[' + objects + ']') << tooDeep.arg(73 + 7 * 1022);
    QTest::newRow("ten levels") << sceneWithQuery(nest.mid(9'990, 20))
                                << QStringLiteral("query is not a pair of numbers.");
}

void TestSceneFile::nestedBracketsAreRefused()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, sentence);
    QCOMPARE(errorOf(bytes), sentence);
}

void TestSceneFile::everyCutFileIsRefused()
{
    Scene scene = chapterExample();
    scene.tokens[1].name = QStringLiteral("\"\\犬🐕");
    const QByteArray bytes = sceneBytes(scene).trimmed();
    QCOMPARE(errorOf(bytes), QStringLiteral("no error"));
    for (qsizetype size = 1; size < bytes.size(); ++size) {
        const QString error = errorOf(bytes.first(size));
        QVERIFY2(error.endsWith(QStringLiteral(": the file ends too early.")) ||
                     error.endsWith(QStringLiteral(": this is not text in UTF-8.")),
                 qPrintable(error));
    }
}

void TestSceneFile::everyDamagedByteIsRefusedOrRead()
{
    std::mt19937_64 random(1);
    const QByteArray whole = sceneBytes(chapterExample());
    int refused = 0;
    for (int i = 0; i < 20'000; ++i) {
        QByteArray bytes = whole;
        bytes[static_cast<qsizetype>(random() % static_cast<quint64>(bytes.size()))] = static_cast<char>(random());
        const QString error = errorOf(bytes);
        QVERIFY(error == QStringLiteral("no error") || (error.endsWith(u'.') && !error.contains(u'\n')));
        refused += error == QStringLiteral("no error") ? 0 : 1;
    }
    QVERIFY(refused > 15'000);
}

void TestSceneFile::deviceThatCannotBeReadGivesASentence()
{
    DeafDevice device;
    QString error;
    QVERIFY(!readScene(device, &error));
    QCOMPARE(error, QStringLiteral("it cannot be read: the system says “Deaf”."));
}

void TestSceneFile::otherSpellingsAreRead()
{
    QString error;
    const auto scene = readSceneFile(data(QStringLiteral("odd-spelling.attention")), &error);
    QVERIFY2(scene, qPrintable(error));
    QCOMPARE(scene->query, Point(0.1, 5e-324));
    QCOMPARE(scene->temperature, 1e6);
    QCOMPARE(scene->shift, 1.0);
    QCOMPARE(scene->tokens.size(), std::size_t{1});
    QCOMPARE(scene->tokens[0].name, QStringLiteral("🐕 \"\\/ 犬"));
    QCOMPARE(scene->tokens[0].key, Point(0.0015, -1e6));
    QCOMPARE(scene->tokens[0].value, Point(0, 1e6));
}

void TestSceneFile::byteOrderMarkIsRead()
{
    QCOMPARE(errorOf("\xEF\xBB\xBF" + sceneBytes(chapterExample())), QStringLiteral("no error"));
}

void TestSceneFile::chapterExampleIsRead()
{
    QString error;
    QCOMPARE(readSceneFile(data(QStringLiteral("chapter.attention")), &error), chapterExample());
    const auto empty = readSceneFile(data(QStringLiteral("no-tokens.attention")), &error);
    QCOMPARE(empty, (Scene{{0, 0}, 0.5, -1e6, {}}));
}

void TestSceneFile::numbersReadBackTheSame()
{
    std::mt19937_64 random(2);
    const std::vector<double> special{0.0,  5e-324, -5e-324, 2.2250738585072014e-308, 1e6,
                                      -1e6, 0.1,    1.0 / 3, 999999.99999999988};
    for (std::size_t i = 0; i < 10'000; ++i) {
        Scene scene = chapterExample();
        scene.query = {i < special.size() ? special[i] : randomNumber(random, 1e6), randomNumber(random, 1e6)};
        scene.tokens[0].key = {randomNumber(random, 1e6), randomNumber(random, 4e-308)}; // with subnormal ones
        scene.temperature = std::max(5e-324, std::abs(randomNumber(random, 1e6)));
        scene.shift = randomNumber(random, 1e6);
        const auto read = again(scene);
        QVERIFY(read);
        for (const int axis : {0, 1}) {
            compareBits(read->query[axis], scene.query[axis]);
            compareBits(read->tokens[0].key[axis], scene.tokens[0].key[axis]);
        }
        compareBits(read->temperature, scene.temperature);
        compareBits(read->shift, scene.shift);
    }
}

void TestSceneFile::namesReadBackTheSame_data()
{
    QTest::addColumn<QString>("name");
    const QStringList names{
        QString(),
        QStringLiteral("\""),
        QStringLiteral("\\"),
        QStringLiteral("\\\\u0041\\\""),
        QStringLiteral("🐕👨‍👩‍👧"),
        QStringLiteral("注意力"),
        QStringLiteral("שלום مرحبا"),
        QStringLiteral("\u202Eright to left\u202C"),
        QStringLiteral("</script><!--"),
        QStringLiteral("a\u2028b"),
        QStringLiteral("%1 %2 %%"),
        QStringLiteral("{\"name\": [1, 2]},"),
        QStringLiteral("  spaces "),
        QStringLiteral("\uFEFFmark"),
        QStringLiteral("\uFFFD"),
        QStringLiteral("é e\u0301"),
        QString(100, QChar(0x72AC)),
        QStringLiteral("🐕").repeated(100),
    };
    for (qsizetype i = 0; i < names.size(); ++i)
        QTest::addRow("%d", static_cast<int>(i)) << names[i];
}

void TestSceneFile::namesReadBackTheSame()
{
    QFETCH(const QString, name);
    Scene scene = chapterExample();
    scene.tokens[0].name = name;
    scene.tokens[2].name = name;
    QCOMPARE(again(scene), scene);
}

void TestSceneFile::bytesAreAsAPersonWouldWriteThem()
{
    Scene scene = chapterExample();
    scene.tokens.pop_back();
    scene.tokens[0].name = QStringLiteral("猫 \"a\"");
    scene.shift = -0.5;
    QCOMPARE(sceneBytes(scene), QByteArray("{\n"
                                           " \"format\": 1,\n"
                                           " \"query\": [1, 0],\n"
                                           " \"shift\": -0.5,\n"
                                           " \"temperature\": 1,\n"
                                           " \"tokens\": [\n"
                                           "  {\"key\": [1, 0], \"name\": \"猫 \\\"a\\\"\", \"value\": [2, 0]},\n"
                                           "  {\"key\": [0, 1], \"name\": \"\", \"value\": [0, 2]}]\n"
                                           "}\n"));
    scene.tokens.clear();
    QVERIFY(sceneBytes(scene).endsWith(" \"tokens\": []\n}\n"));
}

void TestSceneFile::bytesAreTheSameForAnotherReader()
{
    Scene scene = chapterExample();
    scene.tokens[1].name = QStringLiteral("\"\\🐕</script>");
    scene.query = {0.1, -1.0 / 3};
    const QJsonObject object = QJsonDocument::fromJson(sceneBytes(scene)).object();
    QCOMPARE(object.keys(), QStringList({QStringLiteral("format"), QStringLiteral("query"), QStringLiteral("shift"),
                                         QStringLiteral("temperature"), QStringLiteral("tokens")}));
    QCOMPARE(object[QStringLiteral("query")][0].toDouble(), 0.1);
    QCOMPARE(object[QStringLiteral("query")][1].toDouble(), -1.0 / 3);
    QCOMPARE(object[QStringLiteral("tokens")][1][QStringLiteral("name")].toString(), scene.tokens[1].name);
    QCOMPARE(object[QStringLiteral("tokens")][2][QStringLiteral("key")][0].toDouble(), -1.0);
}

void TestSceneFile::largestSceneFits()
{
    const Point point{-0.12345678901234567e-300, -0.12345678901234567e-300};
    const Token token{QStringLiteral("🐕").repeated(longestName), point, point};
    const Scene scene{point, 1e-300, 0, std::vector<Token>(mostTokens, token)};
    QVERIFY(sceneBytes(scene).size() < largestSceneFile);
    QCOMPARE(again(scene), scene);
}

void TestSceneFile::deviceThatFailsGivesASentence()
{
    const Scene scene = chapterExample();
    const qint64 size = sceneBytes(scene).size();
    for (qint64 room = 0; room < size; ++room) {
        FullDevice device(room);
        QString error;
        QVERIFY(!writeScene(scene, device, &error));
        QCOMPARE(error, QStringLiteral("only %1 of %2 bytes could be written.").arg(room).arg(size));
    }
    FullDevice device(size);
    QString error;
    QVERIFY(writeScene(scene, device, &error));
    QCOMPARE(error, QString());
}

void TestSceneFile::savedFileReadsBack()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("犬 %1.attention"));
    QString error;
    QVERIFY2(writeSceneFile(chapterExample(), path, &error), qPrintable(error));
    QCOMPARE(readSceneFile(path, &error), chapterExample());
}

void TestSceneFile::missingFolderGivesASentence()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("none/scene.attention"));
    QString error;
    QVERIFY(!writeSceneFile(chapterExample(), path, &error));
    QCOMPARE(error, path + QStringLiteral(": its folder does not exist."));
}

QTEST_GUILESS_MAIN(TestSceneFile)
#include "tst_scenefile.moc"
