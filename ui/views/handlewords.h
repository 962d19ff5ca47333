#pragma once

#include "core/inverse.h"

#include <QString>

namespace ui {

class Document;

/// The name that text, tooltips and screen readers use: "query q", "key 2 (cat)", "value 3", "output z".
QString handleName(core::Handle handle, const core::Scene &scene);

/// Name, coordinates and, of a token, score and weight.
QString handleDescription(core::Handle handle, const Document &document, int decimals);

/// Its coordinates.
QString handlePlace(core::Handle handle, const Document &document, int decimals);

/// Coordinates and, of a token, score and weight; and which token has the largest weight.
QString handleState(core::Handle handle, const Document &document, int decimals);

/// Which token has the largest weight, in a sentence; empty without tokens.
QString largestWeightWords(const Document &document, int decimals);

/// Where a move has brought `handle`, and what it did to the weights: what a screen reader says after it.
QString moveWords(core::Handle handle, const Document &document, int decimals);

/// What the query times `factor` is the same as, in a sentence.
QString rayWords(double factor, double temperature, int decimals);

/// What moving all keys by `by` does, in a sentence.
QString slideWords(const core::Scene &scene, const core::Point &by, int decimals);

/// Why the output is not simply where it was asked for, in a sentence; empty if it is.
QString answerWords(core::Inverse::State state);

} // namespace ui
