#include "core/winners.h"

#include <QTest>

#include <cstdint>
#include <random>
#include <set>

using namespace core;

namespace {

using Grid = std::pair<int, int>; // whole coordinates

std::int64_t product(const Grid &a, const Grid &b)
{
    return std::int64_t{a.first} * b.first + std::int64_t{a.second} * b.second;
}

Scene scene(const std::vector<Grid> &keys, double scale)
{
    Scene result;
    for (const Grid &key : keys)
        result.tokens.push_back({{}, Point(key.first * scale, key.second * scale), Point(0, 0)});
    return result;
}

// By trying every direction that matters: across each pair of keys, and between each two neighbours of those.
std::vector<Winning> denseSearch(const std::vector<Grid> &keys)
{
    std::set<Grid> across{{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    for (const Grid &a : keys) {
        for (const Grid &b : keys) {
            if (a != b)
                across.insert({b.second - a.second, a.first - b.first});
        }
    }
    std::vector<Grid> directions(across.begin(), across.end());
    const std::size_t count = directions.size();
    for (std::size_t i = 0; i < count; ++i) {
        // Keys differ by at most 8, so a turn by less than 1/128 passes no other direction across a pair.
        for (const int turn : {-1, 1}) {
            const Grid d = directions[i];
            directions.push_back({1000 * d.first - turn * d.second, 1000 * d.second + turn * d.first});
        }
    }
    std::vector<Winning> result(keys.size(), Winning::Never);
    for (const Grid &query : directions) {
        std::int64_t largest = product(query, keys[0]);
        for (const Grid &key : keys)
            largest = std::max(largest, product(query, key));
        int winners = 0;
        for (const Grid &key : keys)
            winners += product(query, key) == largest ? 1 : 0;
        for (std::size_t j = 0; j < keys.size(); ++j) {
            if (product(query, keys[j]) != largest)
                continue;
            if (winners == 1)
                result[j] = Winning::Alone;
            else if (result[j] == Winning::Never)
                result[j] = Winning::Shared;
        }
    }
    return result;
}

} // namespace

/// Which keys can win, against a search over directions in whole numbers.
class TestWinners : public QObject {
    Q_OBJECT

private slots:
    void winnersEqualADenseSearch();
    void keyInsideNeverWins();
    void tiesShare();
    void noTokensHaveNoWinners();
};

void TestWinners::winnersEqualADenseSearch()
{
    std::mt19937 engine(1);
    for (int i = 0; i < 5000; ++i) {
        std::vector<Grid> keys(1 + engine() % 9);
        const int width = 1 + static_cast<int>(engine() % 8);
        const int height = 1 + static_cast<int>(engine() % 8);
        for (Grid &key : keys)
            key = {static_cast<int>(engine()) % width, static_cast<int>(engine()) % height};
        for (const double scale : {1.0, 0.125, 1e5})
            QVERIFY(winning(scene(keys, scale)) == denseSearch(keys));
    }
}

void TestWinners::keyInsideNeverWins()
{
    const std::vector<Winning> truth{Winning::Alone, Winning::Alone, Winning::Alone, Winning::Never};
    QVERIFY(winning(scene({{0, 0}, {4, 0}, {0, 4}, {1, 1}}, 1)) == truth);
    // One unit in the last place off the border decides.
    Scene placed = scene({{0, 0}, {4, 0}, {0, 4}, {2, 2}}, 1);
    QVERIFY(winning(placed)[3] == Winning::Shared);
    placed.tokens[3].key.x() = std::nextafter(2.0, 3);
    QVERIFY(winning(placed)[3] == Winning::Alone);
    placed.tokens[3].key.x() = std::nextafter(2.0, 1);
    QVERIFY(winning(placed)[3] == Winning::Never);
}

void TestWinners::tiesShare()
{
    const auto shared = [](std::size_t count) { return std::vector<Winning>(count, Winning::Shared); };
    QVERIFY(winning(scene({{1, 2}, {1, 2}, {1, 2}}, 1)) == shared(3));
    QVERIFY(winning(scene({{1, 2}}, 1)) == std::vector<Winning>{Winning::Alone});
    QVERIFY(winning(scene({{0, 0}, {2, 2}, {1, 1}}, 1)) ==
            (std::vector<Winning>{Winning::Alone, Winning::Alone, Winning::Shared}));
    QVERIFY(winning(scene({{0, 0}, {2, 2}, {2, 2}}, 1)) ==
            (std::vector<Winning>{Winning::Alone, Winning::Shared, Winning::Shared}));
}

void TestWinners::noTokensHaveNoWinners()
{
    QVERIFY(winning(Scene{}).empty());
}

QTEST_GUILESS_MAIN(TestWinners)
#include "tst_winners.moc"
