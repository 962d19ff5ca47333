#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QSet>
#include <QString>

#include <optional>

namespace core {

/// A JSON object as QJsonDocument reads it, and what that reading loses.
struct StrictJson {
    QJsonObject object;
    QSet<QString> negativeZeros; ///< places of the numbers that it gives as 0 without their sign: tokens[2].key[0]
};

/// The object that `bytes` hold, or nothing and a sentence with the place and the reason. Beyond what QJsonDocument
/// refuses it refuses text that is not UTF-8, spellings that RFC 8259 does not know and members given twice.
std::optional<StrictJson> strictJson(const QByteArray &bytes, QString *error);

/// The place of the member `name` of the object at `place`, as sentences show it: tokens[2].key.
QString memberPlace(const QString &place, const QString &name);

/// The place of the item `index` of the list at `place`: tokens[2].
QString itemPlace(const QString &place, qsizetype index);

} // namespace core
