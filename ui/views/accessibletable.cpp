#include "ui/views/accessibletable.h"

#include "ui/document.h"
#include "ui/figure/formulaspeech.h"
#include "ui/figure/overflow.h"
#include "ui/views/accessiblecell.h"
#include "ui/views/workingtable.h"

namespace ui {

namespace {

constexpr int commonColumns = 4; // token, key, product, score
static_assert(AccessibleTable::slotsARow == commonColumns + OverflowText::columns &&
              AccessibleTable::slotsARow >= workingColumns);

} // namespace

int slotOf(int place, WorkingColumn column)
{
    return (place + 1) * AccessibleTable::slotsARow + static_cast<int>(column);
}

AccessibleTable::AccessibleTable(WorkingTable &view) : AccessibleParts(view, QAccessible::Table, &view.document()) {}

WorkingTable &AccessibleTable::table() const
{
    return static_cast<WorkingTable &>(*widget());
}

void *AccessibleTable::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface *>(this);
    return AccessibleParts::interface_cast(type);
}

int AccessibleTable::tokens() const
{
    return table().document().tokens();
}

bool AccessibleTable::isOverflow(int column) const
{
    return column >= commonColumns && !table().options().subtractsMaximum;
}

int AccessibleTable::rowCount() const
{
    return tokens() > 0 ? tokens() + 1 : 0;
}

int AccessibleTable::columnCount() const
{
    return table().options().subtractsMaximum ? workingColumns : slotsARow;
}

QString AccessibleTable::columnDescription(int column) const
{
    return cellText(-1, column);
}

QString AccessibleTable::rowDescription(int row) const
{
    return cellText(row, 0);
}

QString AccessibleTable::cellText(int row, int column) const
{
    const core::Attention &attention = table().document().attention();
    const int decimals = table().decimals();
    const bool isSum = row == tokens();
    if (isOverflow(column)) {
        const auto i = static_cast<std::size_t>(column - commonColumns);
        if (row < 0)
            return spokenFormula(OverflowText::headings()[i]);
        const OverflowText overflow(attention, decimals);
        return (isSum ? overflow.sums() : overflow.row(table().tokenAtPlace(row)))[i].text;
    }
    const auto which = static_cast<WorkingColumn>(column);
    if (row < 0) {
        const WorkingHeading heading = workingHeading(which);
        return QStringLiteral("%1 %2").arg(heading.words, spokenFormula(heading.symbol)).trimmed();
    }
    return isSum ? workingSum(attention, which, decimals)
                 : workingText(table().document().scene(), attention, table().tokenAtPlace(row), which, decimals).text;
}

QRectF AccessibleTable::cellArea(int row, int column) const
{
    const WorkingLayout layout = table().figureLayout();
    QRectF line;
    if (row < 0)
        line = layout.header();
    else if (row == tokens())
        line = layout.sum();
    else if (layout.isShown(table().tokenAtPlace(row)))
        line = layout.row(table().tokenAtPlace(row));
    if (line.isEmpty())
        return {};
    return isOverflow(column) ? overflowCell(layout, line, column - commonColumns)
                              : layout.cell(line, static_cast<WorkingColumn>(column));
}

std::vector<Coordinate> AccessibleTable::coordinates(int row, int column) const
{
    std::vector<Coordinate> result;
    if (row < 0 || row >= tokens() || isOverflow(column))
        return result;
    const WorkingText words =
        workingText(table().document().scene(), table().document().attention(), table().tokenAtPlace(row),
                    static_cast<WorkingColumn>(column), table().decimals());
    for (const WorkingText::Number &number : words.numbers)
        result.push_back(number.coordinate);
    return result;
}

QAccessibleInterface *AccessibleTable::cellAt(int row, int column) const
{
    const bool isThere = row >= 0 && row < rowCount() && column >= 0 && column < columnCount();
    return isThere ? child((row + 1) * columnCount() + column) : nullptr;
}

QList<int> AccessibleTable::selectedRows() const
{
    const int token = table().document().selectedToken();
    for (int row = 0; token >= 0 && row < tokens(); ++row)
        if (table().tokenAtPlace(row) == token)
            return {row};
    return {};
}

QList<QAccessibleInterface *> AccessibleTable::selectedCells() const
{
    QList<QAccessibleInterface *> result;
    for (const int row : selectedRows())
        for (int column = 0; column < columnCount(); ++column)
            result += cellAt(row, column);
    return result;
}

bool AccessibleTable::isRowSelected(int row) const
{
    return row >= 0 && row < tokens() && table().tokenAtPlace(row) == table().document().selectedToken();
}

bool AccessibleTable::selectRow(int row)
{
    if (row < 0 || row >= tokens())
        return false;
    table().choose(table().tokenAtPlace(row));
    return true;
}

bool AccessibleTable::unselectRow(int)
{
    return false;
}

int AccessibleTable::parts() const
{
    return (rowCount() + 1) * columnCount();
}

AccessiblePart *AccessibleTable::made(int slot) const
{
    return new AccessibleCell(table(), slot);
}

int AccessibleTable::slotOf(int index) const
{
    return index / columnCount() * slotsARow + index % columnCount();
}

int AccessibleTable::indexOf(int slot) const
{
    const int column = slot % slotsARow;
    return slot < 0 || column >= columnCount() ? -1 : slot / slotsARow * columnCount() + column;
}

int AccessibleTable::slotAt(const QPointF &position) const
{
    const WorkingLayout layout = table().figureLayout();
    const int token = layout.tokenAt(position);
    const int row = token >= 0                           ? layout.placeOf(token)
                    : layout.header().contains(position) ? -1
                    : layout.sum().contains(position)    ? tokens()
                                                         : tokens() + 1;
    for (int column = 0; row < rowCount() && column < columnCount(); ++column)
        if (cellArea(row, column).contains(position))
            return (row + 1) * slotsARow + column;
    return -1;
}

int AccessibleTable::currentSlot() const
{
    return table().currentSlot();
}

} // namespace ui
