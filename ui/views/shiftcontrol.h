#pragma once

#include "core/attention.h"
#include "ui/views/numbercontrol.h"

class QLabel;

namespace ui {

/// "weights unchanged" where both are the same, else by how much at most one of them has changed. Both have the same
/// shape.
QString weightsProof(const core::Rows &before, const core::Rows &after);

/// Adds the same number c to every score, and proves that the weights stay.
class ShiftControl : public NumberControl {
    Q_OBJECT

public:
    ShiftControl(Document &document, QWidget *parent);

    QString proof() const;

private:
    void prove();

    QLabel *m_proof;
};

} // namespace ui
