#pragma once

#include "core/lesson.h"

#include <QVariantAnimation>

namespace ui {

class Document;

/// Plays the solution of a step as a drag that can be watched: one undo step. Escape takes it back; any other press, of
/// a key or on the window, stops it where it is.
class SolutionPlayer : public QObject {
    Q_OBJECT

public:
    explicit SolutionPlayer(Document &document, QObject *parent = nullptr);

    /// Starts from `scene`, whatever is on screen.
    void play(const core::Scene &scene, const std::vector<core::LessonMove> &solution);
    bool isPlaying() const { return m_animation.state() == QAbstractAnimation::Running; }
    void stop();

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void finished();

private:
    void show(double progress);
    void cancel();

    Document &m_document;
    QVariantAnimation m_animation{this};
    core::Scene m_scene;
    std::vector<core::LessonMove> m_solution;
    int m_gesture = 0;
};

} // namespace ui
