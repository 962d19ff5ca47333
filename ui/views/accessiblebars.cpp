#include "ui/views/accessiblebars.h"

#include "ui/document.h"
#include "ui/views/barmoves.h"
#include "ui/views/barsview.h"
#include "ui/views/viewkeys.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr int chartCount = 3;
constexpr int sumColumn = Bars::mostBars; // the slot after those of the bars
constexpr int slotsAChart = sumColumn + 1;

struct BarWords {
    Q_DECLARE_TR_FUNCTIONS(AccessibleBars)
};

Bar barOf(int slot)
{
    return {static_cast<BarPart>(slot / slotsAChart), slot % slotsAChart};
}

QString barName(BarPart part, const QString &whose)
{
    switch (part) {
    case BarPart::Score:
        return BarWords::tr("score of %1").arg(whose);
    case BarPart::Exponential:
        return BarWords::tr("exponential of %1").arg(whose);
    case BarPart::Weight:
        break;
    }
    return BarWords::tr("weight of %1").arg(whose);
}

QString sumName(BarPart part)
{
    switch (part) {
    case BarPart::Score:
        return BarWords::tr("sum of the scores");
    case BarPart::Exponential:
        return BarWords::tr("sum of the exponentials");
    case BarPart::Weight:
        break;
    }
    return BarWords::tr("sum of the weights");
}

/// What a bar and the sum of a chart have in common: a name and the number that is written there.
class AccessibleNumber : public AccessiblePart {
public:
    AccessibleNumber(BarsView &view, int slot) : AccessiblePart(view, slot) {}

    QAccessible::Role role() const override { return QAccessible::StaticText; }
    QString text(QAccessible::Text kind) const override;

protected:
    BarsView &charts() const { return static_cast<BarsView &>(view()); }
    const Bars &bars() const { return charts().bars(); }
    Bar bar() const { return barOf(slot()); }
    bool isSum() const { return bar().column == sumColumn; }
    int token() const { return isSum() ? -1 : bars().token(bar().column); }

    bool hasColumn() const { return bars().columns() > (isSum() ? 0 : bar().column); }
    bool exists() const override { return hasColumn() && token() < 0; }
    QRectF area() const override;
};

QString AccessibleNumber::text(QAccessible::Text kind) const
{
    if (!isValid())
        return {};
    QString number = isSum() ? bars().sumText(bar().part) : bars().numberText(bar());
    switch (kind) {
    case QAccessible::Name:
        return BarWords::tr("%1: %2", "what a number is, and the number")
            .arg(isSum() ? sumName(bar().part) : barName(bar().part, bars().columnName(bar().column)), number);
    case QAccessible::Value:
        return number;
    case QAccessible::Description:
        return isSum() ? QString() : bars().description(bar().column);
    default:
        return {};
    }
}

QRectF AccessibleNumber::area() const
{
    if (!isSum())
        return bars().cellRect(bar());
    const QRectF first = bars().cellRect({bar().part, 0});
    return {0, first.top(), static_cast<double>(view().width()), first.height()};
}

/// The bar of a token, as a slider for its number.
class AccessibleBar : public AccessibleNumber, public QAccessibleValueInterface, public QAccessibleActionInterface {
public:
    using AccessibleNumber::AccessibleNumber;

    QAccessible::Role role() const override { return QAccessible::Slider; }
    QString text(QAccessible::Text kind) const override;
    QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    QVariant currentValue() const override;
    void setCurrentValue(const QVariant &value) override;
    QVariant maximumValue() const override { return bar().part == BarPart::Weight ? 1.0 : core::largestCoordinate; }
    QVariant minimumValue() const override { return bar().part == BarPart::Score ? -core::largestCoordinate : 0.0; }
    QVariant minimumStepSize() const override { return bar().part == BarPart::Weight ? 0.01 : 0.1; }

    QStringList actionNames() const override { return {increaseAction(), decreaseAction(), setFocusAction()}; }
    void doAction(const QString &name) override;
    QStringList keyBindingsForAction(const QString &name) const override;

protected:
    bool exists() const override { return hasColumn() && token() >= 0; }
};

QString AccessibleBar::text(QAccessible::Text kind) const
{
    if (isValid() && kind == QAccessible::Name)
        return barName(bar().part, bars().columnName(bar().column));
    return AccessibleNumber::text(kind);
}

QAccessible::State AccessibleBar::state() const
{
    QAccessible::State state = AccessiblePart::state();
    if (!isValid())
        return state;
    const bool isCurrent = charts().current() == bar();
    state.focusable = true;
    state.focused = isCurrent && charts().hasFocus();
    state.selectable = true;
    state.selected = isCurrent;
    return state;
}

void *AccessibleBar::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::ValueInterface)
        return static_cast<QAccessibleValueInterface *>(this);
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface *>(this);
    return nullptr;
}

QVariant AccessibleBar::currentValue() const
{
    if (!isValid())
        return {};
    const core::Attention &attention = charts().document().attention();
    return bar().part == BarPart::Exponential ? core::exponential(attention, token())
                                              : barNumber(attention, token(), bar().part);
}

void AccessibleBar::setCurrentValue(const QVariant &value)
{
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    const bool isExponential = bar().part == BarPart::Exponential;
    if (isValid() && isNumber && std::isfinite(number) && !(isExponential && number <= 0))
        charts().moveOnce(bar(), isExponential ? std::log(number) : number);
}

void AccessibleBar::doAction(const QString &name)
{
    if (!isValid())
        return;
    if (name == setFocusAction())
        charts().choose(bar());
    else if (name == increaseAction() || name == decreaseAction())
        charts().stepOnce(bar(), name == increaseAction());
}

QStringList AccessibleBar::keyBindingsForAction(const QString &name) const
{
    if (name == setFocusAction())
        return {};
    return {keysText(KeyPlace::Bars, name == increaseAction() ? KeyDeed::Up : KeyDeed::Down)};
}

} // namespace

int slotOf(Bar bar)
{
    return bar.column < 0 ? -1 : static_cast<int>(bar.part) * slotsAChart + bar.column;
}

AccessibleBars::AccessibleBars(BarsView &view) : AccessibleParts(view, QAccessible::Chart, &view.document()) {}

BarsView &AccessibleBars::charts() const
{
    return static_cast<BarsView &>(*widget());
}

int AccessibleBars::columns() const
{
    return charts().bars().columns();
}

int AccessibleBars::parts() const
{
    return columns() > 0 ? chartCount * (columns() + 1) : 0;
}

int AccessibleBars::slotOf(int index) const
{
    const int column = index % (columns() + 1);
    return index / (columns() + 1) * slotsAChart + (column == columns() ? sumColumn : column);
}

int AccessibleBars::indexOf(int slot) const
{
    const Bar bar = barOf(slot);
    if (slot < 0 || columns() == 0 || (bar.column >= columns() && bar.column != sumColumn))
        return -1;
    return static_cast<int>(bar.part) * (columns() + 1) + std::min(bar.column, columns());
}

AccessiblePart *AccessibleBars::made(int slot) const
{
    const int column = barOf(slot).column;
    const bool isOfToken = column != sumColumn && charts().bars().token(column) >= 0;
    if (isOfToken)
        return new AccessibleBar(charts(), slot);
    return new AccessibleNumber(charts(), slot);
}

int AccessibleBars::slotAt(const QPointF &position) const
{
    for (const BarPart part : {BarPart::Score, BarPart::Exponential, BarPart::Weight})
        for (int column = 0; column < columns(); ++column)
            if (charts().bars().cellRect({part, column}).contains(position))
                return ui::slotOf(Bar{part, column});
    return -1;
}

int AccessibleBars::currentSlot() const
{
    return ui::slotOf(charts().current());
}

} // namespace ui
