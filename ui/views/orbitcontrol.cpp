#include "ui/views/orbitcontrol.h"

#include "core/orbit.h"
#include "ui/document.h"
#include "ui/views/combobox.h"
#include "ui/views/gestureslider.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

#include <array>
#include <cmath>
#include <numbers>

namespace ui {

namespace {

constexpr double turnSeconds = 8; // of a turn at the usual speed
constexpr std::array speeds{0.25, 0.5, 1.0, 2.0, 4.0};
constexpr int usualSpeed = 2; // place
constexpr int frame = 16;     // milliseconds
constexpr int perTurn = 360;  // positions of the scrubber

constexpr double wholeTurn = 2 * std::numbers::pi;

} // namespace

OrbitControl::OrbitControl(Document &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_play(new QToolButton(this)), m_speed(new ComboBox(this)),
      m_scrubber(new GestureSlider(this))
{
    m_play->setFocusPolicy(Qt::StrongFocus);
    for (const double speed : speeds)
        m_speed->addItem(QStringLiteral("× %1").arg(speed));
    m_speed->setCurrentIndex(usualSpeed);
    m_speed->setAccessibleName(tr("speed of the orbit"));
    m_speed->setToolTip(m_speed->accessibleName());
    m_scrubber->setRange(0, perTurn);
    m_scrubber->setMinimumWidth(90);
    m_scrubber->setAccessibleName(tr("angle of q on its circle"));
    m_scrubber->setToolTip(m_scrubber->accessibleName());
    m_timer.setInterval(frame);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_play);
    line->addWidget(m_scrubber, 1);
    line->addWidget(m_speed);
    connect(m_play, &QToolButton::clicked, this, [this] { isPlaying() ? pause() : play(); });
    connect(&m_timer, &QTimer::timeout, this, &OrbitControl::step);
    connect(m_scrubber, &GestureSlider::moveBegan, this, [this] {
        pause();
        m_gesture = m_document.newGesture();
        m_radius = m_document.scene().query.stableNorm();
    });
    connect(m_scrubber, &QSlider::valueChanged, this, &OrbitControl::scrub);
    connect(&m_document, &Document::changed, this, [this] {
        if (!m_isTurning)
            pause();
        refresh();
    });
    refresh();
    showState();
}

void OrbitControl::play()
{
    const core::Point &query = m_document.scene().query;
    m_radius = query.stableNorm();
    if (m_radius == 0)
        return;
    m_angle = std::atan2(query.y(), query.x());
    m_gesture = m_document.newGesture();
    m_clock.start();
    m_timer.start();
    showState();
}

void OrbitControl::pause()
{
    m_timer.stop();
    showState();
}

void OrbitControl::showState()
{
    m_play->setText(isPlaying() ? tr("Pause") : tr("Play"));
    m_play->setToolTip(m_play->isEnabled() ? tr("Lead q round its circle, or stop it")
                                           : tr("q is 0: give it a length first"));
}

void OrbitControl::step()
{
    const double seconds = static_cast<double>(m_clock.restart()) / 1000;
    const double speed = speeds[static_cast<std::size_t>(m_speed->currentIndex())];
    m_angle = std::remainder(m_angle + wholeTurn * speed * seconds / turnSeconds, wholeTurn);
    turn(m_angle, m_radius);
}

void OrbitControl::turn(double angle, double radius)
{
    m_isTurning = true;
    m_document.edit(tr("Orbit of q"), moved(m_document.scene(), {}, core::orbitQuery(radius, angle)), m_gesture);
    m_isTurning = false;
}

void OrbitControl::scrub(int position)
{
    turn(wholeTurn * position / perTurn, m_radius);
}

void OrbitControl::refresh()
{
    const core::Point &query = m_document.scene().query;
    const bool canTurn = !query.isZero(0);
    if (canTurn != m_play->isEnabled()) {
        m_play->setEnabled(canTurn);
        m_scrubber->setEnabled(canTurn);
        showState();
    }
    if (!canTurn || m_scrubber->isSliderDown())
        return;
    const QSignalBlocker quiet(m_scrubber);
    const double turns = std::atan2(query.y(), query.x()) / wholeTurn;
    m_scrubber->setValue(static_cast<int>(std::lround(perTurn * (turns < 0 ? turns + 1 : turns))));
}

void OrbitControl::hideEvent(QHideEvent *event)
{
    pause();
    QWidget::hideEvent(event);
}

bool OrbitControl::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::TouchBegin ||
        event->type() == QEvent::TabletPress)
        pause();
    return QWidget::eventFilter(watched, event);
}

} // namespace ui
