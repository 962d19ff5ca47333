#include "core/attention.h"
#include "tests/contrast.h"
#include "ui/export/exporter.h"
#include "ui/figure/angle.h"
#include "ui/figure/match.h"
#include "ui/figure/mix.h"
#include "ui/figure/plane.h"
#include "ui/figure/rawscores.h"
#include "ui/figure/strip.h"

#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <cmath>

using core::Point;
using core::Scene;
using ui::Overlays;
using ui::Part;
using ui::Plane;
using ui::Viewport;

namespace {

constexpr std::array allParts{Part::Match, Part::Softmax, Part::Mix};

Scene withQueryAndKey(const Point &query, const Point &key)
{
    Scene scene;
    scene.query = query;
    scene.tokens.push_back({{}, key, key});
    return scene;
}

template <typename Paint>
QByteArray svgOf(const QSizeF &size, Paint paint)
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF(QPointF(0, 0), size));
    QPainter painter(&generator);
    paint(painter);
    painter.end();
    return buffer.data();
}

// All points of the paths and lines of an SVG, after the transforms of their groups.
std::vector<QPointF> pointsIn(const QByteArray &svg)
{
    static const QRegularExpression number(QStringLiteral("[-+]?[0-9.]+(?:[eE][-+]?[0-9]+)?"));
    const auto numbersIn = [](const QString &text) {
        std::vector<double> numbers;
        for (auto match = number.globalMatch(text); match.hasNext();)
            numbers.push_back(match.next().captured().toDouble());
        return numbers;
    };
    std::vector<QPointF> points;
    std::vector<QTransform> transforms{QTransform()};
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isEndElement())
            transforms.pop_back();
        if (!reader.isStartElement())
            continue;
        const auto attributes = reader.attributes();
        const auto m = numbersIn(attributes.value(QStringLiteral("transform")).toString());
        transforms.push_back(m.size() == 6 ? QTransform(m[0], m[1], m[2], m[3], m[4], m[5]) * transforms.back()
                                           : transforms.back());
        for (const char *name : {"d", "points"}) {
            const auto numbers = numbersIn(attributes.value(QLatin1String(name)).toString());
            for (std::size_t i = 0; i + 1 < numbers.size(); i += 2)
                points.push_back(transforms.back().map(QPointF(numbers[i], numbers[i + 1])));
        }
    }
    return reader.hasError() ? std::vector<QPointF>() : points;
}

template <typename Paint>
QImage imageOf(const QSizeF &size, Paint paint, const QPointF &corner = {})
{
    QImage image(size.toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.translate(corner);
    paint(painter);
    return image;
}

// Of a channel, 0 to 255.
int largestDifference(const QImage &a, const QImage &b)
{
    int largest = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int i = 0; i < a.bytesPerLine(); ++i)
            largest = std::max(largest, std::abs(int(a.constScanLine(y)[i]) - int(b.constScanLine(y)[i])));
    }
    return largest;
}

void addOddScenes()
{
    QTest::addColumn<Scene>("scene");
    const Scene example = core::chapterExample();
    const auto changed = [&example](auto change) {
        Scene scene = example;
        change(scene);
        return scene;
    };
    QTest::newRow("example") << example;
    QTest::newRow("no tokens") << changed([](Scene &scene) { scene.tokens.clear(); });
    QTest::newRow("one token") << changed([](Scene &scene) { scene.tokens.resize(1); });
    QTest::newRow("two tokens") << changed([](Scene &scene) { scene.tokens.resize(2); });
    QTest::newRow("query zero") << changed([](Scene &scene) { scene.query = {0, 0}; });
    QTest::newRow("all zero") << changed([](Scene &scene) {
        scene.query = {0, 0};
        for (core::Token &token : scene.tokens)
            token = core::Token();
    });
    QTest::newRow("equal values") << changed([](Scene &scene) {
        for (core::Token &token : scene.tokens)
            token.value = {3, 4};
    });
    QTest::newRow("collinear values") << changed([](Scene &scene) {
        for (std::size_t j = 0; j < scene.tokens.size(); ++j)
            scene.tokens[j].value = Point(1, 0.5) * static_cast<double>(j);
    });
    QTest::newRow("least temperature") << changed([](Scene &scene) { scene.temperature = 5e-324; });
    QTest::newRow("greatest temperature") << changed([](Scene &scene) { scene.temperature = 1e6; });
    QTest::newRow("huge") << changed([](Scene &scene) {
        scene.query *= 1e6;
        for (core::Token &token : scene.tokens)
            token = {token.name, 1e6 * token.key, 5e5 * token.value};
    });
    QTest::newRow("tiny") << changed([](Scene &scene) {
        scene.query *= 1e-300;
        for (core::Token &token : scene.tokens)
            token = {token.name, 1e-300 * token.key, 1e-300 * token.value};
    });
    QTest::newRow("odd names") << changed([](Scene &scene) {
        scene.tokens[0].name = QString(100, u'W');
        scene.tokens[1].name = QString(30, QChar(0x732B));
        scene.tokens[2].name = QStringLiteral("q<k & v \\frac{1}{} $%#_^~");
    });
    QTest::newRow("thousand tokens") << changed([](Scene &scene) {
        scene.tokens.clear();
        for (int j = 0; j < 1000; ++j)
            scene.tokens.push_back({{}, {std::cos(j), std::sin(1.7 * j)}, {std::sin(j), std::cos(2.3 * j)}});
    });
}

} // namespace

Q_DECLARE_METATYPE(core::Scene)

/// The planes as they are painted: odd scenes, colours, and nothing outside of a panel.
class TestFigure : public QObject {
    Q_OBJECT

private slots:
    void rawScoresPutAGhostOutsideTheHull();
    void dividedScoresPutAGhostOutsideTheHull();
    void ghostOutsideThePanelIsToldAtItsFoot();
    void scoresAddUpToZeroOnTheirLine();
    void infiniteScoresPutNoGhost();
    void angleIsExactWhereTheDirectionsAre();
    void angleIsUndefinedForZeroVectors();
    void mixedColourIsTheConvexCombination();
    void textAndLinesStandOutFromThePaper();
    void scaledStyleHasAllLengthsLonger();
    void oddScenesArePainted_data() { addOddScenes(); }
    void oddScenesArePainted();
    void nothingIsDrawnOutsideThePanel_data() { addOddScenes(); }
    void nothingIsDrawnOutsideThePanel() { drawNothingOutside(false); }
    void nothingExploredIsDrawnOutsideThePanel_data() { addOddScenes(); }
    void nothingExploredIsDrawnOutsideThePanel() { drawNothingOutside(true); }
    void samePaintingEverywhere_data() { addOddScenes(); }
    void samePaintingEverywhere();
    void uprightFiguresAreStacked_data();
    void uprightFiguresAreStacked();

private:
    static void drawNothingOutside(bool explores);
};

void TestFigure::angleIsExactWhereTheDirectionsAre()
{
    const auto angle = [](const Point &q, const Point &k) { return *ui::angle(withQueryAndKey(q, k), 0); };
    QCOMPARE(angle({1, 0}, {3, 0}), 0.0);
    QCOMPARE(angle({1, 0}, {-3, 0}), 180.0);
    for (const double size : {1e-300, 1e-160, 1e-5, 1.0, 123456.789, 1e6}) {
        const Point long1(0.7 * size, 0.1 * size);
        QCOMPARE(angle(long1, long1), 0.0);
        QCOMPARE(angle(long1, 0.5 * long1), 0.0);
        QCOMPARE(angle(long1, -long1), 180.0);
        QCOMPARE(angle(long1, {-long1.y(), long1.x()}), 90.0);
        QCOMPARE(angle(long1, {long1.y(), -long1.x()}), 90.0);
    }
    QCOMPARE(angle({1, 1}, {0, 1}), 45.0);
    QCOMPARE(angle({3, 4}, {1, 0}), 53.13010235415598); // atan(4/3), by mpmath
}

void TestFigure::angleIsUndefinedForZeroVectors()
{
    QVERIFY(!ui::angle(withQueryAndKey({0, 0}, {1, 0}), 0));
    QVERIFY(!ui::angle(withQueryAndKey({1, 0}, {0, -0.0}), 0));
    const ui::Style style = ui::style(ui::Theme::Light);
    const Viewport viewport({450, 450}, {0, 0}, 100);
    const ui::Label label = ui::angleLabel(withQueryAndKey({0, 0}, {1, 0}), 0, viewport, style);
    QVERIFY(label.lines.front().source.contains(QStringLiteral("undefined")));
    QVERIFY(!label.direction.isNull());
}

void TestFigure::mixedColourIsTheConvexCombination()
{
    const ui::Style style = ui::style(ui::Theme::Light);
    Scene scene = core::chapterExample();
    // 0.665241 (0, 114, 178) + 0.244728 (200, 78, 0) + 0.090031 (0, 122, 90)
    QCOMPARE(ui::mixedColour(style, core::attend(scene)), QColor(49, 106, 127));
    scene.temperature = 1e-9;
    QCOMPARE(ui::mixedColour(style, core::attend(scene)), QColor(0x0072B2));
    scene.tokens.clear();
    QCOMPARE(ui::mixedColour(style, core::attend(scene)), style.ink);
}

void TestFigure::textAndLinesStandOutFromThePaper()
{
    for (const ui::Theme theme : {ui::Theme::Light, ui::Theme::Dark, ui::Theme::Projector}) {
        const ui::Style style = ui::style(theme);
        for (const QColor &colour : {style.ink, style.muted, style.accent})
            QVERIFY(contrast(colour, style.paper) >= 4.5);
        QCOMPARE(style.tokenColours.size(), 8U);
        for (const QColor &colour : style.tokenColours)
            QVERIFY(contrast(colour, style.paper) >= 4.5);
        QVERIFY(contrast(style.axis, style.paper) >= 3);
    }
    QCOMPARE(ui::style(ui::Theme::Light).tokenColour(9), QColor(0xC84E00));
    QVERIFY(ui::style(ui::Theme::Light).tokenPen(9, 1).style() != Qt::SolidLine);
}

void TestFigure::scaledStyleHasAllLengthsLonger()
{
    const ui::Style style = ui::style(ui::Theme::Light);
    const ui::Style twice = style.scaled(2);
    QCOMPARE(twice.arrow, 2 * style.arrow);
    QCOMPARE(twice.mathSize, 2 * style.mathSize);
    QCOMPARE(twice.scaled(0.5), style);
}

void TestFigure::oddScenesArePainted()
{
    QFETCH(const Scene, scene);
    const core::Attention attention = core::attend(scene);
    const ui::Style style = ui::style(ui::Theme::Light);
    for (const QSizeF &size : {QSizeF(1, 1), QSizeF(60, 40), QSizeF(1260, 420), QSizeF(4000, 3000)}) {
        const QImage image = imageOf(size, [&](QPainter &painter) {
            ui::paintStrip(painter, allParts, scene, attention, size, style, {{}, {}, scene.tokens.empty() ? -1 : 0});
        });
        QImage blank(image.size(), image.format());
        blank.fill(Qt::white);
        QVERIFY(size.width() < 10 || image != blank);
    }
}

void TestFigure::drawNothingOutside(bool explores)
{
    constexpr std::array exploring{&Overlays::orbit, &Overlays::ray, &Overlays::headToTail, &Overlays::normalisers};
    QFETCH(const Scene, scene);
    const core::Attention attention = core::attend(scene);
    ui::Style style = ui::style(ui::Theme::Dark);
    style.overlays.ratioLines = true;
    style.overlays.winners = true;
    for (bool Overlays::*explored : exploring)
        style.overlays.*explored = explores;
    const int measured = scene.tokens.empty() ? -1 : 0;
    for (const double scale : {1e-5, 0.3, 97.0, 2e4, 1e9}) {
        for (const Point &centre : {Point(0, 0), Point(1, 0), Point(1.9, 0.2), Point(-0.999, 1e6)}) {
            const Viewport viewport({450, 380}, centre, scale);
            for (const bool match : {true, false}) {
                const QByteArray svg = svgOf(viewport.size(), [&](QPainter &painter) {
                    if (match)
                        ui::paintMatch(painter, scene, attention, viewport, style, measured);
                    else
                        ui::paintMix(painter, scene, attention, viewport, style);
                });
                QVERIFY(!svg.contains("nan") && !svg.contains("\"inf") && !svg.contains("-inf"));
                const std::vector<QPointF> points = pointsIn(svg);
                QVERIFY(!points.empty());
                const QRectF area = viewport.rect().adjusted(-1, -1, 1, 1);
                for (const QPointF &point : points)
                    QVERIFY2(area.contains(point), qPrintable(QStringLiteral("%1, %2 at scale %3, centre %4")
                                                                  .arg(point.x())
                                                                  .arg(point.y())
                                                                  .arg(scale)
                                                                  .arg(centre.x())));
            }
        }
    }
}

void TestFigure::samePaintingEverywhere()
{
    QFETCH(const Scene, scene);
    const core::Attention attention = core::attend(scene);
    const ui::Style style = ui::style(ui::Theme::Projector);
    const QSizeF size(900, 300);
    const auto paint = [&](QPainter &painter) { ui::paintStrip(painter, allParts, scene, attention, size, style); };
    const QImage image = imageOf(size, paint);
    QCOMPARE(imageOf(size, paint), image);
    const QImage shifted = imageOf(size + QSizeF(40, 30), paint, {30, 20});
    // Where a line ends between two pixels, its fraction is rounded anew.
    QVERIFY(largestDifference(shifted.copy(QRect(QPoint(30, 20), size.toSize())), image) <= 2);
}

void TestFigure::uprightFiguresAreStacked_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("panels");
    QTest::addColumn<bool>("isStacked");
    QTest::newRow("usual") << QSize(1260, 420) << 3 << false;
    QTest::newRow("square") << QSize(800, 800) << 3 << false;
    QTest::newRow("half a slide") << QSize(640, 720) << 3 << true;
    QTest::newRow("a third of a slide") << QSize(427, 720) << 3 << true;
    QTest::newRow("a third, two panels") << QSize(427, 720) << 2 << true;
    QTest::newRow("one panel") << QSize(300, 720) << 1 << false;
}

// Panels are where one of their size is drawn by itself.
void TestFigure::uprightFiguresAreStacked()
{
    QFETCH(QSize, size);
    QFETCH(int, panels);
    QFETCH(bool, isStacked);
    const Scene scene = core::chapterExample();
    const ui::Style style = ui::style(ui::Theme::Light);
    constexpr std::array all{ui::Part::Match, ui::Part::Softmax, ui::Part::Mix};
    const std::span<const ui::Part> parts(all.data(), static_cast<std::size_t>(panels));
    const auto painted = [&](std::span<const ui::Part> some, const QSizeF &area) {
        return imageOf(
            area, [&](QPainter &painter) { ui::paintStrip(painter, some, scene, core::attend(scene), area, style); });
    };
    const QImage whole = painted(parts, size);
    const double gaps = style.textSize * (panels - 1);
    const QSizeF panel = isStacked ? QSizeF(size.width(), (size.height() - gaps) / panels)
                                   : QSizeF((size.width() - gaps) / panels, size.height());
    const QRect first(QPoint(), panel.toSize() - QSize(2, 2)); // its edge may end within a pixel
    QVERIFY(largestDifference(whole.copy(first), painted(parts.first(1), panel).copy(first)) <= 2);
}

// For the query (1, −1) the chapter's scores are (1, −1, −1): Σ s v = (2, 0) − (0, 2) − (0, 0).
void TestFigure::rawScoresPutAGhostOutsideTheHull()
{
    const QSize size(400, 400);
    const Scene scene = moved(core::chapterExample(), {}, {1, -1});
    const core::Attention attention = core::attend(scene);
    ui::Style style = ui::style(ui::Theme::Light);
    const auto painted = [&](const Viewport &viewport) {
        QImage image(size, QImage::Format_RGB32);
        image.fill(style.paper);
        QPainter painter(&image);
        paintMix(painter, scene, attention, viewport, style);
        return image;
    };
    const auto texts = [&](const Viewport &viewport) {
        QStringList result;
        for (const ui::Label &label : mixLabels(scene, attention, viewport, style).labels)
            for (const ui::LabelLine &line : label.lines)
                result += line.source;
        return result.join(u'\n');
    };
    style.overlays.rawScores = true;
    const Viewport viewport = fittedViewport(Plane::Mix, scene, size, style);
    const QPointF ghost = viewport.toPixel({2, -2});
    QVERIFY(viewport.rect().contains(ghost));
    QVERIFY2(texts(viewport).contains(QStringLiteral("= (2.00, −2.00)")), qPrintable(texts(viewport)));
    QVERIFY2(texts(viewport).contains(QStringLiteral("= −1.00")), qPrintable(texts(viewport)));
    const QRect around = ui::disc(ghost, 14).toAlignedRect();
    const QImage with = painted(viewport).copy(around);
    style.overlays.rawScores = false;
    QVERIFY(painted(viewport).copy(around) != with);
    QVERIFY(!texts(viewport).contains(QStringLiteral("−2.00")));
}

QString sourcesOf(const ui::LabelSet &set)
{
    QStringList result;
    for (const ui::Label &label : set.labels)
        for (const ui::LabelLine &line : label.lines)
            result += line.source;
    return result.join(u'\n');
}

// For the query (1, 1) the scores are (1, 1, −1) and add up to 1: (2, 0) + (0, 2) − (0, 0).
void TestFigure::dividedScoresPutAGhostOutsideTheHull()
{
    const Scene scene = moved(core::chapterExample(), {}, {1, 1});
    ui::Style style = ui::style(ui::Theme::Light);
    style.overlays.dividedScores = true;
    const Viewport viewport = fittedViewport(Plane::Mix, scene, {400, 400}, style);
    QVERIFY(viewport.rect().contains(viewport.toPixel({2, 2})));
    const QString sources = sourcesOf(mixLabels(scene, core::attend(scene), viewport, style));
    QVERIFY2(sources.contains(QStringLiteral("\\mathbf{z}'' = (2.00, 2.00)")), qPrintable(sources));
}

// What is said of them is read back from an SVG.
void TestFigure::ghostOutsideThePanelIsToldAtItsFoot()
{
    ui::Overlays overlays;
    overlays.dividedScores = true;
    overlays.ticks = false;
    const auto texts = [&overlays](const core::Point &query) {
        const Scene scene = moved(core::chapterExample(), {}, query);
        ui::ExportOptions options;
        options.parts = {ui::Part::Mix};
        options.overlays = overlays;
        options.views.mix = ui::Region{{0, 0}, 400.0 / 50};
        QString error;
        QXmlStreamReader reader(*ui::figureBytes(scene, ui::Format::Svg, options, &error));
        QString result;
        while (!reader.atEnd())
            if (reader.readNext() == QXmlStreamReader::Characters)
                result += reader.text().toString().simplified().remove(u' ');
        return result;
    };
    // (1, 0.01, −1) add up to 0.01: (2, 0.02) / 0.01.
    QVERIFY2(texts({1, 0.01}).contains(QStringLiteral("(200.00,2.00)")), qPrintable(texts({1, 0.01})));
    QVERIFY2(texts({1, 0}).contains(QStringLiteral("atinfinity")), qPrintable(texts({1, 0})));
    QVERIFY(!texts({1, 1}).contains(QStringLiteral("infinity")));
}

// The chapter's keys add up to (0, 1): q·(0, 1)/T + 3c is 0 for y = −3cT.
void TestFigure::scoresAddUpToZeroOnTheirLine()
{
    Scene scene = core::chapterExample();
    const Viewport viewport(QSizeF(400, 300), {1, -1}, 40);
    const auto check = [&](double y) {
        const auto line = ui::zeroSumLine(scene, viewport);
        QVERIFY(line.has_value());
        QCOMPARE(line->y1(), viewport.toPixel({0, y}).y());
        QCOMPARE(line->y2(), line->y1());
        QCOMPARE(std::abs(line->dx()), 400.0);
    };
    check(0);
    scene.shift = 0.5;
    scene.temperature = 2;
    check(-3);
    scene.shift = 100;
    QVERIFY(!ui::zeroSumLine(scene, viewport)); // far below the panel
    scene.tokens[1].key = {0, 0};               // the keys add up to nothing
    QVERIFY(!ui::zeroSumLine(scene, viewport));
    scene.tokens.clear();
    QVERIFY(!ui::zeroSumLine(scene, viewport));
}

void TestFigure::infiniteScoresPutNoGhost()
{
    Scene scene = core::chapterExample();
    scene.query = {1e6, 1e6};
    scene.temperature = 1e-320;
    QVERIFY(std::isinf(core::attend(scene).scores(0, 0)));
    ui::Style style = ui::style(ui::Theme::Light);
    style.overlays.rawScores = true;
    const Viewport viewport = fittedViewport(Plane::Mix, scene, {400, 400}, style);
    const auto shown = mixLabels(scene, core::attend(scene), viewport, style).labels.size();
    style.overlays.rawScores = false;
    QCOMPARE(mixLabels(scene, core::attend(scene), viewport, style).labels.size(), shown);
}

QTEST_MAIN(TestFigure)
#include "tst_figure.moc"
