#include "tests/pictures.h"
#include "ui/export/exporter.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace ui;

/// Shows exported figures in the large programs that people put them into.
class TestOutside : public QObject {
    Q_OBJECT

private slots:
    void init();
    void chromiumShowsTheSvg();
    void libreOfficeShowsTheSvg();
    void libreOfficePrintsTheSvg();
    void impressShowsItOnASlide_data();
    void impressShowsItOnASlide();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    void run(const QString &program, const QStringList &arguments);
    void convert(const QString &file, const QString &format);

    std::unique_ptr<QTemporaryDir> m_folder;
    QImage m_png; ///< the figure as this program paints it
};

void TestOutside::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    core::Scene scene = core::chapterExample();
    scene.tokens[0].name = QStringLiteral("注意力 q<k & v");
    ExportOptions options;
    options.size = {1200, 420};
    QString error;
    QVERIFY2(exportFigure(scene, path(QStringLiteral("figure.svg")), options, &error), qPrintable(error));
    QVERIFY2(exportFigure(scene, path(QStringLiteral("own.png")), options, &error), qPrintable(error));
    m_png = QImage(path(QStringLiteral("own.png")));
}

void TestOutside::run(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    QVERIFY2(process.waitForFinished(180'000), qPrintable(process.errorString()));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
}

void TestOutside::convert(const QString &file, const QString &format)
{
    run(QStringLiteral("soffice"),
        {QStringLiteral("--headless"),
         QStringLiteral("-env:UserInstallation=") + QUrl::fromLocalFile(path(QStringLiteral("profile"))).toString(),
         QStringLiteral("--convert-to"), format, QStringLiteral("--outdir"), m_folder->path(), path(file)});
}

void TestOutside::chromiumShowsTheSvg()
{
    QStringList arguments{QStringLiteral("--user-data-dir=") + path(QStringLiteral("profile")),
                          QStringLiteral("--screenshot=") + path(QStringLiteral("seen.png"))};
    for (const char *option : {"--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
                               "--disable-background-networking", "--disable-component-update", "--disable-sync",
                               "--hide-scrollbars", "--force-device-scale-factor=1", "--window-size=1200,420"})
        arguments += QString::fromLatin1(option);
    run(QStringLiteral("chromium"), arguments << QUrl::fromLocalFile(path(QStringLiteral("figure.svg"))).toString());
    const QImage seen(path(QStringLiteral("seen.png")));
    QCOMPARE(seen.size(), m_png.size());
    const int difference = differenceFromFar(seen, m_png);
    QVERIFY2(difference <= 24, qPrintable(QString::number(difference)));
}

void TestOutside::libreOfficeShowsTheSvg()
{
    convert(QStringLiteral("figure.svg"), QStringLiteral("png"));
    const QImage seen(path(QStringLiteral("figure.png")));
    QVERIFY((seen.size() - m_png.size()).width() <= 2 && (seen.size() - m_png.size()).height() <= 2);
    const int difference =
        differenceFromFar(seen.scaled(m_png.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation), m_png);
    QVERIFY2(difference <= 32, qPrintable(QString::number(difference)));
}

void TestOutside::libreOfficePrintsTheSvg()
{
    convert(QStringLiteral("figure.svg"), QStringLiteral("pdf"));
    run(QStringLiteral("pdftoppm"),
        {QStringLiteral("-r"), QStringLiteral("96"), QStringLiteral("-png"), QStringLiteral("-singlefile"),
         path(QStringLiteral("figure.pdf")), path(QStringLiteral("page"))});
    const QImage seen(path(QStringLiteral("page.png")));
    const int difference =
        differenceFromFar(seen.scaled(m_png.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation), m_png);
    QVERIFY2(difference <= 32, qPrintable(QString::number(difference)));
}

void TestOutside::impressShowsItOnASlide_data()
{
    QTest::addColumn<QString>("figure");
    QTest::newRow("svg") << QStringLiteral("figure.svg");
    QTest::newRow("png") << QStringLiteral("own.png");
}

// As wide as a slide of the usual 28 cm, at its top.
void TestOutside::impressShowsItOnASlide()
{
    QFETCH(QString, figure);
    QFile picture(path(figure));
    QVERIFY(picture.open(QIODevice::ReadOnly));
    QFile slides(path(QStringLiteral("slides.fodp")));
    QVERIFY(slides.open(QIODevice::WriteOnly));
    const QByteArray names = "urn:oasis:names:tc:opendocument:xmlns:";
    slides.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<office:document xmlns:office=\"" + names +
                 "office:1.0\" xmlns:draw=\"" + names + "drawing:1.0\" xmlns:svg=\"" + names +
                 "svg-compatible:1.0\" office:mimetype=\"application/vnd.oasis.opendocument.presentation\" "
                 "office:version=\"1.2\"><office:body><office:presentation><draw:page><draw:frame svg:x=\"0cm\" "
                 "svg:y=\"0cm\" svg:width=\"28cm\" svg:height=\"9.8cm\"><draw:image><office:binary-data>" +
                 picture.readAll().toBase64() +
                 "</office:binary-data></draw:image></draw:frame></draw:page></office:presentation></office:body>"
                 "</office:document>");
    slides.close();
    convert(QStringLiteral("slides.fodp"), QStringLiteral("pdf"));
    run(QStringLiteral("pdftoppm"),
        {QStringLiteral("-r"), QStringLiteral("96"), QStringLiteral("-png"), QStringLiteral("-singlefile"),
         path(QStringLiteral("slides.pdf")), path(QStringLiteral("slide"))});
    const QImage slide(path(QStringLiteral("slide.png")));
    const QImage seen = slide.copy(0, 0, slide.width(), qRound(slide.width() * 9.8 / 28));
    const int difference =
        differenceFromFar(seen.scaled(m_png.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation), m_png);
    QVERIFY2(difference <= 32, qPrintable(QString::number(difference)));
}

QTEST_MAIN(TestOutside)
#include "tst_outside.moc"
