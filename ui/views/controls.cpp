#include "ui/views/controls.h"

#include "ui/figure/contrast.h"

#include <QPainter>
#include <QStyleOption>
#include <QWidget>

namespace ui {

namespace {

constexpr double lineContrast = 4.5; // what is round is blended with its ground
constexpr double disabledContrast = 3.6;
constexpr double fieldRadius = 2;
constexpr double buttonRadius = 5;

QColor outlineOf(const QStyleOption &option)
{
    const QPalette &palette = option.palette;
    const bool showsFocus = option.state.testFlag(QStyle::State_HasFocus);
    QColor colour = showsFocus ? palette.color(QPalette::Highlight) : palette.color(QPalette::Window).darker(140);
    const double ratio = option.state.testFlag(QStyle::State_Enabled) ? lineContrast : disabledContrast;
    for (const auto ground : {QPalette::Base, QPalette::Window})
        colour = standingOut(colour, palette.color(ground), ratio);
    return colour;
}

bool isFilled(const QStyleOption &option, bool primary)
{
    return option.state & (QStyle::State_On | QStyle::State_Sunken) ||
           (primary && option.state.testFlag(QStyle::State_Enabled));
}

} // namespace

bool isPrimary(const QStyleOption &option, const QWidget *widget)
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option);
    return (button != nullptr && button->features.testFlag(QStyleOptionButton::DefaultButton)) ||
           (widget != nullptr && widget->objectName() == QLatin1String("primary"));
}

QPalette labelPalette(const QStyleOption &option, bool primary)
{
    QPalette palette = option.palette;
    if (isFilled(option, primary))
        palette.setColor(QPalette::ButtonText, palette.color(QPalette::HighlightedText));
    return palette;
}

void paintRounded(QPainter *painter, const QRect &rect, double radius, const QColor &line, const QColor &ground)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(line);
    painter->setBrush(ground);
    painter->drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter->restore();
}

void paintButton(const QStyleOption &option, QPainter *painter, bool primary)
{
    const QPalette &palette = option.palette;
    const bool isMarked = option.state.testFlag(QStyle::State_Enabled) &&
                          option.state & (QStyle::State_MouseOver | QStyle::State_HasFocus);
    const QColor accent = palette.color(QPalette::Highlight);
    const QColor ground = isFilled(option, primary) ? accent : palette.color(QPalette::Base);
    const QColor line = isMarked || isFilled(option, primary) ? accent : palette.color(QPalette::Mid);
    paintRounded(painter, option.rect, buttonRadius, line, ground);
}

void paintField(const QStyleOption &option, QPainter *painter)
{
    paintRounded(painter, option.rect, buttonRadius, outlineOf(option), option.palette.color(QPalette::Base));
}

void paintOutline(QStyle::PrimitiveElement element, const QStyleOption &option, QPainter *painter)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(outlineOf(option));
    painter->setBrush(Qt::NoBrush);
    if (element == QStyle::PE_IndicatorRadioButton) {
        const double radius = (option.rect.width() + (option.rect.width() + 1) % 2) / 2.0 - 1;
        painter->drawEllipse(option.rect.center() + QPointF(1, 1), radius, radius);
    } else {
        const double corner = element == QStyle::PE_IndicatorCheckBox ? 0 : fieldRadius;
        painter->drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    }
    painter->restore();
}

} // namespace ui
