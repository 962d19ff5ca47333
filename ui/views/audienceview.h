#pragma once

#include "ui/figure/strip.h"

#include <QString>
#include <QWidget>

namespace ui {

class Document;

/// What the class sees while the controls stay on the teacher's screen: a window of its own with the figure alone, on
/// the second screen if there is one.
class AudienceView : public QWidget {
    Q_OBJECT

public:
    /// `window` is the one with the controls.
    AudienceView(Document &document, QWidget *window);

    /// What is shown, in the style for a screen of this view's height.
    void showFigure(const std::vector<Part> &parts, const Style &style, const Views &views);
    /// Above the figure; nothing if it is empty.
    void showTitle(const QString &title);
    /// Logical pixels of the screen that it is on.
    int screenHeight() const;
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
    Document &m_document;
    std::vector<Part> m_parts;
    Style m_style = ui::style(Theme::Light);
    Views m_views;
    QString m_title;
};

} // namespace ui
