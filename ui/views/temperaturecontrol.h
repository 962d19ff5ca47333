#pragma once

#include "ui/views/numbercontrol.h"

class QLabel;

namespace ui {

/// Sets the temperature T that every product is divided by. The slider ends in the limit T → 0 and in the largest T.
class TemperatureControl : public NumberControl {
    Q_OBJECT

public:
    TemperatureControl(Document &document, QWidget *parent);

    /// What the weights have become at the ends, in words; empty between them.
    QString note() const;

private:
    void makePresets();
    void takeNote();

    QLabel *m_note;
};

} // namespace ui
