#pragma once

#include "core/scene.h"

#include <Eigen/Core>

#include <cstdint>
#include <stop_token>
#include <vector>

namespace core {

/// Queries in rows and columns, one for each pixel of a picture.
struct QueryGrid {
    Point first{0, 0}; ///< of the pixel at the top left
    Point step{1, -1}; ///< x from one column to the next, y from one row to the next
    int columns = 0;
    int rows = 0;

    Point query(int column, int row) const { return first + step.cwiseProduct(Point(column, row)); }
};

/// The grid of pixels that are `by` times as large and cover all of `grid`; their queries are at their centres.
QueryGrid coarser(const QueryGrid &grid, int by);

/// What colour each query of a grid gives: the colours of the tokens, mixed by their weights. The exponentials
/// exp(q·k) = exp(x k_x) exp(y k_y) are made for whole columns and rows, so that a pixel costs a few products, not an
/// exponential a token. It does not change once made, and any number of threads may paint rows of it.
class Field {
public:
    /// `colours` (3 × n) are red, green and blue of every token, in [0, 1].
    Field(const Scene &scene, const Eigen::Matrix3Xf &colours, const QueryGrid &grid);

    const QueryGrid &grid() const { return m_grid; }

    /// Writes rows `begin` to `end` − 1 to `pixels`, row by row, as 0xffRRGGBB. False if it was asked to stop before
    /// it was done. White without tokens.
    bool paint(int begin, int end, std::uint32_t *pixels, const std::stop_token &stop = {}) const;

    /// As paint(), as red, green, blue of pixel after pixel; each within 10⁻⁵ of the exact colour.
    bool colours(int begin, int end, float *rgb, const std::stop_token &stop = {}) const;

private:
    class Mixer;
    template <typename Write>
    bool mixRows(int begin, int end, const std::stop_token &stop, Write write) const;
    int bandWidth(double spread) const;
    int bandCount() const { return (m_grid.columns + m_bandWidth - 1) / m_bandWidth; }

    QueryGrid m_grid;
    Eigen::Matrix3Xf m_colours;
    Eigen::Matrix2Xd m_keys;
    double m_temperature;
    bool m_isLarge = false;       ///< scores are so large that double alone would lose their differences
    int m_bandWidth = 1;          ///< in columns
    double m_reach = 0;           ///< the largest |u| of the column factors exp(u)
    std::vector<float> m_factors; ///< for each band, for each token, for each column
};

} // namespace core
