#include "core/scenefile.h"
#include "tests/files.h"
#include "tests/twoscenes.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <csignal>
#include <map>
#include <random>

using Clock = std::chrono::steady_clock;

#ifdef __SANITIZE_ADDRESS__
constexpr int moments = 100; // as each takes several times as long
#else
constexpr int moments = 500;
#endif

/// What a process was doing when it was killed.
enum class Phase { Computing, Writing, Reading };

/// A program that is killed while it saves.
class TestKill : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void killedSaveLeavesAWholeScene();

private:
    /// Kills a process, which begins with saving the first scene or the other, after `time`.
    Phase killAfter(Clock::duration time, bool first);
    int nextNumber();
    Phase phaseOf(int process) const;
    /// Checks and removes what is beside the scene; the number of those files, or -1 if one could be taken for a scene.
    int leftovers();

    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(QStringLiteral("scene.attention"));
    QProcess m_saver;
};

void TestKill::initTestCase()
{
    m_saver.start(QStringLiteral(SAVER), {m_path});
    QVERIFY(m_saver.waitForStarted());
}

int TestKill::nextNumber()
{
    while (!m_saver.canReadLine() && m_saver.waitForReadyRead()) {
    }
    return m_saver.readLine().trimmed().toInt();
}

// A new file has no name or one of its own until it takes the place of the old one.
Phase TestKill::phaseOf(int process) const
{
    Phase phase = Phase::Computing;
    const QDir files(QStringLiteral("/proc/%1/fd").arg(process));
    for (const QString &number : files.entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot)) {
        const QString path = QFile::symLinkTarget(files.filePath(number));
        if (path == m_path)
            phase = Phase::Reading;
        else if (path.startsWith(m_folder.path()))
            return Phase::Writing;
    }
    return phase;
}

Phase TestKill::killAfter(Clock::duration time, bool first)
{
    m_saver.write(first ? "1" : "2");
    const int process = nextNumber();
    if (process <= 0)
        qFatal("there is no process to kill");
    for (const auto end = Clock::now() + time; Clock::now() < end;) {
    }
    kill(process, SIGSTOP);
    const Phase phase = phaseOf(process);
    kill(process, SIGKILL);
    if (nextNumber() != SIGKILL)
        qFatal("it ended by itself: %s", m_saver.readAllStandardError().constData());
    return phase;
}

int TestKill::leftovers()
{
    int count = 0;
    const QDir folder(m_folder.path());
    for (const QString &name : folder.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)) {
        const QString path = folder.filePath(name);
        if (path == m_path)
            continue;
        ++count;
        QString error;
        const auto scene = core::readSceneFile(path, &error);
        const bool isWhole = scene && (*scene == largeScene(true) || *scene == largeScene(false));
        if (name.endsWith(QLatin1String(".attention")) || (scene && !isWhole) || !QFile::remove(path))
            return -1;
    }
    return count;
}

void TestKill::killedSaveLeavesAWholeScene()
{
    const QByteArray one = core::sceneBytes(largeScene(true));
    const QByteArray other = core::sceneBytes(largeScene(false));
    QString error;
    const auto start = Clock::now();
    QVERIFY(core::writeSceneFile(largeScene(true), m_path, &error));
    const std::chrono::duration<double> twoSaves = 2 * (Clock::now() - start);
    std::mt19937_64 random(9);
    std::uniform_real_distribution<double> fraction(0, 1);
    std::map<Phase, int> phases;
    int left = 0;
    int changes = 0;
    for (int moment = 0; moment < moments; ++moment) {
        const QByteArray before = read(m_path);
        const auto time = std::chrono::duration_cast<Clock::duration>(fraction(random) * twoSaves);
        ++phases[killAfter(time, before == other)];
        const QByteArray now = read(m_path);
        QVERIFY2(now == one || now == other, qPrintable(QStringLiteral("moment %1").arg(moment)));
        const int files = leftovers();
        QVERIFY2(files == 0 || files == 1, qPrintable(QStringLiteral("moment %1: %2 files").arg(moment).arg(files)));
        left += files;
        changes += now == before ? 0 : 1;
    }
    qInfo("%d killed within %.1f ms: %d computing, %d writing, %d reading back; %d had saved; %d files were left",
          moments, twoSaves.count() * 1000, phases[Phase::Computing], phases[Phase::Writing], phases[Phase::Reading],
          changes, left);
    // Reading back takes next to no time, and writing little where computing is slowed down.
    QVERIFY(phases[Phase::Computing] > 0 && (phases[Phase::Writing] > 0 || moments < 500));
    QVERIFY(changes > 0 && changes < moments);
    m_saver.closeWriteChannel();
    QVERIFY(m_saver.waitForFinished());
    QCOMPARE(m_saver.exitCode(), 0);
}

QTEST_GUILESS_MAIN(TestKill)
#include "tst_kill.moc"
