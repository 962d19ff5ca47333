#include "ui/examples.h"

#include "core/attention.h"
#include "core/hull.h"
#include "core/scenefile.h"
#include "core/winners.h"
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
    void theNearestKeyLoses();
    void theSmallestAngleLoses();
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

// In hundredths: q = (80, 30), keys (70, 40), (200, 0), (0, 200), (−100, −100). Their squared distances from q are 200,
// 15300, 35300 and 49300; the products are 6800, 16000, 6000 and −11000.
void TestExamples::theNearestKeyLoses()
{
    const core::Scene near = scene(QStringLiteral("nearest-key-loses"));
    const std::vector<double> distances{200, 15300, 35300, 49300};
    const std::vector<double> products{6800, 16000, 6000, -11000};
    const auto attention = attend(near);
    QCOMPARE(near.tokens.size(), distances.size());
    for (std::size_t j = 0; j < distances.size(); ++j) {
        QVERIFY(std::abs(1e4 * (near.tokens[j].key - near.query).squaredNorm() - distances[j]) < 1e-6);
        QVERIFY(std::abs(1e4 * attention.scores(0, static_cast<Eigen::Index>(j)) - products[j]) < 1e-6);
    }
    QCOMPARE(core::winning(near).front(), core::Winning::Never); // 70 + 40 < 200: this side of the line from key 2 to 3
}

// q = (2, 0) has the direction of key 1 alone; the products are 1, 2, 1.6 and −2.
void TestExamples::theSmallestAngleLoses()
{
    const core::Scene small = scene(QStringLiteral("smallest-angle-loses"));
    QCOMPARE(*ui::angle(small, 0), 0.0);
    for (int j = 1; j < 4; ++j)
        QVERIFY(*ui::angle(small, j) > 50);
    const auto attention = attend(small);
    const std::vector<double> products{1, 2, 1.6, -2};
    QCOMPARE(small.tokens.size(), products.size());
    for (std::size_t j = 0; j < products.size(); ++j)
        QCOMPARE(attention.scores(0, static_cast<Eigen::Index>(j)), products[j]);
    std::vector<core::Point> others;
    for (std::size_t j = 1; j < 4; ++j)
        others.push_back(small.tokens[j].key);
    QVERIFY(core::contains(core::convexHull(others), small.tokens[0].key, 0));
    QCOMPARE(core::winning(small).front(), core::Winning::Never);
    for (std::size_t j = 1; j < 4; ++j)
        QVERIFY(small.tokens[j].key.norm() > small.tokens[0].key.norm());
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
