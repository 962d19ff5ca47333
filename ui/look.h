#pragma once

#include "ui/figure/style.h"
#include "ui/figure/vision.h"

#include <QPalette>
#include <QString>

#include <array>

namespace ui {

/// What the desktop asks of every program.
struct Desktop {
    QPalette palette;
    bool isDark = false;
    bool wantsContrast = false;
};

/// Asks the desktop; where it does not answer at once, its palette tells whether it is dark.
Desktop askedDesktop();

/// How the window looks, as a person chose it or the start asked for.
struct Look {
    static constexpr std::array themes{"system", "light", "dark", "projector", "contrast"};
    static constexpr std::array textSizes{0.8, 1.0, 1.2, 1.5, 2.0};

    QString theme = QString::fromLatin1(themes.front());
    double textSize = 1; ///< times the theme's, smallestFactor to largestFactor
    Desktop desktop{};
    Vision vision = Vision::Usual; ///< of a preview, so no setting

    static bool isTheme(const QString &name);
    /// As the settings say.
    static Look chosen(const Desktop &desktop);
    /// Times `enlargement` of the light theme; a theme that is large already has part of it.
    Style style(double enlargement = 1) const;

private:
    Style themed() const;
};

/// Black on white or white on black as in `system`, where the palette has a theme of high contrast its own colours:
/// text, handles and axes at least 7:1 on every ground, the grid 3:1.
Style highContrast(const QPalette &system);

} // namespace ui
