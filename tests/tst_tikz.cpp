#include "ui/export/exporter.h"
#include "ui/export/tikzdevice.h"
#include "ui/export/tikztext.h"

#include <QImage>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <functional>
#include <limits>

using namespace ui;

namespace {

const QSizeF frame(300, 200);

QString drawn(const std::function<void(QPainter &)> &draw, TikzDevice::Kind kind = TikzDevice::Kind::Picture,
              const QString &title = {})
{
    TikzDevice device(frame, style(Theme::Light), title, kind);
    QPainter painter(&device);
    painter.setFont(textFont(20));
    painter.setPen(style(Theme::Light).ink);
    draw(painter);
    painter.end();
    return QString::fromUtf8(device.bytes());
}

QString written(const QString &text)
{
    return drawn([&text](QPainter &painter) { painter.drawText(QPointF(10, 50), text); });
}

QString figure(Format format, const ExportOptions &options = {}, const core::Scene &scene = core::chapterExample())
{
    QString error;
    const auto bytes = figureBytes(scene, format, options, &error);
    if (!bytes)
        qWarning("%s", qUtf8Printable(error));
    return QString::fromUtf8(bytes.value_or(QByteArray()));
}

// Lines that contain `part`.
QStringList lines(const QString &tex, const QString &part)
{
    return tex.split(QLatin1Char('\n')).filter(part);
}

QList<double> coordinates(const QString &tex)
{
    static const QRegularExpression pair(QStringLiteral("\\((-?[0-9.]+),(-?[0-9.]+)\\)"));
    QList<double> result;
    for (auto matches = pair.globalMatch(tex); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        result << match.captured(1).toDouble() << match.captured(2).toDouble();
    }
    return result;
}

} // namespace

/// Figures as LaTeX, read as text.
class TestTikz : public QObject {
    Q_OBJECT

private slots:
    void pictureIsExactlyTheFrame();
    void documentSaysWhatItIsFor();
    void titleStaysInOneComment();

    void textPrintsLiterally_data();
    void textPrintsLiterally();
    void lettersWithoutAFontAreDrawn();
    void scriptsInOneLineAreOneText();
    void fontFollowsThePainter();

    void formulasAreMathematics();
    void formulasKeepColoursOfTokens();
    void wordsInFormulasAreLiteral();
    void signsBecomeCommands();

    void alignedTextIsHeldWhereItIsAligned();
    void linesOfALabelAreHeldTogether();
    void symbolFollowsItsWord();
    void turnedTextIsTurned();

    void coloursHaveNames();
    void shapesKeepPenAndFill();
    void shapesAreCutAtTheFrame();
    void picturesAreFields();
    void largePicturesStaySmall();
    void oddNumbersAreLeftOut();

    void everyLabelStandsOnce();
    void numbersArePlain_data();
    void numbersArePlain();
    void bytesDoNotDependOnTheLocale();
    void outlinesHaveNoText();
};

void TestTikz::pictureIsExactlyTheFrame()
{
    const QString tex = drawn([](QPainter &) {});
    QCOMPARE(tex.count(QStringLiteral("\\begin{tikzpicture}[x=0.75bp,y=-0.75bp,")), 1);
    QCOMPARE(lines(tex, QStringLiteral("use as bounding box")),
             QStringList{QStringLiteral("\\path[use as bounding box] (0,0) rectangle (300,200);")});
    QVERIFY(tex.endsWith(QStringLiteral("\\end{tikzpicture}%\n")));
    QVERIFY(lines(tex, QStringLiteral("documentclass")).isEmpty());
}

void TestTikz::documentSaysWhatItIsFor()
{
    const auto document = [](const QString &text) {
        return drawn([&](QPainter &painter) { painter.drawText(QPointF(10, 50), text); }, TikzDevice::Kind::Document);
    };
    const QString latin = document(QStringLiteral("Größe"));
    QVERIFY(latin.startsWith(QStringLiteral("% !TeX program = pdflatex\n")));
    QVERIFY(latin.contains(QStringLiteral("\\usepackage[T1]{fontenc}")));
    QVERIFY(!latin.contains(QStringLiteral("ctex")));
    const QString chinese = document(QStringLiteral("注意力"));
    QVERIFY(chinese.startsWith(QStringLiteral("% !TeX program = xelatex\n")));
    QVERIFY(chinese.contains(QStringLiteral("{ctex}")));
    QVERIFY(!chinese.contains(QStringLiteral("fontenc")));
    for (const QString &tex : {latin, chinese}) {
        QCOMPARE(tex.count(QStringLiteral("\\documentclass{standalone}")), 1);
        QCOMPARE(tex.count(QStringLiteral("\\begin{document}")), 1);
        QVERIFY(tex.endsWith(QStringLiteral("\\end{document}\n")));
    }
}

void TestTikz::titleStaysInOneComment()
{
    const QString tex = drawn([](QPainter &) {}, TikzDevice::Kind::Document,
                              QStringLiteral("first\n\\input{two}\r\u2028three\u0085 \\end{document}"));
    const QStringList title = lines(tex, QStringLiteral("first"));
    QCOMPARE(title.size(), 1);
    QVERIFY(title.first().startsWith(QStringLiteral("% first \\input{two}")));
    QCOMPARE(tex.indexOf(QStringLiteral("\n\\documentclass")), tex.indexOf(title.first()) + title.first().size());
}

void TestTikz::textPrintsLiterally_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *text, const char *expected) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    row("q<k & v", "q<k \\& v");
    row("50%_#{}\\input{x}", "50\\%\\_\\#\\{\\}\\textbackslash{}input\\{x\\}");
    row("注意力", "注意力");
    row("=1+1", "=1+1");
    row("~^$\\", "\\textasciitilde{}\\textasciicircum{}\\$\\textbackslash{}");
    row("a--b---c", "a-\\kern0pt -b-\\kern0pt -\\kern0pt -c");
    row("<<x>>,,y", "<\\kern0pt <x>\\kern0pt >,\\kern0pt ,y");
    row("?`!`", "?\\textasciigrave{}!\\textasciigrave{}");
    row("\"it's\"", "\\textquotedbl{}it\\textquotesingle{}s\\textquotedbl{}");
    row("''``", "\\textquotesingle{}\\textquotesingle{}\\textasciigrave{}\\textasciigrave{}");
    row("a  b   c", "a \\ b \\ \\ c");
    row("ends ", "ends\\ ");
    row("[x] @ |*|", "[x] @ |*|");
    row("naïve Größe ¡Ñ! €", "naïve Größe ¡Ñ! €");
    row("-1", "-1");
    row("−1.00", "\\textminus{}1.00");
    row("Σ ≈ αβ", "\\ensuremath{\\Sigma} \\ensuremath{\\approx} \\ensuremath{\\alpha}\\ensuremath{\\beta}");
    QTest::newRow("long") << QString(100, QLatin1Char('w')) << QString(100, QLatin1Char('w'));
    // e and the accent, which have one sign together
    QTest::newRow("composed") << QStringLiteral("e\u0301") << QStringLiteral("é");
}

void TestTikz::textPrintsLiterally()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QCOMPARE(texText(text), expected);
    const QStringList nodes = lines(written(text), QStringLiteral("\\node"));
    QCOMPARE(nodes.size(), 1);
    QVERIFY2(nodes.first().endsWith(QStringLiteral(") {%1};").arg(expected)), qPrintable(nodes.first()));
}

void TestTikz::lettersWithoutAFontAreDrawn()
{
    for (const QString &text : {QStringLiteral("שלום"), QStringLiteral("x 한국"), QStringLiteral("√2")}) {
        QCOMPARE(texNeed(text), TexNeed::Drawing);
        const QString tex = written(text);
        QVERIFY2(!tex.contains(text), qPrintable(tex));
        QVERIFY2(lines(tex, QStringLiteral("\\node")).isEmpty(), qPrintable(tex));
        QVERIFY2(tex.contains(QStringLiteral("\\path[fill=ink")), qPrintable(tex));
    }
}

void TestTikz::scriptsInOneLineAreOneText()
{
    const QString tex = written(QStringLiteral("key 注意力 1"));
    QCOMPARE(lines(tex, QStringLiteral("\\node")).size(), 1);
    QVERIFY(tex.contains(QStringLiteral("{key 注意力 1};")));
}

void TestTikz::fontFollowsThePainter()
{
    const QString tex = drawn([](QPainter &painter) {
        painter.setFont(mathFont(16, true, true));
        painter.setPen(QColor(0, 0, 0, 51));
        painter.scale(2, 2);
        painter.drawText(QPointF(10, 50), QStringLiteral("x"));
    });
    // 32 layout pixels are 24 points of PDF, and those 24 × 72.27 / 72 = 24.09 points of TeX.
    QVERIFY2(tex.contains(QStringLiteral("font=\\fontsize{24.09}{28.908}\\selectfont\\rmfamily\\bfseries\\itshape")),
             qPrintable(tex));
    QVERIFY(tex.contains(QStringLiteral(",text opacity=0.2,")));
    QVERIFY(tex.contains(QStringLiteral(",100) {x};")));
}

void TestTikz::formulasAreMathematics()
{
    const QString tex = drawn([](QPainter &painter) {
        Formula(QStringLiteral("\\mathbf{k}_{1}"), 20).paint(painter, {50, 60}, style(Theme::Light).tokenColour(0));
        Formula(QStringLiteral("\\frac{1}{2}"), 20, MathStyle::Text).paint(painter, {50, 160}, style(Theme::Light));
    });
    const QStringList nodes = lines(tex, QStringLiteral("\\node"));
    QCOMPARE(nodes.size(), 2);
    QVERIFY2(nodes[0].endsWith(QStringLiteral("{$\\displaystyle \\mathbf{k}_{1}$};")), qPrintable(nodes[0]));
    QVERIFY2(nodes[0].contains(QStringLiteral("text=token1,")), qPrintable(nodes[0]));
    QVERIFY2(nodes[1].endsWith(QStringLiteral("{$\\frac{1}{2}$};")), qPrintable(nodes[1]));
    QVERIFY2(nodes[1].contains(QStringLiteral("text=ink,")), qPrintable(nodes[1]));
    QCOMPARE(coordinates(nodes[0]).at(1), 60.0); // the baseline
}

void TestTikz::formulasKeepColoursOfTokens()
{
    const Formula formula(QStringLiteral("\\textcolor{token2}{a}+\\textcolor{token11}{b}"), 20);
    const QString many = drawn([&](QPainter &painter) { formula.paint(painter, {50, 60}, style(Theme::Light)); });
    QVERIFY(many.contains(QStringLiteral("{$\\displaystyle \\textcolor{token2}{a}+\\textcolor{token11}{b}$};")));
    QVERIFY(many.contains(QStringLiteral("\\colorlet{token11}{token3}\n"))); // the eight colours repeat
    QVERIFY(!many.contains(QStringLiteral("token12")));
    const QString one = drawn([&](QPainter &painter) { formula.paint(painter, {50, 60}, QColor(Qt::red)); });
    QVERIFY(one.contains(QStringLiteral("{$\\displaystyle {a}+{b}$};")));
    QVERIFY(one.contains(QStringLiteral("text=colourFF0000,")));
}

void TestTikz::wordsInFormulasAreLiteral()
{
    const QString name = QStringLiteral("50%_#{}\\input{x} ~^$\\ -- 'q'");
    const auto converted = texFormula(vectorSource(QLatin1Char('k'), 0, name), false, 20);
    QVERIFY(converted);
    // 0.85 × 20 layout pixels, 72.27 / 96 points each
    QCOMPARE(
        converted->source,
        QStringLiteral("\\mathbf{k}_{1}\\,\\text{\\fontsize{12.7978}{15.3574}\\selectfont %1}").arg(texText(name)));
    QCOMPARE(converted->need, TexNeed::Latin);
    QVERIFY(!converted->isWords);
    const auto script = texFormula(QStringLiteral("x_{a\\text{raw}}^{\\frac{1}{\\text{b}}}"), false, 20);
    QVERIFY(script);
    QCOMPARE(script->source, QStringLiteral("x_{a\\text{raw}}^{\\frac{1}{\\text{b}}}"));
    const auto words = texFormula(QStringLiteral("\\text{66.5\\%}"), false, 20);
    QVERIFY(words && words->isWords);
    QCOMPARE(words->source, QStringLiteral("66.5\\%"));
    const auto chinese = texFormula(vectorSource(QLatin1Char('k'), 0, QStringLiteral("注意力")), false, 20);
    QVERIFY(chinese);
    QCOMPARE(chinese->need, TexNeed::Chinese);
    const auto hebrew = texFormula(vectorSource(QLatin1Char('k'), 0, QStringLiteral("שלום")), false, 20);
    QVERIFY(hebrew);
    QCOMPARE(hebrew->need, TexNeed::Drawing);
}

void TestTikz::signsBecomeCommands()
{
    const auto converted = texFormula(QStringLiteral("a \u2212 b \u2248 \u03a3c"), false, 20);
    QVERIFY(converted);
    QCOMPARE(converted->source, QStringLiteral("a - b \\approx  \\Sigma c"));
    QVERIFY(!texFormula(QStringLiteral("a + \u05d0"), false, 20));
}

void TestTikz::alignedTextIsHeldWhereItIsAligned()
{
    const QString tex = drawn([](QPainter &painter) {
        const QFontMetricsF metrics(painter.font());
        int y = 20;
        for (const char *word : {"left", "lefter", "leftmost"})
            painter.drawText(QPointF(10, y += 20), QString::fromLatin1(word));
        for (const char *word : {"1", "10", "1000"})
            painter.drawText(QPointF(280 - metrics.horizontalAdvance(QString::fromLatin1(word)), y += 20),
                             QString::fromLatin1(word));
        painter.drawText(QPointF(123, 30), QStringLiteral("alone"));
    });
    const auto at = [&tex](const char *word) {
        return lines(tex, QStringLiteral("{%1};").arg(QLatin1String(word))).value(0);
    };
    for (const char *word : {"left", "lefter", "leftmost"}) {
        QVERIFY2(at(word).contains(QStringLiteral("anchor=base west,")), qPrintable(at(word)));
        QCOMPARE(coordinates(at(word)).value(0), 10.0);
    }
    for (const char *word : {"1", "10", "1000"}) {
        QVERIFY2(at(word).contains(QStringLiteral("anchor=base east,")), qPrintable(at(word)));
        QCOMPARE(coordinates(at(word)).value(0), 280.0);
    }
    QVERIFY(at("alone").contains(QStringLiteral("anchor=base,")));
    const double width = QFontMetricsF(textFont(20)).horizontalAdvance(QStringLiteral("alone"));
    QVERIFY(std::abs(coordinates(at("alone")).value(0) - (123 + width / 2)) < 0.001);
}

void TestTikz::linesOfALabelAreHeldTogether()
{
    const QString tex = drawn([](QPainter &painter) {
        const double width = QFontMetricsF(painter.font()).horizontalAdvance(QStringLiteral("first"));
        painter.drawText(QPointF(100, 20), QStringLiteral("first"));
        painter.setFont(textFont(14));
        painter.drawText(QPointF(100, 38), QStringLiteral("below"));
        painter.setFont(textFont(20));
        for (const int y : {80, 140}) // end where the first line ends
            painter.drawText(
                QPointF(100 + width - QFontMetricsF(painter.font()).horizontalAdvance(QString::number(y)), y),
                QString::number(y));
    });
    const QString first = lines(tex, QStringLiteral("{first};")).value(0);
    QVERIFY2(first.contains(QStringLiteral("anchor=base west,")), qPrintable(first));
    QVERIFY(lines(tex, QStringLiteral("{below};")).value(0).contains(QStringLiteral("anchor=base west,")));
    QVERIFY(lines(tex, QStringLiteral("{140};")).value(0).contains(QStringLiteral("anchor=base east,")));
}

void TestTikz::symbolFollowsItsWord()
{
    const auto both = [](double gap) {
        return drawn([gap](QPainter &painter) {
            painter.drawText(QPointF(10, 50), QStringLiteral("score"));
            const double end = 10 + QFontMetricsF(painter.font()).horizontalAdvance(QStringLiteral("score"));
            const Formula symbol(QStringLiteral("s"), 20);
            symbol.paint(painter, QPointF(end + gap - symbol.box().left(), 50), style(Theme::Light).accent);
        });
    };
    const QStringList near = lines(both(8), QStringLiteral("\\node"));
    QCOMPARE(near.size(), 1);
    // 8 layout pixels are 8 × 72.27 / 96 points of TeX
    QVERIFY2(near.first().contains(QStringLiteral("{score\\kern6.0225pt {\\color{accent}\\fontsize")),
             qPrintable(near.first()));
    QCOMPARE(lines(both(30), QStringLiteral("\\node")).size(), 2);
}

void TestTikz::turnedTextIsTurned()
{
    const QString tex = drawn([](QPainter &painter) {
        painter.translate(100, 150);
        painter.rotate(-90);
        painter.drawText(QPointF(0, 0), QStringLiteral("upwards"));
    });
    const QString node = lines(tex, QStringLiteral("\\node")).value(0);
    QVERIFY2(node.contains(QStringLiteral(",rotate=90]")), qPrintable(node));
    const double width = QFontMetricsF(textFont(20)).horizontalAdvance(QStringLiteral("upwards"));
    QVERIFY(std::abs(coordinates(node).value(0) - 100) < 0.001);
    QVERIFY(std::abs(coordinates(node).value(1) - (150 - width / 2)) < 0.001);
}

void TestTikz::coloursHaveNames()
{
    const QString tex = drawn([](QPainter &painter) {
        const Style light = style(Theme::Light);
        painter.fillRect(QRectF(0, 0, 10, 10), light.tokenColour(2));
        painter.fillRect(QRectF(10, 0, 10, 10), light.paper);
        painter.fillRect(QRectF(20, 0, 10, 10), QColor(1, 2, 171));
    });
    const qsizetype first = tex.indexOf(QStringLiteral("\\path"));
    for (const char *definition : {"\\providecolor{paper}{HTML}{FFFFFF}\n", "\\providecolor{ink}{HTML}{1F2430}\n",
                                   "\\providecolor{muted}{HTML}{5B6472}\n", "\\providecolor{accent}{HTML}{2F5BD8}\n",
                                   "\\providecolor{token1}{HTML}{0072B2}\n", "\\providecolor{token8}{HTML}{5B5B00}\n",
                                   "\\definecolor{colour0102AB}{HTML}{0102AB}\n"}) {
        const qsizetype at = tex.indexOf(QLatin1String(definition));
        QVERIFY2(at >= 0 && at < first, definition);
    }
    QVERIFY(tex.contains(QStringLiteral("\\path[fill=token3] (0,0) rectangle (10,10);\n")));
    QVERIFY(tex.contains(QStringLiteral("\\path[fill=paper] (10,0) rectangle (20,10);\n")));
    QVERIFY(tex.contains(QStringLiteral("\\path[fill=colour0102AB] (20,0) rectangle (30,10);\n")));
}

void TestTikz::shapesKeepPenAndFill()
{
    const QString line = drawn([](QPainter &painter) {
        QPen pen(QColor(31, 36, 48, 51), 2, Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern({4, 2});
        pen.setDashOffset(1);
        painter.setPen(pen);
        painter.drawLine(QPointF(10, 20), QPointF(30.25, 40));
    });
    QVERIFY2(line.contains(QStringLiteral("\\path[draw=ink,draw opacity=0.2,line width=1.5bp,"
                                          "dash pattern=on 6bp off 3bp,dash phase=1.5bp] (10,20) -- (30.25,40);")),
             qPrintable(line));
    const QString shape = drawn([](QPainter &painter) {
        QPainterPath path;
        path.moveTo(10, 10);
        path.lineTo(50, 10);
        path.cubicTo(60, 20, 60, 30, 50, 40);
        path.closeSubpath();
        path.setFillRule(Qt::WindingFill);
        painter.setOpacity(0.5);
        painter.setBrush(QColor(0, 114, 178));
        painter.setPen(QPen(QColor(31, 36, 48), 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(path);
    });
    QVERIFY2(shape.contains(
                 QStringLiteral("\\path[fill=token1,fill opacity=0.5,draw=ink,draw opacity=0.5,line width=3bp,"
                                "line cap=round,line join=round] (10,10) -- (50,10) .. controls (60,20) and (60,30) .. "
                                "(50,40) -- cycle;")),
             qPrintable(shape));
}

void TestTikz::shapesAreCutAtTheFrame()
{
    const QString tex = drawn([](QPainter &painter) {
        painter.setBrush(Qt::red);
        painter.drawRect(QRectF(-1e6, -1e6, 2e6, 2e6));
        painter.drawEllipse(QPointF(0, 0), 500, 50);
        painter.drawLine(QPointF(-4000, 0), QPointF(4000, 300));
        painter.drawLine(QPointF(-400, 0), QPointF(-400, 300));
        painter.drawText(QPointF(-4000, 50), QStringLiteral("outside"));
        Formula(QStringLiteral("outside"), 20).paint(painter, {100, 5000}, QColor(Qt::red));
        painter.setClipRect(QRectF(20, 20, 40, 40));
        painter.fillRect(QRectF(0, 30, 300, 10), Qt::blue);
        painter.fillRect(QRectF(100, 30, 30, 10), QColor(0, 255, 0));
    });
    const QList<double> places = coordinates(tex);
    QVERIFY(places.size() > 20);
    for (qsizetype i = 0; i < places.size(); i += 2) {
        QVERIFY2(places[i] >= 0 && places[i] <= 300, qPrintable(QString::number(places[i])));
        QVERIFY2(places[i + 1] >= 0 && places[i + 1] <= 200, qPrintable(QString::number(places[i + 1])));
    }
    QVERIFY2(tex.contains(QStringLiteral("\\path[fill=colour0000FF] (20,30) rectangle (60,40);")), qPrintable(tex));
    QVERIFY(!tex.contains(QStringLiteral("00FF00")));
    QVERIFY(!tex.contains(QStringLiteral("\\node[")));
}

void TestTikz::picturesAreFields()
{
    QImage image(3, 1, QImage::Format_ARGB32);
    image.setPixelColor(0, 0, Qt::red);
    image.setPixelColor(1, 0, Qt::red);
    image.setPixelColor(2, 0, QColor(0, 0, 255, 51));
    const QString tex = drawn([&](QPainter &painter) { painter.drawImage(QRectF(10, 20, 30, 8), image); });
    QVERIFY2(tex.contains(QStringLiteral("\\path[fill=colourFF0000] (10,20) rectangle (30.25,28);\n")),
             qPrintable(tex));
    QVERIFY2(tex.contains(QStringLiteral("\\path[fill=colour0000FF,fill opacity=0.2] (30,20) rectangle (40,28);\n")),
             qPrintable(tex));
}

// A large picture has few colours and few cells, each colour one path.
void TestTikz::largePicturesStaySmall()
{
    QImage image(900, 700, QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            image.setPixel(x, y, qRgb(255 * x / 900, 255 * y / 700, 128));
    const QString tex = drawn([&](QPainter &painter) { painter.drawImage(QRectF(0, 0, 90, 70), image); });
    QVERIFY(tex.count(QStringLiteral(" rectangle ")) <= 64 * 64 + 1); // and the frame
    QVERIFY2(tex.size() < 700'000, qPrintable(QString::number(tex.size())));
    image.fill(QColor(255, 0, 255));
    const QString even = drawn([&](QPainter &painter) { painter.drawImage(QRectF(0, 0, 90, 64), image); });
    QCOMPARE(even.count(QStringLiteral("fill=colourFF00FF")), 1);
    QCOMPARE(even.count(QStringLiteral(" rectangle ")), 64 + 1); // a run of a colour is one
    QVERIFY(even.contains(QStringLiteral("(0,0.75) rectangle (90,2.25)")));
    QVERIFY(!even.contains(QStringLiteral("even odd")));
}

void TestTikz::oddNumbersAreLeftOut()
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double infinity = std::numeric_limits<double>::infinity();
    const QString tex = drawn([&](QPainter &painter) {
        painter.drawLine(QPointF(0, 0), QPointF(nan, 10));
        painter.fillRect(QRectF(0, 0, infinity, 10), Qt::red);
        painter.drawText(QPointF(nan, 10), QStringLiteral("lost"));
        Formula(QStringLiteral("lost"), 20).paint(painter, {nan, 10}, QColor(Qt::red));
    });
    QVERIFY2(!tex.contains(QRegularExpression(QStringLiteral("nan|inf|lost"))), qPrintable(tex));
}

void TestTikz::everyLabelStandsOnce()
{
    core::Scene scene = core::chapterExample();
    scene.tokens[0].name = QStringLiteral("q<k & v");
    ExportOptions options;
    options.parts = {Part::Match};
    options.size = {700, 600};
    const QString match = figure(Format::Tikz, options, scene);
    for (const char *label : {"\\mathbf{k}_{1}\\,\\text{", "\\mathbf{k}_{2}$", "\\mathbf{k}_{3}$",
                              "$\\displaystyle s_{1} = 1.00$", "s_{2} = 0.00$", "s_{3} = -1.00$", "\\mathbf{q} = "})
        QVERIFY2(match.count(QLatin1String(label)) == 1, label);
    options.parts = {Part::Softmax};
    const QString softmax = figure(Format::Tikz, options, scene);
    for (const char *label : {"{score\\kern", "{exponential\\kern", "{weight\\kern", "{66.5\\%}", "{24.5\\%}",
                              "{9.0\\%}", "{2.718}", "{q<k \\& v}"})
        QVERIFY2(softmax.count(QLatin1String(label)) == 1, label);
}

void TestTikz::numbersArePlain_data()
{
    QTest::addColumn<Part>("part");
    QTest::newRow("match") << Part::Match;
    QTest::newRow("softmax") << Part::Softmax;
    QTest::newRow("mix") << Part::Mix;
    QTest::newRow("working") << Part::Working;
}

void TestTikz::numbersArePlain()
{
    QFETCH(Part, part);
    core::Scene scene = core::chapterExample();
    scene.tokens[1].key = {1e-9, 3e-7};
    scene.tokens[2].value = {50, -1e-8};
    ExportOptions options;
    options.parts = {part};
    const QString tex = figure(Format::TikzDocument, options, scene);
    static const QRegularExpression exponent(QStringLiteral("[0-9.]e[+-]?[0-9]"));
    const QList<double> places = coordinates(tex);
    QVERIFY(places.size() > 20);
    for (const double place : places)
        QVERIFY(place >= -0.01 && place <= 20'000);
    for (const QString &line : tex.split(QLatin1Char('\n')))
        if (!line.startsWith(QLatin1String("\\node")))
            QVERIFY2(!exponent.match(line).hasMatch(), qPrintable(line));
}

void TestTikz::bytesDoNotDependOnTheLocale()
{
    ExportOptions options;
    options.parts = {Part::Match, Part::Softmax, Part::Mix, Part::Working};
    const QString usual = figure(Format::TikzDocument, options);
    QVERIFY(usual.size() > 1000);
    const QLocale locale;
    QLocale::setDefault(QLocale(QLocale::German));
    const QString german = figure(Format::TikzDocument, options);
    QLocale::setDefault(locale);
    QCOMPARE(german, usual);
}

void TestTikz::outlinesHaveNoText()
{
    ExportOptions options;
    options.text = TextMode::Outlines;
    const QString tex = figure(Format::Tikz, options);
    QVERIFY(!tex.contains(QStringLiteral("\\node[")));
    QVERIFY(tex.count(QStringLiteral("\\path[")) > 50);
}

QTEST_MAIN(TestTikz)
#include "tst_tikz.moc"
