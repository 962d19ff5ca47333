#pragma once

#include <QFrame>
#include <QPalette>

namespace ui {

/// A box with round corners around what belongs together, within the contents margins.
class RoundedFrame : public QFrame {
    Q_OBJECT

public:
    /// `radius` in pixels; ground and line are colours of the palette.
    RoundedFrame(double radius, QPalette::ColorRole ground, QPalette::ColorRole line, QWidget *parent);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_radius;
    QPalette::ColorRole m_ground;
    QPalette::ColorRole m_line;
};

} // namespace ui
