#include "tests/drawn.h"
#include "tests/pictures.h"
#include "ui/figure/style.h"

#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QSvgGenerator>
#include <QSvgRenderer>
#include <QTest>

#include <set>

using namespace ui;

namespace {

constexpr double size = 40;

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

Recorder &drawn(Recorder &recorder, const char *source, MathStyle mathStyle = MathStyle::Display)
{
    const Formula formula(QString::fromUtf8(source), size, mathStyle);
    if (!formula.error().isEmpty())
        qFatal("%s: %s", source, qPrintable(formula.error()));
    record(recorder, formula, QColor(Qt::black));
    return recorder;
}

const DrawnText &find(const Recorder &recorder, const char *text)
{
    return ::find(recorder.texts, QString::fromUtf8(text));
}

/// How high above the baseline the middle of a minus of this font is.
double minusHeight(const QFont &font)
{
    return -DrawnText{QString(QChar(0x2212)), {}, font, {}}.area().center().y();
}

bool isNear(double a, double b, double tolerance = 0.5)
{
    return std::abs(a - b) <= tolerance;
}

} // namespace

/// Formula: where the parts of fractions, sums, roots, brackets and aligned lines stand.
class TestFormulaLayout : public QObject {
    Q_OBJECT

private slots:
    void inkLiesInTheBox_data() { sources(); }
    void inkLiesInTheBox();
    void nothingOverlaps_data() { sources(); }
    void nothingOverlaps();
    void partsOfALineShareTheBaseline();
    void fractionBarIsOnTheAxis_data();
    void fractionBarIsOnTheAxis();
    void barsAndMinusesAreLevelInPictures();
    void fractionsAreSmallerInALineOfText();
    void fractionsInFractionsAreSmaller();
    void limitsAreCentredBelowAndAbove();
    void limitsStandBesideInALineOfText();
    void sumsAreCentredOnTheAxis();
    void marksAlign();
    void linesKeepTheirDistance();
    void alignedLinesAreCentredOnTheAxis();
    void rootCoversWhatItIsTakenOf();
    void bracketsGrowWithWhatTheyEnclose();
    void smallBracketsAreOrdinary();
    void frameSurroundsItsContent();
    void primesStandHigh();
    void phantomLeavesRoom();
    void partsHaveTheColoursOfTokens();
    void oneColourCoversAll();
    void liveNumbersMoveNothing();
    void rulesAreCrisp_data();
    void rulesAreCrisp();
    void svgShowsTheSame();

private:
    static void sources();
};

void TestFormulaLayout::sources()
{
    QTest::addColumn<QString>("source");
    QFile file(QStringLiteral(TEST_DATA "/formulas.txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QStringList all = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QVERIFY(all.size() >= 40);
    for (const char *source :
         {R"(\text{注意力})", R"(\frac{\text{点积}}{\sqrt{\text{维数}}})", R"({-1}^2)", R"(_a)", R"(f_f^f)",
          R"(\mathbf{v}_{1}\,\text{gjpqy})", R"(x < 0.001)", R"(\left(\text{权重}\right) \in [0, 1])"})
        all.append(QString::fromUtf8(source));
    for (const QString &source : all)
        QTest::newRow(source.toUtf8().constData()) << source;
}

void TestFormulaLayout::inkLiesInTheBox()
{
    QFETCH(QString, source);
    for (const MathStyle mathStyle : {MathStyle::Display, MathStyle::Text}) {
        const Formula formula(source, size, mathStyle);
        QCOMPARE(formula.error(), QString());
        const QRectF box = formula.box();
        const QRectF dark = ink(formula);
        QVERIFY(!dark.isEmpty());
        QVERIFY2(box.adjusted(-1, -1, 1, 1).contains(dark), "ink outside the box");
        QVERIFY2(box.height() <= dark.height() + 15, "the box is much higher than the ink");
        const bool hasRoom = source.contains(QStringLiteral("right."));
        QVERIFY2(hasRoom || box.width() <= dark.width() + 14, "the box is much wider than the ink");
    }
}

void TestFormulaLayout::nothingOverlaps()
{
    QFETCH(QString, source);
    for (const MathStyle mathStyle : {MathStyle::Display, MathStyle::Text}) {
        Recorder recorder;
        record(recorder, Formula(source, size, mathStyle), QColor(Qt::black));
        std::vector<QRectF> areas = recorder.rules;
        for (const DrawnText &text : recorder.texts)
            areas.push_back(text.area());
        for (std::size_t i = 0; i < areas.size(); ++i) {
            for (std::size_t j = i + 1; j < areas.size(); ++j) {
                const QRectF common = areas[i].intersected(areas[j]);
                QVERIFY2(common.width() < rounding || common.height() < rounding,
                         qPrintable(QStringLiteral("parts %1 and %2").arg(i).arg(j)));
            }
        }
    }
}

void TestFormulaLayout::partsOfALineShareTheBaseline()
{
    Recorder recorder;
    drawn(recorder, R"(x + \frac{1}{2} = \sqrt{y} \cdot \left(\frac{3}{4} z\right) - \boxed{w})");
    for (const char *text : {"x", "+", "=", "y", "⋅", "z", "−", "w"})
        QCOMPARE(find(recorder, text).start.y(), 0.0);
}

void TestFormulaLayout::fractionBarIsOnTheAxis_data()
{
    QTest::addColumn<QString>("source");
    for (const char *source : {R"(- \frac{a}{b})", R"(- \frac{abc}{b})", R"(- \frac{a}{bcd})", R"(- \tfrac{a}{b})",
                               R"(- \frac{\frac{1}{2}}{b})", R"(- \frac{a}{\sum_r e^{s_r}})"})
        QTest::newRow(source) << QString::fromUtf8(source);
}

void TestFormulaLayout::fractionBarIsOnTheAxis()
{
    QFETCH(QString, source);
    Recorder recorder;
    drawn(recorder, source.toUtf8().constData());
    const QRectF bar = recorder.rules.back(); // that of the outer fraction
    QVERIFY(isNear(bar.center().y(), -minusHeight(find(recorder, "−").font), 0.05));
    QVERIFY(bar.height() > 0.03 * size && bar.height() < 0.08 * size);
    QRectF above;
    QRectF below;
    for (const DrawnText &text : recorder.texts)
        if (text.text != QString(QChar(0x2212)))
            (text.area().center().y() < bar.top() ? above : below) |= text.area();
    QVERIFY(above.bottom() < bar.top() - 0.9 * bar.height());
    QVERIFY(below.top() > bar.bottom() + 0.9 * bar.height());
    QVERIFY(isNear(above.center().x(), bar.center().x(), 2));
    QVERIFY(isNear(below.center().x(), bar.center().x(), 2));
    QVERIFY(isNear(std::max(above.width(), below.width()), bar.width(), 0.15 * size));
}

void TestFormulaLayout::barsAndMinusesAreLevelInPictures()
{
    const QRectF minus = ink(Formula(QStringLiteral("-"), size));
    const QRectF bar = ink(Formula(QStringLiteral(R"(\frac{\phantom{a}}{\phantom{b}})"), size));
    QVERIFY(isNear(minus.center().y(), bar.center().y(), 1));
}

void TestFormulaLayout::fractionsAreSmallerInALineOfText()
{
    const auto height = [](const char *source, MathStyle mathStyle) {
        return Formula(QString::fromLatin1(source), size, mathStyle).box().height();
    };
    Recorder display;
    Recorder text;
    QCOMPARE(find(drawn(display, "\\frac{a}{b}"), "a").font.pixelSize(), 40);
    QCOMPARE(find(drawn(text, "\\frac{a}{b}", MathStyle::Text), "a").font.pixelSize(), 28);
    QVERIFY(height("\\frac{a}{b}", MathStyle::Text) < 0.75 * height("\\frac{a}{b}", MathStyle::Display));
    QCOMPARE(height("\\tfrac{a}{b}", MathStyle::Display), height("\\frac{a}{b}", MathStyle::Text));
    QCOMPARE(height("\\dfrac{a}{b}", MathStyle::Text), height("\\frac{a}{b}", MathStyle::Display));
}

void TestFormulaLayout::fractionsInFractionsAreSmaller()
{
    Recorder recorder;
    drawn(recorder, R"(\frac{a}{b + \frac{c}{d + \frac{e}{f}}})");
    QCOMPARE(find(recorder, "a").font.pixelSize(), 40);
    QCOMPARE(find(recorder, "b").font.pixelSize(), 40);
    QCOMPARE(find(recorder, "c").font.pixelSize(), 28);
    QCOMPARE(find(recorder, "e").font.pixelSize(), 20);
}

void TestFormulaLayout::limitsAreCentredBelowAndAbove()
{
    for (const char *source : {R"(\sum_r^n x)", R"(\sum_{r}^{n} x)", R"(\prod_r^n x)", R"(\max_r^n x)"}) {
        Recorder recorder;
        drawn(recorder, source);
        const QRectF sign = recorder.texts[0].area();
        const QRectF below = find(recorder, "r").area();
        const QRectF above = find(recorder, "n").area();
        QVERIFY(isNear(below.center().x(), sign.center().x()));
        QVERIFY(isNear(above.center().x(), sign.center().x()));
        QVERIFY(below.top() > sign.bottom() + 0.1 * size && below.top() < sign.bottom() + 0.5 * size);
        QVERIFY(above.bottom() < sign.top() - 0.1 * size && above.bottom() > sign.top() - 0.5 * size);
        QCOMPARE(find(recorder, "r").font.pixelSize(), 28);
        QVERIFY(find(recorder, "x").start.x() > sign.right());
    }
}

void TestFormulaLayout::limitsStandBesideInALineOfText()
{
    Recorder line;
    drawn(line, R"(\sum_r x)", MathStyle::Text);
    QVERIFY(find(line, "r").start.x() >= find(line, "∑").end());
    Recorder denominator;
    drawn(denominator, R"(\frac{1}{\sum_r x})");
    QVERIFY(find(denominator, "r").start.x() >= find(denominator, "∑").end());
    QVERIFY(find(denominator, "∑").font.pixelSize() > 40);
}

void TestFormulaLayout::sumsAreCentredOnTheAxis()
{
    for (const MathStyle mathStyle : {MathStyle::Display, MathStyle::Text}) {
        Recorder recorder;
        drawn(recorder, R"(- \sum x)", mathStyle);
        const double middle = find(recorder, "∑").area().center().y();
        QVERIFY(isNear(middle, -minusHeight(find(recorder, "−").font), 0.1));
    }
}

void TestFormulaLayout::marksAlign()
{
    Recorder recorder;
    drawn(recorder, R"(\begin{aligned} a &= 1 & x &= 5\\ bcd + e &= 22 & yyy &= 6\\ &= 333 \end{aligned})");
    std::vector<double> relations;
    for (const DrawnText &text : recorder.texts)
        if (text.text == QStringLiteral("="))
            relations.push_back(text.start.x());
    QCOMPARE(relations.size(), std::size_t(5));
    QVERIFY(isNear(relations[2], relations[0], 0.01) && isNear(relations[4], relations[0], 0.01));
    QVERIFY(isNear(relations[3], relations[1], 0.01));
    QVERIFY(isNear(find(recorder, "a").end(), find(recorder, "e").end(), 0.01));
    // 5/18 em beside a relation, at the mark too
    QVERIFY(isNear(relations[0] - find(recorder, "a").end(), size * 5 / 18, 0.01));
    QVERIFY(find(recorder, "333").end() < find(recorder, "x").start.x());
}

void TestFormulaLayout::linesKeepTheirDistance()
{
    Recorder plain;
    drawn(plain, R"(\begin{aligned} a\\ b\\ c \end{aligned})");
    QVERIFY(isNear(find(plain, "b").start.y() - find(plain, "a").start.y(), 1.5 * size, 0.01));
    QVERIFY(isNear(find(plain, "c").start.y() - find(plain, "b").start.y(), 1.5 * size, 0.01));
    Recorder tall;
    drawn(tall, R"(\begin{aligned} \frac{a}{b}\\ \frac{c}{d} \end{aligned})");
    QVERIFY(isNear(find(tall, "c").area().top() - find(tall, "b").area().bottom(), 0.4 * size, 1.5));
    Recorder trailing;
    drawn(trailing, R"(\begin{aligned} a\\ b\\ c\\ \end{aligned})");
    QCOMPARE(find(trailing, "a").start.y(), find(plain, "a").start.y());
}

void TestFormulaLayout::alignedLinesAreCentredOnTheAxis()
{
    Recorder recorder;
    drawn(recorder, R"(- \begin{aligned} 1\\ 2\\ 3 \end{aligned})");
    const double middle = (find(recorder, "1").area().top() + find(recorder, "3").area().bottom()) / 2;
    QVERIFY(isNear(middle, -minusHeight(find(recorder, "−").font), 0.15 * size));
}

void TestFormulaLayout::rootCoversWhatItIsTakenOf()
{
    for (const char *source : {R"(\sqrt{x})", R"(\sqrt{x^2 + y_j^2})", R"(\sqrt{x + \frac{1}{2}})"}) {
        Recorder recorder;
        drawn(recorder, source);
        QRectF inside;
        for (const DrawnText &text : recorder.texts)
            inside |= text.area();
        const QRectF rule = recorder.rules.back();
        const QRectF sign = recorder.shapes.front().boundingRect();
        QVERIFY(rule.bottom() < inside.top());
        QVERIFY(rule.right() >= inside.right());
        QVERIFY(sign.right() <= inside.left() + 0.05);
        QVERIFY(rule.left() <= sign.right() && isNear(rule.top(), sign.top(), 0.01));
        QVERIFY(isNear(sign.bottom(), std::max(0.0, inside.bottom()), 0.1 * size));
    }
}

void TestFormulaLayout::bracketsGrowWithWhatTheyEnclose()
{
    for (const auto &[left, right] : {std::pair("(", ")"), {"[", "]"}, {"|", "|"}, {"\\{", "\\}"}, {"\\|", "\\|"}}) {
        const QString source = QStringLiteral("- \\left%1\\frac{a}{b}\\right%2")
                                   .arg(QString::fromLatin1(left), QString::fromLatin1(right));
        Recorder recorder;
        drawn(recorder, source.toUtf8().constData());
        QCOMPARE(recorder.shapes.size(), std::size_t(2));
        const QRectF inside = find(recorder, "a").area() | find(recorder, "b").area();
        for (const QPainterPath &shape : recorder.shapes) {
            const QRectF bracket = shape.boundingRect();
            QVERIFY(bracket.height() >= 0.85 * inside.height() && bracket.height() <= 1.5 * inside.height());
            QVERIFY(isNear(bracket.center().y(), -minusHeight(find(recorder, "−").font)));
        }
        QVERIFY(recorder.shapes[0].boundingRect().right() <= inside.left());
        QVERIFY(recorder.shapes[1].boundingRect().left() >= inside.right());
    }
}

void TestFormulaLayout::smallBracketsAreOrdinary()
{
    Recorder grown;
    Recorder plain;
    drawn(grown, R"(\left(x\right))");
    drawn(plain, "(x)");
    QVERIFY(grown.shapes.empty());
    QCOMPARE(joined(grown.texts), joined(plain.texts));
    for (std::size_t i = 0; i < plain.texts.size(); ++i)
        QVERIFY((grown.texts[i].start - plain.texts[i].start).manhattanLength() < 0.01);
    Recorder oneSided;
    QCOMPARE(joined(drawn(oneSided, R"(\left.x\right|)").texts), QStringLiteral("x|"));
}

void TestFormulaLayout::frameSurroundsItsContent()
{
    Recorder recorder;
    drawn(recorder, R"(\boxed{x = \frac{1}{2}})");
    QCOMPARE(recorder.rules.size(), std::size_t(5));
    QRectF frame;
    for (std::size_t i = 1; i < 5; ++i)
        frame |= recorder.rules[i];
    for (const DrawnText &text : recorder.texts)
        QVERIFY(frame.adjusted(8, 8, -8, -8).contains(text.area()));
}

void TestFormulaLayout::primesStandHigh()
{
    Recorder recorder;
    drawn(recorder, "x' + y''_1");
    QCOMPARE(joined(recorder.texts), QString::fromUtf8("x′+y1′′"));
    const QRectF prime = find(recorder, "′").area();
    const QRectF letter = find(recorder, "x").area();
    QVERIFY(prime.center().y() < letter.top() && prime.top() > letter.bottom() - size);
    QVERIFY(isNear(prime.left(), letter.right(), 0.2 * size));
}

void TestFormulaLayout::phantomLeavesRoom()
{
    Recorder with;
    Recorder without;
    drawn(with, "x = -1.00");
    drawn(without, R"(x = \phantom{-}1.00)");
    QCOMPARE(find(without, "1.00").start.x(), find(with, "1.00").start.x());
    QCOMPARE(without.texts.size(), with.texts.size() - 1);
    Recorder nothing;
    drawn(nothing, R"(\phantom{\boxed{\sqrt{\frac{a}{b}}}})");
    QVERIFY(nothing.texts.empty() && nothing.rules.empty() && nothing.shapes.empty());
}

void TestFormulaLayout::partsHaveTheColoursOfTokens()
{
    const Style light = style(Theme::Light);
    Recorder recorder;
    record(recorder,
           Formula(QStringLiteral(R"(a \textcolor{token1}{b \textcolor{token2}{c} d} e \textcolor{token9}{f})"), size),
           light);
    const std::vector<QColor> expected{light.ink, 0x0072B2, 0xC84E00, 0x0072B2, light.ink, light.tokenColour(8)};
    QCOMPARE(recorder.texts.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
        QCOMPARE(recorder.texts[i].colour.rgb(), expected[i].rgb());
    Recorder ruled;
    record(ruled, Formula(QStringLiteral(R"(\textcolor{token2}{\sqrt{x}} + \frac{1}{2})"), size), light);
    QCOMPARE(ruled.fills.size(), std::size_t(3));
    QCOMPARE(ruled.fills[0].rgb(), QColor(0xC84E00).rgb()); // rule of the root
    QCOMPARE(ruled.fills[1].rgb(), light.ink.rgb());        // bar
    QCOMPARE(ruled.fills[2].rgb(), QColor(0xC84E00).rgb()); // sign of the root
}

void TestFormulaLayout::oneColourCoversAll()
{
    Recorder recorder;
    drawn(recorder, R"(\textcolor{token2}{\sqrt{x}} + \frac{1}{2})");
    for (const DrawnText &text : recorder.texts)
        QCOMPARE(text.colour.rgb(), QColor(Qt::black).rgb());
    for (const QColor &fill : recorder.fills)
        QCOMPARE(fill.rgb(), QColor(Qt::black).rgb());
}

void TestFormulaLayout::liveNumbersMoveNothing()
{
    const QString source = QStringLiteral(R"(a_1 = \frac{%1.%1%1}{\sqrt{%1.%1}} = \left(\frac{%1}{2}\right)^{%1} x)");
    const Formula expected(source.arg(0), size);
    const std::vector<DrawnText> expectedTexts = textsOf(expected);
    for (int digit = 1; digit <= 9; ++digit) {
        const Formula formula(source.arg(digit), size);
        QCOMPARE(formula.box(), expected.box());
        const std::vector<DrawnText> texts = textsOf(formula);
        for (std::size_t i = 0; i < texts.size(); ++i)
            QCOMPARE(texts[i].start, expectedTexts[i].start);
    }
}

void TestFormulaLayout::rulesAreCrisp_data()
{
    QTest::addColumn<double>("letter");
    QTest::addColumn<double>("ratio");
    for (const double letter : {11.0, 15.0, 20.0, 33.0, 60.0})
        for (const double ratio : {1.0, 1.25, 1.5, 2.0})
            QTest::addRow("%g at %g", letter, ratio) << letter << ratio;
}

void TestFormulaLayout::rulesAreCrisp()
{
    QFETCH(double, letter);
    QFETCH(double, ratio);
    const Formula formula(QStringLiteral(R"(\boxed{\frac{\phantom{abc}}{\phantom{b}}})"), letter);
    for (const double shift : {0.0, 0.3, 0.5, 0.7}) {
        QImage image(QSize(600, 600), QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        formula.paint(painter, QPointF(20 + shift, 120 + shift), Qt::black);
        painter.end();
        std::set<QRgb> colours;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                colours.insert(image.pixel(x, y));
        QCOMPARE(colours.size(), std::size_t(2));
    }
}

void TestFormulaLayout::svgShowsTheSame()
{
    const Formula formula(QStringLiteral(R"(\left(\frac{a}{b}\right) = \sqrt{\frac{1}{x}} + \boxed{\sum_r^n y})"),
                          size);
    const auto blank = [] {
        QImage image(600, 200, QImage::Format_RGB32);
        image.fill(Qt::white);
        return image;
    };
    QImage picture = blank();
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    formula.paint(painter, {40, 100}, Qt::black);
    painter.end();

    QBuffer svg;
    QVERIFY(svg.open(QIODevice::ReadWrite));
    QSvgGenerator generator;
    generator.setOutputDevice(&svg);
    generator.setViewBox(QRect(0, 0, 600, 200));
    painter.begin(&generator);
    formula.paint(painter, {40, 100}, Qt::black);
    painter.end();
    QImage seen = blank();
    QSvgRenderer renderer(svg.data());
    QVERIFY(renderer.isValid());
    painter.begin(&seen);
    renderer.render(&painter);
    painter.end();
    const int difference = differenceFromFar(picture, seen);
    QVERIFY2(difference <= 24, qPrintable(QString::number(difference)));
    QVERIFY(differenceFromFar(picture, blank()) > 60);
}

QTEST_MAIN(TestFormulaLayout)
#include "tst_formulalayout.moc"
