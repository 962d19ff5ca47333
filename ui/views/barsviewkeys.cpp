#include "ui/views/barsview.h"

#include "ui/document.h"
#include "ui/views/accessiblebars.h"
#include "ui/views/announcement.h"
#include "ui/views/barmoves.h"
#include "ui/views/handlewords.h"
#include "ui/views/snap.h"
#include "ui/views/viewkeys.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace ui {

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
