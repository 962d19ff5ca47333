#include "ui/theme.h"

#include "ui/views/card.h"

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

namespace {

/// Of the window, its cards and its lesson: one sheet, as the toolkit goes over every widget for each that is set. It
/// sets no fonts, as those of a sheet have not the families of the window's.
constexpr const char *rules = R"(
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
    QToolBar QToolButton:checked { background: @accent; color: @paper; border-color: @accent; }
    QToolBar QToolButton:disabled { color: @axis; }
    QToolBar QToolButton[popupMode="2"] { padding-right: 22px; }
    QToolBar QToolButton::menu-indicator { subcontrol-position: right center; right: 8px; }
    QToolBar QToolButton#primary { background: @accent; color: @paper; border-color: @accent; padding: 5px 22px; }
    QFrame#card { background: @paper; border: 1px solid @border; border-radius: 10px; }
    QLabel#cardNumber { background: @ink; color: @paper; border-radius: @round; }
    QLabel#cardTitle { color: @ink; }
    QLabel#cardSubtitle { color: @muted; }
    QSplitter::handle { background: transparent; }
    QStatusBar { color: @muted; }
    ui--LessonView { background: @paper; border-radius: 9px; }
    ui--LessonView QScrollArea, ui--LessonView QWidget#lessonPage { background: transparent; }
    ui--LessonView QScrollBar:vertical { background: transparent; border: none; width: 8px; }
    ui--LessonView QScrollBar::handle:vertical { background: @border; border-radius: 4px; min-height: 24px; }
    ui--LessonView QScrollBar::handle:vertical:hover { background: @axis; }
    ui--LessonView QScrollBar::add-line, ui--LessonView QScrollBar::sub-line { height: 0; }
    ui--LessonView QScrollBar::add-page, ui--LessonView QScrollBar::sub-page { background: transparent; }
    ui--LessonView QLabel { color: @ink; }
    ui--LessonView QLabel#lessonTitle { color: @muted; }
    ui--LessonView QFrame#tryBox { background: @window; border: 1px solid @border; border-radius: 6px; }
    ui--LessonView QLabel#tryTitle, ui--LessonView QLabel#reached { color: @accent; }
    ui--LessonView QPushButton, ui--LessonView QToolButton { background: @paper; color: @ink; border: 1px solid @border; border-radius: 5px;
        padding: 5px 11px; }
    ui--LessonView QToolButton { padding: 3px 7px; color: @muted; }
    ui--LessonView QToolButton::menu-indicator { image: none; }
    ui--LessonView QPushButton:hover, ui--LessonView QToolButton:hover, ui--LessonView QPushButton:focus, ui--LessonView QToolButton:focus { border-color: @accent; }
    ui--LessonView QPushButton:disabled { color: @axis; }
    ui--LessonView QPushButton#next { background: @accent; color: @paper; border-color: @accent; }
    ui--LessonView QPushButton#next:focus { border-color: @ink; }
    ui--LessonView QPushButton#next:disabled { background: @border; border-color: @border; color: @muted; }
)";

} // namespace

QString windowStyleSheet(const Style &style)
{
    const std::pair<const char *, QString> values[] = {
        {"@paper", style.paper.name()},
        {"@window", style.window.name()},
        {"@ink", style.ink.name()},
        {"@muted", style.muted.name()},
        {"@border", style.border.name()},
        {"@axis", style.axis.name()},
        {"@accent", style.accent.name()},
        {"@round", QStringLiteral("%1px").arg(Card::numberSide(style.titleSize) / 2)}};
    QString result = QString::fromLatin1(rules);
    for (const auto &[name, value] : values)
        result.replace(QLatin1String(name), value);
    return result;
}

} // namespace ui
