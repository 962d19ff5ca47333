#pragma once

#include "ui/figure/style.h"

#include <QWidget>

class QBoxLayout;
class QFrame;
class QLabel;
class QPushButton;
class QScrollArea;

namespace ui {

class FormulaLines;

/// The page of one step of a lesson: its text and formulas, which scroll where they have little room, and what to try,
/// which is always in sight.
class LessonPage : public QWidget {
    Q_OBJECT

public:
    explicit LessonPage(QWidget *parent = nullptr);

    void setFigureStyle(const Style &style);
    /// Formulas stand beside the text.
    void setWide(bool isWide);
    /// At their full size.
    bool formulasFitBeside() const;

    /// Words alone, with nothing to try.
    void showIntroduction(const QString &text);
    /// Another step, from its top.
    void begin(const QString &text, const QStringList &formulas, const QString &attempt, const QString &hint);
    /// The same step with other numbers.
    void update(const QString &text, const QStringList &formulas);
    void showReached(bool isReached);
    /// Takes a control to try with, below what to try.
    void addControl(QWidget *control);

signals:
    void solutionWanted();

private:
    QScrollArea *makeScrollArea();
    QFrame *makeTryBox();

    QScrollArea *m_scrollArea = nullptr;
    QBoxLayout *m_lines = nullptr; ///< text and formulas
    QLabel *m_text = nullptr;
    FormulaLines *m_formulas = nullptr;
    QFrame *m_tryBox = nullptr;
    QLabel *m_attempt = nullptr;
    QLabel *m_tryTitle = nullptr;
    QLabel *m_reached = nullptr;
    QString m_hint;
    QPushButton *m_showHint = nullptr;
    QPushButton *m_showMe = nullptr;
};

} // namespace ui
