#pragma once

#include "core/attention.h"

#include <vector>

namespace ui {

/// What one column of the charts shows: a token, or all tokens that have no column of their own.
struct BarColumn {
    int token = -1; ///< -1 for the others
    int tokens = 1; ///< how many it stands for
    double score = 0;
    double shiftedExponential = 0; ///< exp(score − the largest score of a token); above 1 only for the others
    double weight = 0;
};

/// One column a token; past `most` tokens those of the largest weights in token order, then the others.
std::vector<BarColumn> barColumns(const core::Attention &attention, int most);

} // namespace ui
