#include "ui/document.h"
#include "ui/mainwindow.h"
#include "ui/settings.h"
#include "ui/views/planeview.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>

// The cost of dragging q, and of dragging z, for which the query is found anew at every step: mouse events through the
// real window, each followed by a repaint of all that has changed.
// Prints a JSON object a line; times are milliseconds a step. The window is as large as the page of a drawing library
// that it is compared with. Then that of dragging a key in a window of the usual size, without and with the field: the
// largest and the mean time of a step on the thread of the interface alone, which a worker's does not delay.

namespace {

constexpr int steps = 400;

core::Scene sceneOnCircle(int tokens)
{
    core::Scene scene;
    scene.query = {1, 0};
    for (int j = 0; j < tokens; ++j) {
        const double angle = 6.283 * j / tokens;
        scene.tokens.push_back(
            {{}, {2 * std::cos(angle), 2 * std::sin(angle)}, {2 * std::cos(angle + 0.4), 2 * std::sin(angle + 0.4)}});
    }
    return scene;
}

void send(QWidget &view, QEvent::Type type, const QPointF &position)
{
    const auto button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    const auto buttons = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, position, view.mapToGlobal(position), button, buttons, Qt::NoModifier);
    QCoreApplication::sendEvent(&view, &event);
    QCoreApplication::processEvents(); // repaints
}

/// A drag to measure: of what begins at `start`, round the origin at `radius`.
struct Drag {
    const char *name;
    const char *view;
    core::Point start;
    double radius;
};

/// `tools` are those of the Explore menu that are on.
void measure(const Drag &drag, int tokens, const QStringList &tools)
{
    ui::setting::tools.set(tools);
    ui::Document document(sceneOnCircle(tokens));
    ui::MainWindow window(document);
    window.resize(1400, 620);
    window.show();
    if (!QTest::qWaitForWindowExposed(&window)) {
        std::fprintf(stderr, "The window is not shown, so nothing would be painted.\n");
        std::exit(1);
    }
    auto *view = window.findChild<ui::PlaneView *>(QLatin1String(drag.view));
    const auto pixel = [view, &drag](double angle) {
        return view->viewport().toPixel({drag.radius * std::cos(angle), drag.radius * std::sin(angle)});
    };
    send(*view, QEvent::MouseButtonPress, view->viewport().toPixel(drag.start));
    send(*view, QEvent::MouseMove, pixel(0));
    QElapsedTimer wall;
    wall.start();
    const std::clock_t cpu = std::clock();
    for (int i = 0; i < steps; ++i)
        send(*view, QEvent::MouseMove, pixel(0.05 * i));
    const double cpuMs = 1e3 * static_cast<double>(std::clock() - cpu) / CLOCKS_PER_SEC / steps;
    const double wallMs = static_cast<double>(wall.nsecsElapsed()) / 1e6 / steps;
    send(*view, QEvent::MouseButtonRelease, pixel(0.05 * steps));
    std::printf("{\"benchmark\": \"%s\", \"tools\": \"%s\", \"tokens\": %d, \"steps\": %d, \"undo_steps\": %d, "
                "\"cpu_ms_per_step\": %.3f, \"wall_ms_per_step\": %.3f}\n",
                drag.name, qPrintable(tools.join(u' ')), tokens, steps, document.undoStack().count(), cpuMs, wallMs);
    std::fflush(stdout);
}

double threadMs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e6;
}

void measureKey(int tokens, bool hasField, bool hasLines, const QStringList &tools)
{
    ui::setting::tools.set(tools);
    ui::setting::showField.set(hasField);
    ui::setting::showRatioLines.set(hasLines);
    ui::Document document(sceneOnCircle(tokens));
    ui::MainWindow window(document);
    window.resize(1440, 900);
    window.show();
    if (!QTest::qWaitForWindowExposed(&window))
        std::exit(1);
    auto *view = window.findChild<ui::PlaneView *>(QStringLiteral("match"));
    const auto pixel = [view](int i) {
        const double angle = 0.8 + 0.02 * i;
        return view->viewport().toPixel({1.7 * std::cos(angle), 1.7 * std::sin(angle)});
    };
    send(*view, QEvent::MouseButtonPress, view->viewport().toPixel({2, 0}));
    send(*view, QEvent::MouseMove, pixel(0));
    double sum = 0;
    double largest = 0;
    for (int i = 1; i <= steps; ++i) {
        const double start = threadMs();
        send(*view, QEvent::MouseMove, pixel(i));
        const double time = threadMs() - start;
        sum += time;
        largest = std::max(largest, time);
    }
    send(*view, QEvent::MouseButtonRelease, pixel(steps));
    std::printf(
        "{\"benchmark\": \"drag of a key\", \"tools\": \"%s\", \"tokens\": %d, \"field\": %s, \"ratio_lines\": %s, "
        "\"thread_cpu_ms_per_step\": %.3f, \"largest\": %.3f}\n",
        qPrintable(tools.join(u' ')), tokens, hasField ? "true" : "false", hasLines ? "true" : "false", sum / steps,
        largest);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    const QTemporaryDir folder;
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
    const QApplication application(argc, argv);
    const QString orbit = QStringLiteral("orbit");
    const QStringList all{orbit, QStringLiteral("length"), QStringLiteral("headToTail"), QStringLiteral("normalisers")};
    for (const int tokens : {3, 16, 32, 100}) {
        const Drag query{"drag", "match", {1, 0}, 1.5};
        for (const QStringList &tools : {QStringList(), QStringList{orbit}, all})
            measure(query, tokens, tools);
        const core::Scene scene = sceneOnCircle(tokens);
        measure({"drag output", "mix", position(scene, {core::Handle::Kind::Output, -1}), 0.9}, tokens, {});
        measureKey(tokens, false, false, {});
        measureKey(tokens, true, false, {});
        measureKey(tokens, true, true, {});
        measureKey(tokens, true, true, {orbit});
    }
    return 0;
}
