#pragma once

#include "ui/views/numberfield.h"

namespace ui {

/// A number field that stands in the place of a number while it is typed. Enter, Tab and leaving it finish, as long as
/// it holds a number in the range; Escape, and leaving it with anything else, abandon.
class CellField : public NumberField {
    Q_OBJECT

public:
    using NumberField::NumberField;

signals:
    /// `step` is 1 or -1 where the next or the previous number is to be typed then.
    void finished(double number, int step);
    void abandoned();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void finish(int step);
};

} // namespace ui
