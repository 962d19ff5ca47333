#include "core/file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <array>

namespace core {

namespace {

struct FileText {
    Q_DECLARE_TR_FUNCTIONS(File)
};

bool isStandardInput(const QString &path)
{
    return path == u'-';
}

// Why `info` cannot be read, as far as that can be told without opening it.
QString obstacleToReading(const QFileInfo &info)
{
    if (info.isDir())
        return FileText::tr("this is a folder, not a file.");
    if (!info.exists())
        return FileText::tr("there is no such file.");
    if (!info.isReadable())
        return FileText::tr("you have no permission to read it.");
    return {};
}

// Why `info` cannot be written, as far as that can be told without trying.
QString obstacleToWriting(const QFileInfo &info)
{
    if (info.isDir())
        return FileText::tr("this is a folder, not a file.");
    if (info.exists() && !info.isFile())
        return FileText::tr("this is a device, not a file.");
    if (info.exists() && !info.isWritable())
        return FileText::tr("you have no permission to write it.");
    if (!info.exists() && info.isSymLink())
        return FileText::tr("this is a link to a file that does not exist.");
    const QFileInfo folder(info.exists() ? QFileInfo(info.canonicalFilePath()).path() : info.path());
    if (!folder.isDir())
        return FileText::tr("its folder does not exist.");
    if (!folder.isWritable())
        return FileText::tr("you have no permission to write in its folder.");
    return {};
}

QString systemReason(const QFileDevice &file)
{
    return FileText::tr("the system says “%1”.").arg(file.errorString());
}

bool holds(const QString &path, const QByteArray &bytes)
{
    QString error;
    return readFile(path, bytes.size(), &error) == bytes;
}

// The sentence why `bytes` could not be put at `path`, empty if they are there.
QString failureToWrite(const QString &path, const QByteArray &bytes)
{
    const QFileInfo info(path);
    QString obstacle = obstacleToWriting(info);
    if (!obstacle.isEmpty())
        return obstacle;
    QSaveFile file(info.absoluteFilePath());
    if (!file.open(QIODevice::WriteOnly))
        return systemReason(file);
    // A short write is no error to QSaveFile: it would commit what there is.
    if (file.write(bytes) != bytes.size() || !file.flush())
        return FileText::tr("it could not be written to its end; perhaps the disk is full.");
    if (!file.commit())
        return systemReason(file);
    return holds(info.absoluteFilePath(), bytes) ? QString()
                                                 : FileText::tr("it was written, but reads back differently.");
}

bool canBeShown(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Other_Control:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return false;
    case QChar::Other_Format: // the joiners stand inside of words and emoji
        return character == U'\u200C' || character == U'\u200D';
    default:
        return true;
    }
}

} // namespace

QString oneLine(const QString &text)
{
    QString result;
    for (const char32_t character : text.toUcs4())
        result += QChar::fromUcs4(canBeShown(character) ? character : U'\uFFFD');
    return result;
}

QString atPath(const QString &path, const QString &reason)
{
    return QStringLiteral("%1: %2").arg(oneLine(path), reason);
}

QString atSource(const QString &path, const QString &reason)
{
    return atPath(isStandardInput(path) ? FileText::tr("standard input") : path, reason);
}

std::optional<QByteArray> readDevice(QIODevice &device, qint64 limit, QString *error)
{
    QByteArray bytes;
    std::array<char, 65536> piece;
    qint64 count = 0;
    do {
        const qint64 room = limit + 1 - bytes.size();
        count = device.read(piece.data(), std::min(room, qint64{piece.size()}));
        bytes.append(piece.data(), std::max(count, qint64{0}));
    } while (count > 0 && bytes.size() <= limit);
    if (count < 0)
        *error = FileText::tr("it cannot be read: the system says “%1”.").arg(device.errorString());
    else if (bytes.size() > limit)
        *error = FileText::tr("it is longer than %1 bytes.").arg(limit);
    else
        return bytes;
    return std::nullopt;
}

std::optional<QByteArray> readFile(const QString &path, qint64 limit, QString *error)
{
    QFile file(path);
    QString reason = isStandardInput(path) ? QString() : obstacleToReading(QFileInfo(path));
    std::optional<QByteArray> bytes;
    if (reason.isEmpty()) {
        const bool isOpen = isStandardInput(path) ? file.open(0, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
        if (isOpen)
            bytes = readDevice(file, limit, &reason);
        else
            reason = systemReason(file);
    }
    if (!bytes)
        *error = atSource(path, reason);
    return bytes;
}

bool writeFile(const QString &path, const QByteArray &bytes, QString *error)
{
    const QString failure = failureToWrite(path, bytes);
    if (failure.isEmpty())
        return true;
    *error = atPath(path, failure);
    return false;
}

} // namespace core
