#pragma once

#include <QImage>
#include <QPixmap>
#include <QWidget>

/// True if a field is framed as one that holds no number.
inline bool isMarkedWrong(QWidget &field)
{
    const QImage image = field.grab().toImage();
    return image.pixelColor(1, image.height() / 2) == field.palette().color(QPalette::BrightText);
}
