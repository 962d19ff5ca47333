#pragma once

#include "ui/figure/style.h"

#include <QScrollArea>

class QBoxLayout;
class QFrame;
class QLabel;
class QPushButton;

namespace ui {

class FormulaLines;

/// The page of one step of a lesson: its text, its formulas and what to try. It scrolls where it has little room.
class LessonPage : public QScrollArea {
    Q_OBJECT

public:
    explicit LessonPage(QWidget *parent = nullptr);

    void setFigureStyle(const Style &style);

    /// Words alone, with nothing to try.
    void showIntroduction(const QString &text);
    /// Another step, from its top.
    void begin(const QString &text, const QStringList &formulas, const QString &attempt);
    /// The same step with other numbers.
    void update(const QString &text, const QStringList &formulas);
    void showReached(bool isReached);

signals:
    void solutionWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QFrame *makeTryBox(QWidget *parent);
    void arrange();

    Style m_style = ui::style(Theme::Light);
    QLabel *m_text;
    QBoxLayout *m_work; ///< formulas and try box, beside or below each other
    FormulaLines *m_formulas;
    QFrame *m_tryBox = nullptr;
    QBoxLayout *m_attemptLine = nullptr;
    QLabel *m_attempt = nullptr;
    QLabel *m_reached = nullptr;
    QPushButton *m_showMe = nullptr;
};

} // namespace ui
