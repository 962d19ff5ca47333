#include "ui/views/workingview.h"

#include "tests/markedwrong.h"
#include "ui/document.h"
#include "ui/views/gestureslider.h"
#include "ui/views/numberfield.h"
#include "ui/views/shiftcontrol.h"
#include "ui/views/temperaturecontrol.h"
#include "ui/views/workingtable.h"

#include <QCheckBox>
#include <QComboBox>
#include <QImage>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <cmath>
#include <limits>
#include <numbers>

using core::Handle;
using core::Point;
using ui::Coordinate;
using ui::Document;
using ui::NumberField;
using ui::WorkingView;

namespace {

constexpr Coordinate queryX{{Handle::Kind::Query, -1}, 0};

Coordinate keyOf(int token, int axis)
{
    return {{Handle::Kind::Key, token}, axis};
}

Coordinate valueOf(int token, int axis)
{
    return {{Handle::Kind::Value, token}, axis};
}

core::Scene manyTokens(int count)
{
    core::Scene scene;
    scene.query = {0.5, -0.25};
    for (int j = 0; j < count; ++j)
        scene.tokens.push_back({{}, {std::cos(j), std::sin(j)}, {std::sin(j), 1}});
    return scene;
}

/// A document and a shown view of it.
struct Bench {
    explicit Bench(const core::Scene &scene = core::chapterExample(), const QSize &size = {912, 294})
        : document(scene), view(document)
    {
        view.resize(size);
        view.show();
        view.activateWindow();
        if (!QTest::qWaitForWindowActive(&view))
            qFatal("The window does not become active.");
        table().setFocus();
    }

    ui::WorkingTable &table() { return *view.table(); }
    QPoint at(int token, const Coordinate &coordinate) { return table().boxOf(token, coordinate).center().toPoint(); }
    void doubleClick(int token, const Coordinate &coordinate)
    {
        QTest::mouseClick(&table(), Qt::LeftButton, {}, at(token, coordinate));
        QTest::mouseDClick(&table(), Qt::LeftButton, {}, at(token, coordinate));
    }
    NumberField *editor()
    {
        auto *field = table().findChild<NumberField *>();
        return field->isVisible() ? field : nullptr;
    }
    void type(const QString &text)
    {
        editor()->selectAll();
        for (const QChar character : text) {
            QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(character));
            QCoreApplication::sendEvent(editor(), &press);
        }
    }
    double number(const Coordinate &coordinate)
    {
        return position(document.scene(), coordinate.handle)[coordinate.axis];
    }
    void key(Qt::Key key) { QTest::keyClick(&table(), key); }
    void wheel(int angle)
    {
        const QPointF place(50, 60);
        QWheelEvent event(place, table().mapToGlobal(place), {}, {0, angle}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&table(), &event);
    }
    int steps() { return document.undoStack().count(); }

    Document document;
    WorkingView view;
};

QToolButton *button(QWidget *parent, const QString &text)
{
    for (auto *candidate : parent->findChildren<QToolButton *>())
        if (candidate->text() == text)
            return candidate;
    return nullptr;
}

// From the handle of the slider to a place beside it, in several moves.
void drag(QSlider *slider, int by)
{
    const double fraction = double(slider->value() - slider->minimum()) / (slider->maximum() - slider->minimum());
    const QPoint handle(qRound(6 + fraction * (slider->width() - 12)), slider->height() / 2);
    QTest::mousePress(slider, Qt::LeftButton, {}, handle);
    for (const double part : {0.3, 0.6, 1.0}) {
        const QPointF to = handle + QPointF(part * by, 0);
        QMouseEvent event(QEvent::MouseMove, to, slider->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(slider, &event);
    }
    QTest::mouseRelease(slider, Qt::LeftButton, {}, handle + QPoint(by, 0));
}

} // namespace

/// The table with real events: selecting, typing, scrolling; shift and temperature.
class WorkingViewTest : public QObject {
    Q_OBJECT

private slots:
    void exportEqualsScreen();
    void clickSelectsTheRow();
    void theSwitchShowsTheOverflow();
    void arrowsMoveTheRow();
    void numbersAreTypedInPlace_data();
    void numbersAreTypedInPlace();
    void keyIsTypedInTheProductToo();
    void typingIsOneUndoStep();
    void wrongInputIsVisibleAndChangesNothing();
    void escapeCancelsTyping();
    void tabGoesToTheNextCoordinate();
    void keysReachEveryCoordinate();
    void lookingAtANumberKeepsItsDigits();
    void leavingTheFieldTakesTheNumber();
    void removedTokenEndsTyping();
    void wheelAndScrollBarScroll();
    void scrollingFinishesTyping();
    void selectionElsewhereScrollsIntoSight();
    void choosersSetTheRatio();
    void shiftMovesScoresAndNoWeight();
    void proofTellsTheTruth();
    void sliderDragIsOneUndoStep();
    void escapeTakesTheSliderBack();
    void heldKeyOfASliderIsOneStep();
    void wheelPassesOverSliders();
    void fieldsAcceptCommaAndPoint();
    void wrongFieldChangesNothing();
    void buttonsResetShiftAndTemperature();
    void temperatureEndsInTheTrueLimits();
    void presetsSetTheTemperature();
    void everyControlHasAName();
    void smallAndLargeSizesKeepEverythingApart_data();
    void smallAndLargeSizesKeepEverythingApart();
};

void WorkingViewTest::exportEqualsScreen()
{
    for (const int tokens : {0, 1, 3, 100}) {
        Bench bench(tokens == 3 ? core::chapterExample() : manyTokens(tokens));
        bench.document.select(-1);
        bench.view.setFocus();
        bench.table().clearFocus();
        bench.table().setFirstRow(40);
        QImage screen(bench.table().size(), QImage::Format_RGB32);
        bench.table().render(&screen, {}, {}, QWidget::DrawWindowBackground);
        QImage figure(screen.size(), QImage::Format_RGB32);
        figure.fill(Qt::white);
        QPainter painter(&figure);
        bench.view.paintFigure(painter);
        painter.end();
        QCOMPARE(screen, figure);
        QVERIFY(figure != QImage(figure.size(), QImage::Format_RGB32));
    }
}

void WorkingViewTest::clickSelectsTheRow()
{
    Bench bench;
    QTest::mouseClick(&bench.table(), Qt::LeftButton, {}, bench.table().figureLayout().row(2).center().toPoint());
    QCOMPARE(bench.document.selectedToken(), 2);
    QTest::mouseClick(&bench.table(), Qt::LeftButton, {}, bench.table().figureLayout().sum().center().toPoint());
    QCOMPARE(bench.document.selectedToken(), 2);
    QCOMPARE(bench.steps(), 0);
}

void WorkingViewTest::arrowsMoveTheRow()
{
    Bench bench(manyTokens(100));
    QCOMPARE(bench.document.selectedToken(), 1);
    bench.key(Qt::Key_Up);
    bench.key(Qt::Key_Up);
    QCOMPARE(bench.document.selectedToken(), 0);
    for (int i = 0; i < 30; ++i)
        bench.key(Qt::Key_Down);
    QCOMPARE(bench.document.selectedToken(), 30);
    const ui::WorkingLayout layout = bench.table().figureLayout();
    QVERIFY(layout.firstRow() <= 30 && 30 < layout.firstRow() + layout.rows());
    bench.key(Qt::Key_End);
    QCOMPARE(bench.document.selectedToken(), 99);
    QCOMPARE(bench.table().figureLayout().more(), 0);
    bench.key(Qt::Key_Home);
    QCOMPARE(bench.table().figureLayout().firstRow(), 0);
}

void WorkingViewTest::numbersAreTypedInPlace_data()
{
    QTest::addColumn<Coordinate>("coordinate");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("number");
    QTest::newRow("key, point") << keyOf(1, 0) << QStringLiteral("1.5") << 1.5;
    QTest::newRow("key, comma") << keyOf(1, 1) << QStringLiteral("1,5") << 1.5;
    QTest::newRow("value") << valueOf(1, 1) << QStringLiteral("-2") << -2.0;
    QTest::newRow("query") << queryX << QStringLiteral("0,25") << 0.25;
    QTest::newRow("true minus") << queryX << QStringLiteral("−3") << -3.0;
}

void WorkingViewTest::numbersAreTypedInPlace()
{
    QFETCH(Coordinate, coordinate);
    QFETCH(QString, text);
    QFETCH(double, number);
    Bench bench;
    bench.doubleClick(1, coordinate);
    QVERIFY(bench.editor());
    QVERIFY(bench.editor()->geometry().contains(bench.at(1, coordinate)));
    bench.type(text);
    QTest::keyClick(bench.editor(), Qt::Key_Return);
    QVERIFY(!bench.editor());
    QCOMPARE(bench.number(coordinate), number);
    QVERIFY(bench.table().hasFocus());
}

void WorkingViewTest::keyIsTypedInTheProductToo()
{
    Bench bench;
    const auto boxes = coordinateBoxes(bench.document.scene(), bench.document.attention(), 2,
                                       bench.table().figureLayout(), ui::style(ui::Theme::Light));
    QCOMPARE(boxes[3].coordinate, keyOf(2, 0));
    QTest::mouseDClick(&bench.table(), Qt::LeftButton, {}, boxes[3].box.center().toPoint());
    bench.type(QStringLiteral("6"));
    QTest::keyClick(bench.editor(), Qt::Key_Return);
    QCOMPARE(bench.document.scene().tokens[2].key, Point(6, 0));
}

void WorkingViewTest::typingIsOneUndoStep()
{
    Bench bench;
    bench.doubleClick(1, keyOf(1, 0));
    bench.type(QStringLiteral("12.25"));
    QTest::keyClick(bench.editor(), Qt::Key_Return);
    QCOMPARE(bench.steps(), 1);
    bench.document.undoStack().undo();
    QCOMPARE(bench.document.scene(), core::chapterExample());
}

void WorkingViewTest::wrongInputIsVisibleAndChangesNothing()
{
    Bench bench;
    for (const char *wrong : {"abc", "1e999", "nan", "", "1.2.3", "1000001"}) {
        bench.doubleClick(1, keyOf(1, 0));
        bench.type(QString::fromLatin1(wrong));
        if (*wrong == '\0')
            bench.editor()->clear();
        QTest::keyClick(bench.editor(), Qt::Key_Return);
        QVERIFY2(bench.editor(), wrong); // still there to be corrected
        QVERIFY(isMarkedWrong(*bench.editor()));
        QTest::keyClick(bench.editor(), Qt::Key_Tab);
        QVERIFY2(bench.editor(), wrong);
        QCOMPARE(bench.document.scene(), core::chapterExample());
        QTest::keyClick(bench.editor(), Qt::Key_Escape);
    }
    QCOMPARE(bench.steps(), 0);
}

void WorkingViewTest::escapeCancelsTyping()
{
    Bench bench;
    bench.doubleClick(0, valueOf(0, 0));
    bench.type(QStringLiteral("77"));
    QTest::keyClick(bench.editor(), Qt::Key_Escape);
    QVERIFY(!bench.editor());
    QVERIFY(bench.table().hasFocus());
    QCOMPARE(bench.document.scene(), core::chapterExample());
}

void WorkingViewTest::tabGoesToTheNextCoordinate()
{
    Bench bench;
    bench.doubleClick(0, keyOf(0, 0));
    // Key, query, value, then the next row.
    for (const char *text : {"11", "12", "13", "14", "15", "16", "17"}) {
        bench.type(QString::fromLatin1(text));
        QTest::keyClick(bench.editor(), Qt::Key_Tab);
    }
    QTest::keyClick(bench.editor(), Qt::Key_Escape);
    const core::Scene &scene = bench.document.scene();
    QCOMPARE(scene.tokens[0].key, Point(11, 12));
    QCOMPARE(scene.query, Point(13, 14));
    QCOMPARE(scene.tokens[0].value, Point(15, 16));
    QCOMPARE(scene.tokens[1].key, Point(17, 1));
    QCOMPARE(bench.document.selectedToken(), 1);
    QCOMPARE(bench.steps(), 7);
    bench.doubleClick(1, keyOf(1, 0));
    QTest::keyClick(bench.editor(), Qt::Key_Tab, Qt::ShiftModifier);
    bench.type(QStringLiteral("18"));
    QTest::keyClick(bench.editor(), Qt::Key_Return);
    QCOMPARE(scene.tokens[0].value, Point(15, 18));
}

void WorkingViewTest::keysReachEveryCoordinate()
{
    Bench bench;
    bench.key(Qt::Key_Down);
    for (const Qt::Key start : {Qt::Key_Return, Qt::Key_F2}) {
        for (int place = 0; place < 6; ++place) {
            bench.key(start);
            QVERIFY(bench.editor());
            bench.type(QString::number(20 + place));
            QTest::keyClick(bench.editor(), Qt::Key_Return);
            bench.key(Qt::Key_Right);
        }
        for (int place = 0; place < 6; ++place)
            bench.key(Qt::Key_Left);
        QCOMPARE(bench.document.scene().tokens[2].key, Point(20, 21));
        QCOMPARE(bench.document.scene().query, Point(22, 23));
        QCOMPARE(bench.document.scene().tokens[2].value, Point(24, 25));
        while (bench.document.undoStack().canUndo())
            bench.document.undoStack().undo();
    }
}

void WorkingViewTest::lookingAtANumberKeepsItsDigits()
{
    core::Scene scene = core::chapterExample();
    scene.tokens[1].key.x() = 0.12345678901234567;
    Bench bench(scene);
    bench.doubleClick(1, keyOf(1, 0));
    QTest::keyClick(bench.editor(), Qt::Key_Return);
    QCOMPARE(bench.document.scene(), scene);
    QCOMPARE(bench.steps(), 0);
}

void WorkingViewTest::leavingTheFieldTakesTheNumber()
{
    Bench bench;
    bench.doubleClick(1, keyOf(1, 0));
    bench.type(QStringLiteral("4"));
    bench.view.shift()->field()->setFocus();
    QVERIFY(!bench.editor());
    QCOMPARE(bench.document.scene().tokens[1].key, Point(4, 1));
    bench.doubleClick(1, keyOf(1, 0));
    bench.type(QStringLiteral("x"));
    bench.view.shift()->field()->setFocus();
    QVERIFY(!bench.editor());
    QCOMPARE(bench.document.scene().tokens[1].key, Point(4, 1));
}

void WorkingViewTest::removedTokenEndsTyping()
{
    Bench bench;
    bench.doubleClick(2, keyOf(2, 0));
    core::Scene fewer = bench.document.scene();
    fewer.tokens.clear();
    bench.document.edit(QStringLiteral("remove"), fewer);
    QVERIFY(!bench.editor());
    bench.key(Qt::Key_Return);
    bench.key(Qt::Key_Down);
    QVERIFY(!bench.editor());
    QCOMPARE(bench.document.scene(), fewer);
}

void WorkingViewTest::wheelAndScrollBarScroll()
{
    Bench bench(manyTokens(100));
    auto *bar = bench.view.findChild<QScrollBar *>();
    QVERIFY(bar->isVisible());
    const int last = bench.table().figureLayout().lastFirstRow();
    QCOMPARE(bar->maximum(), last);
    bench.wheel(-120);
    QCOMPARE(bench.table().figureLayout().firstRow(), 3);
    QCOMPARE(bar->value(), 3);
    for (int i = 0; i < 8; ++i)
        bench.wheel(-15); // a touchpad
    QCOMPARE(bench.table().figureLayout().firstRow(), 6);
    bench.wheel(0);
    bench.wheel(120 * 100);
    QCOMPARE(bench.table().figureLayout().firstRow(), 0);
    bar->setValue(last);
    QCOMPARE(bench.table().figureLayout().more(), 0);
    Bench few;
    QVERIFY(!few.view.findChild<QScrollBar *>()->isVisible());
}

void WorkingViewTest::scrollingFinishesTyping()
{
    Bench bench(manyTokens(100));
    bench.doubleClick(1, keyOf(1, 0));
    bench.type(QStringLiteral("6"));
    bench.wheel(-240);
    QVERIFY(!bench.editor());
    QCOMPARE(bench.document.scene().tokens[1].key.x(), 6.0);
    QCOMPARE(bench.table().figureLayout().firstRow(), 6);
}

void WorkingViewTest::selectionElsewhereScrollsIntoSight()
{
    Bench bench(manyTokens(1000));
    for (const int token : {500, 3, 999, 0, 998, 42}) {
        bench.document.select(token);
        const ui::WorkingLayout layout = bench.table().figureLayout();
        QVERIFY(layout.firstRow() <= token && token < layout.firstRow() + layout.rows());
    }
}

void WorkingViewTest::choosersSetTheRatio()
{
    Bench bench;
    const auto choosers = bench.view.findChildren<QComboBox *>();
    QCOMPARE(choosers.size(), 2);
    QCOMPARE(choosers[0]->currentIndex(), 0);
    QCOMPARE(choosers[1]->currentIndex(), 1);
    choosers[1]->setFocus();
    QTest::keyClick(choosers[1], Qt::Key_Down);
    QCOMPARE(bench.table().options().ratioOf, 0);
    QCOMPARE(bench.table().options().ratioTo, 2);
    core::Scene named = core::chapterExample();
    named.tokens[1].name = QStringLiteral("cat");
    bench.document.edit(QStringLiteral("rename"), named);
    QCOMPARE(choosers[0]->itemText(1), QStringLiteral("2 cat"));
    QCOMPARE(choosers[1]->currentIndex(), 2);
    named.tokens.resize(1);
    bench.document.edit(QStringLiteral("remove"), named);
    QCOMPARE(choosers[1]->currentIndex(), 0);
    bench.table().grab();
}

void WorkingViewTest::shiftMovesScoresAndNoWeight()
{
    Bench bench;
    const core::Attention before = bench.document.attention();
    drag(bench.view.shift()->slider(), 40);
    const double c = bench.document.scene().shift;
    QVERIFY(c > 0 && c <= 10);
    const core::Attention &after = bench.document.attention();
    for (int j = 0; j < 3; ++j)
        QVERIFY(std::abs(after.scores(0, j) - before.scores(0, j) - c) < 1e-12);
    QCOMPARE(after.weights, before.weights);
    QCOMPARE(bench.view.shift()->proof(), QStringLiteral("weights unchanged"));
    bench.view.shift()->slider()->setValue(-100);
    QCOMPARE(bench.document.scene().shift, -10.0);
}

void WorkingViewTest::proofTellsTheTruth()
{
    core::Rows before(1, 2);
    before << 0.5, 0.5;
    core::Rows after(1, 2);
    after << 0.25, 0.75;
    QCOMPARE(ui::weightsProof(before, before), QStringLiteral("weights unchanged"));
    QCOMPARE(ui::weightsProof(before, after), QStringLiteral("weights changed by 0.25"));
    QCOMPARE(ui::weightsProof(before, before.array() + 0x1p-52),
             QStringLiteral("weights changed by 2.220446049250313e−16"));
    QCOMPARE(ui::weightsProof(core::Rows(1, 0), core::Rows(1, 0)), QStringLiteral("weights unchanged"));
}

void WorkingViewTest::sliderDragIsOneUndoStep()
{
    for (const bool isShift : {true, false}) {
        Bench bench;
        ui::NumberControl *control = bench.view.temperature();
        if (isShift)
            control = bench.view.shift();
        drag(control->slider(), 30);
        QCOMPARE(bench.steps(), 1);
        QVERIFY(bench.document.scene() != core::chapterExample());
        drag(control->slider(), -50);
        QCOMPARE(bench.steps(), 2);
        bench.document.undoStack().undo();
        bench.document.undoStack().undo();
        QCOMPARE(bench.document.scene(), core::chapterExample());
        QCOMPARE(control->slider()->value(), 0);
    }
}

void WorkingViewTest::escapeTakesTheSliderBack()
{
    Bench bench;
    QSlider *slider = bench.view.shift()->slider();
    const QPoint middle = slider->rect().center();
    QTest::mousePress(slider, Qt::LeftButton, {}, middle);
    const auto move = [slider](const QPointF &to) {
        QMouseEvent event(QEvent::MouseMove, to, slider->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(slider, &event);
    };
    move(middle + QPoint(30, 0));
    QVERIFY(bench.document.scene().shift > 0);
    QTest::keyClick(slider, Qt::Key_Escape);
    QCOMPARE(bench.document.scene().shift, 0.0);
    move(middle + QPoint(45, 0));
    QTest::mouseRelease(slider, Qt::LeftButton, {}, middle + QPoint(45, 0));
    QCOMPARE(bench.document.scene().shift, 0.0);
    QCOMPARE(slider->value(), 0);
    QCOMPARE(bench.steps(), 0);
}

void WorkingViewTest::heldKeyOfASliderIsOneStep()
{
    Bench bench;
    QSlider *slider = bench.view.shift()->slider();
    slider->setFocus();
    QTest::keyPress(slider, Qt::Key_Right);
    for (int i = 0; i < 5; ++i) {
        QKeyEvent repeated(QEvent::KeyPress, Qt::Key_Right, Qt::NoModifier, {}, true);
        QCoreApplication::sendEvent(slider, &repeated);
    }
    QTest::keyRelease(slider, Qt::Key_Right);
    QCOMPARE(bench.document.scene().shift, 0.6);
    QCOMPARE(bench.steps(), 1);
}

void WorkingViewTest::wheelPassesOverSliders()
{
    Bench bench;
    QSlider *slider = bench.view.shift()->slider();
    const auto wheel = [slider] {
        QWheelEvent event({9, 9}, slider->mapToGlobal(QPointF(9, 9)), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(slider, &event);
    };
    wheel();
    QCOMPARE(bench.document.scene().shift, 0.0);
    slider->setFocus();
    wheel();
    QVERIFY(bench.document.scene().shift > 0);
}

void WorkingViewTest::fieldsAcceptCommaAndPoint()
{
    Bench bench;
    NumberField *c = bench.view.shift()->field();
    c->setFocus();
    c->selectAll();
    QTest::keyClicks(c, QStringLiteral("12,5"));
    QCOMPARE(bench.document.scene().shift, 12.5);
    QCOMPARE(bench.steps(), 1); // one typing
    QTest::keyClick(c, Qt::Key_Return);
    c->selectAll();
    QTest::keyClicks(c, QStringLiteral("-7"));
    QCOMPARE(bench.steps(), 2);
    QTest::keyClick(c, Qt::Key_Escape);
    QCOMPARE(bench.document.scene().shift, 12.5);
    QCOMPARE(c->number(), std::optional(12.5));
    NumberField *t = bench.view.temperature()->field();
    t->setFocus();
    t->selectAll();
    QTest::keyClicks(t, QStringLiteral("0.25"));
    QCOMPARE(bench.document.scene().temperature, 0.25);
}

void WorkingViewTest::wrongFieldChangesNothing()
{
    Bench bench;
    NumberField *t = bench.view.temperature()->field();
    for (const char *wrong : {"0", "-1", "x", ""}) {
        t->setFocus();
        t->clear();
        const core::Scene before = bench.document.scene();
        QTest::keyClicks(t, QString::fromLatin1(wrong));
        QVERIFY2(!t->number(), wrong);
        QVERIFY(isMarkedWrong(*t));
        QCOMPARE(bench.document.scene(), before);
    }
    QCOMPARE(bench.steps(), 0);
}

void WorkingViewTest::buttonsResetShiftAndTemperature()
{
    core::Scene scene = core::chapterExample();
    scene.shift = 4;
    scene.temperature = 3;
    Bench bench(scene);
    QTest::mouseClick(button(bench.view.shift(), QStringLiteral("c = 0")), Qt::LeftButton);
    QCOMPARE(bench.document.scene().shift, 0.0);
    QTest::mouseClick(button(bench.view.temperature(), QStringLiteral("T = 1")), Qt::LeftButton);
    QCOMPARE(bench.document.scene(), core::chapterExample());
    QCOMPARE(bench.steps(), 2);
}

void WorkingViewTest::temperatureEndsInTheTrueLimits()
{
    core::Scene scene = core::chapterExample();
    scene.tokens.push_back(scene.tokens[0]); // a tie
    Bench bench(scene);
    auto *slider = bench.view.temperature()->slider();
    slider->setValue(slider->minimum());
    const core::Rows low = bench.document.attention().weights;
    QCOMPARE(low(0, 0), 0.5);
    QCOMPARE(low(0, 1), 0.0);
    QCOMPARE(low(0, 2), 0.0);
    QCOMPARE(low(0, 3), 0.5);
    QCOMPARE(bench.view.temperature()->note(), QStringLiteral("T → 0: the 2 largest share"));
    slider->setValue(slider->maximum());
    QCOMPARE(bench.document.scene().temperature, 1e6);
    for (int j = 0; j < 4; ++j)
        QVERIFY(std::abs(bench.document.attention().weights(0, j) - 0.25) < 1e-5);
    QCOMPARE(bench.view.temperature()->note(), QStringLiteral("largest T: nearly equal weights"));
    slider->setValue(slider->maximum() - 1);
    QCOMPARE(bench.document.scene().temperature, 8.0);
    QCOMPARE(bench.view.temperature()->note(), QString());
    slider->setValue(slider->minimum() + 1);
    QCOMPARE(bench.document.scene().temperature, 0.125);

    // Keys that differ in the last digit only are no tie.
    scene.query = {1e-3, 0};
    scene.tokens[3].key.x() = std::nextafter(1.0, 2.0);
    bench.document.edit(QStringLiteral("move"), scene);
    slider->setValue(slider->minimum());
    QCOMPARE(bench.document.attention().weights(0, 3), 1.0);
    QCOMPARE(bench.view.temperature()->note(), QStringLiteral("T → 0: the largest takes all"));
    bench.table().grab();
}

void WorkingViewTest::presetsSetTheTemperature()
{
    Bench bench;
    const auto actions = bench.view.temperature()->findChild<QMenu *>()->actions();
    QCOMPARE(actions.size(), 4);
    actions[2]->trigger();
    QCOMPARE(bench.document.scene().temperature, std::numbers::sqrt2);
    QCOMPARE(bench.document.attention().scores(0, 0), 1 / std::numbers::sqrt2);
    actions[1]->trigger();
    QCOMPARE(bench.document.scene(), core::chapterExample());
    actions[0]->trigger();
    QCOMPARE(bench.document.attention().weights(0, 0), 1.0);
    actions[3]->trigger();
    QCOMPARE(bench.document.scene().temperature, 1e6);
}

void WorkingViewTest::everyControlHasAName()
{
    Bench bench;
    int controls = 0;
    for (auto *widget : bench.view.findChildren<QWidget *>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible())
            continue;
        ++controls;
        QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    }
    QVERIFY(controls >= 10); // table, choosers, and of both controls slider, field and buttons
}

void WorkingViewTest::smallAndLargeSizesKeepEverythingApart_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("smallest") << QSize(600, 220);
    QTest::newRow("usual") << QSize(912, 294);
    QTest::newRow("wide") << QSize(1800, 500);
}

void WorkingViewTest::smallAndLargeSizesKeepEverythingApart()
{
    QFETCH(QSize, size);
    Bench bench(manyTokens(12), size);
    QCOMPARE(bench.view.size(), size); // not pushed larger by what it holds
    const QRect table = bench.table().geometry();
    for (QWidget *control :
         {static_cast<QWidget *>(bench.view.shift()), static_cast<QWidget *>(bench.view.temperature())}) {
        QVERIFY(bench.view.rect().contains(control->geometry()));
        QVERIFY(!control->geometry().intersects(table));
        for (auto *part : control->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly))
            QVERIFY(!part->isVisible() || control->rect().contains(part->geometry()));
    }
    QWidget *chooser = bench.view.findChildren<QComboBox *>().first()->parentWidget();
    QVERIFY(bench.table().rect().contains(chooser->geometry()));
    QVERIFY(!chooser->geometry().intersects(bench.table().figureLayout().sum().toAlignedRect().adjusted(0, 0, 0, -2)));
    QVERIFY(bench.table().figureLayout().rows() >= 2);
}

void WorkingViewTest::theSwitchShowsTheOverflow()
{
    Bench bench;
    const core::Scene before = bench.document.scene();
    const QImage table = bench.table().grab().toImage();
    QVERIFY(bench.view.subtraction()->isChecked());
    QVERIFY(!bench.table().boxOf(1, valueOf(1, 0)).isEmpty());
    QTest::mouseClick(&bench.table(), Qt::LeftButton, {}, bench.at(1, valueOf(1, 1)));
    QTest::mouseClick(bench.view.subtraction(), Qt::LeftButton, {}, {8, bench.view.subtraction()->height() / 2});
    QVERIFY(!bench.view.subtraction()->isChecked());
    QVERIFY(!bench.table().options().subtractsMaximum);
    QVERIFY(bench.table().boxOf(1, valueOf(1, 0)).isEmpty()); // no value to be typed
    QVERIFY(bench.table().grab().toImage() != table);
    bench.table().setFocus();
    QTest::keyClick(&bench.table(), Qt::Key_Return); // where the keyboard is, there still is a number
    QVERIFY(bench.editor());
    QTest::keyClick(bench.editor(), Qt::Key_Escape);
    QTest::keyClick(bench.view.subtraction(), Qt::Key_Space);
    QVERIFY(bench.table().options().subtractsMaximum);
    QCOMPARE(bench.document.scene(), before);
}

QTEST_MAIN(WorkingViewTest)
#include "tst_workingview.moc"
