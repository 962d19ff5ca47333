#include "ui/figure/tokenorder.h"

#include <algorithm>

namespace ui {

std::vector<int> tokenOrder(const Style &style, int tokens)
{
    const auto count = static_cast<std::size_t>(tokens);
    std::vector<int> result;
    result.reserve(count);
    std::vector<bool> isPlaced(count, false);
    const auto place = [&](int token) {
        const auto index = static_cast<std::size_t>(token);
        if (token < 0 || index >= count || isPlaced[index])
            return;
        isPlaced[index] = true;
        result.push_back(token);
    };
    const std::vector<int> &order = style.explored.order;
    if (style.overlays.headToTail)
        std::for_each(order.begin(), order.end(), place);
    for (int token = 0; token < tokens; ++token)
        place(token);
    return result;
}

std::vector<int> reordered(std::vector<int> order, int from, int to)
{
    const auto first = order.begin() + std::min(from, to);
    const auto last = order.begin() + std::max(from, to) + 1;
    std::rotate(first, from < to ? first + 1 : last - 1, last);
    return order;
}

} // namespace ui
