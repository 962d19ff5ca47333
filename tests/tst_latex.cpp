#include "tests/files.h"
#include "tests/pictures.h"
#include "ui/export/exporter.h"
#include "ui/export/tikzdevice.h"
#include "ui/export/tikztext.h"
#include "ui/figure/formula.h"
#include "ui/translation.h"

#include <QFile>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <memory>
#include <vector>

using namespace ui;

Q_DECLARE_METATYPE(core::Scene)

namespace {

const std::vector<Part> strip{Part::Match, Part::Softmax, Part::Mix};
const std::vector<Part> allParts{Part::Match, Part::Softmax, Part::Mix, Part::Working};

core::Scene named(const QStringList &names)
{
    core::Scene scene = core::chapterExample();
    for (qsizetype i = 0; i < names.size(); ++i)
        scene.tokens[static_cast<std::size_t>(i)].name = names[i];
    return scene;
}

QByteArray bytes(const core::Scene &scene, Format format, const ExportOptions &options)
{
    QString error;
    const auto result = figureBytes(scene, format, options, &error);
    if (!result)
        qWarning("%s", qUtf8Printable(error));
    return result.value_or(QByteArray());
}

QByteArray output(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60'000) || process.exitCode() != 0)
        qWarning("%s: %s", qUtf8Printable(program), process.readAllStandardError().constData());
    return process.readAllStandardOutput();
}

// The lines that do not begin with `start`.
QByteArray without(const QByteArray &lines, const QByteArray &start)
{
    QByteArray result;
    for (const QByteArray &line : lines.split('\n'))
        if (!line.startsWith(start))
            result += line + '\n';
    return result;
}

// Everything in a log that a careful author would not leave there.
QString complaints(const QString &log)
{
    static const QRegularExpression complaint(
        QStringLiteral("^(!.*|.*[Ww]arning.*|(Over|Under)full.*|Missing character.*|.*Font shape.*undefined.*)$"),
        QRegularExpression::MultilineOption);
    QStringList result;
    for (auto matches = complaint.globalMatch(log); matches.hasNext();)
        result += matches.next().captured();
    return result.join(QLatin1Char('\n'));
}

} // namespace

/// Formula beside LaTeX, which sets the same sources at 10 pt, and whole figures as LaTeX sets them.
class TestLatex : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup() { installTranslators(QStringLiteral("en")); }
    void latexTakesEverySource();
    void proportionsAreThoseOfLatex_data();
    void proportionsAreThoseOfLatex();

    void figureIsSetAsWePaintIt_data();
    void figureIsSetAsWePaintIt();
    void fieldIsSetAsWePaintIt_data();
    void fieldIsSetAsWePaintIt();
    void textIsPrintedLiterally_data();
    void textIsPrintedLiterally();
    void everyLatinLetterHasAFont_data() { textIsPrintedLiterally_data(); }
    void everyLatinLetterHasAFont();
    void otherLettersLookAsOurs();
    void nothingStandsOutside_data();
    void nothingStandsOutside();
    void documentHasItsOwnColours();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    /// Sets `tex` with the program that its first line names, as figure.pdf; the log, or what went wrong.
    QString typeset(const QByteArray &tex);
    /// The only page, at 96 dpi.
    QImage page();

    std::unique_ptr<QTemporaryDir> m_folder = std::make_unique<QTemporaryDir>();
    QStringList m_sources;
    QString m_log;
    std::vector<QSizeF> m_sizes; ///< as LaTeX sets them, in em
    bool m_failed = true;
};

void TestLatex::initTestCase()
{
    QFile file(QStringLiteral(TEST_DATA "/formulas.txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_sources = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QVERIFY(m_sources.size() >= 40);

    QString document = QStringLiteral(R"(\documentclass{article}
\usepackage{amsmath,xcolor}
\definecolor{token1}{HTML}{0072B2}
\definecolor{token2}{HTML}{C84E00}
\newbox\formula
\begin{document}
)");
    for (const QString &source : m_sources)
        document += QStringLiteral(R"(\setbox\formula\hbox{$\displaystyle %1$}
\typeout{SIZE \the\wd\formula\space\the\ht\formula\space\the\dp\formula})")
                        .arg(source) +
                    QLatin1Char('\n');
    document += QStringLiteral("\\end{document}\n");

    QTemporaryDir folder;
    QFile tex(folder.filePath(QStringLiteral("formulas.tex")));
    QVERIFY(tex.open(QIODevice::WriteOnly));
    tex.write(document.toUtf8());
    tex.close();
    QProcess latex;
    latex.setWorkingDirectory(folder.path());
    latex.start(QStringLiteral("pdflatex"),
                {QStringLiteral("-interaction=nonstopmode"), QStringLiteral("-no-shell-escape"), tex.fileName()});
    QVERIFY2(latex.waitForFinished(180'000), qPrintable(latex.errorString()));
    m_failed = latex.exitStatus() != QProcess::NormalExit || latex.exitCode() != 0;
    m_log = QString::fromUtf8(latex.readAllStandardOutput());

    static const QRegularExpression line(QStringLiteral("SIZE ([0-9.]+)pt ([0-9.]+)pt (-?[0-9.]+)pt"));
    for (auto matches = line.globalMatch(m_log); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        m_sizes.emplace_back(match.captured(1).toDouble() / 10,
                             (match.captured(2).toDouble() + match.captured(3).toDouble()) / 10);
    }
}

void TestLatex::latexTakesEverySource()
{
    static const QRegularExpression fault(QStringLiteral("^!.*$"), QRegularExpression::MultilineOption);
    QVERIFY2(!m_failed, qPrintable(fault.match(m_log).captured()));
    QCOMPARE(m_sizes.size(), static_cast<std::size_t>(m_sources.size()));
}

void TestLatex::proportionsAreThoseOfLatex_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QSizeF>("expected");
    for (std::size_t i = 0; i < m_sizes.size(); ++i) {
        const QString source = m_sources[static_cast<qsizetype>(i)];
        QTest::newRow(source.toUtf8().constData()) << source << m_sizes[i];
    }
}

void TestLatex::proportionsAreThoseOfLatex()
{
    QFETCH(QString, source);
    QFETCH(QSizeF, expected);
    constexpr double size = 40;
    const QSizeF own = Formula(source, size).box().size() / size;
    // The letters of our fonts are larger and the rest is not: a third at most.
    const double width = own.width() / expected.width();
    const double height = own.height() / expected.height();
    QVERIFY2(width > 0.85 && width < 1.35, qPrintable(QString::number(width)));
    QVERIFY2(height > 0.78 && height < 1.3, qPrintable(QString::number(height)));
}

QString TestLatex::typeset(const QByteArray &tex)
{
    m_folder = std::make_unique<QTemporaryDir>();
    write(path(QStringLiteral("figure.tex")), tex);
    const QByteArray firstLine = tex.left(tex.indexOf('\n'));
    QProcess latex;
    latex.setWorkingDirectory(m_folder->path());
    latex.start(QString::fromLatin1(firstLine.mid(firstLine.lastIndexOf(' ') + 1)),
                {QStringLiteral("-interaction=nonstopmode"), QStringLiteral("figure.tex")});
    if (!latex.waitForFinished(180'000) || latex.exitStatus() != QProcess::NormalExit)
        return QStringLiteral("! ") + latex.errorString();
    const QString log = QString::fromUtf8(read(path(QStringLiteral("figure.log"))));
    return latex.exitCode() == 0 ? log : QStringLiteral("! failed\n") + log;
}

QImage TestLatex::page()
{
    output(QStringLiteral("pdftoppm"),
           {QStringLiteral("-r"), QStringLiteral("96"), QStringLiteral("-png"), QStringLiteral("-singlefile"),
            path(QStringLiteral("figure.pdf")), path(QStringLiteral("page"))});
    return QImage(path(QStringLiteral("page.png")));
}

void TestLatex::figureIsSetAsWePaintIt_data()
{
    QTest::addColumn<std::vector<Part>>("parts");
    QTest::addColumn<Theme>("theme");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QStringList>("words");
    const QStringList none;
    const QString en = QStringLiteral("en");
    QTest::newRow("match") << std::vector{Part::Match} << Theme::Light << en << none
                           << QStringList{QStringLiteral("= 1.00"), QStringLiteral("= −1.00")};
    QTest::newRow("softmax") << std::vector{Part::Softmax} << Theme::Light << en << none
                             << QStringList{QStringLiteral("exponential e"), QStringLiteral("66.5%"),
                                            QStringLiteral("2.718")};
    QTest::newRow("mix") << std::vector{Part::Mix} << Theme::Light << en << none
                         << QStringList{QStringLiteral("convex hull of the values"), QStringLiteral("24.5%")};
    QTest::newRow("working") << std::vector{Part::Working} << Theme::Light << en << none
                             << QStringList{QStringLiteral("dot product q"), QStringLiteral("4.086")};
    QTest::newRow("strip, dark") << strip << Theme::Dark << en << none << QStringList{QStringLiteral("score s")};
    QTest::newRow("strip, projector") << strip << Theme::Projector << en << none
                                      << QStringList{QStringLiteral("weight a")};
    QTest::newRow("names") << allParts << Theme::Light << en
                           << QStringList{QStringLiteral("Größe"), QStringLiteral("q<k & v"), QStringLiteral("=1+1")}
                           << QStringList{QStringLiteral("Größe"), QStringLiteral("q<k & v"), QStringLiteral("=1+1")};
    QTest::newRow("Chinese names") << allParts << Theme::Light << en
                                   << QStringList{QStringLiteral("注意力"), QStringLiteral("key 注")}
                                   << QStringList{QStringLiteral("注意力"), QStringLiteral("score s")};
    QTest::newRow("Chinese, dark") << allParts << Theme::Dark << QStringLiteral("zh_CN") << none
                                   << QStringList{QStringLiteral("分数"), QStringLiteral("权重")};
}

void TestLatex::figureIsSetAsWePaintIt()
{
    QFETCH(std::vector<Part>, parts);
    QFETCH(Theme, theme);
    QFETCH(QString, language);
    QFETCH(QStringList, names);
    QFETCH(QStringList, words);
    const core::Scene scene = named(names);
    ExportOptions options;
    options.parts = parts;
    options.theme = theme;
    options.size = {1200, parts.size() > 3 ? 640.0 : 420.0};
    QVERIFY(installTranslators(language).isEmpty());
    const QByteArray tex = bytes(scene, Format::TikzDocument, options);
    const QImage own = QImage::fromData(bytes(scene, Format::Png, options), "PNG");

    const QString log = typeset(tex);
    QVERIFY2(complaints(log).isEmpty(), qPrintable(complaints(log)));
    const QString pdf = path(QStringLiteral("figure.pdf"));
    const QString info = QString::fromUtf8(output(QStringLiteral("pdfinfo"), {pdf}));
    const auto size =
        QRegularExpression(QStringLiteral("Pages: +1\n[^$]*Page size: +([0-9.]+) x ([0-9.]+) pts")).match(info);
    QVERIFY2(size.hasMatch(), qPrintable(info));
    QVERIFY(std::abs(size.captured(1).toDouble() - options.size.width * 0.75) < 0.02);
    QVERIFY(std::abs(size.captured(2).toDouble() - options.size.height * 0.75) < 0.02);
    const QString text =
        QString::fromUtf8(output(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), pdf, QStringLiteral("-")}));
    for (const QString &word : words)
        QVERIFY2(text.simplified().contains(word), qPrintable(word + QLatin1Char('\n') + text));

    // Letters differ, nothing else may.
    const int difference = differenceFromFar(page(), own);
    QVERIFY2(difference <= 145, qPrintable(QString::number(difference)));
    options.text = TextMode::Text;
    write(path(QStringLiteral("shapes.svg")), without(bytes(scene, Format::Svg, options), "<text"));
    output(QStringLiteral("rsvg-convert"),
           {path(QStringLiteral("shapes.svg")), QStringLiteral("-o"), path(QStringLiteral("shapes.png"))});
    const QImage ownShapes(path(QStringLiteral("shapes.png")));
    QVERIFY(!ownShapes.isNull());
    QVERIFY(complaints(typeset(without(tex, "\\node["))).isEmpty());
    const int shapeDifference = differenceFromFar(page(), ownShapes);
    QVERIFY2(shapeDifference <= 16, qPrintable(QString::number(shapeDifference)));
}

void TestLatex::fieldIsSetAsWePaintIt_data()
{
    QTest::addColumn<Theme>("theme");
    QTest::newRow("light") << Theme::Light;
    QTest::newRow("dark") << Theme::Dark;
}

// Its cells have no seams: from far they are the picture.
void TestLatex::fieldIsSetAsWePaintIt()
{
    QFETCH(Theme, theme);
    ExportOptions options;
    options.parts = {Part::Match};
    options.theme = theme;
    options.overlays.field = true;
    options.overlays.numbers = false;
    options.overlays.grid = false;
    options.size = {600, 600};
    const QImage own = QImage::fromData(bytes(core::chapterExample(), Format::Png, options), "PNG");
    const QByteArray tex = bytes(core::chapterExample(), Format::TikzDocument, options);
    QVERIFY(complaints(typeset(without(tex, "\\node["))).isEmpty());
    const QImage seen = page();
    QCOMPARE(seen.size(), own.size());
    int differing = 0;
    for (int y = 2; y < 600; y += 10)
        for (int x = 2; x < 600; x += 10)
            differing += std::abs(qRed(seen.pixel(x, y)) - qRed(own.pixel(x, y))) > 6 ||
                         std::abs(qBlue(seen.pixel(x, y)) - qBlue(own.pixel(x, y))) > 6;
    QVERIFY2(differing < 60 * 60 / 25, qPrintable(QString::number(differing))); // letters, ends of lines
}

void TestLatex::textIsPrintedLiterally_data()
{
    QTest::addColumn<QString>("other"); // decides which program is needed
    QTest::newRow("pdflatex") << QStringLiteral("other");
    QTest::newRow("xelatex") << QStringLiteral("注意力");
}

void TestLatex::textIsPrintedLiterally()
{
    QFETCH(QString, other);
    const QStringList texts{QStringLiteral("q<k & v"),
                            QStringLiteral("50%_#{}\\input{x}"),
                            QStringLiteral("=1+1"),
                            QStringLiteral("~^$\\"),
                            QStringLiteral("a--b---c"),
                            QStringLiteral("<<x>>,,y"),
                            QStringLiteral("?`!`"),
                            QStringLiteral("\"it's\" ''``"),
                            QStringLiteral("[x]|*|@"),
                            QStringLiteral("naïve Größe Œuvre ¡Ñ! Łódź"),
                            QStringLiteral("−1.00 ±2°"),
                            QString(100, QLatin1Char('w')),
                            other};
    TikzDevice device(QSizeF(1400, 30.0 * static_cast<double>(texts.size()) + 30), style(Theme::Light), {},
                      TikzDevice::Kind::Document);
    QPainter painter(&device);
    painter.setFont(textFont(13));
    double y = 0;
    for (const QString &text : texts)
        painter.drawText(QPointF(10, y += 30), text);
    y = 0;
    for (const QString &text : texts)
        if (text.size() < 100)
            Formula(vectorSource(QLatin1Char('k'), 0, text), 15).paint(painter, QPointF(700, y += 30), Qt::black);
    painter.end();

    const QString log = typeset(device.bytes());
    QVERIFY2(complaints(log).isEmpty(), qPrintable(complaints(log)));
    const QString printed =
        QString::fromUtf8(output(QStringLiteral("pdftotext"),
                                 {QStringLiteral("-raw"), path(QStringLiteral("figure.pdf")), QStringLiteral("-")}));
    for (const QString &text : texts) {
        const int expected = text.size() < 100 ? 2 : 1;
        QVERIFY2(printed.count(text) == expected, qPrintable(text + QLatin1Char('\n') + printed));
    }
}

void TestLatex::everyLatinLetterHasAFont()
{
    QFETCH(QString, other);
    TikzDevice device(QSizeF(1000, 1000), style(Theme::Light), {}, TikzDevice::Kind::Document);
    QPainter painter(&device);
    painter.setFont(textFont(13));
    painter.drawText(QPointF(20, 980), other);
    QString letters;
    for (char16_t c = 0xA1; c < 0x2300; ++c) {
        const QString letter{QChar(c)};
        if (texNeed(letter) == TexNeed::Latin && QChar(c).isPrint()) {
            const auto place = static_cast<int>(letters.size());
            painter.drawText(QPoint(20 + 30 * (place % 30), 20 + 30 * (place / 30)), letter);
            letters += letter;
        }
    }
    painter.end();
    QVERIFY2(letters.size() > 200, qPrintable(letters));
    const QString log = typeset(device.bytes());
    QVERIFY2(complaints(log).isEmpty(), qPrintable(complaints(log)));
    const QString printed = QString::fromUtf8(
        output(QStringLiteral("pdftotext"), {path(QStringLiteral("figure.pdf")), QStringLiteral("-")}));
    for (const QChar letter : letters)
        if (letter.isLetter() && letter.unicode() < 0x100)
            QVERIFY2(printed.contains(letter), qPrintable(QString(letter) + QLatin1Char('\n') + printed));
}

void TestLatex::otherLettersLookAsOurs()
{
    const auto draw = [](QPainter &painter) {
        painter.fillRect(QRectF(0, 0, 400, 100), Qt::white);
        painter.setFont(textFont(40));
        painter.drawText(QPointF(20, 60), QStringLiteral("√ שלום 한국"));
    };
    TikzDevice device(QSizeF(400, 100), style(Theme::Light), {}, TikzDevice::Kind::Document);
    QPainter painter(&device);
    draw(painter);
    painter.end();
    QImage own(400, 100, QImage::Format_RGB32);
    painter.begin(&own);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter);
    painter.end();
    const QString log = typeset(device.bytes());
    QVERIFY2(complaints(log).isEmpty(), qPrintable(complaints(log)));
    const int difference = differenceFromFar(page(), own);
    QVERIFY2(difference <= 24, qPrintable(QString::number(difference)));
}

void TestLatex::nothingStandsOutside_data()
{
    QTest::addColumn<core::Scene>("scene");
    QTest::newRow("chapter") << core::chapterExample();
    QTest::newRow("long names") << named(QStringList(3, QString(100, QLatin1Char('W'))));
    core::Scene many;
    for (int i = 0; i < 40; ++i) {
        core::Token token;
        token.name = QStringLiteral("token number %1").arg(i);
        token.key = {std::cos(i), std::sin(i)};
        token.value = {2 * std::sin(i), std::cos(i)};
        many.tokens.push_back(token);
    }
    QTest::newRow("many") << many;
}

void TestLatex::nothingStandsOutside()
{
    QFETCH(core::Scene, scene);
    constexpr int border = 60; // layout pixels
    ExportOptions options;
    options.parts = allParts;
    options.size = {1000, 600};
    options.background = Background::Transparent;
    QByteArray tex = bytes(scene, Format::TikzDocument, options);
    tex.replace("\\documentclass{standalone}", "\\documentclass[border=45bp]{standalone}");
    const QString log = typeset(tex);
    QVERIFY2(complaints(log).isEmpty(), qPrintable(complaints(log)));
    const QImage seen = page().convertToFormat(QImage::Format_RGB32);
    QCOMPARE(seen.size(), QSize(1000 + 2 * border, 600 + 2 * border));
    const QRect frame(border - 1, border - 1, 1002, 602);
    for (int y = 0; y < seen.height(); ++y)
        for (int x = 0; x < seen.width(); ++x)
            if (!frame.contains(x, y))
                QVERIFY2(qGray(seen.pixel(x, y)) > 250, qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
}

void TestLatex::documentHasItsOwnColours()
{
    ExportOptions options;
    options.parts = {Part::Softmax};
    options.size = {400, 400};
    const QByteArray picture = bytes(core::chapterExample(), Format::Tikz, options);
    const QByteArray document = "% pdflatex\n\\documentclass{standalone}\n\\usepackage{lmodern,amsmath,tikz}\n"
                                "\\definecolor{token1}{HTML}{FF00FF}\n\\begin{document}\n" +
                                picture + "\\end{document}\n";
    const QString log = typeset(document);
    QVERIFY2(complaints(log).isEmpty(), qPrintable(complaints(log)));
    const QImage own = QImage::fromData(bytes(core::chapterExample(), Format::Png, options), "PNG");
    const QImage seen = page();
    const auto count = [](const QImage &image, const QColor &colour) {
        int pixels = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                pixels += image.pixelColor(x, y).rgb() == colour.rgb() ? 1 : 0;
        return pixels;
    };
    const int area = count(own, figureStyle(options).tokenColour(0));
    QVERIFY(area > 2000);
    QCOMPARE(count(seen, figureStyle(options).tokenColour(0)), 0);
    QVERIFY(std::abs(count(seen, QColor(255, 0, 255)) - area) < area / 10);
    QVERIFY(std::abs(count(seen, figureStyle(options).tokenColour(1)) -
                     count(own, figureStyle(options).tokenColour(1))) < area / 10);
}

QTEST_MAIN(TestLatex)
#include "tst_latex.moc"
