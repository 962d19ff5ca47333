// How long a step of a drag takes that asks for the query: one JSON object a line, mean and longest of a drag once
// round the output.

#include "core/attention.h"
#include "core/inverse.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <random>

namespace {

constexpr int steps = 300;

// Microseconds of each of `steps` calls.
template <typename Call>
void measure(const char *what, int tokens, Call call)
{
    double total = 0;
    double longest = 0;
    for (int step = 0; step < steps; ++step) {
        const auto start = std::chrono::steady_clock::now();
        call(step);
        const std::chrono::duration<double, std::micro> time = std::chrono::steady_clock::now() - start;
        total += time.count();
        longest = std::max(longest, time.count());
    }
    std::printf("{\"what\": \"%s\", \"tokens\": %d, \"time\": %.1f, \"longest\": %.1f, \"unit\": \"us\"}\n", what,
                tokens, total / steps, longest);
}

core::Scene scene(int tokens, bool valuesAreKeys)
{
    std::mt19937_64 engine(1);
    std::normal_distribution<double> normal;
    const auto point = [&] {
        const double x = normal(engine);
        return core::Point(x, normal(engine));
    };
    core::Scene result;
    result.query = {0.3, 0.2};
    for (int j = 0; j < tokens; ++j) {
        const core::Point key = point();
        result.tokens.push_back({{}, key, valuesAreKeys ? key : point()});
    }
    return result;
}

} // namespace

int main()
{
    for (const int tokens : {3, 16, 100, 1000}) {
        for (const bool valuesAreKeys : {true, false}) {
            core::Scene placed = scene(tokens, valuesAreKeys);
            const core::Point home = *output(attend(placed));
            measure(valuesAreKeys ? "queryForOutput, v = k" : "queryForOutput", tokens, [&](int step) {
                const double angle = 0.05 * step;
                const core::Point round(std::cos(angle) - 1, std::sin(angle));
                placed.query = queryForOutput(placed, home + 0.5 * round).query;
            });
        }
        core::Scene placed = scene(tokens, false);
        measure("queryForWeight", tokens, [&](int step) {
            placed.query = queryForWeight(placed, step % tokens, 0.2 + 0.6 * step / steps).query;
        });
    }
}
