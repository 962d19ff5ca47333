#pragma once

#include "ui/recoveryfile.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <vector>

namespace ui {

class Document;

/// Keeps what is not saved in a recovery file of its own, a few seconds after each change, and offers what copies of
/// the program that crashed have kept in theirs. The user's own files are never touched.
class Recovery : public QObject {
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds usualDelay = std::chrono::seconds(5);

    /// Writes at most once in `delay`, and nothing while nothing changes.
    explicit Recovery(Document &document, const QString &folder = usualFolder(),
                      std::chrono::milliseconds delay = usualDelay, QObject *parent = nullptr);
    /// The end in order: whoever closed the program has been asked about what is not saved.
    ~Recovery() override;

    static QString usualFolder();

    /// Finds what crashed copies have left. Once, at the start.
    void look();
    /// What is offered now, or null.
    const RecoveryFile *offer() const { return m_left.empty() ? nullptr : m_left.front().get(); }
    /// The document has taken over what is offered: its file is that of this copy from now on.
    void take();
    /// Nobody wants what is offered.
    void discard();
    /// The next start shall offer what is left again.
    void postpone();

    /// Where the lesson is, for the case that a step is visited.
    void setStep(const QString &folder, int number);
    /// Writes now what is due later, as when the window loses the focus.
    void keepNow();

signals:
    /// Another offer, or none.
    void offerChanged();
    /// Something could not be kept or read, in a sentence. Once until it works again.
    void failed(const QString &sentence);

private:
    bool hasUnsaved() const;
    Unsaved unsaved() const;
    void note();
    void keep();
    void removeOwn();

    Document &m_document;
    QString m_folder;
    QTimer m_timer; ///< runs while something is due
    std::unique_ptr<RecoveryFile> m_file;
    std::vector<std::unique_ptr<RecoveryFile>> m_left; ///< by crashed copies, not yet answered
    QString m_lessonFolder;
    int m_step = 0;
    bool m_hasFailed = false;
};

} // namespace ui
