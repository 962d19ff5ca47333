#include "ui/views/accessibleplane.h"

#include "ui/document.h"
#include "ui/views/handlewords.h"
#include "ui/views/planeview.h"

#include <QCoreApplication>
#include <QTimer>

#include <algorithm>
#include <array>

namespace ui {

namespace {

using Kind = core::Handle::Kind;

struct HandleAction {
    KeyDeed deed;
    const char *name;
};

constexpr std::array handleActions{
    HandleAction{KeyDeed::Left, QT_TRANSLATE_NOOP("AccessiblePlane", "move left")},
    HandleAction{KeyDeed::Right, QT_TRANSLATE_NOOP("AccessiblePlane", "move right")},
    HandleAction{KeyDeed::Up, QT_TRANSLATE_NOOP("AccessiblePlane", "move up")},
    HandleAction{KeyDeed::Down, QT_TRANSLATE_NOOP("AccessiblePlane", "move down")},
    HandleAction{KeyDeed::Lengthen, QT_TRANSLATE_NOOP("AccessiblePlane", "make longer")},
    HandleAction{KeyDeed::Shorten, QT_TRANSLATE_NOOP("AccessiblePlane", "make shorter")},
    HandleAction{KeyDeed::TurnLeft, QT_TRANSLATE_NOOP("AccessiblePlane", "turn left")},
    HandleAction{KeyDeed::TurnRight, QT_TRANSLATE_NOOP("AccessiblePlane", "turn right")},
    HandleAction{KeyDeed::Type, QT_TRANSLATE_NOOP("AccessiblePlane", "type coordinates")},
};

const HandleAction *actionOf(const QString &name)
{
    const auto *action = std::find_if(handleActions.begin(), handleActions.end(),
                                      [&name](const HandleAction &known) { return name == QLatin1String(known.name); });
    return action == handleActions.end() ? nullptr : action;
}

/// A handle of a plane: it has the name that the text uses, its coordinates, and actions that move it like keys.
class AccessibleHandle : public AccessiblePart, public QAccessibleActionInterface {
public:
    AccessibleHandle(PlaneView &view, int slot, core::Handle handle) : AccessiblePart(view, slot), m_handle(handle) {}

    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QString text(QAccessible::Text kind) const override;
    QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
    }

    QStringList actionNames() const override;
    QString localizedActionName(const QString &name) const override;
    QString localizedActionDescription(const QString &name) const override;
    void doAction(const QString &name) override;
    QStringList keyBindingsForAction(const QString &name) const override;

protected:
    bool exists() const override { return plane().has(m_handle); }
    QRectF area() const override { return plane().grabArea(m_handle); }

private:
    PlaneView &plane() const { return static_cast<PlaneView &>(view()); }

    core::Handle m_handle;
};

QString AccessibleHandle::text(QAccessible::Text kind) const
{
    if (!isValid())
        return {};
    switch (kind) {
    case QAccessible::Name:
        return handleName(m_handle, plane().document().scene());
    case QAccessible::Value:
        return handlePlace(m_handle, plane().document(), plane().decimals());
    case QAccessible::Description:
        return plane().spokenState(m_handle);
    case QAccessible::Help:
        return localizedActionDescription(QLatin1String(handleActions.front().name));
    default:
        return {};
    }
}

QAccessible::State AccessibleHandle::state() const
{
    QAccessible::State state = AccessiblePart::state();
    if (!isValid())
        return state;
    const bool isCurrent = plane().current() == m_handle;
    state.focusable = true;
    state.focused = isCurrent && plane().hasFocus();
    state.selectable = true;
    state.selected = isCurrent;
    state.movable = true;
    return state;
}

QStringList AccessibleHandle::actionNames() const
{
    QStringList names;
    for (const HandleAction &action : handleActions)
        names += QLatin1String(action.name);
    names += setFocusAction();
    return names;
}

QString AccessibleHandle::localizedActionName(const QString &name) const
{
    const HandleAction *action = actionOf(name);
    return action ? QCoreApplication::translate("AccessiblePlane", action->name)
                  : QCoreApplication::translate("AccessiblePlane", "select");
}

QString AccessibleHandle::localizedActionDescription(const QString &name) const
{
    const HandleAction *action = actionOf(name);
    if (action == nullptr)
        return QCoreApplication::translate("AccessiblePlane", "Makes it the vector that the keys move");
    return QCoreApplication::translate("AccessiblePlane", "The key for it: %1")
        .arg(keysText(KeyPlace::Plane, action->deed));
}

QStringList AccessibleHandle::keyBindingsForAction(const QString &name) const
{
    const HandleAction *action = actionOf(name);
    return action ? QStringList{keysText(KeyPlace::Plane, action->deed)} : QStringList();
}

void AccessibleHandle::doAction(const QString &name)
{
    if (!isValid())
        return;
    const HandleAction *action = actionOf(name);
    if (action != nullptr && action->deed != KeyDeed::Type) {
        plane().moveOnce(m_handle, action->deed);
        return;
    }
    plane().choose(m_handle);
    if (action != nullptr) // a dialog must not hold up who asked for it
        QTimer::singleShot(0, &plane(), &PlaneView::askCoordinates);
}

} // namespace

int slotOf(core::Handle handle)
{
    return handle.token + 1;
}

AccessiblePlane::AccessiblePlane(PlaneView &view) : AccessibleParts(view, QAccessible::Canvas, &view.document()) {}

PlaneView &AccessiblePlane::plane() const
{
    return static_cast<PlaneView &>(*widget());
}

int AccessiblePlane::parts() const
{
    return static_cast<int>(plane().allHandles().size());
}

int AccessiblePlane::slotOf(int index) const
{
    return ui::slotOf(plane().allHandles()[static_cast<std::size_t>(index)]);
}

int AccessiblePlane::indexOf(int slot) const
{
    const std::vector<core::Handle> all = plane().allHandles();
    const auto here =
        std::find_if(all.begin(), all.end(), [slot](core::Handle handle) { return ui::slotOf(handle) == slot; });
    return here == all.end() ? -1 : static_cast<int>(here - all.begin());
}

AccessiblePart *AccessiblePlane::made(int slot) const
{
    const int index = indexOf(slot);
    return new AccessibleHandle(plane(), slot, plane().allHandles()[static_cast<std::size_t>(index)]);
}

int AccessiblePlane::slotAt(const QPointF &position) const
{
    const auto handle = plane().handleAt(position);
    return handle ? ui::slotOf(*handle) : -1;
}

int AccessiblePlane::currentSlot() const
{
    return plane().current() ? ui::slotOf(*plane().current()) : -1;
}

} // namespace ui
