#include "core/hull.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <set>

using namespace core;

namespace {

using Grid = std::pair<int, int>; // a point of whole coordinates

std::int64_t area(const Grid &a, const Grid &b, const Grid &c)
{
    return std::int64_t{b.first - a.first} * (c.second - a.second) -
           std::int64_t{b.second - a.second} * (c.first - a.first);
}

// True if `p` lies between a and b on their line, or is one of them.
bool between(const Grid &a, const Grid &b, const Grid &p)
{
    return area(a, b, p) == 0 && std::min(a, b) <= p && p <= std::max(a, b);
}

// By definition: a corner is a point in no segment and no triangle of the others; counter-clockwise from the smallest.
std::vector<Grid> bruteHull(const std::vector<Grid> &points)
{
    const std::set<Grid> set(points.begin(), points.end());
    std::vector<Grid> corners;
    for (const Grid &p : set) {
        bool inside = false;
        for (const Grid &a : set) {
            for (const Grid &b : set) {
                if (a == p || b == p)
                    continue;
                inside = inside || between(a, b, p);
                for (const Grid &c : set) {
                    inside = inside || (c != p && area(a, b, c) > 0 && area(a, b, p) >= 0 && area(b, c, p) >= 0 &&
                                        area(c, a, p) >= 0);
                }
            }
        }
        if (!inside)
            corners.push_back(p);
    }
    if (corners.size() > 2) {
        const Grid first = corners.front();
        std::sort(corners.begin() + 1, corners.end(),
                  [&first](const Grid &a, const Grid &b) { return area(first, a, b) > 0; });
    }
    return corners;
}

std::vector<Point> scaled(const std::vector<Grid> &points, double by)
{
    std::vector<Point> result;
    result.reserve(points.size());
    for (const Grid &point : points)
        result.emplace_back(point.first * by, point.second * by);
    return result;
}

std::vector<Point> reversed(std::vector<Point> points)
{
    std::reverse(points.begin(), points.end());
    return points;
}

} // namespace

/// The hull and its sides, against exact integers and brute force.
class TestHull : public QObject {
    Q_OBJECT

private slots:
    void hullEqualsBruteForceInEveryOrder();
    void randomHullEqualsBruteForce();
    void fewPointsAreTheirOwnHull();
    void negativeZeroIsZero();
    void orientationIsExactNextToALine();
    void orientationIsExactAtAnySize();
    void orientationIsAntisymmetric();
    void nearlyCollinearPointsGiveAConvexHull();
    void nothingContainsNothing();
    void containsIsAlikeOnEverySide();
    void containsEqualsTheGrid();
    void containsMeasuresDistance();
};

void TestHull::hullEqualsBruteForceInEveryOrder()
{
    const std::vector<std::vector<Grid>> sets{
        {{0, 0}, {0, 0}, {0, 0}},
        {{0, 0}, {1, 1}, {2, 2}, {3, 3}, {1, 1}},
        {{0, 0}, {0, 3}, {0, 1}, {0, 2}, {0, 2}},
        {{3, 0}, {1, 0}, {2, 0}, {1, 0}, {3, 0}},
        {{0, 0}, {2, 0}, {1, 0}, {0, 2}, {1, 1}, {0, 1}},
        {{0, 0}, {2, 0}, {2, 2}, {0, 2}, {1, 1}, {1, 0}, {2, 1}},
        {{0, 0}, {3, 1}, {6, 2}, {3, 1}, {3, 2}},
        {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {0, 0}, {0, 0}},
        {{0, 0}, {1, 0}, {0, 1}},
    };
    for (std::vector<Grid> points : sets) {
        std::sort(points.begin(), points.end());
        const std::vector<Grid> corners = bruteHull(points);
        do {
            for (const double by : {1.0, 0.125, 0x1p-1060, 0x1p19})
                QVERIFY(convexHull(scaled(points, by)) == scaled(corners, by));
        } while (std::next_permutation(points.begin(), points.end()));
    }
}

void TestHull::randomHullEqualsBruteForce()
{
    std::mt19937 engine(11);
    for (int i = 0; i < 3000; ++i) {
        const int width = 1 + static_cast<int>(engine() % 6);
        const int height = 1 + static_cast<int>(engine() % 6);
        std::vector<Grid> points(1 + engine() % 12);
        for (Grid &point : points)
            point = {static_cast<int>(engine()) % width, static_cast<int>(engine()) % height};
        QVERIFY(convexHull(scaled(points, 0.25)) == scaled(bruteHull(points), 0.25));
    }
}

void TestHull::fewPointsAreTheirOwnHull()
{
    QVERIFY(convexHull({}).empty());
    const std::vector<Point> one{{3, 4}};
    QVERIFY(convexHull(one) == one);
    const std::vector<Point> two{{1, 5}, {3, 4}};
    QVERIFY(convexHull(reversed(two)) == two);
}

void TestHull::negativeZeroIsZero()
{
    std::vector<Point> points{{-0.0, 0.0}, {0.0, -0.0}, {0.0, 0.0}, {1, -0.0}, {-0.0, 1}};
    const std::vector<Point> corners{{0, 0}, {1, 0}, {0, 1}};
    for (int i = 0; i < 5; ++i) {
        std::rotate(points.begin(), points.begin() + 1, points.end());
        const std::vector<Point> hull = convexHull(points);
        QVERIFY(hull == corners);
        for (const Point &corner : hull)
            QVERIFY(!std::signbit(corner.x()) && !std::signbit(corner.y()));
    }
}

// Points whose coordinates are whole multiples of 2⁻⁵³ near (1/2, 1/2), where the plain formula gets most signs wrong;
// the truth is the sign in whole numbers.
void TestHull::orientationIsExactNextToALine()
{
    constexpr double unit = 0x1p-53;
    const Point b(12, 12);
    const Point c(24, 24);
    for (int i = 0; i < 256; ++i) {
        for (int j = 0; j < 256; ++j) {
            const Point a(0.5 + i * unit, 0.5 + j * unit);
            const int truth = (j > i) - (j < i); // above the diagonal is left of it
            QCOMPARE(orientation(b, c, a), truth);
            QCOMPARE(orientation(a, b, c), truth);
            QCOMPARE(orientation(c, b, a), -truth);
        }
    }
    // On the line through (0, 0) and (a, b), scaled by whole numbers, every point is exactly collinear; one unit off is
    // not.
    std::mt19937_64 engine(5);
    for (int i = 0; i < 20000; ++i) {
        const auto x = static_cast<double>(1 + engine() % (1U << 30));
        const auto y = static_cast<double>(1 + engine() % (1U << 30));
        const auto times = static_cast<double>(2 + engine() % 1000);
        const double scale = std::ldexp(1.0, -static_cast<int>(engine() % 60) - 20);
        const Point tip = Point(x, y) * scale;
        const Point far = Point(x, y) * (scale * times);
        QCOMPARE(orientation(Point(0, 0), tip, far), 0);
        QCOMPARE(orientation(tip, Point(-far), far), 0);
        QCOMPARE(orientation(Point(0, 0), tip, Point(far.x(), std::nextafter(far.y(), 1e300))), 1);
        QCOMPARE(orientation(-tip, tip, Point(std::nextafter(far.x(), 1e300), far.y())), -1);
    }
}

void TestHull::orientationIsExactAtAnySize()
{
    const double tiny = std::numeric_limits<double>::denorm_min();
    const double large = 2e6;
    QCOMPARE(orientation({0, 0}, {tiny, 0}, {0, tiny}), 1);
    QCOMPARE(orientation({0, 0}, {tiny, tiny}, {3 * tiny, 3 * tiny}), 0);
    QCOMPARE(orientation({0, 0}, {tiny, tiny}, {3 * tiny, 2 * tiny}), -1);
    QCOMPARE(orientation({-large, -large}, {large, large}, {0, tiny}), 1);
    QCOMPARE(orientation({-large, -large}, {large, large}, {tiny, tiny}), 0);
    QCOMPARE(orientation({-large, -large}, {large, large}, {tiny, 0}), -1);
    QCOMPARE(orientation({-large, tiny}, {large, tiny}, {0, 0}), -1);
    QCOMPARE(orientation({-1e300, -1e300}, {1e300, 1e300}, {1e-300, 0}), -1);
    QCOMPARE(orientation({0, 0}, {1.7e308, 1.7e308}, {-1.7e308, -1.7e308}), 0);
    QCOMPARE(orientation({0, 0}, {0, 0}, {1, 2}), 0);
    QCOMPARE(orientation({0, 0}, {1, 2}, {0, 0}), 0);
}

void TestHull::orientationIsAntisymmetric()
{
    std::mt19937_64 engine(6);
    std::uniform_real_distribution<double> place(-1, 1);
    for (int i = 0; i < 50000; ++i) {
        const Point a(place(engine), place(engine));
        const Point b(place(engine), place(engine));
        const Point c = a + (b - a) * place(engine);
        const int side = orientation(a, b, c);
        QCOMPARE(orientation(b, c, a), side);
        QCOMPARE(orientation(c, a, b), side);
        QCOMPARE(orientation(b, a, c), -side);
        QCOMPARE(orientation(-a, -b, -c), side);
    }
}

void TestHull::nearlyCollinearPointsGiveAConvexHull()
{
    std::mt19937_64 engine(8);
    std::uniform_real_distribution<double> place(-1e6, 1e6);
    for (int i = 0; i < 300; ++i) {
        const Point direction(place(engine), place(engine));
        std::vector<Point> points(30);
        for (Point &point : points)
            point = direction * (place(engine) * 1e-6);
        const std::vector<Point> hull = convexHull(points);
        std::shuffle(points.begin(), points.end(), engine);
        QVERIFY(convexHull(points) == hull);
        for (std::size_t k = 0; hull.size() > 2 && k < hull.size(); ++k)
            QCOMPARE(orientation(hull[k], hull[(k + 1) % hull.size()], hull[(k + 2) % hull.size()]), 1);
        for (const Point &point : points)
            QVERIFY(contains(hull, point, 0));
    }
}

void TestHull::nothingContainsNothing()
{
    QVERIFY(!contains({}, {0, 0}, 0));
    QVERIFY(!contains({}, {0, 0}, 1e6));
}

// A regular polygon, a segment and a dot, turned by whole steps: each side answers for the same distance alike.
void TestHull::containsIsAlikeOnEverySide()
{
    const std::vector<Point> square{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
    const std::vector<Point> segment{{-1, 0}, {1, 0}};
    const std::vector<Point> dot{{0, 0}};
    const auto turned = [](const Point &point, int quarters) {
        Point result = point;
        for (int i = 0; i < quarters; ++i)
            result = Point(-result.y(), result.x());
        return result;
    };
    for (int quarters = 0; quarters < 4; ++quarters) {
        for (const double along : {-0.75, 0.0, 0.5}) {
            QVERIFY(contains(square, turned({1, along}, quarters), 0));
            QVERIFY(contains(square, turned({1.125, along}, quarters), 0.125));
            QVERIFY(!contains(square, turned({1.125, along}, quarters), 0.1249999));
            QVERIFY(!contains(square, turned({std::nextafter(1.0, 2), along}, quarters), 0));
        }
        QVERIFY(contains(square, turned({1 + 3, 1 + 4}, quarters), 5));
        QVERIFY(!contains(square, turned({1 + 3, 1 + 4}, quarters), 4.999999));

        const std::vector<Point> hull =
            convexHull(std::vector{turned(segment[0], quarters), turned(segment[1], quarters)});
        for (const Point &point :
             {Point(1.5, 0), Point(-1.5, 0), Point(0, 0.5), Point(0.25, -0.5), Point(-0.875, 0.5)}) {
            QVERIFY(contains(hull, turned(point, quarters), 0.5));
            QVERIFY(!contains(hull, turned(point, quarters), 0.499999));
            QVERIFY(!contains(hull, turned(point, quarters), 0));
        }
        QVERIFY(contains(hull, turned({0.3, 0}, quarters), 0));
        QVERIFY(contains(dot, turned({3, 4}, quarters), 5));
        QVERIFY(!contains(dot, turned({3, 4}, quarters), 4.999999));
        QVERIFY(!contains(dot, turned({1e-300, 0}, quarters), 0));
    }
    QVERIFY(contains(dot, {0, -0.0}, 0));
}

void TestHull::containsEqualsTheGrid()
{
    std::mt19937 engine(12);
    for (int i = 0; i < 500; ++i) {
        std::vector<Grid> points(1 + engine() % 6);
        for (Grid &point : points)
            point = {static_cast<int>(engine() % 6), static_cast<int>(engine() % 6)};
        const std::vector<Grid> corners = bruteHull(points);
        const std::vector<Point> hull = convexHull(scaled(points, 0.125));
        for (int x = -1; x <= 6; ++x) {
            for (int y = -1; y <= 6; ++y) {
                std::vector<Grid> with = points;
                with.push_back({x, y});
                // In the hull is what does not change it.
                const bool inside = bruteHull(with) == corners;
                QCOMPARE(contains(hull, Point(x * 0.125, y * 0.125), 0), inside);
            }
        }
    }
}

void TestHull::containsMeasuresDistance()
{
    const std::vector<Point> triangle{{0, 0}, {4, 0}, {0, 3}};
    QVERIFY(contains(triangle, {3.2, 2.4}, 1.4400001)); // (3 · 3.2 + 4 · 2.4 − 12) / 5 = 1.44
    QVERIFY(!contains(triangle, {3.2, 2.4}, 1.4399999));
    QVERIFY(contains(triangle, {1, 1}, 0));
    QVERIFY(contains(triangle, {7, -4}, 5));
    QVERIFY(!contains(triangle, {7, -4}, 4.99));
    // A sliver as far out as coordinates go.
    const std::vector<Point> sliver = convexHull(std::vector<Point>{{-1e6, -1e6}, {1e6, 1e6}, {0, 1e-9}});
    QVERIFY(contains(sliver, {5, 5}, 0));
    QVERIFY(!contains(sliver, {5, 4.999999}, 0));
    QVERIFY(contains(sliver, {5, 4.999999}, 1e-6));
}

QTEST_GUILESS_MAIN(TestHull)
#include "tst_hull.moc"
