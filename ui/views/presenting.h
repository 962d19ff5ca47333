#pragma once

#include <QObject>

class QAction;
class QKeyEvent;
class QMainWindow;
class QWidget;

namespace ui {

class Curtain;

/// A window in front of a class: it fills the screen without menus and bars, everything is larger. The window lays its
/// panels out when it is told.
class Presenting : public QObject {
    Q_OBJECT

public:
    explicit Presenting(QMainWindow *window);

    QAction *action() const { return m_action; } ///< F5, checked while it is on
    bool isOn() const;

    /// How much larger than on a desk everything is shown; 1 while it is off.
    double enlargement() const;
    /// The smallest text that the last row can read, in pixels; 0 while it is off.
    double leastText() const;

    /// Escape leaves, S holds a light on the pointer, B and the full stop of a clicker darken the screen. False if the
    /// key means nothing here.
    bool takeKey(const QKeyEvent &event);

    /// The same for a picture on a screen of `height` logical pixels.
    static double enlargementAt(int height);
    static double leastTextAt(int height);

signals:
    void beginning(); ///< nothing has changed yet
    void begun();
    void ended();

private:
    void setOn(bool isOn);
    int screenHeight() const;

    QMainWindow *m_window;
    QAction *m_action;
    Curtain *m_curtain;
};

} // namespace ui
