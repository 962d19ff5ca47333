#pragma once

#include <QObject>
#include <QString>

namespace ui {

/// Knows whether the program is used by finger at the moment: from a touch of the screen to a press of a mouse.
class TouchUse : public QObject {
    Q_OBJECT

public:
    explicit TouchUse(QObject *parent);

    bool isByFinger() const { return m_isByFinger; }

signals:
    void changed();

protected:
    /// Watches the application.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void take(bool isByFinger);

    bool m_isByFinger;
};

} // namespace ui
