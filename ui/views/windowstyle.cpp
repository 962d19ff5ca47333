#include "ui/views/windowstyle.h"

#include "ui/figure/contrast.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QStyleOption>

#include <algorithm>

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

/// Two chevrons for "there is more", in the colour of the window's text.
class MoreIcon : public QIconEngine {
public:
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State) override
    {
        const double unit = std::min(rect.width(), rect.height()) / 8.0;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(QRectF(rect).center());
        painter->scale(unit, unit);
        painter->setPen(QPen(QGuiApplication::palette().color(QPalette::WindowText), 1.2));
        for (const double left : {-2.0, 1.0}) {
            const QPointF chevron[] = {{left, -2.2}, {left + 2, 0}, {left, 2.2}};
            painter->drawPolyline(chevron, 3);
        }
        painter->restore();
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap result(size);
        if (result.isNull()) // a button without room asks too
            return result;
        result.fill(Qt::transparent);
        QPainter painter(&result);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return result;
    }

    QIconEngine *clone() const override { return new MoreIcon(*this); }
};

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

// The toolkit's own is a picture, dark in any theme, and the first picture that is read makes every reader load.
QIcon WindowStyle::standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const
{
    if (icon == SP_ToolBarHorizontalExtensionButton)
        return QIcon(new MoreIcon);
    return QProxyStyle::standardIcon(icon, option, widget);
}

} // namespace ui
