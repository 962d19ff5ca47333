#include "ui/layoutmemory.h"

#include "ui/settings.h"

#include <QMainWindow>
#include <QSettings>
#include <QSplitter>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>

#include <random>

using ui::LayoutMemory;
using ui::ScreenPlace;

namespace {

const QMargins frame(2, 30, 2, 2);

/// A screen whose desktop has a bar of 40 pixels at its foot.
ScreenPlace screen(const char *name, const QRect &area)
{
    return {QString::fromLatin1(name), area, area.adjusted(0, 0, 0, -40)};
}

const ScreenPlace laptop = screen("eDP-1", {0, 0, 1366, 768});
const ScreenPlace desk = screen("DP-1", {1366, 0, 3840, 2160});
const ScreenPlace beamer = screen("HDMI-1", {1366, 0, 1024, 768});
const ScreenPlace above = screen("DP-2", {0, -1080, 1920, 1080});

/// A window with two widgets beside each other and a bar.
struct Window {
    Window() : splitter(new QSplitter(&window)), memory(window, {splitter})
    {
        window.addToolBar(QStringLiteral("bar"))->setObjectName(QStringLiteral("bar"));
        splitter->addWidget(new QWidget);
        splitter->addWidget(new QWidget);
        window.setCentralWidget(splitter);
    }
    void show(const QRect &geometry, const QList<int> &sizes)
    {
        window.setGeometry(geometry);
        window.show();
        splitter->setSizes(sizes);
    }

    QMainWindow window;
    QSplitter *splitter;
    LayoutMemory memory;
};

} // namespace

/// Where the window is with which screens.
class TestLayoutMemory : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void setUpIsTheScreensInAnyOrder();
    void windowComesOntoAScreen_data();
    void windowComesOntoAScreen();
    void windowIsAlwaysWhollyOnOneScreen();
    void everySetUpHasItsOwnLayout();
    void unknownSetUpGetsTheLastLayout();
    void maximisedWindowRemembersItsNormalSize();
    void fullScreenIsNotRemembered();
    void theOldestSetUpsAreForgotten();
    void brokenSettingsAreIgnored_data();
    void brokenSettingsAreIgnored();

private:
    QTemporaryDir m_folder;
};

void TestLayoutMemory::initTestCase()
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
}

void TestLayoutMemory::init()
{
    QSettings().clear();
}

void TestLayoutMemory::setUpIsTheScreensInAnyOrder()
{
    QCOMPARE(ui::setUpOf({laptop, desk}), ui::setUpOf({desk, laptop}));
    QVERIFY(ui::setUpOf({laptop, desk}) != ui::setUpOf({laptop}));
    QVERIFY(ui::setUpOf({laptop, desk}) != ui::setUpOf({laptop, beamer}));
    ScreenPlace moved = desk;
    moved.area.translate(0, 100);
    QVERIFY(ui::setUpOf({laptop, desk}) != ui::setUpOf({laptop, moved}));
    ScreenPlace withPanel = laptop;
    withPanel.available.setTop(60);
    QCOMPARE(ui::setUpOf({withPanel}), ui::setUpOf({laptop}));
    QVERIFY(!ui::presentScreens().isEmpty());
}

void TestLayoutMemory::windowComesOntoAScreen_data()
{
    QTest::addColumn<QRect>("wanted");
    QTest::addColumn<QList<ScreenPlace>>("screens");
    QTest::addColumn<QRect>("expected");
    const QList<ScreenPlace> one{laptop};
    const QList<ScreenPlace> two{laptop, desk};
    QTest::newRow("it fits") << QRect(100, 100, 1024, 600) << one << QRect(100, 100, 1024, 600);
    QTest::newRow("its screen is there") << QRect(1500, 200, 3000, 1800) << two << QRect(1500, 200, 3000, 1800);
    QTest::newRow("its screen is gone") << QRect(1500, 200, 1000, 600) << one << QRect(183, 78, 1000, 600);
    QTest::newRow("larger than the screen") << QRect(-300, -300, 3000, 1800) << one << QRect(2, 30, 1362, 696);
    QTest::newRow("larger, its screen is gone") << QRect(1500, 200, 3000, 1800) << one << QRect(2, 30, 1362, 696);
    QTest::newRow("title above the screen") << QRect(100, 0, 1000, 600) << one << QRect(100, 30, 1000, 600);
    QTest::newRow("below the panel") << QRect(100, 400, 1000, 600) << one << QRect(100, 126, 1000, 600);
    QTest::newRow("left of the screen") << QRect(-500, 100, 1000, 600) << one << QRect(2, 100, 1000, 600);
    QTest::newRow("right of the screen") << QRect(1300, 100, 1000, 600) << one << QRect(364, 100, 1000, 600);
    QTest::newRow("more of it on the other") << QRect(1000, 100, 1000, 600) << two << QRect(1368, 100, 1000, 600);
    QTest::newRow("less of it on the other") << QRect(800, 100, 1000, 600) << two << QRect(364, 100, 1000, 600);
    QTest::newRow("above is a screen") << QRect(100, -900, 1000, 600) << QList{laptop, above}
                                       << QRect(100, -900, 1000, 600);
    QTest::newRow("above was a screen") << QRect(100, -900, 1000, 600) << one << QRect(183, 78, 1000, 600);
    QTest::newRow("far away") << QRect(2'000'000'000, -2'000'000'000, 1000, 600) << one << QRect(183, 78, 1000, 600);
}

void TestLayoutMemory::windowComesOntoAScreen()
{
    QFETCH(const QRect, wanted);
    QFETCH(const QList<ScreenPlace>, screens);
    QFETCH(const QRect, expected);
    QCOMPARE(ui::onAScreen(wanted, frame, screens), expected);
}

void TestLayoutMemory::windowIsAlwaysWhollyOnOneScreen()
{
    std::mt19937 random(3);
    const auto number = [&random](int least, int most) { return std::uniform_int_distribution(least, most)(random); };
    for (int i = 0; i < 20'000; ++i) {
        QList<ScreenPlace> screens;
        for (int count = number(1, 3); count > 0; --count)
            screens.append(
                screen("any", {number(-4000, 4000), number(-4000, 4000), number(640, 4000), number(480, 3000)}));
        const QRect wanted(number(-9000, 9000), number(-9000, 9000), number(1, 6000), number(1, 6000));
        const QRect result = ui::onAScreen(wanted, frame, screens);
        const auto holds = [&](const ScreenPlace &place) {
            return place.available.contains(result.marginsAdded(frame)) &&
                   result.width() == std::min(wanted.width(), place.available.width() - 4) &&
                   result.height() == std::min(wanted.height(), place.available.height() - 32);
        };
        QVERIFY(std::any_of(screens.begin(), screens.end(), holds));
        QCOMPARE(ui::onAScreen(result, frame, screens), result);
    }
}

void TestLayoutMemory::everySetUpHasItsOwnLayout()
{
    const QRect small(50, 60, 700, 500);
    const QRect large(1500, 100, 2000, 1500);
    {
        Window window;
        QVERIFY(!window.memory.restore({laptop}));
        window.show(small, {200, 400});
        window.memory.keep({laptop});
        window.show(large, {1500, 300});
        window.memory.keep({laptop, desk});
    }
    Window window;
    QVERIFY(window.memory.restore({laptop}));
    window.window.show();
    QCOMPARE(window.window.geometry(), small);
    QVERIFY(window.splitter->sizes()[0] < window.splitter->sizes()[1]);
    Window another;
    QVERIFY(another.memory.restore({desk, laptop}));
    another.window.show();
    QCOMPARE(another.window.geometry(), large);
    QVERIFY(another.splitter->sizes()[0] > 3 * another.splitter->sizes()[1]);
}

void TestLayoutMemory::unknownSetUpGetsTheLastLayout()
{
    Window window;
    window.show({50, 60, 700, 500}, {1, 1});
    window.memory.keep({laptop});
    window.show({1500, 100, 900, 600}, {1, 1});
    window.memory.keep({laptop, desk});
    const QSize screenLess = QSize(900, 600);
    QVERIFY(window.memory.restore({above}));
    QCOMPARE(window.window.size(), screenLess);
    QVERIFY(above.available.contains(window.window.frameGeometry()));
}

void TestLayoutMemory::maximisedWindowRemembersItsNormalSize()
{
    {
        Window window;
        window.show({50, 60, 600, 500}, {1, 1});
        window.window.showMaximized();
        QTRY_VERIFY(window.window.width() > 700);
        window.memory.keep({laptop});
    }
    Window window;
    QVERIFY(window.memory.restore({laptop}));
    window.window.show();
    QVERIFY(window.window.isMaximized());
    window.window.showNormal();
    QTRY_COMPARE(window.window.geometry(), QRect(50, 60, 600, 500));
}

void TestLayoutMemory::fullScreenIsNotRemembered()
{
    Window window;
    window.show({50, 60, 600, 500}, {1, 1});
    window.memory.keep({laptop});
    window.window.showFullScreen();
    window.memory.keep({laptop});
    Window next;
    QVERIFY(next.memory.restore({laptop}));
    next.window.show();
    QVERIFY(!next.window.isFullScreen());
    QCOMPARE(next.window.geometry(), QRect(50, 60, 600, 500));
}

void TestLayoutMemory::theOldestSetUpsAreForgotten()
{
    Window window;
    window.show({50, 60, 600, 500}, {1, 1});
    for (int i = 0; i < 100; ++i)
        window.memory.keep({screen("any", {0, 0, 800 + i, 600})});
    QCOMPARE(ui::setting::layouts.get().size(), 10);
}

void TestLayoutMemory::brokenSettingsAreIgnored_data()
{
    QTest::addColumn<QVariant>("stored");
    QTest::newRow("text") << QVariant(QStringLiteral("layout"));
    QTest::newRow("number") << QVariant(7);
    QTest::newRow("list of text") << QVariant(QStringList{QStringLiteral("a"), QStringLiteral("b")});
    QTest::newRow("empty map") << QVariant(QVariantList{QVariantMap()});
    const QRect huge(QPoint(-2'000'000'000, 0), QPoint(100, 2'000'000'000));
    QTest::newRow("huge") << QVariant(QVariantList{QVariantMap{{QStringLiteral("inside"), huge}}});
    QTest::newRow("no size") << QVariant(QVariantList{QVariantMap{{QStringLiteral("inside"), QRect(1, 1, 0, -5)}}});
}

void TestLayoutMemory::brokenSettingsAreIgnored()
{
    QFETCH(const QVariant, stored);
    QSettings().setValue(QString::fromLatin1(ui::setting::layouts.key), stored);
    Window window;
    QVERIFY(!window.memory.restore({laptop}));
    window.show({50, 60, 600, 500}, {1, 1});
    window.memory.keep({laptop});
    QVERIFY(window.memory.restore({laptop}));
}

QTEST_MAIN(TestLayoutMemory)
#include "tst_layoutmemory.moc"
