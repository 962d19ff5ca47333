#include "core/unsubtracted.h"

#include <cmath>

namespace core {

template <typename Real>
Unsubtracted<Real>::Unsubtracted(const Attention &attention)
{
    const auto count = static_cast<std::size_t>(attention.scores.cols());
    exponentials.reserve(count);
    weights.reserve(count);
    for (const double score : attention.scores.reshaped()) {
        exponentials.push_back(std::exp(static_cast<Real>(score)));
        sum += exponentials.back();
    }
    for (const Real exponential : exponentials)
        weights.push_back(exponential / sum);
}

template struct Unsubtracted<float>;
template struct Unsubtracted<double>;

} // namespace core
