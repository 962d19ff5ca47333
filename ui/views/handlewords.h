#pragma once

#include "core/inverse.h"

#include <QString>

namespace ui {

class Document;

/// The name that text, tooltips and screen readers use: "query q", "key 2 (cat)", "value 3", "output z".
QString handleName(core::Handle handle, const core::Scene &scene);

/// Name, coordinates and, of a token, score and weight.
QString handleDescription(core::Handle handle, const Document &document, int decimals);

/// What the query times `factor` is the same as, in a sentence.
QString rayWords(double factor, double temperature, int decimals);

/// What moving all keys by `by` does, in a sentence.
QString slideWords(const core::Scene &scene, const core::Point &by, int decimals);

/// Why the output is not simply where it was asked for, in a sentence; empty if it is.
QString answerWords(core::Inverse::State state);

} // namespace ui
