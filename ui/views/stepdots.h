#pragma once

#include "ui/figure/style.h"

#include <QWidget>

namespace ui {

/// One dot for each step of a lesson, filled up to the step that is shown; a click chooses a step.
/// They are too small for a finger, which gets the list instead.
class StepDots : public QWidget {
    Q_OBJECT

public:
    explicit StepDots(QWidget *parent = nullptr);

    void setFigureStyle(const Style &style);
    /// `current` is counted from 0; -1 for none.
    void setSteps(int count, int current);
    /// Of a dot.
    QPointF centre(int step) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void chosen(int step);
    void listWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    double spacing() const;

    Style m_style = ui::style(Theme::Light);
    int m_count = 0;
    int m_current = -1;
};

} // namespace ui
