#pragma once

#include <QPointF>
#include <QWidget>

class QTouchEvent;

namespace ui {

class Document;

/// A view in which a pointer or a finger takes hold of things: the rules of a drag, the same in every panel. A drag
/// stays with the button or the finger that began it, ends where it is if its release is lost, and Escape undoes it.
class DragView : public QWidget {
    Q_OBJECT

public:
    explicit DragView(Document &document, QWidget *parent = nullptr);

protected:
    /// What a press took. The ground goes over to two fingers at any time; a thing is kept once it has moved, and
    /// Escape brings it back.
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
    /// The drag is over, or nothing was taken.
    virtual void drop() = 0;
    /// The pointer is at `position`, after all else that its event meant.
    virtual void hover(const QPointF &position) = 0;
    /// Two fingers have moved; whatever one of them held is let go.
    virtual void pinch(const QTouchEvent &) {}

    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void press(const QPointF &position, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    void moveTo(const QPointF &position, Qt::KeyboardModifiers modifiers);
    void release(const QPointF &position);
    void cancelDrag();
    void touch(QTouchEvent &event);
    void follow(const QTouchEvent &event);

    Document &m_document;
    Held m_held = Held::Nothing;
    bool m_hasMoved = false;
    QPointF m_press;
    int m_gesture = 0;
    Qt::MouseButton m_button = Qt::NoButton; ///< that began the drag; none for a finger
    int m_finger = -1;                       ///< likewise, by its id
};

} // namespace ui
