#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace ui {

/// Does once, when a window has been painted for the first time, what its first picture does not need.
class AfterPicture : public QObject {
    Q_OBJECT

public:
    /// Belongs to `window`.
    AfterPicture(QWidget *window, std::function<void()> work);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::function<void()> m_work;
};

} // namespace ui
