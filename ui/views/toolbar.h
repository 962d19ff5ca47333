#pragma once

#include <QList>
#include <QToolBar>

class QToolButton;

namespace ui {

/// Buttons for what is used most. Where there is no room for all, some give way; what they do stays in the menus.
class ToolBar : public QToolBar {
    Q_OBJECT

public:
    using Places = QList<QAction *>; ///< of buttons and separators, as QToolBar gives them

    explicit ToolBar(QWidget *parent);

    QAction *addActionButton(const QString &text, QAction *action);
    QAction *addMenuButton(const QString &text, QMenu *menu);
    /// Fills the room that is left over.
    void addSpace();
    /// First and last: the toolkit's layout has one margin for all four sides, which is less than that of the panels.
    void addEdge();
    /// The places that give way, those first that go first.
    void setGivingWay(const QList<Places> &places);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QToolButton *makeButton(const QString &text);
    int widthOf(const Places &places) const;
    void giveWay();

    QList<Places> m_givingWay;
    qsizetype m_gone = 0; ///< of these, from the first
};

} // namespace ui
