#include "ui/views/shiftcontrol.h"

#include "core/number.h"
#include "ui/document.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr int perUnit = 10; // positions of the slider
constexpr int sliderEnd = 10 * perUnit;

double numberAt(int position)
{
    return double(position) / perUnit;
}

int positionOf(double number)
{
    return static_cast<int>(std::lround(std::clamp(perUnit * number, -1.0 * sliderEnd, 1.0 * sliderEnd)));
}

double shiftIn(const core::Scene &scene)
{
    return scene.shift;
}

core::Scene withShift(core::Scene scene, double shift)
{
    scene.shift = shift;
    return scene;
}

} // namespace

QString weightsProof(const core::Rows &before, const core::Rows &after)
{
    if (before == after)
        return QCoreApplication::translate("ShiftControl", "weights unchanged");
    const double most = (after - before).cwiseAbs().maxCoeff();
    return QCoreApplication::translate("ShiftControl", "weights changed by %1").arg(core::exactlyFormatted(most));
}

ShiftControl::ShiftControl(Document &shown, QWidget *parent)
    : NumberControl(shown,
                    {shiftIn, withShift, -core::largestCoordinate, core::largestCoordinate, 0, sliderEnd, numberAt,
                     positionOf, QStringLiteral("c"), tr("add the same c to every score"), tr("Shift the scores")},
                    parent),
      m_proof(new QLabel(this))
{
    m_proof->setMinimumWidth(0);
    line()->addWidget(m_proof);
    connect(&shown, &Document::changed, this, &ShiftControl::prove);
    prove();
}

QString ShiftControl::proof() const
{
    return m_proof->text();
}

void ShiftControl::prove()
{
    core::Scene unshifted = document().scene();
    unshifted.shift = 0;
    m_proof->setText(weightsProof(core::attend(unshifted).weights, document().attention().weights));
}

} // namespace ui
