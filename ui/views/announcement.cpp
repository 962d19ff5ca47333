#include "ui/views/announcement.h"

#include <QAccessible>
#include <QPointer>
#include <QWidget>
#include <QWindow>

namespace ui {

namespace {

/// A sentence that appears, as a screen reader sees it.
class Notification : public QAccessibleInterface {
public:
    Notification(QWidget &view, QString sentence) : m_view(&view), m_sentence(std::move(sentence)) {}

    bool isValid() const override { return !m_view.isNull(); }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return m_view ? m_view->window()->windowHandle() : nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text kind) const override { return kind == QAccessible::Name ? m_sentence : QString(); }
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override { return {}; }
    QAccessible::Role role() const override { return QAccessible::Notification; }
    QAccessible::State state() const override { return {}; }

private:
    QPointer<QWidget> m_view;
    QString m_sentence;
};

/// Keeps the notification that a view has made last.
class Announcement : public QObject {
public:
    explicit Announcement(QWidget &view) : QObject(&view), m_view(view) {}
    ~Announcement() override { forget(); }
    Q_DISABLE_COPY_MOVE(Announcement)

    // A new object each time: readers remember the name of one that they know.
    void say(const QString &sentence)
    {
        forget();
        auto *notification = new Notification(m_view, sentence);
        m_id = QAccessible::registerAccessibleInterface(notification); // which owns it
        QAccessibleEvent event(notification, QAccessible::ObjectShow);
        QAccessible::updateAccessibility(&event);
    }

private:
    void forget()
    {
        if (m_id != 0)
            QAccessible::deleteAccessibleInterface(m_id);
    }

    QWidget &m_view;
    QAccessible::Id m_id = 0;
};

} // namespace

void announce(QWidget &view, const QString &sentence)
{
    if (!QAccessible::isActive())
        return;
    const QString name = QStringLiteral("announcement");
    auto *announcement = static_cast<Announcement *>(view.findChild<QObject *>(name, Qt::FindDirectChildrenOnly));
    if (announcement == nullptr) {
        announcement = new Announcement(view);
        announcement->setObjectName(name);
    }
    announcement->say(sentence);
}

} // namespace ui
