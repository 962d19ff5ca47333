#include "ui/views/barsview.h"

#include "ui/document.h"
#include "ui/views/accessiblebars.h"
#include "ui/views/announcement.h"
#include "ui/views/barmoves.h"
#include "ui/views/chip.h"
#include "ui/views/handlewords.h"
#include "ui/views/snap.h"
#include "ui/views/viewkeys.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QTextDocument>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

// Of the bands behind columns, out of 255.
constexpr int hoverAlpha = 14;
constexpr int selectionAlpha = 24;

} // namespace

BarsView::BarsView(Document &document, QWidget *parent) : DragView(document, parent), m_document(document)
{
    setAccessibleName(tr("Bars of the scores, the exponentials and the weights"));
    connect(&m_document, &Document::changed, this, [this] {
        m_note.clear();
        keepValid();
        refresh();
    });
    connect(&m_document, &Document::selectionChanged, this, [this] {
        m_note.clear(); // it was on another bar
        update();
    });
}

void BarsView::setFigureStyle(const Style &style)
{
    m_style = style;
    refresh();
}

void BarsView::refresh()
{
    m_isFed = false;
    update();
}

void BarsView::keepValid()
{
    if (m_drag && m_drag->start.tokens.size() != m_document.scene().tokens.size())
        endDrag();        // its number may be another token's now
    m_hoveredBar.reset(); // its end is elsewhere now
}

const Bars &BarsView::bars() const
{
    if (!m_isFed)
        m_bars.show(m_document.scene(), m_document.attention(), size(), m_style);
    m_isFed = true;
    return m_bars;
}

void BarsView::paintFigure(QPainter &painter) const
{
    bars().paint(painter);
}

void BarsView::paintBand(QPainter &painter, int column, int alpha) const
{
    if (column < 0 || column >= bars().columns())
        return;
    const int token = bars().token(column);
    QColor colour = token < 0 ? m_style.muted : m_style.tokenColour(token);
    colour.setAlpha(alpha);
    painter.fillRect(bars().columnRect(column), colour);
}

void BarsView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_style.paper);
    const int selected = selectedColumn();
    paintBand(painter, selected, selectionAlpha);
    if (m_hovered != selected)
        paintBand(painter, m_hovered, hoverAlpha);
    paintFigure(painter);
    if (m_hoveredBar)
        paintEnd(painter, *m_hoveredBar);
    if (hasFocus())
        paintFocus(painter);
    paintNote(painter);
}

// A cap that can be grabbed, within the bar: beyond its end is its number.
void BarsView::paintEnd(QPainter &painter, Bar bar) const
{
    const QRectF rect = bars().barRect(bar);
    const double height = 4 * m_style.line;
    const double end = bars().barEnd(bar);
    const QRectF cap(rect.left() - 2, end > rect.center().y() ? end - height : end, rect.width() + 4, height);
    painter.setPen(QPen(m_style.ink, m_style.line));
    painter.setBrush(m_style.paper);
    painter.drawRoundedRect(cap, height / 2, height / 2);
}

void BarsView::paintFocus(QPainter &painter) const
{
    const int selected = selectedColumn();
    const QRectF focus = selected < 0 ? QRectF(rect()).adjusted(2, 2, -2, -2) : bars().cellRect({m_current, selected});
    painter.setPen(QPen(m_style.accent, m_style.line));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(focus.adjusted(1, 1, -1, -1), 3, 3);
}

void BarsView::paintNote(QPainter &painter) const
{
    const int column = selectedColumn();
    if (m_note.isEmpty() || column < 0)
        return;
    const QPointF end(bars().columnRect(column).center().x(), bars().barEnd({m_current, column}));
    paintChip(painter, m_note, end, rect(), m_style);
}

void BarsView::resizeEvent(QResizeEvent *)
{
    refresh();
}

bool BarsView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return DragView::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int column = bars().columnAt(help->pos());
    if (column < 0 || isDragging()) {
        QToolTip::hideText();
        event->ignore();
        return true;
    }
    // As rich text, but made from plain text, or a name could hold markup.
    const QString text = Qt::convertFromPlainText(bars().description(column), Qt::WhiteSpaceNormal);
    QToolTip::showText(help->globalPos(), text, this, bars().columnRect(column).toAlignedRect());
    return true;
}

DragView::Held BarsView::take(const QPointF &position, Qt::MouseButton button, Qt::KeyboardModifiers)
{
    const auto bar = bars().barAt(position); // it reaches beyond the column
    const int column = bar ? bar->column : bars().columnAt(position);
    if ((button != Qt::LeftButton && button != Qt::NoButton) || column < 0 || bars().token(column) < 0)
        return Held::Nothing;
    const int token = bars().token(column);
    m_document.select(token);
    if (!bar)
        return Held::Nothing;
    m_current = bar->part;
    m_drag = Drag{token, bar->part, position.y() - bars().barEnd(*bar), m_document.scene()};
    m_bars.hold(bar->part);
    return Held::Thing;
}

void BarsView::drag(const QPointF &position, Qt::KeyboardModifiers)
{
    if (!hasMoved())
        return;
    if (position.y() == pressedAt().y()) {
        m_note.clear();
        m_document.cancel(gesture()); // back at its start, to the bit
        return;
    }
    const double end = std::clamp(position.y(), 0.0, static_cast<double>(height())) - m_drag->offset;
    const double number = bars().numberAt(m_drag->part, end);
    moveBar(m_drag->token, m_drag->part, number, m_drag->start, gesture());
}

void BarsView::drop()
{
    if (m_drag && m_drag->start.tokens.size() == m_document.scene().tokens.size() &&
        m_document.scene() != m_drag->start)
        tellMove(m_drag->token, m_drag->part);
    m_drag.reset();
    m_bars.release();
    refresh();
}

void BarsView::moveBar(int token, BarPart part, double number, const core::Scene &start, int gesture)
{
    const BarMove move = barMoved(m_document.scene(), start, token, part, number);
    m_document.edit(barMoveText(start, token, part), move.scene, gesture);
    m_note = move.note;
    update();
}

void BarsView::choose(Bar bar)
{
    setFocus(Qt::OtherFocusReason);
    m_current = bar.part;
    m_document.select(bars().token(bar.column));
    tellFocus(*this, slotOf(current()));
    update();
}

void BarsView::moveOnce(Bar bar, double number)
{
    const int token = bars().token(bar.column);
    m_current = bar.part;
    m_document.select(token);
    const core::Scene before = m_document.scene();
    moveBar(token, bar.part, number, before, m_document.newGesture());
    if (m_document.scene() != before)
        tellMove(token, bar.part);
}

void BarsView::stepOnce(Bar bar, bool isUp)
{
    moveOnce(bar, stepped(bars().token(bar.column), bar.part, isUp ? 1 : -1));
}

// Where the bar has come to, what it moved, and what is to be known of it.
void BarsView::tellMove(int token, BarPart part)
{
    const core::Handle::Kind kind = part == BarPart::Weight ? core::Handle::Kind::Query : core::Handle::Kind::Key;
    const core::Handle moved{kind, part == BarPart::Weight ? -1 : token};
    const QString words = moveWords(moved, m_document, m_style.decimals);
    announce(*this, m_note.isEmpty() ? words : tr("%1. %2", "two sentences").arg(words, m_note));
}

void BarsView::hover(const QPointF &position)
{
    if (m_drag) {
        m_hovered = columnOf(m_drag->token);
        m_hoveredBar = Bar{m_drag->part, m_hovered};
        tellHovered();
    } else {
        const auto bar = bars().barAt(position);
        hoverColumn(bar ? bar->column : bars().columnAt(position), bar);
    }
}

void BarsView::hoverColumn(int column, std::optional<Bar> bar)
{
    if (column == m_hovered && bar == m_hoveredBar)
        return;
    m_hovered = column;
    m_hoveredBar = bar;
    if (bar)
        setCursor(Qt::SizeVerCursor);
    else
        unsetCursor();
    tellHovered();
    update();
}

void BarsView::tellHovered()
{
    if (m_hovered < 0)
        emit hovered({});
    else
        tell(m_hovered, m_hoveredBar && m_note.isEmpty() ? barHint(m_hoveredBar->part) : m_note);
}

void BarsView::tell(int column, const QString &more)
{
    const QString text = bars().description(column);
    emit hovered(more.isEmpty() ? text : tr("%1 %2", "two sentences").arg(text, more));
}

void BarsView::leaveEvent(QEvent *)
{
    if (!m_drag)
        hoverColumn(-1, std::nullopt);
}

void BarsView::focusInEvent(QFocusEvent *event)
{
    if (event->reason() == Qt::TabFocusReason)
        m_current = BarPart::Score;
    else if (event->reason() == Qt::BacktabFocusReason)
        m_current = BarPart::Weight;
    DragView::focusInEvent(event);
    update();
    // Once Qt has told that the charts have the focus.
    QMetaObject::invokeMethod(
        this, [this] { tellFocus(*this, slotOf(current())); }, Qt::QueuedConnection);
}

// Tab walks the charts and then leaves.
bool BarsView::focusNextPrevChild(bool next)
{
    const BarPart last = next ? BarPart::Weight : BarPart::Score;
    if (m_current == last || m_document.tokens() == 0)
        return DragView::focusNextPrevChild(next);
    m_current = static_cast<BarPart>(static_cast<int>(m_current) + (next ? 1 : -1));
    if (const int column = selectedColumn(); column >= 0)
        tell(column, barHint(m_current));
    tellFocus(*this, slotOf(current()));
    update();
    return true;
}

void BarsView::keyPressEvent(QKeyEvent *event)
{
    const auto deed = deedOf(KeyPlace::Bars, *event);
    if (deed == KeyDeed::Left || deed == KeyDeed::Right)
        selectBeside(deed == KeyDeed::Left ? -1 : 1);
    else if (isDragging() || !moveByKey(*event))
        DragView::keyPressEvent(event);
}

bool BarsView::moveByKey(const QKeyEvent &event)
{
    const int token = m_document.selectedToken();
    const auto deed = deedOf(KeyPlace::Bars, event);
    if (token < 0 || (deed != KeyDeed::Up && deed != KeyDeed::Down))
        return false;
    if (!event.isAutoRepeat())
        m_keyGesture = m_document.newGesture(); // one held key is one undo step
    const double steps = (deed == KeyDeed::Up ? 1 : -1) * keyFactor(event.modifiers());
    moveBar(token, m_current, stepped(token, m_current, steps), m_document.scene(), m_keyGesture);
    m_isMovedByKey = true;
    m_hovered = selectedColumn();
    tellHovered();
    return true;
}

double BarsView::stepped(int token, BarPart part, double steps) const
{
    const double step = part == BarPart::Weight ? 0.01 : 0.1;
    return tidied(barNumber(m_document.attention(), token, part) + steps * step);
}

// A held key is one move: it is told of once, when it ends.
void BarsView::endKeyMove()
{
    if (std::exchange(m_isMovedByKey, false) && m_document.selectedToken() >= 0)
        tellMove(m_document.selectedToken(), m_current);
}

void BarsView::keyReleaseEvent(QKeyEvent *event)
{
    if (!event->isAutoRepeat())
        endKeyMove();
    DragView::keyReleaseEvent(event);
}

void BarsView::focusOutEvent(QFocusEvent *event)
{
    endKeyMove(); // the release goes elsewhere
    DragView::focusOutEvent(event);
}

int BarsView::selectedColumn() const
{
    return m_document.selectedToken() < 0 ? -1 : columnOf(m_document.selectedToken());
}

int BarsView::columnOf(int token) const
{
    const int columns = bars().columns();
    for (int column = 0; column < columns; ++column)
        if (bars().token(column) == token)
            return column;
    return columns - 1;
}

void BarsView::selectBeside(int step)
{
    const int columns = bars().columns();
    const int tokenColumns = columns > 0 && bars().token(columns - 1) < 0 ? columns - 1 : columns;
    if (tokenColumns == 0)
        return;
    const int selected = selectedColumn();
    const int from = selected >= 0 ? selected : (step > 0 ? -1 : tokenColumns);
    m_document.select(bars().token(std::clamp(from + step, 0, tokenColumns - 1)));
    tellFocus(*this, slotOf(current()));
}

} // namespace ui
