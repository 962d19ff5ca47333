#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace core {

/// The JSON object that `bytes` hold, or nothing and a sentence with the place and the reason. Beyond what
/// QJsonDocument refuses it refuses text that is not UTF-8, spellings that RFC 8259 does not know and members given
/// twice.
std::optional<QJsonObject> strictJson(const QByteArray &bytes, QString *error);

/// The place of the member `name` of the object at `place`, as sentences show it: tokens[2].key.
QString memberPlace(const QString &place, const QString &name);

/// The place of the item `index` of the list at `place`: tokens[2].
QString itemPlace(const QString &place, qsizetype index);

} // namespace core
