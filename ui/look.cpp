#include "ui/look.h"

#include "ui/figure/contrast.h"
#include "ui/settings.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>

#include <algorithm>

namespace ui {

namespace {

constexpr int patience = 200; // milliseconds that a start waits for the desktop

/// A setting of the freedesktop.org appearance portal; 0, no preference, where there is none.
uint portalSetting(const char *key)
{
    if (!qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS"))
        return 0; // else one would be started
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return 0;
    auto question = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.portal.Desktop"), QStringLiteral("/org/freedesktop/portal/desktop"),
        QStringLiteral("org.freedesktop.portal.Settings"), QStringLiteral("Read"));
    question << QStringLiteral("org.freedesktop.appearance") << QString::fromLatin1(key);
    const QDBusMessage answer = bus.call(question, QDBus::Block, patience);
    if (answer.type() != QDBusMessage::ReplyMessage || answer.arguments().isEmpty())
        return 0;
    QVariant value = answer.arguments().constFirst();
    while (value.metaType() == QMetaType::fromType<QDBusVariant>()) // it comes wrapped twice
        value = value.value<QDBusVariant>().variant();
    return value.toUInt();
}

/// The palette before any of ours.
QPalette systemPalette()
{
    const QPalette ours = QApplication::palette();
    QApplication::setPalette(QPalette());
    QPalette result = QApplication::palette();
    QApplication::setPalette(ours);
    return result;
}

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Base).lightness() < palette.color(QPalette::Text).lightness();
}

} // namespace

Desktop askedDesktop()
{
    constexpr uint dark = 1;
    constexpr uint higher = 1;
    const QPalette palette = systemPalette();
    return {palette, isDark(palette) || portalSetting("color-scheme") == dark, portalSetting("contrast") == higher};
}

bool Look::isTheme(const QString &name)
{
    return std::any_of(themes.begin(), themes.end(), [&](const char *one) { return name == QLatin1String(one); });
}

Look Look::chosen(const Desktop &desktop)
{
    Look look{setting::theme.get(), std::clamp(setting::textSize.get(), textSizes.front(), textSizes.back()), desktop};
    if (!isTheme(look.theme))
        look.theme = QString::fromLatin1(themes.front());
    return look;
}

Style Look::themed() const
{
    if (theme == QLatin1String("dark"))
        return ui::style(Theme::Dark);
    if (theme == QLatin1String("projector"))
        return ui::style(Theme::Projector);
    if (theme == QLatin1String("contrast"))
        return highContrast(desktop.palette);
    if (theme == QLatin1String("light"))
        return ui::style(Theme::Light);
    return desktop.wantsContrast ? highContrast(desktop.palette)
                                 : ui::style(desktop.isDark ? Theme::Dark : Theme::Light);
}

Style Look::style(double enlargement) const
{
    const Style style = themed();
    const double already = style.textSize / ui::style(Theme::Light).textSize;
    return style.scaled(std::max(1.0, enlargement / already)).textScaled(textSize);
}

Style highContrast(const QPalette &system)
{
    constexpr double textContrast = 7;
    constexpr double gridContrast = 3;
    QColor paper = system.color(QPalette::Base);
    QColor ink = system.color(QPalette::Text);
    if (contrast(paper, ink) < 2 * textContrast) {
        const bool isLight = !isDark(system);
        paper = isLight ? Qt::white : Qt::black;
        ink = isLight ? Qt::black : Qt::white;
    }
    Style style = ui::style(paper.lightness() < ink.lightness() ? Theme::Dark : Theme::Light).linesScaled(1.35);
    style.paper = paper;
    style.window = paper;
    style.ink = ink;
    style.muted = ink;
    style.border = ink;
    style.grid = standingOut(style.grid, paper, gridContrast);
    for (QColor Style::*text : {&Style::axis, &Style::accent, &Style::error})
        style.*text = standingOut(style.*text, paper, textContrast);
    for (QColor &colour : style.tokenColours)
        colour = standingOut(colour, paper, textContrast);
    return style;
}

} // namespace ui
