#include "ui/theme.h"

#include <QFontDatabase>
#include <QFontInfo>

namespace ui {

QPalette windowPalette(const Style &style)
{
    QPalette palette;
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(role, style.ink);
    for (const auto role : {QPalette::Base, QPalette::Button, QPalette::ToolTipBase})
        palette.setColor(role, style.paper);
    palette.setColor(QPalette::Window, style.window);
    palette.setColor(QPalette::AlternateBase, style.window);
    palette.setColor(QPalette::Mid, style.border);
    palette.setColor(QPalette::PlaceholderText, style.muted);
    palette.setColor(QPalette::Highlight, style.accent);
    palette.setColor(QPalette::HighlightedText, style.paper);
    palette.setColor(QPalette::Link, style.accent);
    palette.setColor(QPalette::BrightText, style.error);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, style.axis);
    return palette;
}

QFont windowFont(double enlargement)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    font.setFamilies({QFontInfo(font).family(), QStringLiteral("Noto Sans CJK SC")});
    if (font.pointSizeF() > 0)
        font.setPointSizeF(enlargement * font.pointSizeF());
    else
        font.setPixelSize(qRound(enlargement * font.pixelSize()));
    return font;
}

} // namespace ui
