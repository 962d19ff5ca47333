#include "tests/files.h"
#include "tests/fuzz/figure.h"
#include "tests/fuzz/formula.h"
#include "tests/fuzz/lesson.h"
#include "tests/fuzz/number.h"
#include "tests/fuzz/scene.h"

#include <QDirIterator>
#include <QTest>

#include <functional>

/// What the fuzzers begin with and have found, given to the same functions.
class TestCorpus : public QObject {
    Q_OBJECT

private slots:
    void everyInputHoldsWhatHoldsForAll_data();
    void everyInputHoldsWhatHoldsForAll();
    void faultsAreSeen();
};

using FaultOf = std::function<QString(const QByteArray &)>;
Q_DECLARE_METATYPE(FaultOf)

void TestCorpus::everyInputHoldsWhatHoldsForAll_data()
{
    QTest::addColumn<FaultOf>("faultOf");
    QTest::addColumn<QString>("path");
    const auto folder = [](const QString &path, const FaultOf &faultOf) {
        int files = 0;
        for (QDirIterator file(path, QDir::Files); file.hasNext(); ++files) {
            const QString name = file.next();
            QTest::newRow(name.toUtf8().constData()) << faultOf << name;
        }
        QVERIFY2(files > 0, qPrintable(path));
    };
    const auto corpus = [&folder](const char *name, const FaultOf &faultOf) {
        folder(QStringLiteral(CORPUS "/") + QString::fromLatin1(name), faultOf);
    };
    corpus("scene", faultOfSceneFile);
    corpus("figure", faultOfFigureFile);
    corpus("formula", faultOfFormula);
    corpus("number", faultOfNumber);
    corpus("lesson", faultOfLesson);
    folder(QStringLiteral(TEST_DATA "/broken"), faultOfSceneFile);
    folder(QStringLiteral(TEST_DATA "/broken"), faultOfFigureFile);
    folder(QStringLiteral(RESOURCES "/examples"), faultOfSceneFile);
    folder(QStringLiteral(RESOURCES "/lessons/chapter-3"), faultOfLesson);
}

void TestCorpus::everyInputHoldsWhatHoldsForAll()
{
    QFETCH(const FaultOf, faultOf);
    QFETCH(const QString, path);
    QCOMPARE(faultOf(read(path)), QString());
}

// Functions that find nothing wrong with anything would show nothing.
void TestCorpus::faultsAreSeen()
{
    core::Scene scene = core::chapterExample();
    scene.tokens[0].value.x() = 2e6;
    QVERIFY(!faultOfScene(scene).isEmpty());
    scene = core::chapterExample();
    scene.temperature = 0;
    QVERIFY(!faultOfScene(scene).isEmpty());
    QVERIFY(faultOfScene(core::chapterExample()).isEmpty());
    QVERIFY(!faultOfReason({}).isEmpty());
    QVERIFY(!faultOfReason(QStringLiteral("no end")).isEmpty());
    QVERIFY(!faultOfReason(QStringLiteral("two\nlines.")).isEmpty());
    QVERIFY(faultOfReason(QStringLiteral("A sentence.")).isEmpty());
    QVERIFY(!isFiniteBox(QRectF(0, 0, std::numeric_limits<double>::infinity(), 1)));
    QCOMPARE(standardNumber("1.5"), std::optional(1.5));
    QVERIFY(!standardNumber("+-1") && !standardNumber("++1") && !standardNumber("1.5x") && !standardNumber("nan"));
}

QTEST_MAIN(TestCorpus)
#include "tst_corpus.moc"
