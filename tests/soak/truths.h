#pragma once

#include <QString>

namespace core {
struct Scene;
} // namespace core

namespace ui {
class Document;
} // namespace ui

// What holds at any moment of a run. Each function gives what does not, as a sentence, or nothing.

/// The weights are those of another computation in longer numbers within 1e-12; the output is mixed from them and lies
/// in the hull of the values.
QString faultOfWeights(const ui::Document &document);

/// To undo all and to redo as much brings the same scene back.
QString faultOfUndo(ui::Document &document);

/// Bytes of the program in memory.
double resident();
