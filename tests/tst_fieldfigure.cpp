#include "core/attention.h"
#include "tests/contrast.h"
#include "tests/drawn.h"
#include "tests/fieldcolour.h"
#include "ui/figure/field.h"
#include "ui/figure/fieldlines.h"
#include "ui/figure/keyhull.h"
#include "ui/figure/match.h"

#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using core::Point;
using core::Scene;
using ui::FieldPicture;
using ui::FieldRequest;
using ui::Style;
using ui::Theme;
using ui::Viewport;

namespace {

const Viewport usual({300, 240}, {0.3, -0.1}, 60);

Scene randomScene(int tokens, double size, double temperature)
{
    std::mt19937_64 engine(static_cast<std::uint64_t>(tokens));
    std::normal_distribution<double> normal(0, size);
    Scene scene;
    scene.temperature = temperature;
    for (int j = 0; j < tokens; ++j) {
        const double x = normal(engine);
        scene.tokens.push_back({{}, {x, normal(engine)}, {0, 0}});
    }
    return scene;
}

Style styleWith(std::initializer_list<bool ui::Overlays::*> shown, Theme theme = Theme::Light)
{
    Style style = ui::style(theme);
    style.overlays.grid = style.overlays.ticks = style.overlays.unitCircle = style.overlays.numbers = false;
    for (bool ui::Overlays::*const overlay : shown)
        style.overlays.*overlay = true;
    return style;
}

// Between parallel lines.
double distance(const QLineF &a, const QLineF &b)
{
    const QLineF across = a.normalVector().unitVector();
    const QPointF between = b.p1() - a.p1();
    return std::abs(across.dx() * between.x() + across.dy() * between.y());
}

template <typename Paint>
QImage imageOf(const QSize &size, double scale, const QColor &ground, Paint paint)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paint(painter);
    return image;
}

std::vector<DrawnText> textsOfMatch(const Scene &scene, const Viewport &viewport, const Style &style)
{
    Recorder recorder;
    QPainter painter(&recorder);
    paintMatch(painter, scene, core::attend(scene), viewport, style);
    painter.end();
    return recorder.texts;
}

int countOf(const std::vector<DrawnText> &texts, const QString &text)
{
    return static_cast<int>(
        std::count_if(texts.begin(), texts.end(), [&text](const DrawnText &t) { return t.text == text; }));
}

} // namespace

/// The field behind the keys, the lines between winners, and the keys that can win.
class TestFieldFigure : public QObject {
    Q_OBJECT

private slots:
    void everyPixelIsTheMixOfItsQuery_data();
    void everyPixelIsTheMixOfItsQuery();
    void pictureFollowsKeysAndTemperatureOnly();
    void coarsePixelsStandWhereFineOnesDo();
    void everyPixelIsBetweenTheTokensColours_data();
    void everyPixelIsBetweenTheTokensColours();
    void fieldFillsThePanel();
    void thereIsNoFieldWithoutTokens();
    void stoppedPictureIsNone();
    void labelsAreReadOnTheField_data();
    void labelsAreReadOnTheField();
    void bordersOfTheChapterAreTheDiagonals();
    void ratioLinesAreATOverKeyDistanceApart();
    void crowdedRatioLinesAreThinnedOut();
    void ratioLinesAreLabelled();
    void bordersAloneHaveNoLabels();
    void innerKeysAreTagged();
    void keyHullGoesRoundTheKeys();
};

void TestFieldFigure::everyPixelIsTheMixOfItsQuery_data()
{
    QTest::addColumn<int>("theme");
    QTest::addColumn<int>("tokens");
    QTest::addColumn<double>("temperature");
    QTest::addColumn<double>("scale");
    for (const Theme theme : {Theme::Light, Theme::Dark, Theme::Projector}) {
        for (const double scale : {1.0, 1.5, 2.0})
            QTest::addRow("theme %d, scale %g", int(theme), scale) << int(theme) << 3 << 1.0 << scale;
        QTest::addRow("theme %d, many", int(theme)) << int(theme) << 20 << 0.4 << 1.0;
    }
}

void TestFieldFigure::everyPixelIsTheMixOfItsQuery()
{
    QFETCH(const int, theme);
    QFETCH(const int, tokens);
    QFETCH(const double, temperature);
    QFETCH(const double, scale);
    const Scene scene = randomScene(tokens, 1, temperature);
    const Style style = ui::style(static_cast<Theme>(theme));
    const FieldPicture picture = fieldPicture(fieldRequest(scene, usual, style, scale));
    QCOMPARE(picture.image.size(), (usual.size() * scale).toSize());
    QCOMPARE(picture.part, QRectF(picture.image.rect()));
    for (int y = 0; y < picture.image.height(); y += 3) {
        for (int x = 0; x < picture.image.width(); x += 3) {
            const Point query = usual.toPlane(QPointF(x + 0.5, y + 0.5) / scale);
            // Token colours on paper, the mix and the pixel are rounded to whole numbers.
            QVERIFY(difference(picture.image.pixelColor(x, y), expectedColour(scene, query, style)) <= 2);
        }
    }
}

void TestFieldFigure::pictureFollowsKeysAndTemperatureOnly()
{
    const Style style = ui::style(Theme::Light);
    const Scene scene = randomScene(4, 1, 1);
    const FieldRequest request = fieldRequest(scene, usual, style, 1);
    Scene changed = scene;
    changed.query = {5, 6};
    changed.shift = 3;
    changed.tokens[0].value = {1, 2};
    changed.tokens[1].name = QStringLiteral("a name");
    QCOMPARE(fieldRequest(changed, usual, style, 1), request);
    changed.tokens[2].key.x() += 1e-9;
    QVERIFY(!(fieldRequest(changed, usual, style, 1) == request));
    changed = scene;
    changed.temperature = 1.5;
    QVERIFY(!(fieldRequest(changed, usual, style, 1) == request));
    QVERIFY(!(fieldRequest(scene, usual.panned({1, 0}), style, 1) == request));
    QVERIFY(!(fieldRequest(scene, usual, ui::style(Theme::Dark), 1) == request));
    QVERIFY(!(fieldRequest(scene, usual, style, 2) == request));
}

void TestFieldFigure::coarsePixelsStandWhereFineOnesDo()
{
    const FieldRequest request = fieldRequest(randomScene(5, 1, 1), usual, ui::style(Theme::Light), 1);
    const auto shown = [&request](int by) {
        return imageOf(usual.size().toSize(), 1, Qt::black,
                       [&](QPainter &painter) { paintField(painter, fieldPicture(request, by), usual.rect()); });
    };
    const QImage fine = shown(1);
    for (const int by : {2, 7, 16}) {
        const QImage coarse = shown(by);
        int largest = 0;
        for (int y = by; y < fine.height() - by; ++y)
            for (int x = by; x < fine.width() - by; ++x)
                largest = std::max(largest, difference(coarse.pixelColor(x, y), fine.pixelColor(x, y)));
        // The steepest field here changes by about 2 a pixel; a coarse picture that was shifted by half of one of its
        // pixels would differ by as much as `by`.
        QVERIFY2(largest <= 1 + by / 3, qPrintable(QStringLiteral("%1 at %2").arg(largest).arg(by)));
    }
}

void TestFieldFigure::everyPixelIsBetweenTheTokensColours_data()
{
    QTest::addColumn<int>("tokens");
    QTest::addColumn<double>("size");
    QTest::addColumn<double>("temperature");
    for (const int tokens : {1, 2, 3, 100})
        for (const double size : {0.0, 1e-300, 1.0, 1e5})
            for (const double temperature : {5e-324, 1e-3, 1.0, 1e6})
                QTest::addRow("%d tokens, keys of %g, T = %g", tokens, size, temperature)
                    << tokens << size << temperature;
}

void TestFieldFigure::everyPixelIsBetweenTheTokensColours()
{
    QFETCH(const int, tokens);
    QFETCH(const double, size);
    QFETCH(const double, temperature);
    const Scene scene = randomScene(tokens, size, temperature);
    for (const double scale : {1e-5, 97.0, 1e9}) {
        for (const Point &centre : {Point(0, 0), Point(-0.999, 1e6)}) {
            const FieldRequest request =
                fieldRequest(scene, Viewport({45, 38}, centre, scale), ui::style(Theme::Dark), 1);
            QColor low = request.colours.front();
            QColor high = low;
            for (const QColor &colour : request.colours) {
                low = QColor(std::min(low.red(), colour.red()), std::min(low.green(), colour.green()),
                             std::min(low.blue(), colour.blue()));
                high = QColor(std::max(high.red(), colour.red()), std::max(high.green(), colour.green()),
                              std::max(high.blue(), colour.blue()));
            }
            for (const int by : {1, 4}) {
                const QImage image = fieldPicture(request, by).image;
                QCOMPARE(image.size(), QSize((45 + by - 1) / by, (38 + by - 1) / by));
                for (int y = 0; y < image.height(); ++y) {
                    for (int x = 0; x < image.width(); ++x) {
                        const QColor seen = image.pixelColor(x, y);
                        QVERIFY(seen.red() >= low.red() && seen.red() <= high.red());
                        QVERIFY(seen.green() >= low.green() && seen.green() <= high.green());
                        QVERIFY(seen.blue() >= low.blue() && seen.blue() <= high.blue());
                    }
                }
                QVERIFY(std::isfinite(request.work(by)) && request.work(by) > 0);
            }
        }
    }
}

void TestFieldFigure::fieldFillsThePanel()
{
    const Scene scene = randomScene(3, 1, 1);
    const Style style = styleWith({&ui::Overlays::field});
    const Viewport viewport({100.4, 80.7}, {0, 0}, 30);
    const QImage image = imageOf({160, 140}, 1, Qt::magenta, [&](QPainter &painter) {
        painter.translate(20, 20);
        paintField(painter, fieldPicture(fieldRequest(scene, viewport, style, 1)), viewport.rect());
    });
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const bool isInside = x >= 20 && x < 120 && y >= 20 && y < 100;
            const bool isOutside = x < 20 || x > 120 || y < 20 || y > 100;
            const bool isGround = image.pixelColor(x, y) == QColor(Qt::magenta);
            QVERIFY(!(isInside && isGround) && !(isOutside && !isGround));
        }
    }
}

void TestFieldFigure::thereIsNoFieldWithoutTokens()
{
    const Style style = styleWith({&ui::Overlays::field, &ui::Overlays::ratioLines, &ui::Overlays::winners});
    QVERIFY(fieldPicture(fieldRequest({}, usual, style, 1)).image.isNull());
    const auto paint = [](const Style &shown) {
        return imageOf({300, 240}, 1, Qt::white,
                       [&](QPainter &painter) { paintMatch(painter, {}, core::attend(Scene()), usual, shown); });
    };
    QCOMPARE(paint(style).pixelColor(30, 30), QColor(Qt::white));
}

void TestFieldFigure::stoppedPictureIsNone()
{
    const FieldRequest request = fieldRequest(randomScene(3, 1, 1), usual, ui::style(Theme::Light), 1);
    std::stop_source stop;
    QVERIFY(!fieldPicture(request, 1, stop.get_token()).image.isNull());
    stop.request_stop();
    QVERIFY(fieldPicture(request, 1, stop.get_token()).image.isNull());
}

void TestFieldFigure::labelsAreReadOnTheField_data()
{
    QTest::addColumn<int>("theme");
    QTest::newRow("light") << int(Theme::Light);
    QTest::newRow("dark") << int(Theme::Dark);
    QTest::newRow("projector") << int(Theme::Projector);
}

// Where one token gets all the weight the ground is the most coloured: each label is read on each such ground.
void TestFieldFigure::labelsAreReadOnTheField()
{
    QFETCH(const int, theme);
    const Style style = ui::style(static_cast<Theme>(theme));
    for (int ground = 0; ground < 8; ++ground) {
        Scene scene;
        for (int j = 0; j < 8; ++j)
            scene.tokens.push_back({{}, Point(j == ground ? 1e6 : 0, 0), {0, 0}});
        const Viewport viewport({40, 40}, {1000, 0}, 1);
        const QImage image = imageOf({40, 40}, 1, style.paper, [&](QPainter &painter) {
            paintField(painter, fieldPicture(fieldRequest(scene, viewport, style, 1)), viewport.rect());
            paintPlates(painter, std::vector<QRectF>{{10, 10, 20, 20}}, viewport.rect(), style);
        });
        QVERIFY(difference(image.pixelColor(1, 1), style.paper) > 20);
        for (int j = 0; j < 8; ++j)
            QVERIFY2(contrast(style.tokenColour(j), image.pixelColor(20, 20)) >= 4,
                     qPrintable(QString::number(contrast(style.tokenColour(j), image.pixelColor(20, 20)))));
        QVERIFY(contrast(style.ink, image.pixelColor(20, 20)) >= 7);
        QVERIFY(contrast(style.muted, image.pixelColor(20, 20)) >= 4.5);
        QVERIFY(contrast(style.ink, image.pixelColor(1, 1)) >= 4.5);
    }
}

// Keys (1, 0), (0, 1), (−1, 0): above, the second wins; its borders are x = y and x = −y; below, the others meet at x =
// 0.
void TestFieldFigure::bordersOfTheChapterAreTheDiagonals()
{
    const Viewport viewport({200, 200}, {0, 0}, 50);
    const auto lines = fieldLines(core::chapterExample(), viewport, styleWith({&ui::Overlays::field}));
    QCOMPARE(lines.size(), std::size_t(3));
    for (const ui::FieldLine &line : lines) {
        QCOMPARE(line.exponent, 0);
        const QPointF far = QLineF(line.line.p1(), {100, 100}).length() > 1 ? line.line.p1() : line.line.p2();
        const QPointF near = far == line.line.p1() ? line.line.p2() : line.line.p1();
        QVERIFY(QLineF(near, {100, 100}).length() < 1e-6);
        const QPointF expected = line.larger == 0 && line.smaller == 1   ? QPointF(200, 0)
                                 : line.larger == 1 && line.smaller == 2 ? QPointF(0, 0)
                                                                         : QPointF(100, 200);
        QVERIFY(QLineF(far, expected).length() < 1e-6);
    }
    QVERIFY(fieldLines(core::chapterExample(), viewport, styleWith({})).empty());
}

// Keys (2, 0) and (−1, 0) at T = 1.5: a_1/a_2 = e^(3 x / 1.5), so e^m stands at x = m/2.
void TestFieldFigure::ratioLinesAreATOverKeyDistanceApart()
{
    Scene scene;
    scene.temperature = 1.5;
    scene.tokens = {{{}, {2, 0}, {0, 0}}, {{}, {-1, 0}, {0, 0}}};
    const Viewport viewport({390, 200}, {0, 0}, 100); // |x| <= 1.95
    auto lines = fieldLines(scene, viewport, styleWith({&ui::Overlays::ratioLines}));
    std::sort(lines.begin(), lines.end(),
              [](const ui::FieldLine &a, const ui::FieldLine &b) { return a.line.x1() < b.line.x1(); });
    QCOMPARE(lines.size(), std::size_t(7));
    for (int i = 0; i < 7; ++i) {
        const ui::FieldLine &line = lines[static_cast<std::size_t>(i)];
        QVERIFY(std::abs(line.line.x1() - (45 + 50 * i)) < 1e-6 && std::abs(line.line.dx()) < 1e-6);
        QCOMPARE(line.exponent, std::abs(i - 3));
        QCOMPARE(line.larger, i >= 3 ? 0 : 1);
    }
}

void TestFieldFigure::crowdedRatioLinesAreThinnedOut()
{
    const Style style = styleWith({&ui::Overlays::ratioLines});
    for (const double size : {1e-300, 1e-3, 1.0, 30.0, 1e3, 1e6}) {
        for (const double temperature : {5e-324, 1e-3, 1.0, 1e6}) {
            for (const double scale : {1e-5, 1.0, 97.0, 1e9}) {
                const Viewport viewport({400, 400}, {0, 0}, scale);
                const auto lines = fieldLines(randomScene(3, size, temperature), viewport, style);
                QVERIFY(lines.size() < 100);
                for (std::size_t i = 0; i < lines.size(); ++i) {
                    QVERIFY(viewport.rect().adjusted(-1, -1, 1, 1).contains(lines[i].line.p1()));
                    for (std::size_t j = 0; j < i; ++j)
                        if (lines[i].larger == lines[j].larger && lines[i].smaller == lines[j].smaller)
                            QVERIFY(distance(lines[i].line, lines[j].line) > 29.9); // 1.5 names high
                }
            }
        }
    }
}

void TestFieldFigure::ratioLinesAreLabelled()
{
    // |x| <= 1.875 and |y| <= 1.958. e, e² and e³ are seen four times each: beside the borders of the second key, on
    // the side of another (x − y = m where y > −x), and between the other two (2 x = m where y < −x); e also on its own
    // side.
    const Viewport viewport({450, 470}, {0, 0}, 120);
    const auto texts = textsOfMatch(core::chapterExample(), viewport, styleWith({&ui::Overlays::ratioLines}));
    QCOMPARE(countOf(texts, QStringLiteral("e")), (4 + 2) + 4 + 2);
    QCOMPARE(countOf(texts, QStringLiteral("a")), 2 * 3);
}

void TestFieldFigure::bordersAloneHaveNoLabels()
{
    const Viewport viewport({450, 420}, {0, 0}, 120);
    const auto texts = textsOfMatch(core::chapterExample(), viewport, styleWith({&ui::Overlays::field}));
    QCOMPARE(countOf(texts, QStringLiteral("e")), 0);
    QCOMPARE(countOf(texts, QStringLiteral("a")), 0);
}

void TestFieldFigure::innerKeysAreTagged()
{
    Scene scene = core::chapterExample();
    scene.tokens[1].key = {0, 1};
    scene.tokens.push_back({{}, {0.1, 0.4}, {0, 0}});
    const Viewport viewport({450, 420}, {0, 0}, 120);
    const QString tag = QStringLiteral("never largest");
    const Style style = styleWith({&ui::Overlays::winners});
    const auto texts = textsOfMatch(scene, viewport, style);
    QCOMPARE(countOf(texts, tag), 1);
    QCOMPARE(find(texts, tag).colour, style.muted);
    QCOMPARE(countOf(textsOfMatch(scene, viewport, styleWith({})), tag), 0);
    scene.tokens[3].key = {0.5, 0.8}; // a corner beside the other three
    QCOMPARE(countOf(textsOfMatch(scene, viewport, style), tag), 0);
}

void TestFieldFigure::keyHullGoesRoundTheKeys()
{
    const Viewport viewport({200, 200}, {0, 0}, 50);
    const Style style = styleWith({&ui::Overlays::winners});
    const auto sides = keyHull(core::chapterExample(), viewport, style);
    const QPolygonF corners{QPointF(150, 100), QPointF(100, 50), QPointF(50, 100)};
    QCOMPARE(sides.size(), std::size_t(3));
    for (const QLineF &side : sides)
        QVERIFY(corners.contains(side.p1()) && corners.contains(side.p2()) && side.length() > 1);
    QVERIFY(keyHull(core::chapterExample(), viewport, styleWith({})).empty());
    Scene scene = core::chapterExample();
    scene.tokens.resize(2);
    QCOMPARE(keyHull(scene, viewport, style).size(), std::size_t(1));
    scene.tokens.resize(1);
    QVERIFY(keyHull(scene, viewport, style).empty());
    QVERIFY(keyHull({}, viewport, style).empty());
}

QTEST_MAIN(TestFieldFigure)
#include "tst_fieldfigure.moc"
