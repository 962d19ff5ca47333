#include "ui/figure/clip.h"
#include "ui/figure/plane.h"

#include <QPainter>
#include <QTest>

#include <cmath>
#include <random>

using core::Handle;
using core::Point;
using ui::Plane;
using ui::Viewport;
using Kind = Handle::Kind;

namespace {

const QRectF area(0, 0, 200, 100);

core::Scene sceneOf(const std::vector<Point> &keys)
{
    core::Scene scene;
    for (const Point &key : keys)
        scene.tokens.push_back({{}, key, -key});
    return scene;
}

double numberIn(const QString &text)
{
    return QString(text).replace(QChar(0x2212), u'-').toDouble();
}

} // namespace

/// What the two planes share: ticks, cut shapes, and handles.
class TestPlane : public QObject {
    Q_OBJECT

private slots:
    void ticksAreRoundApartAndInside();
    void ticksStandAtTheirNumbers();
    void partOfALineInsideIsThatOfManySamples();
    void partOfAPolygonInsideHasTheRightArea();
    void arcsLieOnTheCircleAndInside_data();
    void arcsLieOnTheCircleAndInside();
    void pressTakesTheNearestHandle();
    void selectedHandleWinsAmongEquallyNearOnes();
    void everyHandleIsInTheFittedPanel();
};

void TestPlane::ticksAreRoundApartAndInside()
{
    const ui::Style style = ui::style(ui::Theme::Light);
    for (const QSizeF &size : {QSizeF(450, 450), QSizeF(300, 500), QSizeF(1600, 900)}) {
        for (int power = -50; power <= 90; ++power) {
            const double scale = std::pow(10, power / 10.0);
            for (const double offset : {0.0, 0.37, -0.6, 5.0, -123.456, 99999.9, 1e6, -1e6}) {
                const Viewport viewport(size, {offset, -0.7 * offset}, scale);
                const double step = ui::tickStep(viewport, style);
                const double leading = step / std::pow(10, std::floor(std::log10(step) + 1e-9));
                QVERIFY(std::abs(leading - 1) < 1e-9 || std::abs(leading - 2) < 1e-9 || std::abs(leading - 5) < 1e-9);
                const std::vector<ui::Tick> ticks = ui::ticks(viewport, style);
                QVERIFY(static_cast<double>(ticks.size()) <= (size.width() + size.height()) / 60);
                for (std::size_t i = 0; i < ticks.size(); ++i) {
                    QVERIFY(numberIn(ticks[i].text) != 0);
                    QVERIFY(viewport.rect().contains(ticks[i].box));
                    for (std::size_t j = 0; j < i; ++j)
                        QVERIFY(!ticks[i].box.intersects(ticks[j].box));
                }
            }
        }
    }
}

void TestPlane::ticksStandAtTheirNumbers()
{
    const Viewport viewport({450, 450}, {0.3, 0.2}, 130);
    const QPointF origin = viewport.toPixel({0, 0});
    int found = 0;
    for (const ui::Tick &tick : ui::ticks(viewport, ui::style(ui::Theme::Light))) {
        const double number = numberIn(tick.text);
        const bool onX = std::abs(tick.box.center().x() - (origin.x() + 130 * number)) < 1e-6;
        const bool onY = std::abs(tick.box.center().y() - (origin.y() - 130 * number)) < 1e-6;
        QVERIFY(onX || onY);
        ++found;
    }
    QCOMPARE(found, 4); // −1 and 1 on either axis; −2 and 2 are outside: 450 / 130 / 2 = 1.73 from 0.3 and 0.2
}

void TestPlane::partOfALineInsideIsThatOfManySamples()
{
    std::mt19937 random(4);
    std::uniform_real_distribution<double> unit(-300, 500);
    for (int i = 0; i < 3000; ++i) {
        QLineF line(unit(random), unit(random), unit(random), unit(random));
        if (i % 5 == 0)
            line.setP2({line.x2(), line.y1()});
        if (i % 7 == 0)
            line.setP2({line.x1(), line.y2()});
        const auto part = ui::clipped(line, area);
        constexpr int samples = 2000;
        double inside = 0;
        for (int k = 0; k <= samples; ++k)
            inside += area.contains(line.pointAt(k / double(samples))) ? line.length() / samples : 0;
        QVERIFY(std::abs((part ? part->length() : 0) - inside) <= 2 * line.length() / samples);
        if (part) {
            const QRectF wide = area.adjusted(-1e-9, -1e-9, 1e-9, 1e-9);
            QVERIFY(wide.contains(part->p1()) && wide.contains(part->p2()));
        }
    }
    const auto far = ui::clipped(QLineF(-1e15, -1e15, 1e15, 1e15), area);
    QVERIFY(far && area.adjusted(-1, -1, 1, 1).contains(far->p1()));
}

void TestPlane::partOfAPolygonInsideHasTheRightArea()
{
    const auto areaOf = [](const QPolygonF &polygon) {
        double doubled = 0;
        for (qsizetype i = 0; i < polygon.size(); ++i) {
            const QPointF &next = polygon[(i + 1) % polygon.size()];
            doubled += polygon[i].x() * next.y() - next.x() * polygon[i].y();
        }
        return std::abs(doubled) / 2;
    };
    const QPolygonF whole{{-10, -10}, {300, -10}, {300, 300}, {-10, 300}};
    QCOMPARE(areaOf(ui::clipped(whole, area)), 20000.0);
    const QPolygonF corner{{-50, 50}, {50, -50}, {-50, -50}}; // touches
    QCOMPARE(areaOf(ui::clipped(corner, area)), 0.0);
    const QPolygonF half{{0, 0}, {200, 0}, {0, 200}};
    QCOMPARE(areaOf(ui::clipped(half, area)), 15000.0); // the triangle but its upper half, a quarter of it
    const QPolygonF huge{{-1e15, -1e15}, {1e15, -1e15}, {0, 1e15}};
    QCOMPARE(areaOf(ui::clipped(huge, area)), 20000.0);
    QVERIFY(ui::clipped(QPolygonF{{-3, -3}, {-2, -3}, {-3, -2}}, area).isEmpty());
}

void TestPlane::arcsLieOnTheCircleAndInside_data()
{
    QTest::addColumn<QPointF>("centre");
    QTest::addColumn<double>("radius");
    QTest::addColumn<double>("length"); // of all arcs; from geometry
    const double pi = 3.14159265358979;
    QTest::newRow("whole") << QPointF(100, 50) << 30.0 << 2 * pi * 30;
    QTest::newRow("outside") << QPointF(400, 50) << 30.0 << 0.0;
    QTest::newRow("around the panel") << QPointF(100, 50) << 500.0 << 0.0;
    QTest::newRow("touching from inside") << QPointF(100, 50) << 50.0 << 2 * pi * 50;
    QTest::newRow("touching from outside") << QPointF(100, -50) << 50.0 << 0.0;
    QTest::newRow("half") << QPointF(0, 50) << 40.0 << pi * 40;
    QTest::newRow("quarter") << QPointF(0, 100) << 60.0 << pi / 2 * 60;
    QTest::newRow("nearly straight, upright") << QPointF(-1e9, 50) << 1e9 + 100 << 100.0;
    QTest::newRow("nearly straight, level") << QPointF(100, 1e8) << 1e8 - 20 << 200.0;
    QTest::newRow("nearly straight, aslant")
        << QPointF(100 - 0.8e8, 50 + 0.6e8) << 1e8 << 100 / 0.8; // perpendicular to (0.8, −0.6)
}

void TestPlane::arcsLieOnTheCircleAndInside()
{
    QFETCH(const QPointF, centre);
    QFETCH(const double, radius);
    QFETCH(const double, length);
    const QPainterPath path = ui::arcs(centre, radius, 0, 6.283185307179586, area);
    double sum = 0;
    QPointF last;
    for (int i = 0; i < path.elementCount(); ++i) {
        const auto &element = path.elementAt(i);
        if (element.type == QPainterPath::MoveToElement)
            last = element;
        if (element.type != QPainterPath::CurveToElement)
            continue;
        const QPointF end = path.elementAt(i + 2);
        QPointF before = last;
        for (int k = 1; k <= 50; ++k) {
            const double t = k / 50.0;
            const double u = 1 - t;
            const QPointF at = u * u * u * last + 3 * u * u * t * QPointF(element) +
                               3 * u * t * t * QPointF(path.elementAt(i + 1)) + t * t * t * end;
            QVERIFY(area.adjusted(-0.01, -0.01, 0.01, 0.01).contains(at));
            QVERIFY(std::abs(std::hypot(at.x() - centre.x(), at.y() - centre.y()) - radius) < 0.01);
            sum += std::hypot(at.x() - before.x(), at.y() - before.y());
            before = at;
        }
        last = end;
    }
    QVERIFY2(std::abs(sum - length) <= 0.01 + 1e-3 * length, qPrintable(QString::number(sum)));
}

void TestPlane::pressTakesTheNearestHandle()
{
    const core::Scene scene = sceneOf({{1, 0}, {0, 1}, {-1, 0}});
    const Viewport viewport({400, 400}, {0, 0}, 100);
    const auto at = [&](const QPointF &pixel) {
        return ui::handlesAt(Plane::Match, scene, viewport, pixel, std::nullopt);
    };
    QCOMPARE(at({300 + 21.9, 200}), (std::vector<Handle>{{Kind::Key, 0}}));
    QVERIFY(at({300 + 22.1, 200}).empty());
    QCOMPARE(at({200, 200}), (std::vector<Handle>{{Kind::Query, -1}}));
    QCOMPARE(ui::handlesAt(Plane::Mix, scene, viewport, {100, 200}, std::nullopt),
             (std::vector<Handle>{{Kind::Value, 0}}));
    const core::Scene close = sceneOf({{1, 0}, {1.15, 0}});
    QCOMPARE(ui::handlesAt(Plane::Match, close, viewport, {312, 200}, std::nullopt).front(), (Handle{Kind::Key, 1}));
}

void TestPlane::selectedHandleWinsAmongEquallyNearOnes()
{
    const core::Scene scene = sceneOf({{1, 0}, {1, 0}, {1, 0.05}, {1, 0.15}});
    const Viewport viewport({400, 400}, {0, 0}, 100);
    const auto chosen = ui::handlesAt(Plane::Match, scene, viewport, {300, 200}, Handle{Kind::Key, 2});
    QCOMPARE(chosen, (std::vector<Handle>{{Kind::Key, 2}, {Kind::Key, 0}, {Kind::Key, 1}}));
    const auto farther = ui::handlesAt(Plane::Match, scene, viewport, {300, 200}, Handle{Kind::Key, 3});
    QCOMPARE(farther.front(), (Handle{Kind::Key, 0}));
}

void TestPlane::everyHandleIsInTheFittedPanel()
{
    const ui::Style style = ui::style(ui::Theme::Light);
    std::mt19937 random(5);
    std::normal_distribution<double> normal;
    for (int i = 0; i < 300; ++i) {
        const double size = std::pow(10, i % 12 - 6);
        std::vector<Point> keys;
        keys.reserve(5);
        for (int j = 0; j < 1 + i % 5; ++j)
            keys.emplace_back(size * std::tanh(normal(random)), size * std::tanh(normal(random)));
        const core::Scene scene = sceneOf(keys);
        for (const Plane plane : {Plane::Match, Plane::Mix}) {
            for (const QSizeF &panel : {QSizeF(450, 450), QSizeF(200, 300), QSizeF(1600, 900)}) {
                const Viewport viewport = ui::fittedViewport(plane, scene, panel, style);
                QVERIFY(viewport.rect().contains(viewport.toPixel({0, 0})));
                for (const Handle &handle : ui::handles(plane, scene))
                    QVERIFY(viewport.rect().adjusted(9, 9, -9, -9).contains(viewport.toPixel(position(scene, handle))));
            }
        }
    }
}

QTEST_MAIN(TestPlane)
#include "tst_plane.moc"
