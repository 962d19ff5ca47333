#pragma once

#include <QPoint>
#include <QSize>

#include <random>

/// Every decision of a run, from one seed.
class Dice {
public:
    explicit Dice(unsigned long long seed) : m_engine(seed) {}

    /// 0 to `count` − 1.
    int below(int count) { return std::uniform_int_distribution<int>(0, std::max(count, 1) - 1)(m_engine); }
    bool oneIn(int count) { return below(count) == 0; }
    double between(double least, double most) { return std::uniform_real_distribution<double>(least, most)(m_engine); }
    QPoint within(const QSize &size) { return {below(size.width()), below(size.height())}; }

    template <typename List>
    auto &of(List &list)
    {
        return list[static_cast<decltype(list.size())>(below(static_cast<int>(list.size())))];
    }

private:
    std::mt19937_64 m_engine;
};
