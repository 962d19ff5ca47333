#pragma once

#include "ui/figure/style.h"

#include <vector>

namespace ui {

/// The tokens from 0 to `tokens` − 1, each once: in the explored order while their shares are laid head to tail, and as
/// they are numbered otherwise. Tokens that the order does not know come last.
std::vector<int> tokenOrder(const Style &style, int tokens);

/// `order` with what is at the place `from` moved to the place `to`.
std::vector<int> reordered(std::vector<int> order, int from, int to);

} // namespace ui
