#pragma once

#include <QString>

namespace ui {

/// What a sign or the name of a function is called when it is read aloud, in the language of the moment; what has no
/// name is itself.
QString spokenSign(const QString &sign);

} // namespace ui
