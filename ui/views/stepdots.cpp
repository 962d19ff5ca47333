#include "ui/views/stepdots.h"

#include "ui/views/windowstyle.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPointingDevice>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

// In sizes of the text.
constexpr double radius = 0.3;
constexpr double usualSpacing = 1;
constexpr double leastSpacing = 0.65;

} // namespace

StepDots::StepDots(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void StepDots::setFigureStyle(const Style &style)
{
    m_style = style;
    updateGeometry();
    update();
}

void StepDots::setSteps(int count, int current)
{
    m_count = count;
    m_current = current;
    setAccessibleName(tr("Step %1 of %2").arg(QString::number(current + 1), QString::number(count)));
    updateGeometry();
    update();
}

QSize StepDots::sizeHint() const
{
    return {qRound((m_count + 1) * usualSpacing * m_style.textSize), minimumSizeHint().height()};
}

QSize StepDots::minimumSizeHint() const
{
    return {qRound(m_count * leastSpacing * m_style.textSize),
            std::max(qRound(2 * m_style.textSize), WindowStyle::targetHeight())};
}

double StepDots::spacing() const
{
    return std::min(usualSpacing * m_style.textSize, double(width()) / std::max(1, m_count));
}

QPointF StepDots::centre(int step) const
{
    return {width() / 2.0 + (step - (m_count - 1) / 2.0) * spacing(), height() / 2.0};
}

void StepDots::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const double size = radius * m_style.textSize;
    for (int step = 0; step < m_count; ++step) {
        painter.setBrush(step <= m_current ? m_style.accent : m_style.axis);
        const double grown = step == m_current ? 1.25 * size : size;
        painter.drawEllipse(centre(step), grown, grown);
    }
}

void StepDots::mousePressEvent(QMouseEvent *event)
{
    const int step = static_cast<int>(std::lround((event->position().x() - centre(0).x()) / spacing()));
    if (event->pointingDevice()->type() == QInputDevice::DeviceType::TouchScreen)
        emit listWanted();
    else if (event->button() == Qt::LeftButton && step >= 0 && step < m_count)
        emit chosen(step);
    else
        QWidget::mousePressEvent(event);
}

} // namespace ui
