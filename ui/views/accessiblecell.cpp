#include "ui/views/accessiblecell.h"

#include "ui/document.h"
#include "ui/views/handlewords.h"
#include "ui/views/workingtable.h"

#include <QCoreApplication>

namespace ui {

AccessibleCell::AccessibleCell(WorkingTable &view, int slot) : AccessiblePart(view, slot) {}

QAccessible::Role AccessibleCell::role() const
{
    return isHeading() ? QAccessible::ColumnHeader : columnIndex() == 0 ? QAccessible::RowHeader : QAccessible::Cell;
}

QString AccessibleCell::text(QAccessible::Text kind) const
{
    if (!isValid())
        return {};
    QString words = whole()->cellText(rowIndex(), columnIndex());
    switch (kind) {
    case QAccessible::Name:
        return words.isEmpty() ? QCoreApplication::translate("AccessibleTable", "empty") : words;
    case QAccessible::Value:
        return words;
    case QAccessible::Description:
        return isHeading() ? QString() : whole()->columnDescription(columnIndex());
    default:
        return {};
    }
}

QAccessible::State AccessibleCell::state() const
{
    QAccessible::State state = AccessiblePart::state();
    if (!isValid() || isHeading())
        return state;
    const int current = whole()->table().currentSlot();
    state.focusable = true;
    state.focused = current == slot() && view().hasFocus();
    state.selectable = true;
    state.selected = isSelected();
    const bool isTyped = !whole()->coordinates(rowIndex(), columnIndex()).empty();
    state.editable = isTyped;
    state.readOnly = !isTyped;
    return state;
}

void *AccessibleCell::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableCellInterface)
        return isHeading() ? nullptr : static_cast<QAccessibleTableCellInterface *>(this);
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface *>(this);
    return nullptr;
}

QList<QAccessibleInterface *> AccessibleCell::columnHeaderCells() const
{
    return {whole()->part(columnIndex())};
}

QList<QAccessibleInterface *> AccessibleCell::rowHeaderCells() const
{
    return {whole()->part(slot() - columnIndex())};
}

QString AccessibleCell::actionName(const Coordinate &coordinate) const
{
    const QString name = handleName(coordinate.handle, whole()->table().document().scene());
    return QCoreApplication::translate("AccessibleTable", "type %1 of %2").arg(axisName(coordinate.axis), name);
}

QStringList AccessibleCell::actionNames() const
{
    if (!isValid() || isHeading())
        return {};
    QStringList names;
    for (const Coordinate &coordinate : whole()->coordinates(rowIndex(), columnIndex()))
        names += actionName(coordinate);
    names += setFocusAction();
    return names;
}

QString AccessibleCell::localizedActionName(const QString &name) const
{
    return name == setFocusAction() ? QCoreApplication::translate("AccessibleTable", "select the row") : name;
}

void AccessibleCell::doAction(const QString &name)
{
    if (!isValid() || isHeading())
        return;
    if (name == setFocusAction()) {
        whole()->selectRow(rowIndex());
        return;
    }
    for (const Coordinate &coordinate : whole()->coordinates(rowIndex(), columnIndex()))
        if (name == actionName(coordinate))
            whole()->table().type(whole()->table().tokenAtPlace(rowIndex()), coordinate);
}

} // namespace ui
