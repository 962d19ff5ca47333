#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QToolButton;

namespace ui {

class Document;
class GestureSlider;

/// Leads the query round its circle: by itself, as one undo step, or by hand. It stops at any other change of the
/// scene.
class OrbitControl : public QWidget {
    Q_OBJECT

public:
    OrbitControl(Document &document, QWidget *parent);

    bool isPlaying() const { return m_timer.isActive(); }
    void play();
    void pause();
    /// A press on `view` is about to change something.
    void pauseOnPress(QWidget *view) { view->installEventFilter(this); }

    QToolButton *playButton() const { return m_play; }
    GestureSlider *scrubber() const { return m_scrubber; }
    QComboBox *speed() const { return m_speed; }

protected:
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void step();
    /// Moves the query to `angle` on its circle.
    void turn(double angle, double radius);
    void scrub(int position);
    void refresh();
    void showState();

    Document &m_document;
    QToolButton *m_play;
    QComboBox *m_speed;
    GestureSlider *m_scrubber;
    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_angle = 0; ///< of the query, while it is led
    double m_radius = 0;
    int m_gesture = 0;
    bool m_isTurning = false; ///< the change that is being told is ours
};

} // namespace ui
