#pragma once

#include "ui/views/numbercontrol.h"

namespace ui {

/// Sets the length of the query, which keeps its direction; a query of length 0 gets that of the x axis.
class LengthControl : public NumberControl {
    Q_OBJECT

public:
    LengthControl(Document &document, QWidget *parent);
};

} // namespace ui
