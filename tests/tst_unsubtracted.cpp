#include "core/unsubtracted.h"

#include <QTest>

#include <cmath>
#include <limits>

using core::Rows;

namespace {

core::Attention attentionOf(std::initializer_list<double> scores)
{
    core::Attention attention;
    attention.scores = Rows(1, static_cast<Eigen::Index>(scores.size()));
    std::copy(scores.begin(), scores.end(), attention.scores.data());
    return attention;
}

/// The largest score whose exponential is finite, found by halving, so that it is not taken from a logarithm.
template <typename Real>
double limitOf()
{
    double finite = 0;
    double infinite = 1000;
    while (std::nextafter(finite, infinite) < infinite) {
        const double middle = finite + (infinite - finite) / 2;
        const bool overflows = std::isinf(core::Unsubtracted<Real>(attentionOf({middle})).exponentials[0]);
        (overflows ? infinite : finite) = middle;
    }
    return finite;
}

} // namespace

class TestUnsubtracted : public QObject {
    Q_OBJECT

private slots:
    void smallScoresGiveTheUsualWeights();
    void overflowsAtTheTrueLimits();
    void infinityOverInfinityIsNotANumber();
    void zeroOverZeroIsNotANumber();
    void lostWeightsAreZero();
    void noTokensGiveNothing();
};

// e^1, e^0, e^−1 and their shares by mpmath.
void TestUnsubtracted::smallScoresGiveTheUsualWeights()
{
    const core::Unsubtracted<double> twofold(attentionOf({1, 0, -1}));
    const core::Unsubtracted<float> single(attentionOf({1, 0, -1}));
    const double expected[] = {0.66524095577482187, 0.24472847105479765, 0.090030573170380464};
    for (std::size_t j = 0; j < 3; ++j) {
        QVERIFY(std::abs(twofold.weights[j] - expected[j]) < 2e-16);
        QVERIFY(std::abs(single.weights[j] - expected[j]) < 6e-8);
    }
    QVERIFY(std::abs(twofold.sum - 4.0861612696304876) < 1e-15);
}

// Logarithms of the largest float, 2^128 − 2^104, and the largest double, 2^1024 − 2^971, by mpmath. In float the score
// itself is rounded, and above 64 to multiples of 2^−17.
void TestUnsubtracted::overflowsAtTheTrueLimits()
{
    QVERIFY(std::abs(limitOf<float>() - 88.722839052068352) < std::ldexp(1, -17));
    QVERIFY(std::abs(limitOf<double>() - 709.78271289338400) < std::ldexp(1, -43));
}

void TestUnsubtracted::infinityOverInfinityIsNotANumber()
{
    const core::Attention attention = attentionOf({600, 599, -3});
    const core::Unsubtracted<float> single(attention);
    QVERIFY(std::isinf(single.exponentials[0]) && std::isinf(single.exponentials[1]) && std::isinf(single.sum));
    QVERIFY(std::isnan(single.weights[0]) && std::isnan(single.weights[1]));
    QCOMPARE(single.weights[2], 0.0F);
    const core::Unsubtracted<double> twofold(attention);
    QVERIFY(std::isfinite(twofold.sum));
    QVERIFY(std::abs(twofold.weights[0] - 0.73105857863000488) < 1e-13); // 1/(1 + 1/e)
}

void TestUnsubtracted::zeroOverZeroIsNotANumber()
{
    const core::Unsubtracted<double> softmax(attentionOf({-800, -900}));
    QCOMPARE(softmax.sum, 0.0);
    QVERIFY(std::isnan(softmax.weights[0]) && std::isnan(softmax.weights[1]));
}

// Two exponentials that are finite can add up to what is not.
void TestUnsubtracted::lostWeightsAreZero()
{
    const core::Unsubtracted<double> softmax(attentionOf({709.7, 709.7, 709.7}));
    QVERIFY(std::isfinite(softmax.exponentials[0]));
    QVERIFY(std::isinf(softmax.sum));
    for (const double weight : softmax.weights)
        QCOMPARE(weight, 0.0);
}

void TestUnsubtracted::noTokensGiveNothing()
{
    const core::Unsubtracted<float> softmax(attentionOf({}));
    QVERIFY(softmax.exponentials.empty() && softmax.weights.empty());
    QCOMPARE(softmax.sum, 0.0F);
}

QTEST_GUILESS_MAIN(TestUnsubtracted)
#include "tst_unsubtracted.moc"
