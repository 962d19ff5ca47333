#include "ui/recovery.h"

#include "core/scenefile.h"
#include "tests/files.h"
#include "tests/fulldisk.h"
#include "tests/program.h"
#include "ui/document.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QLockFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmath>
#include <csignal>
#include <cstdio>
#include <memory>
#include <random>

using ui::Document;
using ui::Recovery;
using ui::RecoveryFile;
using ui::Unsaved;
using namespace std::chrono_literals;

namespace {

constexpr int manyTokens = 400;

/// The scene that the program to be killed shows after `count` changes; all of it depends on `count`.
core::Scene changed(int count, int tokens = 3)
{
    std::mt19937_64 random(static_cast<std::mt19937_64::result_type>(count));
    std::uniform_real_distribution<double> coordinate(-1e6, 1e6);
    core::Scene scene;
    scene.query = {count, coordinate(random)};
    scene.temperature = std::exp(std::uniform_real_distribution<double>(-600, 13)(random));
    for (int i = 0; i < tokens; ++i)
        scene.tokens.push_back({QStringLiteral("犬 \"%1\" \\ </b>").arg(i),
                                {coordinate(random), coordinate(random) * 1e-300},
                                {coordinate(random), -0.0}});
    return scene;
}

void change(Document &document, int count = 1)
{
    document.edit(QStringLiteral("change"), changed(count));
}

std::vector<std::unique_ptr<RecoveryFile>> found(const QString &folder)
{
    QStringList problems;
    return RecoveryFile::found(folder, &problems);
}

/// Changes a scene again and again, keeps each at once and says so, until it is killed.
int changeUntilKilled(const QString &folder)
{
    Document document(changed(0, manyTokens));
    Recovery recovery(document, folder, 1h);
    for (int count = 1;; ++count) {
        document.edit(QStringLiteral("change"), changed(count, manyTokens));
        recovery.keepNow();
        std::printf("%d\n", count);
        std::fflush(stdout);
    }
}

/// A program that changes scenes until it is killed.
struct Changing {
    explicit Changing(const QString &folder)
    {
        process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--change"), folder});
        process.waitForStarted();
    }
    ~Changing() { kill(); }
    Q_DISABLE_COPY_MOVE(Changing)

    /// As kill -9 does; what it said last to have kept, 0 for nothing.
    int kill()
    {
        process.kill();
        process.waitForFinished();
        output += process.readAllStandardOutput();
        const QList<QByteArray> lines = output.left(output.lastIndexOf('\n')).split('\n');
        return lines.last().toInt();
    }
    /// True when it has kept so many scenes.
    bool waitFor(int count)
    {
        while (output.count('\n') < count) {
            if (!process.waitForReadyRead())
                return false;
            output += process.readAllStandardOutput();
        }
        return true;
    }

    QProcess process;
    QByteArray output;
};

} // namespace

/// What is not saved survives a crash, whole and once, and nothing else does.
class TestRecovery : public QObject {
    Q_OBJECT

private slots:
    void init();
    void scenesReadBackToTheBit();
    void changeIsKeptWithinTenSeconds();
    void unbrokenDragIsKeptToo();
    void stepsOfADragAreNotWritten();
    void nothingIsWrittenWhileNothingChanges();
    void whatIsSavedIsNotKept();
    void orderlyEndRemovesIt();
    void originalFileIsNeverTouched();
    void stepOfALessonIsKeptBesideTheUsersOwnScene();
    void runningCopiesDoNotMix();
    void crashedCopiesAreOfferedTheNewestFirst();
    void answeredOfferIsGone();
    void postponedOfferComesAgain();
    void crashAfterTakingLosesNothing();
    void processNumberGivenToAnotherCopyIsSeen();
    void brokenFilesAreToldOnce_data();
    void brokenFilesAreToldOnce();
    void truncatedFileIsNoScene();
    void unfinishedFilesAreRemoved();
    void whatIsNoFileIsLeftAlone();
    void missingFolderHoldsNothing();
    void fullDiskIsToldOnce();
    void forbiddenFolderIsToldOnce();
    void vanishedFolderIsMadeAgain();
    void killLeavesTheOldOrTheNew();
    void programHoldsWhatItOffers();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    /// The recovery folder, which is not there at first.
    QString folder() const { return path(QStringLiteral("data/recovery")); }
    QStringList names(const QString &pattern = QStringLiteral("*")) const
    {
        return QDir(folder()).entryList({pattern}, QDir::AllEntries | QDir::NoDotAndDotDot | QDir::System);
    }
    QStringList kept() const { return names(QStringLiteral("*.recovery")); }
    /// What a crashed program has left, of changed(count).
    void crash(int count, const QString &fileName = {}) const
    {
        QString error;
        const auto file = RecoveryFile::made(folder(), &error);
        QVERIFY(file);
        QVERIFY(file->write({changed(count), fileName, true, {}}, &error));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestRecovery::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestRecovery::scenesReadBackToTheBit()
{
    const QDateTime time(QDate(2024, 2, 29), QTime(23, 59, 58), Qt::UTC);
    for (int count = 0; count < 200; ++count) {
        Unsaved content{changed(count), QStringLiteral("/a \"b\"/犬%1\n.attention"), count % 2 == 0, {}};
        if (count % 3 == 0)
            content.step = Unsaved::Step{QStringLiteral(":/lessons/chapter-3"), count, changed(count + 1000)};
        QDateTime timeRead;
        QString error;
        const auto read = ui::readRecovery(ui::recoveryBytes(content, time), &timeRead, &error);
        QVERIFY2(read, qPrintable(error));
        QVERIFY(*read == content);
        QCOMPARE(timeRead, time);
    }
}

void TestRecovery::changeIsKeptWithinTenSeconds()
{
    QVERIFY(Recovery::usualDelay <= 9s); // the rest is for the writing
    Document document(core::chapterExample());
    const Recovery recovery(document, folder(), 0ms);
    QVERIFY(names().isEmpty());
    change(document);
    QTRY_COMPARE(kept().size(), 1);
    QDateTime time;
    QString error;
    const auto content = ui::readRecovery(read(folder() + u'/' + kept().first()), &time, &error);
    QVERIFY2(content, qPrintable(error));
    QVERIFY(*content == (Unsaved{changed(1), {}, true, {}}));
    QVERIFY(time.secsTo(QDateTime::currentDateTimeUtc()) <= 2);
}

void TestRecovery::unbrokenDragIsKeptToo()
{
    Document document(core::chapterExample());
    const Recovery recovery(document, folder(), 20ms);
    QElapsedTimer clock;
    clock.start();
    for (int count = 1; kept().isEmpty(); ++count) { // never as long as the delay without a change
        change(document, count);
        QCoreApplication::processEvents();
        QVERIFY(clock.elapsed() < 10'000);
    }
}

void TestRecovery::stepsOfADragAreNotWritten()
{
    Document document(core::chapterExample());
    Recovery recovery(document, folder(), 1h);
    const int gesture = document.newGesture();
    for (int count = 1; count < 100; ++count) {
        document.edit(QStringLiteral("drag"), changed(count), gesture);
        QCoreApplication::processEvents();
        QVERIFY(names().isEmpty());
    }
    recovery.keepNow(); // the window has lost the focus
    QCOMPARE(kept().size(), 1);
}

void TestRecovery::nothingIsWrittenWhileNothingChanges()
{
    Document document(core::chapterExample());
    Recovery recovery(document, folder(), 1h);
    recovery.keepNow();
    QVERIFY(!QFileInfo::exists(folder()));
    change(document, 1);
    change(document, 2);
    recovery.keepNow();
    const auto inode = [this] {
        struct stat status {};
        stat(QFile::encodeName(folder() + u'/' + kept().value(0)).constData(), &status);
        return status.st_ino;
    };
    const auto before = inode(); // each writing makes another file
    recovery.keepNow();
    document.select(2);
    document.undoStack().undo();
    document.undoStack().redo();
    recovery.keepNow();
    QCOMPARE(inode(), before);
    change(document, 3);
    recovery.keepNow();
    QVERIFY(inode() != before);
}

void TestRecovery::whatIsSavedIsNotKept()
{
    Document document(core::chapterExample());
    Recovery recovery(document, folder(), 1h);
    const auto changeAndKeep = [&] {
        change(document, document.undoStack().count() + 7);
        recovery.keepNow();
        QCOMPARE(kept().size(), 1);
    };
    QString error;
    changeAndKeep();
    QVERIFY(document.save(path(QStringLiteral("a.attention")), &error));
    QVERIFY(names().isEmpty());
    changeAndKeep();
    document.undoStack().undo(); // back at what is saved
    QVERIFY(names().isEmpty());
    changeAndKeep();
    document.reset(core::chapterExample());
    QVERIFY(names().isEmpty());
    change(document);
    QVERIFY(!document.save(path(QStringLiteral("none/a.attention")), &error));
    recovery.keepNow();
    QCOMPARE(kept().size(), 1);
}

void TestRecovery::orderlyEndRemovesIt()
{
    Document document(core::chapterExample());
    {
        Recovery recovery(document, folder(), 1h);
        change(document);
        recovery.keepNow();
        QCOMPARE(names().size(), 2);
    }
    QVERIFY(document.isModified());
    QVERIFY(names().isEmpty());
}

void TestRecovery::originalFileIsNeverTouched()
{
    const QString original = path(QStringLiteral("lecture.attention"));
    QString error;
    QVERIFY(core::writeSceneFile(core::chapterExample(), original, &error));
    struct stat before {};
    QCOMPARE(stat(QFile::encodeName(original).constData(), &before), 0);
    const auto isUntouched = [&] {
        struct stat now {};
        return stat(QFile::encodeName(original).constData(), &now) == 0 && now.st_ino == before.st_ino &&
               now.st_mtim.tv_nsec == before.st_mtim.tv_nsec && now.st_ctim.tv_nsec == before.st_ctim.tv_nsec;
    };
    const QString start = QDir::currentPath();
    QVERIFY(QDir::setCurrent(m_folder->path()));
    {
        Document document(core::chapterExample());
        document.reset(core::chapterExample(), QStringLiteral("lecture.attention"));
        Recovery recovery(document, folder(), 1h);
        change(document);
        recovery.keepNow();
        QDateTime time;
        const auto content = ui::readRecovery(read(folder() + u'/' + kept().value(0)), &time, &error);
        QVERIFY(content);
        QCOMPARE(content->fileName, original);
        QVERIFY(isUntouched());
    }
    QVERIFY(QDir::setCurrent(start));
    QVERIFY(isUntouched());
    crash(5, original);
    Document document(core::chapterExample());
    Recovery recovery(document, folder(), 1h);
    recovery.look();
    QVERIFY(recovery.offer());
    QVERIFY(recovery.offer()->content() == (Unsaved{changed(5), original, true, {}}));
    recovery.discard();
    QVERIFY(isUntouched());
}

void TestRecovery::stepOfALessonIsKeptBesideTheUsersOwnScene()
{
    Document document(core::chapterExample());
    Recovery recovery(document, folder(), 1h);
    const auto content = [&] {
        recovery.keepNow();
        QDateTime time;
        QString error;
        return ui::readRecovery(read(folder() + u'/' + kept().value(0)), &time, &error);
    };
    recovery.setStep(QStringLiteral(":/lessons/chapter-3"), 4);
    document.visit(changed(1));
    QVERIFY(!content()); // nothing is changed yet
    change(document, 2);
    const Unsaved::Step step{QStringLiteral(":/lessons/chapter-3"), 4, changed(2)};
    QVERIFY(content() == (Unsaved{core::chapterExample(), {}, false, step}));
    document.leave();
    QVERIFY(names().isEmpty());
    change(document, 3);
    document.visit(changed(1));
    QVERIFY(content() == (Unsaved{changed(3), {}, true, Unsaved::Step{step.folder, 4, changed(1)}}));
    change(document, 2);
    QVERIFY(content() == (Unsaved{changed(3), {}, true, step}));
    document.leave();
    QVERIFY(content() == (Unsaved{changed(3), {}, true, {}}));
}

void TestRecovery::runningCopiesDoNotMix()
{
    Document one(core::chapterExample());
    Document two(core::chapterExample());
    Recovery first(one, folder(), 1h);
    change(one, 1);
    first.keepNow();
    Recovery second(two, folder(), 1h);
    second.look();
    QVERIFY(!second.offer());
    change(two, 2);
    second.keepNow();
    QCOMPARE(kept().size(), 2);
    two.undoStack().undo();
    QCOMPARE(kept().size(), 1);
    QDateTime time;
    QString error;
    const auto content = ui::readRecovery(read(folder() + u'/' + kept().first()), &time, &error);
    QVERIFY(content && content->scene == changed(1));

    Changing other(folder()); // another process
    QVERIFY(other.waitFor(1));
    QVERIFY(found(folder()).empty());
    QCOMPARE(kept().size(), 2);
    QVERIFY(other.kill() > 0);
    QCOMPARE(found(folder()).size(), std::size_t{1});
    QVERIFY(found(folder()).front()->content().scene.tokens.size() == manyTokens);
}

void TestRecovery::crashedCopiesAreOfferedTheNewestFirst()
{
    QDir().mkpath(folder());
    const QDateTime noon(QDate(2026, 3, 1), QTime(12, 0), Qt::UTC);
    for (const int count : {2, 1, 3})
        write(folder() + QStringLiteral("/00000000-0000-4000-8000-00000000000%1.recovery").arg(count),
              ui::recoveryBytes({changed(count), {}, true, {}}, noon.addSecs(count)));
    Document document(core::chapterExample());
    Recovery recovery(document, folder(), 1h);
    recovery.look();
    QSignalSpy changedOffer(&recovery, &Recovery::offerChanged);
    for (const int count : {3, 2, 1}) {
        QVERIFY(recovery.offer());
        QVERIFY(recovery.offer()->content().scene == changed(count));
        QCOMPARE(recovery.offer()->time(), noon.addSecs(count));
        recovery.discard();
    }
    QVERIFY(!recovery.offer());
    QCOMPARE(changedOffer.count(), 3);
    QVERIFY(names().isEmpty());
}

void TestRecovery::answeredOfferIsGone()
{
    crash(1);
    crash(2);
    {
        Document document(core::chapterExample());
        Recovery recovery(document, folder(), 1h);
        recovery.look();
        {
            Document another(core::chapterExample());
            Recovery copy(another, folder(), 1h);
            copy.look();
            QVERIFY(!copy.offer()); // each is offered by one
        }
        const core::Scene scene = recovery.offer()->content().scene;
        document.resetModified(scene, {});
        recovery.take();
        recovery.discard();
        QVERIFY(!recovery.offer());
        QCOMPARE(kept().size(), 1); // of the changes that are not saved yet
        recovery.keepNow();
        QCOMPARE(kept().size(), 1);
        QString error;
        QVERIFY(document.save(path(QStringLiteral("saved")), &error));
    }
    QVERIFY(names().isEmpty());
}

void TestRecovery::postponedOfferComesAgain()
{
    crash(1);
    crash(2);
    for (int start = 0; start < 3; ++start) {
        Document document(core::chapterExample());
        Recovery recovery(document, folder(), 1h);
        recovery.look();
        QVERIFY(recovery.offer());
        if (start == 0)
            recovery.postpone();
        QCOMPARE(kept().size(), 2);
    }
    QCOMPARE(kept().size(), 2);
    QCOMPARE(names().size(), 2);
}

void TestRecovery::crashAfterTakingLosesNothing()
{
    crash(1);
    const QString name = kept().first();
    Document document(core::chapterExample());
    Recovery recovery(document, folder(), 1h);
    recovery.look();
    change(document, 2);
    recovery.keepNow();
    document.resetModified(recovery.offer()->content().scene, {});
    QCOMPARE(kept(), QStringList{name}); // at every moment
    recovery.take();
    QCOMPARE(kept(), QStringList{name});
    change(document, 3);
    recovery.keepNow();
    QCOMPARE(kept(), QStringList{name});
}

void TestRecovery::processNumberGivenToAnotherCopyIsSeen()
{
    crash(1);
    const QString lockName = folder() + u'/' + QFileInfo(kept().first()).completeBaseName() + QStringLiteral(".lock");
    QByteArray bytes;
    {
        QLockFile lock(lockName);
        QVERIFY(lock.tryLock(0));
        bytes = read(lockName);
    }
    QVERIFY(bytes.startsWith(QByteArray::number(getpid())));
    write(lockName, bytes); // that this very process holds a lock is not true now
    QCOMPARE(found(folder()).size(), std::size_t{1});

    QByteArray dead = bytes;
    dead.replace(0, dead.indexOf('\n'), "999999999");
    write(lockName, dead);
    QCOMPARE(found(folder()).size(), std::size_t{1});
    QByteArray otherProgram = bytes;
    otherProgram.replace(0, otherProgram.indexOf('\n'), "1");
    write(lockName, otherProgram);
    QCOMPARE(found(folder()).size(), std::size_t{1});
    for (const QByteArray &broken : {QByteArray(), QByteArray("no lock"), QByteArray(100'000, 'x')}) {
        write(lockName, broken);
        QCOMPARE(found(folder()).size(), std::size_t{1});
    }
}

void TestRecovery::brokenFilesAreToldOnce_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray whole = ui::recoveryBytes({changed(1), {}, true, {}}, QDateTime::currentDateTimeUtc());
    const auto with = [&whole](const char *before, const char *after) {
        QByteArray bytes = whole;
        bytes.replace(before, after);
        return bytes;
    };
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("zeros") << QByteArray(4096, '\0');
    QTest::newRow("half") << whole.left(whole.size() / 2);
    QTest::newRow("a scene file") << core::sceneBytes(changed(1));
    QTest::newRow("another JSON") << QByteArray("{\"a\": [1, 2]}");
    QTest::newRow("a list") << QByteArray("[]");
    QTest::newRow("nested") << QByteArray(100'000, '[');
    QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n");
    QTest::newRow("of a newer program") << with("\"recovery\": 1", "\"recovery\": 2");
    QTest::newRow("no time") << with("\"time\": \"", "\"time\": \"x");
    QTest::newRow("scene is text") << with("\"scene\": {", "\"scene\": \"\", \"x\": {");
    QTest::newRow("step is text") << with("\"step\": null", "\"step\": \"\"");
    QTest::newRow("modified is a number") << with("true", "1");
    QTest::newRow("temperature 0") << with("\"temperature\": ", "\"temperature\": 0, \"x\": ");
    QTest::newRow("13 MB") << whole + QByteArray(13'000'000, ' ');
}

void TestRecovery::brokenFilesAreToldOnce()
{
    QFETCH(const QByteArray, bytes);
    crash(2);
    crash(1);
    const QString broken = folder() + u'/' + kept().first();
    write(broken, bytes);
    Document document(core::chapterExample());
    Recovery recovery(document, folder(), 1h);
    QSignalSpy failed(&recovery, &Recovery::failed);
    recovery.look();
    QCOMPARE(failed.count(), 1);
    QVERIFY(failed.first().first().toString().contains(broken));
    QVERIFY(recovery.offer()); // the other one
    recovery.discard();
    QVERIFY(!recovery.offer());
    recovery.look();
    QVERIFY(!recovery.offer());
    QCOMPARE(failed.count(), 1);
    QCOMPARE(read(broken + QStringLiteral(".broken")), bytes); // whoever knows better can have it
    QCOMPARE(names().size(), 1);
}

void TestRecovery::truncatedFileIsNoScene()
{
    const Unsaved content{changed(1), QStringLiteral("/a"), true, Unsaved::Step{QStringLiteral("/b"), 1, changed(2)}};
    const QByteArray whole = ui::recoveryBytes(content, QDateTime::currentDateTimeUtc()).trimmed();
    for (qsizetype size = 0; size < whole.size(); ++size) {
        QDateTime time;
        QString error;
        QVERIFY2(!ui::readRecovery(whole.left(size), &time, &error), qPrintable(QString::number(size)));
        QVERIFY(!error.isEmpty());
    }
}

void TestRecovery::unfinishedFilesAreRemoved()
{
    crash(1);
    const QByteArray whole = read(folder() + u'/' + kept().first());
    write(folder() + u'/' + kept().first() + QStringLiteral(".AbCdEf"), whole.left(99));
    write(folder() + QStringLiteral("/00000000-0000-4000-8000-000000000001.recovery.xYz012"), whole.left(99));
    write(folder() + QStringLiteral("/00000000-0000-4000-8000-000000000002.lock"), "");
    QCOMPARE(found(folder()).size(), std::size_t{1});
    QCOMPARE(names(), kept());
    QCOMPARE(names().size(), 1);
}

void TestRecovery::whatIsNoFileIsLeftAlone()
{
    const auto place = [this](int number) {
        return folder() + QStringLiteral("/00000000-0000-4000-8000-00000000000%1.recovery").arg(number);
    };
    QVERIFY(QDir().mkpath(place(1)));
    QCOMPARE(mkfifo(QFile::encodeName(place(2)).constData(), 0600), 0);
    write(path(QStringLiteral("else")), ui::recoveryBytes({changed(1), {}, true, {}}, QDateTime::currentDateTimeUtc()));
    QVERIFY(QFile::link(path(QStringLiteral("else")), place(3)));
    for (const char *name : {"README", "notes.recovery", "x.lock", "a.recovery.abcdef"})
        write(folder() + u'/' + QString::fromLatin1(name), "mine");
    const QStringList before = names();
    QCOMPARE(before.size(), 7);
    QStringList problems;
    QVERIFY(RecoveryFile::found(folder(), &problems).empty());
    QCOMPARE(problems, QStringList());
    QCOMPARE(names(), before);
}

void TestRecovery::missingFolderHoldsNothing()
{
    Document document(core::chapterExample());
    Recovery recovery(document, folder(), 1h);
    QSignalSpy failed(&recovery, &Recovery::failed);
    recovery.look();
    QVERIFY(!recovery.offer());
    QCOMPARE(failed.count(), 0);
    QVERIFY(!QFileInfo::exists(folder()));
}

void TestRecovery::fullDiskIsToldOnce()
{
    for (const int room : {0, 100, 400}) { // for nothing, for the lock, for half of the file
        init();
        Document document(core::chapterExample());
        Recovery recovery(document, folder(), 1h);
        QSignalSpy failed(&recovery, &Recovery::failed);
        {
            const FullDisk disk(static_cast<rlim_t>(room));
            for (int count = 1; count < 5; ++count) {
                change(document, count);
                recovery.keepNow();
                QVERIFY(document.scene() == changed(count));
            }
        }
        QCOMPARE(failed.count(), 1);
        QVERIFY2(failed.first().first().toString().contains(folder()), qPrintable(failed.first().first().toString()));
        QVERIFY(kept().isEmpty());
        recovery.keepNow(); // there is room again
        QCOMPARE(kept().size(), 1);
        const QByteArray whole = read(folder() + u'/' + kept().first());
        {
            const FullDisk disk(static_cast<rlim_t>(room));
            change(document, 9);
            recovery.keepNow();
        }
        QCOMPARE(failed.count(), 2);
        QCOMPARE(read(folder() + u'/' + kept().first()), whole);
    }
}

void TestRecovery::forbiddenFolderIsToldOnce()
{
    write(path(QStringLiteral("data")), "a file in place of the folder");
    Document document(core::chapterExample());
    Recovery recovery(document, folder(), 1h);
    QSignalSpy failed(&recovery, &Recovery::failed);
    recovery.look();
    for (int count = 1; count < 5; ++count) {
        change(document, count);
        recovery.keepNow();
    }
    QCOMPARE(failed.count(), 1);
    QCOMPARE(
        failed.first().first().toString(),
        QStringLiteral("Unsaved changes cannot be kept for the case of a crash. %1: nothing can be written in this "
                       "folder.")
            .arg(folder()));
    QCOMPARE(read(path(QStringLiteral("data"))), QByteArray("a file in place of the folder"));
    if (geteuid() == 0)
        QSKIP("root may write everywhere");
    QVERIFY(QFile::remove(path(QStringLiteral("data"))));
    crash(7);
    QVERIFY(QFile::setPermissions(folder(), QFile::ReadOwner | QFile::ExeOwner));
    QVERIFY(found(folder()).empty()); // it could be offered for ever
    QVERIFY(QFile::setPermissions(folder(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QCOMPARE(found(folder()).size(), std::size_t{1});
}

void TestRecovery::vanishedFolderIsMadeAgain()
{
    Document document(core::chapterExample());
    Recovery recovery(document, folder(), 1h);
    QSignalSpy failed(&recovery, &Recovery::failed);
    change(document, 1);
    recovery.keepNow();
    QVERIFY(QDir(path(QStringLiteral("data"))).removeRecursively());
    change(document, 2);
    recovery.keepNow();
    QCOMPARE(kept().size(), 1);
    QCOMPARE(failed.count(), 0);
    QVERIFY(found(folder()).empty()); // with a lock
    QVERIFY(QFile::remove(folder() + u'/' + names(QStringLiteral("*.lock")).value(0)));
    change(document, 3);
    recovery.keepNow();
    QCOMPARE(kept().size(), 1);
    QVERIFY(found(folder()).empty());
}

void TestRecovery::killLeavesTheOldOrTheNew()
{
    std::mt19937 random(20);
    for (int kill = 0; kill < 60; ++kill) {
        init();
        Changing other(folder());
        QVERIFY(other.waitFor(std::uniform_int_distribution(1, 8)(random)));
        usleep(std::uniform_int_distribution<useconds_t>(0, 20'000)(random));
        const int last = other.kill();
        QStringList problems;
        auto files = RecoveryFile::found(folder(), &problems);
        QCOMPARE(problems, QStringList());
        QCOMPARE(files.size(), std::size_t{1});
        const Unsaved &content = files.front()->content();
        const int count = static_cast<int>(content.scene.query.x());
        QVERIFY2(count == last || count == last + 1, qPrintable(QStringLiteral("%1 %2").arg(count).arg(last)));
        QVERIFY(content == (Unsaved{changed(count, manyTokens), {}, true, {}}));
        files.clear();
        QCOMPARE(names(), kept()); // what was begun is gone, and the lock
    }
}

void TestRecovery::programHoldsWhatItOffers()
{
    const QString place = path(QStringLiteral("attention-plane/attention-plane/recovery"));
    QVERIFY(QDir().mkpath(path(QStringLiteral("data"))));
    crash(1);
    QVERIFY(QDir().mkpath(QFileInfo(place).path()));
    QVERIFY(QDir().rename(folder(), place));
    QCOMPARE(found(place).size(), std::size_t{1}); // and the lock of what crashed is gone
    for (int start = 0; start < 3; ++start) {
        QProcess process;
        process.setProcessEnvironment(environment({{QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen")},
                                                   {QStringLiteral("XDG_CONFIG_HOME"), m_folder->path()},
                                                   {QStringLiteral("XDG_DATA_HOME"), m_folder->path()}}));
        process.start(program, {});
        QVERIFY(process.waitForStarted());
        // To look takes the lock for a moment, which the program shall have.
        QTRY_VERIFY_WITH_TIMEOUT(!QDir(place).entryList({QStringLiteral("*.lock")}).isEmpty(), 60'000);
        QVERIFY(found(place).empty());
        QCOMPARE(process.state(), QProcess::Running);
        start == 0 ? process.kill() : process.terminate();
        QVERIFY(process.waitForFinished());
        QCOMPARE(found(place).size(), std::size_t{1}); // nobody has answered
        QVERIFY(found(place).front()->content() == (Unsaved{changed(1), {}, true, {}}));
    }
}

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    if (const QStringList arguments = QCoreApplication::arguments(); arguments.value(1) == QStringLiteral("--change"))
        return changeUntilKilled(arguments.value(2));
    TestRecovery test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_recovery.moc"
