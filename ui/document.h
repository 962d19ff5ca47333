#pragma once

#include "core/attention.h"
#include "core/scene.h"

#include <QObject>
#include <QUndoStack>

namespace ui {

/// Holds the scene and what follows from it, with selection, undo and file name. The only place where a scene changes.
class Document : public QObject {
    Q_OBJECT

public:
    explicit Document(core::Scene scene, QObject *parent = nullptr);

    const core::Scene &scene() const { return m_scene; }
    const core::Attention &attention() const { return m_attention; }
    int tokens() const { return static_cast<int>(m_scene.tokens.size()); }

    /// A number for the edits between a press and a release, which become one undo step.
    int newGesture();
    /// Changes the scene to `next`, which must be within the limits, as an undo step called `text`. Edits of one
    /// gesture are one step, and none if the last of them brings the first scene back.
    void edit(const QString &text, const core::Scene &next, int gesture = 0);
    /// Takes back what `gesture` has changed, as if it had never begun.
    void cancel(int gesture);
    QUndoStack &undoStack() { return m_undoStack; }

    /// The token that all views emphasise, or -1.
    int selectedToken() const { return m_selectedToken; }
    void select(int token);

    QString fileName() const { return m_fileName; } ///< empty for a scene that was never saved
    bool isModified() const { return !m_undoStack.isClean(); }
    /// Starts over with another scene: no undo, not modified.
    void reset(core::Scene scene, const QString &fileName = {});
    /// On failure a sentence, and scene and file name stay.
    bool open(const QString &fileName, QString *error);
    bool save(const QString &fileName, QString *error);

signals:
    void changed();
    void selectionChanged();
    void fileNameChanged();

private:
    class Edit;

    void setScene(const core::Scene &scene);
    /// The second token, if there is one: its angle to the query is the first thing to see.
    int firstSelection() const;

    core::Scene m_scene;
    core::Attention m_attention;
    QUndoStack m_undoStack;
    QString m_fileName;
    int m_selectedToken = -1;
    int m_lastGesture = 0;
    bool m_telling = false; ///< changed() is being sent; an edit now would be a loop
};

} // namespace ui
