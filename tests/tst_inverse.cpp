#include "core/attention.h"
#include "core/hull.h"
#include "core/inverse.h"
#include "tests/randompoints.h"

#include <QTest>

#include <array>
#include <cmath>
#include <limits>
#include <numbers>

using namespace core;

namespace {

#ifdef SANITIZED
constexpr int randomScenes = 80; // each takes long there
#else
constexpr int randomScenes = 1000;
#endif

using Real = long double;
using Vector = Eigen::Matrix<Real, 2, 1>;
using Matrix = Eigen::Matrix<Real, 2, 2>;
using State = Inverse::State;

constexpr double infinity = std::numeric_limits<double>::infinity();

Scene randomScene(int tokens, bool valuesAreKeys)
{
    Scene result;
    result.query = randomPoint(1);
    result.temperature = engine() % 2 == 0 ? 1 : std::exp(uniform(1.5));
    for (int j = 0; j < tokens; ++j) {
        const Point key = randomPoint(2);
        result.tokens.push_back({{}, key, valuesAreKeys ? key : randomPoint(2)});
    }
    return result;
}

Scene scene(const Point &query, const std::vector<Point> &keys, const std::vector<Point> &values)
{
    Scene result{query, 1, 0, {}};
    for (std::size_t j = 0; j < keys.size(); ++j)
        result.tokens.push_back({{}, keys[j], values[j]});
    return result;
}

int randomCount()
{
    return 3 + static_cast<int>(engine() % 6);
}

/// Attention at a query by its definition, in long double: the truth that answers are held against.
struct Direct {
    Direct(const Scene &scene, Real x, Real y)
    {
        const auto score = [&](const Token &token) {
            return (x * token.key.x() + y * token.key.y()) / scene.temperature;
        };
        Real largest = -std::numeric_limits<Real>::infinity();
        for (const Token &token : scene.tokens)
            largest = std::max(largest, score(token));
        Real sum = 0;
        for (const Token &token : scene.tokens)
            sum += weights.emplace_back(std::exp(score(token) - largest));
        Vector key(0, 0);
        for (std::size_t j = 0; j < weights.size(); ++j) {
            weights[j] /= sum;
            output += weights[j] * scene.tokens[j].value.cast<Real>();
            key += weights[j] * scene.tokens[j].key.cast<Real>();
        }
        for (std::size_t j = 0; j < weights.size(); ++j) {
            jacobian += weights[j] / scene.temperature * (scene.tokens[j].value.cast<Real>() - output) *
                        (scene.tokens[j].key.cast<Real>() - key).transpose();
        }
    }

    Real determinant() const { return jacobian(0, 0) * jacobian(1, 1) - jacobian(0, 1) * jacobian(1, 0); }
    Real largestSingular() const
    {
        const Real sum = std::hypot(jacobian(0, 0) + jacobian(1, 1), jacobian(1, 0) - jacobian(0, 1));
        const Real difference = std::hypot(jacobian(0, 0) - jacobian(1, 1), jacobian(1, 0) + jacobian(0, 1));
        return (sum + difference) / 2;
    }
    Real smallestSingular() const { return std::abs(determinant()) / largestSingular(); }
    double distance(const Point &target) const { return static_cast<double>((output - target.cast<Real>()).norm()); }

    std::vector<Real> weights;
    Vector output = Vector::Zero();
    Matrix jacobian = Matrix::Zero();
};

Direct direct(const Scene &scene, const Point &query)
{
    return {scene, query.x(), query.y()};
}

Point outputOf(const Scene &scene)
{
    return *output(attend(scene));
}

Real area(const Point &a, const Point &b, const Point &c)
{
    return Real(b.x() - a.x()) * Real(c.y() - a.y()) - Real(b.y() - a.y()) * Real(c.x() - a.x());
}

bool isInTriangle(const Point &a, const Point &b, const Point &c, const Point &point)
{
    const Real first = area(a, b, point);
    const Real second = area(b, c, point);
    const Real third = area(c, a, point);
    return (first > 0 && second > 0 && third > 0) || (first < 0 && second < 0 && third < 0);
}

/// A search of the plane of queries, ring by ring, for all that give one target.
class DenseSearch {
public:
    DenseSearch(const Scene &scene, const Point &target) : m_scene(scene), m_target(target)
    {
        constexpr int rings = 160;
        std::vector<Point> inner(around, plainOutput({0, 0}));
        for (int ring = 1; ring <= rings; ++ring) {
            std::vector<Point> outer;
            for (int i = 0; i < around; ++i)
                outer.push_back(plainOutput(query(ring, i)));
            for (int i = 0; i < around; ++i) {
                const auto here = static_cast<std::size_t>(i);
                const auto next = static_cast<std::size_t>((i + 1) % around);
                if (isInTriangle(inner[here], outer[here], outer[next], target) ||
                    isInTriangle(inner[here], outer[next], inner[next], target))
                    polish(query(ring, i));
            }
            inner.swap(outer);
        }
    }

    const std::vector<Point> &queries() const { return m_queries; }

private:
    static constexpr int around = 360;

    Point query(int ring, int i) const
    {
        const double radius = 0.05 * std::sinh(ring * 0.065) * m_scene.temperature; // up to 800 T
        const double angle = 2 * std::numbers::pi * i / around;
        return {radius * std::cos(angle), radius * std::sin(angle)};
    }

    Point plainOutput(const Point &query) const
    {
        Point sum(0, 0);
        double weights = 0;
        double largest = -infinity;
        for (const Token &token : m_scene.tokens)
            largest = std::max(largest, query.dot(token.key));
        for (const Token &token : m_scene.tokens) {
            const double weight = std::exp((query.dot(token.key) - largest) / m_scene.temperature);
            sum += weight * token.value;
            weights += weight;
        }
        return sum / weights;
    }

    // Newton's method, from what the linear pieces gave; pieces that only seem to meet the target end elsewhere.
    void polish(Point query)
    {
        for (int i = 0; i < 50; ++i) {
            const Direct at = direct(m_scene, query);
            const Real x = m_target.x() - at.output[0];
            const Real y = m_target.y() - at.output[1];
            const Real determinant = at.determinant();
            const Point step(static_cast<double>((x * at.jacobian(1, 1) - y * at.jacobian(0, 1)) / determinant),
                             static_cast<double>((y * at.jacobian(0, 0) - x * at.jacobian(1, 0)) / determinant));
            if (!step.allFinite())
                return;
            query += step * std::min(1.0, 0.5 * m_scene.temperature / step.norm());
        }
        bool isNew = direct(m_scene, query).distance(m_target) < 1e-12;
        for (const Point &known : m_queries)
            isNew = isNew && (known - query).norm() > 1e-6 * m_scene.temperature;
        if (isNew)
            m_queries.push_back(query);
    }

    const Scene &m_scene;
    Point m_target;
    std::vector<Point> m_queries;
};

// The point of the hull's border that is nearest to `point`, which is outside.
Point nearestOnHull(const std::vector<Point> &corners, const Point &point)
{
    Point result = corners[0];
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Point &a = corners[i];
        const Point side = corners[(i + 1) % corners.size()] - a;
        const double part = side.isZero(0) ? 0 : std::clamp((point - a).dot(side) / side.squaredNorm(), 0.0, 1.0);
        if ((a + part * side - point).norm() < (result - point).norm())
            result = a + part * side;
    }
    return result;
}

double leastDistance(const std::vector<Point> &points)
{
    double least = infinity;
    for (std::size_t i = 0; i < points.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            least = std::min(least, (points[i] - points[j]).norm());
    }
    return least;
}

Point centroid(const std::vector<Point> &points)
{
    Point sum(0, 0);
    for (const Point &point : points)
        sum += point;
    return sum / static_cast<double>(points.size());
}

// A corner, a point of the border or one inside, in turn.
Point pointOfHull(const std::vector<Point> &corners, int kind)
{
    const std::size_t first = engine() % corners.size();
    if (kind % 3 == 0)
        return corners[first];
    const double part = std::abs(uniform(1));
    const Point side = corners[first] + part * (corners[(first + 1) % corners.size()] - corners[first]);
    return kind % 3 == 1 ? side : Point(side + std::abs(uniform(1)) * (centroid(corners) - side));
}

// Σ w_j log(w_j / a_j) over all tokens but one, with both scaled to sum 1.
Real ratioLoss(const std::vector<Real> &wanted, const std::vector<Real> &weights, std::size_t token)
{
    Real wantedSum = 0;
    Real sum = 0;
    for (std::size_t j = 0; j < weights.size(); ++j) {
        wantedSum += j == token ? 0 : wanted[j];
        sum += j == token ? 0 : weights[j];
    }
    Real loss = 0;
    for (std::size_t j = 0; j < weights.size(); ++j)
        loss += j == token ? 0 : wanted[j] / wantedSum * std::log(wanted[j] / wantedSum / (weights[j] / sum));
    return loss;
}

} // namespace

/// Queries for wanted outputs and weights, against attention by its definition, closed forms and a dense search.
class TestInverse : public QObject {
    Q_OBJECT

private slots:
    void everyOutputWithinTheHullIsFound();
    void threeTokensEqualTheClosedForm();
    void dragsNeverJumpAndTellTheTruth();
    void outsideTheHullTheNearestIsKept();
    void dragOutAndBackReturns();
    void foldIsNotCrossed();
    void farQueryComesBack();
    void keysOnALineLeaveTheQueryOpen();
    void valuesOnALineLeaveTheQueryOpen();
    void coincidentAndSingleTokensAreAnswered();
    void queriesStayWithinTheLargestCoordinate();
    void largeAndTinyScenesAreAlike();
    void wantedWeightsOfThreeTokensAreExact();
    void possibleWeightsAreFound();
    void oneWeightKeepsTheRatiosOfTheOthers();
    void oneWeightOfManyCostsTheLeast();
    void impossibleWeightsGiveTheNearest();
    void keySlidesToItsScore();
};

void TestInverse::everyOutputWithinTheHullIsFound()
{
    engine.seed(1);
    for (int i = 0; i < randomScenes; ++i) {
        Scene placed = randomScene(randomCount(), true);
        const std::vector<Point> corners = convexHull(values(placed));
        const Point centre = centroid(values(placed));
        const Point target = centre + 0.95 * (pointOfHull(corners, i) - centre);
        const Inverse answer = queryForOutput(placed, target);
        QVERIFY(answer.state == State::Found);
        const double distance = direct(placed, answer.query).distance(target);
        QVERIFY2(distance <= 1e-9, qPrintable(QString::number(distance)));
        QVERIFY(std::abs(answer.residual - distance) <= 1e-14);
    }
}

void TestInverse::threeTokensEqualTheClosedForm()
{
    engine.seed(2);
    int compared = 0;
    while (compared < randomScenes) {
        const Scene placed = randomScene(3, false);
        const Token &first = placed.tokens[0];
        const Token &second = placed.tokens[1];
        const Token &third = placed.tokens[2];
        const Real keyArea = area(first.key, second.key, third.key);
        const Real valueArea = area(first.value, second.value, third.value);
        if (std::abs(keyArea) < 0.5 || std::abs(valueArea) < 0.5)
            continue;
        ++compared;
        std::array<double, 3> parts{};
        for (double &part : parts)
            part = 0.02 + std::abs(uniform(1));
        const double sum = parts[0] + parts[1] + parts[2];
        const Point target = (parts[0] * first.value + parts[1] * second.value + parts[2] * third.value) / sum;
        // Weights are areas; then s_j − s_1 = log(a_j / a_1) is solved by Cramer's rule.
        const Real a1 = area(target, second.value, third.value) / valueArea;
        const Real a2 = area(first.value, target, third.value) / valueArea;
        const Real a3 = area(first.value, second.value, target) / valueArea;
        const Real b2 = placed.temperature * std::log(a2 / a1);
        const Real b3 = placed.temperature * std::log(a3 / a1);
        const Point d2 = second.key - first.key;
        const Point d3 = third.key - first.key;
        const Point query(static_cast<double>((b2 * d3.y() - b3 * d2.y()) / keyArea),
                          static_cast<double>((b3 * d2.x() - b2 * d3.x()) / keyArea));
        const Inverse answer = queryForOutput(placed, target);
        QVERIFY(answer.state == State::Found);
        QVERIFY((answer.query - query).norm() <= 1e-10);
    }
}

// At every step the query moves no farther than the output's step divided by the smallest singular value; and at the
// end the answer is what a dense search says.
void TestInverse::dragsNeverJumpAndTellTheTruth()
{
    engine.seed(3);
    constexpr int steps = 60;
    std::array<int, 3> seen{};
    int farther = 0; // the other query is, than the search goes
    for (int i = 0; i < randomScenes; ++i) {
        Scene placed = randomScene(randomCount(), false);
        const Point from = outputOf(placed);
        const Point to = i % 2 == 0 ? randomPoint(2) : Point(from + 0.3 * (randomPoint(2) - from));
        Inverse answer;
        for (int step = 1; step <= steps; ++step) {
            const Direct before = direct(placed, placed.query);
            answer = queryForOutput(placed, from + (to - from) * (double(step) / steps));
            const Direct after = direct(placed, answer.query);
            const double moved = (answer.query - placed.query).norm();
            const Real least = std::min(before.smallestSingular(), after.smallestSingular());
            const double outputMoved = static_cast<double>((after.output - before.output).norm());
            QVERIFY(moved <= 3 * outputMoved / static_cast<double>(least) + 1e-9);
            placed.query = answer.query;
        }
        const std::size_t count = DenseSearch(placed, to).queries().size();
        const Direct end = direct(placed, answer.query);
        ++seen[static_cast<std::size_t>(answer.state)];
        switch (answer.state) {
        case State::Found:
            QVERIFY(end.distance(to) <= 1e-9);
            QVERIFY(count <= 1); // none where the search ends before the query
            break;
        case State::NotUnique:
            QVERIFY(end.distance(to) <= 1e-9);
            farther += count < 2 ? 1 : 0;
            break;
        case State::Nearest:
            // What is there but was not reached lies behind a fold.
            QVERIFY(end.distance(to) > 1e-9);
            QVERIFY(count == 0 || end.smallestSingular() < 1e-3L * end.largestSingular());
        }
    }
    QVERIFY(farther <= 3);
    QVERIFY(seen[0] > randomScenes / 40 && seen[1] > randomScenes / 40 && seen[2] > randomScenes / 40);
}

void TestInverse::outsideTheHullTheNearestIsKept()
{
    engine.seed(4);
    int asked = 0;
    int held = 0;
    for (int i = 0; i < 300; ++i) {
        const Scene placed = randomScene(randomCount(), true);
        const std::vector<Point> corners = convexHull(values(placed));
        const Point target = randomPoint(6);
        // Keys close to each other are told apart by very large queries only.
        if (contains(corners, target, 0.01) || leastDistance(values(placed)) < 0.1)
            continue;
        const Inverse answer = queryForOutput(placed, target);
        QVERIFY(answer.state == State::Nearest);
        const Point nearest = nearestOnHull(corners, target);
        const Direct reached = direct(placed, answer.query);
        QVERIFY(std::abs(answer.residual - reached.distance(target)) <= 1e-12);
        held += answer.residual <= (nearest - target).norm() + 0.005 ? 1 : 0;
        ++asked;
        QVERIFY(answer.query.norm() <= 0.1 * largestCoordinate);
    }
    // In a sliver a drag can come to rest earlier, where the output hardly moves with the query.
    QVERIFY(asked > 200 && asked - held <= asked / 100);
}

void TestInverse::dragOutAndBackReturns()
{
    engine.seed(5);
    for (int i = 0; i < 100; ++i) {
        Scene placed = randomScene(randomCount(), true);
        const Point query = placed.query;
        const Point home = outputOf(placed);
        const Point away = randomPoint(8);
        for (int step = 0; step <= 80; ++step) {
            const double part = step <= 40 ? step / 40.0 : (80 - step) / 40.0;
            placed.query = queryForOutput(placed, home + part * (away - home)).query;
        }
        QVERIFY((placed.query - query).norm() <= 1e-8);
    }
}

// However far a drag goes, the map never turns over on the way.
void TestInverse::foldIsNotCrossed()
{
    engine.seed(6);
    int folds = 0;
    for (int i = 0; i < 300; ++i) {
        Scene placed = randomScene(4 + static_cast<int>(engine() % 5), false);
        const bool turnsOver = direct(placed, placed.query).determinant() < 0;
        const Point from = outputOf(placed);
        const Point to = randomPoint(3);
        for (int step = 1; step <= 30; ++step) {
            placed.query = queryForOutput(placed, from + (to - from) * (step / 30.0)).query;
            const Direct at = direct(placed, placed.query);
            QCOMPARE(at.determinant() < 0, turnsOver);
        }
        folds += direct(placed, placed.query).smallestSingular() < 1e-3L ? 1 : 0;
    }
    QVERIFY(folds > 50);
}

// Where all weights but one are 0 in double, the output tells nothing about the query.
void TestInverse::farQueryComesBack()
{
    Scene placed = chapterExample();
    for (const double size : {40.0, 1e3, 1e6}) {
        placed.query = {size, 0.3 * size};
        const Inverse answer = queryForOutput(placed, {1, 0.5});
        QVERIFY(answer.state == State::Found);
        // a = (1/2, 1/4, 1/4), so q·(k2 − k1) = q·(k3 − k1) = −log 2.
        QVERIFY((answer.query - Point(std::log(2.0) / 2, -std::log(2.0) / 2)).norm() <= 1e-10);
    }
}

void TestInverse::keysOnALineLeaveTheQueryOpen()
{
    // Keys along (1, 2); the values on a line make the output a point of it: two tokens with weights 3/4 and 1/4.
    Scene placed = scene({0.5, -0.25}, {{1, 2}, {2, 4}}, {{0, 0}, {4, 0}});
    const Inverse answer = queryForOutput(placed, {3, 0});
    QVERIFY(answer.state == State::NotUnique);
    // The nearest query with q·(1, 2) = log 3; the present one has product 0.
    const Point nearest = Point(0.5, -0.25) + std::log(3.0) / 5 * Point(1, 2);
    QVERIFY((answer.query - nearest).norm() <= 1e-9);
    const Inverse off = queryForOutput(placed, {3, 1});
    QVERIFY(off.state == State::Nearest);
    QVERIFY((off.query - nearest).norm() <= 1e-7);
    QVERIFY(std::abs(off.residual - 1) <= 1e-12);

    // Outputs of three keys on a line run along a curve.
    placed = scene({0, 0}, {{-1, 0}, {0, 0}, {1, 0}}, {{0, 0}, {0, 1}, {1, 0}});
    const Direct there = direct(placed, {0.7, 5});
    const Inverse on = queryForOutput(placed, Point(double(there.output[0]), double(there.output[1])));
    QVERIFY(on.state == State::NotUnique);
    QVERIFY((on.query - Point(0.7, 0)).norm() <= 1e-8);
}

void TestInverse::valuesOnALineLeaveTheQueryOpen()
{
    const Scene placed = scene({0.2, 0.1}, {{1, 0}, {0, 1}, {-1, 0}, {0.5, -2}}, {{0, 1}, {2, 1}, {4, 1}, {1, 1}});
    const Inverse answer = queryForOutput(placed, {2.5, 1});
    QVERIFY(answer.state == State::NotUnique);
    QVERIFY(direct(placed, answer.query).distance({2.5, 1}) <= 1e-9);
    const Inverse off = queryForOutput(placed, {2.5, 3});
    QVERIFY(off.state == State::Nearest);
    QVERIFY(direct(placed, off.query).distance({2.5, 1}) <= 1e-6);
}

void TestInverse::coincidentAndSingleTokensAreAnswered()
{
    const std::vector<Scene> scenes{scene({1, 2}, {{3, 4}}, {{1, 1}}),
                                    scene({1, 2}, {{3, 4}, {3, 4}, {3, 4}}, {{0, 0}, {1, 2}, {2, 1}}),
                                    scene({1, 2}, {{3, 4}, {1, 4}, {3, 2}}, {{1, 1}, {1, 1}, {1, 1}})};
    for (const Scene &placed : scenes) {
        const Inverse there = queryForOutput(placed, {1, 1});
        QVERIFY(there.state == State::NotUnique);
        QVERIFY(there.query == placed.query);
        QVERIFY(there.residual <= 1e-15);
        const Inverse away = queryForOutput(placed, {1, 2});
        QVERIFY(away.state == State::Nearest);
        QVERIFY(away.query == placed.query);
        QVERIFY(std::abs(away.residual - 1) <= 1e-15);
    }
}

void TestInverse::queriesStayWithinTheLargestCoordinate()
{
    // At T = 10⁶ every query within the range leaves the weights nearly equal.
    Scene placed = chapterExample();
    placed.temperature = largestTemperature;
    const Inverse answer = queryForOutput(placed, {1.9, 0.05});
    QVERIFY(answer.state == State::Nearest);
    QVERIFY(answer.query.cwiseAbs().maxCoeff() <= largestCoordinate);
    QVERIFY(answer.query.cwiseAbs().maxCoeff() >= 0.99 * largestCoordinate);
    QVERIFY(answer.residual < (outputOf(placed) - Point(1.9, 0.05)).norm());
}

// Scaling keys by f and queries by 1/f changes nothing else; nor does moving values.
void TestInverse::largeAndTinyScenesAreAlike()
{
    engine.seed(7);
    for (const double factor : {1e-4, 1e-2, 1e3, 1e5}) {
        for (int i = 0; i < 50; ++i) {
            Scene placed = randomScene(randomCount(), true);
            const Point centre = centroid(values(placed));
            const Point target = centre + 0.9 * (pointOfHull(convexHull(values(placed)), i) - centre);
            const Inverse plain = queryForOutput(placed, target);
            for (Token &token : placed.tokens)
                token.key *= factor;
            placed.query /= factor;
            const Inverse scaled = queryForOutput(placed, target);
            QVERIFY(scaled.state == State::Found);
            QVERIFY(scaled.residual <= 1e-9);
            QVERIFY((scaled.query * factor - plain.query).norm() <= 1e-6 * (1 + plain.query.norm()));
        }
    }
}

void TestInverse::wantedWeightsOfThreeTokensAreExact()
{
    // The chapter's example: q·(0 − 1, 1) = log(w2 / w1) and −2 q.x = log(w3 / w1).
    const std::array<double, 3> wanted{0.6, 0.3, 0.1};
    const Inverse answer = queryForWeights(chapterExample(), wanted);
    QVERIFY(answer.state == State::Found);
    const double x = std::log(6.0) / 2;
    QVERIFY((answer.query - Point(x, x - std::log(2.0))).norm() <= 1e-14);
    QVERIFY(answer.residual <= 1e-15);
}

void TestInverse::possibleWeightsAreFound()
{
    engine.seed(8);
    for (int i = 0; i < 300; ++i) {
        const Scene placed = randomScene(2 + static_cast<int>(engine() % 9), false);
        const Point query = randomPoint(1.5);
        const Direct there = direct(placed, query);
        const std::vector<double> wanted(there.weights.begin(), there.weights.end());
        const Inverse answer = queryForWeights(placed, wanted);
        QVERIFY(answer.residual <= 1e-9);
        if (placed.tokens.size() == 2)
            QVERIFY(answer.state == State::NotUnique);
        else
            QVERIFY(answer.state == State::Found);
    }
}

void TestInverse::oneWeightKeepsTheRatiosOfTheOthers()
{
    engine.seed(9);
    for (int i = 0; i < 300; ++i) {
        const int count = 2 + i % 2;
        const Scene placed = randomScene(count, false);
        const auto token = static_cast<std::size_t>(i) % static_cast<std::size_t>(count);
        const double weight = 0.01 + 0.98 * std::abs(uniform(1));
        const Inverse answer = queryForWeight(placed, static_cast<int>(token), weight);
        const Direct before = direct(placed, placed.query);
        const Direct after = direct(placed, answer.query);
        QVERIFY(answer.state == (count == 2 ? State::NotUnique : State::Found));
        QVERIFY(std::abs(after.weights[token] - weight) <= 1e-9L);
        QVERIFY(std::abs(ratioLoss(before.weights, after.weights, token)) <= 1e-12L);
    }
}

// With the weight held, no other query nearby keeps the ratios of the others better.
void TestInverse::oneWeightOfManyCostsTheLeast()
{
    engine.seed(10);
    for (int i = 0; i < 200; ++i) {
        const Scene placed = randomScene(4 + i % 6, false);
        const std::vector<Real> wanted = direct(placed, placed.query).weights;
        const std::size_t token = engine() % placed.tokens.size();
        const double weight = static_cast<double>(wanted[token]) * (0.5 + 0.6 * std::abs(uniform(1)));
        const Inverse answer = queryForWeight(placed, static_cast<int>(token), weight);
        const Direct at = direct(placed, answer.query);
        if (std::abs(at.weights[token] - weight) > 1e-9L) // more than any query gives
            continue;
        const Real loss = ratioLoss(wanted, at.weights, token);
        QVERIFY(answer.state == (answer.residual <= 1e-9 ? State::Found : State::Nearest));
        QVERIFY(answer.residual > 1e-9 || loss <= 1e-12L);
        const auto weightAt = [&](const Point &query) { return direct(placed, query).weights[token]; };
        const auto slope = [&](const Point &query) {
            constexpr double step = 1e-6;
            return Point(double(weightAt(query + Point(step, 0)) - weightAt(query - Point(step, 0))) / (2 * step),
                         double(weightAt(query + Point(0, step)) - weightAt(query - Point(0, step))) / (2 * step));
        };
        for (const double step : {-0.3, -0.03, 0.03, 0.3}) {
            const Point across = slope(answer.query).normalized();
            Point query = answer.query + step * placed.temperature * Point(-across.y(), across.x());
            for (int k = 0; k < 30; ++k)
                query += slope(query) * (double(weight - weightAt(query)) / slope(query).squaredNorm());
            if (std::abs(weightAt(query) - weight) <= 1e-9L)
                QVERIFY(ratioLoss(wanted, direct(placed, query).weights, token) >= loss - 1e-9L);
        }
    }
}

void TestInverse::impossibleWeightsGiveTheNearest()
{
    // The middle of three keys on a line has at most the weight 1/3: e⁰ among e^x, e⁰ and e^−x.
    const Scene placed = scene({0.5, 0}, {{-1, 0}, {0, 0}, {1, 0}}, {{0, 0}, {1, 0}, {2, 0}});
    const std::array<double, 3> wanted{0.25, 0.5, 0.25};
    const Inverse answer = queryForWeights(placed, wanted);
    QVERIFY(answer.state == State::Nearest);
    QVERIFY(answer.query.norm() <= 1e-9);
    QVERIFY(std::abs(answer.residual - 1.0 / 6) <= 1e-9);
    for (const double weight : {0.0, 1.0}) {
        const Inverse limit = queryForWeight(chapterExample(), 0, weight);
        QVERIFY(limit.state == State::Nearest);
        QVERIFY(limit.residual <= 1e-3);
        QVERIFY(limit.query.norm() <= 1e3);
    }
}

void TestInverse::keySlidesToItsScore()
{
    Scene placed = chapterExample();
    placed.query = {3, 4};
    placed.temperature = 2;
    placed.shift = 1;
    // Wanted: (q·k + t 25) / 2 + 1 = 7 with q·k = 4 for k2 = (0, 1), so t = 8/25.
    const auto key = keyForScore(placed, 1, 7);
    QVERIFY((*key - Point(24.0 / 25, 1 + 32.0 / 25)).norm() <= 1e-15);
    placed.tokens[1].key = *key;
    QVERIFY(std::abs(attend(placed).scores(0, 1) - 7) <= 1e-14);
    placed.query = {1e-6, 0};
    QVERIFY(!keyForScore(placed, 1, 7));
    placed.query = {0, 0};
    QVERIFY(!keyForScore(placed, 1, 7));
}

QTEST_GUILESS_MAIN(TestInverse)
#include "tst_inverse.moc"
