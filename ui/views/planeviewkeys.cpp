#include "ui/views/planeview.h"

#include "ui/document.h"
#include "ui/views/accessibleplane.h"
#include "ui/views/announcement.h"
#include "ui/views/handlewords.h"
#include "ui/views/keymoves.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace ui {

void PlaneView::keyPressEvent(QKeyEvent *event)
{
    if (deedOf(KeyPlace::Plane, *event) == KeyDeed::Type && m_current && !m_drag)
        askCoordinates();
    else if (m_drag || !m_current || !moveByKey(*event))
        ZoomView::keyPressEvent(event);
}

bool PlaneView::moveByKey(const QKeyEvent &event)
{
    const auto deed = deedOf(KeyPlace::Plane, event);
    if (!deed)
        return false;
    if (!event.isAutoRepeat())
        m_keyGesture = m_document.newGesture(); // one held key is one undo step
    if (!moveBy(*m_current, *deed, keyFactor(event.modifiers()), m_keyGesture))
        return false;
    m_isMovedByKey = true;
    return true;
}

bool PlaneView::moveBy(core::Handle handle, KeyDeed deed, double times, int gesture)
{
    const core::Point from = position(m_document.scene(), handle);
    const core::Point to = movedBy(from, deed, keyStep(m_snap), times);
    if (to == from)
        return false;
    edit(handle, to, gesture);
    return true;
}

void PlaneView::moveOnce(core::Handle handle, KeyDeed deed)
{
    makeCurrent(handle);
    if (moveBy(handle, deed, 1, m_document.newGesture()))
        announce(*this, moveWords(handle, m_document, m_style.decimals));
}

// A held key is one move: it is told of once, when it ends.
void PlaneView::endKeyMove()
{
    if (std::exchange(m_isMovedByKey, false) && m_current)
        announce(*this, moveWords(*m_current, m_document, m_style.decimals));
}

void PlaneView::keyReleaseEvent(QKeyEvent *event)
{
    if (!event->isAutoRepeat())
        endKeyMove();
    ZoomView::keyReleaseEvent(event);
}

void PlaneView::focusOutEvent(QFocusEvent *event)
{
    endKeyMove(); // the release goes elsewhere
    ZoomView::focusOutEvent(event);
}

void PlaneView::focusInEvent(QFocusEvent *event)
{
    const auto all = handles(m_plane, m_document.scene());
    if (event->reason() == Qt::TabFocusReason && !all.empty())
        makeCurrent(all.front());
    else if (event->reason() == Qt::BacktabFocusReason && !all.empty())
        makeCurrent(all.back());
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        showCurrent();
    ZoomView::focusInEvent(event);
    // Once Qt has told that the plane has the focus.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_current)
                tellFocus(*this, slotOf(*m_current));
        },
        Qt::QueuedConnection);
}

// What the keys move must be in sight.
void PlaneView::showCurrent()
{
    if (m_current && !viewport().rect().contains(grabArea(*m_current).center()))
        fit();
}

bool PlaneView::focusNextPrevChild(bool next)
{
    const auto all = allHandles();
    const auto now = m_current ? std::find(all.begin(), all.end(), *m_current) : all.end();
    const bool leaves = now == all.end() ? !next || all.empty() : next ? now + 1 == all.end() : now == all.begin();
    if (leaves)
        return ZoomView::focusNextPrevChild(next);
    makeCurrent(now == all.end() ? all.front() : next ? *(now + 1) : *(now - 1));
    showCurrent();
    emit hovered(description(*m_current));
    return true;
}

} // namespace ui
