#include "core/scenefile.h"

#include "core/file.h"

#include <QIODevice>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace core {

namespace {

Point pair(const QJsonValue &value)
{
    return {value.toArray()[0].toDouble(), value.toArray()[1].toDouble()};
}

QJsonArray pair(const Point &point)
{
    return {point.x(), point.y()};
}

std::optional<Scene> parsed(const QByteArray &bytes, QString *error)
{
    const QJsonDocument document = QJsonDocument::fromJson(bytes);
    if (!document.isObject()) {
        *error = QStringLiteral("not a scene");
        return std::nullopt;
    }
    const QJsonObject object = document.object();
    Scene scene;
    scene.query = pair(object[QLatin1String("query")]);
    scene.temperature = object[QLatin1String("temperature")].toDouble(1);
    scene.shift = object[QLatin1String("shift")].toDouble();
    const QJsonArray tokens = object[QLatin1String("tokens")].toArray();
    for (const QJsonValue &token : tokens)
        scene.tokens.push_back({token[QLatin1String("name")].toString(), pair(token[QLatin1String("key")]),
                                pair(token[QLatin1String("value")])});
    return scene;
}

} // namespace

std::optional<Scene> readScene(QIODevice &device, QString *error)
{
    return parsed(device.read(largestSceneFile), error);
}

std::optional<Scene> readSceneFile(const QString &path, QString *error)
{
    const auto bytes = readFile(path, largestSceneFile, error);
    return bytes ? parsed(*bytes, error) : std::nullopt;
}

QByteArray sceneBytes(const Scene &scene)
{
    QJsonArray tokens;
    for (const Token &token : scene.tokens)
        tokens.append(QJsonObject{{QStringLiteral("name"), token.name},
                                  {QStringLiteral("key"), pair(token.key)},
                                  {QStringLiteral("value"), pair(token.value)}});
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), sceneFormat},
                                     {QStringLiteral("query"), pair(scene.query)},
                                     {QStringLiteral("temperature"), scene.temperature},
                                     {QStringLiteral("shift"), scene.shift},
                                     {QStringLiteral("tokens"), tokens}})
        .toJson();
}

bool writeScene(const Scene &scene, QIODevice &device, QString *error)
{
    const QByteArray bytes = sceneBytes(scene);
    if (device.write(bytes) == bytes.size())
        return true;
    *error = device.errorString();
    return false;
}

bool writeSceneFile(const Scene &scene, const QString &path, QString *error)
{
    return writeFile(path, sceneBytes(scene), error);
}

} // namespace core
