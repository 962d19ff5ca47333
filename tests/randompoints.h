#pragma once

#include "core/scene.h"

#include <random>

/// Seeded by each test, so that it can be repeated.
inline std::mt19937_64 engine;

inline double uniform(double size)
{
    return std::uniform_real_distribution<double>(-size, size)(engine);
}

inline core::Point randomPoint(double size)
{
    const double x = uniform(size);
    return {x, uniform(size)};
}
