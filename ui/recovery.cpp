#include "ui/recovery.h"

#include "ui/document.h"

#include <QFileInfo>
#include <QStandardPaths>

#include <utility>

namespace ui {

Recovery::Recovery(Document &document, const QString &folder, std::chrono::milliseconds delay, QObject *parent)
    : QObject(parent), m_document(document), m_folder(folder)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &Recovery::keep);
    connect(&m_document, &Document::changed, this, &Recovery::note);
    connect(&m_document, &Document::fileNameChanged, this, &Recovery::note);
    connect(&m_document, &Document::visitChanged, this, &Recovery::note);
    connect(&m_document.undoGroup(), &QUndoGroup::cleanChanged, this, &Recovery::note);
    note();
}

Recovery::~Recovery()
{
    removeOwn();
}

// Not the cache, which anybody may empty, and not the runtime folder, which a restart empties. It would be the state
// folder of the XDG base directories, which Qt 6.4 does not name; like that one this is not shared between computers.
QString Recovery::usualFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QLatin1String("/recovery");
}

void Recovery::look()
{
    QStringList problems;
    m_left = RecoveryFile::found(m_folder, &problems);
    emit offerChanged();
    for (const QString &problem : problems)
        emit failed(tr("What a crashed program has kept cannot be read. %1").arg(problem));
}

void Recovery::take()
{
    removeOwn();
    m_file = std::move(m_left.front());
    m_left.erase(m_left.begin());
    note();
    emit offerChanged();
}

void Recovery::discard()
{
    m_left.front()->remove();
    m_left.erase(m_left.begin());
    emit offerChanged();
}

void Recovery::postpone()
{
    m_left.clear();
    emit offerChanged();
}

void Recovery::setStep(const QString &folder, int number)
{
    m_lessonFolder = folder;
    m_step = number;
}

bool Recovery::hasUnsaved() const
{
    return m_document.isModified() || !m_document.undoStack().isClean();
}

Unsaved Recovery::unsaved() const
{
    const QString &name = m_document.ownFileName();
    Unsaved result{m_document.ownScene(), name.isEmpty() ? name : QFileInfo(name).absoluteFilePath(),
                   m_document.isModified(), std::nullopt};
    if (m_document.isVisiting())
        result.step = {m_lessonFolder, m_step, m_document.scene()};
    return result;
}

void Recovery::note()
{
    if (!hasUnsaved()) {
        m_timer.stop();
        removeOwn();
    } else if (!m_timer.isActive()) {
        m_timer.start();
    }
}

void Recovery::keepNow()
{
    if (m_timer.isActive())
        keep();
}

void Recovery::keep()
{
    m_timer.stop();
    const Unsaved now = unsaved();
    if (m_file && !m_file->isThere())
        removeOwn(); // its lock may be gone, then it is anybody's
    if (m_file && m_file->content() == now)
        return;
    QString error;
    if (!m_file)
        m_file = RecoveryFile::made(m_folder, &error);
    if (m_file && m_file->write(now, &error)) {
        m_hasFailed = false;
        return;
    }
    m_timer.start(); // there may be room later
    if (!std::exchange(m_hasFailed, true))
        emit failed(tr("Unsaved changes cannot be kept for the case of a crash. %1").arg(error));
}

void Recovery::removeOwn()
{
    if (m_file)
        m_file->remove();
    m_file.reset();
}

} // namespace ui
