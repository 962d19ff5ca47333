#pragma once

#include <QTimer>
#include <QWidget>

namespace ui {

/// Hangs before a window: it darkens all, or all but a light about the pointer while the key S is held. The mouse goes
/// through it.
class Curtain : public QWidget {
    Q_OBJECT

public:
    explicit Curtain(QWidget *window);

    bool isDrawn() const { return m_state != State::Open; }
    void open() { draw(State::Open); }
    /// Until the key S is let go or the window is left.
    void lightPointer() { draw(State::Light); }
    void darken() { draw(State::Dark); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    enum class State { Open, Light, Dark };

    void draw(State state);

    State m_state = State::Open;
    QTimer m_following; ///< the pointer, wherever it is
};

} // namespace ui
