#include "core/fieldkernel.h"

#include "core/lanes.h"

#include <cstring>

namespace core {

namespace {

constexpr int lanes = 8;
using Lanes [[gnu::vector_size(lanes * sizeof(float))]] = float;

// Two vectors of one sum, which the processor adds to at the same time.
struct Sum {
    Lanes low{};
    Lanes high{};
};

static_assert(fieldBlock == 2 * lanes);

} // namespace

VECTORISED void mixRow(const FieldRow &row, float *red, float *green, float *blue)
{
    for (int pixel = 0; pixel < row.width; pixel += fieldBlock) {
        Sum r;
        Sum g;
        Sum b;
        Sum total;
        const float *coefficient = row.coefficients;
        for (int token = 0; token < row.tokens; ++token, coefficient += 4) {
            Lanes low;
            Lanes high;
            std::memcpy(&low, row.factors[token] + pixel, sizeof low);
            std::memcpy(&high, row.factors[token] + pixel + lanes, sizeof high);
            r.low += coefficient[0] * low;
            r.high += coefficient[0] * high;
            g.low += coefficient[1] * low;
            g.high += coefficient[1] * high;
            b.low += coefficient[2] * low;
            b.high += coefficient[2] * high;
            total.low += coefficient[3] * low;
            total.high += coefficient[3] * high;
        }
        const Lanes low = 1 / total.low;
        const Lanes high = 1 / total.high;
        r = {r.low * low, r.high * high};
        g = {g.low * low, g.high * high};
        b = {b.low * low, b.high * high};
        std::memcpy(red + pixel, &r, sizeof r);
        std::memcpy(green + pixel, &g, sizeof g);
        std::memcpy(blue + pixel, &b, sizeof b);
    }
}

VECTORISED void packPixels(const float *red, const float *green, const float *blue, int count, std::uint32_t *pixels)
{
    constexpr float most = 255;
    constexpr float half = 0.5F; // colours are not negative, so cutting off after adding it rounds
    for (int i = 0; i < count; ++i) {
        const auto r = static_cast<std::int32_t>(red[i] * most + half);
        const auto g = static_cast<std::int32_t>(green[i] * most + half);
        const auto b = static_cast<std::int32_t>(blue[i] * most + half);
        pixels[i] = 0xff000000U | static_cast<std::uint32_t>(r << 16 | g << 8 | b);
    }
}

} // namespace core
