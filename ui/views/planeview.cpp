#include "ui/views/planeview.h"

#include "core/number.h"
#include "core/slide.h"
#include "ui/document.h"
#include "ui/figure/match.h"
#include "ui/figure/mix.h"
#include "ui/views/accessibleplane.h"
#include "ui/views/announcement.h"
#include "ui/views/chip.h"
#include "ui/views/coordinatesdialog.h"
#include "ui/views/fieldpainter.h"
#include "ui/views/handlemark.h"
#include "ui/views/handlewords.h"
#include "ui/views/keymoves.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTextDocument>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

QPointF within(const QPointF &point, const QRectF &area)
{
    return {std::clamp(point.x(), area.left(), area.right()), std::clamp(point.y(), area.top(), area.bottom())};
}

} // namespace

PlaneView::PlaneView(Plane plane, Document &document, QWidget *parent)
    : ZoomView(document, parent), m_plane(plane), m_document(document), m_field(new FieldPainter(this))
{
    setAccessibleName(plane == Plane::Match ? tr("Plane of the query and the keys")
                                            : tr("Plane of the values and the output"));
    connect(&m_document, &Document::changed, this, [this] {
        m_answer = core::Inverse::State::Found; // another question now
        keepCurrentValid();
        update();
    });
    connect(m_field, &FieldPainter::finer, this, qOverload<>(&QWidget::update));
    connect(&m_document, &Document::selectionChanged, this, [this] {
        const int token = m_document.selectedToken();
        if (token >= 0 && m_current && m_current->token >= 0)
            m_current->token = token;
        update();
    });
}

void PlaneView::setFigureStyle(const Style &style)
{
    m_style = style;
    refit();
    update();
}

Viewport PlaneView::fittedViewport() const
{
    return ui::fittedViewport(m_plane, m_document.scene(), size(), m_style);
}

void PlaneView::reveal(int token)
{
    const auto kind = m_plane == Plane::Match ? core::Handle::Kind::Key : core::Handle::Kind::Value;
    if (!viewport().rect().contains(viewport().toPixel(position(m_document.scene(), {kind, token}))))
        fit();
}

void PlaneView::revealAll()
{
    const auto all = allHandles();
    const auto isInside = [this](core::Handle handle) {
        return viewport().rect().contains(viewport().toPixel(position(m_document.scene(), handle)));
    };
    if (!std::all_of(all.begin(), all.end(), isInside))
        fit();
}

std::vector<core::Handle> PlaneView::allHandles() const
{
    return handles(m_plane, m_document.scene());
}

bool PlaneView::has(core::Handle handle) const
{
    const auto all = allHandles();
    return std::find(all.begin(), all.end(), handle) != all.end();
}

std::optional<core::Handle> PlaneView::handleAt(const QPointF &position) const
{
    const auto candidates = handlesAt(m_plane, m_document.scene(), viewport(), position, m_current);
    return candidates.empty() ? std::nullopt : std::optional(candidates.front());
}

QRectF PlaneView::grabArea(core::Handle handle) const
{
    return ui::grabArea(handle, m_document.scene(), viewport());
}

void PlaneView::choose(core::Handle handle)
{
    setFocus(Qt::OtherFocusReason);
    makeCurrent(handle);
}

void PlaneView::makeCurrent(std::optional<core::Handle> handle)
{
    if (handle && handle != m_current)
        tellFocus(*this, slotOf(*handle));
    m_current = handle;
    if (handle && handle->token >= 0)
        m_document.select(handle->token);
    update();
}

void PlaneView::keepCurrentValid()
{
    const auto exists = [this](const std::optional<core::Handle> &handle) { return handle && has(*handle); };
    if (!exists(m_current))
        m_current.reset();
    if (!exists(m_hovered))
        m_hovered.reset();
    const auto isOther = [this](int tokens) { return tokens != m_document.tokens(); };
    if ((m_drag && isOther(m_drag->tokens)) || (m_slide && isOther(static_cast<int>(m_slide->start.tokens.size()))))
        endDrag(); // its number may be another token's now
}

void PlaneView::edit(core::Handle handle, const core::Point &to, int gesture)
{
    const core::Scene &scene = m_document.scene();
    const QString text = tr("Move %1").arg(handleName(handle, scene));
    if (handle.kind == core::Handle::Kind::Output)
        moveOutput(text, to, gesture);
    else
        m_document.edit(text, moved(scene, handle, to), gesture);
}

void PlaneView::moveOutput(const QString &text, const core::Point &to, int gesture)
{
    core::Scene next = m_document.scene();
    const core::Inverse answer = core::queryForOutput(next, to);
    next.query = answer.query;
    // Rounding must not make a step of a drag that comes back to its start.
    if (m_drag && (answer.query - m_drag->query).norm() <= 1e-9 * (1 + m_drag->query.norm()))
        next.query = m_drag->query;
    m_document.edit(text, next, gesture);
    m_answer = answer.state;
    update();
}

QString PlaneView::description(core::Handle handle) const
{
    const QString text = handleDescription(handle, m_document, m_style.decimals);
    QString more;
    if (handle.kind == core::Handle::Kind::Output)
        more = answerWords(m_answer);
    else if (handle.kind == core::Handle::Kind::Query && m_drag && m_drag->isOnRay)
        more = rayWords(m_document.scene().query.norm() / m_drag->start.norm(), m_document.scene().temperature,
                        m_style.decimals);
    return more.isEmpty() ? text : tr("%1. %2", "two sentences").arg(text, more);
}

QString PlaneView::spokenState(core::Handle handle) const
{
    const QString text = handleState(handle, m_document, m_style.decimals);
    const bool isOutput = handle.kind == core::Handle::Kind::Output;
    const QString more = isOutput ? answerWords(m_answer) : QString();
    return more.isEmpty() ? text : tr("%1. %2", "two sentences").arg(text, more);
}

void PlaneView::askCoordinates()
{
    if (!m_current)
        return;
    const core::Handle handle = *m_current;
    CoordinatesDialog dialog(handleName(handle, m_document.scene()), position(m_document.scene(), handle), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    edit(handle, dialog.point(), 0);
    announce(*this, moveWords(handle, m_document, m_style.decimals));
}

// Pointer

DragView::Held PlaneView::take(const QPointF &position, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    if (button == Qt::RightButton)
        return Held::Nothing;
    const auto candidates = handlesAt(m_plane, m_document.scene(), viewport(), position, m_current);
    const bool isEmpty = button == Qt::MiddleButton || candidates.empty();
    if (isEmpty && slidesKeys(button, modifiers)) {
        m_slide = Slide{viewport().toPlane(position), m_document.scene(), {0, 0}};
        return Held::Thing;
    }
    if (isEmpty) {
        startPan(position);
        return Held::Ground;
    }
    takeHandle(candidates.front(), position);
    return Held::Thing;
}

bool PlaneView::slidesKeys(Qt::MouseButton button, Qt::KeyboardModifiers modifiers) const
{
    return m_plane == Plane::Match && button != Qt::MiddleButton && isHeld(KeyDeed::KeepDirection, modifiers) &&
           m_document.tokens() > 0;
}

void PlaneView::takeHandle(core::Handle handle, const QPointF &position)
{
    const core::Point start = core::position(m_document.scene(), handle);
    m_drag = Drag{handle,
                  position - viewport().toPixel(start),
                  start,
                  m_document.scene().query,
                  m_document.tokens(),
                  handle == m_current};
    m_clicked = handle;
    makeCurrent(handle);
}

void PlaneView::drag(const QPointF &position, Qt::KeyboardModifiers modifiers)
{
    if (pan(position) || !hasMoved())
        return;
    if (m_slide)
        slideKeys(position);
    else
        moveHandle(position, modifiers);
}

// From where the keys were at the press, so that they come back to the bit.
void PlaneView::slideKeys(const QPointF &position)
{
    if (position == pressedAt()) {
        m_document.cancel(gesture());
        m_slide->by = {0, 0};
        return;
    }
    const core::Point by = viewport().toPlane(within(position, viewport().rect())) - m_slide->press;
    const core::Scene slid = core::keysMoved(m_slide->start, by);
    core::Scene next = m_document.scene();
    for (std::size_t j = 0; j < next.tokens.size(); ++j)
        next.tokens[j].key = slid.tokens[j].key;
    m_slide->by = slid.tokens.front().key - m_slide->start.tokens.front().key;
    m_document.edit(tr("Slide all keys"), next, gesture());
}

void PlaneView::moveHandle(const QPointF &position, Qt::KeyboardModifiers modifiers)
{
    if (position == pressedAt()) {
        edit(m_drag->handle, m_drag->start, gesture());
        return;
    }
    core::Point to = viewport().toPlane(within(position - m_drag->offset, viewport().rect()));
    if (!isHeld(KeyDeed::FreeOfSnap, modifiers))
        to = snapped(to, m_snap);
    if (isHeld(KeyDeed::KeepDirection, modifiers))
        to = alongRay(to, m_drag->start);
    m_drag->isOnRay = isHeld(KeyDeed::KeepDirection, modifiers) && !m_drag->start.isZero(0);
    edit(m_drag->handle, to, gesture());
}

// Of handles that lie on each other, the one after the current in the order of the keyboard.
void PlaneView::click(const QPointF &position)
{
    if (!m_drag || !m_drag->wasCurrent)
        return;
    const auto here = handlesAt(m_plane, m_document.scene(), viewport(), position, m_current);
    auto all = handles(m_plane, m_document.scene());
    std::rotate(all.begin(), std::find(all.begin(), all.end(), *m_current) + 1, all.end());
    makeCurrent(*std::find_first_of(all.begin(), all.end(), here.begin(), here.end()));
}

void PlaneView::tellDrag()
{
    const core::Scene &scene = m_document.scene();
    if (m_slide && !m_slide->by.isZero(0))
        announce(*this, tr("%1. %2", "two sentences")
                            .arg(slideWords(m_slide->start, m_slide->by, m_style.decimals),
                                 largestWeightWords(m_document, m_style.decimals)));
    else if (m_drag && has(m_drag->handle) && position(scene, m_drag->handle) != m_drag->start)
        announce(*this, moveWords(m_drag->handle, m_document, m_style.decimals));
}

void PlaneView::drop()
{
    tellDrag();
    m_drag.reset();
    m_slide.reset();
    ZoomView::drop();
}

void PlaneView::hover(const QPointF &pointer)
{
    if (m_slide) {
        setCursor(Qt::SizeAllCursor);
        emit hovered(slideWords(m_slide->start, m_slide->by, m_style.decimals));
        return;
    }
    const QPointF position = m_drag ? viewport().toPixel(core::position(m_document.scene(), m_drag->handle)) : pointer;
    const auto candidates = handlesAt(m_plane, m_document.scene(), viewport(), position, m_current);
    const auto handle = candidates.empty() ? std::nullopt : std::optional(candidates.front());
    if (handle != m_hovered)
        update();
    m_hovered = handle;
    if (handle)
        setCursor(m_drag ? Qt::ClosedHandCursor : Qt::OpenHandCursor);
    else
        unsetCursor();
    emit hovered(handle ? description(*handle) : core::formatted(viewport().toPlane(position), m_style.decimals));
}

void PlaneView::showTip(const QHelpEvent &help)
{
    const auto candidates = handlesAt(m_plane, m_document.scene(), viewport(), help.pos(), m_current);
    if (candidates.empty() || m_drag) {
        QToolTip::hideText();
        return;
    }
    // As rich text, but made from plain text, or a name could hold markup.
    const QString text = description(candidates.front());
    QToolTip::showText(help.globalPos(), Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal), this);
}

void PlaneView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        doubleClick(event->position());
}

void PlaneView::doubleClick(const QPointF &position)
{
    const auto candidates = handlesAt(m_plane, m_document.scene(), viewport(), position, m_clicked);
    if (candidates.empty())
        return;
    makeCurrent(candidates.front());
    askCoordinates();
}

void PlaneView::leaveEvent(QEvent *event)
{
    m_hovered.reset();
    emit hovered({});
    update();
    ZoomView::leaveEvent(event);
}

void PlaneView::contextMenuEvent(QContextMenuEvent *event)
{
    if (m_drag)
        return;
    if (event->reason() == QContextMenuEvent::Keyboard && m_current) { // which has the focus, wherever the pointer is
        const core::Point place = position(m_document.scene(), *m_current);
        emit menuRequested(mapToGlobal(viewport().toPixel(place).toPoint()), place, m_current->token);
        return;
    }
    const auto candidates = handlesAt(m_plane, m_document.scene(), viewport(), event->pos(), m_current);
    const auto ofToken = std::find_if(candidates.begin(), candidates.end(),
                                      [](const core::Handle &handle) { return handle.token >= 0; });
    const bool isToken = ofToken != candidates.end();
    if (!candidates.empty())
        makeCurrent(isToken ? *ofToken : candidates.front());
    emit menuRequested(event->globalPos(), snapped(viewport().toPlane(event->pos()), m_snap),
                       isToken ? ofToken->token : -1);
}

bool PlaneView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        showTip(*static_cast<QHelpEvent *>(event));
        return true;
    }
    return ZoomView::event(event);
}

// Painting

void PlaneView::paintFigure(QPainter &painter) const
{
    const core::Scene &scene = m_document.scene();
    if (m_plane == Plane::Match && m_style.overlays.field)
        paintMatch(painter, scene, m_document.attention(), viewport(), m_style, m_document.selectedToken(),
                   &m_field->picture(fieldRequest(scene, viewport(), m_style, devicePixelRatioF())));
    else if (m_plane == Plane::Match)
        paintMatch(painter, scene, m_document.attention(), viewport(), m_style, m_document.selectedToken());
    else
        paintMix(painter, scene, m_document.attention(), viewport(), m_style);
}

void PlaneView::paintHandles(QPainter &painter) const
{
    for (const core::Handle &handle : handles(m_plane, m_document.scene())) {
        const bool isCurrent = handle == m_current;
        const QPointF centre = viewport().toPixel(position(m_document.scene(), handle));
        if (viewport().rect().contains(centre))
            paintHandle(painter, handle, centre, {handle == m_hovered, isCurrent, isCurrent && hasFocus()}, m_style);
    }
}

void PlaneView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_style.paper);
    paintFigure(painter);
    paintHandles(painter);
    if (m_answer != core::Inverse::State::Found)
        paintChip(painter, answerWords(m_answer), viewport().toPixel(*core::output(m_document.attention())),
                  viewport().rect(), m_style);
}

} // namespace ui
