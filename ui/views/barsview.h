#pragma once

#include "ui/figure/bars.h"
#include "ui/figure/style.h"

#include <QWidget>

namespace ui {

class Document;

/// Shows the three bar charts; a click or an arrow key selects a token.
class BarsView : public QWidget {
    Q_OBJECT

public:
    explicit BarsView(Document &document, QWidget *parent = nullptr);

    void setFigureStyle(const Style &style);

    /// The charts alone: what is exported from this view.
    void paintFigure(QPainter &painter) const;

    QSize sizeHint() const override { return {428, 456}; }
    QSize minimumSizeHint() const override { return {240, 270}; }

signals:
    /// What the pointer is over, in words; empty where there is nothing.
    void hovered(const QString &text);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Fed with the document's scene as it is now.
    const Bars &bars() const;
    void refresh();
    void hover(int column);
    /// The column of the selected token, also where it is one of the others; -1 if none is selected.
    int selectedColumn() const;
    void selectBeside(int step);
    void paintBand(QPainter &painter, int column, int alpha) const;

    Document &m_document;
    Style m_style = ui::style(Theme::Light);
    mutable Bars m_bars;
    mutable bool m_isFed = false;
    int m_hovered = -1; ///< column
};

} // namespace ui
