#include "ui/views/accessible.h"

#include "tests/planebench.h"

#include "core/number.h"
#include "ui/figure/plane.h"
#include "ui/mainwindow.h"
#include "ui/settings.h"
#include "ui/translation.h"
#include "ui/views/barsview.h"
#include "ui/views/coordinatesdialog.h"
#include "ui/views/exportdialog.h"
#include "ui/views/formulalines.h"
#include "ui/views/keysdialog.h"
#include "ui/views/lessonview.h"
#include "ui/views/windowstyle.h"
#include "ui/views/workingtable.h"
#include "ui/views/workingview.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QElapsedTimer>
#include <QMenu>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <cmath>
#include <functional>

using core::Handle;
using core::Point;
using ui::Document;
using ui::Plane;
using Bench = PlaneBench;

namespace {

QStringList announcements; ///< that a screen reader would have spoken

void hear(QAccessibleEvent *event)
{
    QAccessibleInterface *source = event->accessibleInterface();
    if (event->type() == QAccessible::ObjectShow && source && source->role() == QAccessible::Notification)
        announcements += source->text(QAccessible::Name);
}

QAccessibleInterface *accessible(QWidget &widget)
{
    return QAccessible::queryAccessibleInterface(&widget);
}

std::vector<QAccessibleInterface *> everything(QAccessibleInterface *root)
{
    std::vector<QAccessibleInterface *> result{root};
    for (int i = 0; i < root->childCount(); ++i)
        if (QAccessibleInterface *child = root->child(i))
            for (QAccessibleInterface *inside : everything(child))
                result.push_back(inside);
    return result;
}

QAccessibleInterface *named(QWidget &view, const QString &name)
{
    for (QAccessibleInterface *part : everything(accessible(view)))
        if (part->text(QAccessible::Name) == name)
            return part;
    return nullptr;
}

QStringList names(QWidget &view)
{
    QStringList result;
    for (int i = 0; i < accessible(view)->childCount(); ++i)
        result += accessible(view)->child(i)->text(QAccessible::Name);
    return result;
}

QString describe(QAccessibleInterface *node)
{
    QStringList path;
    for (; node; node = node->parent())
        path.prepend(QStringLiteral("%1 %2 '%3'")
                         .arg(QString::number(node->role()),
                              node->object() ? QString::fromLatin1(node->object()->metaObject()->className()) + u'#' +
                                                   node->object()->objectName()
                                             : QString(),
                              node->text(QAccessible::Name)));
    return path.join(QStringLiteral(" > "));
}

core::Scene manyTokens(int count)
{
    core::Scene scene;
    scene.query = {1, 0};
    for (int j = 0; j < count; ++j)
        scene.tokens.push_back({{}, {std::cos(j), std::sin(j)}, {std::sin(j), std::cos(j)}});
    return scene;
}

} // namespace

/// What a screen reader sees of the views, and does with them.
class TestAccessible : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void handlesHaveTheNamesOfTheText();
    void handleTellsItsPlaceAndTheLargestWeight();
    void handleIs44PixelsWideAndWhereAPressTakesIt();
    void currentHandleHasTheFocus();
    void actionsMoveLikeKeysInOneStep_data();
    void actionsMoveLikeKeysInOneStep();
    void coordinatesAreTypedByAnAction();
    void tokensComeAndGo();
    void everyMoveIsToldOnce_data();
    void everyMoveIsToldOnce();
    void noMoveIsNotTold();
    void taskThatIsDoneIsToldOnce();
    void barsAreSlidersWithTheirNumbers();
    void barsMoveByTheirValueInOneStep();
    void workingIsATable();
    void workingOfAThousandTokensIsMadeAsItIsAskedFor();
    void coordinateOfACellIsTypedByAnAction();
    void formulasAreSentences();
    void everyControlHasAName_data();
    void everyControlHasAName();

private:
    static void checkNames(QWidget &window);
    QTemporaryDir m_settings;
};

void TestAccessible::initTestCase()
{
    QApplication::setStyle(new ui::WindowStyle);
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
    QCoreApplication::setOrganizationName(QStringLiteral("attention-plane-test"));
    QTRY_VERIFY2(QAccessible::isActive(), "run it by tests/atspi/onscreen");
    QAccessible::installUpdateHandler(hear);
    ui::installAccessibleViews();
}

void TestAccessible::init()
{
    QSettings().clear();
    ui::installTranslators(QStringLiteral("en"));
    announcements.clear();
}

void TestAccessible::handlesHaveTheNamesOfTheText()
{
    core::Scene scene = core::chapterExample();
    scene.tokens[1].name = QStringLiteral("cat");
    Bench match(scene);
    QCOMPARE(names(match.view), (QStringList{QStringLiteral("query q"), QStringLiteral("key 1"),
                                             QStringLiteral("key 2 (cat)"), QStringLiteral("key 3")}));
    Bench mix(scene, Plane::Mix);
    QCOMPARE(names(mix.view), (QStringList{QStringLiteral("value 1"), QStringLiteral("value 2 (cat)"),
                                           QStringLiteral("value 3"), QStringLiteral("output z")}));
    for (int i = 0; i < 4; ++i) {
        QCOMPARE(accessible(mix.view)->indexOfChild(accessible(mix.view)->child(i)), i);
        QCOMPARE(accessible(mix.view)->child(i)->parent(), accessible(mix.view));
    }
}

// e / (e + 1 + 1/e) = 0.66524…, by hand.
void TestAccessible::handleTellsItsPlaceAndTheLargestWeight()
{
    Bench match(core::chapterExample());
    QAccessibleInterface *query = named(match.view, QStringLiteral("query q"));
    QCOMPARE(query->text(QAccessible::Value), QStringLiteral("(1.00, 0.00)"));
    QCOMPARE(query->text(QAccessible::Description), QStringLiteral("(1.00, 0.00). Largest weight: key 1, 0.665"));
    QCOMPARE(named(match.view, QStringLiteral("key 2"))->text(QAccessible::Description),
             QStringLiteral("(0.00, 1.00), score 0.00, weight 0.245. Largest weight: key 1, 0.665"));
    core::Scene equal = core::chapterExample();
    equal.query = {0, 0};
    match.document.edit(QStringLiteral("change"), equal);
    QCOMPARE(query->text(QAccessible::Description),
             QStringLiteral("(0.00, 0.00). Largest weight: 3 keys share it, 0.333 each"));
}

void TestAccessible::handleIs44PixelsWideAndWhereAPressTakesIt()
{
    for (const Plane plane : {Plane::Match, Plane::Mix}) {
        Bench bench(core::chapterExample(), plane);
        QAccessibleInterface *view = accessible(bench.view);
        for (int i = 0; i < view->childCount(); ++i) {
            const QRect rect = view->child(i)->rect();
            QVERIFY2(rect.width() >= 44 && rect.height() >= 44, qPrintable(view->child(i)->text(QAccessible::Name)));
        }
        for (int x = 0; x < bench.view.width(); x += 5) {
            for (int y = 0; y < bench.view.height(); y += 5) {
                const auto hit = ui::handlesAt(plane, bench.document.scene(), bench.view.viewport(), QPointF(x, y), {});
                const QPoint global = bench.view.mapToGlobal(QPoint(x, y));
                const QAccessibleInterface *there = view->childAt(global.x(), global.y());
                QVERIFY2((there != nullptr) == !hit.empty(),
                         qPrintable(QStringLiteral("at %1, %2").arg(QString::number(x), QString::number(y))));
                if (there)
                    QVERIFY(there->rect().contains(global));
            }
        }
    }
}

void TestAccessible::currentHandleHasTheFocus()
{
    Bench bench(core::chapterExample());
    QVERIFY(QTest::qWaitForWindowExposed(&bench.view));
    bench.view.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&bench.view));
    bench.view.clearFocus();
    bench.view.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&bench.view, Qt::Key_Tab);
    QAccessibleInterface *view = accessible(bench.view);
    QVERIFY(view->focusChild());
    QCOMPARE(view->focusChild()->text(QAccessible::Name), QStringLiteral("key 1"));
    QVERIFY(view->focusChild()->state().focused && view->focusChild()->state().selected);
    QVERIFY(view->focusChild()->state().focusable);
    QVERIFY(!named(bench.view, QStringLiteral("key 2"))->state().focused);
    QAccessibleInterface *second = named(bench.view, QStringLiteral("key 2"));
    second->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(bench.view.current(), (Handle{Handle::Kind::Key, 1}));
    QCOMPARE(bench.document.selectedToken(), 1);
}

void TestAccessible::actionsMoveLikeKeysInOneStep_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("left") << QStringLiteral("move left") << Qt::Key_Left;
    QTest::newRow("right") << QStringLiteral("move right") << Qt::Key_Right;
    QTest::newRow("up") << QStringLiteral("move up") << Qt::Key_Up;
    QTest::newRow("down") << QStringLiteral("move down") << Qt::Key_Down;
    QTest::newRow("longer") << QStringLiteral("make longer") << Qt::Key_Equal;
    QTest::newRow("shorter") << QStringLiteral("make shorter") << Qt::Key_Minus;
    QTest::newRow("turn left") << QStringLiteral("turn left") << Qt::Key_BracketLeft;
    QTest::newRow("turn right") << QStringLiteral("turn right") << Qt::Key_BracketRight;
}

void TestAccessible::actionsMoveLikeKeysInOneStep()
{
    QFETCH(const QString, action);
    QFETCH(const Qt::Key, key);
    for (const ui::Snap snap : {ui::Snap::Off, ui::Snap::Half}) {
        Bench byAction(core::chapterExample());
        Bench byKey(core::chapterExample());
        byAction.view.setSnap(snap);
        byKey.view.setSnap(snap);
        QAccessibleActionInterface *actions = named(byAction.view, QStringLiteral("key 2"))->actionInterface();
        QVERIFY(actions->actionNames().contains(action));
        QVERIFY(!actions->localizedActionName(action).isEmpty());
        QVERIFY(!actions->localizedActionDescription(action).isEmpty());
        actions->doAction(action);
        actions->doAction(action);
        byKey.view.choose({Handle::Kind::Key, 1});
        QTest::keyClick(&byKey.view, key);
        QTest::keyClick(&byKey.view, key);
        QCOMPARE(byAction.document.scene(), byKey.document.scene());
        QVERIFY(byAction.document.scene() != core::chapterExample());
        QCOMPARE(byAction.document.undoStack().count(), 2);
        byAction.document.undoStack().undo();
        byAction.document.undoStack().undo();
        QCOMPARE(byAction.document.scene(), core::chapterExample());
    }
}

void TestAccessible::coordinatesAreTypedByAnAction()
{
    Bench bench(core::chapterExample());
    named(bench.view, QStringLiteral("key 3"))->actionInterface()->doAction(QStringLiteral("type coordinates"));
    QString title;
    QTimer::singleShot(0, this, [&title] { // after the one that opens the dialog
        auto *dialog = qobject_cast<ui::CoordinatesDialog *>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            return;
        title = dialog->windowTitle();
        QTest::keyClicks(QApplication::focusWidget() ? QApplication::focusWidget() : dialog->focusWidget(),
                         QStringLiteral("2"));
        dialog->accept();
    });
    QTRY_COMPARE(title, QStringLiteral("Coordinates of key 3"));
    QTRY_COMPARE(bench.place({Handle::Kind::Key, 2}), Point(2, 0));
    QCOMPARE(announcements, QStringList{QStringLiteral("key 3: (2.00, 0.00). Largest weight: key 3, 0.665")});
}

void TestAccessible::tokensComeAndGo()
{
    Bench bench(core::chapterExample(), Plane::Mix);
    QAccessibleInterface *output = named(bench.view, QStringLiteral("output z"));
    QVERIFY(named(bench.view, QStringLiteral("value 3")));
    core::Scene less = core::chapterExample();
    less.tokens.pop_back();
    bench.document.edit(QStringLiteral("change"), less);
    QCOMPARE(names(bench.view),
             (QStringList{QStringLiteral("value 1"), QStringLiteral("value 2"), QStringLiteral("output z")}));
    QCOMPARE(named(bench.view, QStringLiteral("output z")), output);
    bench.document.undoStack().undo();
    QCOMPARE(accessible(bench.view)->childCount(), 4);
    core::Scene none;
    bench.document.edit(QStringLiteral("change"), none);
    QCOMPARE(accessible(bench.view)->childCount(), 0);
}

void TestAccessible::everyMoveIsToldOnce_data()
{
    QTest::addColumn<int>("how");
    QTest::addColumn<QString>("sentence");
    const QString right = QStringLiteral("key 2: (0.10, 1.00). Largest weight: key 1, 0.649");
    QTest::newRow("key") << 0 << right;
    QTest::newRow("held key") << 1 << QStringLiteral("key 2: (0.30, 1.00). Largest weight: key 1, 0.613");
    QTest::newRow("action") << 2 << right;
    QTest::newRow("drag") << 3 << QStringLiteral("key 2: (0.50, 1.00). Largest weight: key 1, 0.574");
    QTest::newRow("focus is lost while a key is held") << 4 << right;
}

// e/(e + e^x + 1/e) for x = 0.1, 0.3, 0.5, by a pocket calculator: 0.6486, 0.6128, 0.5741.
void TestAccessible::everyMoveIsToldOnce()
{
    QFETCH(const int, how);
    Bench bench(core::chapterExample());
    const Handle second{Handle::Kind::Key, 1};
    bench.view.setSnap(how == 3 ? ui::Snap::Half : ui::Snap::Off);
    bench.view.choose(second);
    const auto send = [&bench](QEvent::Type type, bool isRepeated) {
        QKeyEvent event(type, Qt::Key_Right, Qt::NoModifier, QString(), isRepeated);
        QCoreApplication::sendEvent(&bench.view, &event);
    };
    switch (how) {
    case 0:
        QTest::keyClick(&bench.view, Qt::Key_Right);
        break;
    case 1:
        send(QEvent::KeyPress, false);
        send(QEvent::KeyRelease, true);
        send(QEvent::KeyPress, true);
        send(QEvent::KeyRelease, true);
        send(QEvent::KeyPress, true);
        QVERIFY(announcements.isEmpty());
        send(QEvent::KeyRelease, false);
        break;
    case 2:
        named(bench.view, QStringLiteral("key 2"))->actionInterface()->doAction(QStringLiteral("move right"));
        break;
    case 3:
        bench.drag({0, 1}, {0.5, 1});
        break;
    default:
        send(QEvent::KeyPress, false);
        QFocusEvent out(QEvent::FocusOut);
        QCoreApplication::sendEvent(&bench.view, &out);
        send(QEvent::KeyRelease, false);
        break;
    }
    QFETCH(const QString, sentence);
    QCOMPARE(announcements, QStringList{sentence});
}

void TestAccessible::noMoveIsNotTold()
{
    Bench bench(core::chapterExample());
    QTest::mouseClick(&bench.view, Qt::LeftButton, {}, bench.at({0, 1}));
    QTest::keyClick(&bench.view, Qt::Key_Tab);
    QTest::keyClick(&bench.view, Qt::Key_Shift);
    QTest::mousePress(&bench.view, Qt::LeftButton, {}, bench.at({0, 1}));
    bench.move({0.5, 0.5});
    QTest::keyClick(&bench.view, Qt::Key_Escape);
    QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, bench.at({0.5, 0.5}));
    QCOMPARE(announcements, QStringList());
}

void TestAccessible::taskThatIsDoneIsToldOnce()
{
    Document document(core::chapterExample());
    ui::LessonView lesson(document);
    lesson.setFigureStyle(ui::style(ui::Theme::Light));
    QString error;
    QVERIFY(lesson.open(ui::LessonView::chapter3(), &error));
    lesson.show();
    lesson.showStep(0);
    QCOMPARE(announcements, QStringList());
    for (const double x : {0.5, 0.0, -0.01}) // the second is on k2
        document.edit(QStringLiteral("move"), moved(document.scene(), {}, {x, 1}));
    QCOMPARE(announcements, QStringList{QStringLiteral("✓ Done")});
}

// e = 2.71828…, Σ = e + 1 + 1/e = 4.08616…, weights 0.66524, 0.24473, 0.09003: by hand.
void TestAccessible::barsAreSlidersWithTheirNumbers()
{
    Document document(core::chapterExample());
    ui::BarsView view(document);
    view.resize(428, 456);
    view.show();
    const std::vector<std::pair<const char *, const char *>> expected{
        {"score of key 1", "1.00"},        {"score of key 3", "−1.00"},  {"exponential of key 1", "2.718"},
        {"exponential of key 2", "1.000"}, {"weight of key 2", "24.5%"}, {"weight of key 3", "9.0%"},
    };
    for (const auto &[name, number] : expected) {
        QAccessibleInterface *bar = named(view, QString::fromUtf8(name));
        QVERIFY2(bar, name);
        QCOMPARE(bar->role(), QAccessible::Slider);
        QCOMPARE(bar->text(QAccessible::Value), QString::fromUtf8(number));
        QVERIFY(bar->rect().isValid());
    }
    QVERIFY(std::abs(named(view, QStringLiteral("weight of key 2"))->valueInterface()->currentValue().toDouble() -
                     0.24472847105479767) < 1e-15);
    QVERIFY(named(view, QStringLiteral("sum of the exponentials: 4.086")));
    QCOMPARE(names(view).filter(QStringLiteral("sum of the")).size(), 3);
    document.edit(QStringLiteral("change"), manyTokens(100));
    QCOMPARE(names(view).filter(QStringLiteral("weight of")).size(), 32);
    QCOMPARE(names(view).filter(QStringLiteral("others")).size(), 3);
}

void TestAccessible::barsMoveByTheirValueInOneStep()
{
    Document document(core::chapterExample());
    ui::BarsView view(document);
    view.resize(428, 456);
    view.show();
    QAccessibleInterface *score = named(view, QStringLiteral("score of key 2"));
    score->valueInterface()->setCurrentValue(0.5);
    QCOMPARE(document.scene().tokens[1].key, Point(0.5, 1));
    QCOMPARE(announcements, QStringList{QStringLiteral("key 2: (0.50, 1.00). Largest weight: key 1, 0.574")});
    score->actionInterface()->doAction(QAccessibleActionInterface::increaseAction());
    QCOMPARE(document.scene().tokens[1].key, Point(0.6, 1));
    QAccessibleInterface *weight = named(view, QStringLiteral("weight of key 1"));
    weight->valueInterface()->setCurrentValue(0.5);
    QVERIFY(std::abs(document.attention().weights(0, 0) - 0.5) < 1e-9);
    QCOMPARE(document.undoStack().count(), 3);
    QCOMPARE(announcements.size(), 3);
}

void TestAccessible::workingIsATable()
{
    Document document(core::chapterExample());
    ui::WorkingView view(document);
    view.resize(900, 300);
    view.show();
    QAccessibleInterface *whole = accessible(*view.table());
    QAccessibleTableInterface *table = whole->tableInterface();
    QVERIFY(table);
    QCOMPARE(table->rowCount(), 4);
    QCOMPARE(table->columnCount(), 8);
    QCOMPARE(table->columnDescription(2), QStringLiteral("dot product q dot k"));
    QCOMPARE(table->columnDescription(4), QStringLiteral("e to the power s"));
    const auto text = [table](int row, int column) { return table->cellAt(row, column)->text(QAccessible::Name); };
    QCOMPARE(text(0, 2), QStringLiteral("1 × 1 + 0 × 0 = 1"));
    QCOMPARE(text(2, 1), QStringLiteral("(−1, 0)"));
    QCOMPARE(text(1, 5), QStringLiteral("0.245"));
    QCOMPARE(text(3, 4), QStringLiteral("4.086"));
    QVERIFY(table->cellAt(0, 1)->state().editable);
    QVERIFY(!table->cellAt(0, 5)->state().editable);
    QCOMPARE(table->cellAt(0, 5)->tableCellInterface()->columnHeaderCells().first()->text(QAccessible::Name),
             table->columnDescription(5));
    QCOMPARE(table->cellAt(1, 5)->tableCellInterface()->rowHeaderCells().first()->text(QAccessible::Name),
             QStringLiteral("2"));
    for (int row = 0; row < 4; ++row) {
        for (int column = 0; column < 8; ++column) {
            QAccessibleInterface *cell = table->cellAt(row, column);
            QCOMPARE(cell->tableCellInterface()->rowIndex(), row);
            QCOMPARE(cell->tableCellInterface()->columnIndex(), column);
            const QPoint middle = cell->rect().center();
            QCOMPARE(whole->childAt(middle.x(), middle.y()), cell);
        }
    }
    QVERIFY(table->selectRow(2));
    QCOMPARE(document.selectedToken(), 2);
    QCOMPARE(table->selectedRows(), QList<int>{2});
    view.subtraction()->setChecked(false);
    QCOMPARE(table->columnCount(), 9);
    QCOMPARE(table->columnDescription(4), QStringLiteral("float e to the power s"));
    QCOMPARE(text(0, 6), QStringLiteral("2.718"));
}

void TestAccessible::workingOfAThousandTokensIsMadeAsItIsAskedFor()
{
    Document document(manyTokens(1000));
    ui::WorkingView view(document);
    view.resize(900, 300);
    view.show();
    QAccessibleInterface *whole = accessible(*view.table());
    QElapsedTimer clock;
    clock.start();
    QCOMPARE(whole->tableInterface()->rowCount(), 1001);
    QCOMPARE(whole->tableInterface()->cellAt(999, 0)->text(QAccessible::Name), QStringLiteral("1000"));
    QVERIFY(whole->tableInterface()->cellAt(999, 0)->state().offscreen);
    document.edit(QStringLiteral("change"), manyTokens(999));
    QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
    QVERIFY(everything(whole).size() >= std::size_t(8) * 1001);
    document.edit(QStringLiteral("change"), manyTokens(2));
    QVERIFY2(clock.elapsed() < 20'000, qPrintable(QString::number(clock.elapsed())));
}

void TestAccessible::coordinateOfACellIsTypedByAnAction()
{
    Document document(core::chapterExample());
    ui::WorkingView view(document);
    view.resize(900, 300);
    view.show();
    QApplication::setActiveWindow(&view);
    QAccessibleInterface *cell = accessible(*view.table())->tableInterface()->cellAt(1, 6);
    QVERIFY(cell->actionInterface()->actionNames().contains(QStringLiteral("type y of value 2")));
    cell->actionInterface()->doAction(QStringLiteral("type y of value 2"));
    QWidget *field = QApplication::focusWidget();
    QVERIFY(field && field != view.table());
    QTest::keyClicks(field, QStringLiteral("5"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(document.scene().tokens[1].value, Point(0, 5));
    QCOMPARE(announcements, QStringList{QStringLiteral("value 2: (0.00, 5.00). Largest weight: key 1, 0.665")});
}

void TestAccessible::formulasAreSentences()
{
    ui::FormulaLines lines;
    lines.resize(400, 200);
    lines.reset({QStringLiteral("\\mathbf{q} = (1, 0)"), QStringLiteral("\\frac{a}{b}")});
    lines.show();
    QCOMPARE(names(lines),
             (QStringList{QStringLiteral("q equals open bracket 1, 0 close bracket"), QStringLiteral("a over b")}));
    const QPoint second = accessible(lines)->child(1)->rect().center();
    QCOMPARE(accessible(lines)->childAt(second.x(), second.y()), accessible(lines)->child(1));
    lines.update({QStringLiteral("x")});
    QCOMPARE(names(lines), QStringList{QStringLiteral("x")});
}

// What only holds other things needs no name.
void TestAccessible::checkNames(QWidget &window)
{
    const QList<QAccessible::Role> containers{QAccessible::Client,  QAccessible::Splitter,  QAccessible::Separator,
                                              QAccessible::Pane,    QAccessible::Grouping,  QAccessible::ToolBar,
                                              QAccessible::MenuBar, QAccessible::StatusBar, QAccessible::LayeredPane};
    for (QAccessibleInterface *node : everything(accessible(window))) {
        if (!node->isValid() || node->state().invisible || !node->text(QAccessible::Name).isEmpty())
            continue;
        QVERIFY2(containers.contains(node->role()) && !node->state().focusable, qPrintable(describe(node)));
    }
}

void TestAccessible::everyControlHasAName_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN");
}

void TestAccessible::everyControlHasAName()
{
    QFETCH(const QString, language);
    ui::installTranslators(language);
    ui::setting::tools.set({QStringLiteral("orbit"), QStringLiteral("length"), QStringLiteral("headToTail"),
                            QStringLiteral("normalisers")});
    Document document(core::chapterExample());
    ui::MainWindow window(document);
    window.show();
    checkNames(window);
    window.findChild<ui::LessonView *>()->showStep(2);
    checkNames(window);
    for (QMenu *menu : window.findChildren<QMenu *>())
        checkNames(*menu);
    ui::ExportDialog exporting(document.scene(), QString(), window.shownFigure(), nullptr);
    exporting.show();
    checkNames(exporting);
    ui::CoordinatesDialog coordinates(QStringLiteral("q"), {1, 0}, nullptr);
    coordinates.show();
    checkNames(coordinates);
    ui::KeysDialog keys(window);
    keys.show();
    checkNames(keys);
}

QTEST_MAIN(TestAccessible)
#include "tst_accessible.moc"
