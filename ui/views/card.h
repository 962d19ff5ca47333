#pragma once

#include "ui/views/roundedframe.h"

class QLabel;

namespace ui {

/// A panel of the window: a numbered title line above one view.
class Card : public RoundedFrame {
    Q_OBJECT

public:
    /// Takes the view as its child. `number` is the step of the computation, 1 to 3, or 0 for none; a view that has a
    /// title line of its own gets none with an empty `title`.
    Card(int number, const QString &title, const QString &subtitle, QWidget *view, QWidget *parent);

    /// The size of the title in pixels; the other texts of the line follow.
    void setTitleSize(double pixels);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_number;
    QLabel *m_title;
    QLabel *m_subtitle;
};

} // namespace ui
