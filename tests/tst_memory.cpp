#include "tests/heap.h"
#include "ui/document.h"
#include "ui/mainwindow.h"
#include "ui/views/windowstyle.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QPointingDevice>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <functional>
#include <limits>
#include <memory>

using ui::Document;
using ui::MainWindow;

/// What comes and goes leaves nothing on the heap.
class TestMemory : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void dragLeavesNothing();
    void numberOfTokensLeavesNothing();
    void themeLeavesNothing();
    void targetsLeaveNothing();
    void dialogLeavesNothing_data();
    void dialogLeavesNothing();
    void languageLeavesNothing();

private:
    static constexpr double mostBytes = 800; // the least of the faults left 1,300, hash tables that grow 300

    /// A window as a person has it.
    struct Bench {
        Bench()
        {
            window.show();
            window.activateWindow();
        }

        Document document{core::chapterExample()};
        MainWindow window{document};
    };

    static void trigger(const QWidget &window, const QString &text)
    {
        const QList<QAction *> actions = window.findChildren<QAction *>();
        const auto action =
            std::find_if(actions.begin(), actions.end(), [&](const QAction *one) { return one->text() == text; });
        QVERIFY2(action != actions.end(), qPrintable(text));
        (*action)->trigger();
    }

    /// Bytes that each time leaves, in the best of some spells: what is made once falls into one or the other.
    static double left(const std::function<void(int time)> &act)
    {
        constexpr int spells = 5;
        constexpr int times = 15;
        double least = std::numeric_limits<double>::infinity();
        for (int spell = 0; spell < spells; ++spell) {
            const double before = heap();
            for (int time = 0; time < times; ++time) {
                act(spell * times + time);
                settle();
            }
            least = std::min(least, (heap() - before) / times);
        }
        return least;
    }

    /// The one that is shown.
    static MainWindow &shownWindow()
    {
        const QWidgetList windows = QApplication::topLevelWidgets();
        return *qobject_cast<MainWindow *>(*std::find_if(windows.begin(), windows.end(), [](const QWidget *one) {
            return one->isVisible() && qobject_cast<const MainWindow *>(one) != nullptr;
        }));
    }
    static void settle()
    {
        for (int i = 0; i < 4; ++i) {
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }

    QTemporaryDir m_folder;
};

#define LEAVES_NOTHING(...)                                                                                            \
    do {                                                                                                               \
        const double bytes = left(__VA_ARGS__);                                                                        \
        QVERIFY2(bytes < mostBytes, qPrintable(QStringLiteral("%1 bytes each time").arg(bytes)));                      \
    } while (false)

void TestMemory::initTestCase()
{
    const double before = heap();
    const QByteArray block(1'000'000, 'x');
    if (heap() < before + static_cast<double>(block.size()))
        QSKIP("This allocator does not tell what it has given, as that of a sanitizer.");
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(QStringLiteral("test"));
    QApplication::setStyle(new ui::WindowStyle);
}

// No two steps are the same, but all words are.
void TestMemory::dragLeavesNothing()
{
    Bench bench;
    const int gesture = bench.document.newGesture();
    LEAVES_NOTHING([&](int time) {
        core::Scene scene = core::chapterExample();
        scene.query.x() += 1e-7 * time;
        bench.document.edit(QStringLiteral("Drag"), scene, gesture);
    });
}

void TestMemory::numberOfTokensLeavesNothing()
{
    Bench bench;
    LEAVES_NOTHING([&](int time) {
        core::Scene scene = core::chapterExample();
        scene.tokens.resize(static_cast<std::size_t>(1 + time % 12), scene.tokens.front());
        bench.document.reset(scene);
    });
}

void TestMemory::themeLeavesNothing()
{
    Bench bench;
    LEAVES_NOTHING(
        [&](int time) { trigger(bench.window, time % 2 == 0 ? QStringLiteral("&Light") : QStringLiteral("&Dark")); });
}

// A finger and the mouse in turns.
void TestMemory::targetsLeaveNothing()
{
    Bench bench;
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    QWidget where;
    LEAVES_NOTHING([&](int time) {
        if (time % 2 == 0) {
            QTest::touchEvent(&where, screen.get()).press(0, QPoint(5, 5));
            QTest::touchEvent(&where, screen.get()).release(0, QPoint(5, 5));
        } else {
            QTest::mouseClick(&where, Qt::LeftButton);
        }
        QCoreApplication::processEvents();
        if ((ui::WindowStyle::targetHeight() > 0) != (time % 2 == 0))
            qFatal("The size of targets has not changed.");
    });
}

void TestMemory::dialogLeavesNothing_data()
{
    QTest::addColumn<QString>("action");
    for (const char *action : {"&Open…", "&Export figure…", "&Keys…", "About &Qt"})
        QTest::newRow(action) << QString::fromUtf8(action);
}

void TestMemory::dialogLeavesNothing()
{
    QFETCH(QString, action);
    Bench bench;
    LEAVES_NOTHING([&](int) {
        QTimer::singleShot(0, qApp, [] {
            settle(); // it is painted
            qobject_cast<QDialog *>(QApplication::activeModalWidget())->reject();
        });
        trigger(bench.window, action);
    });
}

void TestMemory::languageLeavesNothing()
{
    Document document(core::chapterExample());
    (new MainWindow(document))->show();
    LEAVES_NOTHING([](int time) {
        trigger(shownWindow(), time % 2 == 0 ? QStringLiteral("简体中文") : QStringLiteral("English"));
    });
    delete &shownWindow();
}

QTEST_MAIN(TestMemory)
#include "tst_memory.moc"
