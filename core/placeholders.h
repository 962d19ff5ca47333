#pragma once

#include "core/quantity.h"

#include <QString>

#include <vector>

namespace core {

/// A term in braces within a text or a formula: {s1}, or {(k3.x)} with brackets around a negative number.
struct Placeholder {
    qsizetype start = 0; ///< of the brace
    qsizetype length = 0;
    Term term;
    bool isBracketed = false;
};

/// All of them in `source`. Groups that belong to TeX, as in \mathbf{q} and \text{s1}, are none.
std::vector<Placeholder> placeholders(const QString &source);

/// Where a brace opens that holds neither a term nor a part of a formula; -1 for nowhere. In words every brace must
/// hold a term.
qsizetype unknownPlaceholder(const QString &source, bool isFormula);

} // namespace core
