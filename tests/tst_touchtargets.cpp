#include "ui/mainwindow.h"

#include "ui/document.h"
#include "ui/settings.h"
#include "ui/views/exploremenu.h"
#include "ui/views/gestureslider.h"
#include "ui/views/lessonview.h"
#include "ui/views/stepdots.h"
#include "ui/views/touchuse.h"
#include "ui/views/windowstyle.h"
#include "ui/views/workingtable.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QFrame>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointingDevice>
#include <QScrollArea>
#include <QScrollBar>
#include <QScroller>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <memory>

using ui::Document;
using ui::MainWindow;

/// The whole window by finger.
class TestTouchTargets : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void everyTargetIsHighEnough_data();
    void everyTargetIsHighEnough();
    void mouseBringsTheSmallTargetsBack();
    void openMenuStaysAsItIs();
    void sliderComesToTheFinger();
    void dotsGiveTheListOfSteps();
    void lessonScrollsByFinger();
    void workingScrollsByFinger();

private:
    /// Of another window: it is the program that is used by finger.
    void touch() const
    {
        QWidget where;
        where.show();
        QTest::touchEvent(&where, m_screen.get()).press(0, QPoint(5, 5));
        QTest::touchEvent(&where, m_screen.get()).release(0, QPoint(5, 5));
        for (int i = 0; i < 5; ++i) // the style, the sizes of what it is for, the layouts around
            QCoreApplication::processEvents();
    }
    /// A stroke upwards in many small steps.
    void stroke(QWidget *where, const QPoint &from, int length) const
    {
        QTest::QTouchEventWidgetSequence finger = QTest::touchEvent(where, m_screen.get(), false);
        finger.press(0, from);
        finger.commit();
        for (int way = 4; way <= length; way += 4) {
            finger.move(0, from - QPoint(0, way));
            finger.commit();
        }
        finger.release(0, from - QPoint(0, length));
        finger.commit();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<QPointingDevice> m_screen{QTest::createTouchDevice()};
};

void TestTouchTargets::initTestCase()
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
}

void TestTouchTargets::init()
{
    QSettings().clear();
    QApplication::setStyle(new ui::WindowStyle);
}

void TestTouchTargets::everyTargetIsHighEnough_data()
{
    QTest::addColumn<QString>("theme");
    for (const char *theme : {"light", "dark", "projector"})
        QTest::newRow(theme) << QString::fromLatin1(theme);
}

void TestTouchTargets::everyTargetIsHighEnough()
{
    QFETCH(const QString, theme);
    ui::setting::theme.set(theme);
    ui::setting::tools.set({QStringLiteral("orbit")});
    Document document(core::chapterExample());
    MainWindow window(document);
    window.resize(1440, 900);
    window.show();
    window.findChild<ui::LessonView *>()->showStep(1);
    QCoreApplication::processEvents();
    const auto *table = window.findChild<ui::WorkingTable *>();
    const int rows = table->figureLayout().rows();
    const QPalette colours = window.palette();
    const QFont font = window.font();
    touch();
    QCOMPARE(window.palette(), colours);
    QCOMPARE(window.font(), font);
    QCOMPARE(table->figureLayout().rows(), rows); // the working is not squeezed
    int targets = 0;
    const auto check = [&targets](int height, const QString &what) {
        QVERIFY2(height >= 44, qPrintable(QStringLiteral("%1: %2").arg(what).arg(height)));
        ++targets;
    };
    for (const QWidget *widget : window.findChildren<QWidget *>())
        if (widget->isVisible() && !table->isAncestorOf(widget) &&
            (qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QComboBox *>(widget) ||
             qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QSlider *>(widget) ||
             qobject_cast<const ui::StepDots *>(widget)))
            check(widget->height(), QLatin1String(widget->metaObject()->className()) + u' ' + widget->accessibleName() +
                                        u' ' + widget->objectName());
    QVERIFY(targets > 20);
    for (QMenu *menu : window.findChildren<QMenu *>())
        for (QAction *action : menu->actions())
            if (action->isVisible() && !action->isSeparator())
                check(menu->actionGeometry(action).height(), action->text());
    for (QAction *action : window.menuBar()->actions())
        check(window.menuBar()->actionGeometry(action).height(), action->text());
    QVERIFY(targets > 100);
}

void TestTouchTargets::mouseBringsTheSmallTargetsBack()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    const auto height = [&window] {
        return window.menuBar()->actionGeometry(window.menuBar()->actions().first()).height();
    };
    const int before = height();
    QVERIFY(before < 44);
    touch();
    QTRY_VERIFY(height() >= 44);
    QTest::mouseClick(window.findChild<QFrame *>(QStringLiteral("card")), Qt::LeftButton, {}, QPoint(5, 5));
    QTRY_COMPARE(height(), before);
}

void TestTouchTargets::openMenuStaysAsItIs()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    QMenu menu(&window);
    QAction *action = menu.addAction(QStringLiteral("action"));
    QAction *dead = menu.addAction(QStringLiteral("dead"));
    dead->setEnabled(false);
    menu.popup(window.mapToGlobal(QPoint(50, 50)));
    QVERIFY(QTest::qWaitForWindowExposed(&menu));
    const QRect before = menu.actionGeometry(action);
    const QPoint place = menu.actionGeometry(dead).center();
    QTest::touchEvent(&menu, m_screen.get()).press(0, place);
    QTest::touchEvent(&menu, m_screen.get()).release(0, place);
    QCoreApplication::processEvents();
    QVERIFY(menu.isVisible());
    QCOMPARE(menu.actionGeometry(action), before);
    menu.close();
    touch();
    QTRY_VERIFY(window.menuBar()->actionGeometry(window.menuBar()->actions().first()).height() >= 44);
}

void TestTouchTargets::sliderComesToTheFinger()
{
    QWidget window;
    ui::GestureSlider slider(&window);
    slider.setRange(0, 100);
    slider.resize(300, 44);
    window.resize(300, 44);
    window.show();
    QSignalSpy began(&slider, &ui::GestureSlider::moveBegan);
    QTest::touchEvent(&slider, m_screen.get()).press(0, QPoint(225, 4));
    QVERIFY2(std::abs(slider.value() - 75) <= 2, qPrintable(QString::number(slider.value())));
    QTest::touchEvent(&slider, m_screen.get()).move(0, QPoint(150, 30));
    QVERIFY2(std::abs(slider.value() - 50) <= 2, qPrintable(QString::number(slider.value())));
    QTest::touchEvent(&slider, m_screen.get()).release(0, QPoint(150, 30));
    QTest::touchEvent(&slider, m_screen.get()).press(0, QPoint(154, 30)); // on the handle nothing jumps
    QTest::touchEvent(&slider, m_screen.get()).release(0, QPoint(154, 30));
    QVERIFY2(std::abs(slider.value() - 50) <= 2, qPrintable(QString::number(slider.value())));
    QCOMPARE(began.count(), 2);
    QTest::mouseClick(&slider, Qt::LeftButton, {}, QPoint(290, 22)); // a mouse goes on by pages
    QVERIFY(slider.value() < 70);
}

void TestTouchTargets::dotsGiveTheListOfSteps()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    auto *lesson = window.findChild<ui::LessonView *>();
    lesson->showStep(1);
    auto *dots = window.findChild<ui::StepDots *>();
    bool isListed = false;
    QTimer closer;
    connect(&closer, &QTimer::timeout, this, [&isListed] {
        if (auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget())) {
            isListed = menu->actions().size() == 12;
            menu->close();
        }
    });
    closer.start(0);
    QTest::touchEvent(dots, m_screen.get()).press(0, dots->centre(8).toPoint());
    QTest::touchEvent(dots, m_screen.get()).release(0, dots->centre(8).toPoint());
    QTRY_VERIFY(isListed);
    QCOMPARE(lesson->step(), 1);
}

void TestTouchTargets::lessonScrollsByFinger()
{
    Document document(core::chapterExample());
    ui::LessonView lesson(document);
    lesson.setFigureStyle(ui::style(ui::Theme::Light));
    QString error;
    QVERIFY2(lesson.open(ui::LessonView::chapter3(), &error), qPrintable(error));
    lesson.resize(280, 230);
    lesson.show();
    lesson.showStep(1);
    auto *area = lesson.findChild<QScrollArea *>();
    QTRY_VERIFY(area->verticalScrollBar()->maximum() > 50);
    stroke(area->viewport(), QPoint(60, area->viewport()->height() - 2), 80);
    QTRY_VERIFY(area->verticalScrollBar()->value() > 10);
}

void TestTouchTargets::workingScrollsByFinger()
{
    core::Scene scene;
    for (int i = 0; i < 60; ++i)
        scene.tokens.push_back({{}, {1, 0.01 * i}, {1, 0}});
    Document document(scene);
    MainWindow window(document);
    window.resize(1440, 900);
    window.show();
    auto *table = window.findChild<ui::WorkingTable *>();
    QCOMPARE(table->figureLayout().firstRow(), 0);
    stroke(table, QPoint(300, table->height() / 2), 80);
    QTRY_VERIFY(table->figureLayout().firstRow() > 0);
    QScroller::scroller(table)->stop();
    const int there = table->figureLayout().firstRow();
    const QPoint place = table->figureLayout().row(there + 1).center().toPoint();
    QTest::touchEvent(table, m_screen.get()).press(0, place);
    QTest::touchEvent(table, m_screen.get()).release(0, place);
    QCOMPARE(document.selectedToken(), there + 1); // a tap selects as ever
    QCOMPARE(table->figureLayout().firstRow(), there);
}

QTEST_MAIN(TestTouchTargets)
#include "tst_touchtargets.moc"
