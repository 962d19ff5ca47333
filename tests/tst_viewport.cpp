#include "ui/figure/viewport.h"

#include <QTest>

#include <cmath>
#include <random>
#include <vector>

using core::Point;
using ui::Viewport;

/// The way between plane and pixels, and back.
class TestViewport : public QObject {
    Q_OBJECT

private slots:
    void middleIsCentreAndYPointsUp();
    void pixelsComeBackAfterTheWayThroughThePlane();
    void zoomKeepsThePointUnderThePointer();
    void panMovesThePictureByThePixels();
    void scaleStaysWithinLimits();
    void fittedShowsEveryPointWithTheMargin_data();
    void fittedShowsEveryPointWithTheMargin();
    void pointsThatAreEqualOrMissingGetAnOrdinaryScale();
    void resizingKeepsTheMiddleAndTheShorterSide();
};

void TestViewport::middleIsCentreAndYPointsUp()
{
    const Viewport viewport({400, 300}, {2, 1}, 50);
    QCOMPARE(viewport.toPixel({2, 1}), QPointF(200, 150));
    QCOMPARE(viewport.toPixel({3, 3}), QPointF(250, 50));
    QCOMPARE(viewport.toPlane({0, 0}).x(), -2.0);
    QCOMPARE(viewport.toPlane({0, 0}).y(), 4.0);
}

void TestViewport::pixelsComeBackAfterTheWayThroughThePlane()
{
    std::mt19937 random(1);
    std::uniform_real_distribution<double> unit(-1, 1);
    for (int i = 0; i < 2000; ++i) {
        const double scale = std::pow(10, 7 * unit(random) + 2);
        const Point centre(1e6 * unit(random), 1e6 * unit(random));
        const Viewport viewport({450, 450}, centre, scale);
        const QPointF pixel(225 + 225 * unit(random), 225 + 225 * unit(random));
        const QPointF back = viewport.toPixel(viewport.toPlane(pixel));
        // A coordinate of the plane is a double, whose last place may be a part of a pixel.
        const double lastPlace = 1e6 * 2.3e-16 * viewport.scale();
        QVERIFY(std::hypot(back.x() - pixel.x(), back.y() - pixel.y()) <= 1e-9 + 2 * lastPlace);
    }
}

void TestViewport::zoomKeepsThePointUnderThePointer()
{
    std::mt19937 random(2);
    std::uniform_real_distribution<double> unit(-1, 1);
    for (int i = 0; i < 2000; ++i) {
        const Viewport before({600, 400}, {10 * unit(random), 10 * unit(random)}, std::pow(10, 4 * unit(random) + 2));
        const QPointF pixel(300 + 300 * unit(random), 200 + 200 * unit(random));
        const Viewport after = before.zoomed(std::pow(10, unit(random)), pixel);
        const QPointF moved = after.toPixel(before.toPlane(pixel)) - pixel;
        QVERIFY(std::hypot(moved.x(), moved.y()) < 1e-6);
    }
}

void TestViewport::panMovesThePictureByThePixels()
{
    const Viewport viewport({400, 300}, {2, 1}, 50);
    const QPointF moved = viewport.panned({30, -20}).toPixel({2.5, 0.5}) - viewport.toPixel({2.5, 0.5});
    QVERIFY(std::abs(moved.x() - 30) < 1e-9 && std::abs(moved.y() + 20) < 1e-9);
}

void TestViewport::scaleStaysWithinLimits()
{
    Viewport viewport({400, 400}, {0, 0}, 100);
    for (int i = 0; i < 100; ++i)
        viewport = viewport.zoomed(2, {10, 10});
    QCOMPARE(viewport.scale(), 1e9);
    for (int i = 0; i < 200; ++i)
        viewport = viewport.zoomed(0.5, {10, 10});
    QCOMPARE(viewport.scale(), 1e-5);
    for (int i = 0; i < 100; ++i)
        viewport = viewport.panned({1e6, 1e6});
    QVERIFY(viewport.toPlane({200, 200}).cwiseAbs().maxCoeff() <= 2e6);
    QCOMPARE(Viewport({0, -5}, {0, 0}, 1).size(), QSizeF(1, 1));
}

void TestViewport::fittedShowsEveryPointWithTheMargin_data()
{
    QTest::addColumn<double>("size");
    QTest::newRow("1e6") << 1e6;
    QTest::newRow("1000") << 1e3;
    QTest::newRow("1") << 1.0;
    QTest::newRow("1e-5") << 1e-5;
}

void TestViewport::fittedShowsEveryPointWithTheMargin()
{
    QFETCH(const double, size);
    std::mt19937 random(3);
    std::uniform_real_distribution<double> unit(-size, size);
    for (int i = 0; i < 200; ++i) {
        std::vector<Point> points;
        points.reserve(8);
        for (int j = 0; j < 2 + i % 7; ++j)
            points.emplace_back(unit(random), unit(random));
        const Viewport viewport = Viewport::fitted({450, 380}, points, {60, 40});
        const QRectF room = viewport.rect().adjusted(60, 40, -60, -40);
        for (const Point &point : points) {
            const QPointF pixel = viewport.toPixel(point);
            QVERIFY(room.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(pixel));
        }
        double widest = 0;
        double highest = 0;
        for (const Point &a : points) {
            for (const Point &b : points) {
                widest = std::max(widest, viewport.toPixel(a).x() - viewport.toPixel(b).x());
                highest = std::max(highest, viewport.toPixel(a).y() - viewport.toPixel(b).y());
            }
        }
        QVERIFY(std::max(widest / room.width(), highest / room.height()) > 1 - 1e-6); // no smaller than needed
    }
}

void TestViewport::pointsThatAreEqualOrMissingGetAnOrdinaryScale()
{
    QCOMPARE(Viewport::fitted({400, 400}, {}, {10, 10}), Viewport({400, 400}, {0, 0}, 100));
    const std::vector<Point> equal(3, Point(5, -7));
    QCOMPARE(Viewport::fitted({400, 400}, equal, {10, 10}), Viewport({400, 400}, {5, -7}, 100));
    const std::vector<Point> onLine{{0, 0}, {0, 38}};
    QCOMPARE(Viewport::fitted({400, 400}, onLine, {10, 10}), Viewport({400, 400}, {0, 19}, 10));
    const std::vector<Point> near{{0, 0}, {1e-9, 0}};
    QCOMPARE(Viewport::fitted({400, 400}, near, {10, 10}).scale(), 1e9);
}

void TestViewport::resizingKeepsTheMiddleAndTheShorterSide()
{
    const Viewport viewport({400, 300}, {2, 1}, 50);
    const Viewport resized = viewport.resized({900, 600});
    QCOMPARE(resized.toPixel({2, 1}), QPointF(450, 300));
    QCOMPARE(resized.scale(), 100.0);
}

QTEST_GUILESS_MAIN(TestViewport)
#include "tst_viewport.moc"
