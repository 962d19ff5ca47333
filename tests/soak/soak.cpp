#include "core/scenefile.h"
#include "tests/fuzz/truth.h"
#include "tests/heap.h"
#include "tests/soak/truths.h"
#include "tests/soak/user.h"
#include "ui/document.h"
#include "ui/mainwindow.h"
#include "ui/translation.h"
#include "ui/views/windowstyle.h"

#include <QApplication>
#include <QBackingStore>
#include <QClipboard>
#include <QDir>
#include <QElapsedTimer>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>
#include <map>
#include <vector>

namespace {

constexpr int checkEvery = 1000; // events
constexpr int measureEvery = 5000;
// Events until what is made once is made, as the glyphs of fonts of all sizes.
constexpr int warmUp = 100'000;
constexpr std::size_t enoughSamples = 15; // the slope of fewer is chance
constexpr double mostGrowth = 60;         // bytes of the heap an event

ui::MainWindow *shownWindow()
{
    for (QWidget *widget : QApplication::topLevelWidgets())
        if (auto *window = qobject_cast<ui::MainWindow *>(widget); window != nullptr && window->isVisible())
            return window;
    return nullptr;
}

// Bytes of what is seen of the windows, which is as large as they happen to be.
double pictures()
{
    double bytes = 0;
    for (const QWidget *widget : QApplication::topLevelWidgets())
        if (const QBackingStore *store = widget->backingStore())
            bytes += 4.0 * store->size().width() * store->size().height();
    return bytes;
}

// What the toolkit has remarked, and how often; without numbers, so that the same is the same.
std::map<QByteArray, int> remarks;

void hear(QtMsgType type, const QMessageLogContext &, const QString &remark)
{
    static const QRegularExpression number(QStringLiteral("[0-9a-fx.-]*[0-9][0-9a-fx.-]*"));
    const bool isOfOffscreen = remark.startsWith(QLatin1String("This plugin does not support"));
    if (!isOfOffscreen && type != QtDebugMsg)
        ++remarks[QString(remark).replace(number, QStringLiteral("#")).toUtf8()];
    if (type == QtFatalMsg)
        std::abort();
}

struct Sample {
    double events;
    double heap; ///< bytes
};

// Bytes an event, by least squares.
double growth(const std::vector<Sample> &samples)
{
    const auto count = static_cast<double>(samples.size());
    double events = 0;
    double bytes = 0;
    for (const Sample &sample : samples) {
        events += sample.events / count;
        bytes += sample.heap / count;
    }
    double products = 0;
    double squares = 0;
    for (const Sample &sample : samples) {
        products += (sample.events - events) * (sample.heap - bytes);
        squares += (sample.events - events) * (sample.events - events);
    }
    return products / squares;
}

/// A run of random events on the whole window, with what must hold looked at in between.
class Soak : public QObject {
public:
    Soak(int events, unsigned long long seed, const QString &folder)
        : m_events(events), m_dice(seed), m_user(m_dice, m_journal, folder), m_document(core::chapterExample())
    {
        m_journal.seed = static_cast<long long>(seed);
        m_journal.tellOnDeath();
        m_clock.start();
        connect(&m_document, &ui::Document::changed, this, [this] { ++m_changes; });
        connect(&m_document, &ui::Document::visitChanged, this, [this] { ++m_visits; });
    }

    void start() { step(); }

private:
    void step();
    void check();
    void measure();
    void finish();
    void fail(const QString &fault);

    int m_events;
    Dice m_dice;
    Journal m_journal;
    User m_user;
    ui::Document m_document;
    const ui::MainWindow *m_window = nullptr; ///< the last that was shown
    std::vector<Sample> m_samples;
    QElapsedTimer m_clock;
    int m_nextCheck = checkEvery; ///< by events
    int m_nextMeasure = measureEvery;
    int m_changes = 0; ///< of the scene
    int m_visits = 0;  ///< begun or ended
    int m_windows = 0;
    bool m_acts = false;
};

// Dialogs and menus wait in loops of their own, in which the next step is taken.
void Soak::step()
{
    if (m_journal.events >= m_events && !m_acts)
        return finish();
    // What this step posts comes before the next one, as it does before whatever a person can do.
    QTimer::singleShot(0, this, [this] { QTimer::singleShot(0, this, &Soak::step); });
    QWidget *popup = QApplication::activePopupWidget();
    QWidget *front = popup != nullptr ? popup : QApplication::activeModalWidget();
    if (front != nullptr) {
        ++m_journal.events;
        return m_user.answer(*front);
    }
    if (m_acts)
        return;
    ui::MainWindow *window = shownWindow();
    if (window == nullptr) {
        window = new ui::MainWindow(m_document);
        window->setAttribute(Qt::WA_DeleteOnClose);
        window->show();
        window->activateWindow();
        return;
    }
    if (std::exchange(m_window, window) != window)
        ++m_windows;
    if (!window->isActiveWindow())
        window->activateWindow(); // or it gets no keys
    m_acts = true;
    ++m_journal.events;
    m_user.act(*window);
    m_acts = false;
    if (m_journal.events < m_nextCheck)
        return;
    m_nextCheck += checkEvery;
    check();
}

void Soak::check()
{
    for (const QString &fault : {faultOfScene(m_document.scene()), faultOfWeights(m_document)})
        if (!fault.isEmpty())
            fail(fault);
    constexpr int mostSteps = 200; // each is shown
    if (m_document.undoStack().index() <= mostSteps)
        if (const QString fault = faultOfUndo(m_document); !fault.isEmpty())
            fail(fault);
    if (m_journal.events < m_nextMeasure)
        return;
    m_nextMeasure += measureEvery;
    measure();
}

// Of the same scene each time, without steps to undo.
void Soak::measure()
{
    m_document.reset(core::chapterExample());
    QApplication::clipboard()->setText(QStringLiteral("no scene"));
    m_samples.push_back({static_cast<double>(m_journal.events), heap() - pictures()});
    std::printf("%d events in %lld s: heap %.2f MB and windows %.2f MB, resident %.2f MB\n", m_journal.events,
                m_clock.elapsed() / 1000, m_samples.back().heap / 1e6, pictures() / 1e6, resident() / 1e6);
    std::fflush(stdout);
}

void Soak::finish()
{
    m_journal.printCounts(stdout);
    std::printf("%d changes of the scene, %d visits of a lesson begun or ended, %d windows\n", m_changes, m_visits,
                m_windows);
    for (const auto &[remark, count] : remarks)
        std::printf("%d times: %s\n", count, remark.constData());
    std::vector<Sample> late;
    for (const Sample &sample : m_samples)
        if (sample.events > warmUp)
            late.push_back(sample);
    if (late.size() >= enoughSamples) {
        std::printf("the heap grew by %.1f bytes an event\n", growth(late));
        if (growth(late) > mostGrowth)
            fail(QStringLiteral("Memory is not flat."));
    }
    QCoreApplication::exit(); // quit() would ask whether to save
}

void Soak::fail(const QString &fault)
{
    std::fprintf(stderr, "%s\n", fault.toUtf8().constData());
    std::fprintf(stderr, "%s", core::sceneBytes(m_document.scene()).constData());
    m_journal.printLast(stderr);
    std::fflush(stdout);
    std::_Exit(1);
}

} // namespace

/// soak [EVENTS [SEED]]: a run of so many events, the same for the same seed but for what timers do.
int main(int argc, char **argv)
{
    qInstallMessageHandler(hear);
    QApplication application(argc, argv);
    const QTemporaryDir folder;
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
    QCoreApplication::setOrganizationName(QStringLiteral("soak"));
    QDir(folder.path()).mkdir(QStringLiteral("files"));
    QDir::setCurrent(folder.filePath(QStringLiteral("files")));
    QApplication::setStyle(new ui::WindowStyle);
    QApplication::setQuitOnLastWindowClosed(false);
    ui::installTranslators(QStringLiteral("en"));

    const QStringList arguments = QCoreApplication::arguments();
    const int events = arguments.value(1, QStringLiteral("4000")).toInt();
    const unsigned long long seed = arguments.value(2, QStringLiteral("1")).toULongLong();
    Soak soak(events, seed, folder.filePath(QStringLiteral("files")));
    soak.start();
    const int status = QApplication::exec();
    while (const ui::MainWindow *window = shownWindow())
        delete window;
    return status;
}
