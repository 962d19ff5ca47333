#include "ui/views/accessibleparts.h"

#include "ui/document.h"

#include <QWidget>
#include <QWindow>

namespace ui {

QWindow *AccessiblePart::window() const
{
    return m_view ? m_view->window()->windowHandle() : nullptr;
}

QAccessibleInterface *AccessiblePart::parent() const
{
    return QAccessible::queryAccessibleInterface(m_view);
}

QRect AccessiblePart::rect() const
{
    if (!isValid() || area().isEmpty())
        return {};
    const QRect inView = area().toAlignedRect();
    return {m_view->mapToGlobal(inView.topLeft()), inView.size()};
}

QAccessible::State AccessiblePart::state() const
{
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    state.invisible = !m_view->isVisible();
    state.offscreen = !area().intersects(QRectF(m_view->rect()));
    state.disabled = !m_view->isEnabled();
    return state;
}

AccessibleParts::AccessibleParts(QWidget &view, QAccessible::Role role, const Document *document)
    : QAccessibleWidget(&view, role)
{
    if (document != nullptr)
        QObject::connect(document, &Document::changed, &m_context, [this] { takeParts(); });
}

AccessibleParts::~AccessibleParts()
{
    for (const QAccessible::Id id : std::as_const(m_made))
        QAccessible::deleteAccessibleInterface(id);
}

QAccessibleInterface *AccessibleParts::part(int slot) const
{
    const int index = indexOf(slot);
    return index < 0 || index >= parts() ? nullptr : child(index);
}

int AccessibleParts::childCount() const
{
    m_told = parts();
    return m_told + QAccessibleWidget::childCount();
}

QAccessibleInterface *AccessibleParts::child(int index) const
{
    if (index < 0)
        return nullptr;
    if (index >= parts())
        return QAccessibleWidget::child(index - parts());
    const int slot = slotOf(index);
    if (const auto id = m_made.constFind(slot); id != m_made.constEnd())
        return QAccessible::accessibleInterface(*id);
    AccessiblePart *part = made(slot);
    m_made.insert(slot, QAccessible::registerAccessibleInterface(part)); // which then owns it
    return part;
}

int AccessibleParts::indexOfChild(const QAccessibleInterface *child) const
{
    if (child == nullptr)
        return -1;
    const auto *part = dynamic_cast<const AccessiblePart *>(child);
    if (part != nullptr)
        return part->isValid() && part->parent() == this ? indexOf(part->slot()) : -1;
    const int index = QAccessibleWidget::indexOfChild(child);
    return index < 0 ? -1 : parts() + index;
}

QAccessibleInterface *AccessibleParts::childAt(int x, int y) const
{
    const QPoint position = widget()->mapFromGlobal(QPoint(x, y));
    if (!widget()->isVisible() || !widget()->rect().contains(position))
        return nullptr;
    for (int i = parts(); i < childCount(); ++i) // a widget covers what is painted
        if (!child(i)->state().invisible && child(i)->rect().contains(x, y))
            return child(i);
    return part(slotAt(position));
}

QAccessibleInterface *AccessibleParts::focusChild() const
{
    if (widget()->hasFocus())
        if (QAccessibleInterface *current = part(currentSlot()))
            return current;
    return QAccessibleWidget::focusChild();
}

// Clients keep lists of children: what is gone must be taken from them.
void AccessibleParts::takeParts()
{
    for (auto made = m_made.begin(); made != m_made.end();) {
        QAccessibleInterface *part = QAccessible::accessibleInterface(*made);
        if (part != nullptr && part->isValid()) {
            ++made;
            continue;
        }
        QAccessible::deleteAccessibleInterface(*made);
        made = m_made.erase(made);
    }
    if (m_told == parts())
        return;
    QAccessibleEvent event(widget(), QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&event);
}

void tellFocus(QWidget &view, int slot)
{
    if (!QAccessible::isActive() || !view.hasFocus())
        return;
    const auto *parts = dynamic_cast<AccessibleParts *>(QAccessible::queryAccessibleInterface(&view));
    QAccessibleInterface *part = parts ? parts->part(slot) : nullptr;
    if (part == nullptr)
        return;
    QAccessibleEvent event(part, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

} // namespace ui
