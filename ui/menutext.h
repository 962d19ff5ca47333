#pragma once

#include <QString>

namespace ui {

/// `text` as a menu shows it literally: menus read & as the mark of a shortcut, and any name may hold one.
inline QString menuText(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

} // namespace ui
