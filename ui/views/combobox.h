#pragma once

#include <QComboBox>
#include <QEvent>

namespace ui {

/// Gets smaller with its font too: that of the toolkit keeps the least size it once had until its style changes.
class ComboBox : public QComboBox {
    Q_OBJECT

public:
    using QComboBox::QComboBox;

protected:
    void changeEvent(QEvent *event) override
    {
        QComboBox::changeEvent(event);
        if (event->type() != QEvent::FontChange)
            return;
        QEvent forget(QEvent::StyleChange);
        QComboBox::changeEvent(&forget);
    }
};

} // namespace ui
