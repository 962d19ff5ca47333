#pragma once

#include <QString>

namespace ui {

/// The formula `source` as a sentence that a screen reader can read, in the language of the moment: "z = Σ a_j v_j" is
/// "z equals the sum over j of a j v j". A malformed source is read as it stands.
QString spokenFormula(const QString &source);

} // namespace ui
