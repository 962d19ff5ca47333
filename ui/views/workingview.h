#pragma once

#include "ui/figure/style.h"

#include <QStringList>
#include <QWidget>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QScrollBar;
class QScrollPrepareEvent;

namespace ui {

class Document;
class ShiftControl;
class TemperatureControl;
class WorkingTable;

/// Shows the computation as a table, and below it what shifts and divides the scores.
class WorkingView : public QWidget {
    Q_OBJECT

public:
    explicit WorkingView(Document &document, QWidget *parent = nullptr);

    void setFigureStyle(const Style &style);
    /// The figure alone: what is exported from this view.
    void paintFigure(QPainter &painter) const;

    WorkingTable *table() const { return m_table; }
    ShiftControl *shift() const { return m_shift; }
    TemperatureControl *temperature() const { return m_temperature; }
    /// Off, the working shows how exponentials overflow.
    QCheckBox *subtraction() const { return m_subtraction; }

signals:
    /// What the pointer is over, in words; empty where there is nothing.
    void hovered(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QComboBox *makeChooser(const QString &name);
    void takeNames();
    void takeLayout();
    bool prepareScroll(QScrollPrepareEvent &event) const;
    double rowHeight() const;

    Document &m_document;
    WorkingTable *m_table;
    QScrollBar *m_scrollBar;
    QWidget *m_ratio; ///< holds the two choosers, beside the ratio
    QComboBox *m_ratioOf;
    QComboBox *m_ratioTo;
    ShiftControl *m_shift;
    TemperatureControl *m_temperature;
    QCheckBox *m_subtraction;
    QBoxLayout *m_controls;
    QStringList m_names;
    bool m_movesRows = false; ///< a drag moves a row to another place
};

} // namespace ui
