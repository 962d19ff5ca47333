#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

#include <functional>

namespace ui {

/// How far a long work is; false: it shall stop.
using Progress = std::function<bool(int done, int all)>;

/// Frames of one size, painted when they are asked for.
struct Animation {
    int frames = 0;
    std::function<QImage(int frame)> image;
    std::function<int(int frame)> hundredths; ///< of a second, how long a frame is shown
};

/// The animation as a GIF that repeats for ever, with one palette of 256 colours for all frames so that nothing
/// flickers. `comment` is any text. Nothing if there is not enough memory, or if `progress` says to stop.
QByteArray gifBytes(const Animation &animation, const QString &comment, const Progress &progress);

} // namespace ui
