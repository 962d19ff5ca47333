#pragma once

#include "ui/figure/style.h"
#include "ui/views/snap.h"

#include <QMenu>

namespace ui {

/// What is shown and how: snap, overlays, decimals, theme, language. Keeps every choice as a setting.
class ViewMenu : public QMenu {
    Q_OBJECT

public:
    using Overlay = bool Overlays::*;

    explicit ViewMenu(QWidget *window);

    QMenu *snapMenu() const { return m_snaps; }
    QMenu *overlaysMenu() const { return m_overlays; }

    /// The style that the settings describe.
    static Style chosenStyle();
    static Snap chosenSnap();

signals:
    void styleChosen();
    void overlayToggled(Overlay overlay, bool isShown);
    void snapChosen();
    void languageChosen();
    void fitWanted();

private:
    void makeSnaps();
    void makeOverlays();
    void makeDecimals();
    void makeThemes();
    void makeLanguages();

    QMenu *m_snaps;
    QMenu *m_overlays;
};

} // namespace ui
