#pragma once

#include "core/scene.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;

namespace ui {

class NumberField;

/// Asks for a vector: x and y, or length and angle; each pair follows the other while one types.
class CoordinatesDialog : public QDialog {
    Q_OBJECT

public:
    /// `what` names the vector as the text does, e.g. "key 2".
    CoordinatesDialog(const QString &what, const core::Point &point, QWidget *parent);

    /// What was typed; the point that the dialog began with where nothing was.
    core::Point point() const { return m_point; }

private:
    void showCartesian();
    void showPolar();
    void readCartesian();
    void readPolar();
    void check();

    core::Point m_point;
    NumberField *m_x;
    NumberField *m_y;
    NumberField *m_length;
    NumberField *m_angle;
    QLabel *m_problem;
    QDialogButtonBox *m_buttons;
};

} // namespace ui
