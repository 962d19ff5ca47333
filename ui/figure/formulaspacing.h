#pragma once

#include "ui/figure/formulatree.h"

#include <vector>

namespace ui {

/// Space between neighbours in em (TeXbook, page 170); `isScript`: in scripts most of it is left out.
double spaceBetween(FormulaNode::Role left, FormulaNode::Role right, bool isScript);

/// What the parts of a row are to their neighbours: a sign between nothing and an operand belongs to the operand, as in
/// −1.
std::vector<FormulaNode::Role> effectiveRoles(const std::vector<FormulaNode> &parts);

} // namespace ui
