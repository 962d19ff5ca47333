#include "ui/document.h"
#include "ui/figure/headtotail.h"
#include "ui/mainwindow.h"
#include "ui/settings.h"
#include "ui/translation.h"
#include "ui/views/explorebar.h"
#include "ui/views/exploremenu.h"
#include "ui/views/gestureslider.h"
#include "ui/views/headtotailcontrol.h"
#include "ui/views/lengthcontrol.h"
#include "ui/views/lessonview.h"
#include "ui/views/numberfield.h"
#include "ui/views/orbitcontrol.h"
#include "ui/views/planeview.h"
#include "ui/views/viewmenu.h"
#include "ui/views/windowstyle.h"
#include "ui/views/workingtable.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <cmath>

using core::Point;
using ui::Tool;

namespace {

/// A document and its shown window.
struct Bench {
    explicit Bench(const QSize &size = {1440, 900}) : document(core::chapterExample()), window(document)
    {
        window.resize(size);
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("The window does not become active.");
    }

    template <typename View>
    View &child(const char *name = nullptr)
    {
        return *window.findChild<View *>(QString::fromLatin1(name));
    }
    ui::ExploreBar &bar() { return child<ui::ExploreBar>(); }
    ui::WorkingTable &table() { return child<ui::WorkingTable>(); }
    ui::PlaneView &match() { return child<ui::PlaneView>("match"); }
    ui::PlaneView &mix() { return child<ui::PlaneView>("mix"); }
    ui::LessonView &lesson() { return child<ui::LessonView>(); }
    QAction *action(Tool tool) { return child<ui::ExploreMenu>().action(tool); }
    ui::Style style()
    {
        ui::Style result = ui::style(ui::Theme::Light);
        bar().addTo(&result);
        return result;
    }
    QImage picture(const ui::PlaneView &view)
    {
        QImage image(view.size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        view.paintFigure(painter);
        return image;
    }
    QPoint rowOf(int token) { return table().figureLayout().row(token).center().toPoint(); }
    void dragRow(int token, int to)
    {
        const QPoint start(20, rowOf(token).y());
        const QPoint end(20, rowOf(to).y());
        QTest::mousePress(&table(), Qt::LeftButton, {}, start);
        for (int i = 1; i <= 8; ++i) {
            const QPoint place = start + (end - start) * i / 8;
            QMouseEvent move(QEvent::MouseMove, place, table().mapToGlobal(place), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(&table(), &move);
        }
        QTest::mouseRelease(&table(), Qt::LeftButton, {}, end);
    }
    const Point &query() { return document.scene().query; }
    int steps() { return document.undoStack().count(); }

    ui::Document document;
    ui::MainWindow window;
};

constexpr std::array<std::pair<Qt::Key, Tool>, 4> keys{{{Qt::Key_O, Tool::Orbit},
                                                        {Qt::Key_L, Tool::Length},
                                                        {Qt::Key_H, Tool::HeadToTail},
                                                        {Qt::Key_N, Tool::Normalisers}}};

} // namespace

/// The tools of the Explore menu, in the window.
class TestExplore : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void oneKeyTurnsAToolOnAndOff();
    void everyToolExplainsItself();
    void everyToolIsDrawnAtOnce();
    void barFitsASmallWindow_data();
    void barFitsASmallWindow();
    void toolsAreRemembered();
    void playingIsOneUndoStep();
    void anotherEditStopsTheOrbit();
    void pressOnAPlaneStopsTheOrbit();
    void orbitStopsWithItsTool();
    void zeroQueryHasNoOrbit();
    void scrubbingTurnsTheQuery();
    void draggingTheQueryChangesTheRadius();
    void lengthIsTyped();
    void lengthIsComparedWithTheTemperature();
    void draggedRowChangesTheOrder();
    void keysChangeTheOrder();
    void rowsRestWithoutTheTool();
    void orderComesBackAsNumbered();
    void buildUpLaysOneShareAfterTheOther();
    void targetsAreALessonWithARing();
    void targetsGoOnInAnotherLanguage();
    void hintIsASentenceOnRequest();

private:
    QTemporaryDir m_folder;
};

void TestExplore::initTestCase()
{
    QApplication::setStyle(new ui::WindowStyle);
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
}

void TestExplore::init()
{
    QSettings().clear();
    ui::installTranslators(QStringLiteral("en"));
}

void TestExplore::oneKeyTurnsAToolOnAndOff()
{
    Bench bench;
    QVERIFY(!bench.bar().isVisible());
    for (const auto &[key, tool] : keys) {
        QTest::keyClick(&bench.window, key);
        QVERIFY(bench.action(tool)->isChecked());
        QVERIFY(bench.bar().isVisible());
        QCOMPARE(bench.bar().chooser()->currentText(), ui::ExploreMenu::title(tool));
        QTest::keyClick(&bench.window, key);
        QVERIFY(!bench.action(tool)->isChecked());
        QVERIFY(!bench.bar().isVisible());
    }
    QCOMPARE(bench.steps(), 0);
    for (const Tool tool : {Tool::Orbit, Tool::HeadToTail})
        bench.action(tool)->trigger();
    QCOMPARE(bench.bar().chooser()->count(), 2);
    QTest::mouseClick(bench.bar().closeButton(), Qt::LeftButton);
    QVERIFY(!bench.action(Tool::HeadToTail)->isChecked());
    QCOMPARE(bench.bar().chooser()->currentText(), ui::ExploreMenu::title(Tool::Orbit));
}

void TestExplore::everyToolExplainsItself()
{
    Bench bench;
    for (const Tool tool : ui::tools) {
        const QString sentence = ui::ExploreMenu::sentence(tool);
        QCOMPARE(sentence.count(u'.'), 1);
        QVERIFY(sentence.endsWith(u'.'));
        QCOMPARE(bench.action(tool)->statusTip(), sentence);
        bench.action(tool)->setChecked(true);
        bool isShown = false;
        for (const QLabel *label : bench.bar().findChildren<QLabel *>())
            isShown = isShown || (label->isVisible() && label->text() == sentence);
        QVERIFY2(isShown, qPrintable(sentence));
    }
}

void TestExplore::everyToolIsDrawnAtOnce()
{
    Bench bench;
    bench.document.edit({}, moved(bench.document.scene(), {}, {0.4, -0.8}));
    bench.action(Tool::Length)->setChecked(true); // so that the bar has its room already
    QCoreApplication::processEvents();
    for (const Tool tool : {Tool::Orbit, Tool::HeadToTail, Tool::Normalisers}) {
        const QImage mix = bench.picture(bench.mix());
        const QImage match = bench.picture(bench.match());
        bench.action(tool)->setChecked(true);
        QVERIFY2(bench.picture(bench.mix()) != mix, qPrintable(ui::ExploreMenu::title(tool)));
        QCOMPARE(bench.picture(bench.match()) != match, tool == Tool::Orbit);
        bench.action(tool)->setChecked(false);
        QVERIFY(bench.picture(bench.mix()) == mix);
        QVERIFY(bench.picture(bench.match()) == match);
    }
    const QImage mix = bench.picture(bench.mix());
    bench.action(Tool::Length)->setChecked(false);
    QVERIFY(bench.picture(bench.mix()) != mix);
}

void TestExplore::barFitsASmallWindow_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN");
}

void TestExplore::barFitsASmallWindow()
{
    QFETCH(QString, language);
    ui::installTranslators(language);
    Bench bench({1024, 700});
    for (const Tool tool : ui::tools) {
        bench.action(tool)->setChecked(true);
        QCoreApplication::processEvents();
        QCOMPARE(bench.window.size(), QSize(1024, 700));
        QVERIFY(bench.bar().height() <= 56);
        QVERIFY(bench.mix().height() >= 200);
        for (const QWidget *part : bench.bar().findChildren<QWidget *>()) {
            if (!part->isVisible())
                continue;
            const QRect place(part->mapTo(&bench.bar(), QPoint(0, 0)), part->size());
            QVERIFY2(bench.bar().rect().contains(place), part->metaObject()->className());
            if (part->objectName() == QLatin1String("sentence"))
                QVERIFY2(part->width() >= 220, qPrintable(QString::number(part->width())));
        }
    }
}

void TestExplore::toolsAreRemembered()
{
    {
        Bench bench;
        bench.action(Tool::Normalisers)->setChecked(true);
    }
    Bench bench;
    QVERIFY(bench.action(Tool::Normalisers)->isChecked());
    QVERIFY(bench.bar().isVisible());
    QVERIFY(bench.style().overlays.normalisers);
    QVERIFY(!bench.style().overlays.orbit);
}

void TestExplore::playingIsOneUndoStep()
{
    Bench bench;
    const core::Scene before = bench.document.scene();
    bench.action(Tool::Orbit)->setChecked(true);
    QSignalSpy changes(&bench.document, &ui::Document::changed);
    ui::OrbitControl &orbit = *bench.bar().orbit();
    QTest::mouseClick(orbit.playButton(), Qt::LeftButton);
    QVERIFY(orbit.isPlaying());
    QTRY_VERIFY(changes.count() >= 5);
    QTest::mouseClick(orbit.playButton(), Qt::LeftButton);
    QVERIFY(!orbit.isPlaying());
    QVERIFY(bench.query() != before.query);
    QVERIFY(std::abs(bench.query().norm() - 1) < 1e-12);
    QVERIFY(bench.query().y() > 0); // counter-clockwise
    QCOMPARE(bench.steps(), 1);
    bench.document.undoStack().undo();
    QVERIFY(bench.document.scene() == before);
}

void TestExplore::anotherEditStopsTheOrbit()
{
    Bench bench;
    bench.action(Tool::Orbit)->setChecked(true);
    bench.bar().orbit()->play();
    QSignalSpy changes(&bench.document, &ui::Document::changed);
    QTRY_VERIFY(changes.count() >= 2);
    bench.document.edit(QStringLiteral("other"), moved(bench.document.scene(), {}, {0, 2}));
    QVERIFY(!bench.bar().orbit()->isPlaying());
    QCOMPARE(bench.query(), Point(0, 2));
    QCOMPARE(bench.steps(), 2);
    bench.bar().orbit()->play();
    QTRY_VERIFY(bench.query() != Point(0, 2));
    bench.document.undoStack().undo();
    QVERIFY(!bench.bar().orbit()->isPlaying());
    QCOMPARE(bench.query(), Point(0, 2));
}

void TestExplore::pressOnAPlaneStopsTheOrbit()
{
    Bench bench;
    bench.action(Tool::Orbit)->setChecked(true);
    for (ui::PlaneView *view : {&bench.match(), &bench.mix()}) {
        bench.bar().orbit()->play();
        QTest::mouseClick(view, Qt::LeftButton, {}, QPoint(5, 5));
        QVERIFY(!bench.bar().orbit()->isPlaying());
    }
}

void TestExplore::orbitStopsWithItsTool()
{
    Bench bench;
    bench.action(Tool::Orbit)->setChecked(true);
    bench.bar().orbit()->play();
    QVERIFY(bench.bar().orbit()->isPlaying());
    bench.action(Tool::Orbit)->setChecked(false);
    QVERIFY(!bench.bar().orbit()->isPlaying());
}

void TestExplore::zeroQueryHasNoOrbit()
{
    Bench bench;
    bench.action(Tool::Orbit)->setChecked(true);
    ui::OrbitControl &orbit = *bench.bar().orbit();
    bench.document.edit({}, moved(bench.document.scene(), {}, {0, 0}));
    QVERIFY(!orbit.playButton()->isEnabled());
    orbit.play();
    QVERIFY(!orbit.isPlaying());
    bench.document.undoStack().undo();
    QVERIFY(orbit.playButton()->isEnabled());
}

// One degree more: cos 1° = 0.99984770, sin 1° = 0.01745241.
void TestExplore::scrubbingTurnsTheQuery()
{
    Bench bench;
    bench.action(Tool::Orbit)->setChecked(true);
    ui::GestureSlider *scrubber = bench.bar().orbit()->scrubber();
    scrubber->setFocus();
    QTest::keyClick(scrubber, Qt::Key_Right);
    QVERIFY((bench.query() - Point(0.99984770, 0.01745241)).norm() < 1e-8);
    QCOMPARE(bench.steps(), 1);
    QTest::keyClick(scrubber, Qt::Key_End); // 360°
    QVERIFY((bench.query() - Point(1, 0)).norm() < 1e-12);
    QCOMPARE(bench.steps(), 2);
    bench.document.edit({}, moved(bench.document.scene(), {}, {0, -3}));
    QCOMPARE(scrubber->value(), 270);
}

void TestExplore::draggingTheQueryChangesTheRadius()
{
    Bench bench;
    bench.document.edit({}, moved(bench.document.scene(), {}, {0.6, 0.8}));
    bench.action(Tool::Orbit)->setChecked(true);
    ui::PlaneView &match = bench.match();
    const auto pixel = [&](const Point &point) { return match.viewport().toPixel(point).toPoint(); };
    QTest::mousePress(&match, Qt::LeftButton, {}, pixel({0.6, 0.8}));
    for (const double length : {1.2, 1.3, 1.5}) {
        const QPoint place = pixel(length * Point(0.6, 0.8));
        QMouseEvent move(QEvent::MouseMove, place, match.mapToGlobal(place), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&match, &move);
    }
    QTest::mouseRelease(&match, Qt::LeftButton, {}, pixel({0.9, 1.2}));
    const auto *field = bench.bar().findChild<ui::LengthControl *>()->field();
    QVERIFY(std::abs(*field->number() - 1.5) < 0.03);
    QCOMPARE(*field->number(), std::hypot(bench.query().x(), bench.query().y()));
    QCOMPARE(bench.steps(), 2);
}

void TestExplore::lengthIsTyped()
{
    Bench bench;
    bench.document.edit({}, moved(bench.document.scene(), {}, {-0.6, 0.8}));
    bench.action(Tool::Length)->setChecked(true);
    ui::NumberField *field = nullptr;
    for (auto *control : bench.bar().findChildren<ui::LengthControl *>())
        field = control->isVisible() ? control->field() : field;
    QVERIFY(field != nullptr);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("2,5"));
    QVERIFY((bench.query() - Point(-1.5, 2)).norm() < 1e-12);
    QCOMPARE(bench.steps(), 2);
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("-1"));
    QVERIFY(!field->number().has_value());
    QVERIFY((bench.query() - Point(-1.5, 2)).norm() < 1e-12);
}

// ‖q‖/T is what counts: (3, 4) at T = 2 does what (0.6, 0.8) does at T = 0.4.
void TestExplore::lengthIsComparedWithTheTemperature()
{
    Bench bench;
    bench.action(Tool::Length)->setChecked(true);
    core::Scene scene = moved(bench.document.scene(), {}, {3, 4});
    scene.temperature = 2;
    bench.document.edit({}, scene);
    const auto says = [&](const QString &text) {
        const auto labels = bench.bar().findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel *label) { return label->isVisible() && label->text().contains(text); });
    };
    QVERIFY(says(QStringLiteral("T = 0.40")));
    bench.document.edit({}, moved(scene, {}, {0, 0}));
    QVERIFY(says(QStringLiteral("q = 0")));
}

void TestExplore::draggedRowChangesTheOrder()
{
    Bench bench;
    bench.action(Tool::HeadToTail)->setChecked(true);
    bench.dragRow(0, 2);
    QCOMPARE(bench.style().explored.order, std::vector<int>({1, 2, 0}));
    QVERIFY(bench.rowOf(1).y() < bench.rowOf(2).y());
    QVERIFY(bench.rowOf(2).y() < bench.rowOf(0).y());
    QCOMPARE(bench.table().figureLayout().tokenAt(bench.rowOf(0)), 0);
    const auto shares = laidShares(bench.document.scene(), bench.document.attention(), bench.style());
    QCOMPARE(shares.front().token, 1);
    QCOMPARE(shares.back().token, 0);
    QCOMPARE(bench.document.selectedToken(), 0);
    QCOMPARE(bench.steps(), 0); // a view of the scene, no part of it
    bench.dragRow(0, 1);
    QCOMPARE(bench.style().explored.order, std::vector<int>({0, 1, 2}));
}

void TestExplore::keysChangeTheOrder()
{
    Bench bench;
    bench.action(Tool::HeadToTail)->setChecked(true);
    bench.document.select(2);
    bench.table().setFocus();
    QTest::keyClick(&bench.table(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(bench.style().explored.order, std::vector<int>({0, 2, 1}));
    QTest::keyClick(&bench.table(), Qt::Key_Up, Qt::AltModifier);
    QTest::keyClick(&bench.table(), Qt::Key_Up, Qt::AltModifier); // it is the first already
    QCOMPARE(bench.style().explored.order, std::vector<int>({2, 0, 1}));
    QTest::keyClick(&bench.table(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(bench.style().explored.order, std::vector<int>({0, 2, 1}));
    QTest::keyClick(&bench.table(), Qt::Key_Down); // the next row, not the next number
    QCOMPARE(bench.document.selectedToken(), 1);
}

void TestExplore::rowsRestWithoutTheTool()
{
    Bench bench;
    bench.dragRow(0, 2);
    bench.table().setFocus();
    bench.document.select(1);
    QTest::keyClick(&bench.table(), Qt::Key_Up, Qt::AltModifier);
    QVERIFY(bench.style().explored.order.empty());
    QVERIFY(bench.rowOf(0).y() < bench.rowOf(1).y());
}

void TestExplore::orderComesBackAsNumbered()
{
    Bench bench;
    bench.action(Tool::HeadToTail)->setChecked(true);
    QToolButton *button = bench.bar().headToTail()->numberedButton();
    QVERIFY(!button->isEnabled());
    bench.dragRow(2, 0);
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(bench.style().explored.order.empty());
    QVERIFY(bench.rowOf(0).y() < bench.rowOf(2).y());
}

void TestExplore::buildUpLaysOneShareAfterTheOther()
{
    Bench bench;
    bench.action(Tool::HeadToTail)->setChecked(true);
    ui::HeadToTailControl &control = *bench.bar().headToTail();
    const QImage whole = bench.picture(bench.mix());
    std::vector<double> laid;
    connect(&control, &ui::HeadToTailControl::changed, this, [&] { laid.push_back(bench.style().explored.laid); });
    QTest::mouseClick(control.buildButton(), Qt::LeftButton);
    QVERIFY(control.isBuilding());
    QVERIFY(bench.picture(bench.mix()) != whole);
    QTRY_VERIFY(!control.isBuilding()); // 3 × 0.5 s
    QVERIFY(laid.size() > 5);
    QVERIFY(std::is_sorted(laid.begin(), laid.end()));
    QCOMPARE(laid.back(), 1.0);
    QVERIFY(bench.picture(bench.mix()) == whole);
    QCOMPARE(bench.steps(), 0);
}

void TestExplore::targetsAreALessonWithARing()
{
    Bench bench;
    const core::Scene own = bench.document.scene();
    QTest::keyClick(&bench.window, Qt::Key_T);
    QCOMPARE(bench.lesson().folder(), ui::LessonView::targets());
    QCOMPARE(bench.lesson().steps(), 5);
    QVERIFY(!bench.lesson().target().has_value()); // the first wants weights
    bench.lesson().showStep(1);
    const QImage with = bench.picture(bench.mix());
    QCOMPARE(bench.lesson().target()->centre, Point(0.4, 1.4));
    const QPoint rim = bench.mix().viewport().toPixel(Point(0.4, 1.4 - 0.08)).toPoint();
    bench.document.edit({}, moved(bench.document.scene(), {}, {0.35, 1.6}));
    QVERIFY(bench.lesson().isReached());
    bench.lesson().leave();
    QVERIFY(!bench.lesson().target().has_value());
    QVERIFY(bench.document.scene() == own);
    QCOMPARE(bench.lesson().folder(), ui::LessonView::chapter3());
    QVERIFY(with.pixelColor(rim) != Qt::white);
}

void TestExplore::targetsGoOnInAnotherLanguage()
{
    ui::Document document(core::chapterExample());
    auto *window = new ui::MainWindow(document);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
    emit window->findChild<ui::ExploreMenu *>()->targetsWanted();
    window->findChild<ui::LessonView *>()->showStep(3);
    window->findChild<ui::ExploreMenu *>()->action(Tool::Orbit)->setChecked(true);
    ui::setting::language.set(QStringLiteral("zh_CN"));
    QPointer<ui::MainWindow> old(window);
    emit window->findChild<ui::ViewMenu *>()->languageChosen();
    QTRY_VERIFY(!old);
    ui::MainWindow *next = nullptr;
    for (QWidget *widget : QApplication::topLevelWidgets())
        next = next ? next : qobject_cast<ui::MainWindow *>(widget);
    QVERIFY(next != nullptr);
    const auto *lesson = next->findChild<ui::LessonView *>();
    QCOMPARE(lesson->folder(), ui::LessonView::targets());
    QCOMPARE(lesson->step(), 3);
    QCOMPARE(lesson->target()->centre, Point(-0.8, 0.9));
    QVERIFY(next->findChild<ui::ExploreBar *>()->isVisible());
    document.leave();
    delete next;
}

void TestExplore::hintIsASentenceOnRequest()
{
    Bench bench;
    QTest::keyClick(&bench.window, Qt::Key_T);
    auto *hint = bench.lesson().findChild<QPushButton *>(QStringLiteral("hint"));
    const auto *attempt = bench.lesson().findChild<QLabel *>(QStringLiteral("attempt"));
    QVERIFY(hint->isVisible());
    QVERIFY(!attempt->text().contains(QStringLiteral("ln 6")));
    QTest::mouseClick(hint, Qt::LeftButton);
    QVERIFY(attempt->text().contains(QStringLiteral("ln 6")));
    QVERIFY(!hint->isVisible());
    QTest::mouseClick(bench.lesson().findChild<QPushButton *>(QStringLiteral("showMe")), Qt::LeftButton);
    QTRY_VERIFY(bench.lesson().isReached());
    bench.lesson().leave();
    bench.lesson().showStep(0); // of the chapter, which has no hints
    QVERIFY(!hint->isVisible());
}

QTEST_MAIN(TestExplore)
#include "tst_explore.moc"
