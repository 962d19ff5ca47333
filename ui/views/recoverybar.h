#pragma once

#include "ui/views/roundedframe.h"

class QAbstractButton;
class QLabel;

namespace ui {

class Recovery;
class RecoveryFile;

/// A line above the panels that offers what a crashed copy of the program has kept; hidden without an offer. It blocks
/// nothing: whoever has no time for it works on, and is asked again at the next start.
class RecoveryBar : public RoundedFrame {
    Q_OBJECT

public:
    RecoveryBar(Recovery &recovery, QWidget *parent);

    /// The last of its buttons in the order of the keyboard.
    QWidget *lastButton() const;
    /// In front of a class the offer waits.
    void setWaits(bool waits);

signals:
    void restoreWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void showOffer();
    QString sentence(const RecoveryFile &offer) const;

    Recovery &m_recovery;
    QLabel *m_sentence;
    QAbstractButton *m_restore;
    QAbstractButton *m_discard;
    QAbstractButton *m_later;
    bool m_waits = false;
};

} // namespace ui
