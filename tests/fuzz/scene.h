#pragma once

#include "core/scenefile.h"
#include "tests/fuzz/truth.h"

#include <QBuffer>

/// Of `bytes` as a scene file: what is accepted is within the limits and is written and read back as the same.
inline QString faultOfSceneFile(QByteArray bytes)
{
    QString reason;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    const auto scene = core::readScene(buffer, &reason);
    if (!scene)
        return faultOfReason(reason);
    QByteArray written = core::sceneBytes(*scene);
    QBuffer again(&written);
    again.open(QIODevice::ReadOnly);
    const auto same = core::readScene(again, &reason);
    if (!same)
        return QStringLiteral("What was written is refused: ") + reason;
    if (*same != *scene || core::sceneBytes(*same) != written)
        return QStringLiteral("What was written reads back differently.");
    return faultOfScene(*scene);
}
