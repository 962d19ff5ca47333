#pragma once

#include "core/scene.h"

#include <QByteArray>
#include <QString>

#include <optional>

class QIODevice;

namespace core {

inline constexpr int sceneFormat = 1;
inline constexpr qint64 largestSceneFile = 4'000'000; ///< bytes; 1,000 tokens with long names are below it

/// The scene in `device`, or nothing and one sentence that names the place and the reason
/// ("tokens[2].key is not a pair of numbers."). All members are needed, none twice, no others.
std::optional<Scene> readScene(QIODevice &device, QString *error);

/// The same of the file at `path` ("-" is standard input); the sentence begins with the path.
std::optional<Scene> readSceneFile(const QString &path, QString *error);

/// The scene as a file: JSON in UTF-8, sorted keys, shortest numbers that read back the same, one token a line.
QByteArray sceneBytes(const Scene &scene);

/// Writes sceneBytes() in one piece and checks the count.
bool writeScene(const Scene &scene, QIODevice &device, QString *error);

/// Saves at `path`, atomically and read back; the sentence begins with the path.
bool writeSceneFile(const Scene &scene, const QString &path, QString *error);

} // namespace core
