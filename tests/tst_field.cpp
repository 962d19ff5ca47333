#include "core/field.h"
#include "tests/randompoints.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <thread>

using namespace core;

namespace {

using Real = long double;
using Colours = Eigen::Matrix3Xf;

Scene randomScene(int tokens, double keySize)
{
    Scene result;
    for (int j = 0; j < tokens; ++j) {
        const bool repeats = j > 0 && engine() % 8 == 0;
        result.tokens.push_back(
            {{}, repeats ? result.tokens[engine() % std::size_t(j)].key : randomPoint(keySize), {0, 0}});
    }
    return result;
}

Colours randomColours(int tokens)
{
    Colours result(3, tokens);
    for (float &part : result.reshaped())
        part = static_cast<float>(std::abs(uniform(1)));
    return result;
}

// Softmax of one query, in long double.
Eigen::Matrix<Real, 3, 1> directColour(const Scene &scene, const Colours &colours, const Point &query)
{
    std::vector<Real> scores;
    for (const Token &token : scene.tokens)
        scores.push_back((Real(query.x()) * token.key.x() + Real(query.y()) * token.key.y()) / scene.temperature);
    const Real largest = *std::max_element(scores.begin(), scores.end());
    Real sum = 0;
    Eigen::Matrix<Real, 3, 1> colour(0, 0, 0);
    for (std::size_t j = 0; j < scores.size(); ++j) {
        const Real exponential = std::exp(scores[j] - largest);
        sum += exponential;
        colour += exponential * colours.col(Eigen::Index(j)).cast<Real>();
    }
    return colour / sum;
}

std::vector<float> coloursOf(const Field &field)
{
    std::vector<float> result(3 * std::size_t(field.grid().columns) * std::size_t(field.grid().rows),
                              std::numeric_limits<float>::quiet_NaN());
    field.colours(0, field.grid().rows, result.data());
    return result;
}

// The largest error of a colour; infinite for a NaN.
double largestError(const Scene &scene, const Colours &colours, const QueryGrid &grid)
{
    const std::vector<float> mixed = coloursOf(Field(scene, colours, grid));
    const float *colour = mixed.data();
    double largest = 0;
    for (int row = 0; row < grid.rows; ++row) {
        for (int column = 0; column < grid.columns; ++column) {
            const auto truth = directColour(scene, colours, grid.query(column, row));
            for (int i = 0; i < 3; ++i) {
                const auto error = static_cast<double>(std::abs(*colour++ - truth[i]));
                largest = std::isfinite(error) ? std::max(largest, error) : HUGE_VAL;
            }
        }
    }
    return largest;
}

QueryGrid gridAround(const Point &centre, double width, int columns, int rows)
{
    const double step = width / columns;
    return {centre + Point(-width / 2, step * rows / 2), {step, -step}, columns, rows};
}

} // namespace

/// The field, pixel by pixel against softmax in long double.
class TestField : public QObject {
    Q_OBJECT

private slots:
    void coloursEqualSoftmaxAtEveryZoom();
    void everyTokenOfManyTakesPart();
    void temperatureIsPartOfIt();
    void nothingOverflowsAtTheLimits();
    void gridsTooSmallForABlockArePainted();
    void pixelsAreTheColoursRounded();
    void rowsPaintedApartMakeTheWhole();
    void coarserGridSeesTheCentres();
    void stopsWhenAsked();
    void noTokensAreWhiteAndOneIsItsColour();
};

void TestField::coloursEqualSoftmaxAtEveryZoom()
{
    engine.seed(1);
    double largest = 0;
    for (int i = 0; i < 200; ++i) {
        const int tokens = 1 + static_cast<int>(engine() % 20);
        const double keySize = std::pow(10.0, uniform(3));
        const double width = std::pow(10.0, 1.5 + uniform(4.5)); // 10⁻³ to 10⁶
        const Scene scene = randomScene(tokens, keySize);
        const Point centre = i % 3 == 0 ? Point(0, 0) : randomPoint(i % 3 == 1 ? width : std::min(1e6, 100 * width));
        largest = std::max(largest, largestError(scene, randomColours(tokens), gridAround(centre, width, 601, 9)));
    }
    qInfo("largest error of a colour: %.2g", largest);
    QVERIFY(largest < 1e-5);
}

void TestField::everyTokenOfManyTakesPart()
{
    engine.seed(2);
    for (const int tokens : {100, 300, 1000})
        QVERIFY(largestError(randomScene(tokens, 1), randomColours(tokens), gridAround({0, 0}, 3, 70, 5)) < 1e-5);
}

void TestField::temperatureIsPartOfIt()
{
    engine.seed(3);
    for (const double temperature : {1e-6, 1e-2, 0.5, 3.0, 1e6}) {
        Scene scene = randomScene(6, 2);
        scene.temperature = temperature;
        QVERIFY(largestError(scene, randomColours(6), gridAround({0, 0}, 5, 300, 20)) < 1e-5);
        QVERIFY(largestError(scene, randomColours(6), gridAround({0, 0}, 5 * temperature, 300, 20)) < 1e-5);
    }
}

void TestField::nothingOverflowsAtTheLimits()
{
    engine.seed(4);
    Scene scene = randomScene(8, largestCoordinate);
    const Colours colours = randomColours(8);
    for (const double temperature : {5e-324, 1e-300, 1e-6, 1.0, largestTemperature}) {
        scene.temperature = temperature;
        for (const double width : {1e-9, 1e-3, 1.0, 2e6}) {
            for (const float part : coloursOf(Field(scene, colours, gridAround({0, 0}, width, 200, 10))))
                QVERIFY(part >= 0 && part <= 1.00001F);
        }
    }
}

void TestField::gridsTooSmallForABlockArePainted()
{
    engine.seed(5);
    const Scene scene = randomScene(5, 3);
    const Colours colours = randomColours(5);
    for (const int columns : {1, 2, 15, 16, 17, 255, 256, 257, 513})
        QVERIFY(largestError(scene, colours, gridAround({0.5, 0.2}, 4, columns, 3)) < 1e-5);
}

void TestField::pixelsAreTheColoursRounded()
{
    engine.seed(6);
    const Scene scene = randomScene(7, 2);
    const Field field(scene, randomColours(7), gridAround({0, 0}, 6, 301, 40));
    const std::vector<float> colours = coloursOf(field);
    std::vector<std::uint32_t> pixels(colours.size() / 3);
    QVERIFY(field.paint(0, field.grid().rows, pixels.data()));
    for (std::size_t i = 0; i < pixels.size(); ++i) {
        QCOMPARE(pixels[i] >> 24, 255U);
        for (std::size_t part = 0; part < 3; ++part) {
            const auto rounded = static_cast<std::uint32_t>(std::floor(colours[3 * i + part] * 255.0F + 0.5F));
            QCOMPARE(pixels[i] >> (16 - 8 * part) & 255U, rounded);
        }
    }
}

void TestField::rowsPaintedApartMakeTheWhole()
{
    engine.seed(7);
    const Field field(randomScene(9, 2), randomColours(9), gridAround({1, 1}, 60, 300, 64));
    constexpr std::size_t half = std::size_t(300) * 32;
    std::vector<std::uint32_t> whole(2 * half);
    std::vector<std::uint32_t> parts(2 * half);
    QVERIFY(field.paint(0, 64, whole.data()));
    std::thread upper([&] { field.paint(0, 32, parts.data()); });
    std::thread lower([&] { field.paint(32, 64, parts.data() + half); });
    upper.join();
    lower.join();
    QVERIFY(parts == whole);
}

// The centre of a pixel of 5 × 5 is the centre of its middle pixel.
void TestField::coarserGridSeesTheCentres()
{
    const QueryGrid grid{{-3, 2}, {0.25, -0.5}, 23, 11};
    const QueryGrid coarse = coarser(grid, 5);
    QCOMPARE(coarse.columns, 5);
    QCOMPARE(coarse.rows, 3);
    QVERIFY(coarse.query(0, 0) == grid.query(2, 2));
    QVERIFY(coarse.query(3, 1) == grid.query(17, 7));
}

void TestField::stopsWhenAsked()
{
    const Field field(chapterExample(), randomColours(3), gridAround({0, 0}, 6, 100, 100));
    std::vector<std::uint32_t> pixels(10000, 7);
    std::stop_source source;
    source.request_stop();
    QVERIFY(!field.paint(0, 100, pixels.data(), source.get_token()));
    QVERIFY(std::all_of(pixels.begin(), pixels.end(), [](std::uint32_t pixel) { return pixel == 7; }));
    QVERIFY(field.paint(0, 100, pixels.data(), std::stop_source().get_token()));
    QVERIFY(std::none_of(pixels.begin(), pixels.end(), [](std::uint32_t pixel) { return pixel == 7; }));
}

void TestField::noTokensAreWhiteAndOneIsItsColour()
{
    std::vector<std::uint32_t> pixels(30);
    QVERIFY(Field(Scene{}, Colours(3, 0), gridAround({0, 0}, 6, 10, 3)).paint(0, 3, pixels.data()));
    QVERIFY(std::all_of(pixels.begin(), pixels.end(), [](std::uint32_t pixel) { return pixel == 0xffffffffU; }));
    Scene one;
    one.tokens.push_back({{}, {1e3, -20}, {0, 0}});
    const Colours colour = Eigen::Vector3f(0, 0x72 / 255.0F, 0xb2 / 255.0F);
    QVERIFY(Field(one, colour, gridAround({0, 0}, 6, 10, 3)).paint(0, 3, pixels.data()));
    QVERIFY(std::all_of(pixels.begin(), pixels.end(), [](std::uint32_t pixel) { return pixel == 0xff0072b2U; }));
}

QTEST_GUILESS_MAIN(TestField)
#include "tst_field.moc"
