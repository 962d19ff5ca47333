#include "ui/views/dragview.h"

#include "ui/document.h"

#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QTouchEvent>

namespace ui {

namespace {

constexpr double clickSlack = 3; // pixels that a hand may tremble in a click

bool isEscape(const QEvent &event)
{
    return static_cast<const QKeyEvent &>(event).key() == Qt::Key_Escape;
}

} // namespace

DragView::DragView(Document &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_AcceptTouchEvents);
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&m_document, &Document::visitChanged, this, &DragView::endDrag); // another scene, another thing to hold
}

void DragView::press(const QPointF &position, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    endDrag(); // the last release may be lost
    m_button = button;
    m_press = position;
    m_hasMoved = false;
    m_gesture = m_document.newGesture();
    m_held = take(position, button, modifiers);
}

void DragView::moveTo(const QPointF &position, Qt::KeyboardModifiers modifiers)
{
    if (!isDragging())
        return;
    m_hasMoved = m_hasMoved || QLineF(m_press, position).length() >= clickSlack;
    drag(position, modifiers);
}

void DragView::release(const QPointF &position)
{
    if (isDragging() && !m_hasMoved)
        click(position);
    endDrag();
}

void DragView::endDrag()
{
    m_held = Held::Nothing;
    drop();
    update();
}

void DragView::cancelDrag()
{
    m_document.cancel(m_gesture);
    endDrag();
}

void DragView::mousePressEvent(QMouseEvent *event)
{
    if (!isDragging() || event->button() == m_button)
        press(event->position(), event->button(), event->modifiers());
    hover(event->position());
}

void DragView::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() == Qt::NoButton && isDragging())
        endDrag(); // the release went elsewhere
    moveTo(event->position(), event->modifiers());
    hover(event->position());
}

void DragView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == m_button)
        release(event->position());
    hover(event->position());
}

void DragView::touch(QTouchEvent &event)
{
    const auto &points = event.points();
    switch (event.type()) {
    case QEvent::TouchBegin:
        setFocus(Qt::MouseFocusReason);
        m_finger = points.first().id();
        press(points.first().position(), Qt::NoButton, event.modifiers());
        break;
    case QEvent::TouchUpdate:
        if (points.size() > 1 && !(holdsThing() && m_hasMoved)) {
            endDrag();
            pinch(event);
        } else {
            follow(event);
        }
        break;
    case QEvent::TouchEnd:
        release(points.first().position());
        break;
    default:
        endDrag();
        break;
    }
    event.accept();
}

// One finger may be lifted while another stays.
void DragView::follow(const QTouchEvent &event)
{
    for (const QEventPoint &finger : event.points()) {
        if (finger.id() != m_finger)
            continue;
        moveTo(finger.position(), event.modifiers());
        if (finger.state() == QEventPoint::Released)
            release(finger.position());
    }
}

bool DragView::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
        touch(*static_cast<QTouchEvent *>(event));
        return true;
    case QEvent::UngrabMouse:
    case QEvent::WindowDeactivate:
    case QEvent::Hide:
        endDrag(); // the release will not come
        break;
    case QEvent::ShortcutOverride:
        // Escape in a drag is ours before it is anybody's shortcut.
        if (holdsThing() && isEscape(*event))
            event->accept();
        break;
    case QEvent::KeyPress:
        if (!holdsThing() || !isEscape(*event))
            break;
        cancelDrag();
        event->accept();
        return true;
    default:
        break;
    }
    return QWidget::event(event);
}

void DragView::focusOutEvent(QFocusEvent *event)
{
    endDrag(); // a drag whose release is lost ends where it is
    QWidget::focusOutEvent(event);
}

} // namespace ui
