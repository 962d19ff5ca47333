#pragma once

#include <cstdint>

namespace core {

/// One row of pixels whose colours are mixed of the same tokens.
struct FieldRow {
    static constexpr int longest = 256; ///< pixels

    int width;                   ///< pixels, at most `longest`
    int tokens;                  ///< that take part
    const float *const *factors; ///< for each token, exp(x k_x) of each pixel; room for whole blocks of `block`
    const float *coefficients;   ///< for each token, exp(y k_y) times red, green, blue and 1
};

inline constexpr int fieldBlock = 16; ///< pixels that are worked on together

/// Σ_j of factor times coefficient for each pixel, and the first three divided by the fourth. The outputs have room
/// for `longest` numbers.
void mixRow(const FieldRow &row, float *red, float *green, float *blue);

/// As 0xffRRGGBB, rounded.
void packPixels(const float *red, const float *green, const float *blue, int count, std::uint32_t *pixels);

} // namespace core
