#include "ui/views/numberfield.h"

#include "core/number.h"

#include <QKeyEvent>

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

void NumberField::check()
{
    const bool wrong = !number();
    const QString sheet =
        wrong ? QStringLiteral("border: 2px solid palette(bright-text); border-radius: 4px; padding: 2px;") : QString();
    if (sheet != styleSheet())
        setStyleSheet(sheet);
    setToolTip(
        wrong ? tr("Not a number from %1 to %2.").arg(core::exactlyFormatted(m_low), core::exactlyFormatted(m_high))
              : QString());
    emit validityChanged();
}

} // namespace ui
