#include "core/attention.h"
#include "core/hull.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>
#include <random>

using namespace core;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

Scene scene(const Point &query, const std::vector<Point> &keys, const std::vector<Point> &values,
            double temperature = 1)
{
    Scene result{query, temperature, 0, {}};
    for (std::size_t j = 0; j < keys.size(); ++j)
        result.tokens.push_back({{}, keys[j], values[j]});
    return result;
}

// How many doubles lie from one positive number to the other.
std::int64_t unitsApart(double a, double b)
{
    return std::abs(std::bit_cast<std::int64_t>(a) - std::bit_cast<std::int64_t>(b));
}

QList<QByteArray> linesOf(const char *name)
{
    QFile file(QStringLiteral(TEST_DATA "/%1").arg(QLatin1String(name)));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll().trimmed().split('\n');
}

// The numbers of one line of a table, taken one after the other.
class Cells {
public:
    explicit Cells(const QByteArray &line) : m_next(line.constData()) {}

    double next()
    {
        char *end = nullptr;
        const double number = std::strtod(m_next, &end);
        m_next = end;
        return number;
    }

private:
    const char *m_next;
};

// A scene of the random properties: few tokens mostly, of every size, with ties and repeated vectors.
class Scenes {
public:
    Scene next()
    {
        Scene result;
        const double keySize = size();
        const double valueSize = size();
        result.query = point(size());
        result.temperature = bits() % 4 == 0 ? std::exp(unit() * 6) : 1;
        const std::size_t count = bits() % 64 == 0 ? 40 : 1 + bits() % 5;
        for (std::size_t j = 0; j < count; ++j) {
            const bool repeat = j > 0 && bits() % 8 == 0;
            result.tokens.push_back({{}, repeat ? result.tokens[j - 1].key : point(keySize), point(valueSize)});
            if (bits() % 8 == 0 && j > 0)
                result.tokens[j].value = result.tokens[j - 1].value;
            if (bits() % 16 == 0)
                result.tokens[j].key.x() = std::nextafter(result.tokens[j].key.x(), 1);
        }
        return result;
    }

    double unit() { return static_cast<double>(static_cast<std::int64_t>(bits())) * 0x1p-63; } ///< in [−1, 1]

private:
    std::uint64_t bits() { return m_engine(); }
    Point point(double size)
    {
        const double x = unit() * size;
        return {x, unit() * size};
    }
    double size()
    {
        static constexpr std::array<double, 8> sizes{1, 1, 2, 3, 10, 30, 1e3, 1e6};
        return sizes[bits() % sizes.size()];
    }

    std::mt19937_64 m_engine{20240501};
};

} // namespace

/// Attention, against mpmath, rationals and long double, and its properties in random scenes.
class TestAttention : public QObject {
    Q_OBJECT

private slots:
    void chapterExampleHasItsNumbers();
    void weightsEqualMpmath();
    void dotEqualsRationals();
    void randomScenesKeepTheirProperties();
    void noTokensGiveNoOutput();
    void oneTokenGivesItsValue();
    void equalValuesGiveThatValue();
    void collinearValuesKeepOutputOnTheirLine();
    void tiniestTemperatureIsTheLimit();
    void weightsAreRightAtAnySize();
    void zeroQueryGivesEqualWeights();
    void shiftMovesScoresOnly();
    void exponentialsMayLeaveTheRangeOfDouble();
    void emptyMatricesAreAnswered();
    void matricesAgreeWithLongDouble();
    void attentionsOfDifferentShapeDiffer();
};

void TestAttention::chapterExampleHasItsNumbers()
{
    const Scene example = scene({1, 0}, {{1, 0}, {0, 1}, {-1, 0}}, {{2, 0}, {0, 2}, {0, 0}});
    const Attention attention = attend(example);
    const std::array scores{1.0, 0.0, -1.0};
    // By mpmath with 40 digits.
    const std::array weights{0.665240955774821889, 0.244728471054797652, 0.090030573170380457};
    const std::array exponentials{2.718281828459045235, 1.0, 0.367879441171442322};
    for (int j = 0; j < 3; ++j) {
        const auto token = static_cast<std::size_t>(j);
        QCOMPARE(attention.scores(0, j), scores[token]);
        QVERIFY(std::abs(attention.weights(0, j) - weights[token]) <= 1e-15);
        QVERIFY(std::abs(exponential(attention, j) - exponentials[token]) <= 1e-15);
    }
    QVERIFY(std::abs(sumOfExponentials(attention) - 4.086161269630487557) <= 2e-15);
    const std::optional<Point> z = output(attention);
    QVERIFY(z.has_value());
    QVERIFY(std::abs(z->x() - 1.330481911549643779) <= 1e-15);
    QVERIFY(std::abs(z->y() - 0.489456942109595304) <= 1e-15);
}

void TestAttention::weightsEqualMpmath()
{
    const QList<QByteArray> lines = linesOf("softmax_table.txt");
    QVERIFY(lines.size() >= 2000);
    std::int64_t worst = 0;
    for (const QByteArray &line : lines) {
        Cells cells(line);
        const auto dimension = static_cast<Eigen::Index>(cells.next());
        const auto count = static_cast<Eigen::Index>(cells.next());
        const double temperature = cells.next();
        Rows query(1, dimension);
        Rows keys(count, dimension);
        Rows expected(1, count);
        std::generate_n(query.data(), dimension, [&cells] { return cells.next(); });
        for (Eigen::Index j = 0; j < count; ++j) {
            std::generate_n(keys.data() + j * dimension, dimension, [&cells] { return cells.next(); });
            expected(0, j) = cells.next();
        }
        const Rows weights = attend(query, keys, Rows(count, 0), temperature).weights;
        for (Eigen::Index j = 0; j < count; ++j) {
            if (expected(0, j) == 0)
                QVERIFY2(weights(0, j) < 1.01e-300, line.left(200));
            else
                worst = std::max(worst, unitsApart(weights(0, j), expected(0, j)));
            // The table is rounded too, by half a unit.
            QVERIFY2(worst <= 3, line.left(200));
        }
    }
    qInfo("%d cases, at most %d units in the last place away", static_cast<int>(lines.size()), static_cast<int>(worst));
}

void TestAttention::dotEqualsRationals()
{
    const QList<QByteArray> lines = linesOf("dot_table.txt");
    QVERIFY(lines.size() >= 2000);
    for (const QByteArray &line : lines) {
        Cells cells(line);
        std::array<double, 5> numbers{};
        std::generate(numbers.begin(), numbers.end(), [&cells] { return cells.next(); });
        const Point query(numbers[0], numbers[1]);
        const Point key(numbers[2], numbers[3]);
        const double exact = numbers[4];
        for (const double product : {dot(query, key), dot(key, query), dot(-query, -key)}) {
            if (exact == 0)
                QCOMPARE(product, 0.0);
            else // subnormal products are rounded three times, and the table once
                QVERIFY2(std::signbit(product) == std::signbit(exact) &&
                             unitsApart(std::abs(product), std::abs(exact)) <= (std::abs(exact) < 1e-300 ? 2 : 1),
                         line);
        }
    }
}

void TestAttention::randomScenesKeepTheirProperties()
{
    Scenes scenes;
    for (int i = 0; i < RANDOM_SCENES; ++i) {
        Scene placed = scenes.next();
        const Attention attention = attend(placed);
        const auto count = static_cast<int>(placed.tokens.size());
        const double *weights = attention.weights.data();
        const double *scores = attention.scores.data();
        double sum = 0;
        double valueSize = 0;
        bool right = true;
        for (int j = 0; j < count; ++j) {
            sum += weights[j];
            valueSize = std::max(valueSize, placed.tokens[static_cast<std::size_t>(j)].value.cwiseAbs().maxCoeff());
            right = right && weights[j] >= 0 && weights[j] <= 1;
            for (int other = 0; other < j; ++other) {
                if (scores[j] == scores[other])
                    continue;
                right =
                    right && (scores[j] > scores[other] ? weights[j] >= weights[other] : weights[j] <= weights[other]);
            }
        }
        QVERIFY2(right && std::abs(sum - 1) <= count * 1e-15, qPrintable(QString::number(i)));

        placed.shift = 1000 * scenes.unit();
        const Attention shifted = attend(placed);
        for (int j = 0; j < count; ++j)
            right = right && std::abs(shifted.weights.data()[j] - weights[j]) <= 1e-12;
        QVERIFY2(right, qPrintable(QString::number(i)));

        const std::vector<Point> corners = convexHull(values(placed));
        QVERIFY2(contains(corners, *output(attention), 1e-15 * valueSize), qPrintable(QString::number(i)));
    }
}

void TestAttention::noTokensGiveNoOutput()
{
    const Attention attention = attend(scene({1, 2}, {}, {}));
    QCOMPARE(attention.scores.rows(), 1);
    QCOMPARE(attention.scores.cols(), 0);
    QCOMPARE(attention.weights.size(), 0);
    QVERIFY(!output(attention).has_value());
    QCOMPARE(sumOfExponentials(attention), 0.0);
}

void TestAttention::oneTokenGivesItsValue()
{
    for (const double size : {0.0, 1e-300, 0.1, 1.0, 999999.9}) {
        for (const double temperature : {5e-324, 1.0, 1e6}) {
            const Point value(-size, 0.3);
            const Attention attention = attend(scene({size, 3}, {{-size, 7}}, {value}, temperature));
            QCOMPARE(attention.weights(0, 0), 1.0);
            QCOMPARE(attention.shiftedExponentials(0, 0), 1.0);
            QVERIFY(output(attention) == value);
        }
    }
}

void TestAttention::equalValuesGiveThatValue()
{
    Scenes scenes;
    for (int i = 0; i < 10000; ++i) {
        Scene placed = scenes.next();
        for (Token &token : placed.tokens)
            token.value = placed.tokens.front().value;
        QVERIFY(output(attend(placed)) == placed.tokens.front().value);
    }
}

void TestAttention::collinearValuesKeepOutputOnTheirLine()
{
    Scenes scenes;
    for (int i = 0; i < 10000; ++i) {
        Scene placed = scenes.next();
        const Point base = placed.tokens.front().value;
        double position = 0;
        for (Token &token : placed.tokens)
            token.value = base * (position++ / 4);
        const double size = placed.tokens.back().value.cwiseAbs().maxCoeff();
        QVERIFY(contains(convexHull(values(placed)), *output(attend(placed)), 1e-15 * size));
    }
}

void TestAttention::tiniestTemperatureIsTheLimit()
{
    const std::vector<Point> values{{1, 0}, {0, 1}, {-1, 0}};
    const double tiny = std::numeric_limits<double>::denorm_min();
    const auto weights = [&](const Point &query, const std::vector<Point> &keys) {
        const Attention attention = attend(scene(query, keys, values, tiny));
        return Point(attention.weights(0, 0), attention.weights(0, 2));
    };
    // Ties share, and any lead wins, be it 10⁻³⁰ of the products.
    QVERIFY(weights({1, 1}, {{1, 0}, {0, 1}, {-3, 2}}) == Point(0.5, 0));
    QVERIFY(weights({1, 1}, {{0, 0}, {0, 0}, {1e-300, 0}}) == Point(0, 1));
    QVERIFY(weights({1e6, 1e-18}, {{1e6, 0}, {1e6, 0}, {1e6, 1}}) == Point(0, 1));
    QVERIFY(weights({-1e6, 1e-18}, {{1e6, 0}, {1e6, 0}, {1e6, -1}}) == Point(0.5, 0));
    QVERIFY(weights({3, 7}, {{7, -3}, {-7, 3}, {0, 0}}) == Point(1.0 / 3, 1.0 / 3));

    const Attention attention = attend(scene({1, 0}, {{1, 0}, {1, 0}, {-1, 0}}, values, tiny));
    QCOMPARE(attention.scores(0, 0), infinity);
    QCOMPARE(attention.scores(0, 2), -infinity);
    QCOMPARE(attention.shiftedExponentials(0, 1), 1.0);
    QCOMPARE(attention.shiftedExponentials(0, 2), 0.0);
    QVERIFY(output(attention) == Point(0.5, 0.5));
}

void TestAttention::weightsAreRightAtAnySize()
{
    // e/(e + 1), by mpmath.
    const double expected = 0.731058578630004879;
    for (const double base : {0.0, -1e6, 1e6, 1e12, -1e12, 1e15}) {
        const Rows weights =
            attend(Rows::Constant(1, 1, 1), Rows{{base}, {base + 1}, {base - 1e4}}, Rows(3, 0)).weights;
        QVERIFY(unitsApart(weights(0, 1), expected) <= 4);
        QCOMPARE(weights(0, 2), 0.0);
    }
    const Rows equal = attend(Rows::Constant(1, 1, 1e200), Rows::Constant(7, 1, -1e200), Rows(7, 0), 1e-200).weights;
    for (int j = 0; j < 7; ++j)
        QCOMPARE(equal(0, j), 1.0 / 7);
}

void TestAttention::zeroQueryGivesEqualWeights()
{
    for (const double temperature : {5e-324, 1e-10, 1.0, 1e6}) {
        const Attention attention =
            attend(scene({0, -0.0}, {{5, 1}, {-1e6, 3}, {0, 0}}, {{1, 0}, {1, 3}, {4, 0}}, temperature));
        for (int j = 0; j < 3; ++j)
            QCOMPARE(attention.weights(0, j), 1.0 / 3);
        QVERIFY(output(attention) == Point(2, 1));
    }
}

void TestAttention::shiftMovesScoresOnly()
{
    Scene placed = scene({1, 0.5}, {{1, 0}, {0, 3}, {-1, 0}}, {{2, 0}, {0, 2}, {0, 0}}, 2);
    const Attention before = attend(placed);
    for (const double shift : {-1e6, -1.25, 0.1, 1e6}) {
        placed.shift = shift;
        const Attention after = attend(placed);
        QVERIFY(after.weights == before.weights);
        QVERIFY(after.output == before.output);
        QCOMPARE(after.scores(0, 0), 0.5 + shift);
        QCOMPARE(after.scores(0, 1), 0.75 + shift);
    }
}

void TestAttention::exponentialsMayLeaveTheRangeOfDouble()
{
    const Attention attention = attend(scene({1, 0}, {{800, 0}, {709, 0}, {-800, 0}}, {{0, 0}, {0, 0}, {0, 0}}));
    QCOMPARE(exponential(attention, 0), infinity);
    QVERIFY(std::isfinite(exponential(attention, 1)));
    QCOMPARE(exponential(attention, 2), 0.0);
    QCOMPARE(sumOfExponentials(attention), infinity);
    const Attention sum = attend(scene({1, 0}, {{709.7, 0}, {709.7, 0}}, {{0, 0}, {0, 0}}));
    QVERIFY(std::isfinite(exponential(sum, 0)));
    QCOMPARE(sumOfExponentials(sum), infinity);
}

void TestAttention::emptyMatricesAreAnswered()
{
    const Attention noTokens = attend(Rows(2, 3), Rows(0, 3), Rows(0, 4));
    QCOMPARE(noTokens.weights.rows(), 2);
    QCOMPARE(noTokens.weights.cols(), 0);
    QCOMPARE(noTokens.output.rows(), 0);
    const Attention noQueries = attend(Rows(0, 3), Rows::Ones(2, 3), Rows::Ones(2, 4));
    QCOMPARE(noQueries.weights.rows(), 0);
    QCOMPARE(noQueries.output.rows(), 0);
    QCOMPARE(noQueries.output.cols(), 4);
    const Attention noDimension = attend(Rows(1, 0), Rows(4, 0), Rows::Ones(4, 1));
    for (int j = 0; j < 4; ++j) {
        QCOMPARE(noDimension.scores(0, j), 0.0);
        QCOMPARE(noDimension.weights(0, j), 0.25);
    }
    QCOMPARE(noDimension.output(0, 0), 1.0);
}

void TestAttention::matricesAgreeWithLongDouble()
{
    using Precise = Eigen::Matrix<long double, Eigen::Dynamic, Eigen::Dynamic>;
    std::mt19937_64 engine(3);
    std::normal_distribution<double> normal;
    const auto random = [&](Eigen::Index rows, Eigen::Index columns) {
        return Rows(Rows::NullaryExpr(rows, columns, [&] { return normal(engine); }));
    };
    for (const Eigen::Index dimension : {1, 2, 3, 64}) {
        const Rows queries = random(5, dimension);
        const Rows keys = random(70, dimension);
        const Rows values = random(70, 6);
        const Attention attention = attend(queries, keys, values, 1.5, 0.25);
        const Precise products = queries.cast<long double>() * keys.cast<long double>().transpose() / 1.5L;
        for (Eigen::Index i = 0; i < 5; ++i) {
            const Precise shifted = (products.row(i).array() - products.row(i).maxCoeff()).exp();
            const Precise weights = shifted / shifted.sum();
            const Precise mixed = weights * values.cast<long double>();
            for (Eigen::Index j = 0; j < 70; ++j) {
                QVERIFY(std::abs(attention.scores(i, j) - products(i, j) - 0.25L) < 1e-14L);
                QVERIFY(std::abs(attention.shiftedExponentials(i, j) - shifted(0, j)) < 2e-16L);
                QVERIFY(std::abs(attention.weights(i, j) - weights(0, j)) < 4e-16L * weights(0, j));
            }
            for (Eigen::Index coordinate = 0; coordinate < 6; ++coordinate)
                QVERIFY(std::abs(attention.output(i, coordinate) - mixed(0, coordinate)) < 4e-16L);
        }
    }
}

void TestAttention::attentionsOfDifferentShapeDiffer()
{
    const Attention three = attend(scene({1, 0}, {{1, 0}, {0, 1}, {-1, 0}}, {{2, 0}, {0, 2}, {0, 0}}));
    const Attention two = attend(scene({1, 0}, {{1, 0}, {0, 1}}, {{2, 0}, {0, 2}}));
    QVERIFY(three == three);
    QVERIFY(two != three);
    QVERIFY(two != attend(Scene{}));
}

QTEST_GUILESS_MAIN(TestAttention)
#include "tst_attention.moc"
