#include "core/attention.h"
#include "tests/fieldcolour.h"
#include "tests/files.h"
#include "ui/export/exporter.h"
#include "ui/export/svgdevice.h"
#include "ui/figure/plane.h"

#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace ui;

namespace {

const QSizeF panel(420, 420);

ExportOptions optionsOf(Theme theme)
{
    ExportOptions options;
    options.parts = {Part::Match};
    options.theme = theme;
    options.overlays.field = true;
    options.overlays.grid = options.overlays.ticks = false;
    options.size = {panel.width(), panel.height()};
    return options;
}

core::Scene leaningScene()
{
    core::Scene scene = core::chapterExample();
    scene.temperature = 0.7;
    scene.tokens[0].key = {1.2, 0.4};
    scene.tokens[1].key = {-0.9, 0.8};
    scene.tokens[2].key = {0.1, -0.3};
    return scene;
}

// Of a grid of places, the share that has the colour of its query within `tolerance`; the rest is arrows, lines, text.
double shareOfField(const QImage &image, const core::Scene &scene, const Style &style, int tolerance)
{
    const Viewport viewport = fittedViewport(Plane::Match, scene, panel, style);
    const double scale = image.width() / panel.width();
    int all = 0;
    int agreeing = 0;
    for (int row = 0; row < 41; ++row) {
        for (int column = 0; column < 41; ++column) {
            const QPoint pixel(int((7.5 + 10 * column) * scale), int((7.5 + 10 * row) * scale));
            const QPointF centre = (QPointF(pixel) + QPointF(0.5, 0.5)) / scale;
            const QColor expected = expectedColour(scene, viewport.toPlane(centre), style);
            ++all;
            agreeing += difference(image.pixelColor(pixel), expected) <= tolerance ? 1 : 0;
        }
    }
    return 1.0 * agreeing / all;
}

} // namespace

/// The field in files, as programs of others show it.
class TestFieldExport : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void pngHasTheFieldAtItsOwnResolution_data();
    void pngHasTheFieldAtItsOwnResolution();
    void readersSeeTheField_data();
    void readersSeeTheField();
    void svgHasOnePictureAndTrueLines();
    void pdfHasOneLosslessPicture();
    void tikzStaysSmall();
    void svgPicturesStandWhereTheyWereDrawn();
    void figuresWithoutTheFieldHaveNoPicture();
    void fieldComesWithTheWeights();

private:
    QByteArray figure(Format format, const ExportOptions &options)
    {
        QString error;
        return figureBytes(leaningScene(), format, options, &error).value_or(QByteArray());
    }
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QByteArray output(const QString &program, const QStringList &arguments) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(program, arguments);
        if (!process.waitForFinished(120'000) || process.exitCode() != 0)
            qWarning("%s: %s", qPrintable(program), process.readAllStandardError().constData());
        return process.readAllStandardOutput();
    }

    QTemporaryDir m_folder;
};

void TestFieldExport::pngHasTheFieldAtItsOwnResolution_data()
{
    QTest::addColumn<int>("theme");
    QTest::addColumn<int>("dpi");
    QTest::newRow("light") << int(Theme::Light) << 96;
    QTest::newRow("light, 300 dpi") << int(Theme::Light) << 300;
    QTest::newRow("dark") << int(Theme::Dark) << 96;
    QTest::newRow("projector, 45 dpi") << int(Theme::Projector) << 45;
}

void TestFieldExport::pngHasTheFieldAtItsOwnResolution()
{
    QFETCH(const int, theme);
    QFETCH(const int, dpi);
    ExportOptions options = optionsOf(static_cast<Theme>(theme));
    options.size = {panel.width() / 96, panel.height() / 96, FigureSize::Unit::Inch};
    options.dpi = dpi;
    const QImage image = QImage::fromData(figure(Format::Png, options), "PNG");
    QCOMPARE(image.width(), qRound(panel.width() * dpi / 96));
    QVERIFY(shareOfField(image, leaningScene(), figureStyle(options), 2) > 0.8);
}

void TestFieldExport::readersSeeTheField_data()
{
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<QString>("program");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("tolerance");
    const auto row = [](const char *name, const QString &suffix, const QString &program, const QString &arguments,
                        int tolerance) {
        QTest::newRow(name) << suffix << program << arguments.split(u' ') << tolerance;
    };
    row("rsvg", QStringLiteral("svg"), QStringLiteral("rsvg-convert"), QStringLiteral("f.svg -o seen.png"), 3);
    row("poppler", QStringLiteral("pdf"), QStringLiteral("pdftoppm"),
        QStringLiteral("-r 96 -png -singlefile f.pdf seen"), 3);
}

void TestFieldExport::readersSeeTheField()
{
    QFETCH(const QString, suffix);
    QFETCH(const QString, program);
    QFETCH(const QStringList, arguments);
    QFETCH(const int, tolerance);
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        const ExportOptions options = optionsOf(theme);
        write(path(QStringLiteral("f.") + suffix), figure(*formatOf(QStringLiteral("f.") + suffix), options));
        output(program, arguments);
        const QImage seen(path(QStringLiteral("seen.png")));
        QCOMPARE(seen.size(), panel.toSize());
        const double share = shareOfField(seen, leaningScene(), figureStyle(options), tolerance);
        QVERIFY2(share > 0.8, qPrintable(QString::number(share)));
    }
}

void TestFieldExport::svgHasOnePictureAndTrueLines()
{
    ExportOptions options = optionsOf(Theme::Light);
    options.overlays.ratioLines = true;
    const QString svg = QString::fromUtf8(figure(Format::Svg, options));
    QCOMPARE(svg.count(QStringLiteral("<image ")), 1);
    static const QRegularExpression image(QStringLiteral(
        "<image x=\"0\" y=\"0\" width=\"420\" height=\"420\"[^>]*xlink:href=\"data:image/png;base64,([^\"]+)\""));
    const auto match = image.match(svg);
    QVERIFY(match.hasMatch());
    QCOMPARE(QImage::fromData(QByteArray::fromBase64(match.captured(1).toLatin1()), "PNG").size(), QSize(840, 840));
    const QString border = QStringLiteral("stroke=\"%1\" stroke-width=\"1.82\"").arg(figureStyle(options).ink.name());
    QCOMPARE(svg.count(border), 3); // of three winners
    QVERIFY(svg.count(QStringLiteral("stroke=\"%1\" stroke-width=\"1\"").arg(figureStyle(options).muted.name())) >= 6);
}

void TestFieldExport::pdfHasOneLosslessPicture()
{
    write(path(QStringLiteral("f.pdf")), figure(Format::Pdf, optionsOf(Theme::Light)));
    const QString list = QString::fromUtf8(
        output(QStringLiteral("pdfimages"), {QStringLiteral("-list"), path(QStringLiteral("f.pdf"))}));
    const QStringList lines = list.trimmed().split(u'\n');
    QCOMPARE(lines.size(), 2 + 1);
    QVERIFY2(lines.last().contains(QRegularExpression(QStringLiteral(" image +840 +840 +rgb +3 +8 +image "))),
             qPrintable(list));
}

// As cells, since a .tex is one file.
void TestFieldExport::tikzStaysSmall()
{
    const QByteArray tex = figure(Format::Tikz, optionsOf(Theme::Light));
    QVERIFY(tex.count(" rectangle ") > 1000);
    QVERIFY2(tex.size() < 200'000, qPrintable(QString::number(tex.size())));
}

void TestFieldExport::svgPicturesStandWhereTheyWereDrawn()
{
    QImage chequered(2, 2, QImage::Format_RGB32);
    chequered.fill(Qt::black);
    chequered.setPixelColor(1, 0, Qt::red);
    chequered.setPixelColor(0, 1, Qt::blue);
    SvgDevice device(QSizeF(100, 100), QStringLiteral("100"), QStringLiteral("100"), {});
    QPainter painter(&device);
    painter.fillRect(QRectF(0, 0, 100, 100), Qt::white);
    painter.translate(10, 20);
    painter.scale(2, 1);
    painter.drawImage(QRectF(5, 10, 30, 40), chequered, QRectF(0, 0, 2, 2));
    painter.end();
    write(path(QStringLiteral("f.svg")), device.bytes());
    output(QStringLiteral("rsvg-convert"), {QStringLiteral("f.svg"), QStringLiteral("-o"), QStringLiteral("seen.png")});
    const QImage seen(path(QStringLiteral("seen.png"))); // from (20, 30) to (80, 70)
    QVERIFY(difference(seen.pixelColor(24, 33), Qt::black) < 8 && difference(seen.pixelColor(76, 67), Qt::black) < 8);
    QVERIFY(difference(seen.pixelColor(76, 33), Qt::red) < 8 && difference(seen.pixelColor(24, 67), Qt::blue) < 8);
    for (const QPoint outside : {QPoint(18, 50), QPoint(82, 50), QPoint(50, 28), QPoint(50, 72)})
        QCOMPARE(seen.pixelColor(outside), QColor(Qt::white));
}

void TestFieldExport::figuresWithoutTheFieldHaveNoPicture()
{
    ExportOptions options = optionsOf(Theme::Light);
    options.overlays.field = false;
    QVERIFY(!figure(Format::Svg, options).contains("<image "));
    QVERIFY(!figure(Format::Pdf, options).contains("/Subtype /Image"));
}

// Built up step by step, colours and lines tell nothing before the weights do, and all else stays in its place.
void TestFieldExport::fieldComesWithTheWeights()
{
    ExportOptions options = optionsOf(Theme::Light);
    options.overlays.ratioLines = true;
    options.stage = Stage::Exponentials;
    const QByteArray before = figure(Format::Svg, options);
    options.stage = Stage::Weights;
    const QByteArray after = figure(Format::Svg, options);
    QVERIFY(!before.contains("<image ") && after.contains("<image "));
    const QByteArray border = "stroke-width=\"1.82\"";
    QCOMPARE(before.count(border), 0);
    QCOMPARE(after.count(border), 3);
    const qsizetype name = before.indexOf("<text");
    QVERIFY(name > 0);
    QVERIFY(after.contains(before.mid(name, before.indexOf("</text>", name) - name)));
}

QTEST_MAIN(TestFieldExport)
#include "tst_fieldexport.moc"
