#include "ui/views/lessonview.h"

#include "core/scenefile.h"
#include "ui/document.h"
#include "ui/figure/formula.h"
#include "ui/translation.h"
#include "ui/views/accessible.h"
#include "ui/views/formulalines.h"
#include "ui/views/solutionplayer.h"
#include "ui/views/stepdots.h"
#include "ui/views/windowstyle.h"

#include <QAccessible>
#include <QAction>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QVariantAnimation>

using namespace ui;

namespace {

/// A document with changes of the user's own, and a lesson beside it.
struct Bench {
    explicit Bench(const QSize &size = {460, 420}) : document(core::chapterExample()), view(document)
    {
        document.edit(QStringLiteral("own"), moved(document.scene(), {}, {0.3, 0.4}));
        QString error;
        if (!view.open(LessonView::chapter3(), &error))
            qFatal("%s", qPrintable(error));
        view.setFigureStyle(style(Theme::Light));
        view.resize(size);
        view.show();
        view.activateWindow();
        if (!QTest::qWaitForWindowActive(&view))
            qFatal("The window does not appear.");
    }

    QString text(const char *name) const
    {
        return view.findChild<QLabel *>(QLatin1String(name))->text().remove(QChar(0x2060)); // word joiner
    }
    QPushButton *button(const char *name) const { return view.findChild<QPushButton *>(QLatin1String(name)); }
    QString formulas() const { return view.findChild<FormulaLines *>()->sources().join(QLatin1Char('\n')); }
    StepDots *dots() const { return view.findChild<StepDots *>(); }
    SolutionPlayer *player() const { return view.findChild<SolutionPlayer *>(); }
    void moveQuery(double x, double y) { document.edit(QStringLiteral("move"), moved(document.scene(), {}, {x, y})); }

    Document document;
    LessonView view;
};

} // namespace

/// LessonView: walking through the lesson, doing its tasks, and coming back to one's own scene.
class TestLessonView : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { installTranslators(QStringLiteral("en")); }
    void everyFormulaIsMathematics_data() { addSteps(); }
    void everyFormulaIsMathematics();
    void everyStepIsShownAndSolved_data() { addSteps(); }
    void everyStepIsShownAndSolved();
    void nothingIsVisitedBeforeTheStart();
    void buttonsWalkTheSteps();
    void clickersWalkTheSteps();
    void dotsChooseAStep();
    void theListChoosesAStep();
    void numbersAreLive();
    void decimalsFollowTheStyle();
    void aTaskStaysDone();
    void theSolutionIsPlayedAsOneUndoStep();
    void theSolutionStartsFromItsOwnScene();
    void escapeTakesTheSolutionBack();
    void anyPressStopsTheSolution_data();
    void anyPressStopsTheSolution();
    void leavingBringsTheOwnSceneBack();
    void openingAFileLeavesTheLesson();
    void theLessonGoesOnWhereItWasLeft();
    void aStepWantsItsOverlaysAndToken();
    void anOfferedLessonIsReadWhenItIsNeeded();
    void theOpenLessonSurvivesABrokenOne();
    void aBrokenFormulaIsToldWithItsPlace();
    void theLanguageIsThatOfTheProgram();
    void aStepGoesOnInAnotherLanguage();
    void smallSizesScroll();
    void everySizeSettles_data() { addSteps(); }
    void everySizeSettles();
    void textSizesAreThoseOfTheStyle();
    void formulasFitTheWidth_data() { addSteps(); }
    void formulasFitTheWidth();
    void whatToTryIsAlwaysInSight_data() { addSteps(); }
    void whatToTryIsAlwaysInSight();
    void formulasKeepTheirSizeWhileNumbersChange();
    void keyboardReachesEveryControl();
    void screenReadersFindNames();
    void goneTokensAreSurvived();

private:
    static void addSteps();
    QTemporaryDir m_folder;
};

void TestLessonView::initTestCase()
{
    QApplication::setStyle(new WindowStyle);
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
}

void TestLessonView::addSteps()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("step");
    for (const char *language : {"en", "zh_CN"})
        for (int step = 0; step < 12; ++step)
            QTest::newRow((QByteArray(language) + ' ' + QByteArray::number(step + 1)).constData())
                << QString::fromLatin1(language) << step;
}

void TestLessonView::everyFormulaIsMathematics()
{
    QFETCH(QString, language);
    QFETCH(int, step);
    installTranslators(language);
    Bench bench;
    bench.view.showStep(step);
    QVERIFY(!bench.formulas().isEmpty());
    for (const QString &source : bench.view.findChild<FormulaLines *>()->sources()) {
        QCOMPARE(Formula(source, 15).error(), QString());
        static const QRegularExpression word(QStringLiteral("\\\\text\\{|\\p{Han}"));
        QVERIFY2(!source.contains(word), qPrintable(source)); // the same in every language
    }
}

void TestLessonView::everyStepIsShownAndSolved()
{
    QFETCH(QString, language);
    QFETCH(int, step);
    installTranslators(language);
    Bench bench;
    bench.view.showStep(step);
    QCOMPARE(bench.view.step(), step);
    QVERIFY(bench.document.isVisiting());
    QVERIFY(!bench.view.isReached());
    QVERIFY(bench.text("reached").isEmpty());
    QTest::mouseClick(bench.button("showMe"), Qt::LeftButton);
    auto *motion = bench.player()->findChild<QVariantAnimation *>();
    for (const int percent : {30, 60, 100}) // others watch it in its own time
        motion->setCurrentTime(motion->duration() * percent / 100);
    QTRY_VERIFY(!bench.player()->isPlaying());
    QVERIFY(bench.view.isReached());
    QVERIFY(bench.text("reached").contains(u'✓'));
}

void TestLessonView::nothingIsVisitedBeforeTheStart()
{
    Bench bench;
    QCOMPARE(bench.view.steps(), 12);
    QCOMPARE(bench.view.step(), -1);
    QVERIFY(!bench.document.isVisiting());
    QVERIFY(!bench.button("back")->isVisible());
    QVERIFY(bench.text("lessonText").contains(QStringLiteral("Your own scene")));
    QTest::mouseClick(bench.button("next"), Qt::LeftButton);
    QCOMPARE(bench.view.step(), 0);
}

void TestLessonView::buttonsWalkTheSteps()
{
    Bench bench;
    QSignalSpy shown(&bench.view, &LessonView::stepShown);
    for (int step = 0; step < 12; ++step) {
        QVERIFY(bench.button("next")->isEnabled());
        QTest::mouseClick(bench.button("next"), Qt::LeftButton);
        QCOMPARE(bench.view.step(), step);
        QCOMPARE(shown.last().first().toInt(), step);
    }
    QVERIFY(!bench.button("next")->isEnabled());
    QCOMPARE(bench.text("lessonChapter"), QStringLiteral("Lesson 3.5"));
    for (int step = 10; step >= 0; --step) {
        QTest::mouseClick(bench.button("back"), Qt::LeftButton);
        QCOMPARE(bench.view.step(), step);
    }
    QVERIFY(!bench.button("back")->isEnabled());
}

void TestLessonView::clickersWalkTheSteps()
{
    Bench bench;
    bench.view.showStep(0);
    QTest::keyClick(&bench.view, Qt::Key_PageDown);
    QTest::keyClick(&bench.view, Qt::Key_PageDown);
    QCOMPARE(bench.view.step(), 2);
    QTest::keyClick(bench.view.findChild<QScrollArea *>(), Qt::Key_PageUp);
    QCOMPARE(bench.view.step(), 1);
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(&bench.view, Qt::Key_PageDown);
    QCOMPARE(bench.view.step(), 11);
}

void TestLessonView::dotsChooseAStep()
{
    Bench bench;
    bench.view.showStep(0);
    StepDots *dots = bench.dots();
    for (const int step : {7, 11, 0, 3}) {
        QTest::mouseClick(dots, Qt::LeftButton, {}, dots->centre(step).toPoint());
        QCOMPARE(bench.view.step(), step);
    }
    QTest::mouseClick(dots, Qt::RightButton, {}, dots->centre(5).toPoint());
    QCOMPARE(bench.view.step(), 3);
}

void TestLessonView::theListChoosesAStep()
{
    Bench bench;
    bench.view.showStep(3);
    const auto *list = bench.view.findChild<QMenu *>();
    QCOMPARE(list->actions().size(), 12);
    QVERIFY(list->actions()[3]->isChecked());
    QVERIFY(list->actions()[8]->text().startsWith(QStringLiteral("3.4")));
    list->actions()[8]->trigger();
    QCOMPARE(bench.view.step(), 8);
    QVERIFY(list->actions()[8]->isChecked());
    QVERIFY(!list->actions()[3]->isChecked());
    list->actions()[8]->trigger();
    QVERIFY(list->actions()[8]->isChecked());
}

void TestLessonView::numbersAreLive()
{
    Bench bench;
    bench.view.showStep(8);
    QVERIFY2(bench.formulas().contains(QStringLiteral("({1.33}, {0.49})")), qPrintable(bench.formulas()));
    QVERIFY(bench.text("lessonText").contains(QStringLiteral("z = (1.33, 0.49)")));
    bench.moveQuery(0, 0);
    QVERIFY2(bench.formulas().contains(QStringLiteral("({0.67}, {0.67})")), qPrintable(bench.formulas()));
    bench.document.undoGroup().undo();
    QVERIFY(bench.formulas().contains(QStringLiteral("({1.33}, {0.49})")));
}

void TestLessonView::decimalsFollowTheStyle()
{
    Bench bench;
    bench.view.showStep(8);
    Style style = ui::style(Theme::Light);
    style.decimals = 4;
    bench.view.setFigureStyle(style);
    QVERIFY2(bench.formulas().contains(QStringLiteral("({1.3305}, {0.4895})")), qPrintable(bench.formulas()));
}

void TestLessonView::aTaskStaysDone()
{
    Bench bench;
    bench.view.showStep(7); // equal weights
    bench.moveQuery(0, 0);
    QVERIFY(bench.view.isReached());
    bench.moveQuery(1, 0);
    QVERIFY(bench.view.isReached());
    QVERIFY(!bench.text("reached").isEmpty());
    bench.view.showStep(7);
    QVERIFY(!bench.view.isReached());
    QVERIFY(bench.text("reached").isEmpty());
}

void TestLessonView::theSolutionIsPlayedAsOneUndoStep()
{
    Bench bench;
    bench.view.showStep(7);
    QSignalSpy changed(&bench.document, &Document::changed);
    bench.view.showSolution();
    QTRY_VERIFY(!bench.player()->isPlaying());
    QVERIFY2(changed.count() > 10, qPrintable(QString::number(changed.count())));
    QCOMPARE(bench.document.scene().query, core::Point(0, 0));
    QCOMPARE(bench.document.undoStack().count(), 1);
    bench.document.undoGroup().undo();
    QCOMPARE(bench.document.scene().query, core::Point(1, 0));
}

void TestLessonView::theSolutionStartsFromItsOwnScene()
{
    Bench bench;
    bench.view.showStep(0);
    core::Scene other = bench.document.scene();
    other.tokens.pop_back();
    other.tokens[1].key = {7, 7};
    bench.document.edit(QStringLiteral("spoil"), other);
    bench.view.showSolution();
    QTRY_VERIFY(!bench.player()->isPlaying());
    QVERIFY(bench.view.isReached());
    QCOMPARE(bench.document.tokens(), 3);
    bench.document.undoGroup().undo();
    QVERIFY(bench.document.scene() == other);
}

void TestLessonView::escapeTakesTheSolutionBack()
{
    Bench bench;
    bench.view.showStep(7);
    bench.moveQuery(0.8, 0.1);
    bench.view.showSolution();
    QTRY_VERIFY(bench.document.scene().query.x() < 0.6);
    QTest::keyClick(&bench.view, Qt::Key_Escape);
    QVERIFY(!bench.player()->isPlaying());
    QCOMPARE(bench.document.scene().query, core::Point(0.8, 0.1));
    QCOMPARE(bench.document.undoStack().count(), 1);
}

void TestLessonView::anyPressStopsTheSolution_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("mouse") << 0;
    QTest::newRow("key") << int(Qt::Key_A);
}

void TestLessonView::anyPressStopsTheSolution()
{
    QFETCH(int, key);
    Bench bench;
    bench.view.showStep(7);
    bench.view.showSolution();
    QTRY_VERIFY(bench.document.scene().query.x() < 0.8);
    if (key == 0)
        QTest::mousePress(&bench.view, Qt::LeftButton, {}, {2, 2});
    else
        QTest::keyPress(&bench.view, static_cast<Qt::Key>(key));
    QVERIFY(!bench.player()->isPlaying());
    QVERIFY(bench.document.scene().query.x() > 0);
    QCOMPARE(bench.document.undoStack().count(), 1);
}

void TestLessonView::leavingBringsTheOwnSceneBack()
{
    Bench bench;
    const core::Scene own = bench.document.scene();
    bench.view.showStep(4);
    bench.moveQuery(2, 2);
    QSignalSpy left(&bench.view, &LessonView::left);
    QTest::mouseClick(bench.view.findChild<QToolButton *>(QStringLiteral("leave")), Qt::LeftButton);
    QCOMPARE(left.count(), 1);
    QCOMPARE(bench.view.step(), -1);
    QVERIFY(bench.document.scene() == own);
    QVERIFY(bench.document.isModified());
    bench.document.undoGroup().undo();
    QVERIFY(bench.document.scene() == core::chapterExample());
}

void TestLessonView::openingAFileLeavesTheLesson()
{
    Bench bench;
    bench.view.showStep(4);
    bench.view.showSolution();
    QSignalSpy left(&bench.view, &LessonView::left);
    bench.document.reset(core::Scene{}, QStringLiteral("other.attention"));
    QCOMPARE(left.count(), 1);
    QCOMPARE(bench.view.step(), -1);
    QVERIFY(!bench.player()->isPlaying());
    QVERIFY(bench.document.scene() == core::Scene{});
}

void TestLessonView::theLessonGoesOnWhereItWasLeft()
{
    Bench bench;
    bench.view.showStep(5);
    bench.view.leave();
    QTest::mouseClick(bench.button("next"), Qt::LeftButton);
    QCOMPARE(bench.view.step(), 5);
}

void TestLessonView::aStepWantsItsOverlaysAndToken()
{
    Bench bench;
    std::vector<Overlays> wanted;
    connect(&bench.view, &LessonView::overlaysWanted, this,
            [&wanted](const Overlays &overlays) { wanted.push_back(overlays); });
    bench.view.showStep(1);
    QCOMPARE(bench.document.selectedToken(), 0);
    QCOMPARE(wanted.size(), std::size_t(1));
    Overlays angle{true, true, true, true, true, true, false, false, false, false};
    QVERIFY(wanted.back() == angle);
    bench.view.showStep(5);
    Overlays rawScores{true, true, false, true, false, false, true, false, true, false};
    QVERIFY(wanted.back() == rawScores);
}

void TestLessonView::theOpenLessonSurvivesABrokenOne()
{
    Bench bench;
    bench.view.showStep(2);
    QString error;
    QVERIFY(!bench.view.open(m_folder.filePath(QStringLiteral("missing")), &error));
    QVERIFY(!error.isEmpty());
    QCOMPARE(bench.view.step(), 2);
    QCOMPARE(bench.view.steps(), 12);
    QCOMPARE(bench.view.folder(), LessonView::chapter3());
}

void TestLessonView::aBrokenFormulaIsToldWithItsPlace()
{
    const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("01-a"));
    QString error;
    QVERIFY2(core::writeSceneFile(core::chapterExample(), name + QStringLiteral(".attention"), &error),
             qPrintable(error));
    QFile file(name + QStringLiteral(".lesson"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Title: A\nChapter: 1\nTry: B\nTask: s1 > 5\nSolution: query -> (6, 0)\n\nC\n\n$ s_1 = {s1}\n"
               "$  a + \\nothing{b}\n");
    file.close();
    Document document(core::chapterExample());
    LessonView view(document);
    QVERIFY(!view.open(folder.path(), &error));
    QVERIFY2(error.startsWith(file.fileName()), qPrintable(error));
    QVERIFY2(error.contains(QStringLiteral("line 10: ")), qPrintable(error));
    QVERIFY2(error.contains(QStringLiteral("column 8")), qPrintable(error));
    QCOMPARE(view.steps(), 0);
}

void TestLessonView::anOfferedLessonIsReadWhenItIsNeeded()
{
    Document document(core::chapterExample());
    LessonView view(document);
    view.offer(LessonView::chapter3());
    QCOMPARE(view.steps(), 12);
    QCOMPARE(view.folder(), LessonView::chapter3());
    const auto *list = view.findChild<QMenu *>();
    QVERIFY(list->actions().isEmpty());
    view.showStep(11);
    QCOMPARE(view.step(), 11);
    QCOMPARE(list->actions().size(), 12);
    QVERIFY(list->actions().constLast()->isChecked());

    LessonView another(document);
    another.offer(LessonView::chapter3());
    QVERIFY(another.showSection(QStringLiteral("3.1")));
    another.leave();
    another.offer(LessonView::targets());
    QCOMPARE(another.steps(), 5);
}

void TestLessonView::theLanguageIsThatOfTheProgram()
{
    static const QRegularExpression han(QStringLiteral("\\p{Han}"));
    for (const char *language : {"en", "zh_CN"}) {
        installTranslators(QLatin1String(language));
        Bench bench;
        bench.view.showStep(3);
        for (const char *name : {"lessonTitle", "lessonText", "attempt"})
            QCOMPARE(bench.text(name).contains(han), QLatin1String(language) == QLatin1String("zh_CN"));
    }
}

void TestLessonView::aStepGoesOnInAnotherLanguage()
{
    Bench bench;
    bench.view.showStep(7);
    bench.moveQuery(0, 0);
    bench.moveQuery(0.5, 0.5);
    installTranslators(QStringLiteral("zh_CN"));
    LessonView next(bench.document);
    QString error;
    QVERIFY2(next.open(bench.view.folder(), &error), qPrintable(error));
    next.resume(bench.view.step(), bench.view.isReached());
    QCOMPARE(next.step(), 7);
    QVERIFY(next.isReached());
    QCOMPARE(bench.document.scene().query, core::Point(0.5, 0.5));
    QCOMPARE(bench.document.undoStack().count(), 2);
}

// A page that takes more height when it gets wider would have its scroll bar come and go without end.
void TestLessonView::everySizeSettles()
{
    QFETCH(QString, language);
    QFETCH(int, step);
    installTranslators(language);
    Bench bench;
    bench.view.showStep(step);
    for (const int width : {314, 328, 342, 356, 384, 412, 440})
        for (int height = 255; height < 420; height += 9) {
            bench.view.resize(width, height);
            QCoreApplication::processEvents();
        }
    QCOMPARE(bench.view.size(), QSize(440, 417));
}

void TestLessonView::smallSizesScroll()
{
    Bench bench({300, 280});
    QCOMPARE(bench.view.size(), QSize(300, 280));
    for (int step = 0; step < 12; ++step) {
        bench.view.showStep(step);
        QCoreApplication::processEvents();
        QCOMPARE(bench.view.size(), QSize(300, 280));
        const auto *body = bench.view.findChild<QScrollArea *>();
        QVERIFY(body->widget()->height() > body->viewport()->height());
        QVERIFY(body->widget()->width() <= body->viewport()->width());
        QVERIFY(body->viewport()->height() >= 40);
        for (const char *name : {"next", "back"})
            QVERIFY(bench.view.rect().contains(bench.button(name)->geometry()));
        const StepDots *dots = bench.dots();
        QVERIFY(dots->rect().contains(dots->centre(0).toPoint()) && dots->rect().contains(dots->centre(11).toPoint()));
    }
}

void TestLessonView::textSizesAreThoseOfTheStyle()
{
    Bench bench;
    bench.view.showStep(0);
    bench.view.setFigureStyle(ui::style(Theme::Light).scaled(2));
    QCOMPARE(bench.view.findChild<QLabel *>(QStringLiteral("lessonText"))->font().pixelSize(), 26);
    QCOMPARE(bench.view.findChild<QLabel *>(QStringLiteral("lessonChapter"))->font().pixelSize(), 32);
    QCOMPARE(bench.button("next")->font().pixelSize(), 26);
}

void TestLessonView::formulasFitTheWidth()
{
    QFETCH(QString, language);
    QFETCH(int, step);
    installTranslators(language);
    for (const int width : {340, 460, 700}) {
        Bench bench({width, 420});
        bench.view.showStep(step);
        QCoreApplication::processEvents();
        const auto *formulas = bench.view.findChild<FormulaLines *>();
        QTRY_VERIFY2(formulas->shownWidth() <= formulas->width(),
                     qPrintable(QStringLiteral("%1 > %2").arg(formulas->shownWidth()).arg(formulas->width())));
    }
}

void TestLessonView::whatToTryIsAlwaysInSight()
{
    QFETCH(QString, language);
    QFETCH(int, step);
    installTranslators(language);
    for (const QSize &size : {QSize(360, 230), QSize(420, 240), QSize(460, 300)}) {
        Bench bench(size);
        bench.view.showStep(step);
        QCoreApplication::processEvents();
        const auto *box = bench.view.findChild<QFrame *>(QStringLiteral("tryBox"));
        const auto *attempt = bench.view.findChild<QLabel *>(QStringLiteral("attempt"));
        QTRY_VERIFY2(attempt->height() >= attempt->heightForWidth(attempt->width()),
                     qPrintable(QStringLiteral("%1 x %2: %3 of %4")
                                    .arg(size.width())
                                    .arg(size.height())
                                    .arg(attempt->height())
                                    .arg(attempt->heightForWidth(attempt->width()))));
        QVERIFY(bench.view.rect().contains(QRect(box->mapTo(&bench.view, QPoint(0, 0)), box->size())));
        QVERIFY(box->rect().contains(attempt->geometry()));
        QCOMPARE(box->visibleRegion().boundingRect(), box->rect());
    }
}

void TestLessonView::formulasKeepTheirSizeWhileNumbersChange()
{
    Bench bench({340, 420});
    bench.view.showStep(1);
    QCoreApplication::processEvents();
    const auto *formulas = bench.view.findChild<FormulaLines *>();
    bench.moveQuery(-11.11, -11.11);
    QCoreApplication::processEvents();
    const int height = formulas->height();
    bench.moveQuery(1, 1);
    QCoreApplication::processEvents();
    QCOMPARE(formulas->height(), height);
}

void TestLessonView::keyboardReachesEveryControl()
{
    Bench bench;
    bench.view.showStep(3);
    QSet<QString> reached;
    bench.button("next")->setFocus();
    for (int i = 0; i < 12; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        reached.insert(QApplication::focusWidget()->objectName());
    }
    for (const char *name : {"next", "back", "showMe", "leave", "steps"}) // the list of steps stands for the dots
        QVERIFY2(reached.contains(QLatin1String(name)), name);
    bench.button("next")->setFocus();
    QTest::keyClick(bench.button("next"), Qt::Key_Space);
    QCOMPARE(bench.view.step(), 4);
}

void TestLessonView::screenReadersFindNames()
{
    ui::installAccessibleViews();
    Bench bench;
    bench.view.showStep(3);
    QVERIFY(!bench.view.accessibleName().isEmpty());
    QCOMPARE(bench.dots()->accessibleName(), QStringLiteral("Step 4 of 12"));
    QCOMPARE(bench.view.findChild<QToolButton *>(QStringLiteral("steps"))->accessibleName(),
             QStringLiteral("Step 4 of 12"));
    QCOMPARE(bench.view.findChild<QToolButton *>(QStringLiteral("leave"))->accessibleName(),
             QStringLiteral("Leave the lesson"));
    QVERIFY(!bench.view.findChild<FormulaLines *>()->accessibleName().isEmpty());
    const QAccessibleInterface *formulas =
        QAccessible::queryAccessibleInterface(bench.view.findChild<FormulaLines *>());
    QVERIFY(formulas->child(0)->text(QAccessible::Name).contains(QStringLiteral("1.00")));
}

void TestLessonView::goneTokensAreSurvived()
{
    Bench bench;
    for (int step = 0; step < 12; ++step) {
        bench.view.showStep(step);
        bench.document.edit(QStringLiteral("clear"), core::Scene());
        QVERIFY(!bench.view.isReached());
        bench.view.grab();
    }
}

QTEST_MAIN(TestLessonView)
#include "tst_lessonview.moc"
