#pragma once

#include "core/pair.h"

#include <cstddef>

// Marks a loop over arrays. It is also built for processors with AVX2 and with AVX-512, and chosen when the program
// starts. Every build gives the same bits, for std::fma() rounds alike in all and nothing else is contracted.
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
#define VECTORISED [[gnu::target_clones("default", "arch=x86-64-v3", "arch=x86-64-v4")]]
#else
#define VECTORISED
#endif

namespace core {

/// The largest |number|, 0 of none.
double largestSize(const double *numbers, std::ptrdiff_t count);

/// The largest hi + lo of at least one.
Pair largestPair(const double *hi, const double *lo, std::ptrdiff_t count);

/// Σ numbers[j], to about 2⁻¹⁰⁰ of the sum of their sizes.
Pair sum(const double *numbers, std::ptrdiff_t count);

/// Σ a[j] b[j], as exact as sum().
Pair sumOfProducts(const double *a, const double *b, std::ptrdiff_t count);

} // namespace core
