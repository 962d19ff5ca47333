#include "core/field.h"

#include "core/fieldkernel.h"
#include "core/pair.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

namespace core {

namespace {

// A band of columns is so narrow that its factors lie in e^±16, and tokens below e^−(2·16 + 25) of the row's largest
// are left out: nothing then leaves the range of float, and what is left out is below 2·10⁻¹¹ a token.
constexpr double largestReach = 16;
constexpr double negligible = 25;

// In double, scores up to this size keep their differences to 10⁻⁸.
constexpr double largestPlainScore = 1e7;

constexpr int cachedFactors = 1 << 13; // 32 KiB, what the fastest memory holds

int roundedUp(int width)
{
    return (width + fieldBlock - 1) / fieldBlock * fieldBlock;
}

} // namespace

QueryGrid coarser(const QueryGrid &grid, int by)
{
    const Point centre = grid.first + grid.step * ((by - 1) / 2.0);
    return {centre, grid.step * by, (grid.columns + by - 1) / by, (grid.rows + by - 1) / by};
}

Field::Field(const Scene &scene, const Eigen::Matrix3Xf &colours, const QueryGrid &grid)
    : m_grid(grid), m_colours(colours), m_keys(2, static_cast<Eigen::Index>(scene.tokens.size())),
      m_temperature(scene.temperature)
{
    const Eigen::Index count = m_keys.cols();
    if (count == 0)
        return;
    for (Eigen::Index j = 0; j < count; ++j)
        m_keys.col(j) = scene.tokens[static_cast<std::size_t>(j)].key;
    const Point farthest = grid.query(0, 0).cwiseAbs().cwiseMax(grid.query(grid.columns - 1, grid.rows - 1).cwiseAbs());
    m_isLarge = farthest.dot(m_keys.cwiseAbs().rowwise().maxCoeff()) > largestPlainScore * m_temperature;

    const double least = m_keys.row(0).minCoeff();
    const double most = m_keys.row(0).maxCoeff();
    const double middle = least + (most - least) / 2;
    m_bandWidth = bandWidth((most - least) / 2);
    const int room = roundedUp(m_bandWidth);
    m_factors.assign(static_cast<std::size_t>(bandCount()) * static_cast<std::size_t>(count * room), 1.0F);
    float *factors = m_factors.data();
    for (int begin = 0; begin < grid.columns; begin += m_bandWidth) {
        const double centre = grid.query(begin + m_bandWidth / 2, 0).x();
        for (Eigen::Index j = 0; j < count; ++j, factors += room) {
            for (int i = 0; i < std::min(m_bandWidth, grid.columns - begin); ++i) {
                const double u = (grid.query(begin + i, 0).x() - centre) * (m_keys(0, j) - middle) / m_temperature;
                m_reach = std::max(m_reach, std::abs(u));
                factors[i] = static_cast<float>(std::exp(u));
            }
        }
    }
}

// The most columns for which half of them times the step times `spread` / T stays within the reach.
int Field::bandWidth(double spread) const
{
    const auto count = static_cast<int>(m_keys.cols());
    const int cached = std::max(fieldBlock, cachedFactors / count / fieldBlock * fieldBlock);
    const double exponent = std::abs(m_grid.step.x()) * spread / m_temperature; // of one column
    const int most = std::min(FieldRow::longest, cached);
    if (exponent * most <= 2 * largestReach)
        return most;
    return std::max(1, static_cast<int>(2 * largestReach / exponent));
}

/// Mixes one row after the other, and holds the room for it. What is mixed goes to `write(row, column, mixer)`.
class Field::Mixer {
public:
    explicit Mixer(const Field &field)
        : m_field(field), m_count(field.m_keys.cols()), m_scores(static_cast<std::size_t>(m_count))
    {
    }

    int width() const { return m_width; } ///< of what is mixed, in pixels
    const float *red() const { return m_red.data(); }
    const float *green() const { return m_green.data(); }
    const float *blue() const { return m_blue.data(); }

    // Halves the bands until one token is all there is, or a single band is left.
    template <typename Write>
    void mix(int row, int firstBand, int endBand, const Write &write)
    {
        const int begin = firstBand * m_field.m_bandWidth;
        const int end = std::min(endBand * m_field.m_bandWidth, m_field.m_grid.columns);
        if (endBand - firstBand == 1) {
            mixBand(row, firstBand, end - begin);
            write(row, begin, *this);
            return;
        }
        // Differences of scores are linear along a row: what is so at both ends is so between them.
        const auto winner = onlyToken(row, begin);
        if (winner && winner == onlyToken(row, end - 1)) {
            fill(*winner);
            for (int column = begin; column < end; column += m_width) {
                m_width = std::min(FieldRow::longest, end - column);
                write(row, column, *this);
            }
            return;
        }
        const int middle = (firstBand + endBand) / 2;
        mix(row, firstBand, middle, write);
        mix(row, middle, endBand, write);
    }

private:
    // The scores of a pixel, counted from the largest.
    void weigh(int row, int column)
    {
        const Eigen::Matrix2Xd &keys = m_field.m_keys;
        const Point query = m_field.m_grid.query(column, row);
        if (m_field.m_isLarge) {
            weighLarge(query);
            return;
        }
        double largest = -std::numeric_limits<double>::infinity();
        for (Eigen::Index j = 0; j < m_count; ++j) {
            score(j) = query.x() * keys(0, j) + query.y() * keys(1, j);
            largest = std::max(largest, score(j));
        }
        for (Eigen::Index j = 0; j < m_count; ++j)
            score(j) = (score(j) - largest) / m_field.m_temperature;
    }

    void weighLarge(const Point &query)
    {
        const auto product = [&](Eigen::Index j) {
            return twoProduct(query.x(), m_field.m_keys(0, j)) + twoProduct(query.y(), m_field.m_keys(1, j));
        };
        Pair largest = product(0);
        for (Eigen::Index j = 1; j < m_count; ++j) {
            const Pair next = product(j);
            if (next.hi > largest.hi || (next.hi == largest.hi && next.lo > largest.lo))
                largest = next;
        }
        for (Eigen::Index j = 0; j < m_count; ++j)
            score(j) = (product(j) - largest).hi / m_field.m_temperature;
    }

    std::optional<Eigen::Index> onlyToken(int row, int column)
    {
        weigh(row, column);
        std::optional<Eigen::Index> found;
        for (Eigen::Index j = 0; j < m_count; ++j) {
            if (score(j) < -negligible)
                continue;
            if (found)
                return std::nullopt;
            found = j;
        }
        return found;
    }

    void fill(Eigen::Index token)
    {
        m_red.fill(m_field.m_colours(0, token));
        m_green.fill(m_field.m_colours(1, token));
        m_blue.fill(m_field.m_colours(2, token));
    }

    void mixBand(int row, int band, int width)
    {
        const int room = roundedUp(m_field.m_bandWidth);
        const float *factors = m_field.m_factors.data() + band * m_count * room;
        weigh(row, band * m_field.m_bandWidth + m_field.m_bandWidth / 2);
        m_used.clear();
        m_coefficients.clear();
        for (Eigen::Index j = 0; j < m_count; ++j, factors += room) {
            if (score(j) < -2 * m_field.m_reach - negligible)
                continue;
            const auto weight = static_cast<float>(std::exp(score(j)));
            m_used.push_back(factors);
            for (int i = 0; i < 3; ++i)
                m_coefficients.push_back(weight * m_field.m_colours(i, j));
            m_coefficients.push_back(weight);
        }
        m_width = width;
        mixRow({width, static_cast<int>(m_used.size()), m_used.data(), m_coefficients.data()}, m_red.data(),
               m_green.data(), m_blue.data());
    }

    double &score(Eigen::Index token) { return m_scores[static_cast<std::size_t>(token)]; }

    using Line = std::array<float, FieldRow::longest>;

    const Field &m_field;
    Eigen::Index m_count;
    std::vector<double> m_scores;
    std::vector<const float *> m_used; ///< the factors of the tokens that take part
    std::vector<float> m_coefficients; ///< of them
    int m_width = 0;
    Line m_red{};
    Line m_green{};
    Line m_blue{};
};

template <typename Write>
bool Field::mixRows(int begin, int end, const std::stop_token &stop, Write write) const
{
    Mixer mixer(*this);
    for (int row = begin; row < end; ++row) {
        if (stop.stop_requested())
            return false;
        mixer.mix(row, 0, bandCount(), write);
    }
    return true;
}

bool Field::paint(int begin, int end, std::uint32_t *pixels, const std::stop_token &stop) const
{
    const std::ptrdiff_t columns = m_grid.columns;
    if (m_keys.cols() == 0) {
        std::fill_n(pixels, (end - begin) * columns, 0xffffffffU);
        return true;
    }
    return mixRows(begin, end, stop, [&](int row, int column, const Mixer &mixed) {
        packPixels(mixed.red(), mixed.green(), mixed.blue(), mixed.width(), pixels + (row - begin) * columns + column);
    });
}

bool Field::colours(int begin, int end, float *rgb, const std::stop_token &stop) const
{
    const std::ptrdiff_t columns = m_grid.columns;
    if (m_keys.cols() == 0) {
        std::fill_n(rgb, 3 * columns * (end - begin), 1.0F);
        return true;
    }
    return mixRows(begin, end, stop, [&](int row, int column, const Mixer &mixed) {
        float *pixel = rgb + 3 * ((row - begin) * columns + column);
        for (int i = 0; i < mixed.width(); ++i) {
            *pixel++ = mixed.red()[i];
            *pixel++ = mixed.green()[i];
            *pixel++ = mixed.blue()[i];
        }
    });
}

} // namespace core
