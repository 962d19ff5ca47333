#include "ui/figure/formula.h"

#include "tests/drawn.h"

#include <QTest>

using namespace ui;

/// Formula: what is drawn, where, and what is refused.
class TestFormula : public QObject {
    Q_OBJECT

private slots:
    void everythingOnTheLineHasOneBaseline();
    void scriptsAreSmallerAndShifted();
    void scriptsOfScriptsAreSmallerStill();
    void bothScriptsStandAboveEachOther();
    void lettersAreItalicAndTheRestUpright();
    void vectorsAreBold();
    void relationsAndOperatorsHaveTheSpacesOfTex();
    void signsHaveNoSpace();
    void hyphenIsAMinus();
    void digitsHaveOneWidth();
    void boxDoesNotDependOnDigits();
    void namesArePrintedLiterally_data();
    void namesArePrintedLiterally();
    void escapesAreThoseOfLatex();
    void symbolsCountFromOne();
    void faultsAreReportedWithTheirColumn_data();
    void faultsAreReportedWithTheirColumn();
    void faultsOnSeveralLinesAreReportedWithTheLine();
    void aFaultySourceIsShownAsItIs();
    void tenThousandBracesAreRefused();
    void layoutIsQuick();
};

void TestFormula::everythingOnTheLineHasOneBaseline()
{
    for (const DrawnText &text :
         textsOf(Formula(QStringLiteral(R"(\mathbf{q} + \text{name} = (1.00, x) \cos\theta)"), 20)))
        QCOMPARE(text.start.y(), 0.0);
}

void TestFormula::scriptsAreSmallerAndShifted()
{
    const auto texts = textsOf(Formula(QStringLiteral("x_1 y^2"), 20));
    QCOMPARE(find(texts, QStringLiteral("x")).font.pixelSize(), 20);
    QCOMPARE(find(texts, QStringLiteral("1")).font.pixelSize(), 14);
    QCOMPARE(find(texts, QStringLiteral("2")).font.pixelSize(), 14);
    QVERIFY(find(texts, QStringLiteral("1")).start.y() > 2);
    QVERIFY(find(texts, QStringLiteral("1")).start.y() < 8);
    QVERIFY(find(texts, QStringLiteral("2")).start.y() < -6);
    QVERIFY(find(texts, QStringLiteral("2")).start.y() > -14);
}

void TestFormula::scriptsOfScriptsAreSmallerStill()
{
    const auto texts = textsOf(Formula(QStringLiteral("e^{s_j}"), 40));
    const DrawnText &base = find(texts, QStringLiteral("e"));
    const DrawnText &script = find(texts, QStringLiteral("s"));
    const DrawnText &inner = find(texts, QStringLiteral("j"));
    QCOMPARE(base.font.pixelSize(), 40);
    QCOMPARE(script.font.pixelSize(), 28);
    QCOMPARE(inner.font.pixelSize(), 20);
    QVERIFY(script.start.y() < base.start.y());
    QVERIFY(inner.start.y() > script.start.y());
    QVERIFY(inner.start.y() < base.start.y());
}

void TestFormula::bothScriptsStandAboveEachOther()
{
    const auto texts = textsOf(Formula(QStringLiteral("a_1^2"), 40));
    const DrawnText &below = find(texts, QStringLiteral("1"));
    const DrawnText &above = find(texts, QStringLiteral("2"));
    QVERIFY(std::abs(below.start.x() - above.start.x()) < 4);
    QVERIFY(above.start.y() < below.start.y() - 20);
}

void TestFormula::lettersAreItalicAndTheRestUpright()
{
    const auto texts = textsOf(Formula(QStringLiteral(R"(x = 12.5 + \cos\theta (\Sigma))"), 20));
    for (const char *italic : {"x", "θ"})
        QVERIFY(find(texts, QString::fromUtf8(italic)).font.italic());
    for (const char *upright : {"=", "12.5", "+", "cos", "(", "Σ", ")"})
        QVERIFY(!find(texts, QString::fromUtf8(upright)).font.italic());
}

void TestFormula::vectorsAreBold()
{
    const auto texts = textsOf(Formula(QStringLiteral(R"(\mathbf{k}_{1} k)"), 20));
    QVERIFY(texts.front().font.bold() && texts.front().font.italic());
    QVERIFY(!find(texts, QStringLiteral("1")).font.bold());
    QVERIFY(!texts.back().font.bold());
}

void TestFormula::relationsAndOperatorsHaveTheSpacesOfTex()
{
    // TeXbook, page 170: 5/18 em around a relation, 4/18 around an operation, 3/18 after a comma, none around brackets
    const auto texts = textsOf(Formula(QStringLiteral("a = b + (c, d)"), 36));
    const auto gap = [&](std::size_t i) { return texts[i].start.x() - end(texts[i - 1]); };
    const std::vector<double> expected{10, 10, 8, 8, 0, 0, 6, 0};
    QCOMPARE(texts.size(), expected.size() + 1);
    for (std::size_t i = 0; i < expected.size(); ++i)
        QVERIFY2(std::abs(gap(i + 1) - expected[i]) < rounding, qPrintable(texts[i + 1].text));
}

void TestFormula::signsHaveNoSpace()
{
    for (const char *source : {"-1", "(-1)", "x = -1", "1 \\times -1", "x, -1"}) {
        const auto texts = textsOf(Formula(QString::fromLatin1(source), 36));
        const DrawnText &sign = find(texts, QString(QChar(0x2212)));
        const auto number = std::find_if(texts.begin(), texts.end(),
                                         [&sign](const DrawnText &text) { return text.start.x() > sign.start.x(); });
        QVERIFY(number != texts.end());
        QVERIFY2(std::abs(number->start.x() - end(sign)) < rounding, source);
    }
}

void TestFormula::hyphenIsAMinus()
{
    QCOMPARE(joined(textsOf(Formula(QStringLiteral("a - 1"), 20))), QString::fromUtf8("a−1"));
}

void TestFormula::digitsHaveOneWidth()
{
    const double expected = Formula(QStringLiteral("0.00"), 20).box().width();
    for (const char *number : {"1.11", "4.77", "9.17", "3.86", "2.15"})
        QVERIFY(std::abs(Formula(QString::fromLatin1(number), 20).box().width() - expected) < 1.5);
    QSet<qint64> starts; // of what follows the digits
    for (char digit = '0'; digit <= '9'; ++digit) {
        const QString source = QStringLiteral("%1.1%1 x").arg(QLatin1Char(digit));
        starts.insert(qRound64(find(textsOf(Formula(source, 20)), QStringLiteral("x")).start.x() * 1000));
    }
    QCOMPARE(starts.size(), 1);
}

void TestFormula::boxDoesNotDependOnDigits()
{
    const QRectF expected = Formula(QStringLiteral("s_1 = 0.00"), 20).box();
    for (char digit = '0'; digit <= '9'; ++digit) {
        const QRectF box = Formula(QStringLiteral("s_1 = 0.0%1").arg(QLatin1Char(digit)), 20).box();
        QCOMPARE(box.top(), expected.top());
        QCOMPARE(box.bottom(), expected.bottom());
        QVERIFY(std::abs(box.width() - expected.width()) < 1e-6);
    }
}

void TestFormula::namesArePrintedLiterally_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"q<k & v", R"(50%_#{}\input{x})", "注意力", "a^b~c$", R"(\textbackslash{})", "}", "{",
                             "\\", "x注y", "<b>bold</b>", "  two  spaces ", "😀"})
        QTest::newRow(name) << QString::fromUtf8(name);
}

void TestFormula::namesArePrintedLiterally()
{
    QFETCH(QString, name);
    const Formula formula(QStringLiteral("\\text{%1}").arg(texEscaped(name)), 20);
    QCOMPARE(formula.error(), QString());
    QCOMPARE(joined(textsOf(formula)), name);
    const Formula withSymbol(vectorSource(QLatin1Char('k'), 1, name), 20);
    QCOMPARE(withSymbol.error(), QString());
    QCOMPARE(joined(textsOf(withSymbol)), QStringLiteral("k2") + name);
}

void TestFormula::escapesAreThoseOfLatex()
{
    QCOMPARE(texEscaped(QStringLiteral(R"(\{}%#_&$^~ab)")),
             QStringLiteral(R"(\textbackslash{}\{\}\%\#\_\&\$\^{}\~{}ab)"));
}

void TestFormula::symbolsCountFromOne()
{
    QCOMPARE(vectorSource(QLatin1Char('v'), 0), QStringLiteral(R"(\mathbf{v}_{1})"));
    QCOMPARE(vectorSource(QLatin1Char('v'), 9, QStringLiteral("a_b")),
             QStringLiteral(R"(\mathbf{v}_{10}\,\text{a\_b})"));
}

void TestFormula::faultsAreReportedWithTheirColumn_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<int>("column");
    QTest::newRow("unknown command") << QStringLiteral("a + \\input{x}") << 5;
    QTest::newRow("brace not closed") << QStringLiteral("x^{12") << 3;
    QTest::newRow("text not closed") << QStringLiteral("a\\text{b") << 7;
    QTest::newRow("brace not opened") << QStringLiteral("ab}") << 3;
    QTest::newRow("two subscripts") << QStringLiteral("a_1_2") << 4;
    QTest::newRow("two superscripts") << QStringLiteral("a^1_3^2") << 6;
    QTest::newRow("nothing to shift") << QStringLiteral("abc_") << 4;
    QTest::newRow("bare percent") << QStringLiteral("50%") << 3;
    QTest::newRow("bare underscore in text") << QStringLiteral("\\text{a_b}") << 8;
    QTest::newRow("command in text") << QStringLiteral("\\text{a\\input}") << 8;
    QTest::newRow("no group") << QStringLiteral("\\mathbf k") << 9;
    QTest::newRow("lonely backslash") << QStringLiteral("a\\") << 2;
    QTest::newRow("fraction of one") << QStringLiteral("\\frac{a}") << 9;
    QTest::newRow("fraction of nothing") << QStringLiteral("x + \\frac") << 10;
    QTest::newRow("fault inside a fraction") << QStringLiteral("\\frac{1}{\\input}") << 10;
    QTest::newRow("function as a script") << QStringLiteral("x_\\max") << 3;
    QTest::newRow("root of an order") << QStringLiteral("\\sqrt[3]{x}") << 6;
    QTest::newRow("no right bracket") << QStringLiteral("a + \\left( b") << 5;
    QTest::newRow("no left bracket") << QStringLiteral("a \\right)") << 3;
    QTest::newRow("bracket across a group") << QStringLiteral("\\left( {a \\right) }") << 11;
    QTest::newRow("no such bracket") << QStringLiteral("\\left/ a \\right.") << 6;
    QTest::newRow("no bracket at all") << QStringLiteral("\\left") << 6;
    QTest::newRow("mark on a line") << QStringLiteral("a &= b") << 3;
    QTest::newRow("break on a line") << QStringLiteral("a \\\\ b") << 3;
    QTest::newRow("mark in a group") << QStringLiteral("\\begin{aligned} {a & b} \\end{aligned}") << 20;
    QTest::newRow("lines without end") << QStringLiteral("x \\begin{aligned} a") << 3;
    QTest::newRow("end without lines") << QStringLiteral("x \\end{aligned}") << 3;
    QTest::newRow("other environment") << QStringLiteral("\\begin{matrix} a \\end{matrix}") << 7;
    QTest::newRow("end of another environment") << QStringLiteral("\\begin{aligned} a \\end{align}") << 23;
    QTest::newRow("break with a length") << QStringLiteral("\\begin{aligned} a \\\\[2pt] b \\end{aligned}") << 21;
    QTest::newRow("other colour") << QStringLiteral("\\textcolor{red}{x}") << 11;
    QTest::newRow("token without number") << QStringLiteral("\\textcolor{token}{x}") << 11;
    QTest::newRow("token 0") << QStringLiteral("\\textcolor{token0}{x}") << 11;
    QTest::newRow("function of signs") << QStringLiteral("\\operatorname{a+b}") << 16;
    QTest::newRow("prime after a superscript") << QStringLiteral("x^2'") << 4;
}

void TestFormula::faultsAreReportedWithTheirColumn()
{
    QFETCH(QString, source);
    QFETCH(int, column);
    const QString error = Formula(source, 20).error();
    QVERIFY2(error.endsWith(QStringLiteral("column %1.").arg(column)) ||
                 error.contains(QStringLiteral("column %1 ").arg(column)),
             qPrintable(error));
}

void TestFormula::faultsOnSeveralLinesAreReportedWithTheLine()
{
    const QString source = QStringLiteral("\\begin{aligned}\n  a &= b\\\\\n  c &= \\input\n\\end{aligned}");
    const QString error = Formula(source, 20).error();
    QVERIFY2(error.startsWith(QStringLiteral("Line 3: ")), qPrintable(error));
    QVERIFY2(error.endsWith(QStringLiteral("column 8.")), qPrintable(error));
}

void TestFormula::aFaultySourceIsShownAsItIs()
{
    const QString source = QStringLiteral(R"(a_1_2 \input{x})");
    QCOMPARE(joined(textsOf(Formula(source, 20))), source);
}

void TestFormula::tenThousandBracesAreRefused()
{
    QVERIFY(!Formula(QString(10000, QLatin1Char('{')), 20).error().isEmpty());
    for (const char *opening : {"x^{", "\\left(", "\\begin{aligned}", "\\frac{1}{", "\\sqrt{", "\\textcolor{token1}{"})
        QVERIFY2(!Formula(QString::fromLatin1(opening).repeated(10000), 20).error().isEmpty(), opening);
}

void TestFormula::layoutIsQuick()
{
    int step = 0;
    QBENCHMARK
    {
        const Formula formula(QStringLiteral("s_{3} = -%1.%2").arg(step % 7).arg(step % 1000), 20);
        ++step;
        QVERIFY(formula.box().width() > 0);
    }
}

QTEST_MAIN(TestFormula)
#include "tst_formula.moc"
