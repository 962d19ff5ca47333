#pragma once

#include "core/scene.h"
#include "ui/export/exportoptions.h"

#include <QWidget>

namespace ui {

/// Shows a figure as it will be written, as large as there is room. What is transparent shows a chequered ground.
class FigurePreview : public QWidget {
    Q_OBJECT

public:
    FigurePreview(const core::Scene &scene, QWidget *parent);

    /// `problem` is shown instead, if there is one; the words of the figure are in `language`.
    void show(const ExportOptions &options, const QString &language, const QString &problem);

    QSize sizeHint() const override { return {520, 420}; }
    QSize minimumSizeHint() const override { return {240, 160}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    core::Scene m_scene;
    ExportOptions m_options;
    QString m_language;
    QString m_problem;
};

} // namespace ui
