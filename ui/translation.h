#pragma once

#include <QString>

namespace ui {

/// Has every word from now on in `language` ("en", "zh_CN"; empty: the system's), the toolkit's own included, instead
/// of the language before. It is the default locale from then on. Chinese without a Chinese font would be boxes: then
/// all is English, and the sentence that says so is returned.
QString installTranslators(const QString &language);

} // namespace ui
