#include "ui/views/solutionplayer.h"

#include "ui/document.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>

namespace ui {

namespace {

constexpr int millisecondsAMove = 1500;
constexpr int mostMilliseconds = 4500;

} // namespace

SolutionPlayer::SolutionPlayer(Document &document, QObject *parent) : QObject(parent), m_document(document)
{
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setEasingCurve(QEasingCurve::InOutQuad);
    connect(&m_animation, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &progress) { show(progress.toDouble()); });
    connect(&m_animation, &QAbstractAnimation::finished, this, &SolutionPlayer::finished);
    connect(&m_animation, &QAbstractAnimation::stateChanged, this, [this](QAbstractAnimation::State state) {
        if (state == QAbstractAnimation::Stopped)
            qApp->removeEventFilter(this);
    });
}

void SolutionPlayer::play(const core::Scene &scene, const std::vector<core::LessonMove> &solution)
{
    stop();
    m_scene = scene;
    m_solution = solution;
    m_gesture = m_document.newGesture();
    m_animation.setDuration(std::min(millisecondsAMove * static_cast<int>(solution.size()), mostMilliseconds));
    qApp->installEventFilter(this);
    m_animation.start();
}

void SolutionPlayer::show(double progress)
{
    if (isPlaying())
        m_document.edit(tr("Show the solution"), core::solved(m_scene, m_solution, progress), m_gesture);
}

void SolutionPlayer::stop()
{
    m_animation.stop();
}

void SolutionPlayer::cancel()
{
    stop();
    m_document.cancel(m_gesture);
}

bool SolutionPlayer::eventFilter(QObject *watched, QEvent *event)
{
    const auto isEscape = [event] { return static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape; };
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        if (isEscape()) {
            event->accept(); // it is for the player, not for a shortcut
            return true;
        }
        stop();
        break;
    case QEvent::KeyPress:
        if (isEscape()) {
            cancel();
            return true;
        }
        stop();
        break;
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
        stop();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace ui
