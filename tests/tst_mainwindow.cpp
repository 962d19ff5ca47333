#include "ui/mainwindow.h"

#include "core/scenefile.h"
#include "ui/document.h"
#include "ui/examples.h"
#include "ui/settings.h"
#include "ui/translation.h"
#include "ui/views/barsview.h"
#include "ui/views/exploremenu.h"
#include "ui/views/exportdialog.h"
#include "ui/views/filemenu.h"
#include "ui/views/focusring.h"
#include "ui/views/lessonpage.h"
#include "ui/views/lessonview.h"
#include "ui/views/planeview.h"
#include "ui/views/shiftcontrol.h"
#include "ui/views/tokenmenu.h"
#include "ui/views/toolbar.h"
#include "ui/views/viewmenu.h"
#include "ui/views/windowstyle.h"
#include "ui/views/workingtable.h"
#include "ui/views/workingview.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSemaphore>
#include <QSet>
#include <QSettings>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>
#include <QTimer>
#include <QToolButton>

#include <atomic>
#include <memory>

using ui::Document;
using ui::MainWindow;

/// The window: files, menus, language, layout.
class TestMainWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void showsTheChaptersExample();
    void whatTheFirstPictureLeavesOutComesAtOnce();
    void pictureWaitsForNoThread();
    void everyShortcutIsItsOwnAndEveryButtonHasATip();
    void everyExampleOpens();
    void closingAsksOnlyForUnsavedChanges();
    void brokenFileGetsASentenceAndChangesNothing();
    void openedFileIsTheOneJustSaved();
    void droppedFileOpens();
    void recentFilesAreRemembered();
    void failedSaveSaysWhereAndStaysUnsaved();
    void tokensAreAddedRemovedDuplicatedRenamed();
    void undoAndRedoAreKeys();
    void namesAreLiteralInMenus();
    void brokenSettingsGiveTheDefaults();
    void decimalsChangeEverywhere();
    void overlaysAreRemembered();
    void snapReachesThePlanes();
    void languageChangesAtOnceAroundTheSameDocument();
    void colourVisionOutlivesTheLanguage();
    void themeChangesAtOnce();
    void fitsASmallScreen_data();
    void fitsASmallScreen();
    void buttonsGiveWayInAnOrder();
    void buttonsAreTheirActions();
    void menusAreOfWhatIsThere();
    void textSizeReachesEverything();
    void workingKeepsItsRowsWithLargeText();
    void roomOfTheLessonIsForTheMoment();
    void ratioGrowsAndShrinksWithTheText();
    void ringMovesWithItsButton();
    void lessonHasRoomToBeRead_data();
    void lessonHasRoomToBeRead();
    void overlaysComeBackAsAtFirst();
    void pointerLeavesOtherWordsAlone();
    void solutionEndsInThePicture();
    void layoutIsRemembered();
    void hiddenPanelsStayHidden();
    void lessonKeepsTheUsersOwnScene();
    void lessonGoesOnInAnotherLanguage();
    void overlaysOfAStepStay();
    void maximumIsSubtractedInTheNextStep();
    void statusLineTellsWhatIsUnderThePointer();
    void figureIsExportedAsShown();
    void figureOpensWithWhatItShowed();
    void figureAndNumbersAreCopiedAndTheScenePasted();

private:
    static QAction *action(const QWidget &window, const QString &text)
    {
        for (QAction *candidate : window.findChildren<QAction *>())
            if (QString(candidate->text()).remove(u'&').section(u'(', 0, 0) == text) // Chinese marks stand in brackets
                return candidate;
        return nullptr;
    }
    static QToolButton *button(const MainWindow &window, const QString &text)
    {
        for (auto *candidate : window.findChild<ui::ToolBar *>()->findChildren<QToolButton *>())
            if (candidate->text() == text)
                return candidate;
        return nullptr;
    }
    /// Texts of the buttons that are within the tool bar.
    static QStringList buttonsOf(const MainWindow &window)
    {
        QStringList result;
        for (const auto *candidate : window.findChild<ui::ToolBar *>()->findChildren<QToolButton *>())
            if (!candidate->text().isEmpty() && candidate->isVisible())
                result += candidate->text();
        return result;
    }
    static MainWindow *onlyWindow()
    {
        for (QWidget *widget : QApplication::topLevelWidgets())
            if (auto *window = qobject_cast<MainWindow *>(widget))
                return window;
        return nullptr;
    }
    /// Answers the next message box with `button` and keeps its text.
    /// Writes the figure of the dialog that comes next.
    void answerExport(const QString &path)
    {
        QTimer::singleShot(0, this, [path] {
            auto *dialog = qobject_cast<ui::ExportDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            QVERIFY(dialog->writeTo(path));
        });
    }
    void answer(QMessageBox::StandardButton button)
    {
        m_question.clear();
        QTimer::singleShot(0, this, [this, button] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            if (box == nullptr)
                return;
            m_question = box->text();
            box->button(button)->click();
        });
    }
    static void change(Document &document)
    {
        document.edit(QStringLiteral("change"), moved(document.scene(), {core::Handle::Kind::Query, -1}, {0.5, 0.5}));
    }

    QTemporaryDir m_folder;
    QString m_question;
};

void TestMainWindow::initTestCase()
{
    QApplication::setStyle(new ui::WindowStyle);
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
}

void TestMainWindow::init()
{
    QSettings().clear();
    ui::installTranslators(QStringLiteral("en"));
}

void TestMainWindow::showsTheChaptersExample()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    QVERIFY(window.findChild<ui::PlaneView *>(QStringLiteral("match"))->isVisible());
    QVERIFY(window.findChild<ui::PlaneView *>(QStringLiteral("mix"))->isVisible());
    QVERIFY(window.findChild<ui::BarsView *>()->isVisible());
    QVERIFY(window.windowTitle().contains(QStringLiteral("Attention Plane")));
    QVERIFY(!window.isWindowModified());
    change(document);
    QVERIFY(window.isWindowModified());
}

void TestMainWindow::whatTheFirstPictureLeavesOutComesAtOnce()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    auto *table = window.findChild<ui::WorkingTable *>();
    const auto coloursOfTheTable = [&] {
        const QImage image = table->grab({0, 0, table->width(), table->height() / 2}).toImage(); // without choosers
        QSet<QRgb> colours;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                colours.insert(image.pixel(x, y));
        return colours.size();
    };
    QCOMPARE(coloursOfTheTable(), 1); // its ground alone
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTRY_VERIFY(coloursOfTheTable() > 50);
    QCOMPARE(window.findChild<ui::LessonView *>()->findChild<QMenu *>()->actions().size(), 12);
}

// The only thread of the toolkit's pool is taken: who hands work to the pool gets nothing back until the gate is open.
void TestMainWindow::pictureWaitsForNoThread()
{
    QThreadPool &pool = *QThreadPool::globalInstance();
    const int threads = pool.maxThreadCount();
    pool.setMaxThreadCount(1);
    Document document(core::chapterExample());
    MainWindow window(document);
    window.resize(1440, 900);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QSemaphore gate;
    std::atomic<bool> isOpened = false;
    pool.start([&] { isOpened = gate.tryAcquire(1, 3000); });
    window.grab();
    gate.release();
    pool.waitForDone();
    pool.setMaxThreadCount(threads);
    QVERIFY(isOpened);
}

void TestMainWindow::everyShortcutIsItsOwnAndEveryButtonHasATip()
{
    Document document(core::chapterExample());
    const MainWindow window(document);
    QSet<QKeySequence> taken;
    for (const QAction *candidate : window.findChildren<QAction *>()) {
        for (const QKeySequence &shortcut : candidate->shortcuts()) {
            QVERIFY2(!taken.contains(shortcut), qPrintable(shortcut.toString()));
            taken.insert(shortcut);
        }
    }
    for (const auto standard : {QKeySequence::New, QKeySequence::Open, QKeySequence::Save, QKeySequence::Undo})
        QVERIFY2(taken.contains(QKeySequence(standard)), qPrintable(QKeySequence(standard).toString()));
    for (const QToolButton *button : window.findChildren<QToolButton *>())
        QVERIFY2(button->text().isEmpty() || !button->toolTip().isEmpty() || button->menu() != nullptr,
                 qPrintable(button->text()));
}

void TestMainWindow::everyExampleOpens()
{
    Document document(core::chapterExample());
    const MainWindow window(document);
    for (const ui::Example &example : ui::examples()) {
        QAction *open = action(window, example.title);
        QVERIFY2(open, qPrintable(example.title));
        open->trigger();
        QString error;
        QVERIFY(document.scene() == core::readSceneFile(example.file, &error));
        QVERIFY(!document.isModified());
        QVERIFY(document.fileName().isEmpty());
    }
}

void TestMainWindow::closingAsksOnlyForUnsavedChanges()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    QVERIFY(window.close());
    window.show();
    change(document);
    answer(QMessageBox::Cancel);
    QVERIFY(!window.close());
    QVERIFY(!m_question.isEmpty());
    answer(QMessageBox::Discard);
    QVERIFY(window.close());

    const QString path = m_folder.filePath(QStringLiteral("saved.attention"));
    QVERIFY(window.fileMenu()->saveTo(path));
    change(document);
    document.edit(QStringLiteral("more"), moved(document.scene(), {core::Handle::Kind::Query, -1}, {0, 3}));
    window.show();
    answer(QMessageBox::Save);
    QVERIFY(window.close());
    QString error;
    QVERIFY(core::readSceneFile(path, &error) == document.scene());
}

void TestMainWindow::brokenFileGetsASentenceAndChangesNothing()
{
    const QString path = m_folder.filePath(QStringLiteral("a<b>.attention"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": 1, "query": [1, 0], "shift": 0, "temperature": 1, "tokens": [7]})");
    file.close();
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    answer(QMessageBox::Ok);
    window.fileMenu()->open(path);
    QVERIFY2(m_question.startsWith(path) && m_question.contains(QStringLiteral("tokens[0]")), qPrintable(m_question));
    QVERIFY(document.scene() == core::chapterExample());
    QVERIFY(document.fileName().isEmpty());
    change(document); // nothing is asked about what stays
    const core::Scene changed = document.scene();
    m_question.clear();
    answer(QMessageBox::Ok);
    window.fileMenu()->open(path);
    QVERIFY2(m_question.startsWith(path), qPrintable(m_question));
    QVERIFY(document.scene() == changed);
}

void TestMainWindow::openedFileIsTheOneJustSaved()
{
    const QString path = m_folder.filePath(QStringLiteral("same.attention"));
    QString error;
    QVERIFY(core::writeSceneFile(core::chapterExample(), path, &error));
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    window.fileMenu()->open(path);
    change(document);
    const core::Scene changed = document.scene();
    answer(QMessageBox::Save);
    window.fileMenu()->open(path);
    QVERIFY(document.scene() == changed);
    QVERIFY(!window.isWindowModified());
}

void TestMainWindow::droppedFileOpens()
{
    const QString path = m_folder.filePath(QStringLiteral("dropped.attention"));
    core::Scene scene = core::chapterExample();
    scene.query = {0.25, -0.75};
    QString error;
    QVERIFY(core::writeSceneFile(scene, path, &error));
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &drop);
    QVERIFY(document.scene() == scene);
    QCOMPARE(document.fileName(), path);
    QVERIFY(window.windowTitle().startsWith(QStringLiteral("dropped.attention")));
}

void TestMainWindow::recentFilesAreRemembered()
{
    Document document(core::chapterExample());
    const MainWindow window(document);
    for (int i = 0; i < 12; ++i)
        QVERIFY(window.fileMenu()->saveTo(m_folder.filePath(QStringLiteral("recent & %1.attention").arg(i))));
    const QStringList files = ui::setting::recentFiles.get();
    QCOMPARE(files.size(), 10);
    QCOMPARE(files.first(), m_folder.filePath(QStringLiteral("recent & 11.attention")));
    auto *menu = action(window, QStringLiteral("Open recent"))->menu();
    emit menu->aboutToShow();
    QCOMPARE(menu->actions().size(), 10);
    QCOMPARE(menu->actions().first()->text(), QStringLiteral("recent && 11.attention"));
}

void TestMainWindow::failedSaveSaysWhereAndStaysUnsaved()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    change(document);
    const QString path = m_folder.filePath(QStringLiteral("missing/x.attention"));
    answer(QMessageBox::Ok);
    QVERIFY(!window.fileMenu()->saveTo(path));
    QVERIFY2(m_question.startsWith(path), qPrintable(m_question));
    QVERIFY(document.isModified());
}

void TestMainWindow::tokensAreAddedRemovedDuplicatedRenamed()
{
    Document document(core::chapterExample());
    const MainWindow window(document);
    action(window, QStringLiteral("Add token"))->trigger();
    QCOMPARE(document.tokens(), 4);
    QCOMPARE(document.selectedToken(), 3);
    window.findChild<ui::TokenMenu *>()->rename(3, QStringLiteral("<b>&猫"));
    action(window, QStringLiteral("Duplicate token"))->trigger();
    QCOMPARE(document.tokens(), 5);
    QVERIFY(document.scene().tokens[4] == document.scene().tokens[3]);
    QCOMPARE(document.scene().tokens[4].name, QStringLiteral("<b>&猫"));
    for (int left = 4; left >= 0; --left) {
        action(window, QStringLiteral("Remove token"))->trigger();
        QCOMPARE(document.tokens(), left);
    }
    QVERIFY(!action(window, QStringLiteral("Remove token"))->isEnabled());
    QVERIFY(action(window, QStringLiteral("Add token"))->isEnabled());
    while (document.undoStack().canUndo())
        document.undoStack().undo();
    QVERIFY(document.scene() == core::chapterExample());
}

void TestMainWindow::undoAndRedoAreKeys()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    change(document);
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document.scene() == core::chapterExample());
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(document.scene() != core::chapterExample());
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(&window, Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(document.scene() != core::chapterExample());
}

void TestMainWindow::namesAreLiteralInMenus()
{
    core::Scene scene = core::chapterExample();
    scene.tokens[1].name = QStringLiteral("q & k");
    Document document(scene);
    MainWindow window(document);
    window.show();
    auto *match = window.findChild<ui::PlaneView *>(QStringLiteral("match"));
    QTest::mouseClick(match, Qt::LeftButton, {}, match->viewport().toPixel({0, 1}).toPoint());
    QTest::keyClick(match, Qt::Key_Right);
    QVERIFY(action(window, QStringLiteral("Undo Move key 2 ")));
    QVERIFY(action(window, QStringLiteral("Undo Move key 2 "))->text().endsWith(QStringLiteral("(q && k)")));
    QCOMPARE(document.undoStack().undoText(), QStringLiteral("Move key 2 (q && k)"));
}

void TestMainWindow::brokenSettingsGiveTheDefaults()
{
    for (const char *key : {"decimals", "theme", "plane/snap", "plane/showHull", "language", "window/geometry"})
        QSettings().setValue(QString::fromLatin1(key), QStringLiteral("rubbish"));
    QCOMPARE(ui::setting::decimals.get(), 2);
    Document document(core::chapterExample());
    const MainWindow window(document);
    QVERIFY(action(window, QStringLiteral("2"))->isChecked());
    QVERIFY(action(window, QStringLiteral("As the desktop"))->isChecked());
    QVERIFY(action(window, QStringLiteral("Off"))->isChecked());
    QSettings().setValue(QStringLiteral("decimals"), 9);
    const MainWindow next(document);
    QVERIFY(action(next, QStringLiteral("6"))->isChecked());
    QCOMPARE(next.findChild<ui::ViewMenu *>()->chosenStyle().decimals, 6);
}

void TestMainWindow::decimalsChangeEverywhere()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    action(window, QStringLiteral("4"))->trigger();
    auto *match = window.findChild<ui::PlaneView *>(QStringLiteral("match"));
    QTest::mouseMove(match, match->viewport().toPixel({0, 1}).toPoint());
    QTRY_VERIFY2(window.statusBar()->currentMessage().startsWith(QStringLiteral("key 2 = (0.0000, 1.0000)")),
                 qPrintable(window.statusBar()->currentMessage()));
    auto *bars = window.findChild<ui::BarsView *>();
    QTest::mouseMove(bars, bars->rect().center());
    QTRY_VERIFY2(window.statusBar()->currentMessage().contains(QStringLiteral("weight 0.24473")),
                 qPrintable(window.statusBar()->currentMessage()));
    const MainWindow next(document);
    QVERIFY(action(next, QStringLiteral("4"))->isChecked());
}

void TestMainWindow::overlaysAreRemembered()
{
    Document document(core::chapterExample());
    const MainWindow window(document);
    for (const char *text :
         {"Grid", "Ticks", "Unit circle", "Numbers beside the names", "Convex hull",
          "Angle between q and the selected key", "Projection of the selected key", "Links as thick as the weights"}) {
        QAction *overlay = action(window, QString::fromLatin1(text));
        QVERIFY2(overlay, text);
        const ui::Style before = window.findChild<ui::ViewMenu *>()->chosenStyle();
        overlay->trigger();
        QVERIFY2(!(window.findChild<ui::ViewMenu *>()->chosenStyle().overlays == before.overlays), text);
        const MainWindow next(document);
        QCOMPARE(action(next, QString::fromLatin1(text))->isChecked(), overlay->isChecked());
    }
}

void TestMainWindow::snapReachesThePlanes()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    action(window, QStringLiteral("Grid 0.5"))->trigger();
    auto *match = window.findChild<ui::PlaneView *>(QStringLiteral("match"));
    const auto at = [match](double x, double y) { return match->viewport().toPixel({x, y}).toPoint(); };
    QTest::mousePress(match, Qt::LeftButton, {}, at(0, 1));
    QMouseEvent move(QEvent::MouseMove, at(0.6, 0.4), match->mapToGlobal(at(0.6, 0.4)), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(match, &move);
    QTest::mouseRelease(match, Qt::LeftButton, {}, at(0.6, 0.4));
    QVERIFY(document.scene().tokens[1].key == core::Point(0.5, 0.5));
}

void TestMainWindow::languageChangesAtOnceAroundTheSameDocument()
{
    Document document(core::chapterExample());
    change(document);
    const core::Scene scene = document.scene();
    auto *window = new MainWindow(document);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
    QVERIFY(action(*window, QStringLiteral("Add token")));
    action(*window, QStringLiteral("简体中文"))->trigger();
    QTRY_COMPARE(QApplication::topLevelWidgets().count(window), 0);
    MainWindow *next = onlyWindow();
    QVERIFY(next);
    QVERIFY(next->isVisible());
    QVERIFY(action(*next, QStringLiteral("添加词元")));
    QVERIFY(document.scene() == scene);
    QVERIFY(document.undoStack().canUndo());
    QVERIFY(next->isWindowModified());
    action(*next, QStringLiteral("English"))->trigger();
    QTRY_COMPARE(QApplication::topLevelWidgets().count(next), 0);
    const std::unique_ptr<MainWindow> last(onlyWindow());
    QVERIFY(last);
    QVERIFY(action(*last, QStringLiteral("Add token")));
}

void TestMainWindow::colourVisionOutlivesTheLanguage()
{
    Document document(core::chapterExample());
    auto *window = new MainWindow(document);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
    action(*window, QStringLiteral("Grey"))->trigger();
    const auto isGrey = [](const MainWindow &shown) {
        const QImage image = shown.centralWidget()->grab().toImage();
        for (int i = 0; i < image.width() * image.height(); ++i)
            if (const QColor pixel = image.pixelColor(i % image.width(), i / image.width()); pixel.saturation() > 0)
                return false;
        return true;
    };
    QVERIFY(isGrey(*window));
    action(*window, QStringLiteral("简体中文"))->trigger();
    QTRY_COMPARE(QApplication::topLevelWidgets().count(window), 0);
    const std::unique_ptr<MainWindow> next(onlyWindow());
    QVERIFY(isGrey(*next));
    QVERIFY(action(*next, QStringLiteral("灰度"))->isChecked());
    action(*next, QStringLiteral("通常"))->trigger();
    QVERIFY(!isGrey(*next));
}

void TestMainWindow::themeChangesAtOnce()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    const QColor light = window.palette().color(QPalette::Window);
    action(window, QStringLiteral("Dark"))->trigger();
    QTRY_VERIFY(window.palette().color(QPalette::Window).lightness() < 80);
    action(window, QStringLiteral("Light"))->trigger();
    QTRY_COMPARE(window.palette().color(QPalette::Window), light);
}

void TestMainWindow::fitsASmallScreen_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN");
}

void TestMainWindow::fitsASmallScreen()
{
    QFETCH(QString, language);
    ui::installTranslators(language);
    Document document(core::chapterExample());
    MainWindow window(document);
    window.resize(1024, 700);
    window.show();
    QCoreApplication::processEvents();
    QCOMPARE(window.size(), QSize(1024, 700));
    const QStringList shown = buttonsOf(window);
    for (const QString &text : {ui::MainWindow::tr("Open"), ui::MainWindow::tr("Present"),
                                ui::MainWindow::tr("Overlays"), ui::MainWindow::tr("Export figure…")})
        QVERIFY2(shown.contains(text), qPrintable(text));
}

void TestMainWindow::buttonsGiveWayInAnOrder()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.resize(1440, 700);
    window.show();
    QCoreApplication::processEvents();
    const QStringList all = buttonsOf(window);
    QCOMPARE(all.join(u' '), QStringLiteral("Open Save Undo Redo Examples Add token Snap Overlays Field Orbit Present "
                                            "Export figure…"));
    QStringList gone;
    for (int width = 1439; width >= 860; --width) {
        window.resize(width, 700);
        QCoreApplication::processEvents();
        const QStringList shown = buttonsOf(window);
        for (const QString &text : all)
            if (!shown.contains(text) && !gone.contains(text))
                gone += text;
        QVERIFY(shown.contains(QStringLiteral("Export figure…")));
    }
    QCOMPARE(gone.join(u' '), QStringLiteral("Orbit Field Redo Undo Save"));
    window.resize(1440, 700);
    QCoreApplication::processEvents();
    QCOMPARE(buttonsOf(window), all);
}

void TestMainWindow::buttonsAreTheirActions()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.resize(1440, 900);
    window.show();
    QToolButton *undo = button(window, QStringLiteral("Undo"));
    QVERIFY(!undo->isEnabled());
    document.edit(QStringLiteral("Move"), moved(document.scene(), {}, {0.3, 0.4}));
    QVERIFY(undo->isEnabled());
    QTest::mouseClick(undo, Qt::LeftButton);
    QVERIFY(document.scene() == core::chapterExample());
    QVERIFY(!undo->isEnabled());
    window.resize(900, 900); // away and back
    window.resize(1440, 900);
    QVERIFY(!undo->isEnabled());

    QToolButton *orbit = button(window, QStringLiteral("Orbit"));
    QTest::mouseClick(orbit, Qt::LeftButton);
    QVERIFY(orbit->isChecked());
    QVERIFY(window.findChild<ui::ExploreMenu *>()->isOn(ui::Tool::Orbit));
    window.findChild<ui::ExploreMenu *>()->action(ui::Tool::Orbit)->trigger();
    QVERIFY(!orbit->isChecked());
}

void TestMainWindow::menusAreOfWhatIsThere()
{
    Document document(core::chapterExample());
    document.select(0);
    MainWindow window(document);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const auto menuAt = [](QWidget *view, const QPointF &place,
                           QContextMenuEvent::Reason reason = QContextMenuEvent::Mouse) {
        QStringList texts;
        QTimer::singleShot(0, view, [&texts] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            for (const QAction *one : menu->actions())
                texts += one->text().remove(u'&');
            menu->close();
        });
        QContextMenuEvent event(reason, place.toPoint(), view->mapToGlobal(place.toPoint()));
        QCoreApplication::sendEvent(view, &event);
        return texts;
    };
    const QString add = QStringLiteral("Add token here");
    const QString remove = QStringLiteral("Remove token");
    auto *match = window.findChild<ui::PlaneView *>(QStringLiteral("match"));
    const QStringList empty = menuAt(match, match->viewport().toPixel({0.4, -0.6}));
    QVERIFY(empty.contains(add) && !empty.contains(remove));
    QCOMPARE(document.selectedToken(), 0);
    const QStringList onKey = menuAt(match, match->viewport().toPixel({0, 1}));
    QVERIFY(onKey.contains(remove) && !onKey.contains(add));
    QCOMPARE(document.selectedToken(), 1);
    menuAt(match, match->viewport().toPixel({1, 0})); // the query lies on it
    QCOMPARE(document.selectedToken(), 0);
    QTest::mouseClick(match, Qt::LeftButton, {}, match->viewport().toPixel({0, 1}).toPoint());
    const QStringList byKey = menuAt(match, match->rect().center(), QContextMenuEvent::Keyboard);
    QVERIFY(byKey.contains(remove) && !byKey.contains(add));
    QCOMPARE(document.selectedToken(), 1);
    auto *table = window.findChild<ui::WorkingTable *>();
    QVERIFY(menuAt(table, table->figureLayout().row(2).center()).contains(remove));
    QCOMPARE(document.selectedToken(), 2);
    auto *bars = window.findChild<ui::BarsView *>();
    QVERIFY(menuAt(bars, bars->bars().columnRect(1).center()).contains(remove));
    QCOMPARE(document.selectedToken(), 1);
}

void TestMainWindow::textSizeReachesEverything()
{
    const auto pixelsOf = [](double textSize) {
        Document document(core::chapterExample());
        MainWindow window(document, ui::Look{QStringLiteral("light"), textSize});
        window.show();
        QCoreApplication::processEvents();
        std::vector<int> pixels;
        for (const QWidget *part :
             std::initializer_list<const QWidget *>{window.menuBar(), button(window, QStringLiteral("Open")),
                                                    button(window, QStringLiteral("Export figure…")),
                                                    window.findChild<ui::ShiftControl *>()->findChild<QLineEdit *>(),
                                                    window.findChild<ui::ShiftControl *>()->findChild<QLabel *>(),
                                                    window.findChild<QPushButton *>(QStringLiteral("next"))})
            pixels.push_back(QFontInfo(part->font()).pixelSize());
        return pixels;
    };
    const std::vector<int> usual = pixelsOf(1);
    const std::vector<int> large = pixelsOf(2);
    for (std::size_t i = 0; i < usual.size(); ++i)
        QVERIFY2(std::abs(large[i] - 2 * usual[i]) <= 1, qPrintable(QString::number(i)));
}

void TestMainWindow::workingKeepsItsRowsWithLargeText()
{
    const auto rowsOf = [](const MainWindow &window) {
        QCoreApplication::processEvents();
        return window.findChild<ui::WorkingTable *>()->figureLayout().rows();
    };
    Document document(core::chapterExample());
    MainWindow large(document, ui::Look{QStringLiteral("light"), 1.5});
    large.show();
    QCOMPARE(rowsOf(large), 3);
    MainWindow window(document, ui::Look{QStringLiteral("light"), 1});
    window.show();
    const int height = window.findChild<ui::WorkingTable *>()->height();
    for (int i = 0; i < 2; ++i) {
        action(window, QStringLiteral("Larger"))->trigger();
        QCOMPARE(rowsOf(window), 3);
    }
    action(window, QStringLiteral("Normal"))->trigger();
    QCOMPARE(rowsOf(window), 3);
    QVERIFY(std::abs(window.findChild<ui::WorkingTable *>()->height() - height) <= 2);
}

void TestMainWindow::roomOfTheLessonIsForTheMoment()
{
    const auto sizeIn = [](const MainWindow &window) {
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
        return window.findChild<ui::LessonView *>()->size();
    };
    const auto enlarge = [](const MainWindow &window) {
        for (int i = 0; i < 3; ++i)
            action(window, QStringLiteral("Larger"))->trigger();
    };
    Document document(core::chapterExample());
    QSize usual;
    {
        MainWindow window(document);
        window.resize(1440, 900);
        window.show();
        usual = sizeIn(window);
        enlarge(window);
        const QSize large = sizeIn(window);
        action(window, QStringLiteral("Normal"))->trigger();
        QCOMPARE(sizeIn(window), usual);
        auto *lesson = window.findChild<ui::LessonView *>();
        lesson->showStep(0);
        const QSize inLesson = sizeIn(window);
        QVERIFY(inLesson.width() > usual.width() && inLesson.height() > usual.height());
        enlarge(window);
        action(window, QStringLiteral("Normal"))->trigger();
        QCOMPARE(sizeIn(window), inLesson);
        enlarge(window);
        lesson->leave();
        QCOMPARE(sizeIn(window), large);
        action(window, QStringLiteral("Normal"))->trigger();
        QCOMPARE(sizeIn(window), usual);
        lesson->showStep(0);
        window.close();
        lesson->leave();
    }
    {
        MainWindow window(document); // after the next start, as large as this screen allows
        window.show();
        QCOMPARE(sizeIn(window).height(), usual.height());
    }
    auto *window = new MainWindow(document);
    window->show();
    window->findChild<ui::LessonView *>()->showStep(0);
    const QSize inLesson = sizeIn(*window);
    QVERIFY(inLesson.height() > usual.height());
    action(*window, QStringLiteral("简体中文"))->trigger();
    QTRY_COMPARE(QApplication::topLevelWidgets().count(window), 0);
    const std::unique_ptr<MainWindow> next(onlyWindow());
    QCOMPARE(sizeIn(*next).height(), inLesson.height());
    next->findChild<ui::LessonView *>()->leave();
    QCOMPARE(sizeIn(*next).height(), usual.height());
}

// Also before it has been seen, as after a start in front of a class.
void TestMainWindow::ratioGrowsAndShrinksWithTheText()
{
    Document document(core::chapterExample());
    MainWindow window(document, ui::Look{QStringLiteral("light"), 1});
    window.resize(1280, 800);
    window.show();
    const auto height = [&window] {
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
        return window.findChild<QComboBox *>()->height();
    };
    const int usual = height();
    window.present();
    QCoreApplication::processEvents();
    QTest::keyClick(&window, Qt::Key_Escape);
    QCOMPARE(height(), usual);
    MainWindow presented(document, ui::Look{QStringLiteral("light"), 1});
    presented.present();
    QCoreApplication::processEvents();
    QTest::keyClick(&presented, Qt::Key_Escape);
    QCoreApplication::processEvents();
    QCOMPARE(presented.findChild<QComboBox *>()->height(), usual);
}

void TestMainWindow::ringMovesWithItsButton()
{
    ui::FocusRing::install();
    Document document(core::chapterExample());
    MainWindow window(document);
    window.resize(1440, 900);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.findChild<ui::LessonView *>()->showStep(0);
    auto *next = window.findChild<QPushButton *>(QStringLiteral("next"));
    next->setFocus();
    const auto *ring = window.findChild<ui::FocusRing *>();
    const auto isAround = [&] {
        const QPoint centre = next->mapTo(&window, next->rect().center());
        return ring->isVisible() && (ring->geometry().center() - centre).manhattanLength() <= 2;
    };
    QVERIFY(isAround());
    for (const char *text : {"Larger", "Larger", "Larger", "Normal"}) {
        action(window, QLatin1String(text))->trigger();
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
        QVERIFY2(isAround(), text);
    }
}

void TestMainWindow::lessonHasRoomToBeRead_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("most"); // steps that scroll
    for (const char *language : {"en", "zh_CN"}) {
        const auto add = [language](const QSize &size, int most) {
            QTest::addRow("%s %dx%d", language, size.width(), size.height())
                << QString::fromLatin1(language) << size << most;
        };
        add({1440, 900}, 0);
        add({1280, 800}, 2);
    }
}

void TestMainWindow::lessonHasRoomToBeRead()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(int, most);
    ui::installTranslators(language);
    Document document(core::chapterExample());
    MainWindow window(document);
    window.resize(size);
    window.show();
    QCoreApplication::processEvents();
    auto *lesson = window.findChild<ui::LessonView *>();
    const QSize without = lesson->size();
    QStringList scrolling;
    for (int step = 0; step < lesson->steps(); ++step) {
        lesson->showStep(step);
        for (int i = 0; i < 3; ++i) // the panels, the page, its lines
            QCoreApplication::processEvents();
        if (lesson->findChild<QScrollArea *>()->verticalScrollBar()->maximum() > 0)
            scrolling += QString::number(step + 1);
    }
    QVERIFY2(scrolling.size() <= most, qPrintable(scrolling.join(u' ')));
    lesson->leave();
    QCoreApplication::processEvents();
    QCOMPARE(lesson->size(), without);
}

void TestMainWindow::overlaysComeBackAsAtFirst()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    auto *view = window.findChild<ui::ViewMenu *>();
    for (const char *text : {"Grid", "Links as thick as the weights", "Output from raw scores"})
        action(window, QString::fromLatin1(text))->trigger();
    QVERIFY(!view->chosenStyle().overlays.grid);
    action(window, QStringLiteral("As at first"))->trigger();
    QVERIFY(view->chosenStyle().overlays == ui::Overlays());
    QVERIFY(window.shownFigure().overlays == ui::Overlays());
}

void TestMainWindow::pointerLeavesOtherWordsAlone()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    auto *bars = window.findChild<ui::BarsView *>();
    emit bars->hovered(QStringLiteral("a bar"));
    QCOMPARE(window.statusBar()->currentMessage(), QStringLiteral("a bar"));
    emit bars->hovered({});
    QCOMPARE(window.statusBar()->currentMessage(), QString());
    window.statusBar()->showMessage(QStringLiteral("Written: a.svg"));
    emit bars->hovered({});
    QCOMPARE(window.statusBar()->currentMessage(), QStringLiteral("Written: a.svg"));
}

void TestMainWindow::solutionEndsInThePicture()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.resize(1280, 800);
    window.show();
    auto *lesson = window.findChild<ui::LessonView *>();
    lesson->showStep(10); // q goes to (25, 0)
    emit lesson->findChild<ui::LessonPage *>()->solutionWanted();
    QTRY_VERIFY_WITH_TIMEOUT(lesson->isReached(), 10000);
    const auto *match = window.findChild<ui::PlaneView *>(QStringLiteral("match"));
    QTRY_VERIFY(match->viewport().rect().contains(match->viewport().toPixel(document.scene().query)));
}

void TestMainWindow::layoutIsRemembered()
{
    Document document(core::chapterExample());
    {
        MainWindow window(document);
        window.resize(780, 700);
        window.show();
        window.close();
    }
    const MainWindow next(document);
    QCOMPARE(next.size(), QSize(780, 700));
}

void TestMainWindow::hiddenPanelsStayHidden()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    const auto isSoftmaxShown = [](const MainWindow &shown) { return shown.findChild<ui::BarsView *>()->isVisible(); };
    QVERIFY(isSoftmaxShown(window));
    action(window, QStringLiteral("Softmax"))->trigger();
    QVERIFY(!isSoftmaxShown(window));
    MainWindow next(document);
    next.show();
    QVERIFY(!isSoftmaxShown(next));
    action(next, QStringLiteral("Softmax"))->trigger();
    QVERIFY(isSoftmaxShown(next));
}

void TestMainWindow::lessonKeepsTheUsersOwnScene()
{
    Document document(core::chapterExample());
    change(document);
    const core::Scene own = document.scene();
    MainWindow window(document);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    auto *lesson = window.findChild<ui::LessonView *>();
    QCOMPARE(lesson->steps(), 12);
    QTest::keyClick(&window, Qt::Key_PageDown);
    QCOMPARE(lesson->step(), 0);
    QTest::keyClick(&window, Qt::Key_PageDown);
    QTest::keyClick(&window, Qt::Key_PageUp);
    QCOMPARE(lesson->step(), 0);
    const core::Scene begun = document.scene();
    document.edit(QStringLiteral("try"), moved(begun, {core::Handle::Kind::Query, -1}, {-2, 0.25}));
    action(window, QStringLiteral("Undo try"))->trigger();
    QVERIFY(document.scene() == begun);
    QVERIFY(window.isWindowModified()); // by what was changed before the lesson
    lesson->leave();
    QVERIFY(document.scene() == own);
    QVERIFY(document.undoStack().canUndo());
}

void TestMainWindow::lessonGoesOnInAnotherLanguage()
{
    Document document(core::chapterExample());
    auto *window = new MainWindow(document);
    window->show();
    window->findChild<ui::LessonView *>()->showStep(4);
    const core::Scene scene = document.scene();
    action(*window, QStringLiteral("简体中文"))->trigger();
    QTRY_COMPARE(QApplication::topLevelWidgets().count(window), 0);
    const std::unique_ptr<MainWindow> next(onlyWindow());
    QVERIFY(next);
    QCOMPARE(next->findChild<ui::LessonView *>()->step(), 4);
    QVERIFY(document.isVisiting());
    QVERIFY(document.scene() == scene);
}

// Of the overlays of a step only the one that a person turns on changes, and none with the theme.
void TestMainWindow::overlaysOfAStepStay()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const ui::Overlays own = window.shownFigure().overlays;
    QTest::keyClick(&window, Qt::Key_PageDown);
    ui::Overlays expected = window.shownFigure().overlays;
    QVERIFY(!(expected == own));
    QTest::keyClick(&window, Qt::Key_F);
    expected.field = true;
    QVERIFY(window.shownFigure().overlays == expected);
    action(window, QStringLiteral("Dark"))->trigger();
    QVERIFY(window.shownFigure().overlays == expected);
    action(window, QStringLiteral("Light"))->trigger();
    QTest::keyClick(&window, Qt::Key_F);
    document.leave();
    QVERIFY(window.shownFigure().overlays == own);
}

void TestMainWindow::maximumIsSubtractedInTheNextStep()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QString error;
    QVERIFY2(window.beginLesson(QStringLiteral("3.5"), &error), qPrintable(error));
    auto *subtraction = window.findChild<ui::WorkingView *>()->subtraction();
    subtraction->setChecked(false);
    QTest::keyClick(&window, Qt::Key_PageDown);
    QVERIFY(subtraction->isChecked());
}

void TestMainWindow::statusLineTellsWhatIsUnderThePointer()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    auto *match = window.findChild<ui::PlaneView *>(QStringLiteral("match"));
    QTest::mouseMove(match, match->viewport().toPixel({0, 1}).toPoint());
    QTRY_COMPARE(window.statusBar()->currentMessage(),
                 QStringLiteral("key 2 = (0.00, 1.00), score 0.00, weight 24.5%"));
}

void TestMainWindow::figureIsExportedAsShown()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    const QString path = m_folder.filePath(QStringLiteral("angle.svg"));
    for (const auto &[token, degrees] : {std::pair(0, ">0°<"), {1, ">90°<"}, {2, ">180°<"}}) {
        document.select(token);
        answerExport(path);
        window.fileMenu()->exportAction()->trigger();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(file.readAll().contains(degrees), degrees);
    }
}

// Exported, opened, and exported again with other means: the scene, the view and the settings are the same.
void TestMainWindow::figureOpensWithWhatItShowed()
{
    const QString path = m_folder.filePath(QStringLiteral("again.png"));
    ui::ExportOptions options;
    {
        Document document(core::chapterExample());
        document.edit(QStringLiteral("move"), moved(document.scene(), {}, {0.25, -0.5}));
        MainWindow window(document);
        window.show();
        document.select(2);
        window.findChild<ui::PlaneView *>(QStringLiteral("match"))->showRegion({{1, 1}, 7});
        answerExport(path);
        window.fileMenu()->exportAction()->trigger();
        options = window.shownFigure();
    }
    Document document(core::Scene{});
    MainWindow window(document);
    window.show();
    window.fileMenu()->open(path);
    QCOMPARE(document.scene().query, core::Point(0.25, -0.5));
    QVERIFY(document.fileName().isEmpty()); // saving the scene does not overwrite the figure
    QCOMPARE(document.selectedToken(), 2);
    const ui::Region region = window.shownFigure().views.match.value();
    QCOMPARE(region.centre, options.views.match->centre);
    QVERIFY(std::abs(region.side - options.views.match->side) < 1e-9);
}

void TestMainWindow::figureAndNumbersAreCopiedAndTheScenePasted()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTest::keyClick(&window, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QMimeData *data = QApplication::clipboard()->mimeData();
    QVERIFY(data->hasImage() && data->hasFormat(QStringLiteral("image/svg+xml")));
    document.reset(core::Scene{});
    QTest::keyClick(&window, Qt::Key_V, Qt::ControlModifier);
    QVERIFY(document.scene() == core::chapterExample());
    QTest::keyClick(&window, Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("0.665")));
    QTest::keyClick(&window, Qt::Key_V, Qt::ControlModifier); // numbers are no scene
    QVERIFY(document.scene() == core::chapterExample());
    QVERIFY(!window.statusBar()->currentMessage().isEmpty());
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
