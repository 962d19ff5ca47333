#pragma once

#include "ui/figure/style.h"
#include "ui/figure/working.h"
#include "ui/views/viewkeys.h"

#include <QWidget>

#include <optional>

namespace ui {

class Document;
class CellField;

/// The rows of the working: selects tokens and lets a person type coordinates in their places.
class WorkingTable : public QWidget {
    Q_OBJECT

public:
    WorkingTable(Document &document, QWidget *parent);

    void setFigureStyle(const Style &style);
    void setRatio(int of, int to);
    void setSubtractsMaximum(bool subtracts);
    /// Scrolls; brought within what there is.
    void setFirstRow(int row);
    /// While it waits nothing but its ground is painted, as fonts take long at a start.
    void setWaits(bool waits);
    bool waits() const { return m_waits; }

    WorkingLayout figureLayout() const;
    /// The figure alone: what is exported from this view.
    void paintFigure(QPainter &painter) const;
    /// The place of a number in the row of `token`, which must be shown; the left one where it is written twice.
    QRectF boxOf(int token, const Coordinate &coordinate) const;
    const WorkingOptions &options() const { return m_options; }

    const Document &document() const { return m_document; }
    int decimals() const { return m_style.decimals; }
    /// The token in the row at `place`, counted from the first, whether it is shown or not.
    int tokenAtPlace(int place) const;
    /// Selects the row of a token, and shows it.
    void choose(int token);
    /// Lets a person type a coordinate in the row of a token that has it.
    void type(int token, const Coordinate &coordinate);
    /// The slot of the cell that the keyboard is at among the accessible parts; -1 if no row is selected.
    int currentSlot() const;

    QSize sizeHint() const override { return {900, 230}; }
    QSize minimumSizeHint() const override { return {420, 120}; }

signals:
    /// What the pointer is over, in words; empty where there is nothing.
    void hovered(const QString &text);
    /// A person asks for the menu of a token, which is selected.
    void menuRequested(const QPoint &globalPosition, int token);
    /// Rows have come, gone or scrolled, or stand elsewhere.
    void laidOut();
    /// A person has moved a row; sent only while the shares are laid head to tail, whose order the rows have.
    void orderWanted(const std::vector<int> &order);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    /// One number in a row, by its place in coordinateBoxes().
    struct Cell {
        int token;
        int place;

        friend bool operator==(const Cell &, const Cell &) = default;
    };

    std::vector<CoordinateBox> boxes(int token) const;
    std::optional<Cell> cellAt(const QPointF &position) const;
    /// The next or previous number that is not written in the same row already, in this row or another.
    std::optional<Cell> beside(const Cell &cell, int step) const;
    int besideRow(int token, int step) const; ///< the token of the next or previous row; the same at the end
    bool follow(KeyDeed deed);
    void dragRow(double y);
    bool moveRow(int token, int place);
    void takeScene();
    void reveal(int token);
    void selectRow(int token);
    void hover(std::optional<Cell> cell, int token);
    void scroll(int rows);

    void beginEdit(const Cell &cell);
    void takeNumber(double number, int step);
    void endEdit();
    void placeEditor();

    Document &m_document;
    Style m_style = ui::style(Theme::Light);
    bool m_waits = false;
    WorkingOptions m_options;
    CellField *m_editor;
    std::optional<Cell> m_edited;
    int m_place = 0; ///< of the number in the selected row that the keyboard is at
    int m_hoveredRow = -1;
    int m_draggedRow = -1; ///< the token whose row is held
    double m_wheel = 0;    ///< rows that are still to be scrolled
};

} // namespace ui
