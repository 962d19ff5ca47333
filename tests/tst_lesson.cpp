#include "core/lesson.h"

#include "core/lessonfile.h"
#include "core/placeholders.h"

#include <QRegularExpression>
#include <QTest>

#include <array>
#include <cmath>
#include <limits>

using namespace core;

namespace {

const std::array languages{"en", "zh_CN"};

Lesson lesson(const QString &language, const char *folder = "chapter-3")
{
    QString error;
    auto result = readLesson(QStringLiteral(LESSONS "/") + QLatin1String(folder), language, &error);
    if (!result)
        qFatal("%s", qPrintable(error));
    return *result;
}

/// The twelve steps of the chapter, then the five targets.
Lesson allSteps(const QString &language)
{
    Lesson result = lesson(language);
    const Lesson targets = lesson(language, "targets");
    result.insert(result.end(), targets.begin(), targets.end());
    return result;
}

constexpr int firstTarget = 13;
constexpr int lastStep = 17;

const LessonStep &step(int number, const QString &language = QStringLiteral("en"))
{
    static const std::array all{allSteps(QStringLiteral("en")), allSteps(QStringLiteral("zh_CN"))};
    return all[language == QLatin1String("en") ? 0 : 1][static_cast<std::size_t>(number - 1)];
}

/// A step that is right, whose lines tests replace.
const QByteArray rightStep = "Title: A title\n"
                             "Chapter: 3.1\n"
                             "Overlays: grid, hull\n"
                             "Try: Move it.\n"
                             "Task: s1 = 0 within 0.05\n"
                             "Solution: query -> (0, 1)\n"
                             "\n"
                             "Some words about {s1}.\n"
                             "\n"
                             "$ e^{s_1} = {e1}\n";

QString errorOf(const QByteArray &bytes)
{
    QString error;
    const auto result = readLessonStep(bytes, QStringLiteral("a.lesson"), chapterExample(), &error);
    return result ? QStringLiteral("no error") : error;
}

bool holds(const char *condition, const Scene &scene)
{
    QString error;
    qsizetype column = 0;
    const auto task = parsedTask(QLatin1String(condition), &error, &column);
    if (!task)
        qFatal("%s", qPrintable(error));
    return isMet(*task, scene, attend(scene));
}

Scene withQuery(double x, double y)
{
    return moved(chapterExample(), {}, {x, y});
}

QString numbers(const char *text, const Scene &scene, int decimals = 2)
{
    return withNumbers(QString::fromUtf8(text), scene, attend(scene), decimals);
}

/// All that a reader sees of a step, at its start.
QString shown(const LessonStep &step)
{
    const Attention attention = attend(step.scene);
    QString result = withNumbers(step.text, step.scene, attention, 2);
    for (const LessonFormula &formula : step.formulas)
        result += QLatin1Char('\n') + formulaWithNumbers(formula.source, step.scene, attention, 2);
    return result;
}

} // namespace

/// The lesson: what its files say, what its tasks ask, and that each can be done.
class TestLesson : public QObject {
    Q_OBJECT

private slots:
    void thereAreTwelveSteps_data() { addLanguages(); }
    void thereAreTwelveSteps();
    void thereAreFiveTargetsWithHints_data() { addLanguages(); }
    void thereAreFiveTargetsWithHints();
    void everyTaskIsUnmetAtTheStart_data() { addSteps(); }
    void everyTaskIsUnmetAtTheStart();
    void everySolutionMeetsItsTask_data() { addSteps(); }
    void everySolutionMeetsItsTask();
    void targetsAreNotMetByCheating();
    void textsAreShortAndLong_data() { addSteps(); }
    void textsAreShortAndLong();
    void languagesDifferInWordsAlone_data() { addSteps(); }
    void languagesDifferInWordsAlone();
    void printedValuesAppear_data();
    void printedValuesAppear();
    void liveNumbersAreThoseOfAttention_data() { addSteps(); }
    void liveNumbersAreThoseOfAttention();
    void conditionsAreTrueOrFalse_data();
    void conditionsAreTrueOrFalse();
    void tasksFailWhereATokenIsGone();
    void wrongTasksAreRefused_data();
    void wrongTasksAreRefused();
    void numbersReadAsPeopleWriteThem();
    void exponentialsBeyondDoubleAreFinite();
    void weightsWithoutSubtractionOverflow();
    void negativeNumbersGetBracketsOnRequest();
    void texGroupsStay();
    void limitsAreThoseOfTheMachine();
    void faultsAreToldWithTheirPlace_data();
    void faultsAreToldWithTheirPlace();
    void aRightStepIsRead();
    void hintMayStandThere();
    void windowsLineEndsAreRead();
    void solutionsMoveOneAfterTheOther();
    void everyMoveIsPlayed();
    void aFolderWithoutLessonIsRefused();

private:
    static void addLanguages();
    static void addSteps();
};

void TestLesson::addLanguages()
{
    QTest::addColumn<QString>("language");
    for (const char *language : languages)
        QTest::addRow("%s", language) << QString::fromLatin1(language);
}

void TestLesson::addSteps()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("number");
    for (const char *language : languages)
        for (int number = 1; number <= lastStep; ++number)
            QTest::newRow((QByteArray(language) + ' ' + QByteArray::number(number)).constData())
                << QString::fromLatin1(language) << number;
}

void TestLesson::thereAreTwelveSteps()
{
    QFETCH(QString, language);
    QStringList chapters;
    for (const LessonStep &step : lesson(language)) {
        chapters += step.chapter;
        QVERIFY2(step.file.endsWith(language + QStringLiteral(".lesson")), qPrintable(step.file));
    }
    QCOMPARE(chapters.join(QLatin1Char(' ')), QStringLiteral("3.1 3.1 3.1 3.1 3.2 3.2 3.3 3.3 3.4 3.5 3.5 3.5"));
}

void TestLesson::thereAreFiveTargetsWithHints()
{
    QFETCH(QString, language);
    const Lesson targets = lesson(language, "targets");
    QCOMPARE(targets.size(), std::size_t(5));
    for (const LessonStep &target : targets) {
        QVERIFY2(!target.hint.isEmpty(), qPrintable(target.file));
        QCOMPARE(target.scene.tokens.size(), std::size_t(target.chapter.toInt() < 4 ? 3 : 5));
    }
}

// Moving what the level wants to stay is no way to win.
void TestLesson::targetsAreNotMetByCheating()
{
    const LessonStep &ring = step(firstTarget + 1);
    Scene valuesMoved = ring.scene;
    for (Token &token : valuesMoved.tokens)
        token.value = {0.4, 1.4};
    QVERIFY((*output(attend(valuesMoved)) - Point(0.4, 1.4)).norm() < 1e-12);
    QVERIFY(!isMet(ring.task, valuesMoved, attend(valuesMoved)));
    const LessonStep &key = step(firstTarget + 2);
    const Scene queryMoved = moved(key.scene, {}, {0, 0.694}); // e^0.694 = 2.002 against 1 + 1
    QVERIFY(std::abs(attend(queryMoved).weights(0, 1) - 0.5) < 0.01);
    QVERIFY(!isMet(key.task, queryMoved, attend(queryMoved)));
}

void TestLesson::everyTaskIsUnmetAtTheStart()
{
    QFETCH(QString, language);
    QFETCH(int, number);
    const LessonStep &tried = step(number, language);
    QVERIFY(!tried.task.empty());
    QVERIFY(!isMet(tried.task, tried.scene, attend(tried.scene)));
}

void TestLesson::everySolutionMeetsItsTask()
{
    QFETCH(QString, language);
    QFETCH(int, number);
    const LessonStep &tried = step(number, language);
    const Scene end = solved(tried.scene, tried.solution, 1);
    QVERIFY(end != tried.scene);
    QVERIFY(isMet(tried.task, end, attend(end)));
}

void TestLesson::textsAreShortAndLong()
{
    QFETCH(QString, language);
    QFETCH(int, number);
    static const QRegularExpression space(QStringLiteral("\\s+"));
    QString text = step(number, language).text;
    const bool isChinese = language == QLatin1String("zh_CN");
    const qsizetype length = isChinese ? text.remove(space).size() : text.split(space).size();
    QVERIFY2(length >= (isChinese ? 60 : 30), qPrintable(QString::number(length)));
    QVERIFY2(length <= (isChinese ? 140 : 70), qPrintable(QString::number(length)));
    static const QRegularExpression han(QStringLiteral("\\p{Han}"));
    for (const QString &words : {text, step(number, language).title, step(number, language).attempt})
        QCOMPARE(words.contains(han), isChinese);
}

void TestLesson::languagesDifferInWordsAlone()
{
    QFETCH(QString, language);
    QFETCH(int, number);
    const LessonStep &one = step(number);
    const LessonStep &other = step(number, language);
    QCOMPARE(other.chapter, one.chapter);
    QCOMPARE(other.overlays, one.overlays);
    QCOMPARE(other.selectedToken, one.selectedToken);
    QVERIFY(other.scene == one.scene);
    QCOMPARE(other.formulas.size(), one.formulas.size());
    for (std::size_t i = 0; i < one.formulas.size(); ++i)
        QCOMPARE(other.formulas[i].source, one.formulas[i].source);

    // Tasks and solutions are compared as they are written.
    const auto lines = [](const QString &path) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return QStringList();
        return QString::fromUtf8(file.readAll())
            .split(QLatin1Char('\n'))
            .filter(QRegularExpression(QStringLiteral("^(Task|Solution):")));
    };
    QCOMPARE(lines(one.file).size(), 2);
    QCOMPARE(lines(other.file), lines(one.file));
}

// What the chapter prints, at the start of the step that speaks of it; 1/3 and the ratio e where the task is done.
void TestLesson::printedValuesAppear_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QStringList>("values");
    const auto row = [](int number, const char *values) {
        QTest::addRow("step %d", number) << number << QString::fromUtf8(values).split(QLatin1Char(';'));
    };
    row(2, "{1.00} \\times {1.00} + {0.00} \\times {0.00} = {1.00}");
    row(3, "(1, 0, −1);= {1.00};= {0.00};= {−1.00};{1.00} \\times {(−1.00)} + {0.00} \\times {0.00} = {−1.00}");
    row(5, "{1.00} + {0.00} + {(−1.00)} = {0.00};\\frac{1.00}{0.00}");
    row(7, "\\approx {2.718};\\approx {1.000};\\approx {0.368};\\approx {4.086};2.718");
    row(8, "4.086;0.665;0.245;0.090;\\frac{2.718}{4.086} \\approx {0.665};\\frac{1.000}{4.086} \\approx {0.245};"
           "\\frac{0.368}{4.086} \\approx {0.090};1/3");
    row(9, "0.665;0.245;0.090;(1.33, 0.49);({1.33}, {0.49})");
    row(11, "88.7228;709.7827;{0.665};{0.245};{0.090}");
    row(12, "2.718");
}

void TestLesson::printedValuesAppear()
{
    QFETCH(int, number);
    QFETCH(QStringList, values);
    for (const char *language : languages) {
        const QString text = shown(step(number, QLatin1String(language)));
        for (const QString &value : values)
            QVERIFY2(text.contains(value), qPrintable(value + QStringLiteral(" in ") + text));
    }
    const LessonStep &last = step(12);
    const Scene end = solved(last.scene, last.solution, 1);
    QCOMPARE(numbers("{a1/a2}", end), QStringLiteral("2.718"));
}

void TestLesson::liveNumbersAreThoseOfAttention()
{
    QFETCH(QString, language);
    QFETCH(int, number);
    const LessonStep &tried = step(number, language);
    const Attention attention = attend(tried.scene);
    for (const LessonFormula &formula : tried.formulas) {
        for (const Placeholder &placeholder : placeholders(formula.source)) {
            const auto live = value(placeholder.term, tried.scene, attention);
            QVERIFY(live.has_value());
            const Quantity &quantity = placeholder.term.left;
            if (!placeholder.term.sign.isNull())
                continue;
            if (quantity.kind == Quantity::Kind::Score)
                QCOMPARE(*live, attention.scores(0, quantity.token));
            if (quantity.kind == Quantity::Kind::Weight)
                QCOMPARE(*live, attention.weights(0, quantity.token));
        }
        const QString text = formulaWithNumbers(formula.source, tried.scene, attention, 2);
        QVERIFY2(!text.contains(QChar(u'–')) && !text.contains(QChar(u'∞')), qPrintable(text));
    }
}

void TestLesson::conditionsAreTrueOrFalse_data()
{
    QTest::addColumn<QByteArray>("condition");
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<bool>("isTrue");
    const auto row = [](const char *condition, double x, double y, bool isTrue) {
        QTest::addRow("%s at (%g, %g)", condition, x, y) << QByteArray(condition) << x << y << isTrue;
    };
    // The scores of the chapter's keys are (x, y, −x).
    row("weights equal within 0.005", 0, 0, true);
    row("weights equal within 0.005", 0.1, 0, false);
    row("scores equal within 2", 1, 0, true);
    row("scores equal within 1.9", 1, 0, false);
    row("s2 = 0 within 0.05", 1, 0.05, true);
    row("s2 = 0 within 0.05", 1, -0.06, false);
    row("s2 != 0", 1, 0, false);
    row("s2 != 0 within 0.05", 1, 0.1, true);
    row("s2 != 0 within 0.05", 1, 0.05, false);
    row("a1 >= 0.9", 3, 0, true);  // e³/(e³ + 1 + e⁻³) = 0.950
    row("a1 >= 0.9", 2, 0, false); // 0.867
    row("s2 > s1 and theta2 < theta1", 1, 2, true);
    row("s2 > s1 and theta2 < theta1", 2, 1, false);
    row("s2 > s1 and theta2 > theta1", 1, 2, false);
    row("any score < 0", 1, 0, true);
    row("any score < 0", 0, 1, false);
    row("every score >= 0", 0, 1, true);
    row("every score >= 0", 1, 1, false);
    row("any exponential < 0.1", 3, 0, true);
    row("z within 0.1 of (1, 1)", 2, 2, true);
    row("z within 0.1 of (1, 1)", 1, 0, false);
    row("q within 0.1 of k2", 0, 0.95, true);
    row("s1 - s2 = 1 within 0.02", 1.5, 0.5, true);
    row("s1 - s2 = 1 within 0.02", 1.5, 0.4, false);
    row("raw outside hull by 0.1", 1, -1, true);
    row("raw outside hull by 0.1", 1, 0, false);
    row("raw inside hull", 1, 0, true);
    row("z inside hull", 5, -7, true);
    row("shift != 0", 1, 0, false);
    row("temperature = 1 within 0", 1, 0, true);
    row("norm_q = 5 within 0.0001", 3, 4, true);
    row("theta1 = 90 within 1", 0, 2, true);
    row("theta1 = 90 within 180", 0, 0, false); // undefined
    row("e1 / e2 > 7", 2, 0, true);             // e² = 7.389
    row("sum_s = 1 within 0.01", 4, 1, true);
    row("max_s > 3", -3.5, 0, true);
    row("s1 > double_limit", 709.78, 0, false);
    row("s1 > double_limit", 709.79, 0, true);
}

void TestLesson::conditionsAreTrueOrFalse()
{
    QFETCH(QByteArray, condition);
    QFETCH(double, x);
    QFETCH(double, y);
    QTEST(holds(condition.constData(), withQuery(x, y)), "isTrue");
}

void TestLesson::tasksFailWhereATokenIsGone()
{
    Scene scene = chapterExample();
    QVERIFY(holds("s3 < 0", scene));
    scene.tokens.pop_back();
    for (const char *condition : {"s3 < 0", "q within 100 of k3", "theta3 > 0", "k3.x < 5", "s3 != 7"})
        QVERIFY2(!holds(condition, scene), condition);
    scene.tokens.clear();
    for (const char *condition : {"any score < 5", "every score < 5", "weights equal within 5", "z inside hull",
                                  "raw outside hull", "max_s < 5"})
        QVERIFY2(!holds(condition, scene), condition);
}

void TestLesson::wrongTasksAreRefused_data()
{
    QTest::addColumn<QString>("task");
    QTest::addColumn<int>("column");
    const auto row = [](const char *task, int column) {
        QTest::addRow("%s", task) << QString::fromUtf8(task) << column;
    };
    row("", 0);
    row("s1", 0);
    row("s1 = 0", 0); // no tolerance
    row("s1 > 0 within 0.1", 0);
    row("s0 > 0", 0);
    row("s1 <> 0", 0);
    row("b1 > 0", 0);
    row("any token > 0", 0);
    row("weights equal", 0);
    row("z within 0.1", 0);
    row("z within -1 of q", 0);
    row("(1, 2) outside", 0);
    row("s1 > 0 and s2 > nothing", 11);
    row("s1 > 0 and s2 > 0 and s3 ~ 0", 22);
    row("s1 > nan", 0);
    row("s1 > 1e5", 0);
}

void TestLesson::wrongTasksAreRefused()
{
    QFETCH(QString, task);
    QString error;
    qsizetype column = -1;
    QVERIFY(!parsedTask(task, &error, &column));
    QTEST(static_cast<int>(column), "column");
    QVERIFY2(error.endsWith(u'.'), qPrintable(error));
}

void TestLesson::numbersReadAsPeopleWriteThem()
{
    const Scene scene = chapterExample();
    QCOMPARE(numbers("{s1} {s3} {e1} {a3} {sum_e} {sum_a}", scene),
             QStringLiteral("1.00 −1.00 2.718 0.090 4.086 1.000"));
    QCOMPARE(numbers("{z.x} {q.y} {k1.x} {v2.y} {theta2} {norm_q} {cos3}", scene),
             QStringLiteral("1.33 0.00 1.00 2.00 90° 1.00 −1.00"));
    QCOMPARE(numbers("{s1 - s3} {a1 / a2} {a1*v1.x} {sum_s} {max_s}", scene),
             QStringLiteral("2.00 2.718 1.33 0.00 1.00"));
    QCOMPARE(numbers("{s1} {e1}", scene, 4), QStringLiteral("1.0000 2.71828"));
    QCOMPARE(numbers("{e3} {a2}", withQuery(9, 0)), QStringLiteral("1.2×10⁻⁴ <0.001"));
    QCOMPARE(numbers("{theta1} {cos1}", withQuery(0, 0)), QStringLiteral("– –"));
    QCOMPARE(numbers("{s4} {z.x}", scene), QStringLiteral("– 1.33"));
    QCOMPARE(numbers("{z.x} {max_s} {sum_e}", Scene()), QStringLiteral("– – 0.000"));
}

// The values were computed with mpmath: exp(750) = 5.258e325, exp(750) + 1 + exp(−750), exp(±1600), exp(800)
// = 2.726e347.
void TestLesson::exponentialsBeyondDoubleAreFinite()
{
    const Scene scene = withQuery(750, 0);
    QCOMPARE(numbers("{e1} {e3} {sum_e} {a1}", scene), QStringLiteral("5.3×10³²⁵ 1.9×10⁻³²⁶ 5.3×10³²⁵ 1.000"));
    QCOMPARE(numbers("{a1/a3} {a3/a1} {e1/e3}", withQuery(800, 0)), QStringLiteral("7.4×10⁶⁹⁴ 1.3×10⁻⁶⁹⁵ 7.4×10⁶⁹⁴"));
    QCOMPARE(numbers("{a1/a2} {sum_e}", withQuery(0, -800)), QStringLiteral("2.7×10³⁴⁷ 2.000"));
}

void TestLesson::weightsWithoutSubtractionOverflow()
{
    Scene scene;
    scene.tokens = {{{}, {1, 0}, {0, 0}}, {{}, {0.999, 0}, {0, 0}}};
    scene.query = {500, 0}; // the scores differ by 0.5: 1/(1 + e^-0.5) = 0.6225
    QCOMPARE(numbers("{unsubtracted1} {unsubtracted2} {unsubtracted3}", scene), QStringLiteral("0.622 0.378 –"));
    scene.query = {1000, 0};
    QCOMPARE(numbers("{unsubtracted1} {a1}", scene), QStringLiteral("NaN 0.731"));
    scene.query = {-1000, 0}; // 0/0
    QCOMPARE(numbers("{unsubtracted1} {a1}", scene), QStringLiteral("NaN 0.269"));
}

void TestLesson::negativeNumbersGetBracketsOnRequest()
{
    QCOMPARE(numbers("{(k3.x)} {k3.x} {(k1.x)}", chapterExample()), QStringLiteral("(−1.00) −1.00 1.00"));
}

void TestLesson::texGroupsStay()
{
    const Scene scene = chapterExample();
    const auto formula = [&](const char *source) {
        return formulaWithNumbers(QLatin1String(source), scene, attend(scene), 2);
    };
    QCOMPARE(formula("\\mathbf{q} \\text{s1} e^{s_1} \\frac{e_1}{\\sum_r e_r}"),
             QStringLiteral("\\mathbf{q} \\text{s1} e^{s_1} \\frac{e_1}{\\sum_r e_r}"));
    QCOMPARE(formula("\\frac{e1}{sum_e} e^{s1} {s3}"), QStringLiteral("\\frac{2.718}{4.086} e^{1.00} {−1.00}"));
    QCOMPARE(unknownPlaceholder(QStringLiteral("\\frac{x}{y} e^{x} a_{12}"), true), -1);
    QCOMPARE(unknownPlaceholder(QStringLiteral("x = {x}"), true), 4);
    QCOMPARE(unknownPlaceholder(QStringLiteral("_{x}"), false), 1);
}

// The limits were computed with mpmath: log(2¹²⁸ − 2¹⁰⁴) and log(2¹⁰²⁴ − 2⁹⁷¹).
void TestLesson::limitsAreThoseOfTheMachine()
{
    QCOMPARE(numbers("{float_limit} {double_limit}", Scene()), QStringLiteral("88.7228 709.7827"));
    const auto limit = value(*parsedTerm(QStringLiteral("float_limit")), Scene(), attend(Scene()));
    QVERIFY(std::isfinite(std::exp(static_cast<float>(*limit - 1e-5))));
    QVERIFY(std::isinf(std::exp(static_cast<float>(*limit + 1e-5))));
}

void TestLesson::faultsAreToldWithTheirPlace_data()
{
    QTest::addColumn<QByteArray>("old");
    QTest::addColumn<QByteArray>("replacement");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const char *old, const char *replacement, const char *place,
                        const char *reason) {
        QTest::newRow(name) << QByteArray(old) << QByteArray(replacement) << QString::fromUtf8(place)
                            << QString::fromUtf8(reason);
    };
    row("task", "s1 = 0 within 0.05", "s1 > 0 and what", "line 5, column 18", "“what” is not a condition.");
    row("task that cannot be seen", "s1 = 0 within 0.05", "s1\u2028\u0001", "line 5, column 7",
        "“s1\uFFFD\uFFFD” is not a condition.");
    row("token of task", "s1 = 0 within 0.05", "s4 > 0", "line 5, column 7", "The scene has no token 4.");
    row("move", "query -> (0, 1)", "query -> (0, 1); key 1 to q", "line 6, column 28", "“key 1 to q” is not a move.");
    row("token of move", "query -> (0, 1)", "key 4 -> (0, 1)", "line 6, column 11", "The scene has no token 4.");
    row("move too far", "(0, 1)", "(0, 1000001)", "line 6, column 11", "“query -> (0, 1000001)” is not a move.");
    row("temperature", "query -> (0, 1)", "temperature -> 0", "line 6, column 11", "is not a move.");
    row("overlay", "grid, hull", "grid, hill", "line 3, column 17", "“hill” is not an overlay; there are grid, ticks");
    row("unknown header", "Try:", "Fry:", "line 4, column 1", "The line begins with none of");
    row("no header", "Try: Move it.", "Move it.", "line 4, column 1", "The line begins with none of");
    row("header twice", "Chapter: 3.1", "Title: B", "line 2, column 1", "“Title” stands here a second time.");
    row("header missing", "Task: s1 = 0 within 0.05\n", "", "line 1, column 1", "The line “Task:” is missing.");
    row("text missing", "Some words about {s1}.\n", "", "line 1, column 1", "The text is missing.");
    row("number in text", "{s1}.", "{t1}.", "line 8, column 18", "No number of the scene has the name");
    row("number in formula", "{e1}", "{f1}", "line 10, column 13", "No number of the scene has the name");
    row("token in formula", "{e1}", "{e4}", "line 10, column 13", "The scene has no token 4.");
    row("empty formula", "$ e^{s_1} = {e1}", "$", "line 10, column 2", "The formula is empty.");
    row("formula in a line", "$ e^", "and $ e^", "line 10, column 5", "A formula begins its line.");
    row("text after formula", "{e1}\n", "{e1}\nMore.\n", "line 11, column 1", "Text stands after a formula.");
    row("selection", "Overlays: grid, hull", "Select: q", "line 3, column 9", "“q” is not the number of a token.");
    row("selected token", "Overlays: grid, hull", "Select: 4", "line 3, column 9", "The scene has no token 4.");
    row("not UTF-8", "words", "w\xFFrds", "line 1, column 1", "The text is not UTF-8.");
}

void TestLesson::faultsAreToldWithTheirPlace()
{
    QFETCH(QByteArray, old);
    QFETCH(QByteArray, replacement);
    QFETCH(QString, place);
    QFETCH(QString, reason);
    QByteArray bytes = rightStep;
    QCOMPARE(bytes.count(old), 1);
    const QString error = errorOf(bytes.replace(old, replacement));
    QVERIFY2(error.startsWith(QStringLiteral("a.lesson: ") + place + QStringLiteral(": ")), qPrintable(error));
    QVERIFY2(error.contains(reason), qPrintable(error));
    QVERIFY(!error.contains(u'\n'));
}

void TestLesson::aRightStepIsRead()
{
    QString error;
    const auto read = readLessonStep(rightStep, QStringLiteral("a.lesson"), chapterExample(), &error);
    QVERIFY2(read, qPrintable(error));
    QCOMPARE(read->title, QStringLiteral("A title"));
    QCOMPARE(read->chapter, QStringLiteral("3.1"));
    QCOMPARE(read->overlays, QStringList({QStringLiteral("grid"), QStringLiteral("hull")}));
    QCOMPARE(read->selectedToken, -1);
    QCOMPARE(read->attempt, QStringLiteral("Move it."));
    QCOMPARE(read->text, QStringLiteral("Some words about {s1}."));
    QCOMPARE(read->formulas.size(), std::size_t(1));
    QCOMPARE(read->formulas[0].source, QStringLiteral("e^{s_1} = {e1}"));
    QCOMPARE(read->formulas[0].line, 10);
    QCOMPARE(read->formulas[0].column, 3);
}

void TestLesson::hintMayStandThere()
{
    QString error;
    QByteArray bytes = rightStep;
    const auto read = readLessonStep(bytes.replace("Task:", "Hint: Turn it.\nTask:"), QStringLiteral("a.lesson"),
                                     chapterExample(), &error);
    QVERIFY2(read, qPrintable(error));
    QCOMPARE(read->hint, QStringLiteral("Turn it."));
    QVERIFY(readLessonStep(rightStep, QStringLiteral("a.lesson"), chapterExample(), &error)->hint.isEmpty());
}

void TestLesson::windowsLineEndsAreRead()
{
    QByteArray bytes = rightStep;
    QCOMPARE(errorOf("\xEF\xBB\xBF" + bytes.replace("\n", "\r\n")), QStringLiteral("no error"));
}

void TestLesson::solutionsMoveOneAfterTheOther()
{
    QByteArray bytes = rightStep;
    bytes.replace("query -> (0, 1)", "query -> (2, 0); key 1 -> (1, 4)");
    QString error;
    const auto read = readLessonStep(bytes, QStringLiteral("a.lesson"), chapterExample(), &error);
    QVERIFY2(read, qPrintable(error));
    const auto at = [&](double progress) { return solved(read->scene, read->solution, progress); };
    QVERIFY(at(0) == chapterExample());
    QCOMPARE(at(0.25).query, Point(1.5, 0));
    QCOMPARE(at(0.25).tokens[0].key, Point(1, 0));
    QCOMPARE(at(0.5).query, Point(2, 0));
    QCOMPARE(at(0.75).tokens[0].key, Point(1, 2));
    QCOMPARE(at(1).tokens[0].key, Point(1, 4));
}

void TestLesson::everyMoveIsPlayed()
{
    QByteArray bytes = rightStep;
    bytes.replace("query -> (0, 1)", "value 3 -> (-1, 0.5); shift -> -2; temperature -> 0.5");
    QString error;
    const auto read = readLessonStep(bytes, QStringLiteral("a.lesson"), chapterExample(), &error);
    QVERIFY2(read, qPrintable(error));
    const Scene end = solved(read->scene, read->solution, 1);
    QCOMPARE(end.tokens[2].value, Point(-1, 0.5));
    QCOMPARE(end.shift, -2.0);
    QCOMPARE(end.temperature, 0.5);
    QCOMPARE(end.query, chapterExample().query);
}

void TestLesson::aFolderWithoutLessonIsRefused()
{
    QString error;
    QVERIFY(!readLesson(QStringLiteral(TEST_DATA), QStringLiteral("en"), &error));
    QVERIFY2(error.startsWith(QStringLiteral(TEST_DATA)), qPrintable(error));
}

QTEST_GUILESS_MAIN(TestLesson)
#include "tst_lesson.moc"
