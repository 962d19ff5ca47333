#include "ui/document.h"
#include "ui/views/barsview.h"

#include <QApplication>
#include <QPointingDevice>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <memory>

using core::Point;
using ui::Bar;
using ui::BarPart;
using ui::BarsView;
using ui::Document;

namespace {

constexpr QSize usualSize(428, 456);
constexpr double e = 2.718281828459045;

core::Scene fourTokens()
{
    core::Scene scene;
    scene.query = {1, 0.3};
    scene.tokens = {{{}, {1, 0}, {1, 0}}, {{}, {0, 1}, {0, 1}}, {{}, {-1, 0}, {-1, 0}}, {{}, {0, -1}, {0, -1}}};
    return scene;
}

/// A document and a shown view.
struct Bench {
    explicit Bench(const core::Scene &scene) : document(scene), view(document)
    {
        view.resize(usualSize);
        view.show();
        view.setFocus(Qt::OtherFocusReason);
    }

    /// The end of a bar as it is drawn for the scene as it is now.
    QPoint end(Bar bar) const
    {
        ui::Bars bars;
        bars.show(document.scene(), document.attention(), usualSize, ui::style(ui::Theme::Light));
        return {qRound(bars.columnRect(bar.column).center().x()), qRound(bars.barEnd(bar))};
    }

    void press(const QPoint &place) { QTest::mousePress(&view, Qt::LeftButton, {}, place); }
    void move(const QPoint &place, Qt::MouseButtons buttons = Qt::LeftButton)
    {
        QMouseEvent event(QEvent::MouseMove, place, view.mapToGlobal(QPointF(place)), Qt::NoButton, buttons, {});
        QCoreApplication::sendEvent(&view, &event);
    }
    void release(const QPoint &place) { QTest::mouseRelease(&view, Qt::LeftButton, {}, place); }

    double weight(int token) const { return document.attention().weights(0, token); }
    Point key(int token) const { return document.scene().tokens[static_cast<std::size_t>(token)].key; }

    Document document;
    BarsView view;
};

QString lastOf(const QSignalSpy &spy)
{
    return spy.last().first().toString();
}

} // namespace

/// Bars that are drawn out by pointer, finger and keys.
class TestBarMoves : public QObject {
    Q_OBJECT

private slots:
    void aWeightMovesTheQueryAndTheOthersKeepTheirRatio();
    void aScoreSlidesItsKeyAlongTheQuery();
    void anExponentialSetsItsLogarithm();
    void temperatureAndShiftCount();
    void theScaleIsThatOfThePress();
    void weightsStayWithinTheirAxis();
    void grabAreaIs44PixelsHigh();
    void aBarIsGrabbedAboveItsColumnToo();
    void aClickAndADragBackLeaveNoStep();
    void escapeRestores();
    void lostReleaseEndsTheDrag();
    void aRemovedTokenEndsItsDrag();
    void fingerDrags();
    void keysMoveTheSelectedBar();
    void heldKeyIsOneStep();
    void tabWalksTheChartsAndLeaves();
    void cursorAndWordsTellWhatCanBeDragged();
    void whatIsNotExactIsSaid();
    void othersCannotBeDragged();
};

// q = (x, y): a₁/a₃ = exp(2x) stays, and a₂ / (a₁ + a₃) = exp(y) / (e + 1/e) is that of the weight.
void TestBarMoves::aWeightMovesTheQueryAndTheOthersKeepTheirRatio()
{
    Bench bench(core::chapterExample());
    const QPoint from = bench.end({BarPart::Weight, 1});
    const QPoint to(from.x() + 7, bench.end({BarPart::Weight, 0}).y()); // as high as 66.5%
    bench.press(from);
    bench.move(from - QPoint(0, 10));
    bench.move(to);
    bench.release(to);
    const double w = bench.weight(1);
    QVERIFY2(std::abs(w - 0.66524) < 0.01, qPrintable(QString::number(w)));
    QVERIFY(std::abs(bench.end({BarPart::Weight, 1}).y() - to.y()) <= 1);
    const Point expected(1, std::log(w / (1 - w) * (e + 1 / e)));
    QVERIFY((bench.document.scene().query - expected).norm() < 1e-9);
    QCOMPARE(bench.document.selectedToken(), 1);
    QCOMPARE(bench.document.undoStack().count(), 1);
    QCOMPARE(bench.document.undoStack().undoText(), QStringLiteral("Change the weight of key 2"));
    bench.document.undoStack().undo();
    QVERIFY(bench.document.scene() == core::chapterExample());
}

void TestBarMoves::aScoreSlidesItsKeyAlongTheQuery()
{
    Bench bench(core::chapterExample());
    const QPoint from = bench.end({BarPart::Score, 1});
    const double one = bench.end({BarPart::Score, 0}).y(); // the scores 1 and −1 are the scale
    const double minusOne = bench.end({BarPart::Score, 2}).y();
    const QPoint to(from.x(), qRound(one + 10));
    bench.press(from);
    bench.move(to);
    bench.release(to);
    const double expected = 1 - 2 * 10 / (minusOne - one);
    QVERIFY2(std::abs(bench.key(1).x() - expected) < 2 / (minusOne - one) * 2, qPrintable(QString::number(expected)));
    QCOMPARE(bench.key(1).y(), 1.0);
    core::Scene rest = core::chapterExample();
    rest.tokens[1].key = bench.key(1);
    QVERIFY(bench.document.scene() == rest);
    QCOMPARE(bench.document.undoStack().undoText(), QStringLiteral("Change the score of key 2"));
}

void TestBarMoves::anExponentialSetsItsLogarithm()
{
    Bench bench(core::chapterExample());
    const QPoint from = bench.end({BarPart::Exponential, 2});
    const double highest = bench.end({BarPart::Exponential, 0}).y(); // e
    const double middle = bench.end({BarPart::Exponential, 1}).y();  // 1
    const QPoint to(from.x(), qRound((highest + middle) / 2));
    bench.press(from);
    bench.move(to);
    bench.release(to);
    QVERIFY(std::abs(std::exp(bench.key(2).x()) - (e + 1) / 2) < 2 * (e - 1) / (middle - highest));
    QCOMPARE(bench.key(2).y(), 0.0);
}

void TestBarMoves::temperatureAndShiftCount()
{
    core::Scene scene = core::chapterExample();
    scene.query = {0, 2};
    scene.temperature = 0.5;
    scene.shift = 3; // scores 3, 7, 3
    Bench bench(scene);
    const QPoint from = bench.end({BarPart::Score, 0});
    bench.press(from);
    const QPoint to(from.x(), bench.end({BarPart::Score, 1}).y());
    bench.move(to);
    bench.release(to);
    QVERIFY(std::abs(bench.document.attention().scores(0, 0) - 7) < 0.3);
    QCOMPARE(bench.key(0).x(), 1.0);
    QVERIFY(std::abs(bench.key(0).y() - (bench.document.attention().scores(0, 0) - 3) * 0.5 / 2) < 1e-12);
}

// Past the end of its axis a bar goes on by the scale that it had, while the axis grows.
void TestBarMoves::theScaleIsThatOfThePress()
{
    Bench bench(core::chapterExample());
    const QPoint from = bench.end({BarPart::Score, 0});
    const double unit = (bench.end({BarPart::Score, 2}).y() - from.y()) / 2.0;
    bench.press(from);
    for (int i = 0; i < 3; ++i) { // a scale that followed would let it grow again and again
        bench.move(from - QPoint(i, 40));
        QVERIFY(std::abs(bench.key(0).x() - (1 + 40 / unit)) < 1.5 / unit);
    }
    bench.move(from + QPoint(0, 20));
    QVERIFY(std::abs(bench.key(0).x() - (1 - 20 / unit)) < 1.5 / unit);
    bench.release(from + QPoint(0, 20));

    Bench other(core::chapterExample());
    const QPoint high = other.end({BarPart::Exponential, 0});
    const double one = (other.end({BarPart::Exponential, 1}).y() - high.y()) / (e - 1);
    other.press(high);
    for (int i = 0; i < 3; ++i) {
        other.move(high - QPoint(i, 60));
        QVERIFY(std::abs(std::exp(other.key(0).x()) - (e + 60 / one)) < 3 / one);
    }
}

void TestBarMoves::weightsStayWithinTheirAxis()
{
    for (const int distance : {-400, 400}) {
        Bench bench(core::chapterExample());
        const QPoint from = bench.end({BarPart::Weight, 1});
        bench.press(from);
        bench.move(from + QPoint(0, distance));
        QVERIFY(std::abs(bench.weight(1) - (distance < 0 ? 0.999 : 0.001)) < 1e-9);
        bench.move(from + QPoint(0, -5));
        QVERIFY(bench.weight(1) > 0.2 && bench.weight(1) < 0.4);
        bench.release(from + QPoint(0, -5));
        QCOMPARE(bench.document.undoStack().count(), 1);
    }
}

void TestBarMoves::grabAreaIs44PixelsHigh()
{
    const core::Scene scene = core::chapterExample();
    ui::Bars bars;
    bars.show(scene, attend(scene), {428, 1200}, ui::style(ui::Theme::Light));
    for (const BarPart part : {BarPart::Score, BarPart::Exponential, BarPart::Weight}) {
        for (int column = 0; column < 3; ++column) {
            const Bar bar{part, column};
            const QRectF whole = bars.columnRect(column);
            for (const double x : {whole.left() + 0.5, whole.center().x(), whole.right() - 0.5}) {
                for (const double y : {-21.9, 0.0, 21.9})
                    QVERIFY(bars.barAt({x, bars.barEnd(bar) + y}) == bar);
                for (const double y : {-22.1, 22.1})
                    QVERIFY(bars.barAt({x, bars.barEnd(bar) + y}) != bar);
            }
        }
    }
}

void TestBarMoves::aBarIsGrabbedAboveItsColumnToo()
{
    Bench bench(core::chapterExample());
    const QPoint from = bench.end({BarPart::Score, 0}) - QPoint(0, 21); // among the titles
    bench.move(from, Qt::NoButton);
    QCOMPARE(bench.view.cursor().shape(), Qt::SizeVerCursor);
    bench.press(from);
    bench.move(from + QPoint(0, 20));
    QVERIFY(bench.key(0).x() < 0.9);
}

void TestBarMoves::aClickAndADragBackLeaveNoStep()
{
    for (const BarPart part : {BarPart::Score, BarPart::Exponential, BarPart::Weight}) {
        Bench bench(fourTokens());
        const QPoint from = bench.end({part, 2}) + QPoint(3, 9);
        bench.press(from);
        bench.move(from + QPoint(1, 1));
        bench.release(from + QPoint(1, 1));
        QVERIFY(bench.document.scene() == fourTokens());
        QCOMPARE(bench.document.selectedToken(), 2);
        bench.press(from);
        bench.move(from - QPoint(0, 30));
        QVERIFY(bench.document.scene() != fourTokens());
        bench.move(from + QPoint(20, 0));
        bench.release(from + QPoint(20, 0));
        QVERIFY(bench.document.scene() == fourTokens());
        QCOMPARE(bench.document.undoStack().count(), 0);
    }
}

void TestBarMoves::escapeRestores()
{
    Bench bench(core::chapterExample());
    const QPoint from = bench.end({BarPart::Weight, 0});
    bench.press(from);
    bench.move(from + QPoint(0, 20));
    QVERIFY(bench.document.scene() != core::chapterExample());
    QTest::keyClick(&bench.view, Qt::Key_Escape);
    QVERIFY(bench.document.scene() == core::chapterExample());
    bench.move(from + QPoint(0, 30)); // the button is still down, the drag is over
    QVERIFY(bench.document.scene() == core::chapterExample());
    QCOMPARE(bench.document.undoStack().count(), 0);
}

void TestBarMoves::lostReleaseEndsTheDrag()
{
    for (int loss = 0; loss < 3; ++loss) {
        Bench bench(core::chapterExample());
        const QPoint from = bench.end({BarPart::Weight, 0});
        bench.press(from);
        bench.move(from + QPoint(0, 20));
        const core::Scene there = bench.document.scene();
        QFocusEvent focusOut(QEvent::FocusOut, Qt::ActiveWindowFocusReason);
        QEvent ungrab(QEvent::UngrabMouse);
        if (loss == 0)
            bench.move(from + QPoint(0, 30), Qt::NoButton);
        else
            QCoreApplication::sendEvent(&bench.view, loss == 1 ? &focusOut : &ungrab);
        bench.move(from + QPoint(0, 30));
        QVERIFY(bench.document.scene() == there);
        QCOMPARE(bench.document.undoStack().count(), 1);
    }
}

void TestBarMoves::aRemovedTokenEndsItsDrag()
{
    Bench bench(core::chapterExample());
    const QPoint from = bench.end({BarPart::Score, 2});
    bench.press(from);
    bench.move(from - QPoint(0, 20));
    core::Scene fewer = bench.document.scene();
    fewer.tokens.pop_back();
    bench.document.edit(QStringLiteral("remove"), fewer);
    bench.move(from - QPoint(0, 30));
    QVERIFY(bench.document.scene() == fewer);
}

void TestBarMoves::fingerDrags()
{
    Bench bench(core::chapterExample());
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    const QPoint from = bench.end({BarPart::Weight, 2});
    QTest::touchEvent(&bench.view, screen.get()).press(0, from - QPoint(0, 20));
    QTest::touchEvent(&bench.view, screen.get()).move(0, from - QPoint(0, 60));
    QTest::touchEvent(&bench.view, screen.get()).stationary(0).press(1, QPoint(20, 20));
    QTest::touchEvent(&bench.view, screen.get()).move(0, from - QPoint(0, 50)).stationary(1);
    QTest::touchEvent(&bench.view, screen.get()).release(0, from - QPoint(0, 50)).release(1, QPoint(20, 20));
    QVERIFY(std::abs(bench.end({BarPart::Weight, 2}).y() - (from.y() - 30)) <= 1); // the offset is kept
    QCOMPARE(bench.document.selectedToken(), 2);
    QCOMPARE(bench.document.undoStack().count(), 1);
}

void TestBarMoves::keysMoveTheSelectedBar()
{
    Bench bench(core::chapterExample());
    const double start = bench.weight(1);
    double expected = start;
    for (const auto &[pressed, modifiers, step] :
         {std::tuple(Qt::Key_Up, Qt::NoModifier, 0.01), std::tuple(Qt::Key_Up, Qt::ControlModifier, 0.1),
          std::tuple(Qt::Key_Down, Qt::ShiftModifier, -0.001)}) {
        QTest::keyClick(&bench.view, pressed, modifiers);
        expected += step;
        QVERIFY(std::abs(bench.weight(1) - expected) < 2e-9); // keys keep nine decimals
    }
    QVERIFY(std::abs(bench.document.scene().query.x() - 1) < 1e-8);
    bench.document.reset(core::chapterExample());
    QTest::keyClick(&bench.view, Qt::Key_Tab, Qt::ShiftModifier); // to the exponentials
    QTest::keyClick(&bench.view, Qt::Key_Up);
    QVERIFY((bench.key(1) - Point(0.1, 1)).norm() < 1e-12);
    QTest::keyClick(&bench.view, Qt::Key_Tab, Qt::ShiftModifier); // to the scores
    QTest::keyClick(&bench.view, Qt::Key_Right);
    QTest::keyClick(&bench.view, Qt::Key_Down);
    QVERIFY((bench.key(2) - Point(-1.1, 0)).norm() < 1e-12);
}

void TestBarMoves::heldKeyIsOneStep()
{
    Bench bench(core::chapterExample());
    const double start = bench.weight(1);
    for (int i = 0; i < 10; ++i) {
        QKeyEvent event(QEvent::KeyPress, Qt::Key_Up, Qt::NoModifier, {}, i > 0);
        QCoreApplication::sendEvent(&bench.view, &event);
    }
    QVERIFY(std::abs(bench.weight(1) - start - 0.1) < 1e-8);
    QCOMPARE(bench.document.undoStack().count(), 1);
}

void TestBarMoves::tabWalksTheChartsAndLeaves()
{
    Document document(core::chapterExample());
    QWidget window;
    auto *view = new BarsView(document, &window);
    auto *after = new QWidget(&window);
    after->setFocusPolicy(Qt::StrongFocus);
    view->resize(usualSize);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QSignalSpy hovered(view, &BarsView::hovered);
    view->clearFocus();
    view->setFocus(Qt::TabFocusReason);
    for (const char *word : {"exponential.", "weight."}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(view->hasFocus());
        QVERIFY2(lastOf(hovered).endsWith(QLatin1String(word)), qPrintable(lastOf(hovered)));
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(after->hasFocus());
    QTest::keyClick(after, Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(view->hasFocus());
    QTest::keyClick(view, Qt::Key_Up);
    QVERIFY(document.scene().query != core::chapterExample().query); // the weights came first
}

void TestBarMoves::cursorAndWordsTellWhatCanBeDragged()
{
    Bench bench(core::chapterExample());
    QSignalSpy hovered(&bench.view, &BarsView::hovered);
    bench.move(bench.end({BarPart::Score, 0}), Qt::NoButton);
    QCOMPARE(bench.view.cursor().shape(), Qt::SizeVerCursor);
    QVERIFY(lastOf(hovered).contains(QStringLiteral("the key slides along q to that score")));
    bench.move(bench.end({BarPart::Weight, 0}), Qt::NoButton);
    QVERIFY(lastOf(hovered).contains(QStringLiteral("the query moves to where the key has that weight")));
    bench.move(bench.end({BarPart::Weight, 0}) + QPoint(0, 30), Qt::NoButton);
    QCOMPARE(bench.view.cursor().shape(), Qt::ArrowCursor);
    QVERIFY(!lastOf(hovered).contains(QStringLiteral("Drag the bar")));
}

void TestBarMoves::whatIsNotExactIsSaid()
{
    const auto said = [](const core::Scene &scene, BarPart part) {
        Bench bench(scene);
        QSignalSpy hovered(&bench.view, &BarsView::hovered);
        const QPoint from = bench.end({part, 0});
        bench.press(from);
        bench.move(from + QPoint(0, 12));
        return lastOf(hovered);
    };
    QVERIFY(said(core::chapterExample(), BarPart::Weight).endsWith(QStringLiteral("that weight.")));
    QVERIFY(said(fourTokens(), BarPart::Weight).contains(QStringLiteral("No query keeps the ratios of the others")));
    core::Scene scene = core::chapterExample();
    scene.tokens.pop_back();
    QVERIFY(said(scene, BarPart::Weight).contains(QStringLiteral("Other queries give these weights too")));
    scene.query = {0, 0};
    QVERIFY(said(scene, BarPart::Score).contains(QStringLiteral("With q = 0")));
    scene.query = {1e-9, 0};
    QVERIFY(said(scene, BarPart::Exponential).contains(QStringLiteral("leave the plane")));
    scene.tokens.pop_back();
    QVERIFY(said(scene, BarPart::Weight).contains(QStringLiteral("A single token")));
}

void TestBarMoves::othersCannotBeDragged()
{
    core::Scene scene;
    scene.query = {1, 0};
    for (int i = 0; i < 40; ++i)
        scene.tokens.push_back({QString(), {0.01 * i, 0}, {0, 0}});
    Bench bench(scene);
    for (const BarPart part : {BarPart::Score, BarPart::Exponential, BarPart::Weight}) {
        const QPoint from = bench.end({part, ui::Bars::mostBars - 1});
        bench.press(from);
        bench.move(from - QPoint(0, 30));
        bench.release(from - QPoint(0, 30));
        QVERIFY(bench.document.scene() == scene);
    }
}

QTEST_MAIN(TestBarMoves)
#include "tst_barmoves.moc"
