#include "tests/planebench.h"

#include "ui/views/barsview.h"
#include "ui/views/coordinatesdialog.h"

#include <QApplication>
#include <QPointingDevice>
#include <QSignalSpy>
#include <QStyleHints>
#include <QTabletEvent>
#include <QTimer>

#include <memory>

using core::Handle;
using core::Point;
using ui::Plane;
using Bench = PlaneBench;

namespace {

constexpr int restTime = 150; // milliseconds until a resting finger opens the menu

Handle key(int token)
{
    return {Handle::Kind::Key, token};
}

/// A pen over a widget.
class Pen {
public:
    explicit Pen(QWidget &widget, QPointingDevice::PointerType end = QPointingDevice::PointerType::Pen)
        : m_widget(widget), m_device(QStringLiteral("pen"), 7, QInputDevice::DeviceType::Stylus, end,
                                     QInputDevice::Capability::Position | QInputDevice::Capability::Pressure |
                                         QInputDevice::Capability::Hover,
                                     1, 3)
    {
    }

    void press(const QPointF &position, Qt::MouseButton button = Qt::LeftButton)
    {
        m_buttons |= button;
        send(QEvent::TabletPress, position, button);
    }
    bool move(const QPointF &position) { return send(QEvent::TabletMove, position, Qt::NoButton); }
    void release(const QPointF &position, Qt::MouseButton button = Qt::LeftButton)
    {
        m_buttons &= ~Qt::MouseButtons(button);
        send(QEvent::TabletRelease, position, button);
    }
    void loseRelease() { m_buttons = Qt::NoButton; }
    void come() { sendToApplication(QEvent::TabletEnterProximity); }
    void go() { sendToApplication(QEvent::TabletLeaveProximity); }

    double pressure = 0.5;

private:
    bool send(QEvent::Type type, const QPointF &position, Qt::MouseButton button)
    {
        QTabletEvent event(type, &m_device, position, m_widget.mapToGlobal(position), pressure, 10, -20, 0, 0, 0,
                           Qt::NoModifier, button, m_buttons);
        QCoreApplication::sendEvent(&m_widget, &event);
        return event.isAccepted();
    }
    void sendToApplication(QEvent::Type type)
    {
        QTabletEvent event(type, &m_device, {}, {}, 0, 0, 0, 0, 0, 0, Qt::NoModifier, Qt::NoButton, Qt::NoButton);
        QCoreApplication::sendEvent(qApp, &event);
    }

    QWidget &m_widget;
    QPointingDevice m_device;
    Qt::MouseButtons m_buttons;
};

/// Lets everything happen that a resting finger brings.
void rest()
{
    bool isOver = false;
    QTimer::singleShot(restTime + 100, qApp, [&isOver] { isOver = true; });
    QTRY_VERIFY(isOver);
}

/// Closes the dialog that the action brings; true if there was one.
template <typename Action>
bool asksForCoordinates(const Action &action)
{
    bool hasAsked = false;
    QTimer closer;
    QObject::connect(&closer, &QTimer::timeout, &closer, [&hasAsked] {
        if (auto *dialog = qobject_cast<ui::CoordinatesDialog *>(QApplication::activeModalWidget())) {
            hasAsked = true;
            dialog->reject();
        }
    });
    closer.start(0);
    action();
    return hasAsked;
}

} // namespace

/// Fingers, palms and pens on the planes and the charts, with real events.
class TestTouch : public QObject {
    Q_OBJECT

private slots:
    void init();
    void palmNeverTakesTheHandle();
    void fingerDragsAgainBesideAPalm();
    void twoFingersOnAHandleZoom();
    void cancelledTouchEndsWhereItIs();
    void restingFingerOpensTheMenu();
    void restingFingerOnEmptyPlaneOpensTheMenu();
    void busyFingerOpensNoMenu();
    void twoTapsAskForCoordinates();
    void palmNeverTakesTheBar();
    void penDragsLikeTheMouse_data();
    void penDragsLikeTheMouse();
    void hoveringPenTellsWhatItIsOver();
    void barrelButtonOpensTheMenu();
    void otherButtonsOfThePenLeaveTheDragAlone();
    void lostReleaseOfThePenEndsTheDrag();
    void twoTapsOfThePenAskForCoordinates();
    void penDragsABar();
    void handBesideThePenIsIgnored();

private:
    QTest::QTouchEventWidgetSequence touch(Bench &bench) { return QTest::touchEvent(&bench.view, m_screen.get()); }

    std::unique_ptr<QPointingDevice> m_screen{QTest::createTouchDevice()};
};

void TestTouch::init()
{
    QApplication::styleHints()->setMousePressAndHoldInterval(restTime);
    QApplication::styleHints()->setMouseDoubleClickInterval(400);
}

void TestTouch::palmNeverTakesTheHandle()
{
    Bench bench(core::chapterExample());
    const ui::Viewport before = bench.view.viewport();
    touch(bench).press(0, bench.at({0, 1}));
    touch(bench).stationary(0).press(1, QPoint(20, 380)); // before the first has moved
    touch(bench).move(0, bench.at({0.2, 0.8})).stationary(1);
    COMPARE_POINTS(bench.place(key(1)), Point(0.2, 0.8), bench.unit());
    touch(bench).move(0, bench.at({0.4, 0.6})).move(1, QPoint(60, 300));
    touch(bench).stationary(0).stationary(1).press(2, QPoint(200, 390));
    touch(bench).move(0, bench.at({0.5, 0.5})).release(1, QPoint(60, 300)).stationary(2);
    COMPARE_POINTS(bench.place(key(1)), Point(0.5, 0.5), bench.unit());
    touch(bench).move(0, bench.at({-0.5, 0.5})).release(2, QPoint(200, 390));
    touch(bench).move(0, bench.at({-0.5, -0.5}));
    touch(bench).release(0, bench.at({-0.5, -0.5}));
    COMPARE_POINTS(bench.place(key(1)), Point(-0.5, -0.5), bench.unit());
    QCOMPARE(bench.document.undoStack().count(), 1);
    QVERIFY(bench.view.viewport() == before);
}

void TestTouch::fingerDragsAgainBesideAPalm()
{
    Bench bench(core::chapterExample());
    const ui::Viewport before = bench.view.viewport();
    touch(bench).press(0, bench.at({0, 1}));
    touch(bench).stationary(0).press(1, QPoint(20, 380));
    touch(bench).move(0, bench.at({0.5, 0.5})).stationary(1);
    touch(bench).release(0, bench.at({0.5, 0.5})).stationary(1);
    touch(bench).move(1, QPoint(40, 360));
    COMPARE_POINTS(bench.place(key(1)), Point(0.5, 0.5), bench.unit());
    touch(bench).stationary(1).press(2, bench.at({-1, 0}));
    touch(bench).stationary(1).move(2, bench.at({-1, -0.5}));
    touch(bench).release(1, QPoint(40, 360)).release(2, bench.at({-1, -0.5})); // both at once
    COMPARE_POINTS(bench.place(key(2)), Point(-1, -0.5), bench.unit());
    QCOMPARE(bench.document.undoStack().count(), 2);
    QVERIFY(bench.view.viewport() == before);
}

void TestTouch::twoFingersOnAHandleZoom()
{
    Bench bench(core::chapterExample());
    const double before = bench.view.viewport().scale();
    const QPoint first = bench.at({0, 1});
    const QPoint second = first + QPoint(0, 100);
    auto fingers = QTest::touchEvent(&bench.view, m_screen.get(), false);
    fingers.press(0, first).commit();
    fingers.stationary(0).press(1, second).commit();
    fingers.move(0, first - QPoint(0, 2)).move(1, second + QPoint(0, 8)).commit();
    fingers.move(0, first - QPoint(0, 50)).move(1, second + QPoint(0, 50)).commit();
    fingers.release(0, first - QPoint(0, 50)).stationary(1).commit();
    fingers.move(1, second).commit(); // the one that is left holds nothing
    fingers.release(1, second).commit();
    QVERIFY(bench.document.scene() == core::chapterExample());
    const double zoom = bench.view.viewport().scale() / before;
    QVERIFY2(zoom > 1.9 && zoom < 2.1, qPrintable(QString::number(zoom)));
}

void TestTouch::cancelledTouchEndsWhereItIs()
{
    Bench bench(core::chapterExample());
    touch(bench).press(0, bench.at({0, 1}));
    touch(bench).move(0, bench.at({0.5, 0.5}));
    QTouchEvent cancel(QEvent::TouchCancel, m_screen.get());
    QCoreApplication::sendEvent(&bench.view, &cancel);
    touch(bench).move(0, bench.at({-0.5, -0.5}));
    touch(bench).release(0, bench.at({-0.5, -0.5}));
    COMPARE_POINTS(bench.place(key(1)), Point(0.5, 0.5), bench.unit());
    QCOMPARE(bench.document.undoStack().count(), 1);
    touch(bench).press(0, bench.at({-1, 0}));
    touch(bench).move(0, bench.at({-1, -0.5}));
    touch(bench).release(0, bench.at({-1, -0.5}));
    COMPARE_POINTS(bench.place(key(2)), Point(-1, -0.5), bench.unit());
}

void TestTouch::restingFingerOpensTheMenu()
{
    Bench bench(core::chapterExample());
    QSignalSpy menu(&bench.view, &ui::PlaneView::menuRequested);
    const QPoint place = bench.at({-1, 0}) + QPoint(5, -3);
    touch(bench).press(0, place);
    touch(bench).move(0, place + QPoint(2, 2)); // it trembles
    QTRY_COMPARE(menu.count(), 1);
    QCOMPARE(menu.first().first().toPoint(), bench.view.mapToGlobal(place));
    QVERIFY(bench.view.current() == key(2));
    touch(bench).move(0, bench.at({0.5, 0.5})); // the drag does not happen
    touch(bench).release(0, bench.at({0.5, 0.5}));
    QVERIFY(bench.document.scene() == core::chapterExample());
    QVERIFY(bench.view.current() == key(2));
    QCOMPARE(menu.count(), 1);
}

void TestTouch::restingFingerOnEmptyPlaneOpensTheMenu()
{
    Bench bench(core::chapterExample());
    const ui::Viewport before = bench.view.viewport();
    QSignalSpy menu(&bench.view, &ui::PlaneView::menuRequested);
    const QPoint place = bench.at({0.5, -0.6});
    touch(bench).press(0, place);
    QTRY_COMPARE(menu.count(), 1);
    touch(bench).move(0, QPoint(10, 10));
    touch(bench).release(0, QPoint(10, 10));
    QVERIFY(bench.view.viewport() == before);
    const auto asked = menu.first().at(1).value<core::Point>();
    COMPARE_POINTS(asked, before.toPlane(place), 1e-12);
}

void TestTouch::busyFingerOpensNoMenu()
{
    Bench bench(core::chapterExample());
    QSignalSpy menu(&bench.view, &ui::PlaneView::menuRequested);
    touch(bench).press(0, bench.at({0, 1})); // drags
    touch(bench).move(0, bench.at({0.2, 0.8}));
    rest();
    touch(bench).release(0, bench.at({0.2, 0.8}));
    touch(bench).press(0, bench.at({-1, 0})); // taps
    touch(bench).release(0, bench.at({-1, 0}));
    rest();
    touch(bench).press(0, QPoint(20, 20)); // pans
    touch(bench).move(0, QPoint(60, 20));
    rest();
    touch(bench).release(0, QPoint(60, 20));
    touch(bench).press(0, QPoint(20, 20)); // pinches
    touch(bench).stationary(0).press(1, QPoint(120, 20));
    rest();
    touch(bench).release(0, QPoint(20, 20)).release(1, QPoint(120, 20));
    touch(bench).press(0, QPoint(20, 20)); // is lost
    QTouchEvent cancel(QEvent::TouchCancel, m_screen.get());
    QCoreApplication::sendEvent(&bench.view, &cancel);
    rest();
    QCOMPARE(menu.count(), 0);
}

void TestTouch::twoTapsAskForCoordinates()
{
    Bench bench(core::chapterExample());
    const auto tap = [&](const QPoint &place) {
        touch(bench).press(0, place);
        touch(bench).release(0, place);
    };
    QVERIFY(!asksForCoordinates([&] { tap(bench.at({0, 1})); }));
    QVERIFY(asksForCoordinates([&] { tap(bench.at({0, 1}) + QPoint(5, 5)); }));
    QVERIFY(bench.view.current() == key(1));
    QVERIFY(!asksForCoordinates([&] { tap(bench.at({0, 1})); }));  // the third is a first one
    QVERIFY(!asksForCoordinates([&] { tap(bench.at({-1, 0})); })); // elsewhere
    QApplication::styleHints()->setMouseDoubleClickInterval(0);    // too late
    QVERIFY(!asksForCoordinates([&] { tap(bench.at({-1, 0})); }));
    QVERIFY(bench.document.scene() == core::chapterExample());
}

void TestTouch::palmNeverTakesTheBar()
{
    ui::Document document(core::chapterExample());
    ui::BarsView view(document);
    view.resize(400, 480);
    view.show();
    // The end of the first weight's bar is found as a pointer finds it, from below.
    QSignalSpy hovered(&view, &ui::BarsView::hovered);
    int y = view.height() - 1;
    for (; y > 300 && view.cursor().shape() != Qt::SizeVerCursor; --y)
        QTest::mouseMove(&view, QPoint(100, y));
    QVERIFY(y > 300);
    const QPoint end(100, y - 10);
    QTest::touchEvent(&view, m_screen.get()).press(0, end);
    QTest::touchEvent(&view, m_screen.get()).stationary(0).press(1, QPoint(350, 470));
    QTest::touchEvent(&view, m_screen.get()).move(0, end - QPoint(0, 20)).stationary(1);
    const double once = document.attention().weights(0, 0);
    QTest::touchEvent(&view, m_screen.get()).stationary(0).release(1, QPoint(350, 470));
    QTest::touchEvent(&view, m_screen.get()).move(0, end + QPoint(0, 20));
    QTest::touchEvent(&view, m_screen.get()).release(0, end + QPoint(0, 20));
    const double twice = document.attention().weights(0, 0);
    QVERIFY(once > attend(core::chapterExample()).weights(0, 0) + 0.01);
    QVERIFY(twice < attend(core::chapterExample()).weights(0, 0) - 0.01);
    QCOMPARE(document.undoStack().count(), 1);
}

void TestTouch::penDragsLikeTheMouse_data()
{
    QTest::addColumn<QPointingDevice::PointerType>("end");
    QTest::addColumn<double>("pressure");
    QTest::newRow("lightly") << QPointingDevice::PointerType::Pen << 0.0;
    QTest::newRow("hard") << QPointingDevice::PointerType::Pen << 1.0;
    QTest::newRow("with its other end") << QPointingDevice::PointerType::Eraser << 0.5;
}

void TestTouch::penDragsLikeTheMouse()
{
    QFETCH(const QPointingDevice::PointerType, end);
    QFETCH(const double, pressure);
    Bench bench(core::chapterExample());
    QVERIFY(QTest::qWaitForWindowActive(&bench.view));
    bench.view.clearFocus();
    Pen pen(bench.view, end);
    pen.pressure = pressure;
    const QPointF offset(3.25, 1.5); // a pen tells parts of pixels
    const QPointF start = bench.view.viewport().toPixel({0, 1}) + offset;
    pen.press(start);
    QVERIFY(bench.view.hasFocus());
    COMPARE_POINTS(bench.place(key(1)), Point(0, 1), 0);
    QVERIFY(pen.move(start + QPointF(10, 10)));
    QVERIFY(pen.move(bench.view.viewport().toPixel({0.5, 0.5}) + offset));
    COMPARE_POINTS(bench.place(key(1)), Point(0.5, 0.5), 1e-12);
    pen.release(bench.view.viewport().toPixel({0.5, 0.5}) + offset);
    pen.move(bench.at({-1, -1}));
    COMPARE_POINTS(bench.place(key(1)), Point(0.5, 0.5), 1e-12);
    QCOMPARE(bench.document.undoStack().count(), 1);

    const Point before = bench.view.viewport().toPlane({20, 20});
    pen.press({20, 20});
    pen.move({50, 60});
    pen.release({50, 60});
    COMPARE_POINTS(bench.view.viewport().toPlane({50, 60}), before, 1e-12); // the ground
    QCOMPARE(bench.document.undoStack().count(), 1);

    pen.press(bench.at({-1, 0}));
    pen.move(bench.at({-1, -1}));
    QTest::keyClick(&bench.view, Qt::Key_Escape);
    COMPARE_POINTS(bench.place(key(2)), Point(-1, 0), 0);
}

void TestTouch::hoveringPenTellsWhatItIsOver()
{
    Bench bench(core::chapterExample());
    Pen pen(bench.view);
    QSignalSpy hovered(&bench.view, &ui::PlaneView::hovered);
    QVERIFY(!pen.move(bench.at({0, 1}))); // so that it also brings what a mouse brings
    QVERIFY(hovered.last().first().toString().startsWith(QStringLiteral("key 2 = (0.00, 1.00)")));
    QCOMPARE(bench.view.cursor().shape(), Qt::OpenHandCursor);
    pen.move(bench.at({0.5, -0.5}));
    QCOMPARE(hovered.last().first().toString(), QStringLiteral("(0.50, −0.50)"));
    QVERIFY(bench.document.scene() == core::chapterExample());
}

void TestTouch::barrelButtonOpensTheMenu()
{
    Bench bench(core::chapterExample());
    Pen pen(bench.view);
    QSignalSpy menu(&bench.view, &ui::PlaneView::menuRequested);
    const QPoint place = bench.at({-1, 0});
    pen.press(place, Qt::RightButton);
    QCOMPARE(menu.count(), 1);
    QCOMPARE(menu.first().first().toPoint(), bench.view.mapToGlobal(place));
    QVERIFY(bench.view.current() == key(2));
    pen.move(bench.at({0.5, 0.5}));
    pen.release(bench.at({0.5, 0.5}), Qt::RightButton);
    QVERIFY(bench.document.scene() == core::chapterExample());
    QCOMPARE(menu.count(), 1);
}

void TestTouch::otherButtonsOfThePenLeaveTheDragAlone()
{
    Bench bench(core::chapterExample());
    Pen pen(bench.view);
    QSignalSpy menu(&bench.view, &ui::PlaneView::menuRequested);
    pen.press(bench.at({0, 1}));
    pen.move(bench.at({0, 0.5}));
    for (const auto other : {Qt::RightButton, Qt::MiddleButton}) {
        pen.press(bench.at({0, 0.5}), other);
        pen.release(bench.at({0, 0.5}), other);
    }
    pen.move(bench.at({-0.5, -0.5}));
    pen.release(bench.at({-0.5, -0.5}));
    COMPARE_POINTS(bench.place(key(1)), Point(-0.5, -0.5), bench.unit());
    QCOMPARE(bench.document.undoStack().count(), 1);
    QCOMPARE(menu.count(), 0);
}

void TestTouch::lostReleaseOfThePenEndsTheDrag()
{
    Bench bench(core::chapterExample());
    Pen pen(bench.view);
    pen.press(bench.at({0, 1}));
    pen.move(bench.at({0, 0.5}));
    pen.loseRelease();
    pen.move(bench.at({-0.5, -0.5}));
    COMPARE_POINTS(bench.place(key(1)), Point(0, 0.5), bench.unit());
}

void TestTouch::twoTapsOfThePenAskForCoordinates()
{
    Bench bench(core::chapterExample());
    Pen pen(bench.view);
    const auto tap = [&] {
        pen.press(bench.at({0, 1}));
        pen.release(bench.at({0, 1}));
    };
    QVERIFY(!asksForCoordinates(tap));
    QVERIFY(asksForCoordinates(tap));
}

void TestTouch::penDragsABar()
{
    ui::Document document(core::chapterExample());
    ui::BarsView view(document);
    view.resize(400, 480);
    view.show();
    Pen pen(view);
    int y = view.height() - 1;
    for (; y > 300 && view.cursor().shape() != Qt::SizeVerCursor; --y)
        pen.move(QPointF(100, y));
    QVERIFY(y > 300);
    pen.press(QPointF(100, y));
    pen.move(QPointF(100, y + 30));
    pen.release(QPointF(100, y + 30));
    QVERIFY(document.attention().weights(0, 0) < attend(core::chapterExample()).weights(0, 0) - 0.01);
    QCOMPARE(document.undoStack().count(), 1);
}

void TestTouch::handBesideThePenIsIgnored()
{
    Bench bench(core::chapterExample());
    const ui::Viewport before = bench.view.viewport();
    Pen pen(bench.view);
    const auto lieDown = [&] {
        touch(bench).press(0, bench.at({-1, 0}));
        touch(bench).move(0, bench.at({-1, -0.5})).press(1, QPoint(20, 20));
        touch(bench).move(0, bench.at({0, 0})).move(1, QPoint(80, 80));
    };
    const auto lift = [&] { touch(bench).release(0, bench.at({0, 0})).release(1, QPoint(80, 80)); };
    pen.come();
    lieDown();
    pen.press(bench.at({0, 1}));
    pen.move(bench.at({0.5, 0.5}));
    touch(bench).move(0, bench.at({0.1, 0})).move(1, QPoint(90, 80));
    pen.move(bench.at({0.6, 0.5}));
    pen.release(bench.at({0.6, 0.5}));
    pen.go();
    touch(bench).move(0, bench.at({0, 0})).move(1, QPoint(80, 80)); // the same hand
    lift();
    COMPARE_POINTS(bench.place(key(1)), Point(0.6, 0.5), bench.unit());
    COMPARE_POINTS(bench.place(key(2)), Point(-1, 0), 0);
    QCOMPARE(bench.document.undoStack().count(), 1);
    QVERIFY(bench.view.viewport() == before);

    touch(bench).press(0, bench.at({-1, 0})); // the pen is away
    touch(bench).move(0, bench.at({-1, -0.5}));
    touch(bench).release(0, bench.at({-1, -0.5}));
    COMPARE_POINTS(bench.place(key(2)), Point(-1, -0.5), bench.unit());

    pen.move(bench.at({0.3, 0.3})); // a driver that does not tell when it comes
    lieDown();
    lift();
    QCOMPARE(bench.document.undoStack().count(), 2);
    QVERIFY(bench.view.viewport() == before);
}

QTEST_MAIN(TestTouch)
#include "tst_touch.moc"
