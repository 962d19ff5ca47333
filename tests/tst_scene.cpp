#include "core/scene.h"

#include <QTest>

#include <limits>

using namespace core;

/// The scene: its limits, its handles, and equality by value.
class TestScene : public QObject {
    Q_OBJECT

private slots:
    void chapterExampleIsTheChapters();
    void coordinatesAreFiniteAndLimited();
    void namesAreChecked_data();
    void namesAreChecked();
    void everyHandleHasItsPosition();
    void movingOneHandleLeavesTheOthers();
    void movingStopsAtTheLimit();
    void scenesAreEqualByValue();
};

void TestScene::chapterExampleIsTheChapters()
{
    const Scene scene = chapterExample();
    QCOMPARE(scene.query, Point(1, 0));
    QCOMPARE(scene.temperature, 1.0);
    QCOMPARE(scene.shift, 0.0);
    QCOMPARE(scene.tokens.size(), std::size_t{3});
    QCOMPARE(scene.tokens[0], (Token{{}, {1, 0}, {2, 0}}));
    QCOMPARE(scene.tokens[1], (Token{{}, {0, 1}, {0, 2}}));
    QCOMPARE(scene.tokens[2], (Token{{}, {-1, 0}, {0, 0}}));
}

void TestScene::coordinatesAreFiniteAndLimited()
{
    using Limits = std::numeric_limits<double>;
    for (const double number : {0.0, -0.0, 1.0, 1e6, -1e6, 5e-324})
        QVERIFY(isCoordinate(number));
    for (const double number : {1000000.0000000001, -1e7, Limits::infinity(), -Limits::infinity(), Limits::quiet_NaN()})
        QVERIFY(!isCoordinate(number));
}

void TestScene::namesAreChecked_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isGood");
    QTest::newRow("empty") << QString() << true;
    QTest::newRow("letters") << QStringLiteral("cat 猫 שלום <b> & \"\\ 🐕") << true;
    QTest::newRow("100 letters") << QString(100, u'x') << true;
    QTest::newRow("101 letters") << QString(101, u'x') << false;
    QTest::newRow("100 emoji") << QStringLiteral("🐕").repeated(100) << true;
    QTest::newRow("101 emoji") << QStringLiteral("🐕").repeated(101) << false;
    QTest::newRow("line break") << QStringLiteral("a\nb") << false;
    QTest::newRow("tab") << QStringLiteral("a\tb") << false;
    QTest::newRow("zero") << QString(1, QChar(0)) << false;
    QTest::newRow("delete") << QString(1, QChar(0x7F)) << false;
    QTest::newRow("next line") << QString(1, QChar(0x85)) << false;
    QTest::newRow("no-break space") << QString(1, QChar(0xA0)) << true;
    QTest::newRow("noncharacter") << QString(1, QChar(0xFFFF)) << false;
    QTest::newRow("noncharacter in pairs") << QString::fromUcs4(U"\U0001FFFE") << false;
    QTest::newRow("replacement character") << QString(1, QChar(0xFFFD)) << true;
    QTest::newRow("high half") << QString(1, QChar(0xD83D)) << false;
    QTest::newRow("high half and letter") << QString(1, QChar(0xD83D)) + u'a' << false;
    QTest::newRow("low half") << u'a' + QString(1, QChar(0xDC15)) << false;
    QTest::newRow("halves swapped") << QString(1, QChar(0xDC15)) + QChar(0xD83D) << false;
}

void TestScene::namesAreChecked()
{
    QFETCH(const QString, text);
    QFETCH(const bool, isGood);
    QCOMPARE(isName(text), isGood);
}

void TestScene::everyHandleHasItsPosition()
{
    const Scene scene = chapterExample();
    QCOMPARE(position(scene, {Handle::Kind::Query, -1}), Point(1, 0));
    QCOMPARE(position(scene, {Handle::Kind::Key, 2}), Point(-1, 0));
    QCOMPARE(position(scene, {Handle::Kind::Value, 1}), Point(0, 2));
    const Point z = position(scene, {Handle::Kind::Output, -1}); // 2 e / (e + 1 + 1/e), 2 / (e + 1 + 1/e)
    QVERIFY((z - Point(1.330481911550, 0.489456942110)).norm() < 1e-11);
}

void TestScene::movingOneHandleLeavesTheOthers()
{
    Scene expected = chapterExample();
    expected.query = {3, 4};
    QCOMPARE(moved(chapterExample(), {Handle::Kind::Query, -1}, {3, 4}), expected);
    expected = chapterExample();
    expected.tokens[1].key = {3, 4};
    QCOMPARE(moved(chapterExample(), {Handle::Kind::Key, 1}, {3, 4}), expected);
    expected = chapterExample();
    expected.tokens[2].value = {3, 4};
    QCOMPARE(moved(chapterExample(), {Handle::Kind::Value, 2}, {3, 4}), expected);
    expected = chapterExample();
    expected.query = moved(chapterExample(), {Handle::Kind::Output, -1}, {0.8, 0.8}).query;
    QVERIFY((expected.query - Point(0.346573590280, 0.346573590280)).norm() < 1e-11); // ln 2 / 2
    QCOMPARE(moved(chapterExample(), {Handle::Kind::Output, -1}, {0.8, 0.8}), expected);
}

void TestScene::movingStopsAtTheLimit()
{
    const double infinity = std::numeric_limits<double>::infinity();
    const Handle query{Handle::Kind::Query, -1};
    QCOMPARE(moved(chapterExample(), query, {1e7, -1e7}).query, Point(1e6, -1e6));
    QCOMPARE(moved(chapterExample(), query, {-infinity, infinity}).query, Point(-1e6, 1e6));
}

void TestScene::scenesAreEqualByValue()
{
    QCOMPARE(chapterExample(), chapterExample());
    Scene other = chapterExample();
    other.tokens[2].name = QStringLiteral("dog");
    QVERIFY(!(other == chapterExample()));
    other = chapterExample();
    other.tokens[2].value.y() = 1e-9;
    QVERIFY(!(other == chapterExample()));
    other = chapterExample();
    other.temperature = 2;
    QVERIFY(!(other == chapterExample()));
    other = chapterExample();
    other.shift = 2;
    QVERIFY(!(other == chapterExample()));
}

QTEST_GUILESS_MAIN(TestScene)
#include "tst_scene.moc"
