#include "ui/views/barsview.h"

#include "ui/document.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTextDocument>
#include <QToolTip>

#include <algorithm>

namespace ui {

namespace {

// Of the bands behind columns, out of 255.
constexpr int hoverAlpha = 14;
constexpr int selectionAlpha = 24;

} // namespace

BarsView::BarsView(Document &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Bars of the scores, the exponentials and the weights"));
    connect(&m_document, &Document::changed, this, &BarsView::refresh);
    connect(&m_document, &Document::selectionChanged, this, qOverload<>(&BarsView::update));
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
    if (!hasFocus())
        return;
    const QRectF focus = selected < 0 ? QRectF(rect()).adjusted(2, 2, -2, -2) : bars().columnRect(selected);
    painter.setPen(QPen(m_style.accent, m_style.line));
    painter.drawRoundedRect(focus.adjusted(1, 1, -1, -1), 3, 3);
}

void BarsView::resizeEvent(QResizeEvent *)
{
    refresh();
}

bool BarsView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int column = bars().columnAt(help->pos());
    if (column < 0) {
        QToolTip::hideText();
        event->ignore();
        return true;
    }
    // As rich text, but made from plain text, or a name could hold markup.
    const QString text = Qt::convertFromPlainText(bars().description(column), Qt::WhiteSpaceNormal);
    QToolTip::showText(help->globalPos(), text, this, bars().columnRect(column).toAlignedRect());
    return true;
}

void BarsView::mousePressEvent(QMouseEvent *event)
{
    const int column = bars().columnAt(event->position());
    if (event->button() != Qt::LeftButton || column < 0) {
        QWidget::mousePressEvent(event);
        return;
    }
    if (bars().token(column) >= 0)
        m_document.select(bars().token(column));
}

void BarsView::mouseMoveEvent(QMouseEvent *event)
{
    hover(bars().columnAt(event->position()));
}

void BarsView::leaveEvent(QEvent *)
{
    hover(-1);
}

void BarsView::hover(int column)
{
    if (column == m_hovered)
        return;
    m_hovered = column;
    emit hovered(column < 0 ? QString() : bars().description(column));
    update();
}

void BarsView::focusInEvent(QFocusEvent *)
{
    update();
}

void BarsView::focusOutEvent(QFocusEvent *)
{
    update();
}

void BarsView::keyPressEvent(QKeyEvent *event)
{
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (isPlain && event->key() == Qt::Key_Left)
        selectBeside(-1);
    else if (isPlain && event->key() == Qt::Key_Right)
        selectBeside(1);
    else
        QWidget::keyPressEvent(event);
}

int BarsView::selectedColumn() const
{
    const int selected = m_document.selectedToken();
    if (selected < 0)
        return -1;
    const int columns = bars().columns();
    for (int column = 0; column < columns; ++column)
        if (bars().token(column) == selected)
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
}

} // namespace ui
