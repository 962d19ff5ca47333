#pragma once

#include "core/quantity.h"

#include <vector>

namespace core {

/// One condition of a task.
struct Condition {
    enum class Kind {
        Compared, ///< left compares with right
        Any,      ///< one score, exponential or weight compares with right
        Every,
        Equal,      ///< all scores, exponentials or weights, within the tolerance
        Near,       ///< place is within the tolerance of target
        InsideHull, ///< of the values
        OutsideHull
    };
    enum class Comparison { Less, LessOrEqual, Equal, NotEqual, GreaterOrEqual, Greater };

    Kind kind = Kind::Compared;
    Comparison comparison = Comparison::Equal;
    Quantity::Kind numbers = Quantity::Kind::Score; ///< of Any, Every and Equal
    Term left;
    Term right;
    Place place;
    Place target;
    double tolerance = 0;
};

/// What a reader is asked to reach: all of the conditions.
///
///     s1 = 0 within 0.05              (=, !=, <, <=, >, >= between two terms; = needs a tolerance)
///     any score < 0                   (any or every; score, exponential or weight)
///     weights equal within 0.005      (scores, exponentials or weights)
///     z within 0.1 of (1, 1)          (places: q, k1, v1, z, raw, a pair)
///     raw outside hull by 0.1         (or inside hull)
///
/// Conditions are joined by " and ".
using Task = std::vector<Condition>;

/// Nothing and a sentence if `text` is no task; `column`, counted from 0, is where the condition that is wrong begins.
std::optional<Task> parsedTask(const QString &text, QString *error, qsizetype *column);

int highestToken(const Task &task);

bool isMet(const Task &task, const Scene &scene, const Attention &attention);

} // namespace core
