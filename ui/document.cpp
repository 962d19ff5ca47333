#include "ui/document.h"

#include "core/scenefile.h"
#include "ui/menutext.h"

#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace ui {

/// The scene before and after one gesture.
class Document::Edit : public QUndoCommand {
public:
    Edit(Document &document, const QString &text, const core::Scene &after, int gesture)
        : QUndoCommand(text + u'\n' + menuText(text)), m_document(document), m_before(document.scene()), m_after(after),
          m_gesture(gesture)
    {
    }

    const core::Scene &before() const { return m_before; }
    int id() const override { return m_gesture == 0 ? -1 : m_gesture; }
    void redo() override { m_document.setScene(m_after); }
    void undo() override { m_document.setScene(m_before); }

    bool mergeWith(const QUndoCommand *next) override
    {
        m_after = static_cast<const Edit *>(next)->m_after; // same id, so an edit of the same gesture
        setObsolete(m_after == m_before);
        return true;
    }

private:
    Document &m_document;
    core::Scene m_before;
    core::Scene m_after;
    int m_gesture;
};

Document::Document(core::Scene scene, QObject *parent)
    : QObject(parent), m_scene(std::move(scene)), m_attention(attend(m_scene)), m_selectedToken(firstSelection())
{
    m_undoGroup.addStack(&m_undoStack);
    m_undoGroup.addStack(&m_visitStack);
    m_undoGroup.setActiveStack(&m_undoStack);
}

int Document::newGesture()
{
    return ++m_lastGesture;
}

void Document::edit(const QString &text, const core::Scene &next, int gesture)
{
    Q_ASSERT_X(!m_telling, "Document::edit", "a view edits while it is being told of a change");
    if (next != m_scene)
        undoStack().push(new Edit(*this, text, next, gesture));
}

void Document::cancel(int gesture)
{
    const auto *last = undoStack().command(undoStack().index() - 1);
    if (gesture != 0 && last != nullptr && last->id() == gesture)
        edit(last->text(), static_cast<const Edit *>(last)->before(), gesture); // back to its start it is obsolete
}

void Document::select(int token)
{
    if (token == m_selectedToken || token < -1 || token >= tokens())
        return;
    m_selectedToken = token;
    emit selectionChanged();
}

void Document::reset(const core::Scene &scene, const QString &fileName)
{
    const bool wasVisiting = isVisiting();
    m_own.reset();
    m_visitStack.clear();
    m_undoStack.clear();
    m_undoGroup.setActiveStack(&m_undoStack);
    m_fileName = fileName;
    setScene(scene);
    select(firstSelection());
    emit fileNameChanged();
    if (wasVisiting)
        emit visitChanged();
}

void Document::resetModified(const core::Scene &scene, const QString &fileName)
{
    reset(scene, fileName);
    m_undoStack.resetClean();
}

void Document::visit(const core::Scene &scene)
{
    if (!m_own)
        m_own = {m_scene, m_selectedToken};
    m_visitStack.clear();
    m_undoGroup.setActiveStack(&m_visitStack);
    setScene(scene);
    select(firstSelection());
    emit fileNameChanged();
    emit visitChanged();
}

void Document::leave()
{
    if (!m_own)
        return;
    const Own own = *std::exchange(m_own, std::nullopt);
    m_visitStack.clear();
    m_undoGroup.setActiveStack(&m_undoStack);
    setScene(own.scene);
    select(own.selectedToken);
    emit fileNameChanged();
    emit visitChanged();
}

int Document::firstSelection() const
{
    return std::min(1, tokens() - 1);
}

bool Document::save(const QString &fileName, QString *error)
{
    if (!core::writeSceneFile(m_scene, fileName, error))
        return false;
    if (isVisiting())
        return true;
    m_fileName = fileName;
    m_undoStack.setClean();
    emit fileNameChanged();
    return true;
}

void Document::setScene(const core::Scene &scene)
{
    m_scene = scene;
    m_attention = core::attend(m_scene);
    const bool selectionIsGone = m_selectedToken >= tokens();
    if (selectionIsGone)
        m_selectedToken = tokens() - 1;
    m_telling = true;
    emit changed();
    m_telling = false;
    if (selectionIsGone)
        emit selectionChanged();
}

} // namespace ui
