#include "ui/views/filemenu.h"

#include "core/scenefile.h"
#include "ui/document.h"
#include "ui/examples.h"
#include "ui/export/payload.h"
#include "ui/menutext.h"
#include "ui/settings.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

namespace ui {

namespace {

constexpr qsizetype mostRecentFiles = 10;

} // namespace

FileMenu::FileMenu(Document &document, QWidget *window)
    : QMenu(tr("&File"), window), m_document(document), m_window(window), m_recent(new QMenu(tr("Open &recent"), this)),
      m_examples(new QMenu(tr("E&xamples"), this))
{
    const auto add = [this](const QString &text, const QKeySequence &shortcut, const QString &tip, auto slot) {
        auto *action = addAction(text, shortcut, this, slot);
        action->setStatusTip(tip);
        return action;
    };
    add(tr("&New"), QKeySequence::New, tr("Start with a query and no tokens."), [this] {
        core::Scene scene;
        scene.query = {1, 0};
        startOver(scene);
    });
    m_open =
        add(tr("&Open…"), QKeySequence::Open, tr("Open a scene, or a figure that holds one."), [this] { askOpen(); });
    add(tr("Open &lesson…"), {}, tr("Open a folder with a lesson of your own."), [this] {
        const QString chosen = QFileDialog::getExistingDirectory(m_window, tr("Open a lesson"), folder());
        if (!chosen.isEmpty())
            emit lessonWanted(chosen);
    });
    addMenu(m_recent);
    addMenu(m_examples);
    addSeparator();
    m_save = add(tr("&Save"), QKeySequence::Save, tr("Save the scene."), [this] { save(); });
    add(tr("Save &as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), tr("Save the scene under another name."),
        [this] { saveAs(); });
    addSeparator();
    m_export = add(tr("&Export figure…"), QKeySequence(Qt::CTRL | Qt::Key_E),
                   tr("Write the picture as SVG, PDF, PNG or TikZ."), [this] { emit figureWanted(); });
    addSeparator();
    add(tr("&Quit"), QKeySequence::Quit, tr("Close the program."), [this] { m_window->close(); });
    makeExamples();
    connect(m_recent, &QMenu::aboutToShow, this, &FileMenu::listRecent);
}

void FileMenu::makeExamples()
{
    for (const Example &example : examples()) {
        QAction *action = m_examples->addAction(example.title, this, [this, example] {
            QString error;
            if (const auto scene = core::readSceneFile(example.file, &error))
                startOver(*scene);
            else
                complain(error);
        });
        action->setStatusTip(example.idea);
        action->setToolTip(example.idea);
    }
    m_examples->setToolTipsVisible(true);
}

void FileMenu::listRecent()
{
    m_recent->clear();
    for (const QString &file : setting::recentFiles.get())
        m_recent->addAction(menuText(QFileInfo(file).fileName()), this, [this, file] { open(file); })
            ->setStatusTip(file);
    if (m_recent->isEmpty())
        m_recent->addAction(tr("No files yet"))->setEnabled(false);
}

void FileMenu::remember(const QString &fileName)
{
    QStringList files = setting::recentFiles.get();
    const QString path = QFileInfo(fileName).absoluteFilePath();
    files.removeAll(path);
    files.prepend(path);
    setting::recentFiles.set(files.mid(0, mostRecentFiles));
}

QString FileMenu::folder() const
{
    if (!m_document.fileName().isEmpty())
        return QFileInfo(m_document.fileName()).absolutePath();
    return setting::recentFiles.get().isEmpty() ? QString()
                                                : QFileInfo(setting::recentFiles.get().first()).absolutePath();
}

void FileMenu::startOver(const core::Scene &scene)
{
    if (!mayDiscard())
        return;
    m_document.reset(scene);
    emit sceneReplaced();
}

void FileMenu::open(const QString &fileName)
{
    QString error;
    auto opened = readSceneOrFigure(fileName, &error);
    if (opened && !mayDiscard())
        return;
    if (opened)
        opened = readSceneOrFigure(fileName, &error); // the changes may have been saved to it
    if (!opened) {
        complain(error);
        return;
    }
    m_document.reset(opened->scene, opened->options ? QString() : fileName);
    remember(fileName);
    emit sceneReplaced();
    if (opened->options)
        emit figureOpened(*opened->options);
}

void FileMenu::askOpen()
{
    const QString file = QFileDialog::getOpenFileName(
        m_window, tr("Open a scene"), folder(), tr("Scenes and figures (*.attention *.svg *.png);;All files (*)"));
    if (!file.isEmpty())
        open(file);
}

bool FileMenu::mayDiscard()
{
    if (!m_document.isModified())
        return true;
    m_document.leave(); // so that what is asked about is on screen, and is what would be saved
    const auto answer =
        QMessageBox::question(m_window, tr("Unsaved changes"), tr("Save the changes to this scene?"),
                              QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

bool FileMenu::save()
{
    return m_document.fileName().isEmpty() ? saveAs() : saveTo(m_document.fileName());
}

bool FileMenu::saveAs()
{
    QFileDialog dialog(m_window, tr("Save the scene"), folder(), tr("Scenes (*.attention);;All files (*)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("attention")); // so that overwriting is asked for the final name
    return dialog.exec() == QDialog::Accepted && saveTo(dialog.selectedFiles().value(0));
}

bool FileMenu::saveTo(const QString &fileName)
{
    QString error;
    if (!m_document.save(fileName, &error)) {
        complain(error);
        return false;
    }
    remember(fileName);
    return true;
}

void FileMenu::complain(const QString &sentence)
{
    QMessageBox box(QMessageBox::Warning, tr("Attention Plane"), sentence, QMessageBox::Ok, m_window);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

} // namespace ui
