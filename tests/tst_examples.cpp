#include "ui/examples.h"

#include "core/attention.h"
#include "core/hull.h"
#include "core/scenefile.h"
#include "ui/figure/angle.h"

#include <QSet>
#include <QTest>

#include <cmath>
#include <numbers>

/// Every example opens and shows the idea that its sentence promises.
class TestExamples : public QObject {
    Q_OBJECT

private slots:
    void everyExampleOpensAndSaysWhy();
    void theFirstIsTheChapters();
    void equalScoresShareAlike();
    void theLongerKeyWinsAtTheLargerAngle();
    void theInnerKeyNeverWins();
    void collinearValuesMakeASegment();
    void oneTokenGetsAllTheWeight();
    void twelveKeysStandOnACircle();
    void largeScoresStayComputable();
    void zeroQueryScoresNothing();
    void theSentenceHasNames();

private:
    static core::Scene scene(const QString &name)
    {
        QString error;
        const auto result = core::readSceneFile(QStringLiteral(":/examples/%1.attention").arg(name), &error);
        if (!result)
            qFatal("%s", qPrintable(error));
        return *result;
    }
};

void TestExamples::everyExampleOpensAndSaysWhy()
{
    QSet<QString> titles;
    for (const ui::Example &example : ui::examples()) {
        QString error;
        QVERIFY2(core::readSceneFile(example.file, &error), qPrintable(error));
        QVERIFY(example.idea.endsWith(u'.'));
        titles.insert(example.title);
    }
    QCOMPARE(titles.size(), qsizetype(ui::examples().size()));
    QVERIFY(titles.size() >= 8);
}

void TestExamples::theFirstIsTheChapters()
{
    QString error;
    QVERIFY(core::readSceneFile(ui::examples().front().file, &error) == core::chapterExample());
}

void TestExamples::equalScoresShareAlike()
{
    const auto attention = attend(scene(QStringLiteral("equal-scores")));
    QCOMPARE(attention.weights.cols(), 3);
    for (int j = 0; j < 3; ++j)
        QCOMPARE(attention.weights(0, j), 1.0 / 3);
}

void TestExamples::theLongerKeyWinsAtTheLargerAngle()
{
    const core::Scene longer = scene(QStringLiteral("longer-key-wins"));
    const auto attention = attend(longer);
    Eigen::Index winner = 0;
    attention.weights.row(0).maxCoeff(&winner);
    QCOMPARE(winner, 1);
    QVERIFY(*ui::angle(longer, 1) > *ui::angle(longer, 0));
    QVERIFY(longer.tokens[1].key.norm() > longer.tokens[0].key.norm());
}

void TestExamples::theInnerKeyNeverWins()
{
    core::Scene inner = scene(QStringLiteral("never-largest"));
    std::vector<core::Point> others;
    for (std::size_t j = 0; j < 3; ++j)
        others.push_back(inner.tokens[j].key);
    QVERIFY(core::contains(core::convexHull(others), inner.tokens[3].key, 0));
    for (int degrees = 0; degrees < 360; ++degrees) {
        inner.query = {3 * std::cos(degrees * std::numbers::pi / 180), 3 * std::sin(degrees * std::numbers::pi / 180)};
        Eigen::Index winner = 0;
        attend(inner).weights.row(0).maxCoeff(&winner);
        QVERIFY(winner != 3);
    }
}

void TestExamples::collinearValuesMakeASegment()
{
    QCOMPARE(core::convexHull(core::values(scene(QStringLiteral("collinear-values")))).size(), std::size_t(2));
}

void TestExamples::oneTokenGetsAllTheWeight()
{
    const core::Scene one = scene(QStringLiteral("one-token"));
    QCOMPARE(one.tokens.size(), std::size_t(1));
    QCOMPARE(attend(one).weights(0, 0), 1.0);
}

void TestExamples::twelveKeysStandOnACircle()
{
    const core::Scene circle = scene(QStringLiteral("twelve-on-a-circle"));
    QCOMPARE(circle.tokens.size(), std::size_t(12));
    for (const core::Token &token : circle.tokens)
        QVERIFY(std::abs(token.key.norm() - 2) < 1e-3);
}

void TestExamples::largeScoresStayComputable()
{
    const auto attention = attend(scene(QStringLiteral("large-scores")));
    QCOMPARE(attention.scores(0, 0), 100.0);
    QCOMPARE(attention.scores(0, 1), -100.0);
    QCOMPARE(attention.weights(0, 0), 1.0);
    QVERIFY(attention.weights(0, 1) > 0);
}

void TestExamples::zeroQueryScoresNothing()
{
    const auto attention = attend(scene(QStringLiteral("zero-query")));
    QVERIFY(attention.scores.isZero(0));
    QCOMPARE(attention.weights(0, 1), 1.0 / 3);
}

void TestExamples::theSentenceHasNames()
{
    for (const core::Token &token : scene(QStringLiteral("sentence")).tokens)
        QVERIFY(!token.name.isEmpty());
}

QTEST_GUILESS_MAIN(TestExamples)
#include "tst_examples.moc"
