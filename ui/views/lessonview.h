#pragma once

#include "core/lesson.h"
#include "ui/figure/style.h"

#include <QWidget>

#include <optional>

class QAction;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QLayout;
class QMenu;
class QPushButton;
class QToolButton;

namespace ui {

class Document;
class LessonPage;
class ShiftControl;
class SolutionPlayer;
class StepDots;

/// Walks through a lesson: shows the text of each step, its formulas with the numbers of the moment and whether its
/// task is done. The scene of a step is a visit of the document.
class LessonView : public QWidget {
    Q_OBJECT

public:
    explicit LessonView(Document &document, QWidget *parent = nullptr);

    /// To be called before the view is shown.
    void setFigureStyle(const Style &style);
    /// Where the working is hidden, a step that asks for the shift of the scores has its control.
    void offerShift(bool isOffered);

    /// Reads the lesson in `folder` in the language of the moment; no step is shown yet. On failure a sentence, and the
    /// lesson that was open stays.
    bool open(const QString &folder, QString *error);
    /// Opens the lesson in `folder`, which is part of the program, and reads it when it is needed.
    void offer(const QString &folder);
    /// Reads what is offered and not read yet.
    void read();
    QString folder() const { return m_folder; }
    /// The lessons of the program itself: the chapter, and a game.
    static QString chapter3();
    static QString targets();

    int steps() const { return m_steps; }
    int step() const { return m_step; } ///< that is shown, counted from 0; -1 before the start and after leaving
    bool isReached() const { return m_isReached; } ///< the task of the step
    /// Where the task wants the output, if it does.
    std::optional<Explored::Target> target() const;
    /// Of the step that is shown, with its section; empty if none is.
    QString title() const;
    /// Begins the step with its own scene.
    void showStep(int step);
    /// Begins the first step of a section such as "3.3"; false if the lesson has none.
    bool showSection(const QString &section);
    /// Shows the words of a step that the document is visiting already, as when the language has changed.
    void resume(int step, bool isReached);
    /// Brings the user's own scene back.
    void leave();
    /// Plays the solution, from the beginning of the step.
    void showSolution();

    QAction *nextAction() const { return m_next; } ///< Page Down
    QAction *backAction() const { return m_back; } ///< Page Up

    QSize sizeHint() const override { return {460, 300}; }
    QSize minimumSizeHint() const override { return {280, 230}; }

signals:
    /// A step begins; its scene is on screen.
    void stepShown(int step);
    /// What the step shows; not sent by a step that leaves it to the user.
    void solutionShown();
    void overlaysWanted(const ui::Overlays &overlays);
    /// The user's scene, or one that was opened, is on screen instead of the lesson's.
    void left();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QLayout *makeHeader();
    QLayout *makeFooter();
    void connectParts();
    void listSteps();
    void goOn();
    void showWords();
    void showNumbers();
    QString text() const;
    QStringList formulas() const;
    void endVisit();
    void arrange();
    bool asksForShift() const;
    void showShift();
    const core::LessonStep &current() const { return m_lesson[static_cast<std::size_t>(m_step)]; }

    Document &m_document;
    Style m_style = ui::style(Theme::Light);
    QString m_folder;
    core::Lesson m_lesson; ///< empty while it is only offered
    int m_steps = 0;
    int m_step = -1;
    int m_lastStep = 0;              ///< where to go on after leaving
    ShiftControl *m_shift = nullptr; ///< made when a step first needs it
    bool m_offersShift = false;
    bool m_isReached = false;
    SolutionPlayer *m_player;
    QAction *m_next;
    QAction *m_back;
    QGridLayout *m_header = nullptr;
    QHBoxLayout *m_footer = nullptr;
    QLabel *m_chapter = nullptr;
    QLabel *m_title = nullptr;
    QToolButton *m_position = nullptr;
    QMenu *m_list = nullptr;
    QToolButton *m_leave = nullptr;
    LessonPage *m_page;
    QPushButton *m_backButton = nullptr;
    StepDots *m_dots = nullptr;
    QPushButton *m_nextButton = nullptr;
};

} // namespace ui
