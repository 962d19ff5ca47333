#include "ui/recoveryfile.h"

#include "core/file.h"
#include "core/scenefile.h"
#include "core/strictjson.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QUuid>

#include <algorithm>

namespace ui {

namespace {

constexpr int recoveryFormat = 1;
constexpr qint64 largestRecoveryFile = 3 * core::largestSceneFile; // bytes; it holds two scenes

struct RecoveryText {
    Q_DECLARE_TR_FUNCTIONS(Recovery)
};

QJsonObject json(const core::Scene &scene)
{
    return QJsonDocument::fromJson(core::sceneBytes(scene)).object();
}

std::optional<core::Scene> sceneOf(const QJsonValue &json, QString *error)
{
    QByteArray bytes = QJsonDocument(json.toObject()).toJson();
    QBuffer device(&bytes);
    device.open(QIODevice::ReadOnly);
    return core::readScene(device, error);
}

/// True if there is a step and it can be read, or there is none.
bool readStep(const QJsonValue &json, std::optional<Unsaved::Step> *step, QString *error)
{
    if (json.isNull())
        return true;
    const auto scene = sceneOf(json[QStringLiteral("scene")], error);
    if (scene)
        *step = {json[QStringLiteral("folder")].toString(), json[QStringLiteral("number")].toInt(-1), *scene};
    return scene.has_value();
}

// Of a file in the folder that belongs to a recovery file: the recovery file's name, or empty.
QString nameOf(const QString &fileName)
{
    const QString name = fileName.section(u'.', 0, 0);
    return QUuid(name).isNull() || fileName.endsWith(QLatin1String(".broken")) ? QString() : name;
}

} // namespace

QByteArray recoveryBytes(const Unsaved &content, const QDateTime &time)
{
    QJsonValue step;
    if (content.step)
        step = QJsonObject{{QStringLiteral("folder"), content.step->folder},
                           {QStringLiteral("number"), content.step->number},
                           {QStringLiteral("scene"), json(content.step->scene)}};
    return QJsonDocument(QJsonObject{{QStringLiteral("recovery"), recoveryFormat},
                                     {QStringLiteral("file"), content.fileName},
                                     {QStringLiteral("modified"), content.isModified},
                                     {QStringLiteral("scene"), json(content.scene)},
                                     {QStringLiteral("step"), step},
                                     {QStringLiteral("time"), time.toUTC().toString(Qt::ISODate)}})
        .toJson();
}

std::optional<Unsaved> readRecovery(const QByteArray &bytes, QDateTime *time, QString *error)
{
    const auto json = core::strictJson(bytes, error);
    if (!json)
        return std::nullopt;
    const auto at = [&json](const char *name) { return json->value(QLatin1String(name)); };
    *time = QDateTime::fromString(at("time").toString(), Qt::ISODate);
    if (at("recovery").toInt() != recoveryFormat || !at("file").isString() || !at("modified").isBool() ||
        at("step").isUndefined() || !time->isValid()) {
        *error = RecoveryText::tr("this is not a recovery file of this program.");
        return std::nullopt;
    }
    Unsaved result;
    const auto scene = sceneOf(at("scene"), error);
    if (!scene || !readStep(at("step"), &result.step, error))
        return std::nullopt;
    result.scene = *scene;
    result.fileName = at("file").toString();
    result.isModified = at("modified").toBool();
    return result;
}

RecoveryFile::RecoveryFile(const QString &folder, const QString &name)
    : m_path(folder + u'/' + name + QLatin1String(".recovery")), m_lock(folder + u'/' + name + QLatin1String(".lock"))
{
    m_lock.setStaleLockTime(0); // age says nothing: a program may run for days
}

bool RecoveryFile::takeLock()
{
    if (m_lock.tryLock(0))
        return true;
    // The program that the lock names may be another copy that was given the number of the dead one. The system knows
    // who holds a lock, and lets nobody remove what is held.
    return m_lock.error() == QLockFile::LockFailedError && m_lock.removeStaleLockFile() && m_lock.tryLock(0);
}

std::unique_ptr<RecoveryFile> RecoveryFile::made(const QString &folder, QString *error)
{
    QDir().mkpath(folder); // whether it is there the lock will tell
    std::unique_ptr<RecoveryFile> file(new RecoveryFile(folder, QUuid::createUuid().toString(QUuid::WithoutBraces)));
    if (file->takeLock())
        return file;
    *error = core::atPath(folder, file->m_lock.error() == QLockFile::PermissionError
                                      ? RecoveryText::tr("you have no permission to write in this folder.")
                                      : RecoveryText::tr("nothing can be written in this folder."));
    return nullptr;
}

std::vector<std::unique_ptr<RecoveryFile>> RecoveryFile::found(const QString &folder, QStringList *problems)
{
    QSet<QString> names;
    for (const QString &fileName : QDir(folder).entryList(QDir::Files | QDir::NoSymLinks))
        names += nameOf(fileName);
    names.remove({});
    std::vector<std::unique_ptr<RecoveryFile>> result;
    for (const QString &name : names) {
        std::unique_ptr<RecoveryFile> file(new RecoveryFile(folder, name));
        if (!file->takeLock())
            continue; // its program lives
        file->removeUnfinished();
        if (file->readOrRename(problems))
            result.push_back(std::move(file));
    }
    std::sort(result.begin(), result.end(), [](const auto &a, const auto &b) { return a->time() > b->time(); });
    return result;
}

bool RecoveryFile::readOrRename(QStringList *problems)
{
    const QFileInfo info(m_path);
    if (!info.isFile() || info.isSymLink())
        return false;
    QString error;
    const auto bytes = core::readFile(m_path, largestRecoveryFile, &error);
    auto content = bytes ? readRecovery(*bytes, &m_time, &error) : std::nullopt;
    if (content) {
        m_content = *std::move(content);
        return true;
    }
    if (QFile::rename(m_path, m_path + QLatin1String(".broken")))
        *problems += bytes ? core::atPath(m_path, error) : error;
    return false;
}

// What a program has begun to write when it was killed.
void RecoveryFile::removeUnfinished() const
{
    QDir folder(QFileInfo(m_path).path());
    const QString begun = QFileInfo(m_path).fileName() + QLatin1String(".??????");
    for (const QString &fileName : folder.entryList({begun}, QDir::Files | QDir::NoSymLinks))
        if (!fileName.endsWith(QLatin1String(".broken")))
            folder.remove(fileName);
}

bool RecoveryFile::isThere() const
{
    return QFileInfo::exists(m_path) && QFileInfo::exists(m_lock.fileName());
}

bool RecoveryFile::write(const Unsaved &content, QString *error)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    if (!core::writeFile(m_path, recoveryBytes(content, now), error))
        return false;
    m_content = content;
    m_time = now;
    return true;
}

void RecoveryFile::remove()
{
    QFile::remove(m_path);
}

} // namespace ui
