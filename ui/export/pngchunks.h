#pragma once

#include <QByteArray>

namespace ui {

/// The checksum of PNG (ISO 3309).
quint32 crc32(const QByteArray &bytes);

bool isPng(const QByteArray &bytes);

/// `png` with UTF-8 text under a keyword, in front of the pixels.
QByteArray pngWithText(const QByteArray &png, const QByteArray &keyword, const QByteArray &text);

/// Text that was looked for in a PNG file.
struct PngText {
    enum class State { Found, Missing, Damaged };

    State state = State::Missing;
    QByteArray text;
};

/// The text under the keyword. Damaged: what stands before it is cut off or has another checksum. Pixels are not read.
PngText pngText(const QByteArray &png, const QByteArray &keyword);

} // namespace ui
