#pragma once

#include "ui/figure/formulatree.h"

#include <QLatin1String>
#include <QStringView>

#include <optional>

namespace ui {

/// What `command`, without its backslash, stands for: a sign, the name of a function or a space; none if it is no such
/// command.
std::optional<FormulaNode> symbolOf(QStringView command);

/// The command, without its backslash, that stands for `sign` in mathematics; empty if there is none.
QLatin1String commandOf(char16_t sign);

/// What a sign is to its neighbours.
FormulaNode::Role roleOf(char16_t sign);

/// What texEscaped() writes for a character that LaTeX gives a meaning.
struct FormulaEscape {
    char16_t character;
    QLatin1String source;
};

/// The escape that `rest` begins with, or null.
const FormulaEscape *escapeAt(QStringView rest);

} // namespace ui
