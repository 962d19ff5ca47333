#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace core {

/// The whole file, or nothing and a sentence that begins with its path. `path` "-" is standard input. Reads at most
/// `limit` bytes and refuses a longer file.
std::optional<QByteArray> readFile(const QString &path, qint64 limit, QString *error);

/// Puts `bytes` at `path` whole or not at all: the old file stays until the new one is complete, and is read back
/// before success is told. Refuses what exists and is not a regular file. On failure a sentence that begins with the
/// path.
bool writeFile(const QString &path, const QByteArray &bytes, QString *error);

} // namespace core
