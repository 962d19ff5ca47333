#include "core/lesson.h"

#include "core/file.h"
#include "core/lessonfile.h"
#include "core/placeholders.h"
#include "core/scenefile.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

namespace core {

namespace {

constexpr qint64 largestLessonFile = 100'000; // bytes

QString stem(const QString &fileName)
{
    return fileName.section(QLatin1Char('.'), 0, 0);
}

/// The text of the step called `stem` among the files of a folder.
QString textOf(const QString &stem, const QStringList &files, const QString &language)
{
    for (const QString &code : {language, QStringLiteral("en")}) {
        QString file = QStringLiteral("%1.%2.lesson").arg(stem, code);
        if (files.contains(file))
            return file;
    }
    return *std::find_if(files.begin(), files.end(), [&](const QString &file) { return core::stem(file) == stem; });
}

Point between(const Point &from, const Point &to, double progress)
{
    return progress >= 1 ? to : Point(from + progress * (to - from));
}

Scene after(Scene scene, const LessonMove &move, double progress)
{
    const auto number = [&](double from) {
        return progress >= 1 ? move.number : from + progress * (move.number - from);
    };
    switch (move.kind) {
    case LessonMove::Kind::Shift:
        scene.shift = number(scene.shift);
        return scene;
    case LessonMove::Kind::Temperature:
        scene.temperature = number(scene.temperature);
        return scene;
    case LessonMove::Kind::Handle:
        break;
    }
    return moved(scene, move.handle, between(position(scene, move.handle), move.to, progress));
}

/// `source` with each placeholder replaced by its number, in braces if they are `kept`.
QString replaced(QString source, const Scene &scene, const Attention &attention, int decimals, bool kept)
{
    std::vector<Placeholder> lastFirst = placeholders(source);
    std::reverse(lastFirst.begin(), lastFirst.end()); // so that those before stay where they are
    for (const Placeholder &placeholder : lastFirst) {
        QString number = formatted(placeholder.term, scene, attention, decimals);
        if (placeholder.isBracketed && number.startsWith(QChar(0x2212)))
            number = QLatin1Char('(') + number + QLatin1Char(')');
        if (kept)
            number = QLatin1Char('{') + number + QLatin1Char('}');
        source.replace(placeholder.start, placeholder.length, number);
    }
    return source;
}

QStringList textsIn(const QDir &directory)
{
    return directory.entryList({QStringLiteral("*.lesson")}, QDir::Files, QDir::Name);
}

/// The name of each step once, in the order of `files`.
QStringList stemsOf(const QStringList &files)
{
    QStringList result;
    for (const QString &file : files)
        result += stem(file);
    result.removeDuplicates();
    return result;
}

} // namespace

int stepsOfLesson(const QString &folder)
{
    return static_cast<int>(stemsOf(textsIn(QDir(folder))).size());
}

std::optional<Lesson> readLesson(const QString &folder, const QString &language, QString *error)
{
    const QDir directory(folder);
    const QStringList files = textsIn(directory);
    const QStringList stems = stemsOf(files);
    if (stems.isEmpty()) {
        *error = atPath(folder, QCoreApplication::translate("Lesson", "The folder holds no lesson."));
        return std::nullopt;
    }
    Lesson lesson;
    for (const QString &name : stems) {
        const auto scene = readSceneFile(directory.filePath(name + QStringLiteral(".attention")), error);
        if (!scene)
            return std::nullopt;
        const QString file = directory.filePath(textOf(name, files, language));
        const auto bytes = readFile(file, largestLessonFile, error);
        if (!bytes)
            return std::nullopt;
        auto step = readLessonStep(*bytes, file, *scene, error);
        if (!step)
            return std::nullopt;
        lesson.push_back(std::move(*step));
    }
    return lesson;
}

QString withNumbers(const QString &text, const Scene &scene, const Attention &attention, int decimals)
{
    return replaced(text, scene, attention, decimals, false);
}

QString formulaWithNumbers(const QString &source, const Scene &scene, const Attention &attention, int decimals)
{
    return replaced(source, scene, attention, decimals, true);
}

Scene solved(const Scene &scene, const std::vector<LessonMove> &solution, double progress)
{
    Scene result = scene;
    const double stretch = progress * static_cast<double>(solution.size());
    for (std::size_t i = 0; i < solution.size(); ++i) {
        const double part = std::clamp(stretch - static_cast<double>(i), 0.0, 1.0);
        if (part > 0)
            result = after(result, solution[i], part);
    }
    return result;
}

} // namespace core
