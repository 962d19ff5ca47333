#pragma once

#include "ui/figure/style.h"
#include "ui/look.h"
#include "ui/views/snap.h"

#include <QMenu>

namespace ui {

/// What is shown and how: snap, overlays, decimals, theme, text size, language. Keeps every choice as a setting.
class ViewMenu : public QMenu {
    Q_OBJECT

public:
    using Overlay = bool Overlays::*;

    ViewMenu(Look look, QWidget *window);

    QMenu *snapMenu() const { return m_snaps; }
    QMenu *overlaysMenu() const { return m_overlays; }
    QAction *fieldAction() const { return m_field; } ///< of the overlay Overlays::field

    const Look &look() const { return m_look; }
    /// The style of the look, see Look::style(), with the overlays and decimals of the settings.
    Style chosenStyle(double enlargement = 1) const;
    static Snap chosenSnap();
    /// Marks which overlays are shown. Those of a step of a lesson are its own: what is chosen then is no setting.
    void markOverlays(const Overlays &overlays, bool areSettings);

signals:
    void styleChosen();
    void overlayToggled(Overlay overlay, bool isShown);
    void snapChosen();
    void languageChosen();
    void fitWanted();
    void visionChosen();

private:
    void makeSnaps();
    void makeOverlays();
    QAction *overlayAction(std::size_t i) const;
    void makeDecimals();
    void makeThemes();
    void makeTextSizes();
    void chooseTextSize(int step);
    void makeVisions();
    void makeLanguages();

    Look m_look;
    QMenu *m_snaps;
    QMenu *m_overlays;
    QAction *m_field = nullptr;
    bool m_isMarking = false;
    bool m_areSettings = true; ///< the overlays that are marked
};

} // namespace ui
