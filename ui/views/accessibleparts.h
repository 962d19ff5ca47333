#pragma once

#include <QAccessibleWidget>
#include <QHash>
#include <QObject>
#include <QPointer>

namespace ui {

class Document;

/// A part of a view that is painted and no widget of its own, as a screen reader sees it. It keeps nothing of the scene
/// but which part it is: its slot.
class AccessiblePart : public QAccessibleInterface {
public:
    AccessiblePart(QWidget &view, int slot) : m_view(&view), m_slot(slot) {}

    int slot() const { return m_slot; }

    bool isValid() const override { return !m_view.isNull() && exists(); }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override;
    QAccessibleInterface *parent() const override;
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    /// On the screen; empty where the part is not shown.
    QRect rect() const override;
    QAccessible::State state() const override;
    void setText(QAccessible::Text, const QString &) override {}

protected:
    QWidget &view() const { return *m_view; }
    /// False once the scene has no such part any more.
    virtual bool exists() const = 0;
    /// In the view.
    virtual QRectF area() const = 0;

private:
    QPointer<QWidget> m_view;
    int m_slot;
};

/// A view as a screen reader sees it: its parts, made when they are asked for, and then its child widgets.
class AccessibleParts : public QAccessibleWidget {
public:
    /// Parts come and go with the changes of `document`; without one the view itself says so by takeParts().
    AccessibleParts(QWidget &view, QAccessible::Role role, const Document *document = nullptr);
    ~AccessibleParts() override;
    Q_DISABLE_COPY_MOVE(AccessibleParts)

    int childCount() const override;
    QAccessibleInterface *child(int index) const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    QAccessibleInterface *focusChild() const override;

    /// The part in `slot`; null if there is none.
    QAccessibleInterface *part(int slot) const;
    /// Forgets the parts that are no more.
    void takeParts();

protected:
    virtual int parts() const = 0;
    virtual AccessiblePart *made(int slot) const = 0;
    /// Slots stay with what they stand for while other parts come and go before it.
    virtual int slotOf(int index) const { return index; }
    virtual int indexOf(int slot) const { return slot; }
    /// The slot of the part under a point of the view, and of the one that has the focus; -1 if there is none.
    virtual int slotAt(const QPointF &position) const = 0;
    virtual int currentSlot() const { return -1; }

private:
    mutable QHash<int, QAccessible::Id> m_made;
    mutable int m_told = 0; ///< parts that clients know of
    QObject m_context;      ///< of the connection
};

/// Tells screen readers that the part of `view` in `slot` has the focus now.
void tellFocus(QWidget &view, int slot);

} // namespace ui
