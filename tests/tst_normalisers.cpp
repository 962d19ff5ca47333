#include "core/normalisers.h"

#include <QTest>

#include <array>
#include <cmath>
#include <vector>

using namespace core;

namespace {

using State = Mixture::State;

Scene scene(const Point &query, double temperature, double shift, const std::vector<Point> &keys,
            const std::vector<Point> &values)
{
    Scene result{query, temperature, shift, {}};
    for (std::size_t j = 0; j < keys.size(); ++j)
        result.tokens.push_back({{}, keys[j], values[j]});
    return result;
}

std::array<Mixture, 4> mixturesOf(const Scene &scene)
{
    return *mixtures(scene, attend(scene));
}

/// A mixture as exact rationals give it, rounded once.
struct Truth {
    double x;
    double y;
    bool isInHull;
};

bool agrees(const Mixture &mixture, const Truth &truth)
{
    return mixture.state == State::Finite && (mixture.output - Point(truth.x, truth.y)).norm() <= 1e-14 * 32 &&
           mixture.isInHull == truth.isInHull;
}

} // namespace

/// Outputs by wrong normalisers, against exact rationals.
class TestNormalisers : public QObject {
    Q_OBJECT

private slots:
    void mixturesEqualRationals();
    void chapterExampleIsAtInfinity();
    void softmaxIsTheOutput();
    void zeroOverZeroIsUndefined();
    void roundedZeroIsZero();
    void infiniteScoresAreUndefined();
    void noTokensGiveNothing();
};

// Scenes of quarters; sums and outputs from Python's fractions, the hull by its definition on them.
void TestNormalisers::mixturesEqualRationals()
{
    struct Case {
        Scene placed;
        double sum;
        double absoluteSum;
        Truth raw;
        Truth bySum;
        Truth byAbsolute;
    };
    const std::vector<Case> cases{
        {scene({0.75, 2.0}, 1.0, 0.0, {{-0.25, -1.75}, {-0.75, -1.25}, {0.75, 1.75}, {-0.25, 1.0}},
               {{-1.25, -0.25}, {-2.0, -0.5}, {1.25, 0.0}, {-0.75, 1.0}}),
         -0.875,
         12.625,
         {14.453125, 4.265625, false},
         {-16.517857142857142, -4.875, false},
         {-0.5556930693069307, -0.050742574257425746, true}},
        {scene({-1.5, -1.0}, 2.0, 0.25, {{1.5, -1.0}, {-1.0, -2.0}, {-2.0, -0.5}},
               {{-0.5, -0.75}, {-0.75, 0.25}, {0.5, -0.5}}),
         3.625,
         4.375,
         {-0.3125, -0.21875, true},
         {-0.08620689655172414, -0.0603448275862069, false},
         {-0.15714285714285714, -0.17857142857142858, true}},
        {scene({0.75, 0.25}, 0.5, 0.25, {{0.5, -0.75}, {1.75, 1.75}, {-0.75, -1.75}, {0.0, -2.0}},
               {{0.75, 1.0}, {-2.0, 1.25}, {0.75, 1.0}, {-2.0, 1.5}}),
         1.875,
         6.875,
         {-6.84375, 2.4375, false},
         {-3.65, 1.3, false},
         {-1.05, 1.190909090909091, true}},
        {scene({-0.75, -0.5}, 1.0, 0.0, {{1.5, 0.75}, {2.0, 0.75}}, {{2.0, 0.0}, {1.5, -1.25}}),
         -3.375,
         3.375,
         {-5.8125, 2.34375, false},
         {1.7222222222222223, -0.6944444444444444, true},
         {1.7222222222222223, -0.6944444444444444, true}},
        {scene({-1.75, -1.5}, 2.0, 0.25, {{1.0, -1.75}, {-0.25, 0.75}, {0.0, 1.5}},
               {{1.25, -1.0}, {-1.75, -1.75}, {1.75, 0.5}}),
         -0.28125,
         1.65625,
         {-0.5078125, -0.9609375, true},
         {1.8055555555555556, 3.4166666666666665, false},
         {1.3443396226415094, -0.25, true}},
        {scene({1.75, 0.5}, 0.5, 0.0, {{0.25, 1.75}, {1.0, -1.0}, {-1.25, 1.0}, {-0.75, 1.75}, {0.5, -0.75}},
               {{-1.5, 1.75}, {0.0, 2.0}, {2.0, 0.75}, {-1.5, 0.75}, {-1.75, 0.25}}),
         1.875,
         10.375,
         {-11.125, 6.65625, false},
         {-5.933333333333334, 3.55, false},
         {-0.024096385542168676, 1.2560240963855422, true}}};
    for (const Case &truth : cases) {
        const std::array<Mixture, 4> mixed = mixturesOf(truth.placed);
        QCOMPARE(mixed[0].sum, truth.sum);
        QCOMPARE(mixed[1].sum, truth.sum);
        QCOMPARE(mixed[2].sum, truth.absoluteSum);
        QVERIFY(agrees(mixed[0], truth.raw));
        QVERIFY(agrees(mixed[1], truth.bySum));
        QVERIFY(agrees(mixed[2], truth.byAbsolute));
    }
}

// s = (1, 0, −1): Σ s = 0 and Σ s v = (2, 0).
void TestNormalisers::chapterExampleIsAtInfinity()
{
    const std::array<Mixture, 4> mixed = mixturesOf(chapterExample());
    QVERIFY(agrees(mixed[0], {2, 0, true}));
    QVERIFY(mixed[1].state == State::AtInfinity);
    QVERIFY(mixed[1].output == Point(1, 0));
    QVERIFY(!mixed[1].isInHull);
    QCOMPARE(mixed[1].sum, 0.0);
    QVERIFY(agrees(mixed[2], {1, 0, true}));
    for (std::size_t i = 0; i < mixed.size(); ++i)
        QVERIFY(mixed[i].normaliser == normalisers[i]);
}

void TestNormalisers::softmaxIsTheOutput()
{
    const std::array<Mixture, 4> mixed = mixturesOf(chapterExample());
    // (e + 1 + 1/e), and (2e, 2) divided by it, from mpmath
    QVERIFY(std::abs(mixed[3].sum - 4.0861612696304875570) <= 1e-15);
    QVERIFY((mixed[3].output - Point(1.3304819115496438, 0.48945694210959530)).norm() <= 1e-15 * 4);
    QVERIFY(mixed[3].isInHull);
}

void TestNormalisers::zeroOverZeroIsUndefined()
{
    Scene placed = chapterExample();
    placed.query = {0, 0};
    std::array<Mixture, 4> mixed = mixturesOf(placed);
    QVERIFY(mixed[1].state == State::Undefined);
    QVERIFY(mixed[2].state == State::Undefined);
    QVERIFY(agrees(mixed[0], {0, 0, true}));
    // Scores (1, 0, −1) and three values alike: Σ s v = 0.
    placed = chapterExample();
    for (Token &token : placed.tokens)
        token.value = {3, 4};
    mixed = mixturesOf(placed);
    QVERIFY(mixed[1].state == State::Undefined);
    QVERIFY(agrees(mixed[2], {3, 4, true}));
}

// 0.1 + 0.2 − 0.3 is 5.6·10⁻¹⁷ in double.
void TestNormalisers::roundedZeroIsZero()
{
    const Scene placed = scene({1, 0}, 1, 0, {{0.1, 0}, {0.2, 0}, {-0.3, 0}}, {{1, 0}, {0, 1}, {0, 0}});
    const std::array<Mixture, 4> mixed = mixturesOf(placed);
    QVERIFY(mixed[1].state == State::AtInfinity);
    QVERIFY((mixed[1].output - Point(1, 2) / std::sqrt(5.0)).norm() <= 1e-15);
}

void TestNormalisers::infiniteScoresAreUndefined()
{
    Scene placed = chapterExample();
    placed.temperature = 1e-320;
    const std::array<Mixture, 4> mixed = mixturesOf(placed);
    for (const std::size_t i : {0U, 1U, 2U})
        QVERIFY(mixed[i].state == State::Undefined);
    QVERIFY(mixed[3].output == Point(2, 0));
}

void TestNormalisers::noTokensGiveNothing()
{
    QVERIFY(!mixtures(Scene{}, attend(Scene{})));
    QVERIFY(!rawOutput(Scene{}, attend(Scene{})));
}

QTEST_GUILESS_MAIN(TestNormalisers)
#include "tst_normalisers.moc"
