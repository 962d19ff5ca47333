#include "core/lessonfile.h"

#include "core/file.h"
#include "core/placeholders.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>

namespace core {

namespace {

/// How many characters stand before the first that is no space.
qsizetype indentation(const QString &text)
{
    return text.size() - (text + QLatin1Char('.')).trimmed().size() + 1;
}

/// The words of this file.
struct Lessons {
    Q_DECLARE_TR_FUNCTIONS(Lesson)
};

/// Reads the file of one step, line by line; stops at the first fault.
class StepReader {
public:
    StepReader(const QString &file, const Scene &scene) : m_tokens(static_cast<int>(scene.tokens.size()))
    {
        m_step.file = file;
        m_step.scene = scene;
    }

    std::optional<LessonStep> read(const QByteArray &bytes, QString *error)
    {
        QStringDecoder decoder(QStringDecoder::Utf8);
        const QString text = decoder(bytes);
        if (decoder.hasError())
            fail(0, Lessons::tr("The text is not UTF-8."));
        const QStringList lines = text.split(QLatin1Char('\n'));
        bool inHeader = true;
        for (m_line = 1; ok() && m_line <= lines.size(); ++m_line) {
            QString line = lines[m_line - 1];
            if (line.endsWith(QLatin1Char('\r')))
                line.chop(1);
            if (inHeader && line.trimmed().isEmpty())
                inHeader = false;
            else if (inHeader)
                readHeader(line);
            else
                readBody(line);
        }
        finish();
        *error = m_error;
        return ok() ? std::optional(m_step) : std::nullopt;
    }

private:
    bool ok() const { return m_error.isEmpty(); }

    /// `column` is counted from 0.
    void fail(qsizetype column, const QString &reason)
    {
        if (ok())
            m_error = atPath(m_step.file, Lessons::tr("line %1, column %2: %3")
                                              .arg(QString::number(m_line), QString::number(column + 1), reason));
    }

    void failForToken(qsizetype column, int token)
    {
        fail(column, Lessons::tr("The scene has no token %1.").arg(token + 1));
    }

    void readHeader(const QString &line);
    void readSelection(const QString &text, qsizetype column);
    void readOverlays(const QString &text, qsizetype column);
    void readTask(const QString &text, qsizetype column);
    void readSolution(const QString &text, qsizetype column);
    std::optional<LessonMove> readMove(const QString &text) const;
    void readBody(const QString &line);
    void checkPlaceholders(const QString &text, qsizetype column, bool isFormula);
    void finish();

    LessonStep m_step;
    int m_tokens;
    int m_line = 1;
    QStringList m_headers;
    QString m_error;
};

void StepReader::readHeader(const QString &line)
{
    const qsizetype colon = line.indexOf(QLatin1Char(':'));
    const QString name = line.left(std::max(colon, qsizetype(0)));
    const QString text = line.mid(colon + 1).trimmed();
    const qsizetype column = colon < 0 ? 0 : line.indexOf(text, colon + 1);
    if (colon >= 0 && m_headers.contains(name))
        return fail(0, Lessons::tr("“%1” stands here a second time.").arg(oneLine(name)));
    m_headers += name;
    if (name == QLatin1String("Title"))
        m_step.title = text;
    else if (name == QLatin1String("Chapter"))
        m_step.chapter = text;
    else if (name == QLatin1String("Try"))
        m_step.attempt = text;
    else if (name == QLatin1String("Hint"))
        m_step.hint = text;
    else if (name == QLatin1String("Select"))
        readSelection(text, column);
    else if (name == QLatin1String("Overlays"))
        readOverlays(text, column);
    else if (name == QLatin1String("Task"))
        readTask(text, column);
    else if (name == QLatin1String("Solution"))
        readSolution(text, column);
    else
        fail(0, Lessons::tr("The line begins with none of Title:, Chapter:, Select:, Overlays:, Try:, Hint:, Task: "
                            "and Solution:."));
}

void StepReader::readSelection(const QString &text, qsizetype column)
{
    const int number = text.toInt(); // 0 for what is no number
    if (number < 1)
        return fail(column, Lessons::tr("“%1” is not the number of a token.").arg(oneLine(text)));
    if (number > m_tokens)
        return failForToken(column, number - 1);
    m_step.selectedToken = number - 1;
}

void StepReader::readOverlays(const QString &text, qsizetype column)
{
    for (const QString &part : text.split(QLatin1Char(','))) {
        const QString word = part.trimmed();
        if (!overlayWords().contains(word))
            return fail(column + indentation(part), Lessons::tr("“%1” is not an overlay; there are %2.")
                                                        .arg(oneLine(word), overlayWords().join(QStringLiteral(", "))));
        m_step.overlays += word;
        column += part.size() + 1;
    }
}

void StepReader::readTask(const QString &text, qsizetype column)
{
    QString error;
    qsizetype inText = 0;
    const auto task = parsedTask(text, &error, &inText);
    if (!task)
        return fail(column + inText, error);
    if (highestToken(*task) >= m_tokens)
        return failForToken(column, highestToken(*task));
    m_step.task = *task;
}

void StepReader::readSolution(const QString &text, qsizetype column)
{
    for (const QString &part : text.split(QLatin1Char(';'))) {
        const auto move = readMove(part.trimmed());
        if (!move)
            return fail(column + indentation(part), Lessons::tr("“%1” is not a move.").arg(oneLine(part.trimmed())));
        if (move->handle.token >= m_tokens)
            return failForToken(column + indentation(part), move->handle.token);
        m_step.solution.push_back(*move);
        column += part.size() + 1;
    }
}

std::optional<LessonMove> StepReader::readMove(const QString &text) const
{
    static const QRegularExpression move(QStringLiteral("^(query|key (\\d+)|value (\\d+)|shift|temperature) -> (.+)$"));
    const auto match = move.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    LessonMove result;
    const QString what = match.captured(1);
    if (what == QLatin1String("shift") || what == QLatin1String("temperature")) {
        bool isNumber = false;
        result.kind = what == QLatin1String("shift") ? LessonMove::Kind::Shift : LessonMove::Kind::Temperature;
        result.number = match.captured(4).toDouble(&isNumber);
        const bool isAllowed = result.kind == LessonMove::Kind::Shift
                                   ? isCoordinate(result.number)
                                   : result.number > 0 && result.number <= largestTemperature;
        return isNumber && isAllowed ? std::optional(result) : std::nullopt;
    }
    const auto place = parsedPlace(match.captured(4));
    if (!place || place->kind != Place::Kind::Fixed)
        return std::nullopt;
    result.to = place->fixed;
    if (what != QLatin1String("query")) {
        const bool isKey = match.capturedLength(2) > 0;
        const int number = match.captured(isKey ? 2 : 3).toInt();
        if (number < 1)
            return std::nullopt;
        result.handle = {isKey ? Handle::Kind::Key : Handle::Kind::Value, number - 1};
    }
    return result;
}

void StepReader::readBody(const QString &line)
{
    const qsizetype mark = line.indexOf(QLatin1Char('$'));
    if (mark < 0) {
        checkPlaceholders(line, 0, false);
        if (m_step.formulas.empty())
            m_step.text += line + QLatin1Char('\n');
        else if (!line.trimmed().isEmpty())
            fail(0, Lessons::tr("Text stands after a formula."));
        return;
    }
    if (mark > 0)
        return fail(mark, Lessons::tr("A formula begins its line."));
    const QString source = line.mid(1).trimmed();
    const qsizetype column = source.isEmpty() ? 1 : line.indexOf(source, 1);
    if (source.isEmpty())
        return fail(column, Lessons::tr("The formula is empty."));
    checkPlaceholders(source, column, true);
    m_step.formulas.push_back({source, m_line, static_cast<int>(column) + 1});
}

void StepReader::checkPlaceholders(const QString &text, qsizetype column, bool isFormula)
{
    const qsizetype unknown = unknownPlaceholder(text, isFormula);
    if (unknown >= 0)
        fail(column + unknown, Lessons::tr("No number of the scene has the name in these braces."));
    for (const Placeholder &placeholder : placeholders(text))
        if (highestToken(placeholder.term) >= m_tokens)
            failForToken(column + placeholder.start, highestToken(placeholder.term));
}

void StepReader::finish()
{
    m_step.text = m_step.text.trimmed();
    m_line = 1;
    for (const char *needed : {"Title", "Chapter", "Try", "Task", "Solution"})
        if (!m_headers.contains(QLatin1String(needed)))
            fail(0, Lessons::tr("The line “%1:” is missing.").arg(QLatin1String(needed)));
    if (m_step.text.isEmpty())
        fail(0, Lessons::tr("The text is missing."));
}

} // namespace

QStringList overlayWords()
{
    return {QStringLiteral("grid"),           QStringLiteral("ticks"),      QStringLiteral("unit circle"),
            QStringLiteral("numbers"),        QStringLiteral("angle"),      QStringLiteral("projection"),
            QStringLiteral("hull"),           QStringLiteral("links"),      QStringLiteral("raw scores"),
            QStringLiteral("divided scores"), QStringLiteral("field"),      QStringLiteral("ratio lines"),
            QStringLiteral("winners"),        QStringLiteral("orbit"),      QStringLiteral("ray"),
            QStringLiteral("head to tail"),   QStringLiteral("normalisers")};
}

std::optional<LessonStep> readLessonStep(const QByteArray &bytes, const QString &file, const Scene &scene,
                                         QString *error)
{
    return StepReader(file, scene).read(bytes, error);
}

} // namespace core
