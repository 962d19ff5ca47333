#pragma once

#include "ui/views/accessibleparts.h"

namespace ui {

class FormulaLines;

/// Formulas as a screen reader reads them: each is a part that is a sentence.
class AccessibleFormulas : public AccessibleParts {
public:
    explicit AccessibleFormulas(FormulaLines &view);

protected:
    int parts() const override;
    AccessiblePart *made(int slot) const override;
    int slotAt(const QPointF &position) const override;
};

} // namespace ui
