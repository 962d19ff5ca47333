#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

class QIODevice;

namespace core {

/// `text` for a sentence of one line: what cannot be seen, such as a line break, shows as U+FFFD.
QString oneLine(const QString &text);

/// “PATH: reason”, the form of every sentence about a file, on one line.
QString atPath(const QString &path, const QString &reason);

/// The same of what is read, where the path "-" is standard input.
QString atSource(const QString &path, const QString &reason);

/// All that `device` still gives, or nothing and a sentence. Refuses more than `limit` bytes, and stops reading there.
std::optional<QByteArray> readDevice(QIODevice &device, qint64 limit, QString *error);

/// The whole file, or nothing and a sentence that begins with its path. `path` "-" is standard input. Refuses a file of
/// more than `limit` bytes, and stops reading there.
std::optional<QByteArray> readFile(const QString &path, qint64 limit, QString *error);

/// Puts `bytes` at `path` whole or not at all: the old file stays until the new one is complete, and is read back
/// before success is told. A symbolic link stays and its target is written; the permissions of an old file stay.
/// Refuses what exists and is not a regular file. On failure a sentence that begins with the path.
bool writeFile(const QString &path, const QByteArray &bytes, QString *error);

} // namespace core
