#include "tests/drawn.h"
#include "ui/document.h"
#include "ui/look.h"
#include "ui/mainwindow.h"
#include "ui/settings.h"
#include "ui/theme.h"
#include "ui/translation.h"
#include "ui/views/audienceview.h"
#include "ui/views/barsview.h"
#include "ui/views/card.h"
#include "ui/views/curtain.h"
#include "ui/views/lessonview.h"
#include "ui/views/planeview.h"
#include "ui/views/presenting.h"
#include "ui/views/shiftcontrol.h"
#include "ui/views/viewmenu.h"
#include "ui/views/windowstyle.h"
#include "ui/views/workingtable.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPointer>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>

using ui::Document;
using ui::MainWindow;

/// The window in front of a class, by its keys.
class TestPresenting : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void f5FillsTheScreenAndEscapeComesBack();
    void everythingIsLarger();
    void smallestTextCanBeReadFromTheLastRow_data();
    void smallestTextCanBeReadFromTheLastRow();
    void everyStepIsReadWithoutScrolling_data();
    void everyStepIsReadWithoutScrolling();
    void barsAreSeenFromTheLastRow();
    void stepOfTheShiftBringsItsControl();
    void digitsTurnWhatTheStepShows();
    void clickerWalksTheLesson();
    void digitsSwitchOverlays();
    void keysOfMenusWorkWithoutMenus();
    void escapeInADragOnlyTakesItBack();
    void lightIsOnWhileSIsHeld();
    void fullStopDarkensTheScreen();
    void deskLayoutComesBack();
    void languageChangesInFrontOfAClass();
    void audienceSeesTheFigureAlone();

private:
    /// A window in front of a class, on the first of the screens of tests/data/screens.json.
    struct Bench {
        Bench()
        {
            window.present();
            window.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&window));
            QCoreApplication::processEvents(); // the size reaches the panels
        }
        ui::LessonView &lesson() { return *window.findChild<ui::LessonView *>(); }
        ui::PlaneView &match() { return *window.findChild<ui::PlaneView *>(QStringLiteral("match")); }
        ui::Curtain &curtain() { return *window.findChild<ui::Curtain *>(); }

        Document document{core::chapterExample()};
        MainWindow window{document};
    };

    QTemporaryDir m_folder;
};

void TestPresenting::initTestCase()
{
    QApplication::setStyle(new ui::WindowStyle);
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
}

void TestPresenting::init()
{
    QSettings().clear();
    ui::installTranslators(QStringLiteral("en"));
    QApplication::setFont(ui::windowFont(1)); // a window of before has left its own
}

void TestPresenting::f5FillsTheScreenAndEscapeComesBack()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const auto bars = [&] {
        return std::array{window.menuBar()->isVisible(), window.statusBar()->isVisible(),
                          window.findChild<QToolBar *>()->isVisible()};
    };
    for (const Qt::KeyboardModifiers modifiers : {Qt::NoModifier, Qt::ShiftModifier}) { // some clickers send Shift+F5
        QTest::keyClick(window.focusWidget(), Qt::Key_F5, modifiers);
        QVERIFY(window.isFullScreen());
        QCOMPARE(bars(), (std::array{false, false, false}));
        QTest::keyClick(window.focusWidget(), Qt::Key_Escape);
        QVERIFY(!window.isFullScreen());
        QCOMPARE(bars(), (std::array{true, true, true}));
    }
    QCOMPARE(document.scene(), core::chapterExample());
    QTest::keyClick(window.focusWidget(), Qt::Key_Escape); // where there is nothing to leave
    QVERIFY(window.isVisible());
}

void TestPresenting::everythingIsLarger()
{
    QCOMPARE(ui::Presenting::enlargementAt(800), 1.6);
    QCOMPARE(ui::Presenting::enlargementAt(1600), 3.2);
    QCOMPARE(ui::Presenting::enlargementAt(600), 1.6);
    const ui::Style light = ui::style(ui::Theme::Light);
    for (const char *theme : ui::Look::themes) {
        const ui::Style large = ui::Look{QString::fromLatin1(theme)}.style(1.6);
        QCOMPARE(large.textSize, 1.6 * light.textSize); // a projector's large text is not made larger twice
        QVERIFY(large.line >= 1.6 * light.line - 1e-9);
        QVERIFY(large.handle >= 1.6 * light.handle - 1e-9);
    }
    QCOMPARE((ui::Look{QStringLiteral("light"), 1.5}.style(1.6).titleSize), 2.4 * light.titleSize);
}

void TestPresenting::smallestTextCanBeReadFromTheLastRow_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("theme");
    for (const char *language : {"en", "zh_CN"})
        for (const char *theme : {"light", "dark", "projector", "contrast"})
            QTest::addRow("%s, %s", language, theme) << QString::fromLatin1(language) << QString::fromLatin1(theme);
}

// 20 of 800 pixels; subscripts of subscripts are half as large as their line.
void TestPresenting::smallestTextCanBeReadFromTheLastRow()
{
    QFETCH(const QString, language);
    QFETCH(const QString, theme);
    ui::installTranslators(language);
    ui::setting::theme.set(theme);
    Bench bench;
    for (int step = -1; step < bench.lesson().steps(); ++step) {
        if (step >= 0)
            QTest::keyClick(&bench.match(), Qt::Key_PageDown);
        QCOMPARE(bench.lesson().step(), step);
        Recorder recorder;
        bench.window.render(&recorder);
        QVERIFY(recorder.texts.size() > 10);
        for (const DrawnText &text : recorder.texts) {
            const bool isMathematics = text.font.families().contains(QStringLiteral("DejaVu Serif"));
            // Bars share a size, which gives way where one number is as long as in the step of scores about 600.
            const bool isLongNumber = step == 10 && text.font.bold() && text.text.front().isDigit();
            const int pixels = QFontInfo(text.font).pixelSize();
            QVERIFY2(pixels >= (isMathematics  ? 12
                                : isLongNumber ? 16
                                               : 20),
                     qPrintable(QStringLiteral("%1: “%2” has %3 px")
                                    .arg(QString::number(step), text.text, QString::number(pixels))));
        }
    }
}

void TestPresenting::everyStepIsReadWithoutScrolling_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN");
}

void TestPresenting::everyStepIsReadWithoutScrolling()
{
    QFETCH(const QString, language);
    ui::installTranslators(language);
    Bench bench;
    for (int step = 0; step < bench.lesson().steps(); ++step) {
        QTest::keyClick(&bench.match(), Qt::Key_PageDown);
        QCoreApplication::processEvents();
        const auto isWhole = [](const QWidget *words, int height) {
            return words->visibleRegion().boundingRect().height() >= height;
        };
        const auto *text = bench.lesson().findChild<QLabel *>(QStringLiteral("lessonText"));
        const auto *formulas = bench.lesson().findChild<QWidget *>(QStringLiteral("lessonFormulas"));
        QVERIFY2(isWhole(text, text->heightForWidth(text->width())),
                 qPrintable(QStringLiteral("step %1: %2 of %3 pixels")
                                .arg(step)
                                .arg(text->visibleRegion().boundingRect().height())
                                .arg(text->heightForWidth(text->width()))));
        constexpr int air = 12; // below the last line, and what a narrower page needs
        QVERIFY2(!formulas->isVisible() || isWhole(formulas, formulas->minimumHeight() - air),
                 qPrintable(QStringLiteral("step %1: %2 of %3 pixels")
                                .arg(step)
                                .arg(formulas->visibleRegion().boundingRect().height())
                                .arg(formulas->minimumHeight())));
    }
}

void TestPresenting::barsAreSeenFromTheLastRow()
{
    Bench bench;
    QTest::keyClick(&bench.match(), Qt::Key_PageDown);
    QCoreApplication::processEvents();
    QCOMPARE(bench.window.size(), QSize(1280, 800));
    const auto &bars = bench.window.findChild<ui::BarsView *>()->bars();
    const QRectF score = bars.barRect({ui::BarPart::Score, 0}); // 1 on an axis from -1 to 1
    QVERIFY2(score.height() >= 20, qPrintable(QString::number(score.height())));
    const QRectF weight = bars.barRect({ui::BarPart::Weight, 0}); // 66.5 %
    QVERIFY2(weight.height() >= 28, qPrintable(QString::number(weight.height())));
}

void TestPresenting::stepOfTheShiftBringsItsControl()
{
    Bench bench;
    for (int step = 0; step < 10; ++step)
        QTest::keyClick(&bench.match(), Qt::Key_PageDown);
    QCOMPARE(bench.lesson().step(), 9);
    QVERIFY(!bench.window.findChild<ui::WorkingTable *>()->isVisible());
    auto *shift = bench.lesson().findChild<ui::ShiftControl *>();
    QVERIFY(shift && shift->isVisible());
    auto *field = shift->findChild<QLineEdit *>();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("2"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(bench.document.scene().shift, 2.0);
    QVERIFY(bench.lesson().isReached());
    QTest::keyClick(&bench.match(), Qt::Key_PageDown);
    QVERIFY(!shift->isVisible());
    QTest::keyClick(&bench.match(), Qt::Key_PageUp);
    QVERIFY(shift->isVisible());
    QTest::keyClick(&bench.match(), Qt::Key_Escape); // on the desk the working has it
    QVERIFY(bench.window.findChild<ui::WorkingTable *>()->isVisible());
    QVERIFY(!shift->isVisible());
}

void TestPresenting::digitsTurnWhatTheStepShows()
{
    Bench bench;
    QTest::keyClick(&bench.match(), Qt::Key_PageDown);
    const auto overlays = [&] { return bench.window.shownFigure().overlays; };
    QVERIFY(!overlays().hull);
    QTest::keyClick(&bench.match(), Qt::Key_7); // shown on the desk, hidden in the step: one press brings it
    QVERIFY(overlays().hull);
    QTest::keyClick(&bench.match(), Qt::Key_7);
    QVERIFY(!overlays().hull);
    QTest::keyClick(&bench.match(), Qt::Key_1);
    QVERIFY(!overlays().grid);
    QVERIFY(ui::setting::showGrid.get()); // what a step shows is no setting
    bench.document.leave();
    QVERIFY(overlays().grid && overlays().hull);
}

void TestPresenting::clickerWalksTheLesson()
{
    Bench bench;
    QVERIFY(!bench.lesson().isVisible());
    QTest::keyClick(&bench.match(), Qt::Key_PageDown);
    QCOMPARE(bench.lesson().step(), 0);
    QVERIFY(bench.lesson().isVisible());
    QTest::keyClick(&bench.match(), Qt::Key_PageDown);
    QTest::keyClick(&bench.match(), Qt::Key_PageUp);
    QCOMPARE(bench.lesson().step(), 0);
    bench.lesson().leave();
    QVERIFY(!bench.lesson().isVisible());
}

void TestPresenting::digitsSwitchOverlays()
{
    Bench bench;
    const auto *menu = bench.window.findChild<ui::ViewMenu *>();
    for (int digit = 1; digit <= 9; ++digit) {
        const ui::Overlays before = menu->chosenStyle().overlays;
        QTest::keyClick(&bench.match(), Qt::Key(Qt::Key_0 + digit));
        QVERIFY2(!(menu->chosenStyle().overlays == before), qPrintable(QString::number(digit)));
        QTest::keyClick(&bench.match(), Qt::Key(Qt::Key_0 + digit));
        QCOMPARE(menu->chosenStyle().overlays, before);
    }
}

void TestPresenting::keysOfMenusWorkWithoutMenus()
{
    Bench bench;
    bench.document.edit(QStringLiteral("change"),
                        moved(bench.document.scene(), {core::Handle::Kind::Query, -1}, {0.5, 0.5}));
    QTest::keyClick(&bench.match(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench.document.scene(), core::chapterExample());
    QTest::keyClick(&bench.match(), Qt::Key_F);
    QVERIFY(bench.window.findChild<ui::ViewMenu *>()->chosenStyle().overlays.field);
    QTest::keyClick(&bench.match(), Qt::Key_Insert);
    QCOMPARE(bench.document.tokens(), 4);
}

void TestPresenting::escapeInADragOnlyTakesItBack()
{
    Bench bench;
    ui::PlaneView &match = bench.match();
    const QPoint tip = match.viewport().toPixel({0, 1}).toPoint();
    QTest::mousePress(&match, Qt::LeftButton, {}, tip);
    QTest::mouseMove(&match, tip + QPoint(0, 40));
    QVERIFY(bench.document.scene() != core::chapterExample());
    QTest::keyClick(&match, Qt::Key_Escape);
    QCOMPARE(bench.document.scene(), core::chapterExample());
    QVERIFY(bench.window.isFullScreen());
    QTest::mouseRelease(&match, Qt::LeftButton, {}, tip);
}

void TestPresenting::lightIsOnWhileSIsHeld()
{
    Bench bench;
    QTest::keyPress(&bench.match(), Qt::Key_S);
    QVERIFY(bench.curtain().isVisible());
    QCOMPARE(bench.curtain().size(), bench.window.size());
    // The mouse goes through.
    QCOMPARE(bench.window.childAt(bench.match().mapTo(&bench.window, QPoint(50, 50))), &bench.match());
    QCursor::setPos(bench.match().mapToGlobal(QPoint(100, 100)));
    const QImage lit = bench.window.grab().toImage();
    const auto brightness = [&](const QPoint &place) {
        return lit.pixelColor(bench.match().mapTo(&bench.window, place)).lightness();
    };
    QVERIFY(brightness({103, 103}) > 2 * brightness({100, 350}));
    QTest::keyRelease(&bench.match(), Qt::Key_S);
    QVERIFY(!bench.curtain().isVisible());
    QTest::keyClick(&bench.match(), Qt::Key_Escape);
    QTest::keyPress(&bench.match(), Qt::Key_S); // on a desk it is a letter
    QVERIFY(!bench.curtain().isVisible());
}

void TestPresenting::fullStopDarkensTheScreen()
{
    Bench bench;
    for (const Qt::Key key : {Qt::Key_Period, Qt::Key_B}) {
        QTest::keyClick(&bench.match(), key);
        const QImage dark = bench.window.grab().toImage();
        QCOMPARE(dark.pixelColor(dark.rect().center()), QColor(Qt::black));
        QTest::keyClick(&bench.match(), key);
        QVERIFY(!bench.curtain().isDrawn());
    }
    QTest::keyClick(&bench.match(), Qt::Key_Period);
    QTest::keyClick(&bench.match(), Qt::Key_Escape); // first the light, then the desk
    QVERIFY(!bench.curtain().isDrawn() && bench.window.isFullScreen());
}

void TestPresenting::deskLayoutComesBack()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.resize(1200, 700);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const auto layout = [&] {
        QList<QList<int>> sizes;
        for (const QSplitter *splitter : window.findChildren<QSplitter *>())
            sizes += splitter->sizes();
        QList<bool> shown;
        for (const ui::Card *card : window.findChildren<ui::Card *>())
            shown += card->isVisible();
        return std::pair(sizes, shown);
    };
    QTest::keyClick(window.focusWidget(), Qt::Key_PageDown);
    window.findChild<QSplitter *>()->setSizes({320, 300});
    const auto before = layout();
    const QSize size = window.size();
    QTest::keyClick(window.focusWidget(), Qt::Key_F5);
    QVERIFY(before != layout());
    QTest::keyClick(window.focusWidget(), Qt::Key_Escape);
    QTRY_COMPARE(window.size(), size);
    QTRY_COMPARE(layout(), before);
    QVERIFY(ui::setting::showWorking.get());
}

void TestPresenting::languageChangesInFrontOfAClass()
{
    Document document(core::chapterExample());
    QPointer<MainWindow> window = new MainWindow(document);
    window->present();
    window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window));
    QTest::keyClick(window->focusWidget(), Qt::Key_PageDown);
    ui::setting::language.set(QStringLiteral("zh_CN"));
    emit window->findChild<ui::ViewMenu *>()->languageChosen();
    QTRY_VERIFY(!window);
    MainWindow *next = nullptr;
    for (QWidget *widget : QApplication::topLevelWidgets())
        if (auto *candidate = qobject_cast<MainWindow *>(widget))
            next = candidate;
    QVERIFY(next && next->isFullScreen() && !next->menuBar()->isVisible());
    QCOMPARE(next->findChild<ui::LessonView *>()->step(), 0);
    QVERIFY(next->findChild<ui::LessonView *>()->isVisible());
    delete next;
}

void TestPresenting::audienceSeesTheFigureAlone()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    QVERIFY(window.findChild<ui::AudienceView *>() == nullptr); // not unless it is asked for
    QAction *action = nullptr;
    for (QAction *candidate : window.findChild<ui::ViewMenu *>()->actions())
        if (candidate->text().contains(QStringLiteral("second s&creen")))
            action = candidate;
    QVERIFY(action);
    action->trigger();
    QPointer<ui::AudienceView> picture = window.findChild<ui::AudienceView *>();
    QVERIFY(picture && picture->isWindow() && picture->isVisible());
    QTRY_COMPARE(picture->size(), QSize(1920, 1080)); // the other screen
    QCOMPARE(picture->screen()->name(), QStringLiteral("projector"));
    QVERIFY(picture->findChildren<QWidget *>().isEmpty());
    const QImage before = picture->grab().toImage();
    Recorder recorder;
    picture->render(&recorder);
    QVERIFY(std::any_of(recorder.texts.begin(), recorder.texts.end(),
                        [](const DrawnText &text) { return text.text == QStringLiteral("66.5%"); }));
    document.edit(QStringLiteral("change"), moved(document.scene(), {core::Handle::Kind::Query, -1}, {0, 1}));
    QVERIFY(picture->grab().toImage() != before);
    picture->close();
    QVERIFY(!action->isChecked());
    QTRY_VERIFY(!picture || !picture->isVisible());
}

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" TEST_DATA "/screens.json");
    QApplication application(argc, argv);
    TestPresenting test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_presenting.moc"
