#include "ui/export/pngchunks.h"

#include <QtEndian>

#include <array>

namespace ui {

namespace {

const QByteArray signature("\x89PNG\r\n\x1a\n", 8);
constexpr qsizetype headerEnd = 8 + 12 + 13; // the signature and the chunk IHDR
constexpr qsizetype wrapping = 12;           // of a chunk: length, type and checksum

constexpr std::array<quint32, 256> crcTable()
{
    std::array<quint32, 256> table{};
    for (quint32 i = 0; i < 256; ++i) {
        quint32 value = i;
        for (int bit = 0; bit < 8; ++bit)
            value = (value & 1) != 0 ? 0xEDB88320u ^ (value >> 1) : value >> 1;
        table[i] = value;
    }
    return table;
}

QByteArray bigEndian(quint32 number)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

quint32 numberAt(const QByteArray &bytes, qsizetype place)
{
    return qFromBigEndian<quint32>(bytes.constData() + place);
}

// keyword, 0, not compressed, method 0, no language, no translated keyword, text
QByteArray internationalText(const QByteArray &keyword)
{
    return keyword + QByteArray(5, '\0');
}

} // namespace

quint32 crc32(const QByteArray &bytes)
{
    static constexpr std::array<quint32, 256> table = crcTable();
    quint32 sum = 0xFFFFFFFFu;
    for (const char byte : bytes)
        sum = table[(sum ^ static_cast<quint8>(byte)) & 0xFF] ^ (sum >> 8);
    return ~sum;
}

bool isPng(const QByteArray &bytes)
{
    return bytes.startsWith(signature);
}

QByteArray pngWithText(const QByteArray &png, const QByteArray &keyword, const QByteArray &text)
{
    const QByteArray content = internationalText(keyword) + text;
    const QByteArray typed = "iTXt" + content;
    const QByteArray chunk = bigEndian(static_cast<quint32>(content.size())) + typed + bigEndian(crc32(typed));
    return png.left(headerEnd) + chunk + png.mid(headerEnd);
}

PngText pngText(const QByteArray &png, const QByteArray &keyword)
{
    const QByteArray wanted = internationalText(keyword);
    for (qsizetype place = signature.size();;) {
        if (png.size() - place < wrapping)
            return {PngText::State::Damaged, {}};
        const auto length = static_cast<qsizetype>(numberAt(png, place));
        if (length > png.size() - place - wrapping)
            return {PngText::State::Damaged, {}};
        const QByteArray typed = png.mid(place + 4, 4 + length);
        if (crc32(typed) != numberAt(png, place + 8 + length))
            return {PngText::State::Damaged, {}};
        if (typed.startsWith("iTXt") && typed.mid(4).startsWith(wanted))
            return {PngText::State::Found, typed.mid(4 + wanted.size())};
        if (typed.startsWith("IEND"))
            return {};
        place += wrapping + length;
    }
}

} // namespace ui
