#pragma once

#include "ui/figure/strip.h"

#include <QString>
#include <QWidget>

#include <functional>
#include <vector>

namespace ui {

/// A figure as a window shows it at the moment.
struct ShownFigure {
    std::vector<Part> parts;
    const core::Scene &scene;
    const core::Attention &attention;
    Style style;
    Views views;
    QString title; ///< above the figure; nothing if it is empty
};

/// What the class sees while the controls stay on the teacher's screen: a window of its own with the figure alone, on
/// the second screen if there is one.
class AudienceView : public QWidget {
    Q_OBJECT

public:
    /// What to show in a picture of so many logical pixels' height.
    using Source = std::function<ShownFigure(int height)>;

    /// `window` is the one with the controls.
    AudienceView(Source source, QWidget *window);

    void appear();

    QSize sizeHint() const override { return {960, 540}; }

signals:
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    Source m_source;
};

} // namespace ui
