#pragma once

#include <QImage>

#include <algorithm>
#include <cmath>

/// Largest difference of grey between two pictures seen from far, 0 to 255: text and edges may be drawn a little
/// differently, shapes and their places may not.
inline int differenceFromFar(const QImage &a, const QImage &b)
{
    if (a.size() != b.size() || a.isNull())
        return 255;
    const auto far = [](const QImage &image) {
        return image.convertToFormat(QImage::Format_RGB32)
            .scaled(image.size() / 12, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
            .convertToFormat(QImage::Format_Grayscale8);
    };
    const QImage farA = far(a);
    const QImage farB = far(b);
    int largest = 0;
    for (int y = 0; y < farA.height(); ++y) {
        for (int x = 0; x < farA.width(); ++x)
            largest = std::max(largest, std::abs(qGray(farA.pixel(x, y)) - qGray(farB.pixel(x, y))));
    }
    return largest;
}
