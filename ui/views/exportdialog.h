#pragma once

#include "core/scene.h"
#include "ui/export/exportoptions.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace ui {

class ExportForm;
class FigurePreview;

/// Asks how the scene's figure shall look, shows it, and writes it. Remembers the answers for each format.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// `shown` is what the window shows: overlays, decimals and parts of the planes; `sceneFile` may be empty.
    ExportDialog(const core::Scene &scene, const QString &sceneFile, const ExportOptions &shown, QWidget *parent);

    /// Shows these instead of what was remembered, as those of a figure that was opened again.
    void setOptions(const ExportOptions &options);
    ExportForm *form() const { return m_form; }

    /// Writes the figure there, in the format of the suffix, or tells why not. True if it is written.
    bool writeTo(const QString &fileName);
    /// The command that writes the same figure.
    QString command() const;

signals:
    void written(const QString &fileName);

private:
    void takeForm();
    void recall();
    void remember(Format format) const;
    void ask();
    void copyCommand();
    bool mayReplace(const QString &fileName);
    void complain(const QString &sentence);

    core::Scene m_scene;
    QString m_sceneFile;
    ExportOptions m_shown;
    FigurePreview *m_preview;
    ExportForm *m_form;
    QLabel *m_facts; ///< how large the figure is, or what was done
    QPushButton *m_export = nullptr;
};

} // namespace ui
