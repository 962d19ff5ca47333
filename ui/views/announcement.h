#pragma once

#include <QString>

class QWidget;

namespace ui {

/// Has a screen reader say `sentence`, once, on behalf of `view`.
void announce(QWidget &view, const QString &sentence);

} // namespace ui
