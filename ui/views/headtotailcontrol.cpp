#include "ui/views/headtotailcontrol.h"

#include "ui/document.h"

#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>

namespace ui {

namespace {

constexpr int millisecondsAShare = 500;
constexpr int mostMilliseconds = 20000;

} // namespace

HeadToTailControl::HeadToTailControl(Document &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_build(new QToolButton(this)), m_numbered(new QToolButton(this))
{
    m_build->setToolTip(tr("Lay the shares one after the other"));
    m_numbered->setText(tr("Order as numbered"));
    m_numbered->setToolTip(tr("Lay the shares in the order of their numbers again"));
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    for (QToolButton *button : {m_build, m_numbered}) {
        button->setFocusPolicy(Qt::StrongFocus);
        line->addWidget(button);
    }
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    connect(m_build, &QToolButton::clicked, this, [this] { isBuilding() ? finish() : build(); });
    connect(m_numbered, &QToolButton::clicked, this, [this] { setOrder({}); });
    connect(&m_animation, &QVariantAnimation::valueChanged, this, [this](const QVariant &part) {
        m_laid = part.toDouble();
        emit changed();
    });
    connect(&m_animation, &QAbstractAnimation::stateChanged, this, &HeadToTailControl::showState);
    showState();
}

void HeadToTailControl::addTo(Explored *explored) const
{
    explored->laid = m_laid;
    explored->order = m_order;
}

void HeadToTailControl::setOrder(const std::vector<int> &order)
{
    if (order == m_order)
        return;
    m_order = order;
    showState();
    emit changed();
}

void HeadToTailControl::build()
{
    const int shares = m_document.tokens();
    if (shares == 0)
        return;
    m_animation.setDuration(std::min(millisecondsAShare * shares, mostMilliseconds));
    m_laid = 0;
    emit changed();
    m_animation.start();
}

void HeadToTailControl::finish()
{
    m_animation.stop();
    m_laid = 1;
    emit changed();
}

void HeadToTailControl::showState()
{
    m_build->setText(isBuilding() ? tr("Show all") : tr("Build up"));
    m_numbered->setEnabled(!m_order.empty());
}

void HeadToTailControl::hideEvent(QHideEvent *event)
{
    if (isBuilding())
        finish();
    QWidget::hideEvent(event);
}

} // namespace ui
