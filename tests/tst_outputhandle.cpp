#include "tests/planebench.h"

#include "ui/figure/mix.h"
#include "ui/views/coordinatesdialog.h"
#include "ui/views/numberfield.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QPointingDevice>
#include <QSignalSpy>
#include <QTimer>

#include <cmath>
#include <memory>

using core::Handle;
using core::Point;
using ui::Plane;
using ui::PlaneView;

namespace {

constexpr Handle output{Handle::Kind::Output, -1};

const Point chapterOutput(1.330481911550, 0.489456942110); // 2 e / (e + 1 + 1/e), 2 / (e + 1 + 1/e)

// Of the chapter's keys and values: a = (x/2, y/2, 1 − x/2 − y/2), s₁ − s₃ = 2 q_x and s₂ − s₃ = q_y + q_x.
Point chapterQuery(const Point &z)
{
    const double rest = 1 - (z.x() + z.y()) / 2;
    const double x = std::log(z.x() / 2 / rest) / 2;
    return {x, std::log(z.y() / 2 / rest) - x};
}

QString lastOf(const QSignalSpy &spy)
{
    return spy.last().first().toString();
}

} // namespace

/// The output as a handle: the query follows it.
class TestOutputHandle : public QObject {
    Q_OBJECT

private slots:
    void dragMovesTheQueryInOneStep();
    void dragBackLeavesNoStep();
    void escapeRestoresTheQuery();
    void lostReleaseEndsTheDrag();
    void staysInTheHullAndComesBack();
    void queryStaysNearWhereManyGiveTheOutput();
    void oneTokenHoldsTheOutput();
    void noTokenNoHandle();
    void answerIsForgottenWithTheNextChange();
    void figureShowsNoChip();
    void fingerDrags();
    void tabReachesItLastAndArrowsMoveIt();
    void coordinatesCanBeTyped();
};

void TestOutputHandle::dragMovesTheQueryInOneStep()
{
    PlaneBench bench(core::chapterExample(), Plane::Mix);
    bench.drag(chapterOutput, {0.8, 0.8});
    QVERIFY(bench.view.current() == output);
    COMPARE_POINTS(bench.place(output), Point(0.8, 0.8), bench.unit());
    const Point q = bench.document.scene().query;
    COMPARE_POINTS(q, chapterQuery(bench.place(output)), 1e-9);
    core::Scene expected = core::chapterExample();
    expected.query = q;
    QVERIFY(bench.document.scene() == expected);
    QCOMPARE(bench.document.undoStack().count(), 1);
    QCOMPARE(bench.document.undoStack().undoText(), QStringLiteral("Move output z"));
    bench.document.undoStack().undo();
    QVERIFY(bench.document.scene() == core::chapterExample());
}

void TestOutputHandle::dragBackLeavesNoStep()
{
    PlaneBench bench(core::chapterExample(), Plane::Mix);
    const QPoint start = bench.at(chapterOutput);
    QTest::mousePress(&bench.view, Qt::LeftButton, {}, start);
    bench.move({0.5, 0.9});
    QVERIFY(bench.document.scene() != core::chapterExample());
    bench.moveToPixel(start);
    QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, start);
    QVERIFY(bench.document.scene() == core::chapterExample());
    QCOMPARE(bench.document.undoStack().count(), 0);
}

void TestOutputHandle::escapeRestoresTheQuery()
{
    PlaneBench bench(core::chapterExample(), Plane::Mix);
    QTest::mousePress(&bench.view, Qt::LeftButton, {}, bench.at(chapterOutput));
    bench.move({0.5, 0.9});
    QTest::keyClick(&bench.view, Qt::Key_Escape);
    QVERIFY(bench.document.scene() == core::chapterExample());
    QCOMPARE(bench.document.undoStack().count(), 0);
    bench.move({0.7, 0.7});
    QVERIFY(bench.document.scene() == core::chapterExample());
}

void TestOutputHandle::lostReleaseEndsTheDrag()
{
    PlaneBench bench(core::chapterExample(), Plane::Mix);
    QTest::mousePress(&bench.view, Qt::LeftButton, {}, bench.at(chapterOutput));
    bench.move({0.5, 0.9});
    const core::Scene there = bench.document.scene();
    bench.move({0.7, 0.7}, {}, Qt::NoButton);
    bench.move({0.7, 0.7});
    QVERIFY(bench.document.scene() == there);
}

void TestOutputHandle::staysInTheHullAndComesBack()
{
    PlaneBench bench(core::chapterExample(), Plane::Mix);
    QSignalSpy hovered(&bench.view, &PlaneView::hovered);
    QTest::mousePress(&bench.view, Qt::LeftButton, {}, bench.at(chapterOutput));
    bench.move({1.6, 1.6}); // the hull ends at x + y = 2
    COMPARE_POINTS(bench.place(output), Point(1, 1), 0.05);
    QVERIFY(bench.place(output).sum() < 2);
    QVERIFY2(bench.document.scene().query.norm() < 20, "z sticks to the edge before the query leaves the picture");
    QVERIFY2(lastOf(hovered).contains(QStringLiteral("No query gives this output")), qPrintable(lastOf(hovered)));
    bench.move({0.8, 0.8});
    COMPARE_POINTS(bench.document.scene().query, chapterQuery(bench.place(output)), 1e-9);
    COMPARE_POINTS(bench.place(output), Point(0.8, 0.8), bench.unit());
    QVERIFY2(!lastOf(hovered).contains(QStringLiteral("No query")), qPrintable(lastOf(hovered)));
    QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, bench.at({0.8, 0.8}));
    QCOMPARE(bench.document.undoStack().count(), 1);
}

// Two keys: only the part of q along their difference matters, and nothing moves the rest.
void TestOutputHandle::queryStaysNearWhereManyGiveTheOutput()
{
    core::Scene scene = core::chapterExample();
    scene.tokens.pop_back();
    scene.query = {0.75, 0.25};
    PlaneBench bench(scene, Plane::Mix);
    QSignalSpy hovered(&bench.view, &PlaneView::hovered);
    bench.drag(bench.place(output), {0.5, 1.5});
    const Point z = bench.place(output);
    const Point q = bench.document.scene().query;
    COMPARE_POINTS(z, Point(0.5, 1.5), bench.unit());
    QVERIFY(std::abs(q.x() + q.y() - 1) < 1e-9);
    QVERIFY(std::abs(q.x() - q.y() - std::log(z.x() / z.y())) < 1e-9);
    const auto wasSaid = [](const QList<QVariant> &call) {
        return call.first().toString().contains(QStringLiteral("Other queries give this output too"));
    };
    QVERIFY(std::any_of(hovered.begin(), hovered.end(), wasSaid));
}

void TestOutputHandle::oneTokenHoldsTheOutput()
{
    core::Scene scene = core::chapterExample();
    scene.tokens.resize(1);
    PlaneBench bench(scene, Plane::Mix);
    QTest::mouseClick(&bench.view, Qt::LeftButton, {}, bench.at({2, 0}));
    QTest::qWait(0);
    QTest::mouseClick(&bench.view, Qt::LeftButton, {}, bench.at({2, 0})); // beneath the value
    QVERIFY(bench.view.current() == output);
    bench.drag({2, 0}, {1, 1});
    QVERIFY(bench.document.scene() == scene);
    QCOMPARE(bench.document.undoStack().count(), 0);
}

void TestOutputHandle::noTokenNoHandle()
{
    core::Scene scene;
    PlaneBench bench(scene, Plane::Mix);
    bench.drag({0, 0}, {0.5, 0.5});
    QVERIFY(!bench.view.current());
    QVERIFY(bench.document.scene() == scene);
}

void TestOutputHandle::answerIsForgottenWithTheNextChange()
{
    PlaneBench bench(core::chapterExample(), Plane::Mix);
    bench.drag(chapterOutput, {1.6, 1.6});
    const core::Scene there = bench.document.scene();
    const QImage withChip = bench.view.grab().toImage();
    bench.document.undoStack().undo();
    bench.document.undoStack().redo();
    QVERIFY(bench.document.scene() == there);
    QVERIFY(bench.view.grab().toImage() != withChip);
}

void TestOutputHandle::figureShowsNoChip()
{
    PlaneBench bench(core::chapterExample(), Plane::Mix);
    bench.drag(chapterOutput, {1.6, 1.6});
    QImage shown(400, 400, QImage::Format_ARGB32_Premultiplied);
    shown.fill(Qt::white);
    QImage figure = shown;
    QPainter onShown(&shown);
    bench.view.paintFigure(onShown);
    onShown.end();
    QPainter onFigure(&figure);
    paintMix(onFigure, bench.document.scene(), bench.document.attention(), bench.view.viewport(),
             ui::style(ui::Theme::Light));
    onFigure.end();
    QCOMPARE(shown, figure);
}

void TestOutputHandle::fingerDrags()
{
    PlaneBench bench(core::chapterExample(), Plane::Mix);
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    QTest::touchEvent(&bench.view, screen.get()).press(0, bench.at(chapterOutput));
    QTest::touchEvent(&bench.view, screen.get()).move(0, bench.at({0.8, 0.8}));
    QTest::touchEvent(&bench.view, screen.get()).release(0, bench.at({0.8, 0.8}));
    COMPARE_POINTS(bench.place(output), Point(0.8, 0.8), bench.unit());
    QCOMPARE(bench.document.undoStack().count(), 1);
}

void TestOutputHandle::tabReachesItLastAndArrowsMoveIt()
{
    PlaneBench bench(core::chapterExample(), Plane::Mix);
    QVERIFY(QTest::qWaitForWindowActive(&bench.view));
    bench.view.clearFocus();
    bench.view.setFocus(Qt::TabFocusReason);
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(&bench.view, Qt::Key_Tab);
    QVERIFY(bench.view.current() == output);
    for (int i = 0; i < 5; ++i) {
        QKeyEvent event(QEvent::KeyPress, Qt::Key_Left, Qt::NoModifier, {}, i > 0);
        QCoreApplication::sendEvent(&bench.view, &event);
    }
    COMPARE_POINTS(bench.place(output), Point(chapterOutput - Point(0.5, 0)), 1e-8); // keys keep nine decimals
    COMPARE_POINTS(bench.document.scene().query, chapterQuery(bench.place(output)), 1e-9);
    QCOMPARE(bench.document.undoStack().count(), 1);
    QTest::keyClick(&bench.view, Qt::Key_Up, Qt::ShiftModifier);
    COMPARE_POINTS(bench.place(output), Point(chapterOutput + Point(-0.5, 0.01)), 1e-8);
}

void TestOutputHandle::coordinatesCanBeTyped()
{
    PlaneBench bench(core::chapterExample(), Plane::Mix);
    QTest::mouseClick(&bench.view, Qt::LeftButton, {}, bench.at(chapterOutput));
    QString title;
    QTimer::singleShot(0, &bench.view, [&title] {
        auto *dialog = qobject_cast<ui::CoordinatesDialog *>(QApplication::activeModalWidget());
        title = dialog->windowTitle();
        const auto fields = dialog->findChildren<ui::NumberField *>();
        for (const int i : {0, 1}) {
            fields[i]->selectAll();
            QTest::keyClicks(fields[i], QStringLiteral("0.8"));
        }
        dialog->accept();
    });
    QTest::keyClick(&bench.view, Qt::Key_Return);
    QVERIFY2(title.contains(QStringLiteral("output z")), qPrintable(title));
    COMPARE_POINTS(bench.place(output), Point(0.8, 0.8), 1e-9);
    COMPARE_POINTS(bench.document.scene().query, Point(0.346573590280, 0.346573590280), 1e-9); // ln 2 / 2
}

QTEST_MAIN(TestOutputHandle)
#include "tst_outputhandle.moc"
