#pragma once

#include "tests/fuzz/truth.h"
#include "ui/export/payload.h"
#include "ui/export/pngchunks.h"
#include "ui/export/spelling.h"

/// Of options that a figure held: what is spelled is read back as the same.
inline QString faultOfOptions(const ui::ExportOptions &options)
{
    ui::ExportOptions same;
    QString reason;
    for (const ui::SpelledOption &option : ui::spelled(options))
        if (!ui::readOption(option, &same, &reason))
            return QStringLiteral("An option that was read is refused: ") + reason;
    return same == options ? QString() : QStringLiteral("The options read back differently.");
}

/// Of `bytes` as a figure that is opened again.
inline QString faultOfFigure(const QByteArray &bytes)
{
    QString reason;
    const auto payload = ui::readPayload(bytes, &reason);
    if (!payload)
        return faultOfReason(reason);
    const QString fault = faultOfScene(payload->scene);
    return fault.isEmpty() ? faultOfOptions(payload->options) : fault;
}

/// A PNG and an SVG, as far as they are read, around `json` with its checksum: chance does not find checksums.
inline QByteArray pngAround(const QByteArray &json)
{
    const QByteArray start = QByteArray::fromHex("89504e470d0a1a0a0000000d49484452"
                                                 "00000001000000010802000000907753de");
    return ui::pngWithText(start, "attention-plane", json) + QByteArray::fromHex("0000000049454e44ae426082");
}

inline QByteArray svgAround(const QByteArray &json)
{
    const QByteArray text = QString::fromUtf8(json.trimmed()).toHtmlEscaped().toUtf8();
    return "<svg><figure xmlns=\"urn:attention-plane:figure\" check=\"" +
           QByteArray::number(ui::crc32(json.trimmed()), 16) + "\">" + text + "</figure></svg>";
}

/// Of `bytes` as a figure, or else as what a figure holds.
inline QString faultOfFigureFile(const QByteArray &bytes)
{
    if (ui::isFigure(bytes))
        return faultOfFigure(bytes);
    const QString fault = faultOfFigure(pngAround(bytes));
    return fault.isEmpty() ? faultOfFigure(svgAround(bytes)) : fault;
}
