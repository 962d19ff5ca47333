#include "ui/figure/formula.h"

#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <QTest>

using namespace ui;

namespace {

/// One string that was drawn, with its place and font.
struct DrawnText {
    QString text;
    QPointF start;
    QFont font;
};

/// Collects what a formula draws.
class Recorder : public QPaintDevice, private QPaintEngine {
public:
    Recorder() : QPaintEngine(AllFeatures) {}
    QPaintEngine *paintEngine() const override { return const_cast<Recorder *>(this); }

    std::vector<DrawnText> texts;

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        return metric == PdmDevicePixelRatio ? 1 : metric == PdmDevicePixelRatioScaled ? 0x10000 : 96;
    }

private:
    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &) override {}
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
    Type type() const override { return User; }
    void drawTextItem(const QPointF &at, const QTextItem &item) override
    {
        texts.push_back({item.text(), at, item.font()});
    }
};

std::vector<DrawnText> drawn(const Formula &formula)
{
    Recorder recorder;
    QPainter painter(&recorder);
    formula.paint(painter, {0, 0}, Qt::black);
    painter.end();
    return recorder.texts;
}

QString joined(const std::vector<DrawnText> &texts)
{
    QString result;
    for (const DrawnText &text : texts)
        result += text.text;
    return result;
}

const DrawnText &find(const std::vector<DrawnText> &texts, const QString &text)
{
    const auto it = std::find_if(texts.begin(), texts.end(), [&](const DrawnText &t) { return t.text == text; });
    if (it == texts.end())
        qFatal("not drawn: %s", qPrintable(text));
    return *it;
}

double end(const DrawnText &text)
{
    return text.start.x() + QFontMetricsF(text.font).horizontalAdvance(text.text);
}

/// Where dark pixels lie, seen from the start of the baseline.
QRectF ink(const Formula &formula)
{
    QImage image(1200, 400, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    formula.paint(painter, {100, 200}, Qt::black);
    painter.end();
    QRect found;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qGray(image.pixel(x, y)) < 160)
                found |= QRect(x, y, 1, 1);
    return QRectF(found).translated(-100, -200);
}

} // namespace

/// Formula: what is drawn, where, and what is refused.
class TestFormula : public QObject {
    Q_OBJECT

private slots:
    void inkLiesInTheBox_data() { sources(); }
    void inkLiesInTheBox();
    void runsDoNotOverlap_data() { sources(); }
    void runsDoNotOverlap();
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
    void aFaultySourceIsShownAsItIs();
    void tenThousandBracesAreRefused();
    void layoutIsQuick();

private:
    static void sources();
};

void TestFormula::sources()
{
    QTest::addColumn<QString>("source");
    for (const char *source : {R"(q)",
                               R"(\mathbf{k}_{1})",
                               R"(\mathbf{k}_{100}\,\text{cat})",
                               R"(s_1 = 0.00)",
                               R"(s_{3} = -1.00)",
                               R"(\theta = 90^\circ)",
                               R"(e^{s_j})",
                               R"(e^{s_i - s_j})",
                               R"(a_j^2 + b_j^{10})",
                               R"(x_1^2)",
                               R"(x^{y^{z}})",
                               R"(x_{y_{z}})",
                               R"(\mathbf{q} = (1.00, -0.50))",
                               R"(\|\mathbf{q}\|\|\mathbf{k}\|\cos\theta = 1.00)",
                               R"(1 \times 1 + 0 \times 0 = 1)",
                               R"(\mathbf{q} \cdot \mathbf{k}_2 = 0)",
                               R"(\Sigma = 4.086)",
                               R"(a \le b \ge c \approx d)",
                               R"(z \in [0, 1])",
                               R"(x \to \infty)",
                               R"(2.7 \times 10^{434})",
                               R"(66.5\%)",
                               R"(\text{convex hull})",
                               R"(\text{注意力})",
                               R"(f_f^f)",
                               R"(\mathbf{v}_{1}\,\text{gjpqy})",
                               R"({-1}^2)",
                               R"(_a)",
                               R"(\{1, 2\})",
                               R"(x < 0.001)"})
        QTest::newRow(source) << QString::fromUtf8(source);
}

void TestFormula::inkLiesInTheBox()
{
    QFETCH(QString, source);
    const Formula formula(source, 40);
    QCOMPARE(formula.error(), QString());
    const QRectF box = formula.box();
    const QRectF dark = ink(formula);
    QVERIFY(!dark.isEmpty());
    QVERIFY2(box.adjusted(-1, -1, 1, 1).contains(dark), "ink outside the box");
    QVERIFY2(box.height() <= dark.height() + 15, "the box is much higher than the ink");
    QVERIFY2(box.width() <= dark.width() + 12, "the box is much wider than the ink");
}

void TestFormula::runsDoNotOverlap()
{
    QFETCH(QString, source);
    const auto texts = drawn(Formula(source, 40));
    for (std::size_t i = 0; i < texts.size(); ++i) {
        for (std::size_t j = i + 1; j < texts.size(); ++j) {
            const auto area = [](const DrawnText &text) {
                const QFontMetricsF metrics(text.font);
                return QRectF(text.start.x(), text.start.y() + metrics.tightBoundingRect(text.text).top(),
                              metrics.horizontalAdvance(text.text), metrics.tightBoundingRect(text.text).height());
            };
            const QRectF common = area(texts[i]).intersected(area(texts[j]));
            QVERIFY2(common.width() < 0.01 || common.height() < 0.01, qPrintable(texts[i].text + texts[j].text));
        }
    }
}

void TestFormula::everythingOnTheLineHasOneBaseline()
{
    for (const DrawnText &text :
         drawn(Formula(QStringLiteral(R"(\mathbf{q} + \text{name} = (1.00, x) \cos\theta)"), 20)))
        QCOMPARE(text.start.y(), 0.0);
}

void TestFormula::scriptsAreSmallerAndShifted()
{
    const auto texts = drawn(Formula(QStringLiteral("x_1 y^2"), 20));
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
    const auto texts = drawn(Formula(QStringLiteral("e^{s_j}"), 40));
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
    const auto texts = drawn(Formula(QStringLiteral("a_1^2"), 40));
    const DrawnText &below = find(texts, QStringLiteral("1"));
    const DrawnText &above = find(texts, QStringLiteral("2"));
    QVERIFY(std::abs(below.start.x() - above.start.x()) < 4);
    QVERIFY(above.start.y() < below.start.y() - 20);
}

void TestFormula::lettersAreItalicAndTheRestUpright()
{
    const auto texts = drawn(Formula(QStringLiteral(R"(x = 12.5 + \cos\theta (\Sigma))"), 20));
    for (const char *italic : {"x", "θ"})
        QVERIFY(find(texts, QString::fromUtf8(italic)).font.italic());
    for (const char *upright : {"=", "12.5", "+", "cos", "(", "Σ", ")"})
        QVERIFY(!find(texts, QString::fromUtf8(upright)).font.italic());
}

void TestFormula::vectorsAreBold()
{
    const auto texts = drawn(Formula(QStringLiteral(R"(\mathbf{k}_{1} k)"), 20));
    QVERIFY(texts.front().font.bold() && texts.front().font.italic());
    QVERIFY(!find(texts, QStringLiteral("1")).font.bold());
    QVERIFY(!texts.back().font.bold());
}

void TestFormula::relationsAndOperatorsHaveTheSpacesOfTex()
{
    // TeXbook, page 170: 5/18 em around a relation, 4/18 around an operation, 3/18 after a comma, none around brackets
    const auto texts = drawn(Formula(QStringLiteral("a = b + (c, d)"), 36));
    const auto gap = [&](std::size_t i) { return texts[i].start.x() - end(texts[i - 1]); };
    const std::vector<double> expected{10, 10, 8, 8, 0, 0, 6, 0};
    QCOMPARE(texts.size(), expected.size() + 1);
    for (std::size_t i = 0; i < expected.size(); ++i)
        QVERIFY2(std::abs(gap(i + 1) - expected[i]) < 0.01, qPrintable(texts[i + 1].text));
}

void TestFormula::signsHaveNoSpace()
{
    for (const char *source : {"-1", "(-1)", "x = -1", "1 \\times -1", "x, -1"}) {
        const auto texts = drawn(Formula(QString::fromLatin1(source), 36));
        const DrawnText &sign = find(texts, QString(QChar(0x2212)));
        const auto number = std::find_if(texts.begin(), texts.end(),
                                         [&sign](const DrawnText &text) { return text.start.x() > sign.start.x(); });
        QVERIFY(number != texts.end());
        QVERIFY2(std::abs(number->start.x() - end(sign)) < 0.01, source);
    }
}

void TestFormula::hyphenIsAMinus()
{
    QCOMPARE(joined(drawn(Formula(QStringLiteral("a - 1"), 20))), QString::fromUtf8("a−1"));
}

void TestFormula::digitsHaveOneWidth()
{
    const double expected = Formula(QStringLiteral("0.00"), 20).box().width();
    for (const char *number : {"1.11", "4.77", "9.17", "3.86", "2.15"})
        QVERIFY(std::abs(Formula(QString::fromLatin1(number), 20).box().width() - expected) < 1.5);
    QSet<qint64> starts; // of what follows the digits
    for (char digit = '0'; digit <= '9'; ++digit) {
        const QString source = QStringLiteral("%1.1%1 x").arg(QLatin1Char(digit));
        starts.insert(qRound64(find(drawn(Formula(source, 20)), QStringLiteral("x")).start.x() * 1000));
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
    QCOMPARE(joined(drawn(formula)), name);
    const Formula withSymbol(vectorSource(QLatin1Char('k'), 1, name), 20);
    QCOMPARE(withSymbol.error(), QString());
    QCOMPARE(joined(drawn(withSymbol)), QStringLiteral("k2") + name);
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

void TestFormula::aFaultySourceIsShownAsItIs()
{
    const QString source = QStringLiteral(R"(a_1_2 \input{x})");
    QCOMPARE(joined(drawn(Formula(source, 20))), source);
}

void TestFormula::tenThousandBracesAreRefused()
{
    QVERIFY(!Formula(QString(10000, QLatin1Char('{')), 20).error().isEmpty());
    QVERIFY(!Formula(QStringLiteral("x^{").repeated(10000), 20).error().isEmpty());
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
