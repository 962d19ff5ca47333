#include "core/file.h"

#include "tests/fulldisk.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <thread>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace core;

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be opened");
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

/// Reading and writing files whole or not at all, with a sentence on what is wrong.
class TestFile : public QObject {
    Q_OBJECT

    QString path(const char *name) const { return m_folder->filePath(QString::fromUtf8(name)); }
    QStringList names() const
    {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }
    void refuseToRead(const QString &path, const char *reason) const;
    void refuseToWrite(const QString &path, const char *reason) const;

    std::unique_ptr<QTemporaryDir> m_folder;

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { m_folder.reset(); }

    void wholeFileIsRead();
    void readingStopsAtTheLimit();
    void endlessFifoIsRefused();
    void fifoIsReadToItsEnd();
    void standardInputIsReadPieceByPiece();
    void missingFileIsNotRead();
    void folderIsNotRead();
    void forbiddenFileIsNotRead();
    void sentenceIsOneLine_data();
    void sentenceIsOneLine();

    void newFileIsWritten();
    void oldFileIsReplaced();
    void permissionsStay();
    void symbolicLinkStays();
    void dashIsANameToWrite();
    void linkToNothingIsRefused();
    void folderIsNotReplaced();
    void fifoIsNotReplaced();
    void missingFolderIsNamed();
    void fileInPlaceOfFolderIsRefused();
    void nameTooLongIsRefused();
    void fullDiskLeavesTheOldFile_data();
    void fullDiskLeavesTheOldFile();
    void forbiddenFolderIsNotWritten();
    void forbiddenFileIsNotWritten();
};

void TestFile::refuseToRead(const QString &path, const char *reason) const
{
    QString error;
    QVERIFY(!readFile(path, 100, &error));
    QCOMPARE(error, path + QStringLiteral(": ") + QString::fromUtf8(reason));
}

void TestFile::refuseToWrite(const QString &path, const char *reason) const
{
    const QStringList before = names();
    QString error;
    QVERIFY(!writeFile(path, "new", &error));
    QVERIFY(error.startsWith(path));
    QCOMPARE(error.mid(path.size()), QStringLiteral(": ") + QString::fromUtf8(reason));
    QCOMPARE(names(), before);
}

void TestFile::wholeFileIsRead()
{
    QString error;
    for (const qsizetype size : {0, 1, 65535, 65536, 65537, 200'000}) {
        const QByteArray bytes(size, 'x');
        put(path("file"), bytes);
        QCOMPARE(readFile(path("file"), 200'000, &error), bytes);
    }
    QCOMPARE(error, QString());
}

void TestFile::readingStopsAtTheLimit()
{
    QBuffer device;
    device.setData(QByteArray(1'000'000, 'x'));
    QVERIFY(device.open(QIODevice::ReadOnly | QIODevice::Unbuffered));
    QString error;
    QVERIFY(!readDevice(device, 100'000, &error));
    QCOMPARE(error, QStringLiteral("it is longer than 100000 bytes."));
    QCOMPARE(device.pos(), qint64{100'001});

    put(path("file"), QByteArray(101, 'x'));
    refuseToRead(path("file"), "it is longer than 100 bytes.");
    QCOMPARE(readFile(path("file"), 101, &error), QByteArray(101, 'x'));
}

void TestFile::endlessFifoIsRefused()
{
    const QString fifo = path("fifo");
    QCOMPARE(mkfifo(QFile::encodeName(fifo).constData(), 0600), 0);
    std::signal(SIGPIPE, SIG_IGN);
    std::thread writer([&] {
        const int file = open(QFile::encodeName(fifo).constData(), O_WRONLY);
        while (write(file, "more", 4) > 0) {
        }
        close(file);
    });
    refuseToRead(fifo, "it is longer than 100 bytes.");
    writer.join();
}

void TestFile::fifoIsReadToItsEnd()
{
    const QString fifo = path("fifo");
    QCOMPARE(mkfifo(QFile::encodeName(fifo).constData(), 0600), 0);
    std::thread writer([&] { put(fifo, QByteArray(300'000, 'x')); });
    QString error;
    const auto bytes = readFile(fifo, 300'000, &error);
    writer.join();
    QCOMPARE(bytes, QByteArray(300'000, 'x'));
}

void TestFile::standardInputIsReadPieceByPiece()
{
    std::array<int, 2> ends{};
    QCOMPARE(pipe(ends.data()), 0);
    const int before = dup(0);
    dup2(ends[0], 0);
    close(ends[0]);
    std::thread writer([&] {
        for (int i = 0; i < 1000; ++i)
            QCOMPARE(write(ends[1], "piece", 5), ssize_t{5});
        close(ends[1]);
    });
    QString error;
    const auto bytes = readFile(QStringLiteral("-"), 5000, &error);
    writer.join();
    dup2(before, 0);
    close(before);
    QCOMPARE(bytes, QByteArray("piece").repeated(1000));
}

void TestFile::missingFileIsNotRead()
{
    refuseToRead(path("%1 none"), "there is no such file.");
    refuseToRead(path("no/folder"), "there is no such file.");
    QVERIFY(QFile::link(path("nothing"), path("link")));
    refuseToRead(path("link"), "there is no such file.");
}

void TestFile::folderIsNotRead()
{
    refuseToRead(m_folder->path(), "this is a folder, not a file.");
}

void TestFile::forbiddenFileIsNotRead()
{
    if (geteuid() == 0)
        QSKIP("root may read everything");
    put(path("file"), "old");
    QVERIFY(QFile::setPermissions(path("file"), QFile::WriteOwner));
    refuseToRead(path("file"), "you have no permission to read it.");
}

void TestFile::sentenceIsOneLine_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("shown");
    QTest::newRow("line break") << QStringLiteral("a\nb") << QStringLiteral("a\uFFFDb");
    QTest::newRow("control characters") << QStringLiteral("\r\t\u001B[2J\u007F\u0085")
                                        << QStringLiteral("\uFFFD\uFFFD\uFFFD[2J\uFFFD\uFFFD");
    QTest::newRow("line and paragraph separators")
        << QStringLiteral("a\u2028b\u2029") << QStringLiteral("a\uFFFDb\uFFFD");
    QTest::newRow("direction") << QStringLiteral("a\u202Eb") << QStringLiteral("a\uFFFDb");
    QTest::newRow("joined emoji") << QStringLiteral("👨‍👩‍👧 犬 %1")
                                  << QStringLiteral("👨‍👩‍👧 犬 %1");
}

void TestFile::sentenceIsOneLine()
{
    QFETCH(const QString, name);
    QFETCH(const QString, shown);
    QString error;
    QVERIFY(!readFile(QStringLiteral("/no/") + name, 100, &error));
    QCOMPARE(error, QStringLiteral("/no/") + shown + QStringLiteral(": there is no such file."));
    QVERIFY(!writeFile(QStringLiteral("/no/") + name, "new", &error));
    QCOMPARE(error, QStringLiteral("/no/") + shown + QStringLiteral(": its folder does not exist."));
}

void TestFile::newFileIsWritten()
{
    QString error;
    const mode_t mask = umask(0027);
    QVERIFY2(writeFile(path("犬 %1"), "new", &error), qPrintable(error));
    umask(mask);
    QCOMPARE(names(), QStringList{QStringLiteral("犬 %1")});
    QCOMPARE(contents(path("犬 %1")), QByteArray("new"));
    QCOMPARE(QFile::permissions(path("犬 %1")) & ~(QFile::ReadUser | QFile::WriteUser),
             QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup);
    QVERIFY(writeFile(path("empty"), {}, &error));
    QCOMPARE(contents(path("empty")), QByteArray());
    QCOMPARE(error, QString());
}

void TestFile::oldFileIsReplaced()
{
    QString error;
    put(path("file"), QByteArray(100'000, 'o'));
    for (const qsizetype size : {0, 3, 16384, 16385, 1'000'000}) {
        QVERIFY(writeFile(path("file"), QByteArray(size, 'n'), &error));
        QCOMPARE(contents(path("file")), QByteArray(size, 'n'));
        QCOMPARE(names(), QStringList{QStringLiteral("file")});
    }
}

void TestFile::permissionsStay()
{
    QString error;
    put(path("file"), "old");
    const auto permissions = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadOther;
    QVERIFY(QFile::setPermissions(path("file"), permissions));
    QVERIFY(writeFile(path("file"), "new", &error));
    struct stat status {};
    QCOMPARE(stat(QFile::encodeName(path("file")).constData(), &status), 0);
    QCOMPARE(status.st_mode & 07777, mode_t{0704});
}

void TestFile::symbolicLinkStays()
{
    QString error;
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder")));
    put(path("folder/file"), "old");
    QVERIFY(QFile::link(QStringLiteral("folder/file"), path("near")));
    QVERIFY(QFile::link(path("near"), path("far")));
    QVERIFY(writeFile(path("far"), "new", &error));
    QVERIFY(QFileInfo(path("far")).isSymLink());
    QVERIFY(QFileInfo(path("near")).isSymLink());
    QVERIFY(!QFileInfo(path("folder/file")).isSymLink());
    QCOMPARE(contents(path("folder/file")), QByteArray("new"));
}

void TestFile::dashIsANameToWrite()
{
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(m_folder->path()));
    QString error;
    const bool isWritten = writeFile(QStringLiteral("-"), "new", &error);
    const QByteArray written = contents(path("-"));
    QFile::remove(path("-"));
    QDir(m_folder->path()).mkdir(QStringLiteral("-"));
    QString refusal;
    const bool isRefused = !writeFile(QStringLiteral("-"), "new", &refusal);
    QVERIFY(QDir::setCurrent(before));
    QVERIFY2(isWritten, qPrintable(error));
    QCOMPARE(written, QByteArray("new"));
    QVERIFY(isRefused);
    QCOMPARE(refusal, QStringLiteral("-: this is a folder, not a file."));
}

void TestFile::linkToNothingIsRefused()
{
    QVERIFY(QFile::link(path("nothing"), path("link")));
    refuseToWrite(path("link"), "this is a link to a file that does not exist.");
}

void TestFile::folderIsNotReplaced()
{
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder")));
    refuseToWrite(path("folder"), "this is a folder, not a file.");
    refuseToWrite(path("folder/"), "this is a folder, not a file.");
    QVERIFY(QFile::link(path("folder"), path("link")));
    refuseToWrite(path("link"), "this is a folder, not a file.");
}

void TestFile::fifoIsNotReplaced()
{
    QCOMPARE(mkfifo(QFile::encodeName(path("fifo")).constData(), 0600), 0);
    QVERIFY(QFile::link(path("fifo"), path("link")));
    refuseToWrite(path("fifo"), "this is a device, not a file.");
    refuseToWrite(path("link"), "this is a device, not a file.");
    struct stat status {};
    QCOMPARE(stat(QFile::encodeName(path("fifo")).constData(), &status), 0);
    QVERIFY(S_ISFIFO(status.st_mode));
}

void TestFile::missingFolderIsNamed()
{
    refuseToWrite(path("none/file"), "its folder does not exist.");
}

void TestFile::fileInPlaceOfFolderIsRefused()
{
    put(path("file"), "old");
    refuseToWrite(path("file/file"), "its folder does not exist.");
    QCOMPARE(contents(path("file")), QByteArray("old"));
}

void TestFile::nameTooLongIsRefused()
{
    refuseToWrite(path(QByteArray(300, 'x').constData()), "the system says “File name too long”.");
}

void TestFile::fullDiskLeavesTheOldFile_data()
{
    QTest::addColumn<int>("room");
    QTest::addColumn<int>("size");
    for (const int size : {1, 100, 16384, 16385, 1'000'000})
        for (const int room : {0, 1, size / 2, size - 1})
            if (room < size)
                QTest::addRow("%d of %d", room, size) << room << size;
}

void TestFile::fullDiskLeavesTheOldFile()
{
    QFETCH(const int, room);
    QFETCH(const int, size);
    put(path("file"), "old");
    QString error;
    bool isWritten = false;
    {
        const FullDisk disk(static_cast<rlim_t>(room));
        isWritten = writeFile(path("file"), QByteArray(size, 'n'), &error);
    }
    QVERIFY(!isWritten);
    QCOMPARE(error, path("file") + QStringLiteral(": it could not be written to its end; perhaps the disk is full."));
    QCOMPARE(contents(path("file")), QByteArray("old"));
    QCOMPARE(names(), QStringList{QStringLiteral("file")});
    {
        const FullDisk disk(static_cast<rlim_t>(room));
        isWritten = writeFile(path("new"), QByteArray(size, 'n'), &error);
    }
    QVERIFY(!isWritten);
    QCOMPARE(names(), QStringList{QStringLiteral("file")});
}

void TestFile::forbiddenFolderIsNotWritten()
{
    if (geteuid() == 0)
        QSKIP("root may write everywhere");
    QVERIFY(QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::ExeOwner));
    refuseToWrite(path("file"), "you have no permission to write in its folder.");
    QVERIFY(QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
}

void TestFile::forbiddenFileIsNotWritten()
{
    if (geteuid() == 0)
        QSKIP("root may write everything");
    put(path("file"), "old");
    QVERIFY(QFile::setPermissions(path("file"), QFile::ReadOwner));
    refuseToWrite(path("file"), "you have no permission to write it.");
    QCOMPARE(contents(path("file")), QByteArray("old"));
}

QTEST_GUILESS_MAIN(TestFile)
#include "tst_file.moc"
