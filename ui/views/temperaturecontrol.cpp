#include "ui/views/temperaturecontrol.h"

#include "ui/document.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace ui {

namespace {

constexpr int perDoubling = 20; // positions of the slider, which reaches from 1/8 to 8
constexpr int lastInside = 3 * perDoubling;
constexpr int sliderEnd = lastInside + 1;

// The smallest positive number: scores that differ at all then differ by infinity, in effect.
constexpr double limit = std::numeric_limits<double>::denorm_min();

double numberAt(int position)
{
    if (position <= -sliderEnd)
        return limit;
    if (position >= sliderEnd)
        return core::largestTemperature;
    constexpr double perUnit = 1000; // no more decimals than a person wants to read
    return std::round(std::exp2(double(position) / perDoubling) * perUnit) / perUnit;
}

int positionOf(double number)
{
    if (number <= limit)
        return -sliderEnd;
    if (number >= core::largestTemperature)
        return sliderEnd;
    const double position = perDoubling * std::log2(number);
    return static_cast<int>(std::lround(std::clamp(position, -1.0 * lastInside, 1.0 * lastInside)));
}

double temperatureIn(const core::Scene &scene)
{
    return scene.temperature;
}

core::Scene withTemperature(core::Scene scene, double temperature)
{
    scene.temperature = temperature;
    return scene;
}

} // namespace

TemperatureControl::TemperatureControl(Document &shown, QWidget *parent)
    : NumberControl(shown,
                    {temperatureIn, withTemperature, limit, core::largestTemperature, 1, sliderEnd, numberAt,
                     positionOf, QStringLiteral("T"), tr("temperature T"), tr("Change the temperature")},
                    parent),
      m_note(new QLabel(this))
{
    makePresets();
    m_note->setMinimumWidth(0);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setRetainSizeWhenHidden(true); // the slider beside it keeps its length
    m_note->setSizePolicy(policy);
    line()->addWidget(m_note, 2);
    connect(&shown, &Document::changed, this, &TemperatureControl::takeNote);
    takeNote();
}

void TemperatureControl::makePresets()
{
    auto *button = new QToolButton(this);
    button->setText(QStringLiteral("√d"));
    button->setToolTip(tr("Temperatures to choose from"));
    button->setAccessibleName(button->toolTip());
    button->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(button);
    const auto add = [this, menu](const QString &text, double temperature) {
        menu->addAction(text, this, [this, temperature] { setNumber(temperature, 0); });
    };
    add(tr("T → 0: the limit"), limit);
    add(tr("T = 1: no scaling"), 1);
    add(tr("T = √d = √2: scaled by 1/√d"), std::numbers::sqrt2);
    add(tr("T = 1,000,000: nearly equal weights"), core::largestTemperature);
    button->setMenu(menu);
    line()->addWidget(button);
}

QString TemperatureControl::note() const
{
    return m_note->text();
}

void TemperatureControl::takeNote()
{
    const double temperature = document().scene().temperature;
    const core::Rows &weights = document().attention().weights;
    QString note;
    if (temperature == limit && weights.size() > 0) {
        const int sharing = static_cast<int>((weights.array() > 0).count());
        note = sharing == 1 ? tr("T → 0: the largest takes all") : tr("T → 0: the %n largest share", nullptr, sharing);
    } else if (temperature == core::largestTemperature && weights.size() > 0) {
        constexpr double visible = 0.001;
        const bool isEqual = weights.maxCoeff() - weights.minCoeff() < visible;
        note = isEqual ? tr("largest T: nearly equal weights") : tr("largest T: weights still differ");
    }
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_note->setToolTip(note);
}

} // namespace ui
