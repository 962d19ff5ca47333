#pragma once

#include "core/scene.h"
#include "ui/export/exportoptions.h"

#include <QMenu>

namespace ui {

class Document;

/// New, open, save and export: whatever exchanges the document's scene with files. Nothing is lost without a question.
class FileMenu : public QMenu {
    Q_OBJECT

public:
    FileMenu(Document &document, QWidget *window);

    /// The prepared scenes, each with its idea as the status tip.
    QMenu *examplesMenu() const { return m_examples; }
    QAction *openAction() const { return m_open; }
    QAction *saveAction() const { return m_save; }
    QAction *exportAction() const { return m_export; }

    /// Another scene without a file, asking first when changes would be lost.
    void startOver(const core::Scene &scene);
    /// Opens a scene file, or the scene in a figure, which stays as it is; asks first when changes would be lost.
    void open(const QString &fileName);
    /// True if the scene is saved, or a person agrees to lose the changes.
    bool mayDiscard();
    bool saveTo(const QString &fileName);
    /// Tells a person why something could not be done.
    void complain(const QString &sentence);

signals:
    /// The document holds another scene.
    void sceneReplaced();
    /// A person has chosen a folder that holds a lesson.
    void lessonWanted(const QString &folder);
    /// A person wants a figure.
    void figureWanted();
    /// The scene came out of a figure that was made like this.
    void figureOpened(const ui::ExportOptions &options);

private:
    void makeExamples();
    void listRecent();
    void askOpen();
    bool save();
    bool saveAs();
    void remember(const QString &fileName);
    QString folder() const;

    Document &m_document;
    QWidget *m_window;
    QMenu *m_recent;
    QMenu *m_examples;
    QAction *m_open = nullptr;
    QAction *m_save = nullptr;
    QAction *m_export = nullptr;
};

} // namespace ui
