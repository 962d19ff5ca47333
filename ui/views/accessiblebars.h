#pragma once

#include "ui/figure/bars.h"
#include "ui/views/accessibleparts.h"

namespace ui {

class BarsView;

/// The slot of a bar among the parts of its view; -1 for a bar of no column.
int slotOf(Bar bar);

/// The three charts as a screen reader sees them: every bar is a part, which the bar of a token can be set to another
/// number, and every chart's sum is one.
class AccessibleBars : public AccessibleParts {
public:
    explicit AccessibleBars(BarsView &view);

protected:
    int parts() const override;
    AccessiblePart *made(int slot) const override;
    int slotOf(int index) const override;
    int indexOf(int slot) const override;
    int slotAt(const QPointF &position) const override;
    int currentSlot() const override;

private:
    BarsView &charts() const;
    int columns() const;
};

} // namespace ui
