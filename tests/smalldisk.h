#pragma once

#include <QFile>
#include <QString>

#include <sys/mount.h>

/// A disk of 32 kB in place of a folder while it lives. Only the superuser can make one.
class SmallDisk {
public:
    explicit SmallDisk(const QString &folder)
        : m_folder(QFile::encodeName(folder)),
          m_isThere(mount("tmpfs", m_folder.constData(), "tmpfs", 0, "size=32k") == 0)
    {
    }
    ~SmallDisk()
    {
        if (m_isThere)
            umount2(m_folder.constData(), MNT_DETACH);
    }
    Q_DISABLE_COPY_MOVE(SmallDisk)

    bool isThere() const { return m_isThere; }
    bool makeReadOnly() const
    {
        return mount("tmpfs", m_folder.constData(), "tmpfs", MS_REMOUNT | MS_RDONLY, nullptr) == 0;
    }
    /// Leaves no room at all.
    bool fill() const
    {
        QFile file(QFile::decodeName(m_folder) + QStringLiteral("/filling"));
        if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
            return false;
        while (file.write(QByteArray(4096, 'x')) > 0) {
        }
        return true;
    }

private:
    QByteArray m_folder;
    bool m_isThere;
};
