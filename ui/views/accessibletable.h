#pragma once

#include "ui/figure/workingtext.h"
#include "ui/views/accessibleparts.h"

namespace ui {

class WorkingTable;

/// The slot of a cell of the working; place −1 is the row of headings.
int slotOf(int place, WorkingColumn column);

/// The working as a screen reader sees it: a table with headings, a row a token and a row of sums.
class AccessibleTable : public AccessibleParts, public QAccessibleTableInterface {
public:
    static constexpr int slotsARow = 9; ///< as many as there are columns at most

    explicit AccessibleTable(WorkingTable &view);

    void *interface_cast(QAccessible::InterfaceType type) override;

    QAccessibleInterface *caption() const override { return nullptr; }
    QAccessibleInterface *summary() const override { return nullptr; }
    QAccessibleInterface *cellAt(int row, int column) const override;
    int rowCount() const override;
    int columnCount() const override;
    QString columnDescription(int column) const override;
    QString rowDescription(int row) const override;

    int selectedCellCount() const override { return static_cast<int>(selectedCells().size()); }
    QList<QAccessibleInterface *> selectedCells() const override;
    int selectedColumnCount() const override { return 0; }
    QList<int> selectedColumns() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    int selectedRowCount() const override { return static_cast<int>(selectedRows().size()); }
    QList<int> selectedRows() const override;
    bool isRowSelected(int row) const override;
    bool selectRow(int row) override;
    bool unselectRow(int row) override;
    void modelChange(QAccessibleTableModelChangeEvent *) override {}

    /// What a cell says; row −1 holds the headings.
    QString cellText(int row, int column) const;
    /// In the view; empty where the row is not shown.
    QRectF cellArea(int row, int column) const;
    /// The numbers of a cell that can be typed.
    std::vector<Coordinate> coordinates(int row, int column) const;
    WorkingTable &table() const;

protected:
    int parts() const override;
    AccessiblePart *made(int slot) const override;
    int slotOf(int index) const override;
    int indexOf(int slot) const override;
    int slotAt(const QPointF &position) const override;
    int currentSlot() const override;

private:
    int tokens() const;
    bool isOverflow(int column) const; ///< beyond the columns that are there whether the maximum is subtracted or not
};

} // namespace ui
