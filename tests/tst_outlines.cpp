#include "tests/files.h"
#include "tests/pictures.h"
#include "ui/export/exporter.h"
#include "ui/export/outlines.h"
#include "ui/export/svgdevice.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <functional>

using namespace ui;

namespace {

core::Scene named(const QString &name)
{
    core::Scene scene = core::chapterExample();
    scene.tokens[0].name = name;
    return scene;
}

QByteArray figure(Format format, const core::Scene &scene, std::optional<TextMode> text)
{
    ExportOptions options;
    options.text = text;
    options.size = {1200, 420};
    QString error;
    const auto bytes = figureBytes(scene, format, options, &error);
    if (!bytes)
        qWarning("%s", qUtf8Printable(error));
    return bytes.value_or(QByteArray());
}

QStringList textsOf(const QByteArray &svg)
{
    QXmlStreamReader reader(svg);
    QStringList texts;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text"))
            texts += reader.readElementText(QXmlStreamReader::IncludeChildElements);
    }
    return reader.hasError() ? QStringList{reader.errorString()} : texts;
}

QImage painted(const std::function<void(QPainter &)> &draw, bool asOutlines, double devicePixelRatio = 1)
{
    QImage image(QSize(240, 180) * devicePixelRatio, QImage::Format_RGB32);
    image.setDevicePixelRatio(devicePixelRatio);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(7, 5);
    painter.scale(1.5, 1.5);
    if (asOutlines) {
        OutlinesDevice device(painter);
        QPainter outlines(&device);
        outlines.setRenderHint(QPainter::Antialiasing);
        draw(outlines);
    } else {
        draw(painter);
    }
    painter.end();
    return image;
}

} // namespace

/// Text that becomes the outlines of its letters.
class TestOutlines : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }
    void shapesAreHandedOnUnchanged();
    void lettersStandWhereTextStood();
    void painterIsLeftAsItWas();
    void svgHasNoTextElement();
    void svgHasEveryLabelOnce();
    void nameDecidesUnlessAsked_data();
    void nameDecidesUnlessAsked();
    void svgLooksLikePng();
    void pdfHasNoFontAndLooksLikePng();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QByteArray output(const QString &program, const QStringList &arguments);

    QTemporaryDir m_folder;
};

QByteArray TestOutlines::output(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60'000) || process.exitCode() != 0)
        qWarning("%s: %s", qUtf8Printable(program), process.readAllStandardError().constData());
    return process.readAllStandardOutput();
}

void TestOutlines::shapesAreHandedOnUnchanged()
{
    const auto draw = [](QPainter &painter) {
        painter.fillRect(QRectF(2, 3, 20, 10), QColor(200, 0, 0, 128));
        painter.save();
        painter.rotate(20);
        painter.setOpacity(0.4);
        QPen pen(Qt::blue, 3, Qt::DashLine, Qt::RoundCap);
        painter.setPen(pen);
        painter.setBrush(Qt::yellow);
        painter.drawEllipse(QRectF(50, 10, 40, 30));
        painter.drawLine(QPointF(10, 30), QPointF(100, 60));
        painter.restore();
        painter.setPen(QPen(Qt::darkGreen, 1));
        const QPointF corners[]{{20, 80}, {60, 70}, {70, 100}};
        painter.drawPolygon(corners, 3);
        painter.drawPolyline(corners, 3);
        painter.setClipRect(QRectF(90, 60, 30, 30));
        painter.setClipRect(QRectF(100, 50, 60, 30), Qt::IntersectClip);
        painter.fillRect(QRectF(0, 0, 200, 200), Qt::black);
        painter.setClipping(false);
        painter.fillRect(QRectF(0, 110, 6, 6), Qt::black);
    };
    const QImage direct = painted(draw, false);
    QVERIFY(direct.pixelColor(7 + 157, 5 + 97) == QColor(Qt::black));
    QCOMPARE(painted(draw, true), direct);
    QCOMPARE(painted(draw, true, 2), painted(draw, false, 2));
}

void TestOutlines::lettersStandWhereTextStood()
{
    const auto draw = [](QPainter &painter) {
        painter.setFont(textFont(30));
        painter.setPen(QColor(0, 0, 120));
        painter.drawText(QPointF(5, 40), QStringLiteral("key 注"));
        painter.setFont(mathFont(24, true, true));
        painter.rotate(10);
        painter.drawText(QPointF(20, 80), QStringLiteral("query"));
    };
    const QImage direct = painted(draw, false);
    const QImage outlines = painted(draw, true);
    QVERIFY(differenceFromFar(direct, painted([](QPainter &) {}, false)) > 60);
    const int difference = differenceFromFar(direct, outlines);
    QVERIFY2(difference <= 10, qPrintable(QString::number(difference)));
}

void TestOutlines::painterIsLeftAsItWas()
{
    QImage image(10, 10, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.translate(1, 2);
    painter.setPen(Qt::red);
    const QTransform transform = painter.worldTransform();
    {
        OutlinesDevice device(painter);
        QPainter outlines(&device);
        outlines.scale(3, 3);
        outlines.setPen(Qt::blue);
        outlines.drawLine(0, 0, 5, 5);
    }
    QCOMPARE(painter.worldTransform(), transform);
    QCOMPARE(painter.pen().color(), QColor(Qt::red));
    QVERIFY(painter.isActive());
}

void TestOutlines::svgHasNoTextElement()
{
    const QByteArray svg = figure(Format::Svg, named(QStringLiteral("q<k & v")), TextMode::Outlines);
    QVERIFY(textsOf(svg).isEmpty());
    QVERIFY(svg.count("<path") > 100);
    QVERIFY(!svg.contains("font-family"));
}

void TestOutlines::svgHasEveryLabelOnce()
{
    const QString name = QStringLiteral("key 注意 1");
    const QStringList texts = textsOf(figure(Format::Svg, named(name), TextMode::Text));
    QStringList withoutSpaces = texts;
    withoutSpaces.replaceInStrings(QStringLiteral(" "), QString());
    for (const char *label : {"k1key 注意 1", "v1key 注意 1", "key 注意 1", "v2", "s2=0.00", "q=(1.00,0.00)", "score",
                              "exponential", "weight", "2.718", "0.368", "convex hull of the values"})
        QVERIFY2(withoutSpaces.count(QString::fromUtf8(label).remove(QLatin1Char(' '))) == 1, label);
}

void TestOutlines::nameDecidesUnlessAsked_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isText");
    QTest::newRow("none") << QString() << true;
    QTest::newRow("ASCII") << QStringLiteral("q<k & v 1") << true;
    QTest::newRow("accents") << QStringLiteral("naïve Größe") << true;
    QTest::newRow("Chinese") << QStringLiteral("注意力") << false;
    QTest::newRow("both") << QStringLiteral("key 注意") << false;
    QTest::newRow("Greek") << QStringLiteral("α") << false;
    QTest::newRow("Chinese punctuation") << QStringLiteral("a，b") << false;
    QTest::newRow("full width") << QStringLiteral("Ａ") << false;
    QTest::newRow("signs") << QStringLiteral("a → b ± 1") << true;
    QTest::newRow("beyond 16 bits") << QStringLiteral("𠀀") << false;
}

void TestOutlines::nameDecidesUnlessAsked()
{
    QFETCH(QString, name);
    QFETCH(bool, isText);
    QCOMPARE(isLatinText(name), isText);
    QCOMPARE(!textsOf(figure(Format::Svg, named(name), std::nullopt)).isEmpty(), isText);
    QVERIFY(!textsOf(figure(Format::Svg, named(name), TextMode::Text)).isEmpty());
    QVERIFY(textsOf(figure(Format::Svg, named(name), TextMode::Outlines)).isEmpty());
}

void TestOutlines::svgLooksLikePng()
{
    const core::Scene scene = named(QStringLiteral("注意力"));
    write(path(QStringLiteral("seen.svg")), figure(Format::Svg, scene, TextMode::Outlines));
    output(QStringLiteral("rsvg-convert"),
           {path(QStringLiteral("seen.svg")), QStringLiteral("-o"), path(QStringLiteral("seen.png"))});
    const int difference = differenceFromFar(QImage(path(QStringLiteral("seen.png"))),
                                             QImage::fromData(figure(Format::Png, scene, std::nullopt), "PNG"));
    QVERIFY2(difference <= 16, qPrintable(QString::number(difference)));
}

void TestOutlines::pdfHasNoFontAndLooksLikePng()
{
    const core::Scene scene = named(QStringLiteral("注意力"));
    const QString pdf = path(QStringLiteral("seen.pdf"));
    write(pdf, figure(Format::Pdf, scene, TextMode::Outlines));
    QCOMPARE(output(QStringLiteral("pdffonts"), {pdf}).trimmed().count('\n'), 1); // two lines of heading
    QVERIFY(output(QStringLiteral("pdftotext"), {pdf, QStringLiteral("-")}).trimmed().isEmpty());
    output(QStringLiteral("pdftoppm"), {QStringLiteral("-r"), QStringLiteral("96"), QStringLiteral("-png"),
                                        QStringLiteral("-singlefile"), pdf, path(QStringLiteral("page"))});
    const int difference = differenceFromFar(QImage(path(QStringLiteral("page.png"))),
                                             QImage::fromData(figure(Format::Png, scene, std::nullopt), "PNG"));
    QVERIFY2(difference <= 16, qPrintable(QString::number(difference)));
    write(pdf, figure(Format::Pdf, scene, std::nullopt));
    QVERIFY(QString::fromUtf8(output(QStringLiteral("pdftotext"), {pdf, QStringLiteral("-")}))
                .contains(QStringLiteral("注意力")));
}

QTEST_MAIN(TestOutlines)
#include "tst_outlines.moc"
