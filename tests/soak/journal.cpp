#include "tests/soak/journal.h"

#include <csignal>
#include <cstdio>
#include <utility>

#include <execinfo.h>
#include <unistd.h>

// Of the runtime of the sanitizers, where there is one.
extern "C" __attribute__((weak)) void __sanitizer_set_death_callback(void (*callback)());

namespace {

const Journal *teller = nullptr;

void tell()
{
    if (teller != nullptr)
        teller->printLast(stderr);
    teller = nullptr;
}

void die(int signal)
{
    std::fprintf(stderr, "signal %d\n", signal);
    tell();
    std::array<void *, 60> frames;
    backtrace_symbols_fd(frames.data(), backtrace(frames.data(), static_cast<int>(frames.size())), STDERR_FILENO);
    std::signal(signal, SIG_DFL);
    raise(signal);
}

} // namespace

Journal::~Journal()
{
    if (teller == this)
        teller = nullptr;
}

void Journal::tellOnDeath()
{
    teller = this;
    std::signal(SIGALRM, die);
    if (__sanitizer_set_death_callback != nullptr) {
        __sanitizer_set_death_callback(tell);
        return;
    }
    // On a stack of its own, as the fault may be that there is no more stack.
    static std::array<char, 65536> stack;
    const stack_t place{stack.data(), 0, stack.size()};
    sigaltstack(&place, nullptr);
    struct sigaction action {};
    action.sa_handler = die;
    action.sa_flags = SA_ONSTACK;
    for (const int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGILL})
        sigaction(signal, &action, nullptr);
}

void Journal::note(const char *kind, const QString &what)
{
    constexpr unsigned patience = 60; // seconds
    ++m_kinds[kind];
    m_last[static_cast<std::size_t>(m_noted++ % kept)] = QByteArray::number(events) + ' ' + kind + ' ' + what.toUtf8();
    alarm(patience);
}

void Journal::printLast(std::FILE *to) const
{
    std::fprintf(to, "seed %lld, event %d; the last of them:\n", seed, events);
    for (int i = std::max(0, m_noted - kept); i < m_noted; ++i)
        std::fprintf(to, "  %s\n", m_last[static_cast<std::size_t>(i % kept)].constData());
    std::fflush(to);
}

void Journal::printCounts(std::FILE *to) const
{
    std::fprintf(to, "%d events by seed %lld: ", events, seed);
    const char *comma = "";
    for (const auto &[kind, count] : m_kinds)
        std::fprintf(to, "%s%s %d", std::exchange(comma, ", "), kind.constData(), count);
    std::fputc('\n', to);
    std::fflush(to);
}
