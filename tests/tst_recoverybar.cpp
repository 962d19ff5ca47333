#include "ui/mainwindow.h"

#include "core/scenefile.h"
#include "tests/files.h"
#include "ui/document.h"
#include "ui/recovery.h"
#include "ui/translation.h"
#include "ui/views/filemenu.h"
#include "ui/views/lessonview.h"
#include "ui/views/planeview.h"
#include "ui/views/recoverybar.h"
#include "ui/views/windowstyle.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <memory>

using ui::Document;
using ui::MainWindow;
using ui::Recovery;
using ui::RecoveryBar;
using ui::Unsaved;
using namespace std::chrono_literals;

namespace {

core::Scene sceneAt(double x)
{
    return moved(core::chapterExample(), {core::Handle::Kind::Query, -1}, {x, 0.5});
}

/// A start of the program, without its command line.
struct Start {
    explicit Start(const QString &folder)
        : document(core::chapterExample()), recovery(document, folder, 1h), window(new MainWindow(document))
    {
        window->setRecovery(recovery);
        window->show();
        recovery.look();
    }
    RecoveryBar *bar() const { return window->findChild<RecoveryBar *>(); }
    void press(const char *text) const
    {
        for (auto *button : bar()->findChildren<QPushButton *>())
            if (button->text().remove(u'&') == QLatin1String(text))
                return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL(text);
    }

    Document document;
    Recovery recovery;
    std::unique_ptr<MainWindow> window;
};

} // namespace

/// The offer after a crash, in the window.
class TestRecoveryBar : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void noOfferNoBar();
    void offerNamesTheFileAndTheTimeAndBlocksNothing();
    void restoredSceneIsModifiedAndSavesWhereItBelongs();
    void restoringAsksAboutWhatWasDoneMeanwhile();
    void discardedIsGone();
    void escapeAsksAgainAtTheNextStart();
    void keyboardReachesIt();
    void severalAreOfferedOneAfterTheOther();
    void stepOfTheLessonComesBack();
    void stepOfALostLessonComesBackAsAScene();
    void anotherLanguageOffersItToo();
    void failureIsInTheStatusLine();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    QString folder() const { return path(QStringLiteral("recovery")); }
    QStringList kept() const { return QDir(folder()).entryList(QDir::Files); }
    void crash(const Unsaved &content) const
    {
        QString error;
        const auto file = ui::RecoveryFile::made(folder(), &error);
        QVERIFY(file && file->write(content, &error));
    }

    QTemporaryDir m_settings;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestRecoveryBar::initTestCase()
{
    QApplication::setStyle(new ui::WindowStyle);
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
}

void TestRecoveryBar::init()
{
    QSettings().clear();
    ui::installTranslators(QStringLiteral("en"));
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestRecoveryBar::noOfferNoBar()
{
    const Start start(folder());
    QVERIFY(!start.bar()->isVisible());
    QVERIFY(kept().isEmpty());
}

void TestRecoveryBar::offerNamesTheFileAndTheTimeAndBlocksNothing()
{
    const QString file = path(QStringLiteral("<b>lecture & %1.attention"));
    crash({sceneAt(0.25), file, true, {}});
    const Start start(folder());
    QVERIFY(start.bar()->isVisible());
    const auto *sentence = start.bar()->findChild<QLabel *>();
    const QString time = QLocale().toString(start.recovery.offer()->time().toLocalTime(), QLocale::ShortFormat);
    QCOMPARE(sentence->text(), QStringLiteral("The program ended unexpectedly. The changes to “<b>lecture & "
                                              "%1.attention” were kept on ") +
                                   time + QStringLiteral("."));
    QCOMPARE(sentence->textFormat(), Qt::PlainText);
    QCOMPARE(start.bar()->accessibleName(), sentence->text());
    QVERIFY(!QApplication::activeModalWidget());
    QVERIFY(start.document.scene() == core::chapterExample());
    QVERIFY(QTest::qWaitForWindowActive(start.window.get()));
    QVERIFY(start.window->findChild<ui::PlaneView *>(QStringLiteral("match"))->hasFocus());
    QTest::keyClick(start.window.get(), Qt::Key_PageDown); // the lesson goes on below
    QVERIFY(start.document.isVisiting());
    QVERIFY(start.bar()->isVisible());
}

void TestRecoveryBar::restoredSceneIsModifiedAndSavesWhereItBelongs()
{
    const QString file = path(QStringLiteral("lecture.attention"));
    QString error;
    QVERIFY(core::writeSceneFile(core::chapterExample(), file, &error));
    crash({sceneAt(0.25), file, true, {}});
    const Start start(folder());
    start.press("Restore");
    QVERIFY(!start.bar()->isVisible());
    QVERIFY(start.document.scene() == sceneAt(0.25));
    QCOMPARE(start.document.fileName(), file);
    QVERIFY(start.window->isWindowModified());
    QVERIFY(start.window->windowTitle().startsWith(QStringLiteral("lecture.attention[*]")));
    QVERIFY(core::readSceneFile(file, &error) == core::chapterExample());
    QCOMPARE(kept().filter(QStringLiteral(".recovery")).size(), 1); // until it is saved
    start.window->fileMenu()->saveAction()->trigger();
    QVERIFY(core::readSceneFile(file, &error) == sceneAt(0.25));
    QVERIFY(!start.document.isModified());
    QVERIFY(kept().isEmpty());
}

void TestRecoveryBar::restoringAsksAboutWhatWasDoneMeanwhile()
{
    crash({sceneAt(0.25), {}, true, {}});
    Start start(folder());
    start.document.edit(QStringLiteral("change"), sceneAt(0.75));
    const auto answer = [this](QMessageBox::StandardButton button) {
        QTimer::singleShot(0, this, [button] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            QVERIFY(box);
            box->button(button)->click();
        });
    };
    answer(QMessageBox::Cancel);
    start.press("Restore");
    QVERIFY(start.document.scene() == sceneAt(0.75));
    QVERIFY(start.bar()->isVisible());
    answer(QMessageBox::Discard);
    start.press("Restore");
    QVERIFY(start.document.scene() == sceneAt(0.25));
    QVERIFY(!start.bar()->isVisible());
}

void TestRecoveryBar::discardedIsGone()
{
    crash({sceneAt(0.25), {}, true, {}});
    {
        const Start start(folder());
        start.press("Discard");
        QVERIFY(!start.bar()->isVisible());
        QVERIFY(start.document.scene() == core::chapterExample());
        QVERIFY(!start.document.isModified());
    }
    QVERIFY(kept().isEmpty());
}

void TestRecoveryBar::escapeAsksAgainAtTheNextStart()
{
    crash({sceneAt(0.25), {}, true, {}});
    for (int i = 0; i < 2; ++i) {
        const Start start(folder());
        QVERIFY(start.bar()->isVisible());
        if (i == 0) {
            start.bar()->findChild<QToolButton *>()->setFocus();
            QTest::keyClick(start.bar()->findChild<QToolButton *>(), Qt::Key_Escape);
        } else {
            QTest::mouseClick(start.bar()->findChild<QToolButton *>(), Qt::LeftButton);
        }
        QVERIFY(!start.bar()->isVisible());
    }
    QVERIFY(Start(folder()).bar()->isVisible());
}

void TestRecoveryBar::keyboardReachesIt()
{
    crash({sceneAt(0.25), {}, true, {}});
    const Start start(folder());
    QVERIFY(QTest::qWaitForWindowActive(start.window.get()));
    auto *match = start.window->findChild<ui::PlaneView *>(QStringLiteral("match"));
    for (int i = 0; i < 100 && !start.bar()->isAncestorOf(QApplication::focusWidget()); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
    QVERIFY(start.bar()->isAncestorOf(QApplication::focusWidget()));
    QVERIFY(!match->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QVERIFY(start.document.scene() == sceneAt(0.25));
}

void TestRecoveryBar::severalAreOfferedOneAfterTheOther()
{
    crash({sceneAt(0.25), path(QStringLiteral("a")), true, {}});
    crash({sceneAt(0.75), path(QStringLiteral("b")), true, {}});
    const Start start(folder());
    const QString first = start.bar()->findChild<QLabel *>()->text();
    start.press("Discard");
    QVERIFY(start.bar()->isVisible());
    QVERIFY(start.bar()->findChild<QLabel *>()->text() != first);
    start.press("Discard");
    QVERIFY(!start.bar()->isVisible());
}

void TestRecoveryBar::stepOfTheLessonComesBack()
{
    {
        const Start start(folder());
        auto *lesson = start.window->findChild<ui::LessonView *>();
        start.window->findChild<ui::LessonView *>()->showStep(4);
        QCOMPARE(lesson->step(), 4);
    }
    for (const bool isModified : {false, true}) {
        crash({sceneAt(0.75), {}, isModified, Unsaved::Step{ui::LessonView::chapter3(), 4, sceneAt(0.25)}});
        Start start(folder());
        start.press("Restore");
        auto *lesson = start.window->findChild<ui::LessonView *>();
        QCOMPARE(lesson->step(), 4);
        QVERIFY(start.document.isVisiting());
        QVERIFY(start.document.scene() == sceneAt(0.25));
        QCOMPARE(start.document.isModified(), isModified);
        start.document.edit(QStringLiteral("more"), sceneAt(0.3));
        start.recovery.keepNow();
        const QStringList files = kept().filter(QStringLiteral(".recovery"));
        QCOMPARE(files.size(), 1);
        QDateTime time;
        QString error;
        const auto content = ui::readRecovery(read(folder() + u'/' + files.first()), &time, &error);
        QVERIFY(content ==
                (Unsaved{sceneAt(0.75), {}, isModified, Unsaved::Step{ui::LessonView::chapter3(), 4, sceneAt(0.3)}}));
        lesson->leave();
        QVERIFY(start.document.scene() == sceneAt(0.75));
    }
}

void TestRecoveryBar::stepOfALostLessonComesBackAsAScene()
{
    for (const bool isModified : {false, true}) {
        for (const auto &[lessonFolder, number] :
             {std::pair(QStringLiteral("/none"), 4), std::pair(ui::LessonView::chapter3(), 99),
              std::pair(ui::LessonView::chapter3(), -1)}) {
            crash({sceneAt(0.75), {}, isModified, Unsaved::Step{lessonFolder, number, sceneAt(0.25)}});
            const Start start(folder());
            start.press("Restore");
            QVERIFY(!start.document.isVisiting());
            QVERIFY(start.document.isModified());
            QVERIFY(start.document.scene() == sceneAt(isModified ? 0.75 : 0.25));
        }
    }
}

void TestRecoveryBar::anotherLanguageOffersItToo()
{
    crash({sceneAt(0.25), {}, true, {}});
    Start start(folder());
    start.window->setAttribute(Qt::WA_DeleteOnClose);
    QPointer<MainWindow> before = start.window.release(); // it removes itself
    for (QAction *action : before->findChildren<QAction *>())
        if (action->text() == QStringLiteral("简体中文"))
            action->trigger();
    QTRY_VERIFY(before.isNull());
    for (QWidget *widget : QApplication::topLevelWidgets())
        if (auto *window = qobject_cast<MainWindow *>(widget))
            start.window.reset(window);
    QVERIFY(start.window);
    QVERIFY(start.bar()->isVisible());
    const auto buttons = start.bar()->findChildren<QPushButton *>();
    QTest::mouseClick(buttons.first(), Qt::LeftButton);
    QVERIFY(start.document.scene() == sceneAt(0.25));
    QVERIFY(!start.bar()->isVisible());
}

void TestRecoveryBar::failureIsInTheStatusLine()
{
    write(folder(), "a file in place of the folder");
    Start start(folder());
    start.document.edit(QStringLiteral("change"), sceneAt(0.25));
    start.recovery.keepNow();
    QVERIFY2(start.window->statusBar()->currentMessage().startsWith(QStringLiteral("Unsaved changes cannot be kept")),
             qPrintable(start.window->statusBar()->currentMessage()));
    QVERIFY(!QApplication::activeModalWidget());
}

QTEST_MAIN(TestRecoveryBar)
#include "tst_recoverybar.moc"
