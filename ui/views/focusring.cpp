#include "ui/views/focusring.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QPainter>
#include <QScrollArea>
#include <QSlider>

namespace ui {

namespace {

constexpr int gap = 2;       // pixels between a control and its ring
constexpr int thickness = 2; // of the ring

bool wantsRing(const QWidget *control)
{
    return qobject_cast<const QAbstractButton *>(control) != nullptr ||
           qobject_cast<const QComboBox *>(control) != nullptr || qobject_cast<const QSlider *>(control) != nullptr ||
           qobject_cast<const QScrollArea *>(control) != nullptr;
}

/// Makes rings where they are needed.
class FocusRings : public QObject {
public:
    explicit FocusRings(QObject *parent) : QObject(parent)
    {
        connect(qApp, &QApplication::focusChanged, this, [](const QWidget *, const QWidget *control) {
            QWidget *window = wantsRing(control) ? control->window() : nullptr;
            if (window != nullptr && !window->findChild<FocusRing *>(QString(), Qt::FindDirectChildrenOnly))
                new FocusRing(window);
        });
    }
};

} // namespace

FocusRing::FocusRing(QWidget *window) : QWidget(window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
    follow(QApplication::focusWidget());
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *, QWidget *control) { follow(control); });
}

void FocusRing::install()
{
    const QString name = QStringLiteral("focusRings");
    if (qApp->findChild<QObject *>(name, Qt::FindDirectChildrenOnly) == nullptr)
        (new FocusRings(qApp))->setObjectName(name);
}

void FocusRing::follow(QWidget *control)
{
    const bool isMine = control != nullptr && control->window() == window() && wantsRing(control);
    for (QWidget *watched : std::as_const(m_watched))
        if (watched != nullptr)
            watched->removeEventFilter(this);
    m_watched.clear();
    m_control = isMine ? control : nullptr;
    for (QWidget *one = m_control; one != nullptr && one != window(); one = one->parentWidget()) {
        one->installEventFilter(this);
        m_watched += one;
    }
    place();
}

void FocusRing::place()
{
    setVisible(m_control && m_control->isVisible());
    if (!m_control)
        return;
    const int reach = gap + thickness;
    const QRect inWindow(m_control->mapTo(window(), QPoint()), m_control->size());
    setGeometry(inWindow.adjusted(-reach, -reach, reach, reach));
    raise();
}

bool FocusRing::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
        place();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void FocusRing::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QApplication::palette().color(QPalette::Highlight), thickness));
    const double inset = thickness / 2.0;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 2 * gap + 2, 2 * gap + 2);
}

} // namespace ui
