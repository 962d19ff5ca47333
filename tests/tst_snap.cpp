#include "ui/views/snap.h"

#include <QTest>

#include <cmath>

using core::Point;
using ui::Snap;

/// Snapping and turning, against values worked out by hand.
class TestSnap : public QObject {
    Q_OBJECT

private slots:
    void snapsToTheNearest_data();
    void snapsToTheNearest();
    void tenthsAreTheNearestDoubles();
    void quarterTurnsAreExact();
    void rayKeepsTheDirection();
    void zeroHasNoDirection();
};

void TestSnap::snapsToTheNearest_data()
{
    QTest::addColumn<int>("snap");
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("toX");
    QTest::addColumn<double>("toY");
    QTest::newRow("off") << int(Snap::Off) << 0.123 << -4.56 << 0.123 << -4.56;
    QTest::newRow("half") << int(Snap::Half) << 0.74 << -1.76 << 0.5 << -2.0;
    QTest::newRow("tenth") << int(Snap::Tenth) << 0.3499 << -1.26 << 0.3 << -1.3;
    QTest::newRow("unit") << int(Snap::UnitLength) << 3.0 << -4.0 << 0.6 << -0.8;
    QTest::newRow("angle 45") << int(Snap::Angle15) << 3.0 << 3.1 << std::hypot(3.0, 3.1) / std::sqrt(2)
                              << std::hypot(3.0, 3.1) / std::sqrt(2);
    QTest::newRow("angle 180") << int(Snap::Angle15) << -2.0 << 0.1 << -std::hypot(2.0, 0.1) << 0.0;
}

void TestSnap::snapsToTheNearest()
{
    QFETCH(int, snap);
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(double, toX);
    QFETCH(double, toY);
    const Point result = ui::snapped({x, y}, static_cast<Snap>(snap));
    QVERIFY2((result - Point(toX, toY)).norm() <= 1e-15 * (1 + result.norm()),
             qPrintable(QStringLiteral("(%1, %2)").arg(result.x()).arg(result.y())));
}

void TestSnap::tenthsAreTheNearestDoubles()
{
    QCOMPARE(ui::snapped({0.31, 0.69}, Snap::Tenth).x(), 0.3);
    QVERIFY(ui::snapped({0.31, 0.69}, Snap::Tenth).x() == 0.3);
    QVERIFY(ui::snapped({0.31, 0.69}, Snap::Tenth).y() == 0.7);
}

void TestSnap::quarterTurnsAreExact()
{
    QVERIFY(ui::turned({3, 1}, 90) == Point(-1, 3));
    QVERIFY(ui::turned({3, 1}, -90) == Point(1, -3));
    QVERIFY(ui::turned({3, 1}, 180) == Point(-3, -1));
    QVERIFY(ui::turned({3, 1}, 360) == Point(3, 1));
    QVERIFY(ui::turned({3, 1}, -270) == Point(-1, 3));
    QVERIFY((ui::turned({2, 0}, 60) - Point(1, std::sqrt(3))).norm() < 1e-15 * 4);
}

void TestSnap::rayKeepsTheDirection()
{
    QVERIFY(ui::alongRay({5, 7}, {1, 0}) == Point(5, 0));
    QVERIFY(ui::alongRay({-5, 7}, {1, 0}) == Point(0, 0));
    const Point along = ui::alongRay({1, 0}, {1, 1});
    QVERIFY((along - Point(0.5, 0.5)).norm() < 1e-15);
}

void TestSnap::zeroHasNoDirection()
{
    QVERIFY(ui::snapped({0, 0}, Snap::UnitLength) == Point(0, 0));
    QVERIFY(ui::snapped({0, 0}, Snap::Angle15) == Point(0, 0));
    QVERIFY(ui::alongRay({2, 3}, {0, 0}) == Point(2, 3));
}

QTEST_GUILESS_MAIN(TestSnap)
#include "tst_snap.moc"
