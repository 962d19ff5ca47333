#include "ui/mainwindow.h"

#include "tests/contrast.h"

#include "core/scenefile.h"
#include "ui/document.h"
#include "ui/settings.h"
#include "ui/translation.h"
#include "ui/views/barsview.h"
#include "ui/views/curtain.h"
#include "ui/views/exportdialog.h"
#include "ui/views/keysdialog.h"
#include "ui/views/lessonview.h"
#include "ui/views/planeview.h"
#include "ui/views/viewkeys.h"
#include "ui/views/windowstyle.h"
#include "ui/views/workingtable.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

#include <deque>
#include <functional>
#include <set>

using core::Handle;
using core::Point;
using ui::Document;
using ui::MainWindow;

namespace {

/// Hands on the keyboard, and eyes that wait for what the next key is meant for. Nothing else.
class Hands : public QObject {
public:
    using Eyes = std::function<bool()>;

    explicit Hands(QWidget &window) : m_window(window) {}

    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier, const Eyes &when = {})
    {
        m_moves.push_back({when, [key, modifiers] { QTest::keyClick(target(), Qt::Key(key), modifiers); }});
    }
    void type(const QString &text, const Eyes &when = {})
    {
        m_moves.push_back({when, [text] { QTest::keyClicks(target(), text); }});
    }
    /// Tab until the eyes see that the focus is right.
    void tabTo(const Eyes &isThere)
    {
        m_moves.push_back({{}, [this, isThere] {
                               for (int i = 0; i < 300 && !isThere(); ++i)
                                   QTest::keyClick(target(), Qt::Key_Tab);
                               m_isLost = m_isLost || !isThere();
                           }});
    }
    void look(const Eyes &what)
    {
        m_moves.push_back({what, [] {}});
    }

    /// Does it all; false if the eyes waited in vain.
    bool go()
    {
        m_time.start();
        next();
        return QTest::qWaitFor([this] { return (m_moves.empty() && m_isIdle) || m_isLost; }, 120'000) && !m_isLost;
    }
    int left() const { return static_cast<int>(m_moves.size()); }

    static QWidget *target()
    {
        if (QWidget *popup = QApplication::activePopupWidget())
            return popup;
        QWidget *window = QApplication::activeModalWidget();
        QWidget *focus = QApplication::focusWidget();
        if (window == nullptr)
            window = QApplication::activeWindow();
        return focus != nullptr && focus->window() == window ? focus : window;
    }

private:
    struct Move {
        Eyes when;
        std::function<void()> deed;
    };

    // A key may open a dialog, whose loop then runs the moves that follow.
    void next()
    {
        if (m_moves.empty() || m_isLost)
            return;
        if (m_time.elapsed() > 100'000) {
            m_isLost = true;
            return;
        }
        QTimer::singleShot(0, this, [this] { next(); });
        QWidget *top = QApplication::activeModalWidget() ? QApplication::activeModalWidget() : &m_window;
        if (!top->isActiveWindow())
            top->activateWindow(); // as a window manager does; the offscreen platform has none
        if (!top->isActiveWindow() || (m_moves.front().when && !m_moves.front().when()))
            return;
        const Move move = m_moves.front();
        m_moves.pop_front();
        m_isIdle = false;
        move.deed();
        m_isIdle = true;
    }

    QWidget &m_window;
    std::deque<Move> m_moves;
    QElapsedTimer m_time;
    bool m_isIdle = true;
    bool m_isLost = false;
};

template <typename Dialog>
bool isAsked()
{
    return qobject_cast<Dialog *>(QApplication::activeModalWidget()) != nullptr;
}

bool isAlone()
{
    return QApplication::activeModalWidget() == nullptr && QApplication::activePopupWidget() == nullptr;
}

bool hasFocus(const QString &accessibleName)
{
    return QApplication::focusWidget() && QApplication::focusWidget()->accessibleName() == accessibleName;
}

} // namespace

/// The whole program by keys alone.
class TestKeyboardWalk : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void lessonDraggingExportAndSave();
    void keyboardReachesEveryControl();
    void everyFocusIsSeen_data();
    void everyFocusIsSeen();
    void handleOutOfSightComesIntoSight();
    void everyKeyOfTheTableDoesSomething_data();
    void everyKeyOfTheTableDoesSomething();
    void dialogListsEveryKey_data();
    void dialogListsEveryKey();
    void dialogGrowsWithTheText();

private:
    static void checkFocus(QWidget &window, int leastControls);
    QTemporaryDir m_folder;
};

void TestKeyboardWalk::initTestCase()
{
    QVERIFY(m_folder.isValid());
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(QStringLiteral("attention-plane-test"));
    QApplication::setStyle(new ui::WindowStyle);
}

void TestKeyboardWalk::init()
{
    QSettings().clear();
    ui::installTranslators(QStringLiteral("en"));
}

void TestKeyboardWalk::lessonDraggingExportAndSave()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const auto *lesson = window.findChild<ui::LessonView *>();
    const auto *match = window.findChild<ui::PlaneView *>(QStringLiteral("match"));
    const Handle query;
    const Handle second{Handle::Kind::Key, 1};
    const QString picture = m_folder.filePath(QStringLiteral("walk.png"));
    const QString saved = m_folder.filePath(QStringLiteral("walk.attention"));

    // 3.1, "Drag q onto k2": read, go to q, type its place.
    Hands hands(window);
    hands.press(Qt::Key_PageDown);
    hands.look([&] {
        const auto *words = lesson->findChild<QLabel *>(QStringLiteral("lessonText"));
        return lesson->step() == 0 && words->isVisible() && words->text().size() > 100 && !lesson->isReached();
    });
    hands.tabTo([&] { return match->hasFocus() && match->current() == query; });
    hands.press(Qt::Key_Return);
    hands.type(QStringLiteral("0"), [] { return isAsked<QDialog>(); });
    hands.press(Qt::Key_Tab);
    hands.type(QStringLiteral("1"));
    hands.press(Qt::Key_Return);
    hands.look([&] { return lesson->isReached(); });
    hands.tabTo([] { return hasFocus(QStringLiteral("Leave the lesson")); });
    hands.press(Qt::Key_Space);
    hands.look([&] { return !document.isVisiting() && document.scene() == core::chapterExample(); });

    hands.tabTo([&] { return match->hasFocus() && match->current() == second; });
    hands.press(Qt::Key_Right);
    hands.press(Qt::Key_Right, Qt::ControlModifier);
    hands.look([&] { return document.scene().tokens[1].key == Point(1.1, 1); });

    hands.press(Qt::Key_E, Qt::ControlModifier);
    hands.tabTo([] { return isAsked<ui::ExportDialog>() && hasFocus(QStringLiteral("Format")); });
    hands.type(QStringLiteral("PNG"));
    hands.press(Qt::Key_Return);
    hands.type(picture, [] { return isAsked<QFileDialog>(); });
    hands.press(Qt::Key_Return);
    hands.look([&] { return QFile::exists(picture) && isAlone(); });

    hands.press(Qt::Key_S, Qt::ControlModifier);
    hands.type(saved, [] { return isAsked<QFileDialog>(); });
    hands.press(Qt::Key_Return);
    hands.look([&] { return QFile::exists(saved) && isAlone() && !document.isModified(); });

    hands.press(Qt::Key_Z, Qt::ControlModifier);
    hands.look([&] { return document.scene().tokens[1].key == Point(0.1, 1) && document.isModified(); });
    QVERIFY2(hands.go(), qPrintable(QStringLiteral("%1 moves are left").arg(hands.left())));

    QVERIFY(!QImage(picture).isNull());
    QFile file(saved);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QString error;
    const auto scene = core::readScene(file, &error);
    QVERIFY2(scene, qPrintable(error));
    QCOMPARE(scene->tokens[1].key, Point(1.1, 1));
}

void TestKeyboardWalk::keyboardReachesEveryControl()
{
    ui::setting::tools.set({QStringLiteral("orbit"), QStringLiteral("headToTail")});
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(Hands::target(), Qt::Key_PageDown);
    QSet<const QWidget *> reached;
    for (int i = 0; i < 200; ++i) {
        QTest::keyClick(Hands::target(), Qt::Key_Tab);
        reached.insert(QApplication::focusWidget());
    }
    const auto check = [&](const QWidget *control) {
        const bool isInner = control->focusProxy() != nullptr || qobject_cast<QComboBox *>(control->parentWidget());
        if (control->isVisible() && control->isEnabled() && !isInner)
            QVERIFY2(reached.contains(control), qPrintable(control->accessibleName() + u' ' + control->objectName()));
    };
    for (const auto *button : window.findChildren<QAbstractButton *>())
        if (button->objectName() != QLatin1String("qt_toolbar_ext_button"))
            check(button);
    for (const auto *box : window.findChildren<QComboBox *>())
        check(box);
    for (const auto *field : window.findChildren<QLineEdit *>())
        check(field);
    for (const auto *slider : window.findChildren<QSlider *>())
        check(slider);
    for (const auto *plane : window.findChildren<ui::PlaneView *>())
        check(plane);
    check(window.findChild<ui::BarsView *>());
    check(window.findChild<ui::WorkingTable *>());
}

void TestKeyboardWalk::everyFocusIsSeen_data()
{
    QTest::addColumn<QString>("theme");
    for (const char *theme : {"light", "dark", "projector", "contrast"})
        QTest::newRow(theme) << QString::fromLatin1(theme);
}

// WCAG 2.2, 2.4.13: what changes with the focus contrasts 3:1 with what was there. As many pixels as a thin line on
// two sides of a small button has.
void TestKeyboardWalk::checkFocus(QWidget &window, int leastControls)
{
    const auto picture = [&window] {
        QCoreApplication::sendPostedEvents();
        return window.grab().toImage().convertToFormat(QImage::Format_RGB32);
    };
    QSet<QWidget *> seen;
    QImage before = picture();
    for (int i = 0; i < 70; ++i) {
        QTest::keyClick(Hands::target(), Qt::Key_Tab);
        QWidget *focus = QApplication::focusWidget();
        QVERIFY2(focus != nullptr && focus->window() == &window, qPrintable(QString::number(i)));
        const QImage after = picture();
        const QRect place(focus->mapTo(&window, QPoint()), focus->size());
        const QRect around = place.adjusted(-6, -6, 6, 6).intersected(after.rect());
        int changed = 0;
        for (int y = around.top(); y <= around.bottom(); ++y)
            for (int x = around.left(); x <= around.right(); ++x)
                if (before.pixel(x, y) != after.pixel(x, y) &&
                    contrast(before.pixelColor(x, y), after.pixelColor(x, y)) >= 3)
                    ++changed;
        const QString name = focus->accessibleName() + u' ' + QString::fromLatin1(focus->metaObject()->className());
        QVERIFY2(changed >= 40, qPrintable(QStringLiteral("%1: %2 pixels").arg(name, QString::number(changed))));
        before = after;
        seen.insert(focus);
    }
    QVERIFY2(seen.size() >= leastControls, qPrintable(QString::number(seen.size())));
}

void TestKeyboardWalk::everyFocusIsSeen()
{
    QFETCH(const QString, theme);
    ui::setting::theme.set(theme);
    ui::setting::tools.set({QStringLiteral("orbit"), QStringLiteral("headToTail")});
    Document document(core::chapterExample());
    MainWindow window(document);
    window.resize(1440, 900);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(Hands::target(), Qt::Key_PageDown);
    checkFocus(window, 25);
    ui::ExportDialog exporting(document.scene(), QString(), window.shownFigure(), &window);
    exporting.setModal(true);
    exporting.show();
    exporting.activateWindow();
    QTRY_VERIFY(QApplication::focusWidget() != nullptr && QApplication::focusWidget()->window() == &exporting);
    checkFocus(exporting, 15);
}

void TestKeyboardWalk::handleOutOfSightComesIntoSight()
{
    Document document(core::chapterExample());
    ui::PlaneView view(ui::Plane::Match, document);
    view.resize(400, 400);
    view.show();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    view.showRegion({{10, 10}, 2});
    view.clearFocus();
    view.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&view, Qt::Key_Tab);
    QVERIFY(view.current());
    QVERIFY(QRectF(view.rect()).contains(view.grabArea(*view.current()).center()));
}

void TestKeyboardWalk::everyKeyOfTheTableDoesSomething_data()
{
    QTest::addColumn<int>("row");
    const auto &keys = ui::viewKeys();
    for (int i = 0; i < static_cast<int>(keys.size()); ++i) {
        const ui::ViewKey &key = keys[static_cast<std::size_t>(i)];
        if (key.place != ui::KeyPlace::Drag && key.keys.front().key() != Qt::Key_unknown)
            QTest::newRow(key.words) << i;
    }
}

// In the real window, where a shortcut could take the key first.
void TestKeyboardWalk::everyKeyOfTheTableDoesSomething()
{
    QFETCH(const int, row);
    const ui::ViewKey &key = ui::viewKeys()[static_cast<std::size_t>(row)];
    ui::setting::tools.set({QStringLiteral("headToTail")});
    for (const QKeyCombination &combination : key.keys) {
        core::Scene scene = core::chapterExample();
        scene.query = {2, 1};
        Document document(scene);
        MainWindow window(document);
        if (key.place == ui::KeyPlace::Presenting)
            window.present();
        else
            window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto *match = window.findChild<ui::PlaneView *>(QStringLiteral("match"));
        auto *table = window.findChild<ui::WorkingTable *>();
        const auto *curtain = window.findChild<ui::Curtain *>();
        QWidget *view = match;
        if (key.place == ui::KeyPlace::Bars)
            view = window.findChild<ui::BarsView *>();
        if (key.place == ui::KeyPlace::Working)
            view = table;
        view->setFocus(Qt::TabFocusReason);
        document.select(1);
        match->choose({Handle::Kind::Key, 1});
        view->setFocus(Qt::OtherFocusReason);
        const auto state = [&] {
            QString order;
            for (int place = 0; place < document.tokens(); ++place)
                order += QString::number(table->tokenAtPlace(place));
            return QStringLiteral("%1 %2 %3 %4 %5 %6 %7")
                .arg(QString::number(document.undoStack().count()), QString::number(document.selectedToken()), order,
                     QString::number(table->currentSlot()), QString::number(match->current()->token),
                     QString::number(curtain->isDrawn()), QString::number(window.isFullScreen()));
        };
        bool isAsked = false;
        QTimer answering; // in the loop of a dialog, if there is one
        answering.setSingleShot(true);
        connect(&answering, &QTimer::timeout, this, [&isAsked] {
            isAsked = QApplication::activeModalWidget() != nullptr;
            if (isAsked)
                QTest::keyClick(Hands::target(), Qt::Key_Escape);
        });
        answering.start(0);
        // From the two numbers of the key to those of the product, or back.
        const int steps = key.place != ui::KeyPlace::Working ? 0
                          : key.deed == ui::KeyDeed::Right   ? 1
                          : key.deed == ui::KeyDeed::Left    ? 2
                                                             : 0;
        for (int i = 0; i < steps; ++i)
            QTest::keyClick(view, Qt::Key_Right);
        const QString before = state();
        QTest::keyPress(view, combination.key(), combination.keyboardModifiers());
        const bool isHeld = state() != before;
        QTest::keyRelease(view, combination.key(), combination.keyboardModifiers());
        const bool isTyping = QApplication::focusWidget() != view;
        QVERIFY2(isHeld || state() != before || isAsked || isTyping, qPrintable(before));
    }
}

void TestKeyboardWalk::dialogListsEveryKey_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN");
}

void TestKeyboardWalk::dialogListsEveryKey()
{
    QFETCH(const QString, language);
    ui::installTranslators(language);
    Document document(core::chapterExample());
    MainWindow window(document);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QStringList listed;
    QStringList words;
    QTimer::singleShot(0, this, [&listed, &words] {
        auto *dialog = qobject_cast<ui::KeysDialog *>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            return;
        for (QTreeWidgetItemIterator item(dialog->list()); *item != nullptr; ++item)
            if ((*item)->parent() != nullptr) {
                QVERIFY(!(*item)->text(0).isEmpty() && !(*item)->text(0).contains(u'&'));
                words += (*item)->text(0);
                listed += (*item)->text(1);
            }
        QTest::keyClick(Hands::target(), Qt::Key_Escape);
    });
    QTest::keyClick(Hands::target(), Qt::Key_F1);
    QVERIFY(!listed.isEmpty());
    for (const QString &keys : listed) {
        const QStringList each = keys.split(QCoreApplication::translate("ViewKeys", " or ", "between keys"));
        QVERIFY2(std::set<QString>(each.begin(), each.end()).size() == static_cast<std::size_t>(each.size()),
                 qPrintable(keys));
    }
    QCOMPARE(
        words.filter(language == QLatin1String("en") ? QStringLiteral("Text size") : QStringLiteral("文字大小")).size(),
        3);
    for (const QAction *action : window.findChildren<QAction *>())
        if (!action->shortcut().isEmpty())
            QVERIFY2(!listed.filter(action->shortcut().toString(QKeySequence::NativeText)).isEmpty(),
                     qPrintable(action->text()));
    for (const QKeySequence &key : {QKeySequence(Qt::Key_BracketLeft), QKeySequence(Qt::Key_Equal),
                                    QKeySequence(Qt::Key_Minus), QKeySequence(Qt::Key_Tab), QKeySequence(Qt::Key_Home),
                                    QKeySequence(Qt::Key_Escape), QKeySequence(Qt::ALT | Qt::Key_Up)})
        QVERIFY2(listed.contains(key.toString(QKeySequence::NativeText)), qPrintable(key.toString()));
    QVERIFY(listed.contains(QStringLiteral("Shift")) && listed.contains(QStringLiteral("Ctrl")));
}

void TestKeyboardWalk::dialogGrowsWithTheText()
{
    Document document(core::chapterExample());
    MainWindow window(document);
    QFont large = window.font();
    large.setPointSizeF(2 * large.pointSizeF());
    ui::KeysDialog usual(window);
    QApplication::setFont(large);
    ui::KeysDialog enlarged(window);
    usual.show();
    enlarged.show();
    QVERIFY(enlarged.list()->sizeHintForRow(1) > 1.6 * usual.list()->sizeHintForRow(1));
    QVERIFY(enlarged.width() > usual.width());
}

QTEST_MAIN(TestKeyboardWalk)
#include "tst_keyboardwalk.moc"
