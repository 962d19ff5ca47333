#include "core/scenefile.h"

#include "core/file.h"
#include "core/number.h"
#include "core/strictjson.h"

#include <QCoreApplication>
#include <QIODevice>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace core {

namespace {

/// A value of the file and its place in it, such as tokens[2].key.
struct Placed {
    QJsonValue json;
    QString place;

    Placed member(const QString &name) const { return {json[name], memberPlace(place, name)}; }
    Placed item(qsizetype index) const { return {json[index], itemPlace(place, index)}; }
};

/// Reads a scene out of JSON. Every function returns true, or leaves the sentence that names the place and the reason.
class SceneReader {
    Q_DECLARE_TR_FUNCTIONS(SceneFile)

public:
    bool read(const QJsonObject &object, Scene *scene)
    {
        const QString format = QStringLiteral("format");
        const QString query = QStringLiteral("query");
        const QString temperature = QStringLiteral("temperature");
        const QString shift = QStringLiteral("shift");
        const QString tokens = QStringLiteral("tokens");
        const Placed whole{object, {}};
        return hasMembers(whole, {format, query, temperature, shift, tokens}) && checkFormat(whole.member(format)) &&
               readPoint(whole.member(query), &scene->query) &&
               readTemperature(whole.member(temperature), &scene->temperature) &&
               readShift(whole.member(shift), &scene->shift) && readTokens(whole.member(tokens), &scene->tokens);
    }

    QString error() const { return m_error; }

private:
    bool hasMembers(const Placed &at, const QStringList &names)
    {
        const QStringList found = at.json.toObject().keys();
        for (const QString &name : found)
            if (!names.contains(name))
                return fault(tr("%1 is unknown; perhaps a newer program wrote it.").arg(memberPlace(at.place, name)));
        for (const QString &name : names)
            if (!found.contains(name))
                return fault(tr("%1 is missing.").arg(memberPlace(at.place, name)));
        return true;
    }

    bool checkFormat(const Placed &at)
    {
        double format = 0;
        if (!readNumber(at, &format))
            return false;
        if (format > sceneFormat && isCoordinate(format) && format == std::floor(format))
            return fault(tr("%1 %2 is that of a newer program; this one reads format %3.")
                             .arg(at.place, machineFormatted(format), QString::number(sceneFormat)));
        return format == sceneFormat ||
               fault(tr("%1 is not %2, the only one there is.").arg(at.place, QString::number(sceneFormat)));
    }

    bool readTokens(const Placed &at, std::vector<Token> *tokens)
    {
        if (!at.json.isArray())
            return fault(tr("%1 is not a list.").arg(at.place));
        const qsizetype count = at.json.toArray().size();
        if (count > mostTokens)
            return fault(tr("%1 holds more than %2.").arg(at.place, QString::number(mostTokens)));
        for (qsizetype i = 0; i < count; ++i)
            if (!readToken(at.item(i), &tokens->emplace_back()))
                return false;
        return true;
    }

    bool readToken(const Placed &at, Token *token)
    {
        const QString name = QStringLiteral("name");
        const QString key = QStringLiteral("key");
        const QString value = QStringLiteral("value");
        if (!at.json.isObject())
            return fault(tr("%1 is not an object in braces.").arg(at.place));
        return hasMembers(at, {name, key, value}) && readName(at.member(name), &token->name) &&
               readPoint(at.member(key), &token->key) && readPoint(at.member(value), &token->value);
    }

    bool readPoint(const Placed &at, Point *point)
    {
        if (at.json.toArray().size() != 2 || !at.json[0].isDouble() || !at.json[1].isDouble())
            return fault(tr("%1 is not a pair of numbers.").arg(at.place));
        *point = {at.json[0].toDouble(), at.json[1].toDouble()};
        return (isCoordinate(point->x()) && isCoordinate(point->y())) ||
               fault(tr("%1 has a coordinate beyond %2.").arg(at.place, plain(largestCoordinate)));
    }

    bool readTemperature(const Placed &at, double *temperature)
    {
        return readNumber(at, temperature) &&
               ((*temperature > 0 && *temperature <= largestTemperature) ||
                fault(tr("%1 is not above 0 and at most %2.").arg(at.place, plain(largestTemperature))));
    }

    bool readShift(const Placed &at, double *shift)
    {
        return readNumber(at, shift) &&
               (isCoordinate(*shift) || fault(tr("%1 is beyond %2.").arg(at.place, plain(largestCoordinate))));
    }

    bool readName(const Placed &at, QString *name)
    {
        if (!at.json.isString())
            return fault(tr("%1 is not text in quotes.").arg(at.place));
        *name = at.json.toString();
        if (name->toUcs4().size() > longestName)
            return fault(tr("%1 is longer than %2 characters.").arg(at.place, QString::number(longestName)));
        return isName(*name) ||
               fault(tr("%1 has a character that no name can have, such as a line break.").arg(at.place));
    }

    bool readNumber(const Placed &at, double *number)
    {
        *number = at.json.toDouble();
        return at.json.isDouble() || fault(tr("%1 is not a number.").arg(at.place));
    }

    bool fault(const QString &sentence)
    {
        m_error = sentence;
        return false;
    }

    static QString plain(double limit) { return QString::number(limit, 'f', 0); }

    QString m_error;
};

std::optional<Scene> parsed(const QByteArray &bytes, QString *error)
{
    const auto json = strictJson(bytes, error);
    if (!json)
        return std::nullopt;
    SceneReader reader;
    Scene scene;
    if (reader.read(*json, &scene))
        return scene;
    *error = reader.error();
    return std::nullopt;
}

QString json(const Point &point)
{
    return QStringLiteral("[%1, %2]").arg(machineFormatted(point.x()), machineFormatted(point.y()));
}

QString json(const QString &text)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact)).mid(1).chopped(1);
}

QString json(const Token &token)
{
    return QStringLiteral(R"({"key": %1, "name": %2, "value": %3})")
        .arg(json(token.key), json(token.name), json(token.value));
}

QString json(const std::vector<Token> &tokens)
{
    QStringList lines;
    for (const Token &token : tokens)
        lines += QStringLiteral("\n  ") + json(token);
    return QStringLiteral("[%1]").arg(lines.join(u','));
}

} // namespace

std::optional<Scene> readScene(QIODevice &device, QString *error)
{
    const auto bytes = readDevice(device, largestSceneFile, error);
    return bytes ? parsed(*bytes, error) : std::nullopt;
}

std::optional<Scene> readSceneFile(const QString &path, QString *error)
{
    const auto bytes = readFile(path, largestSceneFile, error);
    if (!bytes)
        return std::nullopt;
    QString reason;
    auto scene = parsed(*bytes, &reason);
    if (!scene)
        *error = atSource(path, reason);
    return scene;
}

QByteArray sceneBytes(const Scene &scene)
{
    const QString text = QStringLiteral("{\n \"format\": %1,\n \"query\": %2,\n \"shift\": %3,\n \"temperature\": %4,\n"
                                        " \"tokens\": %5\n}\n");
    return text
        .arg(QString::number(sceneFormat), json(scene.query), machineFormatted(scene.shift),
             machineFormatted(scene.temperature), json(scene.tokens))
        .toUtf8();
}

bool writeScene(const Scene &scene, QIODevice &device, QString *error)
{
    const QByteArray bytes = sceneBytes(scene);
    const qint64 written = device.write(bytes);
    if (written == bytes.size())
        return true;
    *error = QCoreApplication::translate("SceneFile", "only %1 of %2 bytes could be written.")
                 .arg(QString::number(std::max<qint64>(written, 0)), QString::number(bytes.size()));
    return false;
}

bool writeSceneFile(const Scene &scene, const QString &path, QString *error)
{
    return writeFile(path, sceneBytes(scene), error);
}

} // namespace core
