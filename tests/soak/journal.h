#pragma once

#include <QByteArray>
#include <QString>

#include <array>
#include <cstdio>
#include <map>

/// Remembers what was done: how often each kind of event, and the last fifty with all that they take.
class Journal {
public:
    Journal() = default;
    ~Journal();
    Q_DISABLE_COPY_MOVE(Journal)

    /// Prints the last events when the program is killed by a fault, or by an alarm as an event takes a minute; as long
    /// as there is a journal.
    void tellOnDeath();

    void note(const char *kind, const QString &what);
    void printLast(std::FILE *to) const;
    void printCounts(std::FILE *to) const;

    long long seed = 0;
    int events = 0;

private:
    static constexpr int kept = 50;

    std::array<QByteArray, kept> m_last;
    std::map<QByteArray, int> m_kinds;
    int m_noted = 0;
};
