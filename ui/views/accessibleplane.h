#pragma once

#include "core/scene.h"
#include "ui/views/accessibleparts.h"

namespace ui {

class PlaneView;

/// The slot of a handle among the parts of its plane.
int slotOf(core::Handle handle);

/// A plane as a screen reader sees it: every handle is a part that can be moved by its actions.
class AccessiblePlane : public AccessibleParts {
public:
    explicit AccessiblePlane(PlaneView &view);

protected:
    int parts() const override;
    AccessiblePart *made(int slot) const override;
    int slotOf(int index) const override;
    int indexOf(int slot) const override;
    int slotAt(const QPointF &position) const override;
    int currentSlot() const override;

private:
    PlaneView &plane() const;
};

} // namespace ui
