#pragma once

#include "core/scene.h"

#include <QByteArray>
#include <QDateTime>
#include <QLockFile>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace ui {

/// What a crash would take.
struct Unsaved {
    /// A step of a lesson in which a person has moved something.
    struct Step {
        QString folder;
        int number = 0; ///< counted from 0
        core::Scene scene;

        friend bool operator==(const Step &, const Step &) = default;
    };

    core::Scene scene;       ///< the user's own, also while a step is on screen
    QString fileName;        ///< where it belongs, with the whole path; empty if it was never saved
    bool isModified = false; ///< the user's own scene
    std::optional<Step> step;

    friend bool operator==(const Unsaved &, const Unsaved &) = default;
};

/// A recovery file: JSON with the scenes as scene files have them.
QByteArray recoveryBytes(const Unsaved &content, const QDateTime &time);

/// What recoveryBytes() has written and when, or nothing and a sentence.
std::optional<Unsaved> readRecovery(const QByteArray &bytes, QDateTime *time, QString *error);

/// A recovery file that belongs to this running copy of the program, as its lock tells all others. The lock ends with
/// this object or with the program, the file only by remove().
class RecoveryFile {
public:
    /// A new one in `folder`, which is made if it is missing; nothing is written yet. Nothing and a sentence if that
    /// is impossible.
    static std::unique_ptr<RecoveryFile> made(const QString &folder, QString *error);
    /// What programs that ended without order have left in `folder`, the newest first; from now on it is this
    /// program's. What cannot be read is renamed to PATH.broken, never to be found again, with a sentence in
    /// `problems`.
    static std::vector<std::unique_ptr<RecoveryFile>> found(const QString &folder, QStringList *problems);

    const Unsaved &content() const { return m_content; }
    const QDateTime &time() const { return m_time; }
    /// False if somebody has removed the file or its lock.
    bool isThere() const;
    bool write(const Unsaved &content, QString *error);
    void remove();

private:
    RecoveryFile(const QString &folder, const QString &name);
    bool takeLock();
    bool readOrRename(QStringList *problems);
    void removeUnfinished() const;

    QString m_path;
    QLockFile m_lock;
    Unsaved m_content;
    QDateTime m_time;
};

} // namespace ui
