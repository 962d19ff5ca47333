#pragma once

#include "core/scene.h"

#include <QString>

namespace ui {

class Document;

/// The name that text, tooltips and screen readers use: "query q", "key 2 (cat)", "value 3".
QString handleName(core::Handle handle, const core::Scene &scene);

/// Name, coordinates and, of a token, score and weight.
QString handleDescription(core::Handle handle, const Document &document, int decimals);

} // namespace ui
