#include <QByteArray>
#include <QFile>
#include <QList>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <X11/Xlib.h>
#include <X11/Xutil.h>

// How long the program takes from the start of its process until its window is drawn on an X display, and the memory it
// then has, beside those of an empty window of the same toolkit; the two take turns. The display is watched from
// outside, so neither program knows. Without a window manager the window is a child of the root; what the root shows
// there, before the first drawing arrives, is black. Prints a JSON object a line; times are milliseconds, memory is
// mebibytes. The settings are those of a first start.
//
//     xvfb-run -a -s '-noreset -screen 0 1440x900x24' build/release/tests/bench_start [starts]

namespace {

using Clock = std::chrono::steady_clock;

/// A program to start, and what its starts gave.
struct Candidate {
    const char *name;
    const char *path;
    std::vector<double> times{};    ///< ms until drawn
    std::vector<double> cpu{};      ///< ms of processor time until idle
    std::vector<double> resident{}; ///< MiB, all that is mapped in
    std::vector<double> share{};    ///< MiB, of what is shared its part
    std::vector<double> own{};      ///< MiB, shared with nobody
};

[[noreturn]] void stop(const char *sentence)
{
    std::fprintf(stderr, "bench_start: %s\n", sentence);
    std::exit(1);
}

QByteArray fromProc(pid_t process, const char *file)
{
    QFile source(QStringLiteral("/proc/%1/%2").arg(process).arg(QLatin1String(file)));
    return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray();
}

double mebibytes(const QByteArray &rollup, const char *row)
{
    for (const QByteArray &line : rollup.split('\n'))
        if (line.startsWith(row))
            return line.simplified().split(' ').value(1).toDouble() / 1024;
    stop("The kernel does not tell the memory of a process.");
}

/// Processor time of the process until now, in ms; helpers of the graphics driver are threads of their own.
double cpuTime(pid_t process)
{
    return fromProc(process, "schedstat").split(' ').value(0).toDouble() / 1e6;
}

void waitUntilIdle(pid_t process)
{
    constexpr int quietPolls = 5;
    double before = -1;
    for (int quiet = 0; quiet < quietPolls; QThread::msleep(100)) {
        const double now = cpuTime(process);
        quiet = now == before ? quiet + 1 : 0;
        before = now;
    }
}

/// True if all places near the corners show something.
bool isDrawn(Display *display, Window window, const XWindowAttributes &attributes)
{
    constexpr int inset = 6;
    for (const int x : {inset, attributes.width - inset}) {
        for (const int y : {inset, attributes.height - inset}) {
            XImage *pixel = XGetImage(display, window, x, y, 1, 1, AllPlanes, ZPixmap);
            const bool isBlack = pixel == nullptr || (XGetPixel(pixel, 0, 0) & 0xFFFFFF) == 0;
            if (pixel != nullptr)
                XDestroyImage(pixel);
            if (isBlack)
                return false;
        }
    }
    return true;
}

/// True if a large child of the root is on screen and drawn.
bool hasDrawnWindow(Display *display)
{
    Window root = 0;
    Window parent = 0;
    Window *children = nullptr;
    unsigned int count = 0;
    if (XQueryTree(display, DefaultRootWindow(display), &root, &parent, &children, &count) == 0)
        return false;
    const bool result = std::any_of(children, children + count, [display](Window window) {
        XWindowAttributes attributes{};
        return XGetWindowAttributes(display, window, &attributes) != 0 && attributes.map_state == IsViewable &&
               attributes.width > 600 && isDrawn(display, window, attributes);
    });
    XFree(children);
    return result;
}

pid_t started(const char *path)
{
    std::string name = path;
    std::array<char *, 2> arguments{name.data(), nullptr};
    pid_t process = 0;
    if (posix_spawn(&process, path, nullptr, nullptr, arguments.data(), environ) != 0)
        stop("A program could not be started.");
    return process;
}

void waitFor(const std::function<bool()> &isTrue)
{
    const auto end = Clock::now() + std::chrono::seconds(30);
    while (!isTrue()) {
        if (Clock::now() > end)
            stop("A window did not come, or did not go, within 30 s.");
        QThread::usleep(500);
    }
}

void measure(Display *display, Candidate *candidate, bool isKept)
{
    const auto start = Clock::now();
    const pid_t process = started(candidate->path);
    waitFor([display] { return hasDrawnWindow(display); });
    const double time = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    waitUntilIdle(process);
    const QByteArray rollup = fromProc(process, "smaps_rollup");
    if (isKept) {
        candidate->times.push_back(time);
        candidate->cpu.push_back(cpuTime(process));
        candidate->resident.push_back(mebibytes(rollup, "Rss:"));
        candidate->share.push_back(mebibytes(rollup, "Pss:"));
        candidate->own.push_back(mebibytes(rollup, "Private_Clean:") + mebibytes(rollup, "Private_Dirty:"));
    }
    kill(process, SIGKILL);
    waitpid(process, nullptr, 0);
    waitFor([display] { return !hasDrawnWindow(display); });
    XClearWindow(display, DefaultRootWindow(display));
    XSync(display, False);
}

double median(std::vector<double> numbers)
{
    std::sort(numbers.begin(), numbers.end());
    const std::size_t half = numbers.size() / 2;
    return numbers.size() % 2 == 1 ? numbers[half] : (numbers[half - 1] + numbers[half]) / 2;
}

void print(const Candidate &candidate)
{
    const auto [least, most] = std::minmax_element(candidate.times.begin(), candidate.times.end());
    std::printf("{\"benchmark\": \"start\", \"program\": \"%s\", \"starts\": %zu, \"ms\": %.0f, \"least\": %.0f, "
                "\"most\": %.0f, \"cpu_ms\": %.0f, \"rss_mib\": %.1f, \"pss_mib\": %.1f, \"private_mib\": %.1f}\n",
                candidate.name, candidate.times.size(), median(candidate.times), *least, *most, median(candidate.cpu),
                median(candidate.resident), median(candidate.share), median(candidate.own));
}

} // namespace

int main(int argc, char **argv)
{
    const int starts = argc > 1 ? std::atoi(argv[1]) : 10;
    const QTemporaryDir home;
    for (const char *name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"})
        qputenv(name, QFile::encodeName(home.path()));
    qputenv("QT_QPA_PLATFORM", "xcb");
    Display *display = XOpenDisplay(nullptr);
    if (display == nullptr)
        stop("There is no X display.");
    std::array candidates{Candidate{"empty window", EMPTY_WINDOW}, Candidate{"attention-plane", ATTENTION_PLANE}};
    for (Candidate &candidate : candidates)
        measure(display, &candidate, false); // files are in memory from here on
    for (int i = 0; i < starts; ++i)
        for (Candidate &candidate : candidates)
            measure(display, &candidate, true);
    for (const Candidate &candidate : candidates)
        print(candidate);
    const auto &[empty, full] = candidates;
    const auto least = [](const std::vector<double> &times) { return *std::min_element(times.begin(), times.end()); };
    std::printf(
        "{\"benchmark\": \"start\", \"times_an_empty_window\": %.2f, \"by_the_least\": %.2f, \"by_cpu\": %.2f}\n",
        median(full.times) / median(empty.times), least(full.times) / least(empty.times),
        median(full.cpu) / median(empty.cpu));
    XCloseDisplay(display);
    return 0;
}
