// How long attend() takes: one JSON object a line, the median of many runs.

#include "core/attention.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <random>
#include <vector>

namespace {

std::mt19937_64 engine(1);

double normal()
{
    static std::normal_distribution<double> distribution;
    return distribution(engine);
}

core::Point point()
{
    const double x = normal();
    return {x, normal()};
}

core::Scene scene(int tokens)
{
    core::Scene result;
    result.query = point();
    for (int j = 0; j < tokens; ++j)
        result.tokens.push_back({{}, point(), point()});
    return result;
}

core::Rows rows(Eigen::Index count, Eigen::Index dimension)
{
    core::Rows result(count, dimension);
    std::generate_n(result.data(), result.size(), normal);
    return result;
}

volatile double sink;

// Nanoseconds of one call: the median of `runs` runs, each the mean of `calls` calls.
template <typename Call>
double nanoseconds(int runs, int calls, Call call)
{
    std::vector<double> times;
    for (int run = 0; run < runs; ++run) {
        const auto start = std::chrono::steady_clock::now();
        for (int i = 0; i < calls; ++i)
            sink = call().output(0, 0);
        const std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - start;
        times.push_back(time.count() / calls);
    }
    const auto middle = times.begin() + runs / 2;
    std::nth_element(times.begin(), middle, times.end());
    return *middle;
}

} // namespace

int main()
{
    for (const int tokens : {3, 16, 100, 1000}) {
        const core::Scene placed = scene(tokens);
        std::printf("{\"what\": \"attend(Scene)\", \"tokens\": %d, \"time\": %.1f, \"unit\": \"ns\"}\n", tokens,
                    nanoseconds(101, 200000 / (tokens + 50), [&placed] { return core::attend(placed); }));
    }
    const core::Rows queries = rows(1024, 64);
    const core::Rows keys = rows(1024, 64);
    const core::Rows values = rows(1024, 64);
    std::printf("{\"what\": \"attend(Rows)\", \"queries\": 1024, \"tokens\": 1024, \"dimension\": 64, \"time\": %.2f, "
                "\"unit\": \"ms\"}\n",
                nanoseconds(7, 1, [&] { return core::attend(queries, keys, values); }) / 1e6);
}
