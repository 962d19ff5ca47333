#include "ui/figure/contrast.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

double linear(double part)
{
    return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

} // namespace

double contrast(const QColor &a, const QColor &b)
{
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

QColor standingOut(const QColor &colour, const QColor &ground, double ratio)
{
    constexpr int steps = 50;
    const QColor end = contrast(Qt::white, ground) > contrast(Qt::black, ground) ? Qt::white : Qt::black;
    const auto mixed = [&](double share) {
        const auto part = [share](int from, int to) { return qRound(from + share * (to - from)); };
        return QColor(part(colour.red(), end.red()), part(colour.green(), end.green()),
                      part(colour.blue(), end.blue()));
    };
    for (int i = 0; i < steps; ++i)
        if (const QColor result = mixed(double(i) / steps); contrast(result, ground) >= ratio)
            return result;
    return end;
}

} // namespace ui
