#include "ui/views/visioneffect.h"

#include <QPainter>

namespace ui {

void VisionEffect::draw(QPainter *painter)
{
    QPoint offset;
    QImage image = sourcePixmap(Qt::DeviceCoordinates, &offset, NoPad)
                       .toImage()
                       .convertToFormat(QImage::Format_ARGB32_Premultiplied);
    see(&image, m_vision);
    const QTransform before = painter->worldTransform();
    painter->setWorldTransform({});
    painter->drawImage(offset, image);
    painter->setWorldTransform(before);
}

} // namespace ui
