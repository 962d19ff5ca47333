#include "ui/views/coordinatesdialog.h"

#include "ui/views/numberfield.h"
#include "ui/views/snap.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include <cmath>
#include <numbers>

namespace ui {

CoordinatesDialog::CoordinatesDialog(const QString &what, const core::Point &point, QWidget *parent)
    : QDialog(parent), m_point(point), m_x(new NumberField(-core::largestCoordinate, core::largestCoordinate, this)),
      m_y(new NumberField(-core::largestCoordinate, core::largestCoordinate, this)),
      m_length(new NumberField(0, 2 * core::largestCoordinate, this)), m_angle(new NumberField(-360, 360, this)),
      m_problem(new QLabel(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Coordinates of %1").arg(what));
    auto *layout = new QGridLayout(this);
    const auto addRow = [this, layout](const QString &text, NumberField *field, int row, int column) {
        auto *label = new QLabel(text, this);
        label->setBuddy(field);
        field->setAccessibleName(text);
        layout->addWidget(label, row, column);
        layout->addWidget(field, row, column + 1);
        connect(field, &NumberField::validityChanged, this, &CoordinatesDialog::check);
    };
    addRow(tr("&x"), m_x, 0, 0);
    addRow(tr("&y"), m_y, 1, 0);
    addRow(tr("&length"), m_length, 0, 2);
    addRow(tr("&angle in degrees"), m_angle, 1, 2);
    m_problem->setWordWrap(true);
    m_problem->hide();
    layout->addWidget(m_problem, 2, 0, 1, 4);
    layout->addWidget(m_buttons, 3, 0, 1, 4);
    for (NumberField *field : {m_x, m_y})
        connect(field, &NumberField::numberTyped, this, &CoordinatesDialog::readCartesian);
    for (NumberField *field : {m_length, m_angle})
        connect(field, &NumberField::numberTyped, this, &CoordinatesDialog::readPolar);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showCartesian();
    showPolar();
    m_x->selectAll();
    m_x->setFocus();
}

void CoordinatesDialog::showCartesian()
{
    m_x->setNumber(m_point.x());
    m_y->setNumber(m_point.y());
}

void CoordinatesDialog::showPolar()
{
    m_length->setNumber(tidied(m_point.norm()));
    m_angle->setNumber(tidied(std::atan2(m_point.y(), m_point.x()) * 180 / std::numbers::pi));
}

void CoordinatesDialog::readCartesian()
{
    const auto x = m_x->number();
    const auto y = m_y->number();
    if (!x || !y)
        return;
    m_point = {*x, *y};
    showPolar();
}

void CoordinatesDialog::readPolar()
{
    const auto length = m_length->number();
    const auto angle = m_angle->number();
    if (!length || !angle)
        return;
    m_point = turned({*length, 0}, *angle);
    showCartesian();
}

void CoordinatesDialog::check()
{
    QString problem;
    for (const NumberField *field : {m_x, m_y, m_length, m_angle})
        if (!field->number())
            problem = field->toolTip();
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(problem.isEmpty());
}

} // namespace ui
