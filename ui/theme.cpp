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

QString windowStyleSheet(const Style &style)
{
    QString result = QStringLiteral(R"(
        QMainWindow, QMenuBar, QToolBar, QStatusBar { background: @window; color: @ink; border: none; }
        QMenuBar { border-bottom: 1px solid @border; }
        QMenuBar::item { padding: 6px 9px; background: transparent; }
        QMenuBar::item:selected { background: @border; border-radius: 4px; }
        QMenu { background: @paper; color: @ink; border: 1px solid @border; padding: 4px; }
        QMenu::item { padding: 6px 28px 6px 26px; border-radius: 4px; }
        QMenu::item:selected { background: @accent; color: @paper; }
        QMenu::item:disabled { color: @axis; background: transparent; }
        QMenu::separator { height: 1px; background: @border; margin: 4px 8px; }
        QToolBar { spacing: 8px; padding: 8px 16px 4px 16px; }
        QToolBar::separator { background: @border; width: 1px; margin: 4px 6px; }
        QToolBar QToolButton { background: @paper; color: @ink; border: 1px solid @border; border-radius: 6px; padding: 5px 11px; }
        QToolBar QToolButton:hover, QToolBar QToolButton:open { border-color: @accent; }
        QToolBar QToolButton:pressed { background: @border; }
        QToolBar QToolButton:disabled { color: @axis; }
        QToolBar QToolButton[popupMode="2"] { padding-right: 22px; }
        QToolBar QToolButton::menu-indicator { subcontrol-position: right center; right: 8px; }
        QToolBar QToolButton#primary { background: @accent; color: @paper; border-color: @accent; font-weight: bold; padding: 5px 22px; }
        QFrame#card { background: @paper; border: 1px solid @border; border-radius: 10px; }
        QLabel#cardNumber { background: @ink; color: @paper; }
        QLabel#cardTitle { color: @ink; }
        QLabel#cardSubtitle { color: @muted; }
        QSplitter::handle { background: transparent; }
        QStatusBar { color: @muted; }
    )");

    const std::pair<const char *, QColor> colours[] = {
        {"@window", style.window}, {"@paper", style.paper}, {"@ink", style.ink},      {"@muted", style.muted},
        {"@border", style.border}, {"@axis", style.axis},   {"@accent", style.accent}};
    for (const auto &[name, colour] : colours)
        result.replace(QLatin1String(name), colour.name());
    return result;
}

} // namespace ui
