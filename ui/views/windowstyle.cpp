#include "ui/views/windowstyle.h"

#include "ui/figure/contrast.h"

#include <QPainter>
#include <QStyleOption>

namespace ui {

namespace {

constexpr double lineContrast = 4.5; // what is round is blended with its ground
constexpr double disabledContrast = 3.6;
constexpr double fieldRadius = 2;

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

} // namespace

// Over what Fusion has painted, on the same pixels.
void WindowStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                                const QWidget *widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool isRound = element == PE_IndicatorRadioButton;
    if (!isRound && element != PE_IndicatorCheckBox && element != PE_FrameLineEdit)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(outlineOf(*option));
    painter->setBrush(Qt::NoBrush);
    const QRectF frame = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    if (isRound) {
        const double radius = (option->rect.width() + (option->rect.width() + 1) % 2) / 2.0 - 1;
        painter->drawEllipse(option->rect.center() + QPointF(1, 1), radius, radius);
    } else {
        const double corner = element == PE_FrameLineEdit ? fieldRadius : 0;
        painter->drawRoundedRect(frame, corner, corner);
    }
    painter->restore();
}

} // namespace ui
