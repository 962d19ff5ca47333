#pragma once

#include "core/scene.h"

#include <QString>

#include <optional>

namespace core {

// Numbers as people read them: a dot, a true minus sign, no grouping, never −0.00, in every language.
// `decimals` is 0 to 6 and constant while dragging: coordinates and scores show that many, exponentials and weights one
// more. Halves are rounded away from zero.

/// A coordinate or a score: 1.00, −0.50; ∞ or −∞ where it is infinite; −2.7×10¹⁸ from 10¹⁵ on, where a double has no
/// decimals left. With decimals + 1 also the sum of weights, which is 1 to rounding only.
QString formatted(double number, int decimals);

/// A vector by its coordinates: (1.00, −0.50).
QString formatted(const Point &point, int decimals);

/// A weight with decimals + 1 places; positive but not visible: <0.001; below 1 but not visibly so: >0.999.
QString formattedWeight(double weight, int decimals);

/// An exponential or a sum of them with decimals + 1 places; large or tiny ones as 2.7×10¹²; ∞ beyond the range of
/// double.
QString formattedExponential(double exponential, int decimals);

/// A weight as a percentage with one decimal: 66.5%, <0.1%, >99.9%.
QString formattedPercent(double weight);

/// The fewest digits that read back as the same number, as files, machines and the command line get it: 1000000, 0.1,
/// 1e-05, -2.5e+20.
QString machineFormatted(double number);

/// The same digits as people read and type them, with a true minus sign: −1000000, 1e−05.
QString exactlyFormatted(double number);

/// The number that a person typed: 1.5 and 1,5 both mean one and a half; minus sign or hyphen; full-width characters as
/// a Chinese keyboard types them; nothing if it is not one finite number.
std::optional<double> parsedNumber(const QString &text);

} // namespace core
