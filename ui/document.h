#pragma once

#include "core/attention.h"
#include "core/scene.h"

#include <QObject>
#include <QUndoGroup>
#include <QUndoStack>

#include <optional>

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
    /// The steps that undo and redo would take now: the user's own, or those of a visit.
    QUndoStack &undoStack() { return isVisiting() ? m_visitStack : m_undoStack; }
    /// Where undo and redo actions come from: it follows undoStack().
    QUndoGroup &undoGroup() { return m_undoGroup; }

    /// The token that all views emphasise, or -1.
    int selectedToken() const { return m_selectedToken; }
    void select(int token);

    /// Empty for a scene that was never saved, and during a visit.
    QString fileName() const { return isVisiting() ? QString() : m_fileName; }
    /// The user's own scene and its file, also while it is aside.
    const core::Scene &ownScene() const { return m_own ? m_own->scene : m_scene; }
    const QString &ownFileName() const { return m_fileName; }
    /// True if the user's own scene has unsaved changes, also while it is aside.
    bool isModified() const { return !m_undoStack.isClean(); }

    /// Shows `scene`, as a step of a lesson does, and keeps the user's own aside with its undo steps, selection and
    /// file name. Each visit begins without undo steps; a visit during a visit takes its place.
    void visit(const core::Scene &scene);
    /// Ends a visit, if there is one: the user's own scene is back as it was.
    void leave();
    bool isVisiting() const { return m_own.has_value(); }

    /// Starts over with another scene: no undo, not modified. It takes the place of the user's own, a visit ends.
    void reset(const core::Scene &scene, const QString &fileName = {});
    /// The same with a scene that is not what its file holds: it is modified.
    void resetModified(const core::Scene &scene, const QString &fileName);
    /// Writes what is on screen; during a visit as a copy, and the user's own scene keeps its name and its changes.
    bool save(const QString &fileName, QString *error);

signals:
    void changed();
    void selectionChanged();
    void fileNameChanged();
    /// A visit has begun, or taken the place of another, or ended.
    void visitChanged();

private:
    class Edit;

    /// What is aside during a visit.
    struct Own {
        core::Scene scene;
        int selectedToken;
    };

    void setScene(const core::Scene &scene);
    /// The second token, if there is one: its angle to the query is the first thing to see.
    int firstSelection() const;

    core::Scene m_scene;
    core::Attention m_attention;
    QUndoStack m_undoStack;
    QUndoStack m_visitStack;
    QUndoGroup m_undoGroup;
    std::optional<Own> m_own;
    QString m_fileName;
    int m_selectedToken = -1;
    int m_lastGesture = 0;
    bool m_telling = false; ///< changed() is being sent; an edit now would be a loop
};

} // namespace ui
