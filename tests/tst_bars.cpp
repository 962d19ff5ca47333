#include "ui/figure/bars.h"
#include "ui/figure/barscale.h"

#include <QApplication>
#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPalette>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>
#include <limits>
#include <random>

using namespace ui;

namespace {

constexpr QSizeF usualSize(440, 480);
constexpr double infinity = std::numeric_limits<double>::infinity();

core::Scene sceneOf(int tokens)
{
    core::Scene scene;
    scene.query = {1, 0.5};
    for (int i = 0; i < tokens; ++i) {
        const double turn = 2.4 * i;
        scene.tokens.push_back({QString(), {std::cos(turn), std::sin(turn)}, {0, 0}});
    }
    return scene;
}

/// A scene whose keys give exactly these scores.
core::Scene sceneOfScores(const std::vector<double> &scores)
{
    core::Scene scene;
    scene.query = {1, 0};
    for (const double score : scores)
        scene.tokens.push_back({QString(), {score, 0}, {0, 0}});
    return scene;
}

QImage blank(const QSizeF &size = usualSize)
{
    QImage image(size.toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    return image;
}

QImage painted(const Bars &bars, const QSizeF &size = usualSize)
{
    QImage image = blank(size);
    QPainter painter(&image);
    bars.paint(painter);
    return image;
}

QImage paintedOnce(const core::Scene &scene, const QSizeF &size = usualSize)
{
    Bars bars;
    bars.show(scene, core::attend(scene), size, style(Theme::Light));
    return painted(bars, size);
}

bool isNear(const QColor &a, const QColor &b)
{
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) < 12;
}

/// The three bars of a column, from above, read where no number stands.
std::vector<QRect> barsOf(const QImage &image, const Bars &bars, int column)
{
    const QColor colour = style(Theme::Light).tokenColour(bars.token(column));
    const QRectF area = bars.columnRect(column);
    const int x = qRound(area.center().x() + 0.23 * area.width());
    std::vector<QRect> found;
    for (int y = 0; y < image.height(); ++y) {
        if (!isNear(image.pixelColor(x, y), colour))
            continue;
        if (found.empty() || found.back().bottom() + 1 != y)
            found.emplace_back(x, y, 1, 1);
        else
            found.back().setBottom(y);
    }
    return found;
}

QByteArray svg(const core::Scene &scene)
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setViewBox(QRectF({0, 0}, usualSize));
    QPainter painter(&generator);
    paintBars(painter, scene, core::attend(scene), usualSize, style(Theme::Light));
    painter.end();
    return buffer.data();
}

QStringList textsOf(const QByteArray &source)
{
    QStringList texts;
    QXmlStreamReader reader(source);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text"))
            texts += reader.readElementText().trimmed();
    if (reader.hasError())
        qFatal("not XML: %s", qPrintable(reader.errorString()));
    return texts;
}

} // namespace

/// Bars: what the three charts show.
class TestBars : public QObject {
    Q_OBJECT

private slots:
    void aTokenHasAColumn_data();
    void aTokenHasAColumn();
    void columnsAreEqualAndSideBySide();
    void heightsAreThoseOfTheChapter();
    void numbersAreThoseOfTheChapter();
    void othersAreTheSmallestWeights();
    void othersAreSummedUp();
    void replacedValuesKeepTheirOrder();
    void everyFeedingLeadsToTheSamePicture();
    void aTranslatedPictureIsTheSame();
    void pictureDoesNotDependOnTheDesktop();
    void noTokensLeaveTheAxes();
    void infiniteScoresFillTheChart();
    void scoresBeyondDoubleHaveANumber();
    void theSmallestWeightsStaySeen();
    void equalTinyScoresAreNotBlownUp();
    void namesAreLiteral();
    void equalNamesHaveColumnsOfTheirOwn();
    void roundedPercentagesAreOwnedUpTo();
    void vectorFilesHoldTextAndNoPictures();
    void scoresOfNothingHaveTheUsualAxis_data();
    void scoresOfNothingHaveTheUsualAxis();
    void axesEndAtRoundNumbers_data();
    void axesEndAtRoundNumbers();
    void ticksAreShort_data();
    void ticksAreShort();
    void feedingAndPaintingIsQuick_data();
    void feedingAndPaintingIsQuick();
};

void TestBars::aTokenHasAColumn_data()
{
    QTest::addColumn<int>("tokens");
    QTest::addColumn<int>("columns");
    for (const int tokens : {0, 1, 2, 3, 31, 32})
        QTest::addRow("%d", tokens) << tokens << tokens;
    for (const int tokens : {33, 1000})
        QTest::addRow("%d", tokens) << tokens << 32;
}

void TestBars::aTokenHasAColumn()
{
    QFETCH(int, tokens);
    QFETCH(int, columns);
    const core::Scene scene = sceneOf(tokens);
    Bars bars;
    bars.show(scene, core::attend(scene), usualSize, style(Theme::Light));
    QCOMPARE(bars.columns(), columns);
    int last = -1;
    for (int column = 0; column < columns; ++column) {
        const bool others = tokens > columns && column == columns - 1;
        QCOMPARE(bars.token(column) == -1, others);
        QVERIFY(others || bars.token(column) > last);
        last = bars.token(column);
    }
}

void TestBars::columnsAreEqualAndSideBySide()
{
    const core::Scene scene = sceneOf(5);
    Bars bars;
    bars.show(scene, core::attend(scene), usualSize, style(Theme::Light));
    const QImage image = painted(bars);
    for (int column = 0; column < 5; ++column) {
        const QRectF area = bars.columnRect(column);
        QCOMPARE(bars.columnAt(area.center()), column);
        if (column > 0)
            QVERIFY(std::abs(area.left() - bars.columnRect(column - 1).right()) < 1e-9);
        // the bar stands in the middle of its column
        const QRgb colour = style(Theme::Light).tokenColour(column).rgb();
        const int y = barsOf(image, bars, column).back().bottom() - 1;
        int first = image.width();
        int last = 0;
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) == colour) {
                first = std::min(first, x);
                last = std::max(last, x);
            }
        }
        QVERIFY(std::abs((first + last + 1) / 2.0 - area.center().x()) <= 1);
        QVERIFY(std::abs(last + 1 - first - area.width() / 2) <= 2);
    }
    QCOMPARE(bars.columnAt({1, 240}), -1);
    QCOMPARE(bars.columnAt({439, 240}), -1);
}

void TestBars::heightsAreThoseOfTheChapter()
{
    const core::Scene one = sceneOfScores({1});
    Bars full;
    full.show(one, core::attend(one), usualSize, style(Theme::Light));
    const double whole = barsOf(painted(full), full, 0).at(2).height(); // a weight of 1

    const core::Scene scene = core::chapterExample();
    Bars bars;
    bars.show(scene, core::attend(scene), usualSize, style(Theme::Light));
    const QImage image = painted(bars);
    // mpmath: exp(1), 1, exp(-1) and their shares
    const std::vector<double> exponentials{2.718281828459045, 1, 0.36787944117144233};
    const std::vector<double> weights{0.6652409557748219, 0.24472847105479765, 0.09003057317038046};
    const double unit = barsOf(image, bars, 0).at(1).height() / exponentials[0];
    for (int column = 0; column < 3; ++column) {
        const auto found = barsOf(image, bars, column);
        QCOMPARE(found.size(), 3u);
        const auto j = static_cast<std::size_t>(column);
        QVERIFY(std::abs(found[1].height() - exponentials[j] * unit) <= 1);
        QVERIFY(std::abs(found[2].height() - weights[j] * whole) <= 1);
    }
    const QRect positive = barsOf(image, bars, 0)[0];
    const QRect negative = barsOf(image, bars, 2)[0];
    QCOMPARE(positive.height(), negative.height());
    QVERIFY(std::abs(positive.bottom() + 1 - negative.top()) <= 1);
    QVERIFY(barsOf(image, bars, 1)[0].height() <= 1);
}

void TestBars::numbersAreThoseOfTheChapter()
{
    const QStringList texts = textsOf(svg(core::chapterExample()));
    for (const char *text : {"1.00", "0.00", "−1.00", "2.718", "1.000", "0.368", "66.5%", "24.5%", "9.0%", "Σ = 0.00",
                             "Σ = 4.086", "Σ = 1.000", "score", "exponential", "weight"})
        QVERIFY2(texts.contains(QString::fromUtf8(text)), text);
}

void TestBars::othersAreTheSmallestWeights()
{
    std::vector<double> scores(40, 1.0);
    for (const std::size_t small : {3u, 5u, 8u, 13u, 21u, 22u, 23u, 34u})
        scores[small] = 0;
    scores[39] = 0.5;
    const core::Scene scene = sceneOfScores(scores);
    Bars bars;
    bars.show(scene, core::attend(scene), usualSize, style(Theme::Light));
    QCOMPARE(bars.columns(), 32);
    std::vector<int> expected;
    for (int token = 0; token < 39; ++token)
        if (scores[static_cast<std::size_t>(token)] > 0)
            expected.push_back(token);
    QCOMPARE(expected.size(), 31u);
    expected.push_back(-1);
    for (int column = 0; column < 32; ++column)
        QCOMPARE(bars.token(column), expected[static_cast<std::size_t>(column)]);
}

void TestBars::othersAreSummedUp()
{
    const core::Scene scene = sceneOfScores(std::vector<double>(41, 0.0));
    Bars bars;
    bars.show(scene, core::attend(scene), usualSize, style(Theme::Light));
    // ten of e^0 = 1: score ln 10 = 2.302585, weight 10/41 = 0.243902
    const QString text = bars.description(31);
    for (const char *part : {"others (10)", "2.30", "10.000", "0.244", "24.4%"})
        QVERIFY2(text.contains(QString::fromLatin1(part)), qPrintable(text));
    QVERIFY(textsOf(svg(scene)).contains(QStringLiteral("others (10)")));
}

void TestBars::replacedValuesKeepTheirOrder()
{
    Bars bars;
    for (const std::vector<double> &scores : {std::vector<double>{1, 2, 3}, {3, 1, 2}, {0, 0, 5}, {2, 3, 1}}) {
        const core::Scene scene = sceneOfScores(scores);
        bars.show(scene, core::attend(scene), usualSize, style(Theme::Light));
        const QImage image = painted(bars);
        const auto height = [&](int column) { return barsOf(image, bars, column).at(1).height(); };
        for (int a = 0; a < 3; ++a)
            for (int b = 0; b < 3; ++b)
                if (scores[static_cast<std::size_t>(a)] < scores[static_cast<std::size_t>(b)])
                    QVERIFY(height(a) < height(b));
    }
}

void TestBars::everyFeedingLeadsToTheSamePicture()
{
    std::mt19937 random(7);
    const auto between = [&](double low, double high) { return std::uniform_real_distribution(low, high)(random); };
    Bars bars;
    for (int feed = 0; feed < 50; ++feed) {
        core::Scene scene = sceneOf(static_cast<int>(between(0, feed % 5 == 0 ? 50 : 8)));
        scene.query = {between(-3, 3), between(-3, 3)};
        if (feed % 3 == 0)
            for (core::Token &token : scene.tokens)
                token.name = QStringLiteral("name %1").arg(between(0, 9));
        const QSizeF size = feed % 7 == 0 ? QSizeF(300, 420) : usualSize;
        bars.show(scene, core::attend(scene), size, style(feed % 4 == 0 ? Theme::Dark : Theme::Light));
        Bars fresh;
        fresh.show(scene, core::attend(scene), size, style(feed % 4 == 0 ? Theme::Dark : Theme::Light));
        QCOMPARE(painted(bars, size), painted(fresh, size));
        QCoreApplication::processEvents();
        QCOMPARE(painted(bars, size), painted(fresh, size));
    }
}

void TestBars::aTranslatedPictureIsTheSame()
{
    const core::Scene scene = sceneOf(12);
    const QImage expected = paintedOnce(scene);
    QImage image = blank({600, 600});
    QPainter painter(&image);
    painter.translate(37, 91);
    paintBars(painter, scene, core::attend(scene), usualSize, style(Theme::Light));
    QCOMPARE(painter.worldTransform(), QTransform::fromTranslate(37, 91));
    painter.end();
    QCOMPARE(image.copy(QRect({37, 91}, usualSize.toSize())), expected);
}

void TestBars::pictureDoesNotDependOnTheDesktop()
{
    const core::Scene scene = sceneOf(12);
    const QImage expected = paintedOnce(scene);
    const QPalette palette = QApplication::palette();
    const QFont font = QApplication::font();
    QApplication::setPalette(QPalette(Qt::red, Qt::green));
    QApplication::setFont(QFont(QStringLiteral("DejaVu Sans Mono"), 30));
    QLocale::setDefault(QLocale(QLocale::German));
    const QImage image = paintedOnce(scene);
    QLocale::setDefault(QLocale::system());
    QApplication::setPalette(palette);
    QApplication::setFont(font);
    QCOMPARE(image, expected);
}

void TestBars::noTokensLeaveTheAxes()
{
    const QImage image = paintedOnce(core::Scene());
    const QRgb axis = style(Theme::Light).axis.rgb();
    int lines = 0;
    for (int y = 0; y < image.height(); ++y)
        lines += image.pixel(200, y) == axis ? 1 : 0;
    QCOMPARE(lines, 3);
    const QStringList texts = textsOf(svg(core::Scene()));
    QVERIFY(texts.contains(QStringLiteral("Σ = 0.00")));
    QCOMPARE(texts.count(QStringLiteral("Σ = 0.000")), 2);
}

void TestBars::infiniteScoresFillTheChart()
{
    const core::Scene scene = sceneOf(3);
    core::Attention attention = core::attend(scene);
    attention.scores.row(0) << infinity, 0, -infinity;
    attention.shiftedExponentials.row(0) << 1, 0, 0;
    attention.weights.row(0) << 1, 0, 0;
    Bars bars;
    bars.show(scene, attention, usualSize, style(Theme::Light));
    const QImage image = painted(bars);
    const auto first = barsOf(image, bars, 0);
    QCOMPARE(first.size(), 3u);
    QVERIFY(first[0].height() > 20);
    QVERIFY(first[1].height() > 2 * first[0].height() - 3);
    QCOMPARE(first[1].height(), first[2].height());
    QVERIFY(std::abs(barsOf(image, bars, 2)[0].height() - first[0].height()) <= 1);
    QVERIFY(bars.description(0).contains(QStringLiteral("∞")));
    QVERIFY(!bars.description(0).contains(QStringLiteral("nan"), Qt::CaseInsensitive));
}

void TestBars::scoresBeyondDoubleHaveANumber()
{
    const core::Scene scene = sceneOfScores({1000, 999, -1000});
    Bars bars;
    bars.show(scene, core::attend(scene), usualSize, style(Theme::Light));
    // mpmath: exp(1000) = 1.970e434, exp(999) = 7.248e433, exp(-1000) = 5.076e-435
    QVERIFY(bars.description(0).contains(QStringLiteral("2.0×10⁴³⁴")));
    QVERIFY(bars.description(1).contains(QStringLiteral("7.2×10⁴³³")));
    QVERIFY(bars.description(2).contains(QStringLiteral("5.1×10⁻⁴³⁵")));
    // mpmath: exp(1000) + exp(999) = 2.695e434
    QVERIFY(textsOf(svg(scene)).contains(QStringLiteral("Σ = 2.7×10⁴³⁴")));
    const QImage image = painted(bars);
    const double ratio = static_cast<double>(barsOf(image, bars, 1)[1].height()) / barsOf(image, bars, 0)[1].height();
    QVERIFY(std::abs(ratio - std::exp(-1)) < 0.02);
}

void TestBars::theSmallestWeightsStaySeen()
{
    const core::Scene scene = sceneOfScores({0, -50, -1e6});
    Bars bars;
    bars.show(scene, core::attend(scene), usualSize, style(Theme::Light));
    const QImage image = painted(bars);
    for (int column = 0; column < 3; ++column) {
        QCOMPARE(barsOf(image, bars, column).size(), 3u);
        for (const QRect &bar : barsOf(image, bars, column))
            QVERIFY(bar.height() >= 1);
    }
}

void TestBars::equalTinyScoresAreNotBlownUp()
{
    const core::Scene scene = sceneOfScores({1e-12, -1e-12, 0});
    Bars bars;
    bars.show(scene, core::attend(scene), usualSize, style(Theme::Light));
    const QImage image = painted(bars);
    for (int column = 0; column < 3; ++column)
        QVERIFY(barsOf(image, bars, column)[0].height() <= 1);
}

void TestBars::namesAreLiteral()
{
    core::Scene scene = core::chapterExample();
    scene.tokens[0].name = QStringLiteral("q<k");
    scene.tokens[1].name = QStringLiteral("<b>%1</b>");
    scene.tokens[2].name = QStringLiteral("a_1^2");
    const QStringList texts = textsOf(svg(scene));
    Bars bars;
    bars.show(scene, core::attend(scene), usualSize, style(Theme::Light));
    for (int column = 0; column < 3; ++column) {
        const QString name = scene.tokens[static_cast<std::size_t>(column)].name;
        QVERIFY2(texts.contains(name), qPrintable(name));
        QVERIFY2(bars.description(column).contains(name), qPrintable(bars.description(column)));
        QVERIFY(bars.description(column).contains(QStringLiteral("key %1").arg(column + 1)));
    }
}

void TestBars::equalNamesHaveColumnsOfTheirOwn()
{
    core::Scene scene = core::chapterExample();
    for (core::Token &token : scene.tokens)
        token.name = QStringLiteral("cat");
    QCOMPARE(textsOf(svg(scene)).count(QStringLiteral("cat")), 3);
    Bars bars;
    bars.show(scene, core::attend(scene), usualSize, style(Theme::Light));
    QCOMPARE(bars.columns(), 3);
    const QImage image = painted(bars);
    for (int column = 0; column < 3; ++column)
        QCOMPARE(barsOf(image, bars, column).size(), 3u);
}

void TestBars::roundedPercentagesAreOwnedUpTo()
{
    Bars bars;
    const core::Scene equal = sceneOfScores({0, 0, 0}); // 33.3% three times
    bars.show(equal, core::attend(equal), usualSize, style(Theme::Light));
    QVERIFY(bars.description(0).contains(QStringLiteral("rounded")));
    QVERIFY(textsOf(svg(equal)).contains(QStringLiteral("Σ = 1.000")));
    const core::Scene chapter = core::chapterExample(); // 66.5 + 24.5 + 9.0
    bars.show(chapter, core::attend(chapter), usualSize, style(Theme::Light));
    QVERIFY(!bars.description(0).contains(QStringLiteral("rounded")));
}

void TestBars::vectorFilesHoldTextAndNoPictures()
{
    const core::Scene scene = sceneOf(40);
    const QByteArray drawing = svg(scene);
    QVERIFY(!drawing.contains("<image"));
    QVERIFY(!drawing.contains("nan"));
    QVERIFY(textsOf(drawing).size() > 20);

    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(72);
    QPainter painter(&writer);
    paintBars(painter, scene, core::attend(scene), usualSize, style(Theme::Light));
    painter.end();
    QVERIFY(buffer.data().contains("/FontFile"));
    QVERIFY(!buffer.data().contains("/Image\n") && !buffer.data().contains("/Subtype /Image"));
}

void TestBars::scoresOfNothingHaveTheUsualAxis_data()
{
    QTest::addColumn<std::vector<double>>("scores");
    QTest::addColumn<QString>("lowest");
    QTest::newRow("zeros") << std::vector{0.0, 0.0, 0.0} << QStringLiteral("−1");
    QTest::newRow("printed as zeros") << std::vector{0.0, 0.001, -0.0049} << QStringLiteral("−1");
    QTest::newRow("printed as 0.01") << std::vector{0.0, 0.006} << QStringLiteral("−0.01");
    QTest::newRow("small") << std::vector{0.0, 0.05} << QStringLiteral("−0.05");
}

void TestBars::scoresOfNothingHaveTheUsualAxis()
{
    QFETCH(const std::vector<double>, scores);
    QFETCH(const QString, lowest);
    const QStringList texts = textsOf(svg(sceneOfScores(scores)));
    QVERIFY2(texts.contains(lowest), qPrintable(texts.join(u' ')));
}

void TestBars::axesEndAtRoundNumbers_data()
{
    QTest::addColumn<double>("most");
    QTest::addColumn<QString>("maximum");
    const auto row = [](double most, const char *maximum) {
        QTest::addRow("%g", most) << most << QString::fromUtf8(maximum);
    };
    row(1, "1");
    row(1.01, "1.5");
    row(2.718, "3");
    row(3.5, "4");
    row(5.5, "6");
    row(6.5, "8");
    row(8.5, "10");
    row(0.01, "0.01");
    row(0.3, "0.3");
    row(99.9, "100");
    row(100, "100");
    row(1000, "1000");
    row(1e6, "10⁶");
    row(1.2e12, "1.5×10¹²");
    row(1e-12, "10⁻¹²");
    row(1.7e308, "2×10³⁰⁸");
}

void TestBars::axesEndAtRoundNumbers()
{
    QFETCH(double, most);
    QFETCH(QString, maximum);
    QCOMPARE(tickText(niceMaximum(core::decimal(most))), maximum);
}

void TestBars::ticksAreShort_data()
{
    QTest::addColumn<double>("mantissa");
    QTest::addColumn<double>("exponent");
    QTest::addColumn<QString>("text");
    QTest::newRow("zero") << 0.0 << 7.0 << QStringLiteral("0");
    QTest::newRow("half") << 0.5 << 0.0 << QStringLiteral("0.5");
    QTest::newRow("negative") << -1.5 << 1.0 << QStringLiteral("−15");
    QTest::newRow("half of a large one") << 0.75 << 12.0 << QStringLiteral("7.5×10¹¹");
    QTest::newRow("negative power") << -1.0 << 434.0 << QStringLiteral("−10⁴³⁴");
    QTest::newRow("infinite") << 1.0 << infinity << QString();
}

void TestBars::ticksAreShort()
{
    QFETCH(double, mantissa);
    QFETCH(double, exponent);
    QFETCH(QString, text);
    QCOMPARE(tickText({mantissa, exponent}), text);
}

void TestBars::feedingAndPaintingIsQuick_data()
{
    QTest::addColumn<int>("tokens");
    for (const int tokens : {3, 32, 100})
        QTest::addRow("%d tokens", tokens) << tokens;
}

void TestBars::feedingAndPaintingIsQuick()
{
    QFETCH(int, tokens);
    core::Scene scene = sceneOf(tokens);
    Bars bars;
    QImage image = blank();
    int step = 0;
    QBENCHMARK
    {
        scene.query = {std::cos(0.01 * step), std::sin(0.01 * step)};
        ++step;
        bars.show(scene, core::attend(scene), usualSize, style(Theme::Light));
        image.fill(Qt::white);
        QPainter painter(&image);
        bars.paint(painter);
    }
    QCOMPARE(bars.columns(), std::min(tokens, Bars::mostBars));
}

QTEST_MAIN(TestBars)
#include "tst_bars.moc"
