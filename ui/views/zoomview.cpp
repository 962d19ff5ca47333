#include "ui/views/zoomview.h"

#include <QPointingDevice>
#include <QResizeEvent>
#include <QTouchEvent>
#include <QWheelEvent>

#include <cmath>

namespace ui {

namespace {

constexpr double wheelZoom = 1.2; // a notch of the wheel

double distance(const QPointF &a, const QPointF &b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

} // namespace

void ZoomView::fit()
{
    setViewport(fittedViewport());
    m_isFitted = true;
}

void ZoomView::refit()
{
    if (m_isFitted)
        fit();
}

void ZoomView::setViewport(const Viewport &viewport)
{
    m_viewport = viewport;
    m_isFitted = false;
    update();
}

bool ZoomView::pan(const QPointF &position)
{
    if (!m_pan)
        return false;
    setViewport(m_viewport.panned(position - *m_pan));
    m_pan = position;
    return true;
}

void ZoomView::wheelEvent(QWheelEvent *event)
{
    const bool isTouchpad = event->pointingDevice()->type() == QInputDevice::DeviceType::TouchPad;
    if (holdsThing() || (event->pixelDelta().isNull() && event->angleDelta().y() == 0)) {
        event->ignore();
        return;
    }
    if (isTouchpad && !event->pixelDelta().isNull() && !event->modifiers().testFlag(Qt::ControlModifier))
        setViewport(m_viewport.panned(event->pixelDelta()));
    else
        setViewport(m_viewport.zoomed(std::pow(wheelZoom, event->angleDelta().y() / 120.0), event->position()));
    event->accept();
}

void ZoomView::drop()
{
    m_pan.reset();
    m_pair.reset();
}

// The plane points under the first two fingers stay under them. Where a finger was last it tells only while it moves.
void ZoomView::pinch(const QTouchEvent &event)
{
    const auto &a = event.points()[0];
    const auto &b = event.points()[1];
    const Pair last = m_pair.value_or(Pair{a.lastPosition(), b.lastPosition()});
    m_pair = {a.position(), b.position()};
    const double before = distance(last.a, last.b);
    const double now = distance(m_pair->a, m_pair->b);
    const QPointF middleBefore = (last.a + last.b) / 2;
    const QPointF middle = (m_pair->a + m_pair->b) / 2;
    const Viewport zoomed = before > 0 && now > 0 ? m_viewport.zoomed(now / before, middleBefore) : m_viewport;
    setViewport(zoomed.panned(middle - middleBefore));
    if (a.state() == QEventPoint::Released || b.state() == QEventPoint::Released)
        m_pair.reset(); // two others may come
}

void ZoomView::resizeEvent(QResizeEvent *event)
{
    if (m_isFitted)
        fit();
    else
        setViewport(m_viewport.resized(event->size()));
}

} // namespace ui
