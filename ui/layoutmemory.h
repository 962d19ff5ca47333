#pragma once

#include <QByteArray>
#include <QList>
#include <QMargins>
#include <QRect>
#include <QString>

class QMainWindow;
class QSplitter;

namespace ui {

/// What the layout needs to know of a screen.
struct ScreenPlace {
    QString name;
    QRect area;      ///< all of it
    QRect available; ///< without panels of the desktop
};

/// The screens of this moment, the primary one first.
QList<ScreenPlace> presentScreens();

/// The same for the same screens at the same places, in whatever order.
QString setUpOf(const QList<ScreenPlace> &screens);

/// `wanted`, a window's inside that has `frame` around it, brought wholly onto one of the screens: the one that shows
/// most of it, else the first. It keeps its size if that fits. `screens` has at least one.
QRect onAScreen(const QRect &wanted, const QMargins &frame, const QList<ScreenPlace> &screens);

/// Remembers where a window and its splitters are, for each set-up of screens by itself: at home, in the office, with
/// the projector.
class LayoutMemory {
public:
    LayoutMemory(QMainWindow &window, const QList<QSplitter *> &splitters);

    /// As it was with these screens; else as it was last, on a screen that is there. False if nothing is remembered.
    bool restore(const QList<ScreenPlace> &screens = presentScreens()) const;
    void keep(const QList<ScreenPlace> &screens = presentScreens()) const;

private:
    QMainWindow &m_window;
    QList<QSplitter *> m_splitters;
};

} // namespace ui
