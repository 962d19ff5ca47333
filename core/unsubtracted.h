#pragma once

#include "core/attention.h"

#include <vector>

namespace core {

/// The softmax of a scene's scores in the arithmetic of `Real`, float or double, exactly as it is written: no score is
/// subtracted first, so an exponential beyond the range is infinite, and inf/inf or 0/0 is not a number.
template <typename Real>
struct Unsubtracted {
    explicit Unsubtracted(const Attention &attention);

    std::vector<Real> exponentials;
    Real sum = 0;
    std::vector<Real> weights;
};

extern template struct Unsubtracted<float>;
extern template struct Unsubtracted<double>;

} // namespace core
