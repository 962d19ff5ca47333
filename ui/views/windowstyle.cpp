#include "ui/views/windowstyle.h"

#include "ui/views/controls.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QIconEngine>
#include <QPainter>
#include <QStyleOption>
#include <QToolBar>
#include <QtMath>

#include <algorithm>

namespace ui {

namespace {

constexpr int arrowRoom = 14; // in a button with a menu, for its arrow
constexpr int fingerHeight = 44;
constexpr int scrollBarWidth = 12;
constexpr int leastHandle = 24; // of a scroll bar

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
        painter->setPen(QPen(QApplication::palette().color(QPalette::WindowText), 1.2));
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

void paintSeparator(const QStyleOption &option, QPainter *painter)
{
    const QRect line(option.rect.center().x(), option.rect.top() + 4, 1, option.rect.height() - 8);
    painter->fillRect(line, option.palette.color(QPalette::Mid));
}

bool isInToolBar(const QWidget *widget)
{
    return widget != nullptr && qobject_cast<const QToolBar *>(widget->parentWidget()) != nullptr;
}

QSize toolButtonSize(const QStyleOption &option, const QSize &contents, const QWidget *widget)
{
    const auto &button = static_cast<const QStyleOptionToolButton &>(option);
    const bool hasArrow = button.features.testFlag(QStyleOptionToolButton::HasMenu);
    QSize padding(14, 6);
    if (isInToolBar(widget))
        padding = isPrimary(option, widget) ? QSize(44, 10) : QSize(22, 10);
    return contents + padding + QSize(hasArrow ? arrowRoom : 0, 0) + QSize(2, 2);
}

QSize pushButtonSize(const QSize &contents, const QWidget *widget)
{
    const bool isOfDialog = widget != nullptr && qobject_cast<QDialogButtonBox *>(widget->parentWidget()) != nullptr;
    return (contents + QSize(24, 12)).expandedTo(QSize(isOfDialog ? 80 : 0, 0));
}

/// What is pressed, and grows for a finger.
bool isTarget(QStyle::ContentsType type)
{
    switch (type) {
    case QStyle::CT_PushButton:
    case QStyle::CT_ToolButton:
    case QStyle::CT_ComboBox:
    case QStyle::CT_LineEdit:
    case QStyle::CT_SpinBox:
    case QStyle::CT_CheckBox:
    case QStyle::CT_RadioButton:
    case QStyle::CT_Slider:
    case QStyle::CT_MenuBarItem:
    case QStyle::CT_MenuItem:
    case QStyle::CT_ItemViewItem:
        return true;
    default:
        return false;
    }
}

} // namespace

WindowStyle::WindowStyle(Targets targets) : QProxyStyle(QStringLiteral("Fusion")), m_targets(targets) {}

int WindowStyle::targetHeight()
{
    const auto *style = qobject_cast<const WindowStyle *>(QApplication::style());
    return style != nullptr && style->m_targets == Targets::Large ? fingerHeight : 0;
}

void WindowStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                                const QWidget *widget) const
{
    switch (element) {
    case PE_PanelStatusBar:
    case PE_FrameStatusBarItem:
    case PE_FrameMenu: // with its panel
        return;
    case PE_PanelMenu:
        painter->fillRect(option->rect, option->palette.color(QPalette::Mid));
        painter->fillRect(option->rect.adjusted(1, 1, -1, -1), option->palette.base());
        return;
    case PE_PanelButtonCommand:
        if (qobject_cast<const QComboBox *>(widget) != nullptr)
            paintField(*option, painter);
        else
            paintButton(*option, painter, isPrimary(*option, widget));
        return;
    case PE_IndicatorToolBarSeparator:
        paintSeparator(*option, painter);
        return;
    case PE_IndicatorRadioButton:
    case PE_IndicatorCheckBox:
    case PE_FrameLineEdit:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        paintOutline(element, *option, painter);
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void WindowStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                              const QWidget *widget) const
{
    switch (element) {
    case CE_ToolBar:
    case CE_Splitter:
        return; // the window's ground alone
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, option->palette.window());
        painter->fillRect(QRect(option->rect.bottomLeft(), QSize(option->rect.width(), 1)),
                          option->palette.color(QPalette::Mid));
        return;
    case CE_MenuItem:
        if (static_cast<const QStyleOptionMenuItem *>(option)->menuItemType == QStyleOptionMenuItem::Separator)
            painter->fillRect(QRect(option->rect.left() + 4, option->rect.center().y(), option->rect.width() - 8, 1),
                              option->palette.color(QPalette::Mid));
        else
            QProxyStyle::drawControl(element, option, painter, widget);
        return;
    case CE_MenuBarItem:
        paintMenuBarItem(*static_cast<const QStyleOptionMenuItem *>(option), painter, widget);
        return;
    case CE_PushButtonLabel:
        paintButtonLabel(*static_cast<const QStyleOptionButton *>(option), painter, widget);
        return;
    default:
        QProxyStyle::drawControl(element, option, painter, widget);
    }
}

void WindowStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                                     const QWidget *widget) const
{
    if (const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option))
        paintToolButton(*button, painter, widget);
    else if (control == CC_ScrollBar)
        paintScrollBar(*static_cast<const QStyleOptionSlider *>(option), painter, widget);
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_SpinBox)
        paintOutline(PE_FrameLineEdit, *option, painter);
}

void WindowStyle::paintToolButton(const QStyleOptionToolButton &option, QPainter *painter, const QWidget *widget) const
{
    const bool primary = isPrimary(option, widget);
    QStyleOptionToolButton label = option;
    if (option.text.isEmpty()) // a picture is seen on the usual ground alone
        label.state &= ~(State_On | State_Sunken);
    paintButton(label, painter, primary);
    label.palette = labelPalette(label, primary);
    if (option.features.testFlag(QStyleOptionToolButton::HasMenu)) {
        QStyleOption arrow = option;
        arrow.rect = QRect(0, 0, 9, 9);
        arrow.rect.moveCenter({option.rect.right() - arrowRoom, option.rect.center().y() + 1});
        drawPrimitive(PE_IndicatorArrowDown, &arrow, painter, widget);
        label.rect.adjust(0, 0, -arrowRoom, 0);
    }
    drawControl(CE_ToolButtonLabel, &label, painter, widget);
}

void WindowStyle::paintButtonLabel(const QStyleOptionButton &option, QPainter *painter, const QWidget *widget) const
{
    QStyleOptionButton label = option;
    label.palette = labelPalette(option, isPrimary(option, widget));
    QProxyStyle::drawControl(CE_PushButtonLabel, &label, painter, widget);
}

void WindowStyle::paintMenuBarItem(const QStyleOptionMenuItem &option, QPainter *painter, const QWidget *widget) const
{
    drawControl(CE_MenuBarEmptyArea, &option, painter, widget);
    const bool isSelected = option.state & (State_Selected | State_Sunken);
    const QColor accent = option.palette.color(QPalette::Highlight);
    if (isSelected)
        paintRounded(painter, option.rect.adjusted(0, 0, 0, -1), 4, accent, accent);
    drawItemText(painter, option.rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine, option.palette,
                 option.state.testFlag(State_Enabled), option.text,
                 isSelected ? QPalette::HighlightedText : QPalette::WindowText);
}

void WindowStyle::paintScrollBar(const QStyleOptionSlider &option, QPainter *painter, const QWidget *widget) const
{
    if (option.minimum == option.maximum)
        return;
    const QRect handle = subControlRect(CC_ScrollBar, &option, SC_ScrollBarSlider, widget).adjusted(2, 2, -2, -2);
    const bool isHeld = option.state & (State_MouseOver | State_Sunken);
    const QColor colour = isHeld ? option.palette.color(QPalette::PlaceholderText)
                                 : option.palette.color(QPalette::Disabled, QPalette::Text);
    paintRounded(painter, handle, std::min(handle.width(), handle.height()) / 2.0, colour, colour);
}

QSize WindowStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                                    const QWidget *widget) const
{
    QSize size;
    switch (type) {
    case CT_ToolButton:
        size = toolButtonSize(*option, contents, widget);
        break;
    case CT_PushButton:
        size = pushButtonSize(contents, widget);
        break;
    case CT_MenuBarItem:
        size = contents + QSize(18, 12);
        break;
    case CT_MenuItem:
        size = QProxyStyle::sizeFromContents(type, option, contents, widget);
        if (static_cast<const QStyleOptionMenuItem *>(option)->menuItemType == QStyleOptionMenuItem::Separator)
            return size;
        size.setHeight(std::max(size.height(), option->fontMetrics.height() + 12));
        break;
    default:
        size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    }
    if (m_targets == Targets::Large && isTarget(type))
        size = size.expandedTo(QSize(0, fingerHeight));
    if (type == CT_MenuItem) // Fusion's place for a tick is as wide as the item is high, which it does not count
        size.rwidth() += std::max(0, qCeil(0.79 * size.height()) - 21);
    return size;
}

// Scroll bars have no buttons, only a handle on their ground.
QRect WindowStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                                  const QWidget *widget) const
{
    if (control != CC_ScrollBar)
        return QProxyStyle::subControlRect(control, option, part, widget);
    const auto &bar = *static_cast<const QStyleOptionSlider *>(option);
    const bool isUpright = bar.orientation == Qt::Vertical;
    const int length = isUpright ? bar.rect.height() : bar.rect.width();
    const int range = bar.maximum - bar.minimum;
    const int handle =
        std::min(length, std::max(leastHandle, int(qint64(bar.pageStep) * length / std::max(1, range + bar.pageStep))));
    const int start =
        sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, length - handle, bar.upsideDown);
    const auto span = [&bar, isUpright](int from, int to) {
        const QRect rect =
            isUpright ? QRect(0, from, bar.rect.width(), to - from) : QRect(from, 0, to - from, bar.rect.height());
        return visualRect(bar.direction, bar.rect, rect.translated(bar.rect.topLeft()));
    };
    switch (part) {
    case SC_ScrollBarSlider:
        return span(start, start + handle);
    case SC_ScrollBarSubPage:
        return span(0, start);
    case SC_ScrollBarAddPage:
        return span(start + handle, length);
    case SC_ScrollBarGroove:
        return bar.rect;
    default:
        return {};
    }
}

int WindowStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_ToolBarItemSpacing:
        return 8;
    case PM_ToolBarItemMargin:
        return m_targets == Targets::Large ? 3 : 6;
    case PM_ToolBarFrameWidth:
        return 0;
    case PM_ToolBarSeparatorExtent:
        return 13;
    case PM_MenuHMargin:
    case PM_MenuVMargin:
        return 4;
    case PM_ScrollBarExtent:
        return scrollBarWidth;
    case PM_ScrollBarSliderMin:
        return leastHandle;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int WindowStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                           QStyleHintReturn *returned) const
{
    switch (hint) {
    case SH_EtchDisabledText:                 // shadows shine on dark grounds
    case SH_ComboBox_Popup:                   // a list has the ground and the frame of a field
    case SH_DialogButtonBox_ButtonsHaveIcons: // these are pictures for light grounds
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

// The toolkit's own is a picture, dark in any theme, and the first picture that is read makes every reader load.
QIcon WindowStyle::standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const
{
    if (icon == SP_ToolBarHorizontalExtensionButton)
        return QIcon(new MoreIcon);
    return QProxyStyle::standardIcon(icon, option, widget);
}

} // namespace ui
