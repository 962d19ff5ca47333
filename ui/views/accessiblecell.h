#pragma once

#include "ui/figure/workingtext.h"
#include "ui/views/accessibletable.h"

namespace ui {

/// A cell of the working, a heading or a sum; where coordinates stand in it, it offers to type them.
class AccessibleCell : public AccessiblePart, public QAccessibleTableCellInterface, public QAccessibleActionInterface {
public:
    AccessibleCell(WorkingTable &view, int slot);

    QAccessible::Role role() const override;
    QString text(QAccessible::Text kind) const override;
    QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    int rowIndex() const override { return slot() / AccessibleTable::slotsARow - 1; }
    int columnIndex() const override { return slot() % AccessibleTable::slotsARow; }
    int rowExtent() const override { return 1; }
    int columnExtent() const override { return 1; }
    bool isSelected() const override { return whole() && whole()->isRowSelected(rowIndex()); }
    QAccessibleInterface *table() const override { return parent(); }
    QList<QAccessibleInterface *> columnHeaderCells() const override;
    QList<QAccessibleInterface *> rowHeaderCells() const override;

    QStringList actionNames() const override;
    QString localizedActionName(const QString &name) const override;
    void doAction(const QString &name) override;
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

protected:
    bool exists() const override
    {
        return whole() && rowIndex() < whole()->rowCount() && columnIndex() < whole()->columnCount();
    }
    QRectF area() const override { return whole()->cellArea(rowIndex(), columnIndex()); }

private:
    AccessibleTable *whole() const { return static_cast<AccessibleTable *>(parent()); }
    bool isHeading() const { return rowIndex() < 0; }
    static QString axisName(int axis) { return axis == 0 ? QStringLiteral("x") : QStringLiteral("y"); }
    QString actionName(const Coordinate &coordinate) const;
};

} // namespace ui
