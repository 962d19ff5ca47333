#include "tests/files.h"
#include "tests/pictures.h"
#include "ui/export/exporter.h"
#include "ui/export/pdf.h"
#include "ui/export/svgdevice.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>
#include <limits>

using namespace ui;

namespace {

// This program writes its figures there instead of testing: so it can run itself in other environments.
const char *const figuresVariable = "TST_EXPORTER_FIGURES";

const QString chineseName = QStringLiteral("注意力");

core::Scene namedScene()
{
    core::Scene scene = core::chapterExample();
    scene.tokens[0].name = chineseName;
    scene.tokens[1].name = QStringLiteral("q<k & v");
    scene.tokens[2].key = {-0.75, 0.5};
    return scene;
}

QByteArray figure(Format format, const ExportOptions &options, const core::Scene &scene = namedScene())
{
    QString error;
    const auto bytes = figureBytes(scene, format, options, &error);
    if (!bytes)
        qWarning("%s", qUtf8Printable(error));
    return bytes.value_or(QByteArray());
}

ExportOptions sized(const QString &size, int dpi = 96)
{
    ExportOptions options;
    options.size = parsedFigureSize(size).value();
    options.dpi = dpi;
    return options;
}

// Everything that a figure can hold.
ExportOptions whole()
{
    ExportOptions options = sized(QStringLiteral("240x140mm"), 150);
    options.parts = {Part::Match, Part::Softmax, Part::Mix, Part::Working, Part::Formula};
    options.views.measured = 1;
    options.margin = {3, LengthUnit::Millimetre};
    options.titleLine = true;
    options.title = chineseName + QStringLiteral(" & more");
    return options;
}

QByteArray output(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        qWarning("%s: %s", qUtf8Printable(program + QLatin1Char(' ') + arguments.join(QLatin1Char(' '))),
                 process.readAllStandardError().constData());
    else
        return process.readAllStandardOutput() + '\n'; // never empty on success
    return {};
}

QString textOf(const QByteArray &svg)
{
    QXmlStreamReader reader(svg);
    QString text;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text"))
            text += reader.readElementText(QXmlStreamReader::IncludeChildElements);
    }
    return reader.hasError() ? reader.errorString() : text;
}

QString titleOf(const QByteArray &svg)
{
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("title"))
            return reader.readElementText();
    }
    return {};
}

} // namespace

/// Figures as files: sizes, formats, and what readers of others see in them.
class TestExporter : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void sizesAreRead_data();
    void sizesAreRead();
    void oddSizesAreRefused_data();
    void oddSizesAreRefused();
    void suffixTellsTheFormat();
    void titleIsTheNameOfTheScene();

    void pngHasThePixelsAsked_data();
    void pngHasThePixelsAsked();
    void pngStatesItsResolution();
    void figureKeepsItsLayoutAtEveryResolution();
    void groundIsTheOneAsked();

    void svgStatesItsSize_data();
    void svgStatesItsSize();
    void svgPassesXmllint();
    void svgKeepsAnyText_data();
    void svgKeepsAnyText();
    void svgNamesTheChineseFont();
    void svgCutsWhatIsClipped();
    void svgKeepsDashesWidthsAndOpacity();
    void svgHoldsFiniteNumbersOnly();
    void svgLooksLikePng();

    void pdfHasOnePageOfTheSize_data();
    void pdfHasOnePageOfTheSize();
    void pdfEmbedsItsFonts();
    void pdfLooksLikePng();
    void pdfHasNoShapeOfNothing();

    void bytesAreTheSameEverywhere_data();
    void bytesAreTheSameEverywhere();

    void figuresOutOfRangeAreRefused_data();
    void figuresOutOfRangeAreRefused();
    void everyPartStandsAlone();
    void emptySceneHasAFigure();
    void failedExportNamesThePath();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QTemporaryDir m_folder;
};

void TestExporter::sizesAreRead_data()
{
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::addColumn<FigureSize::Unit>("unit");
    QTest::newRow("1600x900") << 1600.0 << 900.0 << FigureSize::Unit::Pixel;
    QTest::newRow("1600x900px") << 1600.0 << 900.0 << FigureSize::Unit::Pixel;
    QTest::newRow("1x1") << 1.0 << 1.0 << FigureSize::Unit::Pixel;
    QTest::newRow("20000x1") << 20000.0 << 1.0 << FigureSize::Unit::Pixel;
    QTest::newRow("160x90mm") << 160.0 << 90.0 << FigureSize::Unit::Millimetre;
    QTest::newRow("160.5x90mm") << 160.5 << 90.0 << FigureSize::Unit::Millimetre;
    QTest::newRow("6.3x3.5in") << 6.3 << 3.5 << FigureSize::Unit::Inch;
}

void TestExporter::sizesAreRead()
{
    QFETCH(double, width);
    QFETCH(double, height);
    QFETCH(FigureSize::Unit, unit);
    const auto size = parsedFigureSize(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(size);
    QCOMPARE(size->width, width);
    QCOMPARE(size->height, height);
    QCOMPARE(size->unit, unit);
}

void TestExporter::oddSizesAreRefused_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"0x0",        "0x900",   "1600x0",        "-1600x900", "1600x-900",  "nanxnan",    "infx900",
          "1e3x1e3",    "1600",    "1600x",         "x900",      "1600x900x2", "1600 x 900", "1600x900cm",
          "1600x900MM", "10.5x20", "10,5x20mm",     "20001x10",  "10x20001",   "0.1x0.1mm",  "0.001x1in",
          "5300x10mm",  "209x1in", "99999999999x1", "rubbish",   "",           "0x10x10"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void TestExporter::oddSizesAreRefused()
{
    QFETCH(QString, text);
    QVERIFY(!parsedFigureSize(text));
}

void TestExporter::suffixTellsTheFormat()
{
    QCOMPARE(formatOf(QStringLiteral("a.svg")), Format::Svg);
    QCOMPARE(formatOf(QStringLiteral("a.b/c.PDF")), Format::Pdf);
    QCOMPARE(formatOf(QStringLiteral("/x/a.svg.Png")), Format::Png);
    QCOMPARE(formatOf(QStringLiteral("a.tikz")), Format::Tikz);
    QCOMPARE(formatOf(QStringLiteral("a.TeX")), Format::TikzDocument);
    for (const char *path : {"a", "a.jpg", "svg", "a.svg.", "a.png/b", ""})
        QVERIFY2(!formatOf(QString::fromLatin1(path)), path);
}

void TestExporter::titleIsTheNameOfTheScene()
{
    QCOMPARE(figureTitle(QStringLiteral("/a.b/two keys.v2.attention")), QStringLiteral("two keys.v2"));
    for (const char *none : {"", "-"})
        QCOMPARE(figureTitle(QString::fromLatin1(none)), QStringLiteral("Attention Plane"));
}

void TestExporter::pngHasThePixelsAsked_data()
{
    QTest::addColumn<int>("dpi");
    QTest::addColumn<QSize>("pixels"); // size × dpi / 25.4, rounded
    QTest::newRow("1600x900") << 96 << QSize(1600, 900);
    QTest::newRow("801x333") << 300 << QSize(801, 333);
    QTest::newRow("1x1") << 96 << QSize(1, 1);
    QTest::newRow("160x90mm") << 300 << QSize(1890, 1063);
    QTest::newRow("160.5x90mm") << 96 << QSize(607, 340);
    QTest::newRow("6.3x3.5in") << 150 << QSize(945, 525);
    QTest::newRow("30x30mm") << 1 << QSize(1, 1);
}

void TestExporter::pngHasThePixelsAsked()
{
    QFETCH(int, dpi);
    QFETCH(QSize, pixels);
    const QByteArray png = figure(Format::Png, sized(QString::fromLatin1(QTest::currentDataTag()), dpi));
    QCOMPARE(QImage::fromData(png, "PNG").size(), pixels);
}

void TestExporter::pngStatesItsResolution()
{
    const QImage image = QImage::fromData(figure(Format::Png, sized(QStringLiteral("80x60mm"), 300)), "PNG");
    QCOMPARE(image.dotsPerMeterX(), 11811); // 300 / 0.0254
    QCOMPARE(image.dotsPerMeterY(), 11811);
    ExportOptions options = sized(QStringLiteral("200x200"), 150);
    options.title = QStringLiteral("three tokens");
    const QImage pixels = QImage::fromData(figure(Format::Png, options), "PNG");
    QCOMPARE(pixels.dotsPerMeterX(), 5906);
    QCOMPARE(pixels.text(QStringLiteral("Title")), options.title);
}

void TestExporter::figureKeepsItsLayoutAtEveryResolution()
{
    // 254 mm are 960 layout pixels: at 192 dpi the same picture, twice as fine.
    const QImage coarse = QImage::fromData(figure(Format::Png, sized(QStringLiteral("254x101.6mm"), 96)), "PNG");
    const QImage fine = QImage::fromData(figure(Format::Png, sized(QStringLiteral("254x101.6mm"), 192)), "PNG");
    QCOMPARE(fine.size(), coarse.size() * 2);
    const QImage reduced = fine.scaled(coarse.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    const int difference = differenceFromFar(coarse, reduced);
    QVERIFY2(difference <= 12, qPrintable(QString::number(difference)));
    QCOMPARE(QImage::fromData(figure(Format::Png, sized(QStringLiteral("960x384"), 96))), coarse);
}

void TestExporter::groundIsTheOneAsked()
{
    ExportOptions options = sized(QStringLiteral("300x200"));
    options.parts = {Part::Match};
    options.theme = Theme::Dark;
    options.overlays = {};
    options.overlays.grid = false;
    options.overlays.ticks = false;
    const auto corner = [&](Background background) {
        options.background = background;
        return QImage::fromData(figure(Format::Png, options), "PNG").pixelColor(2, 2);
    };
    QCOMPARE(corner(Background::Transparent).alpha(), 0);
    QCOMPARE(corner(Background::White), QColor(Qt::white));
    QCOMPARE(corner(Background::Theme), figureStyle(options).paper);
}

void TestExporter::svgStatesItsSize_data()
{
    QTest::addColumn<QString>("width");
    QTest::addColumn<QString>("height");
    QTest::addColumn<QString>("viewBox");
    QTest::newRow("1600x900") << "1600"
                              << "900"
                              << "0 0 1600 900";
    QTest::newRow("160x90mm") << "160mm"
                              << "90mm"
                              << "0 0 604.7244 340.1575"; // × 96 / 25.4
    QTest::newRow("6.3x3.5in") << "6.3in"
                               << "3.5in"
                               << "0 0 604.8 336";
}

void TestExporter::svgStatesItsSize()
{
    QFETCH(QString, width);
    QFETCH(QString, height);
    QFETCH(QString, viewBox);
    QXmlStreamReader reader(figure(Format::Svg, sized(QString::fromLatin1(QTest::currentDataTag()))));
    QVERIFY(reader.readNextStartElement());
    QCOMPARE(reader.attributes().value(QLatin1String("width")).toString(), width);
    QCOMPARE(reader.attributes().value(QLatin1String("height")).toString(), height);
    QCOMPARE(reader.attributes().value(QLatin1String("viewBox")).toString(), viewBox);
}

void TestExporter::svgPassesXmllint()
{
    ExportOptions options;
    options.title = QStringLiteral("a < b & \"c\" ]]> \u0001\u000b ") + chineseName;
    const QByteArray svg = figure(Format::Svg, options);
    write(path(QStringLiteral("lint.svg")), svg);
    QVERIFY(
        !output(QStringLiteral("xmllint"), {QStringLiteral("--noout"), path(QStringLiteral("lint.svg"))}).isEmpty());
    QString expected = options.title;
    expected.replace(QChar(1), QChar::ReplacementCharacter).replace(QChar(0x0b), QChar::ReplacementCharacter);
    QCOMPARE(titleOf(svg), expected);
}

void TestExporter::svgKeepsAnyText_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("markup") << QStringLiteral("q<k & v");
    QTest::newRow("LaTeX") << QStringLiteral("50%_#{}\\input{x}");
    QTest::newRow("Chinese") << chineseName;
    QTest::newRow("both") << QStringLiteral("key 注意 1");
    QTest::newRow("long") << QString(100, QLatin1Char('w'));
    QTest::newRow("formula") << QStringLiteral("=1+1");
    QTest::newRow("spaces") << QStringLiteral("a  b");
    QTest::newRow("quotes") << QStringLiteral("\"it's\"");
}

void TestExporter::svgKeepsAnyText()
{
    QFETCH(QString, name);
    SvgDevice device(QSizeF(2000, 100), QStringLiteral("2000"), QStringLiteral("100"), name);
    QPainter painter(&device);
    painter.setFont(textFont(20));
    painter.drawText(QPointF(10, 50), name);
    painter.end();
    QCOMPARE(textOf(device.bytes()), name);
    QCOMPARE(titleOf(device.bytes()), name);

    core::Scene scene = namedScene();
    scene.tokens[0].name = name;
    ExportOptions options = sized(QStringLiteral("2400x1200"));
    options.text = TextMode::Text;
    const QByteArray svg = figure(Format::Svg, options, scene);
    QVERIFY2(name.size() > 50 || textOf(svg).contains(name), svg.constData()); // a long one may be shortened
    write(path(QStringLiteral("name.svg")), svg);
    QVERIFY(
        !output(QStringLiteral("xmllint"), {QStringLiteral("--noout"), path(QStringLiteral("name.svg"))}).isEmpty());
}

void TestExporter::svgNamesTheChineseFont()
{
    SvgDevice device(QSizeF(200, 100), QStringLiteral("200"), QStringLiteral("100"), {});
    QPainter painter(&device);
    painter.setFont(mathFont(20, true, true));
    painter.drawText(QPointF(10, 50), chineseName);
    painter.end();
    const QByteArray svg = device.bytes();
    QVERIFY2(svg.contains("font-family=\"&#39;DejaVu Serif&#39;, &#39;Noto Serif CJK SC&#39;") ||
                 svg.contains("font-family=\"'DejaVu Serif', 'Noto Serif CJK SC'"),
             svg.constData());
    QVERIFY(svg.contains("font-size=\"20\""));
    QVERIFY(svg.contains("font-weight=\"700\""));
    QVERIFY(svg.contains("font-style=\"italic\""));
}

void TestExporter::svgCutsWhatIsClipped()
{
    SvgDevice device(QSizeF(100, 100), QStringLiteral("100"), QStringLiteral("100"), {});
    QPainter painter(&device);
    painter.fillRect(QRectF(0, 0, 100, 100), Qt::white);
    painter.save();
    painter.translate(20, 20);
    painter.setClipRect(QRectF(0, 0, 40.5, 40));
    painter.setClipRect(QRectF(10, 10, 80, 80), Qt::IntersectClip);
    painter.fillRect(QRectF(-50, -50, 200, 200), Qt::black);
    painter.restore();
    painter.fillRect(QRectF(90, 90, 10, 10), Qt::black);
    painter.end();
    write(path(QStringLiteral("clip.svg")), device.bytes());
    output(QStringLiteral("rsvg-convert"),
           {path(QStringLiteral("clip.svg")), QStringLiteral("-o"), path(QStringLiteral("clip.png"))});
    const QImage seen(path(QStringLiteral("clip.png")));
    QCOMPARE(seen.size(), QSize(100, 100));
    const auto isBlack = [&seen](int x, int y) { return qGray(seen.pixel(x, y)) < 10; };
    QVERIFY(isBlack(31, 31) && isBlack(59, 59) && isBlack(95, 95));
    QVERIFY(!isBlack(28, 40) && !isBlack(40, 28) && !isBlack(62, 40) && !isBlack(40, 61) && !isBlack(80, 80));
}

void TestExporter::svgKeepsDashesWidthsAndOpacity()
{
    SvgDevice device(QSizeF(100, 100), QStringLiteral("100"), QStringLiteral("100"), {});
    QPainter painter(&device);
    painter.scale(2, 2);
    QPen pen(QColor(255, 0, 0, 51), 1.5, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
    pen.setDashPattern({4, 2});
    painter.setPen(pen);
    painter.drawLine(QPointF(0, 10), QPointF(50, 10));
    painter.end();
    const QByteArray svg = device.bytes();
    for (const char *expected : {"d=\"M0 20L100 20\"", "stroke=\"#ff0000\"", "stroke-opacity=\"0.2\"",
                                 "stroke-width=\"3\"", "stroke-dasharray=\"12,6\"", "stroke-linejoin=\"round\""})
        QVERIFY2(svg.contains(expected), svg.constData());
}

void TestExporter::svgHoldsFiniteNumbersOnly()
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double infinity = std::numeric_limits<double>::infinity();
    SvgDevice device(QSizeF(100, 100), QStringLiteral("100"), QStringLiteral("100"), {});
    QPainter painter(&device);
    painter.setBrush(Qt::black);
    painter.drawLine(QPointF(0, 0), QPointF(nan, 10));
    painter.drawRect(QRectF(0, 0, infinity, 10));
    painter.drawText(QPointF(nan, 10), QStringLiteral("lost"));
    painter.drawLine(QPointF(-0.00001, 1e-7), QPointF(123456.78125, 1e6));
    painter.end();
    const QByteArray svg = device.bytes();
    const QRegularExpression oddNumber(QStringLiteral("nan|inf|[0-9]e[+-]?[0-9]|-0[ L\"]"));
    QVERIFY2(!oddNumber.match(QString::fromUtf8(svg)).hasMatch(), svg.constData());
    QVERIFY2(svg.contains("M0 0L123456.7813 1000000"), svg.constData());
}

void TestExporter::svgLooksLikePng()
{
    const ExportOptions options = sized(QStringLiteral("1200x480"));
    write(path(QStringLiteral("seen.svg")), figure(Format::Svg, options));
    output(QStringLiteral("rsvg-convert"),
           {path(QStringLiteral("seen.svg")), QStringLiteral("-o"), path(QStringLiteral("seen.png"))});
    const int difference = differenceFromFar(QImage(path(QStringLiteral("seen.png"))),
                                             QImage::fromData(figure(Format::Png, options), "PNG"));
    QVERIFY2(difference <= 24, qPrintable(QString::number(difference)));
}

void TestExporter::pdfHasOnePageOfTheSize_data()
{
    QTest::addColumn<double>("width"); // millimetres
    QTest::addColumn<double>("height");
    QTest::newRow("160x90mm") << 160.0 << 90.0;
    QTest::newRow("80x60mm") << 80.0 << 60.0;
    QTest::newRow("210x297mm") << 210.0 << 297.0;
    QTest::newRow("33.3x44.4mm") << 33.3 << 44.4;
    QTest::newRow("120.25x67.75mm") << 120.25 << 67.75;
    QTest::newRow("1000x500mm") << 1000.0 << 500.0;
    QTest::newRow("5000x20mm") << 5000.0 << 20.0;
    QTest::newRow("6.3x3.5in") << 160.02 << 88.9;
    QTest::newRow("1600x900") << 423.333 << 238.125;
    QTest::newRow("301x101") << 79.640 << 26.723;
}

void TestExporter::pdfHasOnePageOfTheSize()
{
    QFETCH(double, width);
    QFETCH(double, height);
    ExportOptions options = sized(QString::fromLatin1(QTest::currentDataTag()));
    options.title = QStringLiteral("a (b\\ ") + chineseName;
    const QString pdf = path(QStringLiteral("page.pdf"));
    write(pdf, figure(Format::Pdf, options));
    const QString info = QString::fromUtf8(output(QStringLiteral("pdfinfo"), {pdf}));
    QVERIFY2(info.contains(QRegularExpression(QStringLiteral("Pages: +1\n"))), qPrintable(info));
    QVERIFY2(info.contains(options.title), qPrintable(info));
    const auto page = QRegularExpression(QStringLiteral("Page size: +([0-9.]+) x ([0-9.]+) pts")).match(info);
    QVERIFY2(page.hasMatch(), qPrintable(info));
    const double millimetres = 25.4 / 72;
    QVERIFY(std::abs(page.captured(1).toDouble() * millimetres - width) < 0.02);
    QVERIFY(std::abs(page.captured(2).toDouble() * millimetres - height) < 0.02);
}

void TestExporter::pdfEmbedsItsFonts()
{
    const QString pdf = path(QStringLiteral("fonts.pdf"));
    write(pdf, pdfBytes(QSizeF(400, 100), QString(), [](QPainter &painter) {
              painter.setFont(textFont(20));
              painter.drawText(QPointF(10, 40), QStringLiteral("key ") + chineseName);
              painter.setFont(mathFont(20, true, true));
              painter.drawText(QPointF(10, 80), QStringLiteral("k ") + chineseName);
          }));
    const QStringList fonts =
        QString::fromUtf8(output(QStringLiteral("pdffonts"), {pdf})).trimmed().split(QLatin1Char('\n'));
    QVERIFY(fonts.size() >= 2 + 4); // two lines of heading
    for (const QString &font : fonts.mid(2))
        QVERIFY2(font.contains(QRegularExpression(QStringLiteral("Identity-H +yes "))), qPrintable(font));
    QVERIFY(fonts.filter(QStringLiteral("CJK")).size() >= 2);
    const QString text = QString::fromUtf8(output(QStringLiteral("pdftotext"), {pdf, QStringLiteral("-")}));
    QCOMPARE(text.count(chineseName), 2);
}

void TestExporter::pdfLooksLikePng()
{
    const ExportOptions options = sized(QStringLiteral("1200x480"));
    const QString pdf = path(QStringLiteral("seen.pdf"));
    write(pdf, figure(Format::Pdf, options));
    output(QStringLiteral("pdftoppm"), {QStringLiteral("-r"), QStringLiteral("96"), QStringLiteral("-png"),
                                        QStringLiteral("-singlefile"), pdf, path(QStringLiteral("page"))});
    const int difference = differenceFromFar(QImage(path(QStringLiteral("page.png"))),
                                             QImage::fromData(figure(Format::Png, options), "PNG"));
    QVERIFY2(difference <= 24, qPrintable(QString::number(difference)));
}

// Where q and k₂ are at a right angle the projection has no length.
void TestExporter::pdfHasNoShapeOfNothing()
{
    ExportOptions options = sized(QStringLiteral("480x480"));
    options.parts = {Part::Match};
    options.views.measured = 1;
    const QString pdf = path(QStringLiteral("right-angle.pdf"));
    write(pdf, figure(Format::Pdf, options, core::chapterExample()));
    QProcess reader;
    reader.setProcessChannelMode(QProcess::MergedChannels);
    reader.start(QStringLiteral("pdftoppm"),
                 {QStringLiteral("-r"), QStringLiteral("10"), pdf, path(QStringLiteral("right-angle"))});
    QVERIFY(reader.waitForFinished());
    QCOMPARE(reader.readAll(), QByteArray());
}

void TestExporter::bytesAreTheSameEverywhere_data()
{
    QTest::addColumn<QStringList>("environment");
    QTest::addColumn<bool>("onDisplay");
    QTest::newRow("again") << QStringList{} << false;
    QTest::newRow("scale 1.5") << QStringList{QStringLiteral("QT_SCALE_FACTOR=1.5")} << false;
    QTest::newRow("scale 2") << QStringList{QStringLiteral("QT_SCALE_FACTOR=2")} << false;
    QTest::newRow("font dpi") << QStringList{QStringLiteral("QT_FONT_DPI=144")} << false;
    QTest::newRow("locale C") << QStringList{QStringLiteral("LC_ALL=C")} << false;
    QTest::newRow("locale de_DE") << QStringList{QStringLiteral("LC_ALL=de_DE.UTF-8")} << false;
    QTest::newRow("locale zh_CN") << QStringList{QStringLiteral("LC_ALL=zh_CN.UTF-8")} << false;
    QTest::newRow("theme") << QStringList{QStringLiteral("QT_QPA_PLATFORMTHEME=gtk3"),
                                          QStringLiteral("XDG_CURRENT_DESKTOP=GNOME"),
                                          QStringLiteral("QT_STYLE_OVERRIDE=windows")}
                           << false;
    QTest::newRow("display") << QStringList{} << true;
    QTest::newRow("display, desktop, scale 2")
        << QStringList{QStringLiteral("QT_SCALE_FACTOR=2"), QStringLiteral("XDG_CURRENT_DESKTOP=KDE"),
                       QStringLiteral("QT_FONT_DPI=120")}
        << true;
}

void TestExporter::bytesAreTheSameEverywhere()
{
    QFETCH(QStringList, environment);
    QFETCH(bool, onDisplay);
    QTemporaryDir folder;
    QProcess process;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    variables.insert(QString::fromLatin1(figuresVariable), folder.path());
    variables.insert(QStringLiteral("QT_QPA_PLATFORM"),
                     onDisplay ? QStringLiteral("xcb") : QStringLiteral("offscreen"));
    for (const QString &variable : environment)
        variables.insert(variable.section(QLatin1Char('='), 0, 0), variable.section(QLatin1Char('='), 1));
    process.setProcessEnvironment(variables);
    if (onDisplay)
        process.start(QStringLiteral("xvfb-run"),
                      {QStringLiteral("-a"), QStringLiteral("-s"), QStringLiteral("-screen 0 800x600x24 -noreset"),
                       QCoreApplication::applicationFilePath()});
    else
        process.start(QCoreApplication::applicationFilePath(), QStringList());
    QVERIFY(process.waitForFinished(120'000));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
    for (const auto &[name, format] :
         {std::pair("svg", Format::Svg), {"pdf", Format::Pdf}, {"png", Format::Png}, {"tex", Format::TikzDocument}}) {
        QFile file(folder.filePath(QStringLiteral("figure.") + QLatin1String(name)));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(file.readAll() == figure(format, whole()), name);
    }
}

void TestExporter::figuresOutOfRangeAreRefused_data()
{
    QTest::addColumn<Format>("format");
    QTest::addColumn<int>("dpi");
    QTest::newRow("10x10mm") << Format::Png << 1; // less than a pixel
    QTest::newRow("5000x10mm") << Format::Png << 300;
    QTest::newRow("200x200mm") << Format::Png << 2400 + 200;
    QTest::newRow("220x220mm") << Format::Png << 2400;
    QTest::newRow("20000x10") << Format::Pdf << 96;
}

void TestExporter::figuresOutOfRangeAreRefused()
{
    QFETCH(Format, format);
    QFETCH(int, dpi);
    ExportOptions options;
    const QString text = QString::fromLatin1(QTest::currentDataTag());
    options.dpi = dpi;
    options.size = parsedFigureSize(text).value();
    QString error;
    QVERIFY(!figureBytes(namedScene(), format, options, &error));
    QVERIFY2(error.endsWith(QLatin1Char('.')), qPrintable(error));
}

void TestExporter::everyPartStandsAlone()
{
    const int tokens = static_cast<int>(namedScene().tokens.size());
    for (const Part part : {Part::Match, Part::Softmax, Part::Mix, Part::Working, Part::Formula}) {
        ExportOptions options;
        options.parts = {part};
        const QImage image = QImage::fromData(figure(Format::Png, options), "PNG");
        QCOMPARE(image.size(), usualSize(options.parts, tokens, figureStyle(options)).toSize());
        QVERIFY(differenceFromFar(image, QImage(image.size(), QImage::Format_RGB32)) > 0);
    }
    QString error;
    ExportOptions none;
    none.parts.clear();
    QVERIFY(!figureBytes(namedScene(), Format::Svg, none, &error));
    QVERIFY(!error.isEmpty());
}

void TestExporter::emptySceneHasAFigure()
{
    for (const Format format : {Format::Svg, Format::Pdf, Format::Png})
        QVERIFY(!figure(format, ExportOptions(), core::Scene()).isEmpty());
}

void TestExporter::failedExportNamesThePath()
{
    QString error;
    const QString missing = path(QStringLiteral("missing/figure.png"));
    QVERIFY(!exportFigure(namedScene(), missing, ExportOptions(), &error));
    QVERIFY2(error.startsWith(missing), qPrintable(error));
    QVERIFY(!exportFigure(namedScene(), path(QStringLiteral("figure.jpg")), ExportOptions(), &error));
    QVERIFY(error.contains(QStringLiteral("figure.jpg")));
    QVERIFY(!QFile::exists(path(QStringLiteral("figure.jpg"))));
}

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    if (qEnvironmentVariableIsSet(figuresVariable)) {
        const QDir folder(qEnvironmentVariable(figuresVariable));
        for (const char *suffix : {"svg", "pdf", "png", "tex"}) {
            QString error;
            const QString path = folder.filePath(QStringLiteral("figure.") + QLatin1String(suffix));
            if (!exportFigure(namedScene(), path, whole(), &error))
                qFatal("%s", qUtf8Printable(error));
        }
        return 0;
    }
    TestExporter test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_exporter.moc"
