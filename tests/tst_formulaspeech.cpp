#include "ui/figure/formulaspeech.h"

#include "core/lesson.h"
#include "ui/translation.h"

#include <QFile>
#include <QTest>

/// Formulas read as sentences.
class TestFormulaSpeech : public QObject {
    Q_OBJECT

private slots:
    void init() { ui::installTranslators(QStringLiteral("en")); }
    void formulaIsASentence_data();
    void formulaIsASentence();
    void everyFormulaIsReadInWords_data();
    void everyFormulaIsReadInWords();
    void everyFormulaOfTheLessonsIsReadInWords_data();
    void everyFormulaOfTheLessonsIsReadInWords();
    void malformedFormulaIsReadAsItStands();

private:
    static void checkWords(const QString &source);
};

void TestFormulaSpeech::formulaIsASentence_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *source, const char *sentence) {
        QTest::newRow(source) << QString::fromUtf8(source) << QString::fromUtf8(sentence);
    };
    row("\\mathbf{z} = \\sum_j a_j \\mathbf{v}_j", "z equals the sum over j of a j v j");
    row("\\mathbf{z} = \\sum_{j=1}^{n} a_j \\mathbf{v}_j", "z equals the sum from j equals 1 to n of a j v j");
    row("\\frac{a}{b}", "a over b");
    row("a_j = \\frac{e^{s_j}}{\\sum_r e^{s_r}}",
        "a j equals the fraction e to the power s j over the sum over r of e to the power s r, end of fraction");
    row("\\sqrt{2} \\approx 1.414", "the square root of 2 is about 1.414");
    row("\\|\\mathbf{q}\\| = \\sqrt{q_x^2 + q_y^2}",
        "the length of q equals the square root of q x squared plus q y squared, end of root");
    row("s_{3} = -1.00", "s 3 equals minus 1.00");
    row("e^{s_i - s_j}", "e to the power s i minus s j, end of power");
    row("1 \\times (-1) + 0 \\times 0 = -1", "1 times minus 1 plus 0 times 0 equals minus 1");
    row("\\mathbf{q} \\cdot \\mathbf{k}_1 = 1", "q dot k 1 equals 1");
    row("\\mathbf{q} = (1.00, -0.50)", "q equals open bracket 1.00, minus 0.50 close bracket");
    row("\\theta = 90^\\circ", "theta equals 90 degrees");
    row("m = \\max_r s_r", "m equals the maximum over r of s r");
    row("\\mathbf{z}'' = 0", "z double prime equals 0");
    row("f'^2", "f prime squared");
    row("\\textcolor{token1}{s_1} = \\boxed{2}", "s 1 equals 2");
    row("66.5\\%", "66.5 percent");
    row("\\mathbf{K}^\\top \\mathbf{q}", "K transposed q");
    row("x \\to -\\infty", "x goes to minus infinity");
    row("\\left|\\frac{a}{b}\\right|", "the absolute value of a over b");
    row("\\begin{aligned} a &= 1\\\\ b &= 2 \\end{aligned}", "a equals 1; b equals 2");
    row("\\text{a name \\{with\\} signs}", "a name {with} signs");
}

void TestFormulaSpeech::formulaIsASentence()
{
    QFETCH(const QString, source);
    QTEST(ui::spokenFormula(source), "sentence");
}

void TestFormulaSpeech::checkWords(const QString &source)
{
    for (const char *language : {"en", "zh_CN"}) {
        ui::installTranslators(QString::fromLatin1(language));
        const QString words = ui::spokenFormula(source);
        QVERIFY(!words.isEmpty());
        for (const char *sign : {"\\", "{", "}", "^", "_", "&", "  ", "$"})
            QVERIFY2(!words.contains(QLatin1String(sign)), qPrintable(words));
        QCOMPARE(words.trimmed(), words);
    }
}

void TestFormulaSpeech::everyFormulaIsReadInWords_data()
{
    QTest::addColumn<QString>("source");
    QFile file(QStringLiteral(TEST_DATA "/formulas.txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    while (!file.atEnd()) {
        const QString source = QString::fromUtf8(file.readLine()).trimmed();
        if (!source.isEmpty())
            QTest::newRow(qPrintable(source)) << source;
    }
}

void TestFormulaSpeech::everyFormulaIsReadInWords()
{
    QFETCH(const QString, source);
    checkWords(source);
}

void TestFormulaSpeech::everyFormulaOfTheLessonsIsReadInWords_data()
{
    QTest::addColumn<QString>("source");
    for (const char *folder : {":/lessons/chapter-3", ":/lessons/targets"}) {
        for (const char *language : {"en", "zh_CN"}) {
            QString error;
            const auto lesson = core::readLesson(QString::fromLatin1(folder), QString::fromLatin1(language), &error);
            QVERIFY2(lesson, qPrintable(error));
            for (const core::LessonStep &step : *lesson) {
                const core::Attention attention = core::attend(step.scene);
                for (const core::LessonFormula &formula : step.formulas)
                    QTest::addRow("%s:%d", qPrintable(step.file), formula.line)
                        << core::formulaWithNumbers(formula.source, step.scene, attention, 2);
            }
        }
    }
}

void TestFormulaSpeech::everyFormulaOfTheLessonsIsReadInWords()
{
    QFETCH(const QString, source);
    checkWords(source);
}

void TestFormulaSpeech::malformedFormulaIsReadAsItStands()
{
    QCOMPARE(ui::spokenFormula(QStringLiteral("\\frac{1}")), QStringLiteral("\\frac{1}"));
}

QTEST_MAIN(TestFormulaSpeech)
#include "tst_formulaspeech.moc"
