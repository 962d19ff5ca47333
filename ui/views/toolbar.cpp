#include "ui/views/toolbar.h"

#include <QAction>
#include <QEvent>
#include <QLayout>
#include <QMenu>
#include <QToolButton>

namespace ui {

ToolBar::ToolBar(QWidget *parent) : QToolBar(tr("Tools"), parent)
{
    setObjectName(QStringLiteral("tools"));
    setMovable(false);
}

QToolButton *ToolBar::makeButton(const QString &text)
{
    auto *button = new QToolButton(this);
    button->setText(text);
    return button;
}

QAction *ToolBar::addActionButton(const QString &text, QAction *action)
{
    QToolButton *button = makeButton(text);
    button->setToolTip(action->statusTip().isEmpty() ? text : action->statusTip());
    button->setCheckable(action->isCheckable());
    button->setChecked(action->isChecked());
    connect(button, &QToolButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::toggled, button, &QToolButton::setChecked);
    QAction *place = addWidget(button);
    place->setEnabled(action->isEnabled()); // its button follows
    connect(action, &QAction::enabledChanged, place, &QAction::setEnabled);
    return place;
}

QAction *ToolBar::addMenuButton(const QString &text, QMenu *menu)
{
    QToolButton *button = makeButton(text);
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    return addWidget(button);
}

void ToolBar::addSpace()
{
    auto *space = new QWidget(this);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(space);
}

void ToolBar::addEdge()
{
    auto *edge = new QWidget(this);
    edge->setFixedWidth(2);
    addWidget(edge);
}

void ToolBar::setGivingWay(const QList<Places> &places)
{
    m_givingWay = places;
}

int ToolBar::widthOf(const Places &places) const
{
    int width = 0;
    for (QAction *place : places)
        width += widgetForAction(place)->sizeHint().width() + layout()->spacing();
    return width;
}

void ToolBar::giveWay()
{
    const auto show = [](const Places &places, bool isShown) {
        for (QAction *place : places)
            place->setVisible(isShown);
    };
    int needed = sizeHint().width();
    while (m_gone < m_givingWay.size() && needed > width()) {
        needed -= widthOf(m_givingWay[m_gone]);
        show(m_givingWay[m_gone++], false);
    }
    while (m_gone > 0 && needed + widthOf(m_givingWay[m_gone - 1]) <= width()) {
        needed += widthOf(m_givingWay[m_gone - 1]);
        show(m_givingWay[--m_gone], true);
    }
}

bool ToolBar::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        giveWay();
    return QToolBar::event(event);
}

void ToolBar::resizeEvent(QResizeEvent *event)
{
    giveWay();
    QToolBar::resizeEvent(event);
}

} // namespace ui
