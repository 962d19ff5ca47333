#include "core/file.h"
#include "core/scenefile.h"
#include "tests/files.h"
#include "tests/smalldisk.h"
#include "tests/twoscenes.h"
#include "ui/document.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>

#include <unistd.h>

using ui::Document;

/// Where a scene is saved, and what happens to it.
struct Place {
    QDir folder;
    QString file;
    std::unique_ptr<SmallDisk> disk;
};

using Mishap = std::function<bool(Place &)>;
Q_DECLARE_METATYPE(Mishap)

/// A scene that cannot be saved.
class TestSaving : public QObject {
    Q_OBJECT

private slots:
    void failedSaveChangesNothing_data();
    void failedSaveChangesNothing();
};

void TestSaving::failedSaveChangesNothing_data()
{
    QTest::addColumn<bool>("takesDisk");
    QTest::addColumn<bool>("oldFileStays");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<Mishap>("mishap");
    const auto row = [](const char *name, bool takesDisk, bool oldFileStays, const char *reason, const Mishap &mishap) {
        QTest::newRow(name) << takesDisk << oldFileStays << QString::fromUtf8(reason) << mishap;
    };
    const char *noFolder = "its folder does not exist.";
    const char *noRoom = "it could not be written to its end; perhaps the disk is full.";
    row("vanished folder", false, false, noFolder, [](Place &place) { return place.folder.removeRecursively(); });
    row("folder that is a file now", false, false, noFolder, [](Place &place) {
        const bool isGone = place.folder.removeRecursively();
        write(place.folder.path(), "file");
        return isGone;
    });
    row("folder in place of the file", false, false, "this is a folder, not a file.",
        [](Place &place) { return QFile::remove(place.file) && place.folder.mkdir(place.file); });
    row("link to nothing", false, false, "this is a link to a file that does not exist.", [](Place &place) {
        return QFile::remove(place.file) && QFile::link(place.folder.filePath(QStringLiteral("gone")), place.file);
    });
    row("full disk", true, true, noRoom, [](Place &place) { return place.disk->fill(); });
    row("disk with room for a part", true, true, noRoom, [](Place &) { return true; });
    row("read-only disk", true, true, "", [](Place &place) { return place.disk->makeReadOnly(); });
    row("unmounted disk", true, false, "", [](Place &place) {
        place.disk.reset();
        return place.folder.rmdir(place.folder.path());
    });
    if (geteuid() == 0)
        return; // who may write everywhere
    row("read-only folder", false, true, "you have no permission to write in its folder.",
        [](Place &place) { return QFile::setPermissions(place.folder.path(), QFile::ReadOwner | QFile::ExeOwner); });
    row("read-only file", false, true, "you have no permission to write it.",
        [](Place &place) { return QFile::setPermissions(place.file, QFile::ReadOwner); });
}

void TestSaving::failedSaveChangesNothing()
{
    QFETCH(const bool, takesDisk);
    QFETCH(const bool, oldFileStays);
    QFETCH(const QString, reason);
    QFETCH(const Mishap, mishap);
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("scenes")));
    Place place{QDir(folder.filePath(QStringLiteral("scenes"))), folder.filePath(QStringLiteral("scenes/a.attention")),
                nullptr};
    if (takesDisk) {
        place.disk = std::make_unique<SmallDisk>(place.folder.path());
        if (!place.disk->isThere())
            QSKIP("Only the superuser can make a small disk.");
    }
    Document document(core::chapterExample());
    QString error;
    QVERIFY2(document.save(place.file, &error), qPrintable(error));
    const QByteArray old = read(place.file);
    document.edit(QStringLiteral("grow"), largeScene(true));
    QVERIFY(mishap(place));
    const QStringList before = place.folder.entryList(QDir::AllEntries | QDir::Hidden | QDir::System);

    QVERIFY(!document.save(place.file, &error));
    QVERIFY2(error.startsWith(place.file + QStringLiteral(": ")) && error.endsWith(reason), qPrintable(error));
    QVERIFY2(core::oneLine(error) == error && error.endsWith(u'.'), qPrintable(error));
    QVERIFY(document.isModified());
    QCOMPARE(document.fileName(), place.file);
    QVERIFY(document.scene() == largeScene(true));
    QCOMPARE(place.folder.entryList(QDir::AllEntries | QDir::Hidden | QDir::System), before);
    if (oldFileStays)
        QCOMPARE(read(place.file), old);
    QFile::setPermissions(place.folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);

    const QString elsewhere = folder.filePath(QStringLiteral("b.attention"));
    QVERIFY2(document.save(elsewhere, &error), qPrintable(error));
    QVERIFY(!document.isModified());
    QCOMPARE(document.fileName(), elsewhere);
    QCOMPARE(read(elsewhere), core::sceneBytes(largeScene(true)));
    document.undoStack().undo();
    QVERIFY(document.scene() == core::chapterExample());
}

QTEST_GUILESS_MAIN(TestSaving)
#include "tst_saving.moc"
