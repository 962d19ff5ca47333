#include "ui/views/dragview.h"

#include "ui/document.h"
#include "ui/views/viewkeys.h"

#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QStyleHints>
#include <QTabletEvent>
#include <QTouchEvent>

#include <algorithm>

namespace ui {

namespace {

// Pixels that a hand may tremble in a click, a finger at rest, and between two taps.
constexpr double clickSlack = 3;
constexpr double fingerSlack = 6;
constexpr double tapSlack = 22;

constexpr qint64 penStaysNear = 2000; // milliseconds without a word of it; not every driver tells that it left

bool isFar(const QPointF &a, const QPointF &b, double slack)
{
    return QLineF(a, b).length() >= slack;
}

// Of a finger that lies there already.
bool isNews(const QEventPoint &finger)
{
    return finger.state() == QEventPoint::Updated || finger.state() == QEventPoint::Released;
}

bool isEscape(const QEvent &event)
{
    return deedOf(KeyPlace::Drag, static_cast<const QKeyEvent &>(event)) == KeyDeed::Restore;
}

} // namespace

DragView::DragView(Document &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setTabletTracking(true);
    setAttribute(Qt::WA_AcceptTouchEvents);
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&m_document, &Document::visitChanged, this, &DragView::endDrag); // another scene, another thing to hold
    m_rest.setSingleShot(true);
    connect(&m_rest, &QTimer::timeout, this, [this] { askForMenu(m_press); });
    qApp->installEventFilter(this);
}

void DragView::press(const QPointF &position, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    endDrag(); // the last release may be lost
    m_button = button;
    m_press = position;
    m_slack = button == Qt::NoButton ? fingerSlack : clickSlack;
    m_hasMoved = false;
    m_gesture = m_document.newGesture();
    m_held = take(position, button, modifiers);
}

void DragView::moveTo(const QPointF &position, Qt::KeyboardModifiers modifiers)
{
    m_hasMoved = m_hasMoved || isFar(m_press, position, m_slack);
    if (m_hasMoved)
        m_rest.stop();
    if (isDragging())
        drag(position, modifiers);
}

void DragView::release(const QPointF &position)
{
    if (isDragging() && !m_hasMoved)
        click(position);
    endDrag();
}

void DragView::releaseTap(const QPointF &position)
{
    const bool isTap = isDragging() && !m_hasMoved;
    const bool isSecond = isTap && m_sinceTap.isValid() && !isFar(m_tap, position, tapSlack) &&
                          m_sinceTap.elapsed() < QGuiApplication::styleHints()->mouseDoubleClickInterval();
    m_tap = position;
    m_sinceTap.invalidate();
    if (!isSecond) {
        release(position);
        if (isTap)
            m_sinceTap.start();
        return;
    }
    endDrag();
    doubleClick(position);
}

void DragView::askForMenu(const QPointF &position)
{
    endDrag();
    QContextMenuEvent event(QContextMenuEvent::Mouse, position.toPoint(), mapToGlobal(position.toPoint()));
    QCoreApplication::sendEvent(this, &event);
}

void DragView::endDrag()
{
    m_rest.stop();
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

void DragView::tabletEvent(QTabletEvent *event)
{
    const QPointF position = event->position();
    const bool wasDragging = isDragging();
    if (event->type() == QEvent::TabletPress) {
        setFocus(Qt::MouseFocusReason);
        if (event->button() == Qt::RightButton && !isDragging()) {
            event->accept();
            askForMenu(position);
            return;
        }
        if (!isDragging() || event->button() == m_button)
            press(position, event->button(), event->modifiers());
    } else if (event->type() == QEvent::TabletRelease) {
        if (event->button() == m_button)
            releaseTap(position);
    } else {
        if (event->buttons() == Qt::NoButton && isDragging())
            endDrag(); // the release went elsewhere
        moveTo(position, event->modifiers());
    }
    hover(position);
    // What is not accepted comes again as a mouse event, and then brings the tip of what the pen is over.
    event->setAccepted(event->type() != QEvent::TabletMove || wasDragging);
}

bool DragView::isPenNear() const
{
    return m_sincePen.isValid() && m_sincePen.elapsed() <= penStaysNear;
}

bool DragView::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::TabletEnterProximity:
    case QEvent::TabletPress:
    case QEvent::TabletMove:
    case QEvent::TabletRelease:
        m_sincePen.start();
        break;
    case QEvent::TabletLeaveProximity:
        m_sincePen.invalidate();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void DragView::touch(QTouchEvent &event)
{
    event.accept();
    if (event.type() == QEvent::TouchBegin) {
        m_fingers = {};
        m_isPalm = isPenNear(); // of the hand that holds the pen
    }
    if (m_isPalm)
        return;
    if (event.type() == QEvent::TouchCancel)
        endDrag();
    else
        takeFingers(event);
}

void DragView::takeFingers(const QTouchEvent &event)
{
    for (const QEventPoint &finger : event.points()) {
        if (finger.state() != QEventPoint::Pressed)
            continue;
        m_fingers.begins[finger.id()] = finger.position();
        if (m_fingers.first < 0 && !m_fingers.arePinching)
            pressFinger(finger, event);
        else
            m_rest.stop();
    }
    if (!m_fingers.arePinching && isPinch(event)) {
        endDrag();
        m_fingers.arePinching = true;
    }
    if (!m_fingers.arePinching)
        follow(event);
    else if (event.points().size() > 1 && event.type() == QEvent::TouchUpdate)
        pinch(event);
}

void DragView::pressFinger(const QEventPoint &finger, const QTouchEvent &event)
{
    setFocus(Qt::MouseFocusReason);
    m_fingers.first = finger.id();
    for (const QEventPoint &other : event.points())
        m_fingers.begins[other.id()] = other.position();
    press(finger.position(), Qt::NoButton, event.modifiers());
    hover(finger.position());
    m_rest.start(QGuiApplication::styleHints()->mousePressAndHoldInterval());
}

// On a thing a palm lies still, and of two fingers both move.
bool DragView::isPinch(const QTouchEvent &event) const
{
    if (event.type() != QEvent::TouchUpdate || event.points().size() < 2 || m_fingers.first < 0)
        return false;
    if (!holdsThing())
        return true;
    return !m_hasMoved && std::any_of(event.points().begin(), event.points().end(), [this](const QEventPoint &finger) {
        return finger.id() != m_fingers.first && isNews(finger) &&
               isFar(m_fingers.begins.value(finger.id()), finger.position(), fingerSlack);
    });
}

void DragView::follow(const QTouchEvent &event)
{
    for (const QEventPoint &finger : event.points()) {
        if (finger.id() != m_fingers.first || !isNews(finger))
            continue;
        moveTo(finger.position(), event.modifiers());
        if (finger.state() == QEventPoint::Released) {
            m_fingers.first = -1;
            releaseTap(finger.position());
        } else {
            hover(finger.position());
        }
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
