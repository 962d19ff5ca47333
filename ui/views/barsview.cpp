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

// Of a token's colour, in the band behind its column.
constexpr double hoverShare = 0.055;
constexpr double selectionShare = 0.095;

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

void BarsView::paintBand(QPainter &painter, int column, double share) const
{
    if (column < 0 || column >= bars().columns())
        return;
    const int token = bars().token(column);
    const QColor colour = token < 0 ? m_style.muted : m_style.tokenColour(token);
    painter.fillRect(bars().columnRect(column), m_style.onPaper(colour, share));
}

void BarsView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_style.paper);
    const int selected = selectedColumn();
    paintBand(painter, selected, selectionShare);
    if (m_hovered != selected)
        paintBand(painter, m_hovered, hoverShare);
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

void BarsView::contextMenuEvent(QContextMenuEvent *event)
{
    const int column = bars().columnAt(event->pos());
    const int token = column < 0 ? -1 : bars().token(column);
    if (token < 0)
        return;
    m_document.select(token);
    emit menuRequested(event->globalPos(), token);
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

} // namespace ui
