#include "ui/figure/working.h"

#include "ui/export/exporter.h"
#include "ui/figure/formula.h"
#include "ui/figure/strip.h"

#include <QImage>
#include <QPainter>
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>
#include <limits>
#include <numbers>

using core::Handle;
using core::Scene;
using ui::Style;
using ui::Theme;
using ui::WorkingColumn;
using ui::WorkingLayout;
using ui::WorkingOptions;

namespace {

constexpr WorkingColumn columns[] = {WorkingColumn::Token, WorkingColumn::Key,         WorkingColumn::Product,
                                     WorkingColumn::Score, WorkingColumn::Exponential, WorkingColumn::Weight,
                                     WorkingColumn::Value, WorkingColumn::Share};

QString cell(const Scene &scene, int token, WorkingColumn column, int decimals = 2)
{
    return workingText(scene, core::attend(scene), token, column, decimals).text;
}

Scene oneToken(const core::Point &query, const core::Point &key, const core::Point &value = {0, 0})
{
    Scene scene;
    scene.query = query;
    scene.tokens = {{{}, key, value}};
    return scene;
}

Scene manyTokens(int count, double size = 1)
{
    Scene scene;
    scene.query = {-0.75 * size, size / 3};
    for (int j = 0; j < count; ++j)
        scene.tokens.push_back(
            {j % 3 == 0 ? QStringLiteral("a name longer than any column, token %1").arg(j) : QString(),
             {size * std::cos(j), size * std::sin(j)},
             {-size * std::sin(j), size * std::cos(2 * j)}});
    return scene;
}

QString textsOf(const Scene &scene, const WorkingOptions &options = {}, const QSizeF &size = {912, 234})
{
    ui::ExportOptions figure;
    figure.parts = {ui::Part::Working};
    figure.size = {size.width(), size.height()};
    figure.views.working = options;
    QString error;
    const auto svg = ui::figureBytes(scene, ui::Format::Svg, figure, &error);
    QXmlStreamReader reader(svg.value_or(QByteArray()));
    QString texts;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && reader.name() == QLatin1String("metadata"))
            reader.skipCurrentElement();
        if (reader.isCharacters())
            texts += reader.text().toString().trimmed() + QLatin1Char('\n');
    }
    return texts;
}

} // namespace

/// The table of the computation: what it says, and where.
class WorkingTest : public QObject {
    Q_OBJECT

private slots:
    void chapterTableIsAsPrinted_data();
    void chapterTableIsAsPrinted();
    void sumsAreThoseOfTheChapter();
    void negativeOperandsStandInBrackets_data();
    void negativeOperandsStandInBrackets();
    void everyTypedNumberKnowsItsCoordinate();
    void ratioIsThePowerOfTheDifference_data();
    void ratioIsThePowerOfTheDifference();
    void ratioDoesNotDependOnTheShift();
    void oneApartIsSeenInSpiteOfRounding();
    void sumRowSaysHowScoresAreMade();
    void nothingMovesWhileDragged();
    void rowsFitAndTheRestIsCounted_data();
    void rowsFitAndTheRestIsCounted();
    void numbersStayInTheirColumns_data();
    void numbersStayInTheirColumns();
    void nothingIsDrawnOutside_data();
    void nothingIsDrawnOutside();
    void namesAreLiteral();
    void overflowStandsBesideTheStableWeights();
    void smallScoresOverflowNowhere();
    void workingStandsBeneathThePanels();
};

void WorkingTest::chapterTableIsAsPrinted_data()
{
    QTest::addColumn<int>("token");
    QTest::addColumn<QStringList>("texts");
    // Chapter 3, sections 3.1, 3.3 and 3.4; a v to two decimals is 0.6652 (2, 0) and 0.2447 (0, 2).
    QTest::newRow("first")
        << 0
        << QStringList{QStringLiteral("1"),      QStringLiteral("(1, 0)"),      QStringLiteral("1 × 1 + 0 × 0 = 1"),
                       QStringLiteral("1"),      QStringLiteral("2.718"),       QStringLiteral("0.665"),
                       QStringLiteral("(2, 0)"), QStringLiteral("(1.33, 0.00)")};
    QTest::newRow("second")
        << 1
        << QStringList{QStringLiteral("2"),      QStringLiteral("(0, 1)"),      QStringLiteral("1 × 0 + 0 × 1 = 0"),
                       QStringLiteral("0"),      QStringLiteral("1.000"),       QStringLiteral("0.245"),
                       QStringLiteral("(0, 2)"), QStringLiteral("(0.00, 0.49)")};
    QTest::newRow("third")
        << 2
        << QStringList{QStringLiteral("3"),      QStringLiteral("(−1, 0)"),     QStringLiteral("1 × (−1) + 0 × 0 = −1"),
                       QStringLiteral("−1"),     QStringLiteral("0.368"),       QStringLiteral("0.090"),
                       QStringLiteral("(0, 0)"), QStringLiteral("(0.00, 0.00)")};
}

void WorkingTest::chapterTableIsAsPrinted()
{
    QFETCH(int, token);
    QFETCH(QStringList, texts);
    QStringList shown;
    for (const WorkingColumn column : columns)
        shown += cell(core::chapterExample(), token, column);
    QCOMPARE(shown, texts);
    const QString figure = textsOf(core::chapterExample());
    for (const QString &text : texts)
        QVERIFY2(figure.contains(text), qPrintable(text));
}

void WorkingTest::sumsAreThoseOfTheChapter()
{
    const core::Attention attention = core::attend(core::chapterExample());
    QCOMPARE(workingSum(attention, WorkingColumn::Score, 2), QStringLiteral("0"));
    QCOMPARE(workingSum(attention, WorkingColumn::Exponential, 2), QStringLiteral("4.086"));
    QCOMPARE(workingSum(attention, WorkingColumn::Weight, 2), QStringLiteral("1.000"));
    QCOMPARE(workingSum(attention, WorkingColumn::Share, 2), QStringLiteral("(1.33, 0.49)"));
    Scene limit = core::chapterExample();
    limit.temperature = std::numeric_limits<double>::denorm_min();
    QCOMPARE(workingSum(core::attend(limit), WorkingColumn::Score, 2), QStringLiteral("∞ − ∞"));
    const core::Attention none = core::attend(Scene());
    QCOMPARE(workingSum(none, WorkingColumn::Exponential, 2), QStringLiteral("0.000"));
    QCOMPARE(workingSum(none, WorkingColumn::Share, 2), QString());
}

void WorkingTest::negativeOperandsStandInBrackets_data()
{
    QTest::addColumn<double>("qx");
    QTest::addColumn<double>("qy");
    QTest::addColumn<double>("kx");
    QTest::addColumn<double>("ky");
    QTest::addColumn<QString>("text");
    QTest::newRow("all negative") << -1.5 << -2.0 << -3.0 << -0.25
                                  << QStringLiteral("−1.50 × (−3) + (−2) × (−0.25) = 5");
    QTest::newRow("positive") << 0.5 << 2.0 << 3.0 << 4.0 << QStringLiteral("0.50 × 3 + 2 × 4 = 9.50");
    QTest::newRow("negative zero") << 1.0 << -0.0 << -0.0 << 1.0 << QStringLiteral("1 × 0 + 0 × 1 = 0");
    QTest::newRow("large") << 1e6 << 0.0 << -1e6 << 1.0 << QStringLiteral("1000000 × (−1000000) + 0 × 1 = −1.0×10¹²");
}

void WorkingTest::negativeOperandsStandInBrackets()
{
    QFETCH(double, qx);
    QFETCH(double, qy);
    QFETCH(double, kx);
    QFETCH(double, ky);
    QTEST(cell(oneToken({qx, qy}, {kx, ky}), 0, WorkingColumn::Product), "text");
}

void WorkingTest::everyTypedNumberKnowsItsCoordinate()
{
    const Scene scene = oneToken({-1.5, 2}, {3, -4}, {5, 6});
    const core::Attention attention = core::attend(scene);
    for (const WorkingColumn column : {WorkingColumn::Key, WorkingColumn::Product, WorkingColumn::Value}) {
        const ui::WorkingText text = workingText(scene, attention, 0, column, 2);
        QCOMPARE(text.numbers.size(), column == WorkingColumn::Product ? 4U : 2U);
        for (const ui::WorkingText::Number &number : text.numbers)
            QCOMPARE(text.text.mid(number.start, number.length),
                     ui::workingNumber(position(scene, number.coordinate.handle)[number.coordinate.axis], 2));
    }
}

void WorkingTest::ratioIsThePowerOfTheDifference_data()
{
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("second");
    QTest::addColumn<double>("temperature");
    QTest::addColumn<QString>("end");
    // Computed with mpmath.
    QTest::newRow("one") << 1.0 << 0.0 << 1.0 << QStringLiteral("e^{1.00} = 2.718");
    QTest::newRow("minus two") << -1.0 << 1.0 << 1.0 << QStringLiteral("e^{−2.00} = 0.135");
    QTest::newRow("half of it") << 1.0 << 0.0 << 2.0 << QStringLiteral("e^{0.50} = 1.649");
    QTest::newRow("equal") << 5.0 << 5.0 << 1.0 << QStringLiteral("e^{0.00} = 1.000");
    QTest::newRow("beyond double") << 1000.0 << 0.0 << 1.0 << QStringLiteral("e^{1000.00} = 2.0×10⁴³⁴");
    QTest::newRow("a bound, no equality") << -1e6 << 1e6 << 0.5 << QStringLiteral("<10⁻⁹⁹⁹⁹⁹⁹");
    QTest::newRow("limit") << 1.0 << 1.0 << 5e-324 << QStringLiteral("e^{0.00} = 1.000");
}

void WorkingTest::ratioIsThePowerOfTheDifference()
{
    QFETCH(double, first);
    QFETCH(double, second);
    QFETCH(double, temperature);
    QFETCH(QString, end);
    Scene scene = oneToken({1, 0}, {first, 0});
    scene.tokens.push_back({{}, {second, 7}, {0, 0}});
    scene.temperature = temperature;
    const QString source = ui::ratioSource(scene, 0, 1, 2);
    QVERIFY2(source.startsWith(QStringLiteral("a_{1} / a_{2} = e^{s_{1} − s_{2}} = ")), qPrintable(source));
    QVERIFY2(source.endsWith(end), qPrintable(source));
    QVERIFY(!source.contains(QStringLiteral("= <")));
    QCOMPARE(ui::Formula(source, 15).error(), QString());
}

void WorkingTest::ratioDoesNotDependOnTheShift()
{
    Scene scene = core::chapterExample();
    const QString before = ui::ratioSource(scene, 0, 2, 2);
    scene.shift = 123456.789;
    QCOMPARE(ui::ratioSource(scene, 0, 2, 2), before);
}

void WorkingTest::oneApartIsSeenInSpiteOfRounding()
{
    Scene scene = oneToken({0.1, 0}, {3, 0});
    scene.tokens.push_back({{}, {-7, 0}, {0, 0}}); // 0.3 + 0.7 but for rounding
    QVERIFY(ui::isOneApart(scene, 0, 1));
    QVERIFY(!ui::isOneApart(scene, 1, 0));
    QVERIFY(textsOf(scene).contains(QStringLiteral("e times")));
    scene.tokens[0].key.x() = 3.001;
    QVERIFY(!ui::isOneApart(scene, 0, 1));
    QVERIFY(!textsOf(scene).contains(QStringLiteral("e times")));
    scene.temperature = 10.001 / 10;
    QVERIFY(ui::isOneApart(scene, 0, 1));
    scene.temperature = std::numeric_limits<double>::denorm_min(); // the difference is infinite
    QVERIFY(!ui::isOneApart(scene, 0, 1));
    QVERIFY(!ui::isOneApart(scene, 1, 0));
}

void WorkingTest::sumRowSaysHowScoresAreMade()
{
    Scene scene = core::chapterExample();
    QCOMPARE(ui::scoreSource(scene, 2), QString());
    scene.shift = -0.5;
    QCOMPARE(ui::scoreSource(scene, 2), QStringLiteral("s = \\mathbf{q}\\cdot\\mathbf{k} − 0.50"));
    scene.temperature = std::numbers::sqrt2;
    QCOMPARE(ui::scoreSource(scene, 2), QStringLiteral("s = \\mathbf{q}\\cdot\\mathbf{k} / 1.41 − 0.50"));
    scene.shift = 3;
    scene.temperature = 0.001;
    QCOMPARE(ui::scoreSource(scene, 2), QStringLiteral("s = \\mathbf{q}\\cdot\\mathbf{k} / 0.001 + 3"));
    QVERIFY(textsOf(scene).contains(QStringLiteral("0.001")));
}

void WorkingTest::nothingMovesWhileDragged()
{
    const Style style = ui::style(Theme::Light);
    const WorkingLayout layout(3, {912, 234}, style, 0);
    Scene scene = core::chapterExample();
    const auto leftOf = [&](std::size_t place) {
        return coordinateBoxes(scene, core::attend(scene), 1, layout, style)[place].box.left();
    };
    const double key = leftOf(0);
    const double product = leftOf(2);
    const double value = leftOf(6);
    for (const double x : {0.01, 0.5, -0.333, -7.77}) {
        scene = moved(scene, {Handle::Kind::Key, 1}, {x, -x});
        QCOMPARE(leftOf(0), key);
        QCOMPARE(leftOf(2), product);
        QCOMPARE(leftOf(6), value);
    }
}

void WorkingTest::rowsFitAndTheRestIsCounted_data()
{
    QTest::addColumn<int>("tokens");
    QTest::addColumn<QSizeF>("size");
    for (const int tokens : {0, 1, 3, 12, 100, 1000})
        for (const QSizeF size : {QSizeF(912, 234), QSizeF(600, 150), QSizeF(1800, 440), QSizeF(300, 20)})
            QTest::addRow("%d in %g x %g", tokens, size.width(), size.height()) << tokens << size;
}

void WorkingTest::rowsFitAndTheRestIsCounted()
{
    QFETCH(int, tokens);
    QFETCH(QSizeF, size);
    const Style style = ui::style(Theme::Light);
    const WorkingLayout top(tokens, size, style, 0);
    QCOMPARE(top.rows() + top.more(), tokens);
    QVERIFY(top.ratio().bottom() <= size.height() + 3); // heights are whole pixels
    const WorkingLayout end(tokens, size, style, std::numeric_limits<int>::max());
    QCOMPARE(end.firstRow(), top.lastFirstRow());
    QCOMPARE(end.more(), 0);
    QCOMPARE(end.firstRow() + end.rows(), tokens);
    QCOMPARE(end.sum(), top.sum()); // fixed while rows scroll
    if (size.height() < 100)
        return;
    const QString texts = textsOf(manyTokens(tokens), {}, size);
    const QString more = QStringLiteral("… and %1 more").arg(top.more());
    QCOMPARE(texts.contains(QStringLiteral("… and ")), top.more() > 0);
    QVERIFY(top.more() == 0 || texts.contains(more));
    QVERIFY(texts.contains(QStringLiteral("sum")));
    QCOMPARE(texts.contains(QStringLiteral("No tokens")), tokens == 0);
}

void WorkingTest::numbersStayInTheirColumns_data()
{
    QTest::addColumn<double>("size");
    QTest::addColumn<double>("width");
    for (const double width : {420.0, 600.0, 912.0, 1800.0}) {
        QTest::addRow("small, %g", width) << 1.0 << width;
        QTest::addRow("largest, %g", width) << 1e6 << width;
    }
}

void WorkingTest::numbersStayInTheirColumns()
{
    QFETCH(double, size);
    QFETCH(double, width);
    for (const int decimals : {0, 2, 6}) {
        Style style = ui::style(Theme::Light);
        style.decimals = decimals;
        const Scene scene = manyTokens(9, size);
        const WorkingLayout layout(9, {width, 400}, style, 0);
        for (int token = 0; token < layout.rows(); ++token) {
            const auto boxes = coordinateBoxes(scene, core::attend(scene), token, layout, style);
            for (const auto &[coordinate, box] : boxes) {
                const WorkingColumn column = &boxes[2].box <= &box && &box <= &boxes[5].box ? WorkingColumn::Product
                                             : &box < &boxes[2].box                         ? WorkingColumn::Key
                                                                                            : WorkingColumn::Value;
                const QRectF area = layout.cell(layout.row(token), column);
                QVERIFY(box.left() >= area.left());
                QVERIFY(box.right() <= area.right() + layout.overflow());
            }
        }
    }
}

void WorkingTest::nothingIsDrawnOutside_data()
{
    QTest::addColumn<Scene>("scene");
    QTest::newRow("chapter") << core::chapterExample();
    QTest::newRow("none") << Scene();
    QTest::newRow("one") << oneToken({0, 0}, {0, 0});
    QTest::newRow("many") << manyTokens(1000);
    QTest::newRow("largest") << manyTokens(12, 1e6);
    QTest::newRow("tiny") << manyTokens(12, 1e-300);
    Scene limit = manyTokens(5);
    limit.temperature = std::numeric_limits<double>::denorm_min();
    limit.shift = -1e6;
    QTest::newRow("limit") << limit;
}

// The figure is painted in the middle of a larger picture, whose border stays as it was.
void WorkingTest::nothingIsDrawnOutside()
{
    QFETCH(Scene, scene);
    for (const QSize size : {QSize(912, 234), QSize(600, 150), QSize(1800, 440), QSize(420, 120)}) {
        for (const Theme theme : {Theme::Light, Theme::Dark, Theme::Projector}) {
            const QRect inside(QPoint(30, 30), size);
            QImage image(size + QSize(60, 60), QImage::Format_RGB32);
            image.fill(Qt::magenta);
            QPainter painter(&image);
            painter.translate(inside.topLeft());
            paintWorking(painter, scene, core::attend(scene), size, ui::style(theme), {3, 0, 2});
            painter.end();
            QImage ground(image.size(), image.format());
            ground.fill(Qt::magenta);
            QVERIFY(image.copy(inside) != ground.copy(inside));
            painter.begin(&image);
            painter.fillRect(inside, Qt::magenta);
            painter.end();
            QCOMPARE(image, ground);
        }
    }
}

void WorkingTest::namesAreLiteral()
{
    Scene scene = core::chapterExample();
    scene.tokens[0].name = QStringLiteral("<b>&");
    scene.tokens[1].name = QStringLiteral("\\x_1");
    const QString texts = textsOf(scene, {}, {1800, 300});
    QVERIFY(texts.contains(QStringLiteral("<b>&")));
    QVERIFY(texts.contains(QStringLiteral("\\x_1")));
}

void WorkingTest::workingStandsBeneathThePanels()
{
    const Style style = ui::style(Theme::Light);
    const std::vector<ui::Part> panels{ui::Part::Match, ui::Part::Mix};
    const std::vector<ui::Part> all{ui::Part::Match, ui::Part::Working, ui::Part::Mix};
    const QSizeF above = ui::usualSize(panels, 3, style);
    const QSizeF whole = ui::usualSize(all, 3, style);
    QVERIFY(whole.height() > above.height() + 100);
    const auto painted = [&](const std::vector<ui::Part> &parts, const QSizeF &size) {
        QImage image(size.toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintStrip(painter, parts, core::chapterExample(), core::attend(core::chapterExample()), size, style);
        return image;
    };
    const QImage strip = painted(all, whole);
    const double height = WorkingLayout::wantedHeight(3, style);
    const QImage working = painted({ui::Part::Working}, {whole.width(), height});
    QCOMPARE(strip.copy(0, strip.height() - working.height(), strip.width(), working.height()), working);
}

Scene longVectors(double query)
{
    Scene scene;
    scene.query = {query, 0};
    scene.tokens = {{{}, {30, 0}, {2, 0}}, {{}, {29.95, 5}, {0, 2}}, {{}, {29.9, -5}, {0, 0}}};
    return scene;
}

// Scores 600, 599, 598 are too large for float, and 750, 748.75, 747.5 for double. The weights are those of the
// differences 1 and 1.25: 1/(1 + e^−1 + e^−2) and 1/(1 + e^−1.25 + e^−2.5) and so on.
void WorkingTest::overflowStandsBesideTheStableWeights()
{
    WorkingOptions options;
    options.subtractsMaximum = false;
    const QString single = textsOf(longVectors(20), options);
    QCOMPARE(single.count(QStringLiteral("inf\n")), 4 + 3); // three exponentials and their sum; "inf/inf" ends so too
    QCOMPARE(single.count(QStringLiteral("inf/inf")), 3);
    QCOMPARE(single.count(QStringLiteral("nan")), 1);
    QCOMPARE(single.count(QStringLiteral("0.665")), 2); // double, stable
    QVERIFY2(single.contains(QStringLiteral("3.8×10²⁶⁰")), qPrintable(single));
    const QString twofold = textsOf(longVectors(25), options);
    QCOMPARE(twofold.count(QStringLiteral("inf/inf")), 6);
    QCOMPARE(twofold.count(QStringLiteral("nan")), 2);
    for (const char *weight : {"0.731", "0.209", "0.060"}) // only the stable ones are left
        QCOMPARE(twofold.count(QLatin1String(weight)), 1);
}

void WorkingTest::smallScoresOverflowNowhere()
{
    WorkingOptions options;
    options.subtractsMaximum = false;
    const QString texts = textsOf(core::chapterExample(), options);
    QVERIFY2(!texts.contains(QStringLiteral("inf")) && !texts.contains(QStringLiteral("nan")), qPrintable(texts));
    for (const char *weight : {"0.665", "0.245", "0.090"})
        QCOMPARE(texts.count(QLatin1String(weight)), 3);
}

QTEST_MAIN(WorkingTest)
#include "tst_working.moc"
