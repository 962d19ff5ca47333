#include "ui/figure/formulaspacing.h"

#include <array>

namespace ui {

using Node = FormulaNode;
using Kind = FormulaNode::Kind;
using Role = FormulaNode::Role;

double spaceBetween(Role left, Role right, bool isScript)
{
    // Eighteenths, in the order of Role; negative: not in scripts.
    static constexpr std::array<std::array<int, 8>, 8> spaces{{
        // Ord Op Bin Rel Open Close Punct Inner
        {0, 3, -4, -5, 0, 0, 0, -3},     // Ordinary
        {3, 3, 0, -5, 0, 0, 0, -3},      // Operator
        {-4, -4, 0, 0, -4, 0, 0, -4},    // Binary
        {-5, -5, 0, 0, -5, 0, 0, -5},    // Relation
        {0, 0, 0, 0, 0, 0, 0, 0},        // Opening
        {0, 3, -4, -5, 0, 0, 0, -3},     // Closing
        {-3, -3, 0, -3, -3, -3, -3, -3}, // Punctuation
        {-3, 3, -4, -5, -3, 0, -3, -3},  // Inner
    }};
    const int space = spaces[static_cast<std::size_t>(left)][static_cast<std::size_t>(right)];
    return space > 0 ? space / 18.0 : isScript ? 0 : -space / 18.0;
}

std::vector<Role> effectiveRoles(const std::vector<Node> &parts)
{
    std::vector<Role> roles;
    roles.reserve(parts.size());
    const Node *before = nullptr;
    std::size_t beforeAt = 0;
    for (const Node &part : parts) {
        roles.push_back(part.role);
        if (part.kind == Kind::Space)
            continue;
        const Role left = before ? roles[beforeAt] : Role::Opening;
        if (part.role == Role::Binary && left != Role::Ordinary && left != Role::Closing && left != Role::Inner)
            roles.back() = Role::Ordinary;
        const bool endsOperand =
            part.role == Role::Relation || part.role == Role::Closing || part.role == Role::Punctuation;
        if (left == Role::Binary && before && endsOperand)
            roles[beforeAt] = Role::Ordinary;
        before = &part;
        beforeAt = roles.size() - 1;
    }
    if (before && roles[beforeAt] == Role::Binary)
        roles[beforeAt] = Role::Ordinary;
    return roles;
}

} // namespace ui
