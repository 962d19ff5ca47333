#include "ui/views/numberfield.h"

#include "core/number.h"

#include <QKeyEvent>
#include <QPainter>

namespace ui {

NumberField::NumberField(double low, double high, QWidget *parent) : QLineEdit(parent), m_low(low), m_high(high)
{
    connect(this, &QLineEdit::textChanged, this, &NumberField::check);
    connect(this, &QLineEdit::textEdited, this, [this] {
        if (const auto typed = number())
            emit numberTyped(*typed);
    });
}

void NumberField::setNumber(double number)
{
    setText(core::exactlyFormatted(number));
    setCursorPosition(0);
}

std::optional<double> NumberField::number() const
{
    const auto typed = core::parsedNumber(text());
    return typed && *typed >= m_low && *typed <= m_high ? typed : std::nullopt;
}

// On X11 the toolkit's fields edit with keys of Emacs too, which are the window's.
bool NumberField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride)
        for (const auto key : {Qt::Key_E, Qt::Key_D})
            if (static_cast<QKeyEvent *>(event)->keyCombination() == (Qt::CTRL | key)) {
                event->ignore();
                return true;
            }
    return QLineEdit::event(event);
}

void NumberField::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    if (number())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::BrightText), 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
}

void NumberField::check()
{
    const bool wrong = !number();
    update();
    setToolTip(
        wrong ? tr("Not a number from %1 to %2.").arg(core::exactlyFormatted(m_low), core::exactlyFormatted(m_high))
              : QString());
    emit validityChanged();
}

} // namespace ui
