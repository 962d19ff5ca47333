#include "ui/views/workingtable.h"

#include "ui/document.h"
#include "ui/figure/tokenorder.h"
#include "ui/views/accessibletable.h"
#include "ui/views/announcement.h"
#include "ui/views/cellfield.h"
#include "ui/views/handlewords.h"
#include "ui/views/viewkeys.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

// Of a token's colour, in the band behind its row.
constexpr double hoverShare = 0.055;
constexpr double selectionShare = 0.12;

constexpr double rowsPerNotch = 3; // of a mouse wheel
constexpr double notch = 120;

int countOf(const std::vector<CoordinateBox> &boxes)
{
    return static_cast<int>(boxes.size());
}

} // namespace

WorkingTable::WorkingTable(Document &document, QWidget *parent)
    : QWidget(parent), m_document(document),
      m_editor(new CellField(-core::largestCoordinate, core::largestCoordinate, this))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Working: one row a token; Enter types a coordinate"));
    m_editor->hide();
    connect(m_editor, &CellField::finished, this, &WorkingTable::takeNumber);
    connect(m_editor, &CellField::abandoned, this, &WorkingTable::endEdit);
    connect(&m_document, &Document::changed, this, &WorkingTable::takeScene);
    connect(&m_document, &Document::selectionChanged, this, [this] {
        reveal(m_document.selectedToken());
        update();
    });
}

void WorkingTable::setFigureStyle(const Style &style)
{
    m_style = style;
    endEdit();
    setFirstRow(m_options.firstRow);
}

void WorkingTable::setRatio(int of, int to)
{
    m_options.ratioOf = of;
    m_options.ratioTo = to;
    update();
}

void WorkingTable::setSubtractsMaximum(bool subtracts)
{
    endEdit();
    m_options.subtractsMaximum = subtracts;
    m_place = std::min(
        m_place, m_document.tokens() > 0 ? countOf(boxes(figureLayout().tokenOf(figureLayout().firstRow()))) - 1 : 0);
    update();
}

void WorkingTable::setWaits(bool waits)
{
    m_waits = waits;
    update();
    emit laidOut();
}

WorkingLayout WorkingTable::figureLayout() const
{
    return WorkingLayout(m_document.tokens(), size(), m_style, m_options.firstRow);
}

void WorkingTable::paintFigure(QPainter &painter) const
{
    paintWorking(painter, m_document.scene(), m_document.attention(), size(), m_style, m_options);
}

std::vector<CoordinateBox> WorkingTable::boxes(int token) const
{
    return coordinateBoxes(m_document.scene(), m_document.attention(), token, figureLayout(), m_style, m_options);
}

QRectF WorkingTable::boxOf(int token, const Coordinate &coordinate) const
{
    for (const CoordinateBox &box : boxes(token))
        if (box.coordinate == coordinate)
            return box.box;
    return {};
}

int WorkingTable::tokenAtPlace(int place) const
{
    return tokenOrder(m_style, m_document.tokens())[static_cast<std::size_t>(place)];
}

void WorkingTable::choose(int token)
{
    setFocus(Qt::OtherFocusReason);
    selectRow(token);
}

void WorkingTable::type(int token, const Coordinate &coordinate)
{
    choose(token);
    const std::vector<CoordinateBox> all = boxes(token);
    const auto box = std::find_if(all.begin(), all.end(),
                                  [&](const CoordinateBox &shown) { return shown.coordinate == coordinate; });
    if (box != all.end())
        beginEdit({token, static_cast<int>(box - all.begin())});
}

void WorkingTable::takeScene()
{
    if (m_edited && m_edited->token >= m_document.tokens())
        endEdit();
    for (int *token : {&m_hoveredRow, &m_draggedRow})
        if (*token >= m_document.tokens())
            *token = -1;
    const int last = figureLayout().lastFirstRow();
    m_options.firstRow = std::min(m_options.firstRow, last);
    placeEditor();
    update();
    emit laidOut();
}

// Scrolling

void WorkingTable::setFirstRow(int row)
{
    if (row != m_options.firstRow && m_edited) {
        setFocus(); // the editor then finishes
        endEdit();
    }
    m_options.firstRow = row > 0 ? std::min(row, figureLayout().lastFirstRow()) : 0;
    update();
    emit laidOut();
}

void WorkingTable::reveal(int token)
{
    const WorkingLayout layout = figureLayout();
    if (token < 0 || layout.isShown(token))
        return;
    const int place = layout.placeOf(token);
    const bool isAbove = place < layout.firstRow();
    setFirstRow(isAbove ? place : place - std::max(0, layout.rows() - 1));
    if (!figureLayout().isShown(token)) // the words "… and n more" took the last place
        setFirstRow(place - std::max(0, figureLayout().rows() - 1));
}

void WorkingTable::scroll(int rows)
{
    setFirstRow(m_options.firstRow + rows);
}

void WorkingTable::wheelEvent(QWheelEvent *event)
{
    if (figureLayout().lastFirstRow() == 0) {
        event->ignore();
        return;
    }
    m_wheel -= event->angleDelta().y() / notch * rowsPerNotch;
    const double rows = std::trunc(m_wheel);
    m_wheel -= rows;
    if (rows != 0)
        scroll(static_cast<int>(rows));
}

void WorkingTable::resizeEvent(QResizeEvent *)
{
    setFirstRow(m_options.firstRow);
    placeEditor();
}

// Painting

void WorkingTable::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_style.paper);
    if (m_waits)
        return;
    const WorkingLayout layout = figureLayout();
    const int selected = m_document.selectedToken();
    const auto band = [&](int token, double share) {
        painter.fillRect(layout.row(token), m_style.onPaper(m_style.tokenColour(token), share));
    };
    if (layout.isShown(selected))
        band(selected, selectionShare);
    if (layout.isShown(m_hoveredRow) && m_hoveredRow != selected)
        band(m_hoveredRow, hoverShare);
    paintFigure(painter);
    if (!hasFocus())
        return;
    const QRectF focus = layout.isShown(selected)
                             ? boxes(selected)[static_cast<std::size_t>(m_place)].box.adjusted(-3, 3, 3, -3)
                             : QRectF(rect()).adjusted(2, 2, -2, -2);
    painter.setPen(QPen(m_style.accent, m_style.line));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(focus, 3, 3);
}

void WorkingTable::focusInEvent(QFocusEvent *)
{
    update();
}

void WorkingTable::focusOutEvent(QFocusEvent *)
{
    update();
}

// Pointer

std::optional<WorkingTable::Cell> WorkingTable::cellAt(const QPointF &position) const
{
    const int token = figureLayout().tokenAt(position);
    if (token < 0)
        return std::nullopt;
    const double reach = 0.4 * figureLayout().numberSize();
    const std::vector<CoordinateBox> all = boxes(token);
    for (int place = 0; place < countOf(all); ++place)
        if (all[static_cast<std::size_t>(place)].box.adjusted(-reach, 0, reach, 0).contains(position))
            return Cell{token, place};
    return std::nullopt;
}

void WorkingTable::selectRow(int token)
{
    m_document.select(token);
    reveal(token);
    const core::Handle handle = boxes(token)[static_cast<std::size_t>(m_place)].coordinate.handle;
    setAccessibleDescription(handleDescription(handle, m_document, m_style.decimals));
    tellFocus(*this, currentSlot());
    update();
}

int WorkingTable::currentSlot() const
{
    const int token = m_document.selectedToken();
    if (token < 0)
        return -1;
    const Coordinate coordinate = boxes(token)[static_cast<std::size_t>(m_place)].coordinate;
    return slotOf(figureLayout().placeOf(token), m_place < 2 ? WorkingColumn::Key
                                                 : coordinate.handle.kind == core::Handle::Kind::Value
                                                     ? WorkingColumn::Value
                                                     : WorkingColumn::Product);
}

void WorkingTable::contextMenuEvent(QContextMenuEvent *event)
{
    const int token = figureLayout().tokenAt(event->pos());
    if (token < 0)
        return;
    selectRow(token);
    emit menuRequested(event->globalPos(), token);
}

void WorkingTable::mousePressEvent(QMouseEvent *event)
{
    const int token = figureLayout().tokenAt(event->position());
    if (event->button() != Qt::LeftButton || token < 0) {
        QWidget::mousePressEvent(event);
        return;
    }
    if (const auto cell = cellAt(event->position()))
        m_place = cell->place;
    selectRow(token);
    m_draggedRow = token;
}

void WorkingTable::mouseReleaseEvent(QMouseEvent *event)
{
    m_draggedRow = -1;
    QWidget::mouseReleaseEvent(event);
}

void WorkingTable::dragRow(double y)
{
    moveRow(m_draggedRow, figureLayout().placeNear(y));
}

bool WorkingTable::moveRow(int token, int place)
{
    const int from = figureLayout().placeOf(token);
    if (!m_style.overlays.headToTail || place == from || place < 0 || place >= m_document.tokens())
        return false;
    endEdit();
    emit orderWanted(reordered(tokenOrder(m_style, m_document.tokens()), from, place));
    reveal(token);
    return true;
}

void WorkingTable::mouseDoubleClickEvent(QMouseEvent *event)
{
    const auto cell = cellAt(event->position());
    if (event->button() == Qt::LeftButton && cell)
        beginEdit(*cell);
    else
        QWidget::mouseDoubleClickEvent(event);
}

void WorkingTable::mouseMoveEvent(QMouseEvent *event)
{
    if (!event->buttons().testFlag(Qt::LeftButton))
        m_draggedRow = -1; // the release went elsewhere
    if (m_draggedRow >= 0)
        dragRow(event->position().y());
    hover(cellAt(event->position()), figureLayout().tokenAt(event->position()));
}

void WorkingTable::leaveEvent(QEvent *)
{
    hover(std::nullopt, -1);
}

void WorkingTable::hover(std::optional<Cell> cell, int token)
{
    const bool canMove = m_style.overlays.headToTail && token >= 0;
    setCursor(cell ? Qt::IBeamCursor : canMove ? Qt::SizeVerCursor : Qt::ArrowCursor);
    if (cell) {
        const Coordinate coordinate = boxes(cell->token)[static_cast<std::size_t>(cell->place)].coordinate;
        emit hovered(handleDescription(coordinate.handle, m_document, m_style.decimals));
    } else
        emit hovered({});
    if (token != m_hoveredRow)
        update();
    m_hoveredRow = token;
}

// Typing

void WorkingTable::beginEdit(const Cell &cell)
{
    m_edited.reset();
    m_place = cell.place;
    selectRow(cell.token);
    m_edited = cell;
    const Coordinate coordinate = boxes(cell.token)[static_cast<std::size_t>(cell.place)].coordinate;
    const QString name = handleName(coordinate.handle, m_document.scene());
    m_editor->setNumber(position(m_document.scene(), coordinate.handle)[coordinate.axis]);
    m_editor->setAccessibleName(
        QStringLiteral("%1: %2").arg(name, coordinate.axis == 0 ? QStringLiteral("x") : QStringLiteral("y")));
    m_editor->selectAll();
    m_editor->setFont(textFont(0.9 * figureLayout().numberSize()));
    placeEditor();
    m_editor->show();
    m_editor->setFocus();
}

void WorkingTable::placeEditor()
{
    if (!m_edited)
        return;
    const QRectF box = boxes(m_edited->token)[static_cast<std::size_t>(m_edited->place)].box;
    const double width = std::max(box.width() + 16, 5.5 * figureLayout().numberSize());
    const double height = std::max(box.height(), 22.0);
    const double left = std::clamp(box.left() - 6, 0.0, std::max(0.0, this->width() - width));
    m_editor->setGeometry(QRectF(left, box.center().y() - height / 2, width, height).toAlignedRect());
}

void WorkingTable::takeNumber(double number, int step)
{
    if (!m_edited)
        return;
    const Cell cell = *m_edited;
    const Coordinate coordinate = boxes(cell.token)[static_cast<std::size_t>(cell.place)].coordinate;
    endEdit();
    core::Point to = position(m_document.scene(), coordinate.handle);
    to[coordinate.axis] = number;
    m_document.edit(tr("Type %1").arg(handleName(coordinate.handle, m_document.scene())),
                    moved(m_document.scene(), coordinate.handle, to));
    announce(*this, moveWords(coordinate.handle, m_document, m_style.decimals));
    if (step == 0)
        return;
    if (const auto next = beside(cell, step))
        beginEdit(*next);
}

void WorkingTable::endEdit()
{
    if (!m_edited)
        return;
    m_edited.reset();
    if (m_editor->hasFocus())
        setFocus();
    m_editor->hide();
}

} // namespace ui
