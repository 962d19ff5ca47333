#include "ui/views/recoverybar.h"

#include "core/file.h"
#include "ui/recovery.h"

#include <QAccessible>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QToolButton>

namespace ui {

RecoveryBar::RecoveryBar(Recovery &recovery, QWidget *parent)
    : RoundedFrame(6, QPalette::Base, QPalette::Highlight, parent), m_recovery(recovery), m_sentence(new QLabel(this)),
      m_restore(new QPushButton(tr("&Restore"), this)), m_discard(new QPushButton(tr("&Discard"), this)),
      m_later(new QToolButton(this))
{
    setContentsMargins(0, 0, 0, 8);           // to the panels
    m_sentence->setTextFormat(Qt::PlainText); // a file name is no markup
    m_sentence->setWordWrap(true);
    m_later->setText(QStringLiteral("✕"));
    m_later->setToolTip(tr("Ask again at the next start"));
    m_later->setAccessibleName(m_later->toolTip());
    m_later->setFocusPolicy(Qt::StrongFocus);
    m_restore->setToolTip(tr("Open it with its unsaved changes"));
    m_discard->setToolTip(tr("Throw the unsaved changes away"));
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(12, 5, 6, 5);
    line->setSpacing(8);
    line->addWidget(m_sentence, 1);
    for (QAbstractButton *button : {m_restore, m_discard, m_later})
        line->addWidget(button);
    connect(m_restore, &QAbstractButton::clicked, this, &RecoveryBar::restoreWanted);
    connect(m_discard, &QAbstractButton::clicked, &m_recovery, &Recovery::discard);
    connect(m_later, &QAbstractButton::clicked, &m_recovery, &Recovery::postpone);
    connect(&m_recovery, &Recovery::offerChanged, this, &RecoveryBar::showOffer);
    showOffer();
}

QWidget *RecoveryBar::lastButton() const
{
    return m_later;
}

void RecoveryBar::setWaits(bool waits)
{
    m_waits = waits;
    setVisible(m_recovery.offer() != nullptr && !m_waits);
}

QString RecoveryBar::sentence(const RecoveryFile &offer) const
{
    const QString time = QLocale().toString(offer.time().toLocalTime(), QLocale::ShortFormat);
    const Unsaved &content = offer.content();
    const QString name = content.fileName.isEmpty()
                             ? tr("a scene without a file")
                             : tr("“%1”").arg(core::oneLine(QFileInfo(content.fileName).fileName()));
    if (!content.step)
        return tr("The program ended unexpectedly. The changes to %1 were kept on %2.").arg(name, time);
    return content.isModified
               ? tr("The program ended unexpectedly in a lesson. The step and the changes to %1 were kept on %2.")
                     .arg(name, time)
               : tr("The program ended unexpectedly in a lesson. The step was kept on %1.").arg(time);
}

void RecoveryBar::showOffer()
{
    const RecoveryFile *offer = m_recovery.offer();
    if (offer != nullptr) {
        m_sentence->setText(sentence(*offer));
        setAccessibleName(m_sentence->text());
        for (QAbstractButton *button : {m_restore, m_discard, m_later})
            button->setAccessibleDescription(m_sentence->text());
    }
    setVisible(offer != nullptr && !m_waits);
    QAccessibleEvent event(this, offer != nullptr ? QAccessible::Alert : QAccessible::ObjectHide);
    QAccessible::updateAccessibility(&event);
}

void RecoveryBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        m_recovery.postpone();
    else
        RoundedFrame::keyPressEvent(event);
}

} // namespace ui
