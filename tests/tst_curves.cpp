#include "core/attention.h"
#include "ui/export/exporter.h"
#include "ui/figure/curves.h"
#include "ui/figure/headtotail.h"
#include "ui/figure/match.h"
#include "ui/figure/mix.h"
#include "ui/figure/plane.h"
#include "ui/figure/tokenorder.h"

#include <QImage>
#include <QPainter>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

using core::Point;
using core::Scene;
using ui::Plane;
using ui::Viewport;

namespace {

const QSizeF size(400, 400);
const QString lengthIsZero = QStringLiteral("\\|\\mathbf{q}\\| = 0");
const QString lengthIsInfinite = QStringLiteral("\\|\\mathbf{q}\\| \\to \\infty");

Scene chapterWith(const Point &query)
{
    return moved(core::chapterExample(), {}, query);
}

/// A style that shows nothing but what every figure has.
ui::Style bareStyle()
{
    ui::Style style = ui::style(ui::Theme::Light);
    style.overlays.grid = style.overlays.ticks = style.overlays.unitCircle = style.overlays.numbers = false;
    style.overlays.hull = style.overlays.links = false;
    return style;
}

QImage painted(Plane plane, const Scene &scene, const Viewport &viewport, const ui::Style &style)
{
    QImage image(size.toSize(), QImage::Format_RGB32);
    image.fill(style.paper);
    QPainter painter(&image);
    if (plane == Plane::Match)
        paintMatch(painter, scene, core::attend(scene), viewport, style);
    else
        paintMix(painter, scene, core::attend(scene), viewport, style);
    return image;
}

/// The weights of the chapter's three keys (1, 0), (0, 1), (−1, 0), as a student computes them.
std::array<double, 3> chapterWeights(double x, double y)
{
    const std::array<double, 3> exponentials{std::exp(x), std::exp(y), std::exp(-x)};
    const double sum = exponentials[0] + exponentials[1] + exponentials[2];
    return {exponentials[0] / sum, exponentials[1] / sum, exponentials[2] / sum};
}

std::optional<QPointF> anchorOf(const ui::LabelSet &set, const QString &source)
{
    for (const ui::Label &label : set.labels)
        if (label.lines.front().source == source)
            return label.anchor;
    return std::nullopt;
}

int distance(const QColor &a, const QColor &b)
{
    return std::max({std::abs(a.red() - b.red()), std::abs(a.green() - b.green()), std::abs(a.blue() - b.blue())});
}

/// The words of the mix panel, read back from an SVG.
QString wordsOf(const Scene &scene, const ui::Style &style)
{
    ui::ExportOptions options;
    options.parts = {ui::Part::Mix};
    options.overlays = style.overlays;
    QString error;
    QXmlStreamReader reader(*ui::figureBytes(scene, ui::Format::Svg, options, &error));
    QString result;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::Characters)
            result += reader.text().toString().simplified().remove(u' ');
    return result;
}

} // namespace

/// What is explored in the figures: the ways of the output, shares laid head to tail, wrong normalisers.
class TestCurves : public QObject {
    Q_OBJECT

private slots:
    void orbitIsDrawnInTheColoursOfItsOutputs();
    void circleOfTheQueryIsDashed();
    void circleIsInTheFittedPanel();
    void rayLeadsFromTheCentroidToTheWinner();
    void rayIsThickAsFarAsTheQueryHasCome();
    void sharesLeadToTheOutputInEveryOrder();
    void sharesAreLaidOneAfterTheOther();
    void orderHasEveryTokenOnce_data();
    void orderHasEveryTokenOnce();
    void orderCountsOnlyHeadToTail();
    void normalisersAreListedWithSumAndVerdict();
    void zeroSumIsAtInfinityOrUndefined();
    void targetIsARing();
};

// Where the curve runs, the pixel has the token colours mixed by hand with the weights of that query.
void TestCurves::orbitIsDrawnInTheColoursOfItsOutputs()
{
    ui::Style style = bareStyle();
    const Scene scene = chapterWith({0, -2});
    const Viewport viewport = fittedViewport(Plane::Mix, scene, size, style);
    const QImage without = painted(Plane::Mix, scene, viewport, style);
    style.overlays.orbit = true;
    const QImage with = painted(Plane::Mix, scene, viewport, style);
    for (const int degrees : {0, 30, 60, 120, 150, 180, 210}) {
        const double angle = degrees * std::numbers::pi / 180;
        const auto weights = chapterWeights(2 * std::cos(angle), 2 * std::sin(angle));
        const QPoint pixel = viewport.toPixel({2 * weights[0], 2 * weights[1]}).toPoint();
        std::array<double, 3> mix{};
        for (int j = 0; j < 3; ++j) {
            const QColor colour = style.tokenColour(j);
            const double weight = weights[static_cast<std::size_t>(j)];
            mix[0] += weight * colour.red();
            mix[1] += weight * colour.green();
            mix[2] += weight * colour.blue();
        }
        const QColor expected(qRound(mix[0]), qRound(mix[1]), qRound(mix[2]));
        QVERIFY2(distance(with.pixelColor(pixel), expected) <= 8, qPrintable(QString::number(degrees)));
        QVERIFY(distance(without.pixelColor(pixel), expected) > 8);
    }
}

void TestCurves::circleOfTheQueryIsDashed()
{
    ui::Style style = bareStyle();
    const Scene scene = chapterWith({1.2, 0.9}); // 1.5 long
    const Viewport viewport(size, {0, 0}, 100);
    const QImage without = painted(Plane::Match, scene, viewport, style);
    style.overlays.orbit = true;
    const QImage with = painted(Plane::Match, scene, viewport, style);
    int dark = 0;
    constexpr int samples = 720;
    for (int i = 0; i < samples; ++i) {
        const double angle = i * 2 * std::numbers::pi / samples;
        const QPoint pixel(qRound(200 + 150 * std::cos(angle)), qRound(200 - 150 * std::sin(angle)));
        dark += with.pixelColor(pixel).lightness() < without.pixelColor(pixel).lightness() - 60 ? 1 : 0;
    }
    QVERIFY2(dark > samples / 4 && dark < samples * 3 / 4, qPrintable(QString::number(dark)));
}

void TestCurves::circleIsInTheFittedPanel()
{
    ui::Style style = bareStyle();
    const Scene scene = chapterWith({0, 3});
    QVERIFY(!fittedViewport(Plane::Match, scene, size, style)
                 .rect()
                 .contains(fittedViewport(Plane::Match, scene, size, style).toPixel({0, -3})));
    style.overlays.orbit = true;
    const Viewport viewport = fittedViewport(Plane::Match, scene, size, style);
    for (const Point &place : {Point(3, 0), Point(-3, 0), Point(0, 3), Point(0, -3)})
        QVERIFY(viewport.rect().contains(viewport.toPixel(place)));
}

void TestCurves::rayLeadsFromTheCentroidToTheWinner()
{
    ui::Style style = bareStyle();
    style.overlays.ray = true;
    const Viewport viewport(size, {0.8, 0.8}, 150);
    const Scene scene = chapterWith({1, 0});
    const ui::LabelSet set = mixLabels(scene, core::attend(scene), viewport, style);
    const auto start = anchorOf(set, lengthIsZero);
    const auto end = anchorOf(set, lengthIsInfinite);
    QVERIFY(start && end);
    QVERIFY(QLineF(*start, viewport.toPixel({2.0 / 3, 2.0 / 3})).length() < 1e-9);
    QVERIFY(QLineF(*end, viewport.toPixel({2, 0})).length() < 1e-9);
    const Scene still = chapterWith({0, 0});
    const ui::LabelSet point = mixLabels(still, core::attend(still), viewport, style);
    QVERIFY(anchorOf(point, lengthIsZero).has_value());
    QVERIFY(!anchorOf(point, lengthIsInfinite).has_value());
}

// On the ray of (1, 0) the output of the length x is 2 (e^x, 1) / (e^x + 1 + e^−x).
void TestCurves::rayIsThickAsFarAsTheQueryHasCome()
{
    ui::Style style = bareStyle();
    style.overlays.ray = true;
    const Viewport viewport(size, {1.2, 0.5}, 200);
    const auto inkAt = [&](const QImage &image, double length) {
        const auto weights = chapterWeights(length, 0);
        const QPoint pixel = viewport.toPixel({2 * weights[0], 2 * weights[1]}).toPoint();
        int ink = 0;
        for (int y = -4; y <= 4; ++y)
            ink += 255 - image.pixelColor(pixel + QPoint(0, y)).lightness();
        return ink;
    };
    const QImage image = painted(Plane::Mix, chapterWith({1, 0}), viewport, style);
    QVERIFY(inkAt(image, 1.8) > 150);
    QVERIFY2(inkAt(image, 0.45) > 1.5 * inkAt(image, 1.8),
             qPrintable(QStringLiteral("%1 %2").arg(inkAt(image, 0.45)).arg(inkAt(image, 1.8))));
}

void TestCurves::sharesLeadToTheOutputInEveryOrder()
{
    Scene scene = chapterWith({0.7, -0.4});
    scene.tokens.push_back({{}, {0.3, -1.1}, {-1.5, 0.25}});
    const core::Attention attention = core::attend(scene);
    ui::Style style = bareStyle();
    style.overlays.headToTail = true;
    std::vector<int> &order = style.explored.order;
    order = {0, 1, 2, 3};
    int orders = 0;
    do {
        const std::vector<ui::LaidShare> shares = laidShares(scene, attention, style);
        QCOMPARE(shares.size(), std::size_t(4));
        QVERIFY(shares.front().from.isZero(0));
        QVERIFY((shares.back().to - *core::output(attention)).norm() < 1e-15);
        for (std::size_t i = 0; i < 4; ++i) {
            QCOMPARE(shares[i].token, order[i]);
            if (i > 0)
                QVERIFY(shares[i].from == shares[i - 1].to);
        }
        ++orders;
    } while (std::next_permutation(order.begin(), order.end()));
    QCOMPARE(orders, 24);
}

// For q = 0 the chapter's shares are v / 3: (2, 0) / 3, (0, 2) / 3, (0, 0).
void TestCurves::sharesAreLaidOneAfterTheOther()
{
    const Scene scene = chapterWith({0, 0});
    const core::Attention attention = core::attend(scene);
    ui::Style style = bareStyle();
    style.overlays.headToTail = true;
    style.explored.laid = 0;
    QVERIFY(laidShares(scene, attention, style).empty());
    style.explored.laid = 0.5; // one and a half of three
    const std::vector<ui::LaidShare> shares = laidShares(scene, attention, style);
    QCOMPARE(shares.size(), std::size_t(2));
    QVERIFY((shares[0].to - Point(2.0 / 3, 0)).norm() < 1e-12);
    QVERIFY((shares[1].to - Point(2.0 / 3, 1.0 / 3)).norm() < 1e-12);
}

void TestCurves::orderHasEveryTokenOnce_data()
{
    QTest::addColumn<std::vector<int>>("order");
    QTest::addColumn<std::vector<int>>("expected");
    using Order = std::vector<int>;
    QTest::newRow("none") << Order{} << Order{0, 1, 2, 3};
    QTest::newRow("whole") << Order{3, 1, 0, 2} << Order{3, 1, 0, 2};
    QTest::newRow("of fewer tokens") << Order{1, 0} << Order{1, 0, 2, 3};
    QTest::newRow("of more tokens") << Order{7, 3, 5, 0} << Order{3, 0, 1, 2};
    QTest::newRow("broken") << Order{2, 2, -1, 1} << Order{2, 1, 0, 3};
}

void TestCurves::orderHasEveryTokenOnce()
{
    QFETCH(std::vector<int>, order);
    ui::Style style = bareStyle();
    style.overlays.headToTail = true;
    style.explored.order = order;
    QTEST(ui::tokenOrder(style, 4), "expected");
    QCOMPARE(ui::reordered({4, 5, 6, 7}, 0, 2), std::vector<int>({5, 6, 4, 7}));
    QCOMPARE(ui::reordered({4, 5, 6, 7}, 3, 1), std::vector<int>({4, 7, 5, 6}));
}

void TestCurves::orderCountsOnlyHeadToTail()
{
    ui::Style style = bareStyle();
    style.explored.order = {2, 0, 1};
    QCOMPARE(ui::tokenOrder(style, 3), std::vector<int>({0, 1, 2}));
}

// For (1, −1) the scores are (1, −1, −1): Σ s = −1, Σ |s| = 3 and Σ e^s = e + 2/e = 3.454; the values mix to (2, −2),
// (−2, 2) and (2, 2)/3, and the hull is the triangle (2, 0), (0, 2), (0, 0).
void TestCurves::normalisersAreListedWithSumAndVerdict()
{
    ui::Style style = ui::style(ui::Theme::Light);
    style.overlays.normalisers = true;
    style.overlays.ticks = false;
    const QString words = wordsOf(chapterWith({1, -1}), style);
    for (const char *expected : {"Σs=−1.00", "Σ|s|=3.00", "=3.454", "(2.00,−2.00)", "(−2.00,2.00)", "(0.67,0.67)"})
        QVERIFY2(words.contains(QString::fromUtf8(expected)), qPrintable(words));
    QCOMPARE(words.count(QStringLiteral("outsidethehull")), 2);
    QCOMPARE(words.count(QStringLiteral("inthehull")), 2);
}

// (1, 0, −1) add up to 0 and mix to (2, 0); for q = 0 there is nothing to divide.
void TestCurves::zeroSumIsAtInfinityOrUndefined()
{
    ui::Style style = ui::style(ui::Theme::Light);
    style.overlays.normalisers = true;
    QCOMPARE(wordsOf(chapterWith({1, 0}), style).count(QStringLiteral("atinfinity")), 1);
    QCOMPARE(wordsOf(chapterWith({0, 0}), style).count(QStringLiteral("undefined")), 2); // by Σ s and by Σ |s|
    QVERIFY(!wordsOf(chapterWith({1, 1}), style).contains(QStringLiteral("infinity")));
}

void TestCurves::targetIsARing()
{
    ui::Style style = bareStyle();
    const Viewport viewport(size, {1, 1}, 100);
    const Scene scene = chapterWith({1, 0});
    const QImage without = painted(Plane::Mix, scene, viewport, style);
    style.explored.target = ui::Explored::Target{{1.2, 1.4}, 0.2};
    const QImage with = painted(Plane::Mix, scene, viewport, style);
    for (int x = 0; x < with.width(); ++x)
        for (int y = 0; y < with.height(); ++y)
            if (std::hypot(x - 220, y - 160) > 24)
                QCOMPARE(with.pixel(x, y), without.pixel(x, y));
    for (const QPoint &onRing : {QPoint(240, 160), QPoint(200, 160), QPoint(220, 140), QPoint(220, 180)})
        QVERIFY(with.pixelColor(onRing) != without.pixelColor(onRing));
}

QTEST_MAIN(TestCurves)
#include "tst_curves.moc"
