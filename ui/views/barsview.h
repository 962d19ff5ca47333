#pragma once

#include "core/scene.h"
#include "ui/figure/bars.h"
#include "ui/figure/style.h"
#include "ui/views/dragview.h"

namespace ui {

class Document;

/// Shows the three bar charts; a click or an arrow key selects a token, and bars are drawn out by pointer and by keys.
class BarsView : public DragView {
    Q_OBJECT

public:
    explicit BarsView(Document &document, QWidget *parent = nullptr);

    void setFigureStyle(const Style &style);

    Document &document() const { return m_document; }
    /// Fed with the document's scene as it is now.
    const Bars &bars() const;
    /// The bar that the keys are for; of no column if no token is selected.
    Bar current() const { return {m_current, selectedColumn()}; }
    /// Makes the bar of a token the one that the keys are for.
    void choose(Bar bar);
    /// Draws the bar of a token out to `number`, as barMoved() takes it, as an undo step of its own.
    void moveOnce(Bar bar, double number);
    /// The same by what a key does.
    void stepOnce(Bar bar, bool isUp);

    /// The charts alone: what is exported from this view.
    void paintFigure(QPainter &painter) const;

    QSize sizeHint() const override { return {428, 456}; }
    QSize minimumSizeHint() const override { return {240, 270}; }

signals:
    /// What the pointer is over, in words; empty where there is nothing.
    void hovered(const QString &text);
    /// A person asks for the menu of a token, which is selected.
    void menuRequested(const QPoint &globalPosition, int token);

protected:
    Held take(const QPointF &position, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) override;
    void drag(const QPointF &position, Qt::KeyboardModifiers modifiers) override;
    void click(const QPointF &) override {} // the press has selected
    void drop() override;
    void hover(const QPointF &position) override;
    bool event(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// A bar between press and release.
    struct Drag {
        int token;
        BarPart part;
        double offset;     ///< from the end of the bar to the pointer, in pixels downwards
        core::Scene start; ///< before the first move
    };

    void refresh();
    void keepValid();
    void hoverColumn(int column, std::optional<Bar> bar);
    void tellHovered();
    void tell(int column, const QString &more);
    /// Edits the scene so that a bar stands for `number`, from where things are in `start`.
    void moveBar(int token, BarPart part, double number, const core::Scene &start, int gesture);
    bool moveByKey(const QKeyEvent &event);
    void endKeyMove();
    void tellMove(int token, BarPart part);
    double stepped(int token, BarPart part, double steps) const;
    /// The column of a token, also where it is one of the others.
    int columnOf(int token) const;
    /// -1 if none is selected.
    int selectedColumn() const;
    void selectBeside(int step);
    void paintBand(QPainter &painter, int column, double share) const;
    void paintEnd(QPainter &painter, Bar bar) const;
    void paintFocus(QPainter &painter) const;
    void paintNote(QPainter &painter) const;

    Document &m_document;
    Style m_style = ui::style(Theme::Light);
    mutable Bars m_bars;
    mutable bool m_isFed = false;
    int m_hovered = -1;                  ///< column
    std::optional<Bar> m_hoveredBar;     ///< that a press would grab
    BarPart m_current = BarPart::Weight; ///< the chart that the keys are for
    std::optional<Drag> m_drag;
    QString m_note; ///< on the last move of a bar
    int m_keyGesture = 0;
    bool m_isMovedByKey = false; ///< a key that moves is held
};

} // namespace ui
