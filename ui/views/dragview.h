#pragma once

#include <QElapsedTimer>
#include <QMap>
#include <QPointF>
#include <QTimer>
#include <QWidget>

class QEventPoint;
class QTouchEvent;

namespace ui {

class Document;

/// A view in which a pointer, a pen or a finger takes hold of things: the rules of a drag, the same in every panel. A
/// drag stays with the button or the finger that began it, ends where it is if its release is lost, and Escape undoes
/// it. A finger or a pen that taps twice is a double click, a finger that rests asks for the menu of the place.
class DragView : public QWidget {
    Q_OBJECT

public:
    explicit DragView(Document &document, QWidget *parent = nullptr);

protected:
    /// What a press took. The ground goes over to two fingers at once; a thing only if the second finger moves before
    /// it does, so that a palm never takes it away. Escape brings it back.
    enum class Held { Nothing, Ground, Thing };

    bool isDragging() const { return m_held != Held::Nothing; }
    bool holdsThing() const { return m_held == Held::Thing; }
    /// True once the pointer has gone further than a hand trembles in a click.
    bool hasMoved() const { return m_hasMoved; }
    QPointF pressedAt() const { return m_press; }
    /// Of the drag that is going on: all its edits are one undo step.
    int gesture() const { return m_gesture; }
    /// Leaves everything where it is.
    void endDrag();

    /// A press at `position` by `button`, or by a finger if it is none.
    virtual Held take(const QPointF &position, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) = 0;
    /// The pointer has moved to `position`; also before hasMoved().
    virtual void drag(const QPointF &position, Qt::KeyboardModifiers modifiers) = 0;
    /// A release without a move; the drag is still on.
    virtual void click(const QPointF &position) = 0;
    /// A second click at the same place, by a finger or a pen.
    virtual void doubleClick(const QPointF &position) { click(position); }
    /// The drag is over, or nothing was taken.
    virtual void drop() = 0;
    /// The pointer is at `position`, after all else that its event meant.
    virtual void hover(const QPointF &position) = 0;
    /// Two fingers have moved; whatever one of them held is let go.
    virtual void pinch(const QTouchEvent &) {}

    bool event(QEvent *event) override;
    /// Watches the application for a pen.
    bool eventFilter(QObject *watched, QEvent *event) override;
    void tabletEvent(QTabletEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    /// What lies on a touch screen.
    struct Fingers {
        int first = -1;            ///< that presses, drags and releases, by its id; -1 after it was lifted
        bool arePinching = false;  ///< until all are lifted
        QMap<int, QPointF> begins; ///< where each was when the first came, or where it came later
    };

    void press(const QPointF &position, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    void moveTo(const QPointF &position, Qt::KeyboardModifiers modifiers);
    void release(const QPointF &position);
    void releaseTap(const QPointF &position);
    void cancelDrag();
    void askForMenu(const QPointF &position);
    void touch(QTouchEvent &event);
    void takeFingers(const QTouchEvent &event);
    void pressFinger(const QEventPoint &finger, const QTouchEvent &event);
    bool isPinch(const QTouchEvent &event) const;
    void follow(const QTouchEvent &event);
    bool isPenNear() const;

    Document &m_document;
    Held m_held = Held::Nothing;
    bool m_hasMoved = false;
    QPointF m_press;
    double m_slack = 0; ///< pixels that it may tremble
    int m_gesture = 0;
    Qt::MouseButton m_button = Qt::NoButton; ///< that began the drag; none for a finger
    Fingers m_fingers;
    bool m_isPalm = false; ///< what lies on the screen, beside a pen
    QTimer m_rest;         ///< runs while a finger has not moved since its press
    QPointF m_tap;
    QElapsedTimer m_sinceTap; ///< by a finger or a pen
    QElapsedTimer m_sincePen; ///< was heard of; invalid if it went away
};

} // namespace ui
