#include "tests/files.h"
#include "tests/program.h"
#include "tests/smalldisk.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include <unistd.h>

namespace {

const QString configFile = QStringLiteral(".config/attention-plane/attention-plane.conf");

} // namespace

/// The program where its settings can be kept and where they cannot, as a process that is used and closed.
class TestSettings : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_disk.reset(); }
    void choicesAreKept();
    void programWorksWithoutFolder_data();
    void programWorksWithoutFolder();
    void brokenSettingsAreNoObstacle();

private:
    QString home() const { return m_folder->filePath(QStringLiteral("home")); }
    /// Chooses what there is to choose and closes the window.
    Result use() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<SmallDisk> m_disk;
};

void TestSettings::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkdir(home()));
}

Result TestSettings::use() const
{
    return attentionPlane({}, {{{QStringLiteral("HOME"), home()},
                                {QStringLiteral("XDG_RUNTIME_DIR"), m_folder->path()},
                                {QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen")},
                                {QStringLiteral("QT_PLUGIN_PATH"), QStringLiteral(PLUGINS)},
                                {QStringLiteral("QT_QPA_GENERIC_PLUGINS"), QStringLiteral("chooser")}},
                               {}});
}

#define VERIFY_USED(result)                                                                                            \
    QVERIFY2(result.error.isEmpty(), result.error.constData());                                                        \
    QCOMPARE(result.status, 0);                                                                                        \
    QVERIFY2(result.output.endsWith(" chosen\n") && result.output.split(' ')[0].toInt() > 20, result.output.constData())

void TestSettings::choicesAreKept()
{
    const Result result = use();
    VERIFY_USED(result);
    const QByteArray settings = read(QDir(home()).filePath(configFile));
    QVERIFY2(settings.contains("theme=contrast"), settings.constData());
}

void TestSettings::programWorksWithoutFolder_data()
{
    QTest::addColumn<QString>("mishap");
    for (const char *mishap : {"vanished", "file instead", "file instead of the folder for settings",
                               "folder instead of the settings", "full disk", "read-only disk", "forbidden"})
        QTest::newRow(mishap) << QString::fromLatin1(mishap);
}

void TestSettings::programWorksWithoutFolder()
{
    QFETCH(const QString, mishap);
    const QDir folder(home());
    if (mishap == QLatin1String("vanished")) {
        QVERIFY(folder.rmdir(home()));
        write(m_folder->filePath(QStringLiteral("file")), "");
    } else if (mishap == QLatin1String("file instead")) {
        QVERIFY(folder.rmdir(home()));
        write(home(), "file");
    } else if (mishap == QLatin1String("file instead of the folder for settings")) {
        write(folder.filePath(QStringLiteral(".config")), "file");
    } else if (mishap == QLatin1String("folder instead of the settings")) {
        QVERIFY(folder.mkpath(configFile));
    } else if (mishap.endsWith(QLatin1String("disk"))) {
        m_disk = std::make_unique<SmallDisk>(home());
        if (!m_disk->isThere())
            QSKIP("Only the superuser can make a small disk.");
        QVERIFY(mishap.startsWith(QLatin1String("full")) ? m_disk->fill() : m_disk->makeReadOnly());
    } else if (geteuid() == 0) {
        QSKIP("The superuser may write everywhere.");
    } else {
        QVERIFY(QFile::setPermissions(home(), QFile::ReadOwner | QFile::ExeOwner));
    }
    const Result result = use();
    VERIFY_USED(result);
    QFile::setPermissions(home(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

void TestSettings::brokenSettingsAreNoObstacle()
{
    QVERIFY(QDir(home()).mkpath(QFileInfo(configFile).path()));
    const QByteArray rubbish = QByteArray("\0\xFF[\n=", 5) + QByteArray(100'000, '[');
    const QByteArray wrongTypes =
        "theme=@Variant(x)\n[window]\ngeometry=@ByteArray(xyz)\nlayout=7\nsplitter=@Invalid()\n";
    for (const QByteArray &bytes : {rubbish, wrongTypes}) {
        write(QDir(home()).filePath(configFile), bytes);
        const Result result = use();
        VERIFY_USED(result);
    }
}

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
