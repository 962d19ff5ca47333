#include "ui/figure/sums.h"

#include "core/number.h"
#include "ui/figure/barscale.h"

#include <QCoreApplication>

#include <cmath>

namespace ui {

QString sumOfScoresText(const core::Attention &attention, int decimals)
{
    const double sum = attention.scores.sum();
    return std::isnan(sum) ? QCoreApplication::translate("Bars", "undefined") : scoreText(sum, decimals);
}

QString sumOfWeightsText(const core::Attention &attention, int decimals)
{
    constexpr double rounding = 1e-9; // far above that of a thousand sums, far below what can be seen
    const double sum = attention.weights.sum();
    return core::formattedWeight(std::abs(sum - 1) < rounding ? 1 : sum, decimals);
}

} // namespace ui
