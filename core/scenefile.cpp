#include "core/scenefile.h"

#include "core/file.h"
#include "core/json.h"
#include "core/number.h"

#include <QIODevice>
#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

namespace core {

namespace {

/// Reads one scene out of a file's bytes; see JsonReader for what its functions return.
class SceneReader : private JsonReader {
    Q_DECLARE_TR_FUNCTIONS(SceneFile)

public:
    using JsonReader::error;
    using JsonReader::JsonReader;

    bool read(Scene *scene) { return encoding() && isObject() && root(scene) && end(); }

private:
    bool isObject() { return begins(u'{') || fault(tr("the file is not a scene: it does not begin with {.")); }

    bool root(Scene *scene)
    {
        return object({}, {{QStringLiteral("format"), [=, this] { return format(); }},
                           {QStringLiteral("query"), [=, this] { return point(&scene->query); }},
                           {QStringLiteral("temperature"), [=, this] { return temperature(&scene->temperature); }},
                           {QStringLiteral("shift"), [=, this] { return shift(&scene->shift); }},
                           {QStringLiteral("tokens"), [=, this] { return tokens(&scene->tokens); }}});
    }

    bool tokens(std::vector<Token> *tokens)
    {
        return list(tr("%1 is not a list.").arg(place()), [=, this] {
            if (tokens->size() == mostTokens)
                return fault(tr("%1 holds more than %2.").arg(place(), QString::number(mostTokens)));
            const QString index = QStringLiteral("[%1]").arg(tokens->size());
            return within(index, [=, this] { return token(&tokens->emplace_back()); });
        });
    }

    bool token(Token *token)
    {
        return object(tr("%1 is not an object in braces.").arg(place()),
                      {{QStringLiteral("name"), [=, this] { return name(&token->name); }},
                       {QStringLiteral("key"), [=, this] { return point(&token->key); }},
                       {QStringLiteral("value"), [=, this] { return point(&token->value); }}});
    }

    bool format()
    {
        double format = 0;
        if (!anyNumber(&format))
            return false;
        if (format > sceneFormat && isCoordinate(format) && format == std::floor(format))
            return fault(tr("%1 %2 is that of a newer program; this one reads format %3.")
                             .arg(place(), machineFormatted(format), QString::number(sceneFormat)));
        return format == sceneFormat ||
               fault(tr("%1 is not %2, the only one there is.").arg(place(), QString::number(sceneFormat)));
    }

    bool point(Point *point)
    {
        const QString noPair = tr("%1 is not a pair of numbers.").arg(place());
        int count = 0;
        const auto coordinate = [&] { return count < 2 ? number(&(*point)[count++], noPair) : fault(noPair); };
        if (!list(noPair, coordinate))
            return false;
        if (count < 2)
            return fault(noPair);
        return (isCoordinate(point->x()) && isCoordinate(point->y())) ||
               fault(tr("%1 has a coordinate beyond %2.").arg(place(), plain(largestCoordinate)));
    }

    bool temperature(double *temperature)
    {
        return anyNumber(temperature) &&
               ((*temperature > 0 && *temperature <= largestTemperature) ||
                fault(tr("%1 is not above 0 and at most %2.").arg(place(), plain(largestTemperature))));
    }

    bool shift(double *shift)
    {
        return anyNumber(shift) &&
               (isCoordinate(*shift) || fault(tr("%1 is beyond %2.").arg(place(), plain(largestCoordinate))));
    }

    bool name(QString *name)
    {
        if (!text(name, tr("%1 is not text in quotes.").arg(place())))
            return false;
        if (name->toUcs4().size() > longestName)
            return fault(tr("%1 is longer than %2 characters.").arg(place(), QString::number(longestName)));
        return isName(*name) ||
               fault(tr("%1 has a character that no name can have, such as a line break.").arg(place()));
    }

    bool anyNumber(double *number) { return JsonReader::number(number, tr("%1 is not a number.").arg(place())); }

    static QString plain(double limit) { return QString::number(limit, 'f', 0); }
};

std::optional<Scene> parsed(const QByteArray &bytes, QString *error)
{
    SceneReader reader(bytes);
    Scene scene;
    if (reader.read(&scene))
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
        *error = atPath(path, reason);
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
