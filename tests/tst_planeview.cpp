#include "tests/planebench.h"

#include "core/attention.h"
#include "ui/figure/match.h"
#include "ui/figure/mix.h"

#include <QApplication>
#include <QHelpEvent>
#include <QImage>
#include <QPainter>
#include <QPointingDevice>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocument>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>
#include <memory>

using core::Handle;
using core::Point;
using ui::Document;
using ui::Plane;
using ui::PlaneView;
using Bench = PlaneBench;

namespace {

constexpr Handle query{Handle::Kind::Query, -1};

Handle key(int token)
{
    return {Handle::Kind::Key, token};
}

core::Scene sceneWithKeys(std::initializer_list<Point> keys, const Point &q)
{
    core::Scene scene;
    scene.query = q;
    for (const Point &k : keys)
        scene.tokens.push_back({{}, k, {1, 1}});
    return scene;
}

} // namespace

/// Dragging, keys, zoom and pan with real events on a shown view.
class TestPlaneView : public QObject {
    Q_OBJECT

private slots:
    void dragMovesTheVectorInOneStep();
    void dragKeepsThePointersOffset();
    void pressAloneChangesNothing();
    void tremblingClickChangesNothing();
    void grabAreaIs44PixelsAcross();
    void heldHandleStaysHeldOverOthers();
    void selectedOfSeveralWinsAndClickTakesTheNext();
    void nearerHandleWinsUnlessTheyCover();
    void dragOutsideStopsAtTheEdge();
    void escapeRestores();
    void undoInMidDragKeepsTheStepBefore();
    void otherButtonsLeaveTheDragAlone();
    void lostReleaseEndsTheDrag();
    void focusLossEndsTheDrag();
    void grabLossEndsTheDrag();
    void ctrlTurnsSnapOff();
    void shiftKeepsTheDirection();
    void shiftOnTheQueryTellsTheTemperature();
    void shiftOnEmptyPlaneSlidesAllKeys();
    void slideObeysTheRulesOfDrags();
    void arrowsMoveBySnapStep_data();
    void arrowsMoveBySnapStep();
    void bracketsTurnAndMinusShortens();
    void heldKeyIsOneStep();
    void tabWalksTheHandlesAndLeaves();
    void wheelZoomsAboutThePointer();
    void emptyWheelDoesNothing();
    void dragOfEmptyPlanePans();
    void twoFingersPanAndZoom();
    void oneFingerDrags();
    void secondFingerNeverTakesTheHandle();
    void liftedFingerLeavesTheHandleWhereItIs();
    void resizeKeepsWhatIsShown();
    void removedTokenEndsItsDrag();
    void tipShowsNamesLiterally();
    void exportEqualsScreen_data();
    void exportEqualsScreen();

private:
    static void sendWheel(PlaneView &view, const QPointF &position, const QPoint &pixels, const QPoint &angle)
    {
        QWheelEvent event(position, view.mapToGlobal(position), pixels, angle, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view, &event);
    }
};

void TestPlaneView::dragMovesTheVectorInOneStep()
{
    Bench bench(core::chapterExample());
    bench.drag({0, 1}, {0.5, -0.5});
    COMPARE_POINTS(bench.place(key(1)), Point(0.5, -0.5), bench.unit());
    QCOMPARE(bench.document.undoStack().count(), 1);
    QCOMPARE(bench.document.selectedToken(), 1);
    bench.document.undoStack().undo();
    QVERIFY(bench.document.scene() == core::chapterExample());
}

void TestPlaneView::dragKeepsThePointersOffset()
{
    Bench bench(core::chapterExample());
    const Point start = bench.place(key(1));
    const QPointF press = bench.view.viewport().toPixel(start) + QPointF(15, 9);
    QTest::mousePress(&bench.view, Qt::LeftButton, {}, press.toPoint());
    COMPARE_POINTS(bench.place(key(1)), start, 0);
    bench.moveToPixel(press.toPoint() + QPointF(20, 0));
    COMPARE_POINTS(bench.place(key(1)), Point(start + Point(20 * bench.unit(), 0)), 1e-9);
}

void TestPlaneView::pressAloneChangesNothing()
{
    Bench bench(core::chapterExample());
    QTest::mouseClick(&bench.view, Qt::LeftButton, {}, bench.at({0, 1}));
    QVERIFY(bench.document.scene() == core::chapterExample());
    QCOMPARE(bench.document.undoStack().count(), 0);
    QVERIFY(bench.view.current() == key(1));
}

void TestPlaneView::tremblingClickChangesNothing()
{
    Bench bench(core::chapterExample());
    QTest::mousePress(&bench.view, Qt::LeftButton, {}, bench.at({0, 1}));
    bench.moveToPixel(bench.at({0, 1}) + QPointF(1, 1));
    QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, bench.at({0, 1}) + QPoint(1, 1));
    QVERIFY(bench.document.scene() == core::chapterExample());
}

void TestPlaneView::grabAreaIs44PixelsAcross()
{
    Bench bench(sceneWithKeys({{0, 1}}, {1, 0}));
    for (int turn = 0; turn < 360; turn += 30) {
        const double angle = turn * 3.14159265358979 / 180;
        const QPointF way(std::cos(angle), std::sin(angle));
        const QPointF centre = bench.view.viewport().toPixel({0, 1});
        const auto found = [&](double distance) {
            return !handlesAt(Plane::Match, bench.document.scene(), bench.view.viewport(), centre + distance * way, {})
                        .empty();
        };
        QVERIFY(found(21.9));
        QVERIFY(!found(22.1));
    }
}

void TestPlaneView::heldHandleStaysHeldOverOthers()
{
    Bench bench(sceneWithKeys({{-1, 0}, {0, 0.5}, {1, 0.5}}, {0, -1}));
    bench.drag({-1, 0}, {1, 0.5}); // over the second key and onto the third
    COMPARE_POINTS(bench.place(key(0)), Point(1, 0.5), bench.unit());
    COMPARE_POINTS(bench.place(key(1)), Point(0, 0.5), 0);
    COMPARE_POINTS(bench.place(key(2)), Point(1, 0.5), 0);
}

void TestPlaneView::selectedOfSeveralWinsAndClickTakesTheNext()
{
    Bench bench(sceneWithKeys({{1, 0}, {1, 0}, {-1, 0}}, {1, 0}));
    const QPoint here = bench.at({1, 0});
    std::vector<int> visited;
    for (int i = 0; i < 5; ++i) {
        QTest::mouseClick(&bench.view, Qt::LeftButton, {}, here);
        QTest::qWait(0);
        visited.push_back(bench.view.current()->token);
    }
    QVERIFY(visited == (std::vector<int>{-1, 0, 1, -1, 0})); // q, key 1, key 2, round again
    bench.drag({1, 0}, {0, 1});
    COMPARE_POINTS(bench.place(key(0)), Point(0, 1), bench.unit());
    COMPARE_POINTS(bench.place(query), Point(1, 0), 0);
}

void TestPlaneView::nearerHandleWinsUnlessTheyCover()
{
    Bench bench(sceneWithKeys({{0, 1}}, {0, 1}));
    const double apart = 15 * bench.unit();
    bench.document.reset(sceneWithKeys({{0, 1}, {apart, 1}}, {0, -1}));
    QTest::mouseClick(&bench.view, Qt::LeftButton, {}, bench.at({0, 1}));
    QVERIFY(bench.view.current() == key(0));
    const auto there = bench.view.viewport().toPixel({apart, 1});
    QVERIFY(handlesAt(Plane::Match, bench.document.scene(), bench.view.viewport(), there, key(0)).front() == key(1));
}

void TestPlaneView::dragOutsideStopsAtTheEdge()
{
    Bench bench(core::chapterExample());
    QTest::mousePress(&bench.view, Qt::LeftButton, {}, bench.at({0, 1}));
    bench.moveToPixel({5000, -5000});
    const Point corner = bench.view.viewport().toPlane({400, 0});
    COMPARE_POINTS(bench.place(key(1)), corner, 1e-9);
}

void TestPlaneView::escapeRestores()
{
    Bench bench(core::chapterExample());
    QTest::mousePress(&bench.view, Qt::LeftButton, {}, bench.at({0, 1}));
    bench.move({-0.5, -0.5});
    QVERIFY(bench.document.scene() != core::chapterExample());
    QTest::keyClick(&bench.view, Qt::Key_Escape);
    QVERIFY(bench.document.scene() == core::chapterExample());
    bench.move({1, 1}); // the button is still down, the drag is over
    QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, bench.at({1, 1}));
    QVERIFY(bench.document.scene() == core::chapterExample());
    QCOMPARE(bench.document.undoStack().count(), 0);
}

void TestPlaneView::undoInMidDragKeepsTheStepBefore()
{
    Bench bench(core::chapterExample());
    bench.drag({0, 1}, {0, 0.5});
    QTest::mousePress(&bench.view, Qt::LeftButton, {}, bench.at({-1, 0}));
    bench.move({-0.5, -0.5});
    bench.document.undoStack().undo();
    QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, bench.at({-0.5, -0.5}));
    COMPARE_POINTS(bench.place(key(1)), Point(0, 0.5), bench.unit());
    COMPARE_POINTS(bench.place(key(2)), Point(-1, 0), 0);
}

void TestPlaneView::otherButtonsLeaveTheDragAlone()
{
    for (const auto other : {Qt::MiddleButton, Qt::RightButton}) {
        Bench bench(core::chapterExample());
        QTest::mousePress(&bench.view, Qt::LeftButton, {}, bench.at({0, 1}));
        bench.move({0, 0.5});
        QTest::mousePress(&bench.view, other, {}, bench.at({0, 0.5}));
        QTest::mouseRelease(&bench.view, other, {}, bench.at({0, 0.5}));
        bench.move({-0.5, -0.5});
        COMPARE_POINTS(bench.place(key(1)), Point(-0.5, -0.5), bench.unit());
        QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, bench.at({-0.5, -0.5}));
        QCOMPARE(bench.document.undoStack().count(), 1);
    }
}

void TestPlaneView::lostReleaseEndsTheDrag()
{
    Bench bench(core::chapterExample());
    QTest::mousePress(&bench.view, Qt::LeftButton, {}, bench.at({0, 1}));
    bench.move({0, 0.5});
    const Point where = bench.place(key(1));
    bench.move({-1, -1}, {}, Qt::NoButton);
    bench.move({-1, -1});
    COMPARE_POINTS(bench.place(key(1)), where, 0);
    QCOMPARE(bench.document.undoStack().count(), 1);
}

void TestPlaneView::focusLossEndsTheDrag()
{
    Bench bench(core::chapterExample());
    QTest::mousePress(&bench.view, Qt::LeftButton, {}, bench.at({0, 1}));
    bench.move({0, 0.5});
    const Point where = bench.place(key(1));
    QFocusEvent lost(QEvent::FocusOut, Qt::ActiveWindowFocusReason);
    QCoreApplication::sendEvent(&bench.view, &lost);
    bench.move({-1, -1});
    COMPARE_POINTS(bench.place(key(1)), where, 0);
}

void TestPlaneView::grabLossEndsTheDrag()
{
    for (const auto type : {QEvent::UngrabMouse, QEvent::WindowDeactivate, QEvent::Hide}) {
        Bench bench(core::chapterExample());
        QTest::mousePress(&bench.view, Qt::LeftButton, {}, bench.at({0, 1}));
        bench.move({0, 0.5});
        const Point where = bench.place(key(1));
        QEvent lost(type);
        QCoreApplication::sendEvent(&bench.view, &lost);
        bench.move({-1, -1});
        COMPARE_POINTS(bench.place(key(1)), where, 0);
    }
}

void TestPlaneView::ctrlTurnsSnapOff()
{
    Bench bench(core::chapterExample());
    bench.view.setSnap(ui::Snap::Half);
    bench.drag({0, 1}, {0.3, 0.6});
    COMPARE_POINTS(bench.place(key(1)), Point(0.5, 0.5), 0);
    bench.drag({0.5, 0.5}, {0.3, 0.6}, Qt::ControlModifier);
    COMPARE_POINTS(bench.place(key(1)), Point(0.3, 0.6), bench.unit());
    QVERIFY(bench.place(key(1)) != Point(0.5, 0.5));
}

void TestPlaneView::shiftKeepsTheDirection()
{
    Bench bench(sceneWithKeys({{0.6, 0.8}}, {1, -1}));
    bench.drag({0.6, 0.8}, {1, 1}, Qt::ShiftModifier);
    const Point now = bench.place(key(0));
    QVERIFY(std::abs(now.x() * 0.8 - now.y() * 0.6) < 1e-12);
    QVERIFY(now.norm() > 1.2);
}

void TestPlaneView::shiftOnTheQueryTellsTheTemperature()
{
    core::Scene scene = sceneWithKeys({{-0.6, 0.8}}, {1, -1});
    scene.temperature = 3;
    Bench bench(scene);
    bench.view.setSnap(ui::Snap::Half);
    QSignalSpy hovered(&bench.view, &PlaneView::hovered);
    QTest::mousePress(&bench.view, Qt::LeftButton, {}, bench.at({1, -1}));
    bench.move({0.5, -0.5}, Qt::ShiftModifier);
    COMPARE_POINTS(bench.place(query), Point(0.5, -0.5), 1e-12);
    QString text = hovered.last().first().toString();
    QVERIFY2(text.endsWith(QStringLiteral("q × 0.50 is the same as T / 0.50 = 6.00")), qPrintable(text));
    bench.move({0, 0}, Qt::ShiftModifier);
    text = hovered.last().first().toString();
    QVERIFY2(text.endsWith(QStringLiteral("q × 0 is the same as T = ∞: all weights are equal")), qPrintable(text));
    bench.move({0.5, -0.5});
    QVERIFY(!hovered.last().first().toString().contains(QStringLiteral("T /")));
}

void TestPlaneView::shiftOnEmptyPlaneSlidesAllKeys()
{
    core::Scene scene = core::chapterExample();
    scene.temperature = 0.5;
    Bench bench(scene);
    QSignalSpy hovered(&bench.view, &PlaneView::hovered);
    const ui::Viewport viewport = bench.view.viewport();
    const QPoint press = bench.at({-0.5, -0.6});
    const QPoint end = press + QPoint(40, 30);
    QTest::mousePress(&bench.view, Qt::LeftButton, Qt::ShiftModifier, press);
    bench.moveToPixel(press + QPoint(20, 20), Qt::ShiftModifier);
    bench.moveToPixel(end); // Shift may be let go
    const Point by(40 * bench.unit(), -30 * bench.unit());
    for (int token = 0; token < 3; ++token) {
        const Point start = scene.tokens[static_cast<std::size_t>(token)].key;
        COMPARE_POINTS(bench.place(key(token)), Point(start + by), 1e-12);
        QVERIFY(std::abs(bench.document.attention().weights(0, token) - attend(scene).weights(0, token)) < 1e-12);
        QVERIFY(std::abs(bench.document.attention().scores(0, token) - attend(scene).scores(0, token) - 2 * by.x()) <
                1e-12);
    }
    const QString text = hovered.last().first().toString();
    QVERIFY2(text.contains(QStringLiteral("q·t / T = %1, no weight does").arg(2 * by.x(), 0, 'f', 2)),
             qPrintable(text));
    QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, end);
    QVERIFY(bench.view.viewport() == viewport);
    QVERIFY(bench.document.scene().query == scene.query);
    QCOMPARE(bench.document.undoStack().count(), 1);
    QCOMPARE(bench.document.undoStack().undoText(), QStringLiteral("Slide all keys"));
}

void TestPlaneView::slideObeysTheRulesOfDrags()
{
    Bench bench(core::chapterExample());
    const QPoint press = bench.at({-0.5, -0.6});
    const auto begin = [&] {
        QTest::mousePress(&bench.view, Qt::LeftButton, Qt::ShiftModifier, press);
        bench.moveToPixel(press + QPoint(31, 17), Qt::ShiftModifier);
        QVERIFY(bench.document.scene() != core::chapterExample());
    };
    begin();
    bench.moveToPixel(press, Qt::ShiftModifier);
    QVERIFY(bench.document.scene() == core::chapterExample());
    QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, press);
    QCOMPARE(bench.document.undoStack().count(), 0);
    begin();
    QTest::keyClick(&bench.view, Qt::Key_Escape);
    QVERIFY(bench.document.scene() == core::chapterExample());
    begin();
    const core::Scene there = bench.document.scene();
    bench.moveToPixel(press, Qt::ShiftModifier, Qt::NoButton);
    QVERIFY(bench.document.scene() == there);

    Bench mix(core::chapterExample(), Plane::Mix); // has no keys to slide
    mix.drag({0.4, 1.9}, {0.8, 1.5}, Qt::ShiftModifier);
    QVERIFY(mix.document.scene() == core::chapterExample());
}

void TestPlaneView::arrowsMoveBySnapStep_data()
{
    QTest::addColumn<int>("snap");
    QTest::addColumn<int>("keyPressed");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::newRow("right, off") << int(ui::Snap::Off) << int(Qt::Key_Right) << int(Qt::NoModifier) << 0.1 << 1.0;
    QTest::newRow("left, half") << int(ui::Snap::Half) << int(Qt::Key_Left) << int(Qt::NoModifier) << -0.5 << 1.0;
    QTest::newRow("up, shift") << int(ui::Snap::Off) << int(Qt::Key_Up) << int(Qt::ShiftModifier) << 0.0 << 1.01;
    QTest::newRow("down, ctrl") << int(ui::Snap::Tenth) << int(Qt::Key_Down) << int(Qt::ControlModifier) << 0.0 << 0.0;
}

void TestPlaneView::arrowsMoveBySnapStep()
{
    QFETCH(int, snap);
    QFETCH(int, keyPressed);
    QFETCH(int, modifiers);
    QFETCH(double, x);
    QFETCH(double, y);
    Bench bench(core::chapterExample());
    bench.view.setSnap(static_cast<ui::Snap>(snap));
    QTest::mouseClick(&bench.view, Qt::LeftButton, {}, bench.at({0, 1}));
    QTest::keyClick(&bench.view, Qt::Key(keyPressed), Qt::KeyboardModifiers(modifiers));
    QVERIFY(bench.place(key(1)) == Point(x, y));
}

void TestPlaneView::bracketsTurnAndMinusShortens()
{
    Bench bench(core::chapterExample());
    QTest::mouseClick(&bench.view, Qt::LeftButton, {}, bench.at({0, 1}));
    QTest::keyClick(&bench.view, Qt::Key_BracketLeft);
    COMPARE_POINTS(bench.place(key(1)), Point(-0.087155742748, 0.996194698092), 1e-9); // 95 degrees
    QTest::keyClick(&bench.view, Qt::Key_BracketRight);
    COMPARE_POINTS(bench.place(key(1)), Point(0, 1), 1e-9);
    QTest::keyClick(&bench.view, Qt::Key_BraceRight, Qt::ShiftModifier); // half a degree
    COMPARE_POINTS(bench.place(key(1)), Point(0.008726535498, 0.999961923064), 1e-9);
    bench.document.undoStack().undo();
    QTest::keyClick(&bench.view, Qt::Key_Minus);
    COMPARE_POINTS(bench.place(key(1)), Point(0, 0.9), 1e-9);
    QTest::keyClick(&bench.view, Qt::Key_Equal);
    QTest::keyClick(&bench.view, Qt::Key_Equal);
    COMPARE_POINTS(bench.place(key(1)), Point(0, 1.1), 1e-9);
}

void TestPlaneView::heldKeyIsOneStep()
{
    Bench bench(core::chapterExample());
    QTest::mouseClick(&bench.view, Qt::LeftButton, {}, bench.at({0, 1}));
    for (int i = 0; i < 10; ++i) {
        QKeyEvent event(QEvent::KeyPress, Qt::Key_Right, Qt::NoModifier, {}, i > 0);
        QCoreApplication::sendEvent(&bench.view, &event);
    }
    QVERIFY(bench.place(key(1)) == Point(1, 1));
    QCOMPARE(bench.document.undoStack().count(), 1);
    QTest::keyClick(&bench.view, Qt::Key_Right);
    QCOMPARE(bench.document.undoStack().count(), 2);
}

void TestPlaneView::tabWalksTheHandlesAndLeaves()
{
    Document document(core::chapterExample());
    QWidget window;
    PlaneView match(Plane::Match, document, &window);
    PlaneView mix(Plane::Mix, document, &window);
    match.setGeometry(0, 0, 300, 300);
    mix.setGeometry(300, 0, 300, 300);
    window.resize(600, 300);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    match.clearFocus();
    match.setFocus(Qt::TabFocusReason);
    QVERIFY(match.current() == query);
    for (int token = 0; token < 3; ++token) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(match.hasFocus());
        QVERIFY(match.current() == key(token));
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(mix.hasFocus());
    QVERIFY(mix.current() == (Handle{Handle::Kind::Value, 0}));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(match.hasFocus());
    QVERIFY(match.current() == key(2));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(match.current() == key(1));
}

void TestPlaneView::wheelZoomsAboutThePointer()
{
    Bench bench(core::chapterExample());
    const QPointF pointer(300, 120);
    const Point before = bench.view.viewport().toPlane(pointer);
    const double scale = bench.view.viewport().scale();
    sendWheel(bench.view, pointer, {}, {0, 120});
    QCOMPARE(bench.view.viewport().scale(), 1.2 * scale);
    COMPARE_POINTS(bench.view.viewport().toPlane(pointer), before, 1e-12);
    sendWheel(bench.view, pointer, {}, {0, -120});
    QCOMPARE(bench.view.viewport().scale(), scale);
    QTest::keyClick(&bench.view, Qt::Key_Home); // an action of the window, not of the view
    QVERIFY(bench.document.scene() == core::chapterExample());
}

void TestPlaneView::emptyWheelDoesNothing()
{
    Bench bench(core::chapterExample());
    const ui::Viewport before = bench.view.viewport();
    sendWheel(bench.view, {300, 120}, {}, {});
    QVERIFY(bench.view.viewport() == before);
}

void TestPlaneView::dragOfEmptyPlanePans()
{
    Bench bench(core::chapterExample());
    const QPointF origin = bench.view.viewport().toPixel({0, 0});
    QTest::mousePress(&bench.view, Qt::LeftButton, {}, QPoint(20, 20));
    bench.moveToPixel({50, 60});
    QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, QPoint(50, 60));
    const QPointF drift = bench.view.viewport().toPixel({0, 0}) - origin - QPointF(30, 40);
    QVERIFY(std::hypot(drift.x(), drift.y()) < 1e-9);
    QVERIFY(bench.document.scene() == core::chapterExample());
}

void TestPlaneView::twoFingersPanAndZoom()
{
    Bench bench(core::chapterExample());
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    const Point between = bench.view.viewport().toPlane({60, 50});
    const double scale = bench.view.viewport().scale();
    QTest::touchEvent(&bench.view, screen.get()).press(0, QPoint(50, 50)).press(1, QPoint(70, 50));
    QTest::touchEvent(&bench.view, screen.get()).move(0, QPoint(60, 70)).move(1, QPoint(100, 70));
    QTest::touchEvent(&bench.view, screen.get()).release(0, QPoint(60, 70)).release(1, QPoint(100, 70));
    QCOMPARE(bench.view.viewport().scale(), 2 * scale);
    COMPARE_POINTS(bench.view.viewport().toPlane({80, 70}), between, 1e-9);
    QVERIFY(bench.document.scene() == core::chapterExample());
}

void TestPlaneView::oneFingerDrags()
{
    Bench bench(core::chapterExample());
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    QTest::touchEvent(&bench.view, screen.get()).press(0, bench.at({0, 1}));
    QTest::touchEvent(&bench.view, screen.get()).move(0, bench.at({0.5, 0.5}));
    QTest::touchEvent(&bench.view, screen.get()).release(0, bench.at({0.5, 0.5}));
    COMPARE_POINTS(bench.place(key(1)), Point(0.5, 0.5), bench.unit());
    QCOMPARE(bench.document.undoStack().count(), 1);
}

void TestPlaneView::secondFingerNeverTakesTheHandle()
{
    Bench bench(core::chapterExample());
    const ui::Viewport before = bench.view.viewport();
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    QTest::touchEvent(&bench.view, screen.get()).press(0, bench.at({0, 1}));
    QTest::touchEvent(&bench.view, screen.get()).move(0, bench.at({0.2, 0.8}));
    QTest::touchEvent(&bench.view, screen.get()).stationary(0).press(1, QPoint(20, 380));
    QTest::touchEvent(&bench.view, screen.get()).move(0, bench.at({0.5, 0.5})).move(1, QPoint(30, 300));
    QVERIFY(bench.view.viewport() == before);
    COMPARE_POINTS(bench.place(key(1)), Point(0.5, 0.5), bench.unit());
    QTest::touchEvent(&bench.view, screen.get()).release(0, bench.at({0.5, 0.5})).release(1, QPoint(30, 300));
    QCOMPARE(bench.document.undoStack().count(), 1);
}

void TestPlaneView::liftedFingerLeavesTheHandleWhereItIs()
{
    Bench bench(core::chapterExample());
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    QTest::touchEvent(&bench.view, screen.get()).press(0, bench.at({0, 1}));
    QTest::touchEvent(&bench.view, screen.get()).move(0, bench.at({0.5, 0.5}));
    QTest::touchEvent(&bench.view, screen.get()).stationary(0).press(1, QPoint(20, 380));
    QTest::touchEvent(&bench.view, screen.get()).release(0, bench.at({0.5, 0.5})).stationary(1);
    QTest::touchEvent(&bench.view, screen.get()).move(1, QPoint(60, 350));
    QTest::touchEvent(&bench.view, screen.get()).release(1, QPoint(60, 350));
    COMPARE_POINTS(bench.place(key(1)), Point(0.5, 0.5), bench.unit());
}

void TestPlaneView::resizeKeepsWhatIsShown()
{
    Bench bench(core::chapterExample());
    sendWheel(bench.view, {200, 200}, {}, {0, 240});
    const Point middle = bench.view.viewport().toPlane({200, 200});
    const double extent = 400 / bench.view.viewport().scale();
    bench.view.resize(800, 600);
    COMPARE_POINTS(bench.view.viewport().toPlane({400, 300}), middle, 1e-12);
    QCOMPARE(600 / bench.view.viewport().scale(), extent);
}

void TestPlaneView::removedTokenEndsItsDrag()
{
    for (const int token : {0, 2}) {
        Bench bench(core::chapterExample());
        const Point start = bench.place(key(token));
        QTest::mousePress(&bench.view, Qt::LeftButton, {}, bench.at(start));
        bench.move(0.5 * start);
        core::Scene fewer = bench.document.scene();
        fewer.tokens.erase(fewer.tokens.begin() + token);
        bench.document.edit(QStringLiteral("remove"), fewer);
        bench.move({-1, -1});
        QVERIFY(bench.document.scene() == fewer);
    }
}

void TestPlaneView::tipShowsNamesLiterally()
{
    core::Scene scene = core::chapterExample();
    scene.tokens[1].name = QStringLiteral("<b>q & k</b>");
    Bench bench(scene);
    QHelpEvent help(QEvent::ToolTip, bench.at({0, 1}), bench.view.mapToGlobal(bench.at({0, 1})));
    QCoreApplication::sendEvent(&bench.view, &help);
    QTRY_VERIFY(QToolTip::isVisible());
    QTextDocument shown;
    shown.setHtml(QToolTip::text());
    QVERIFY2(shown.toPlainText().contains(QStringLiteral("key 2 (<b>q & k</b>) = (0.00, 1.00)")),
             qPrintable(shown.toPlainText()));
    QToolTip::hideText();
}

void TestPlaneView::exportEqualsScreen_data()
{
    QTest::addColumn<int>("plane");
    QTest::newRow("match") << int(Plane::Match);
    QTest::newRow("mix") << int(Plane::Mix);
}

// What the view shows without its handles is what the painting functions make of the scene alone.
void TestPlaneView::exportEqualsScreen()
{
    QFETCH(int, plane);
    Bench bench(core::chapterExample(), static_cast<Plane>(plane));
    QImage screen(400, 400, QImage::Format_ARGB32_Premultiplied);
    screen.fill(Qt::white);
    QPainter onScreen(&screen);
    bench.view.paintFigure(onScreen);
    onScreen.end();

    QImage figure(400, 400, QImage::Format_ARGB32_Premultiplied);
    figure.fill(Qt::white);
    QPainter onFigure(&figure);
    const core::Scene scene = core::chapterExample();
    const ui::Style style = ui::style(ui::Theme::Light);
    const ui::Viewport viewport = fittedViewport(static_cast<Plane>(plane), scene, QSizeF(400, 400), style);
    if (static_cast<Plane>(plane) == Plane::Match)
        paintMatch(onFigure, scene, attend(scene), viewport, style, 1);
    else
        paintMix(onFigure, scene, attend(scene), viewport, style);
    onFigure.end();
    QCOMPARE(screen, figure);

    // The shown widget differs from the figure only where handles are.
    const QImage grabbed = bench.view.grab().toImage().convertToFormat(QImage::Format_ARGB32_Premultiplied);
    QCOMPARE(grabbed.size(), figure.size());
    int differing = 0;
    for (int y = 0; y < 400; ++y)
        for (int x = 0; x < 400; ++x) {
            bool isNearHandle = false;
            for (const Handle &handle : handles(static_cast<Plane>(plane), scene)) {
                const QPointF way = viewport.toPixel(position(scene, handle)) - QPointF(x + 0.5, y + 0.5);
                isNearHandle = isNearHandle || std::hypot(way.x(), way.y()) < 24;
            }
            differing += !isNearHandle && grabbed.pixel(x, y) != figure.pixel(x, y) ? 1 : 0;
        }
    QCOMPARE(differing, 0);
}

QTEST_MAIN(TestPlaneView)
#include "tst_planeview.moc"
