#pragma once

#include <QSlider>

namespace ui {

/// A slider that tells where one move ends and the next begins: a drag is one move, and so is a held key.
class GestureSlider : public QSlider {
    Q_OBJECT

public:
    explicit GestureSlider(QWidget *parent);

signals:
    void moveBegan();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    /// Only with the focus, so that a wheel that scrolls past changes nothing.
    void wheelEvent(QWheelEvent *event) override;

private:
    /// A finger hardly hits the handle: it comes to the finger.
    void pressByFinger(const QMouseEvent &event);
};

} // namespace ui
