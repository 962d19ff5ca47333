#pragma once

#include "core/task.h"

#include <QStringList>

#include <vector>

namespace core {

/// One move of a solution: a handle, or the shift or the temperature.
struct LessonMove {
    enum class Kind { Handle, Shift, Temperature };

    Kind kind = Kind::Handle;
    Handle handle;
    Point to{0, 0};
    double number = 0; ///< of the shift or the temperature
};

/// A formula with placeholders for live numbers, and where it stands in its file.
struct LessonFormula {
    QString source;
    int line = 1;
    int column = 1;
};

/// One page of a lesson: a text beside a scene and something to try.
struct LessonStep {
    QString file; ///< of the text
    QString title;
    QString chapter;        ///< as in the book, "3.1"
    int selectedToken = -1; ///< counted from 0; -1: as the window chooses
    QStringList overlays;   ///< to be shown, all others hidden, by the words of overlayWords(); empty: as they are
    QString attempt;        ///< what to try, in words
    QString hint;           ///< shown on request; may be empty
    Task task;
    std::vector<LessonMove> solution; ///< one after the other
    QString text;                     ///< paragraphs are parted by an empty line; may hold placeholders
    std::vector<LessonFormula> formulas;
    Scene scene;
};

using Lesson = std::vector<LessonStep>;

/// The steps in `folder` in the order of their file names. Of step 01-name the scene is 01-name.attention and the text
/// 01-name.LANGUAGE.lesson, or that in English, or any there is.
std::optional<Lesson> readLesson(const QString &folder, const QString &language, QString *error);

/// How many steps there are in `folder`, which is not read for it; 0 if it holds no lesson.
int stepsOfLesson(const QString &folder);

/// `text` of a step with the numbers of the moment, e.g. {s1} and {z.x}.
QString withNumbers(const QString &text, const Scene &scene, const Attention &attention, int decimals);

/// The same of a formula; numbers stay groups of TeX, and {(k3.x)} gets brackets where it is negative.
QString formulaWithNumbers(const QString &source, const Scene &scene, const Attention &attention, int decimals);

/// `scene` after the part `progress`, 0 to 1, of the solution.
Scene solved(const Scene &scene, const std::vector<LessonMove> &solution, double progress);

} // namespace core
