// How fast the field is painted, beside one exponential a token and pixel, and beside a matrix product of as many
// operations: one JSON object a line, the median of several runs.

#include "core/field.h"

#include <Eigen/Core>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <random>
#include <vector>

namespace {

constexpr int width = 1024;
constexpr int height = 1024;

volatile double sink;

// Milliseconds of one call.
template <typename Call>
double milliseconds(int runs, Call call)
{
    std::vector<double> times;
    for (int run = 0; run < runs; ++run) {
        const auto start = std::chrono::steady_clock::now();
        call();
        times.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
    }
    const auto middle = times.begin() + runs / 2;
    std::nth_element(times.begin(), middle, times.end());
    return *middle;
}

void print(const char *what, int tokens, double time)
{
    std::printf("{\"what\": \"%s\", \"tokens\": %d, \"time\": %.2f, \"unit\": \"ms\"}\n", what, tokens, time);
}

// Softmax of every pixel by itself, as one writes it down.
void paintDirectly(const core::Scene &scene, const Eigen::Matrix3Xf &colours, const core::QueryGrid &grid,
                   std::uint32_t *pixels)
{
    std::vector<double> scores(scene.tokens.size());
    for (int row = 0; row < grid.rows; ++row) {
        for (int column = 0; column < grid.columns; ++column) {
            const core::Point query = grid.query(column, row);
            double largest = -HUGE_VAL;
            for (std::size_t j = 0; j < scores.size(); ++j) {
                scores[j] = query.dot(scene.tokens[j].key) / scene.temperature;
                largest = std::max(largest, scores[j]);
            }
            double sum = 0;
            Eigen::Vector3d mixed(0, 0, 0);
            for (std::size_t j = 0; j < scores.size(); ++j) {
                const double exponential = std::exp(scores[j] - largest);
                sum += exponential;
                mixed += exponential * colours.col(static_cast<Eigen::Index>(j)).cast<double>();
            }
            mixed = mixed * (255 / sum) + Eigen::Vector3d::Constant(0.5);
            const Eigen::Vector3i rounded = mixed.cast<int>();
            *pixels++ = 0xff000000U | static_cast<std::uint32_t>(rounded[0] << 16 | rounded[1] << 8 | rounded[2]);
        }
    }
}

// The four sums of a pixel over the tokens are as many operations as (4 height × tokens) times (tokens × width).
double matrixProduct(int tokens)
{
    const Eigen::MatrixXf rows = Eigen::MatrixXf::Random(4 * height, tokens);
    const Eigen::MatrixXf columns = Eigen::MatrixXf::Random(tokens, width);
    Eigen::MatrixXf product(4 * height, width);
    return milliseconds(7, [&] {
        product.noalias() = rows * columns;
        sink = double(product(1, 1));
    });
}

} // namespace

int main()
{
    std::mt19937_64 engine(1);
    std::normal_distribution<double> normal;
    std::vector<std::uint32_t> pixels(std::size_t{width} * height);
    const auto paint = [&](const core::Scene &scene, const Eigen::Matrix3Xf &colours, const core::QueryGrid &grid) {
        return milliseconds(7, [&] {
            const core::Field field(scene, colours, grid);
            field.paint(0, grid.rows, pixels.data());
            sink = pixels[1];
        });
    };
    for (const int tokens : {3, 16, 100, 1000}) {
        core::Scene scene;
        for (int j = 0; j < tokens; ++j) {
            const double x = normal(engine);
            scene.tokens.push_back({{}, {x, normal(engine)}, {0, 0}});
        }
        const Eigen::Matrix3Xf colours = (Eigen::Matrix3Xf::Random(3, tokens).array() + 1) / 2;
        const core::QueryGrid grid{{-3, 3}, {6.0 / width, -6.0 / height}, width, height};
        print("field", tokens, paint(scene, colours, grid));
        print("field, every 4th pixel", tokens, paint(scene, colours, core::coarser(grid, 4)));
        const core::QueryGrid wide{{-3e3, 3e3}, {6e3 / width, -6e3 / height}, width, height};
        print("field, 1000 times as wide", tokens, paint(scene, colours, wide));
        print("field, 1000000 times as wide", tokens,
              paint(scene, colours, {{-3e6, 3e6}, {6e6 / width, -6e6 / height}, width, height}));
        if (tokens <= 100)
            print("exp for each pixel", tokens,
                  milliseconds(3, [&] { paintDirectly(scene, colours, grid, pixels.data()); }));
        print("matrix product of as many operations", tokens, matrixProduct(tokens));
    }
}
