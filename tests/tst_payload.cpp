#include "core/scenefile.h"
#include "tests/files.h"
#include "ui/export/exporter.h"
#include "ui/export/payload.h"
#include "ui/export/pngchunks.h"

#include <QBuffer>
#include <QDir>
#include <QElapsedTimer>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace ui;

namespace {

core::Scene oddScene()
{
    core::Scene scene = core::chapterExample();
    scene.query = {1.0 / 3, -1e-300};
    scene.temperature = 0.1;
    scene.shift = -1e6;
    scene.tokens[0].name = QStringLiteral("q<k & \"v\" ]]> ' </metadata>");
    scene.tokens[1].name = QStringLiteral("注意力 🙂 \u200D é");
    scene.tokens[2].name = QString(100, QLatin1Char('w'));
    scene.tokens[2].key = {1e6, 5e-324};
    return scene;
}

ExportOptions oddOptions()
{
    ExportOptions options;
    options.parts = {Part::Formula, Part::Match};
    options.size = {100.5, 70, LengthUnit::Millimetre};
    options.dpi = 120;
    options.margin = {2, LengthUnit::Millimetre};
    options.theme = Theme::Dark;
    options.overlays.grid = false;
    options.views.match = Region{{0.1, -0.2}, 1.0 / 3};
    options.titleLine = true;
    options.title = QStringLiteral("<b>\u0001 \"title\" ]]>");
    return options;
}

QByteArray figure(Format format, const core::Scene &scene = core::chapterExample(), const ExportOptions &options = {})
{
    QString error;
    return figureBytes(scene, format, options, &error).value_or(QByteArray());
}

bool isSentence(const QString &text)
{
    return text.size() > 10 && text.endsWith(QLatin1Char('.')) && !text.contains(QLatin1Char('\n'));
}

} // namespace

/// Figures that are opened again.
class TestPayload : public QObject {
    Q_OBJECT

private slots:
    void figureIsOpenedAgain_data();
    void figureIsOpenedAgain();
    void figureOpenedAgainGivesTheSameBytes();
    void othersReadThePayload();
    void pictureStaysTheSame();
    void foreignFiguresAreRefused_data();
    void foreignFiguresAreRefused();
    void truncatedFigureIsRefused_data();
    void truncatedFigureIsRefused();
    void everyFlippedBitIsNoticed_data();
    void everyFlippedBitIsNoticed();
    void payloadsThatLieAreRefused_data();
    void payloadsThatLieAreRefused();
    void hugeFileIsRefused();
    void scenesAreReadAsBefore();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QTemporaryDir m_folder;
};

void TestPayload::figureIsOpenedAgain_data()
{
    QTest::addColumn<Format>("format");
    QTest::newRow("SVG") << Format::Svg;
    QTest::newRow("PNG") << Format::Png;
}

void TestPayload::figureIsOpenedAgain()
{
    QFETCH(Format, format);
    QString error;
    for (const core::Scene &scene : {core::chapterExample(), oddScene(), core::Scene()}) {
        ExportOptions options = oddOptions();
        const auto payload = readPayload(figure(format, scene, options), &error);
        QVERIFY2(payload, qPrintable(error));
        QVERIFY(payload->scene == scene);
        QVERIFY(payload->options == options);
    }
    write(path(QStringLiteral("any name")), figure(format, oddScene(), oddOptions()));
    const auto opened = readSceneOrFigure(path(QStringLiteral("any name")), &error);
    QVERIFY2(opened && opened->options, qPrintable(error));
    QVERIFY(opened->scene == oddScene() && *opened->options == oddOptions());
}

void TestPayload::figureOpenedAgainGivesTheSameBytes()
{
    QString error;
    for (const Format format : {Format::Svg, Format::Png}) {
        const QByteArray first = figure(format, oddScene(), oddOptions());
        const auto payload = readPayload(first, &error);
        QVERIFY2(payload, qPrintable(error));
        QVERIFY(figure(format, payload->scene, payload->options) == first);
    }
}

// Qt's reader of PNG and libxml2 are others' code.
void TestPayload::othersReadThePayload()
{
    const QString text = QImage::fromData(figure(Format::Png)).text(QStringLiteral("attention-plane"));
    QVERIFY2(text.contains(QStringLiteral("\"scene\":{")), qPrintable(text));
    const QString svg = path(QStringLiteral("figure.svg"));
    write(svg, figure(Format::Svg, oddScene(), oddOptions()));
    QProcess process;
    process.start(QStringLiteral("xmllint"), {QStringLiteral("--xpath"),
                                              QStringLiteral("string(//*[local-name()='figure' and "
                                                             "namespace-uri()='urn:attention-plane:figure'])"),
                                              svg});
    QVERIFY(process.waitForFinished(60'000));
    const QByteArray json = process.readAllStandardOutput();
    QVERIFY2(process.exitCode() == 0 && json.contains("\"q<k & \\\"v\\\" ]]> ' </metadata>\""), json.constData());
}

void TestPayload::pictureStaysTheSame()
{
    const QByteArray png = figure(Format::Png);
    const QByteArray other = pngWithText(png, "other", "text");
    QCOMPARE(QImage::fromData(other), QImage::fromData(png));
    QCOMPARE(QImage::fromData(other).text(QStringLiteral("other")), QStringLiteral("text"));
    QCOMPARE(crc32("123456789"), 0xCBF43926u); // the check value of the algorithm
}

void TestPayload::foreignFiguresAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray head = "<?xml version=\"1.0\"?>\n";
    const QByteArray svg = "<svg xmlns=\"http://www.w3.org/2000/svg\">";
    QTest::newRow("another SVG") << head + svg + "<metadata><figure>{}</figure></metadata></svg>";
    QTest::newRow("another namespace") << head + svg + "<figure xmlns=\"urn:other\" check=\"0\">{}</figure></svg>";
    QTest::newRow("HTML") << QByteArray("<!DOCTYPE html><html><body>x</body></html>");
    QTest::newRow("SVG that ends") << head + svg;
    QTest::newRow("SVG with a mark") << "\xEF\xBB\xBF" + head + svg + "</svg>";
    QTest::newRow("two roots") << head + svg + "</svg><svg/>";
    QTest::newRow("lone bracket") << QByteArray("<");
    QTest::newRow("PDF") << figure(Format::Pdf);
    QTest::newRow("signature only") << figure(Format::Png).left(8);
    QByteArray bomb = "<?xml version=\"1.0\"?>\n<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\">";
    for (char name = 'b'; name <= 'j'; ++name)
        bomb += QByteArray("<!ENTITY ") + name + " \"" +
                QByteArray("&" + QByteArray(1, char(name - 1)) + ";").repeated(10) + "\">";
    QTest::newRow("bomb") << bomb + "]>" + svg + "<text>&j;</text></svg>";
    QTest::newRow("bomb in the payload") << bomb + "]>" + svg +
                                                "<metadata><figure xmlns=\"urn:attention-plane:figure\" "
                                                "check=\"0\">&j;</figure></metadata></svg>";
    QTest::newRow("deep") << head + svg + QByteArray("<g>").repeated(200'000);
    QImage image(3, 3, QImage::Format_RGB32);
    image.fill(Qt::red);
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    QTest::newRow("another PNG") << png;
}

void TestPayload::foreignFiguresAreRefused()
{
    QFETCH(QByteArray, bytes);
    QElapsedTimer timer;
    timer.start();
    QString error;
    QVERIFY(isFigure(bytes));
    QVERIFY(!readPayload(bytes, &error));
    QVERIFY2(isSentence(error), qPrintable(error));
    write(path(QStringLiteral("x")), bytes);
    QVERIFY(!readSceneOrFigure(path(QStringLiteral("x")), &error));
    QVERIFY2(error.startsWith(path(QStringLiteral("x"))) && isSentence(error), qPrintable(error));
    QVERIFY(timer.elapsed() < 20'000);
}

void TestPayload::truncatedFigureIsRefused_data()
{
    figureIsOpenedAgain_data();
}

// Up to the end of the payload; what follows it is not looked at.
void TestPayload::truncatedFigureIsRefused()
{
    QFETCH(Format, format);
    const QByteArray whole = figure(format);
    const qsizetype end = format == Format::Svg ? whole.indexOf("</figure>") : whole.indexOf("]}]}}") + 8;
    QVERIFY(end > 100);
    for (qsizetype size = 0; size < end; ++size) {
        QString error;
        QVERIFY2(!readPayload(whole.left(size), &error), qPrintable(QString::number(size)));
        QVERIFY2(isSentence(error), qPrintable(error));
    }
}

void TestPayload::everyFlippedBitIsNoticed_data()
{
    figureIsOpenedAgain_data();
}

void TestPayload::everyFlippedBitIsNoticed()
{
    QFETCH(Format, format);
    const QByteArray whole = figure(format);
    const qsizetype start = format == Format::Svg ? whole.indexOf("check=") : 33;
    const qsizetype end = format == Format::Svg ? whole.indexOf("</figure>") : whole.indexOf("]}]}}") + 9;
    int refused = 0;
    for (qsizetype place = start; place < end; ++place)
        for (int bit = 0; bit < 8; ++bit) {
            QByteArray flipped = whole;
            flipped[place] = static_cast<char>(flipped[place] ^ (1 << bit));
            QString error;
            const auto payload = readPayload(flipped, &error);
            if (!payload)
                ++refused;
            else // such as the white space between attributes
                QVERIFY(payload->scene == core::chapterExample() && payload->options == ExportOptions());
            QVERIFY(payload || isSentence(error));
        }
    const qsizetype bits = 8 * (end - start);
    QVERIFY2(refused > (format == Format::Svg ? 0.95 : 0.999) * static_cast<double>(bits),
             qPrintable(QString::number(refused)));
}

void TestPayload::payloadsThatLieAreRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    const QByteArray scene = R"({"format":1,"query":[1,0],"shift":0,"temperature":1,"tokens":[]})";
    QTest::newRow("not JSON") << QByteArray("rubbish");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no scene") << QByteArray(R"({"format":1,"figure":{}})");
    QTest::newRow("newer") << R"({"format":2,"figure":{},"scene":)" + scene + '}';
    QTest::newRow("newer scene") << QByteArray(R"({"format":1,"figure":{},"scene":{"format":9}})");
    QTest::newRow("broken scene") << QByteArray(
        R"({"format":1,"figure":{},"scene":{"format":1,"query":[1e9,0],"shift":0,"temperature":1,"tokens":[]}})");
    QTest::newRow("unknown option") << R"({"format":1,"figure":{"rubbish":"1"},"scene":)" + scene + '}';
    QTest::newRow("odd option") << R"({"format":1,"figure":{"dpi":"0"},"scene":)" + scene + '}';
    QTest::newRow("option of another type") << R"({"format":1,"figure":{"dpi":96},"scene":)" + scene + '}';
    QTest::newRow("member twice") << R"({"format":1,"format":1,"figure":{},"scene":)" + scene + '}';
    QTest::newRow("deep") << R"({"format":1,"figure":)" + QByteArray("[").repeated(10'000);
}

void TestPayload::payloadsThatLieAreRefused()
{
    QFETCH(QByteArray, json);
    const QByteArray png =
        pngWithText(QByteArray("\x89PNG\r\n\x1a\n", 8) + figure(Format::Png).mid(8, 25), "attention-plane", json);
    const QByteArray svg = "<svg><figure xmlns=\"urn:attention-plane:figure\" check=\"" +
                           QByteArray::number(crc32(json), 16) + "\">" +
                           QString::fromUtf8(json).toHtmlEscaped().toUtf8() + "</figure></svg>";
    for (const QByteArray &bytes : {png, svg}) {
        QString error;
        QVERIFY(!readPayload(bytes, &error));
        QVERIFY2(isSentence(error), qPrintable(error));
    }
}

void TestPayload::hugeFileIsRefused()
{
    for (const Format format : {Format::Svg, Format::Png}) {
        QFile file(path(QStringLiteral("huge")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(figure(format));
        QVERIFY(file.resize(100'000'000));
        file.close();
        QString error;
        QVERIFY(!readSceneOrFigure(file.fileName(), &error));
        QVERIFY2(isSentence(error) && error.contains(QStringLiteral("64000000")), qPrintable(error));
    }
}

void TestPayload::scenesAreReadAsBefore()
{
    QString error;
    const auto opened = readSceneOrFigure(QStringLiteral(TEST_DATA "/chapter.attention"), &error);
    QVERIFY2(opened, qPrintable(error));
    QVERIFY(opened->scene == core::chapterExample() && !opened->options);
    const QDir broken(QStringLiteral(TEST_DATA "/broken"));
    int scenes = 0;
    for (const QString &name : broken.entryList(QDir::Files)) {
        QVERIFY2(!readSceneOrFigure(broken.filePath(name), &error), qPrintable(name));
        QVERIFY2(isSentence(error), qPrintable(error));
        QString before;
        QVERIFY(!core::readSceneFile(broken.filePath(name), &before));
        if (name.startsWith(QLatin1String("picture")))
            continue;
        QCOMPARE(error, before);
        ++scenes;
    }
    QVERIFY(scenes > 80);
}

QTEST_MAIN(TestPayload)
#include "tst_payload.moc"
