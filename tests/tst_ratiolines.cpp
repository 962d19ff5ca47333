#include "core/ratiolines.h"
#include "tests/randompoints.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace core;

namespace {

using Real = long double;
using Box = Eigen::AlignedBox2d;

Scene scene(const std::vector<Point> &keys)
{
    Scene result;
    for (const Point &key : keys)
        result.tokens.push_back({{}, key, {0, 0}});
    return result;
}

Scene randomScene(int tokens)
{
    std::vector<Point> keys;
    for (int j = 0; j < tokens; ++j)
        keys.push_back(randomPoint(2));
    Scene result = scene(keys);
    result.temperature = engine() % 2 == 0 ? 1 : std::exp(uniform(1));
    return result;
}

/// The two largest scores of a query, in long double.
struct Leaders {
    Leaders(const Scene &scene, const Point &query)
    {
        std::vector<std::pair<Real, int>> scores;
        for (std::size_t j = 0; j < scene.tokens.size(); ++j) {
            const Point &key = scene.tokens[j].key;
            scores.push_back({(Real(query.x()) * key.x() + Real(query.y()) * key.y()) / scene.temperature, int(j)});
        }
        std::partial_sort(scores.begin(), scores.begin() + 2, scores.end(), std::greater<>());
        first = scores[0].second;
        second = scores[1].second;
        lead = static_cast<double>(scores[0].first - scores[1].first);
    }

    int first;
    int second;
    double lead; ///< log of the ratio of their weights
};

double distanceToLines(const std::vector<RatioLine> &lines, const Point &point)
{
    double least = HUGE_VAL;
    for (const RatioLine &line : lines) {
        const Point side = line.to - line.from;
        const double part = std::clamp((point - line.from).dot(side) / side.squaredNorm(), 0.0, 1.0);
        least = std::min(least, (point - line.from - part * side).norm());
    }
    return least;
}

} // namespace

/// Lines of equal weights and of ratios e^m, against the scores of queries on and between them.
class TestRatioLines : public QObject {
    Q_OBJECT

private slots:
    void chapterExampleHasItsLines();
    void linesSeparateTheTwoLargest();
    void noLineIsMissing();
    void everyZoomHasLines();
    void tiedKeysMakeOneBorder();
    void nothingOutsideTheRectangle();
    void oneTokenHasNoLines();
};

// Keys (1, 0), (0, 1), (−1, 0): borders along the diagonals upwards and straight down.
void TestRatioLines::chapterExampleHasItsLines()
{
    const std::array border{0.0};
    const Box rectangle(Point(-2, -2), Point(2, 2));
    const std::vector<RatioLine> lines = ratioLines(chapterExample(), border, rectangle);
    QCOMPARE(lines.size(), std::size_t(3));
    const std::array<std::pair<Point, Point>, 3> truth{
        {{{0, 0}, {2, 2}}, {{0, 0}, {0, -2}}, {{0, 0}, {-2, 2}}}}; // tokens 1 and 2, 1 and 3, 2 and 3
    for (std::size_t i = 0; i < 3; ++i) {
        const bool isForward = lines[i].from.norm() < lines[i].to.norm();
        QVERIFY(((isForward ? lines[i].from : lines[i].to) - truth[i].first).norm() <= 1e-15);
        QVERIFY(((isForward ? lines[i].to : lines[i].from) - truth[i].second).norm() <= 1e-14);
    }
}

void TestRatioLines::linesSeparateTheTwoLargest()
{
    engine.seed(1);
    const std::array exponents{0.0, 1.0, 2.0, 3.0};
    const Box rectangle(Point(-4, -3), Point(5, 3));
    for (int i = 0; i < 200; ++i) {
        const Scene placed = randomScene(2 + i % 9);
        for (const RatioLine &line : ratioLines(placed, exponents, rectangle)) {
            const Point &larger = placed.tokens[std::size_t(line.larger)].key;
            const Point &smaller = placed.tokens[std::size_t(line.smaller)].key;
            QVERIFY(std::abs((line.to - line.from).dot(larger - smaller)) <= 1e-13 * (larger - smaller).norm() * 10);
            for (const double part : {0.001, 0.3, 0.5, 0.999}) {
                const Point query = line.from + part * (line.to - line.from);
                QVERIFY(rectangle.squaredExteriorDistance(query) <= 1e-24);
                const Leaders leaders(placed, query);
                QVERIFY(std::abs(leaders.lead - line.exponent) <= 1e-11);
                const std::array found{std::min(leaders.first, leaders.second),
                                       std::max(leaders.first, leaders.second)};
                const std::array said{std::min(line.larger, line.smaller), std::max(line.larger, line.smaller)};
                QVERIFY(found == said);
                QVERIFY(line.exponent == 0 || leaders.first == line.larger);
            }
        }
    }
}

// On the way across the plane every change of the winner, and every ratio of e^m, happens on a line.
void TestRatioLines::noLineIsMissing()
{
    engine.seed(2);
    const Box rectangle(Point(-4, -3), Point(5, 3));
    int crossings = 0;
    for (int i = 0; i < 200; ++i) {
        const Scene placed = randomScene(2 + i % 9);
        const double exponent = i % 3;
        const std::vector<RatioLine> lines = ratioLines(placed, std::array{exponent}, rectangle);
        const double y = uniform(3);
        constexpr int steps = 3000;
        const auto query = [&](int step) { return Point(-4 + 9.0 * step / steps, y); };
        for (int step = 0; step < steps; ++step) {
            const Leaders before(placed, query(step));
            const Leaders after(placed, query(step + 1));
            const bool crosses = exponent == 0 ? before.first != after.first
                                               : before.first == after.first && before.second == after.second &&
                                                     (before.lead < exponent) != (after.lead < exponent);
            if (crosses)
                QVERIFY(distanceToLines(lines, query(step)) <= 9.0 / steps);
            crossings += crosses ? 1 : 0;
        }
    }
    QVERIFY(crossings > 300);
}

void TestRatioLines::everyZoomHasLines()
{
    const std::array border{0.0};
    for (const double size : {1e-3, 1.0, 1e6}) {
        const Box rectangle(Point(-size, -size), Point(size, size));
        for (const RatioLine &line : ratioLines(chapterExample(), border, rectangle)) {
            const double length = (line.to - line.from).norm();
            QVERIFY(length >= 0.999 * size && length <= 1.5 * size);
        }
    }
    // Lines of ratio e^m are T / ‖k_i − k_j‖ apart: for keys (±500, 0) and T = 2, 1/500.
    Scene placed = scene({{500, 0}, {-500, 0}});
    placed.temperature = 2;
    const std::array exponents{1.0, 2.0};
    const std::vector<RatioLine> lines = ratioLines(placed, exponents, Box(Point(-1, -1), Point(1, 1)));
    QCOMPARE(lines.size(), std::size_t(4));
    QVERIFY(std::abs(lines[0].from.x() - 0.002) <= 1e-17);
    QVERIFY(std::abs(lines[1].from.x() - 0.004) <= 1e-17);
    QVERIFY(std::abs(lines[2].from.x() + 0.002) <= 1e-17);
    QVERIFY(std::abs((lines[0].to - lines[0].from).norm() - 2) <= 1e-15);
}

// Of equal keys the first stands for all, and a key between two others on a line bounds nothing.
void TestRatioLines::tiedKeysMakeOneBorder()
{
    const std::array border{0.0};
    const Box rectangle(Point(-2, -2), Point(2, 2));
    const std::vector<RatioLine> equal = ratioLines(scene({{1, 0}, {1, 0}, {-1, 0}, {-1, 0}}), border, rectangle);
    QCOMPARE(equal.size(), std::size_t(1));
    QCOMPARE(equal[0].larger, 0);
    QCOMPARE(equal[0].smaller, 2);
    const std::vector<RatioLine> collinear =
        ratioLines(scene({{0.125, 0.375}, {0.25, 0.75}, {0.375, 1.125}, {0.875, 2.625}}), border, rectangle);
    QCOMPARE(collinear.size(), std::size_t(1));
    QVERIFY(std::abs((collinear[0].to - collinear[0].from).norm() - 4 * std::sqrt(10.0) / 3) <= 1e-12);
}

void TestRatioLines::nothingOutsideTheRectangle()
{
    const std::array border{0.0};
    QVERIFY(ratioLines(chapterExample(), border, Box(Point(3, -1), Point(4, 1))).empty());
    const std::vector<RatioLine> lines = ratioLines(chapterExample(), border, Box(Point(1, 1.5), Point(3, 4)));
    QCOMPARE(lines.size(), std::size_t(1));
    QVERIFY((lines[0].from - lines[0].to).cwiseAbs().isApprox(Point(1.5, 1.5), 1e-14));
}

void TestRatioLines::oneTokenHasNoLines()
{
    const std::array exponents{0.0, 1.0};
    const Box rectangle(Point(-2, -2), Point(2, 2));
    QVERIFY(ratioLines(Scene{}, exponents, rectangle).empty());
    QVERIFY(ratioLines(scene({{1, 2}}), exponents, rectangle).empty());
    QVERIFY(ratioLines(scene({{1, 2}, {1, 2}}), exponents, rectangle).empty());
}

QTEST_GUILESS_MAIN(TestRatioLines)
#include "tst_ratiolines.moc"
