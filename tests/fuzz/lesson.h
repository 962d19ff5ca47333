#pragma once

#include "core/lessonfile.h"
#include "tests/fuzz/truth.h"

/// Of a step that was accepted for `scene`: every sentence can be written and the solution stays within the limits.
inline QString faultOfStep(const core::LessonStep &step, const core::Scene &scene)
{
    if (step.text.isEmpty() || step.selectedToken >= static_cast<int>(scene.tokens.size()))
        return QStringLiteral("The text is missing or the token that is selected.");
    constexpr int moments = 4;
    for (int moment = 0; moment <= moments; ++moment) {
        const core::Scene now = core::solved(scene, step.solution, static_cast<double>(moment) / moments);
        const QString fault = faultOfScene(now);
        if (!fault.isEmpty())
            return QStringLiteral("In the solution: ") + fault;
        const core::Attention attention = core::attend(now);
        const bool isMet = core::isMet(step.task, now, attention);
        if (isMet != core::isMet(step.task, now, attention) ||
            core::withNumbers(step.text, now, attention, 2).isEmpty())
            return QStringLiteral("The task has two answers or the text is gone.");
        for (const core::LessonFormula &formula : step.formulas)
            if (core::formulaWithNumbers(formula.source, now, attention, 2).isEmpty())
                return QStringLiteral("A formula is gone.");
    }
    return {};
}

/// Of `bytes` as the text of a step of a lesson.
inline QString faultOfLesson(const QByteArray &bytes)
{
    const core::Scene scene = core::chapterExample();
    QString reason;
    const auto step = core::readLessonStep(bytes, QStringLiteral("step"), scene, &reason);
    return step ? faultOfStep(*step, scene) : faultOfReason(reason);
}
