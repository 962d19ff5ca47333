#pragma once

#include <QPointer>
#include <QWidget>

namespace ui {

/// A ring around the control of its window that has the focus, the same in every theme. Views that paint which of
/// their parts has the focus, and fields with their caret, are left alone.
class FocusRing : public QWidget {
    Q_OBJECT

public:
    explicit FocusRing(QWidget *window);

    /// Gives every window of the program its ring, dialogs too.
    static void install();

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow(QWidget *control);
    void place();

    QPointer<QWidget> m_control;        ///< that the ring is around; null if none
    QList<QPointer<QWidget>> m_watched; ///< it, and what it moves with
};

} // namespace ui
