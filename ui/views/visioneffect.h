#pragma once

#include "ui/figure/vision.h"

#include <QGraphicsEffect>

namespace ui {

/// Shows a widget as other eyes see it.
class VisionEffect : public QGraphicsEffect {
    Q_OBJECT

public:
    VisionEffect(Vision vision, QObject *parent) : QGraphicsEffect(parent), m_vision(vision) {}

protected:
    void draw(QPainter *painter) override;

private:
    Vision m_vision;
};

} // namespace ui
