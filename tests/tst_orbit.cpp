#include "core/attention.h"
#include "core/hull.h"
#include "core/orbit.h"
#include "core/slide.h"
#include "tests/randompoints.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace core;

namespace {

using Real = long double;

Scene randomScene(int tokens)
{
    Scene result;
    result.query = randomPoint(2);
    result.temperature = engine() % 2 == 0 ? 1 : std::exp(uniform(1));
    for (int j = 0; j < tokens; ++j) {
        const Point key = randomPoint(2);
        result.tokens.push_back({{}, key, randomPoint(2)});
    }
    return result;
}

// The output by its definition, in long double.
Point directOutput(const Scene &scene, const Point &query)
{
    std::vector<Real> scores;
    for (const Token &token : scene.tokens)
        scores.push_back((Real(query.x()) * token.key.x() + Real(query.y()) * token.key.y()) / scene.temperature);
    const Real largest = *std::max_element(scores.begin(), scores.end());
    Real sum = 0;
    Eigen::Matrix<Real, 2, 1> output(0, 0);
    for (std::size_t j = 0; j < scores.size(); ++j) {
        const Real weight = std::exp(scores[j] - largest);
        sum += weight;
        output += weight * scene.tokens[j].value.cast<Real>();
    }
    return (output / sum).cast<double>();
}

double distanceToCurve(const std::vector<CurvePoint> &curve, const Point &point)
{
    double least = HUGE_VAL;
    for (std::size_t i = 1; i < curve.size(); ++i) {
        const Point &a = curve[i - 1].output;
        const Point side = curve[i].output - a;
        const double part = side.isZero(0) ? 0 : std::clamp((point - a).dot(side) / side.squaredNorm(), 0.0, 1.0);
        least = std::min(least, (point - a - part * side).norm());
    }
    return least;
}

} // namespace

/// Curves of the output and slides of the keys, against attention by its definition.
class TestOrbit : public QObject {
    Q_OBJECT

private slots:
    void roundingIsNotRefined();
    void smallOrbitIsAnEllipse();
    void orbitIsClosedAndWithinTolerance();
    void largeOrbitStaysInTheHull();
    void largeOrbitVisitsEveryCorner();
    void rayRunsFromCentroidToWinner();
    void tiedWinnersShareTheEnd();
    void fewTokensHaveCurves();
    void slidingKeysMovesNoWeight();
    void slideStopsAtTheLargestCoordinate();
    void slideToZeroIsTheSmallest();
};

// z = v̄ + Cov(v, k) q / T up to terms of second order.
// The output is rounded to 1e-10, the tolerance is far below: halving would never end.
void TestOrbit::roundingIsNotRefined()
{
    core::Scene scene = core::chapterExample();
    for (core::Token &token : scene.tokens)
        token.value = 1e6 * token.value + core::Point(1e5 / 3, 1e5 / 7);
    scene.query = {0.3, 0.7};
    for (const auto &curve : {core::rayCurve(scene, 1e-13), core::orbit(scene, scene.query.norm(), 1e-13)}) {
        QVERIFY(curve.size() > 1000);
        QVERIFY(curve.size() < 6000);
    }
}

void TestOrbit::smallOrbitIsAnEllipse()
{
    engine.seed(1);
    for (int i = 0; i < 100; ++i) {
        const Scene placed = randomScene(3 + i % 6);
        const auto count = static_cast<double>(placed.tokens.size());
        Point value(0, 0);
        Point key(0, 0);
        for (const Token &token : placed.tokens) {
            value += token.value / count;
            key += token.key / count;
        }
        Eigen::Matrix2d covariance = Eigen::Matrix2d::Zero();
        for (const Token &token : placed.tokens)
            covariance += (token.value - value) * (token.key - key).transpose() / count;
        const double radius = 0.005 * placed.temperature;
        for (const CurvePoint &point : orbit(placed, radius, 1e-6)) {
            const Point direction(std::cos(point.parameter), std::sin(point.parameter));
            const Point ellipse = value + radius / placed.temperature * covariance * direction;
            QVERIFY((point.output - ellipse).norm() <= 1e-4);
        }
    }
}

void TestOrbit::orbitIsClosedAndWithinTolerance()
{
    engine.seed(2);
    std::size_t most = 0;
    for (int i = 0; i < 60; ++i) {
        const Scene placed = randomScene(2 + i % 9);
        const double radius = placed.temperature * std::pow(10.0, uniform(2));
        const std::vector<CurvePoint> curve = orbit(placed, radius, 0.01);
        most = std::max(most, curve.size());
        QCOMPARE(curve.front().parameter, 0.0);
        QCOMPARE(curve.back().parameter, 2 * std::numbers::pi);
        QVERIFY(curve.front().output == curve.back().output);
        for (std::size_t k = 1; k < curve.size(); ++k) {
            QVERIFY(curve[k].parameter > curve[k - 1].parameter);
            QVERIFY((curve[k].output - directOutput(placed, orbitQuery(radius, curve[k].parameter))).norm() <= 1e-11);
        }
        for (int k = 0; k < 2000; ++k) {
            const Point query = orbitQuery(radius, 2 * std::numbers::pi * k / 2000);
            QVERIFY(distanceToCurve(curve, directOutput(placed, query)) <= 0.01);
        }
    }
    QVERIFY(most < 1000);
}

void TestOrbit::largeOrbitStaysInTheHull()
{
    engine.seed(3);
    for (int i = 0; i < 50; ++i) {
        const Scene placed = randomScene(1 + i % 8);
        const std::vector<Point> corners = convexHull(values(placed));
        for (const double radius : {10.0, 1e3, 1e6}) {
            for (const CurvePoint &point : orbit(placed, radius, 0.01))
                QVERIFY(contains(corners, point.output, 1e-14));
        }
    }
}

// A query along the corner of the hull of the keys that is farthest in its direction ends at that corner's value.
void TestOrbit::largeOrbitVisitsEveryCorner()
{
    engine.seed(4);
    for (int i = 0; i < 50; ++i) {
        Scene placed = randomScene(3 + i % 6);
        for (Token &token : placed.tokens)
            token.value = token.key;
        const std::vector<CurvePoint> curve = orbit(placed, 1e5, 0.01);
        for (const Point &corner : convexHull(values(placed)))
            QVERIFY(distanceToCurve(curve, corner) <= 0.01);
    }
}

void TestOrbit::rayRunsFromCentroidToWinner()
{
    engine.seed(5);
    for (int i = 0; i < 100; ++i) {
        const Scene placed = randomScene(2 + i % 8);
        const Point direction = placed.query.normalized();
        const std::vector<CurvePoint> curve = rayCurve(placed, 0.01);
        Point centroid(0, 0);
        const Token *winner = &placed.tokens.front();
        for (const Token &token : placed.tokens) {
            centroid += token.value / static_cast<double>(placed.tokens.size());
            winner = token.key.dot(direction) > winner->key.dot(direction) ? &token : winner;
        }
        QCOMPARE(curve.front().parameter, 0.0);
        QVERIFY((curve.front().output - centroid).norm() <= 1e-14);
        QVERIFY(std::isinf(curve.back().parameter));
        QVERIFY(curve.back().output == winner->value);
        for (std::size_t k = 1; k + 1 < curve.size(); ++k) {
            const Point truth = directOutput(placed, curve[k].parameter * direction);
            QVERIFY((curve[k].output - truth).norm() <= 1e-12);
        }
        for (int k = -60; k < 60; ++k) {
            const Point query = std::exp(k * 0.15) * direction;
            QVERIFY(distanceToCurve(curve, directOutput(placed, query)) <= 0.01);
        }
    }
}

void TestOrbit::tiedWinnersShareTheEnd()
{
    Scene placed = chapterExample();
    placed.query = {0.5, 0.5};
    QVERIFY(rayCurve(placed, 0.01).back().output == Point(1, 1));
    placed.query = {0, 0};
    const std::vector<CurvePoint> still = rayCurve(placed, 0.01);
    QCOMPARE(still.size(), std::size_t(1));
    QVERIFY((still[0].output - Point(2, 2) / 3).norm() <= 1e-15);
}

void TestOrbit::fewTokensHaveCurves()
{
    QVERIFY(orbit(Scene{}, 1, 0.01).empty());
    QVERIFY(rayCurve(Scene{}, 0.01).empty());
    Scene one;
    one.query = {1, 2};
    one.tokens.push_back({{}, {3, 1}, {5, -2}});
    for (const CurvePoint &point : orbit(one, 1, 0.01))
        QVERIFY(point.output == Point(5, -2));
    for (const CurvePoint &point : rayCurve(one, 0.01))
        QVERIFY(point.output == Point(5, -2));
}

void TestOrbit::slidingKeysMovesNoWeight()
{
    engine.seed(6);
    for (int i = 0; i < 500; ++i) {
        const Scene placed = randomScene(2 + i % 9);
        const Point by = randomPoint(i % 2 == 0 ? 5 : 500);
        const Attention before = attend(placed);
        const Attention after = attend(keysMoved(placed, by));
        QVERIFY((after.weights - before.weights).cwiseAbs().maxCoeff() <= 1e-12);
        const double moved = placed.query.dot(by) / placed.temperature;
        for (Eigen::Index j = 0; j < before.scores.cols(); ++j)
            QVERIFY(std::abs(after.scores(0, j) - before.scores(0, j) - moved) <= 1e-12 * (1 + by.norm()));
    }
    // Vectors of 10⁴, on a grid on which the move is exact.
    Scene large{{8192, -4096.5}, 1, 0, {}};
    for (const double x : {10000.0, 10000.25, 9999.5})
        large.tokens.push_back({{}, {x, 2 * (x - 9999)}, {0, 0}});
    QVERIFY(attend(keysMoved(large, {-1234.5, 876.25})).weights == attend(large).weights);
}

void TestOrbit::slideStopsAtTheLargestCoordinate()
{
    const Scene moved = keysMoved(chapterExample(), {1e6, -3e6});
    QVERIFY(moved.tokens[0].key == Point(1e6, -1e6));
    QVERIFY(moved.tokens[1].key == Point(1e6 - 1, 1 - 1e6));
    QVERIFY(moved.tokens[2].key == Point(1e6 - 2, -1e6));
    QVERIFY(keysMoved(Scene{}, {1, 2}) == Scene{});
}

void TestOrbit::slideToZeroIsTheSmallest()
{
    Scene placed = chapterExample();
    placed.query = {3, 4};
    placed.temperature = 2;
    placed.shift = 1;
    // Scores 2.5, 3, −0.5; the largest falls by 3 with q·t = −6, so t = −6/25 (3, 4).
    QVERIFY((*moveToZero(placed) - Point(-0.72, -0.96)).norm() <= 1e-15);
    QVERIFY(std::abs(attend(keysMoved(placed, *moveToZero(placed))).scores.maxCoeff()) <= 1e-14);
    placed.query = {0, 0};
    QVERIFY(!moveToZero(placed));
    QVERIFY(!moveToZero(Scene{}));
}

QTEST_GUILESS_MAIN(TestOrbit)
#include "tst_orbit.moc"
