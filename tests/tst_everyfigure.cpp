#include "tests/pictures.h"
#include "ui/export/exporter.h"
#include "ui/translation.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace ui;

namespace {

struct Figure {
    const char *name;
    std::vector<Part> parts;
    QSize size;
    int names; ///< how often the name of a token stands in it; -1: not counted
};

const std::vector<Figure> &figures()
{
    static const std::vector<Figure> all{{"match", {Part::Match}, {480, 480}, 1},
                                         {"softmax", {Part::Softmax}, {480, 480}, -1}, // below the bars shortened
                                         {"mix", {Part::Mix}, {480, 480}, 1},
                                         {"working", {Part::Working}, {1440, 300}, 1},
                                         {"formula", {Part::Formula}, {960, 480}, -1},
                                         {"strip", {Part::Match, Part::Softmax, Part::Mix}, {1260, 420}, -1}};
    return all;
}

// The largest differences from far; fonts of LaTeX are not ours.
constexpr int alike = 40;
constexpr int alikeInLatex = 150;

} // namespace

/// Every part in every format, theme, language and text mode, read by programs of others.
class TestEveryFigure : public QObject {
    Q_OBJECT

private slots:
    void cleanupTestCase() { installTranslators(QStringLiteral("en")); }
    void othersReadIt_data();
    void othersReadIt();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    void run(const QString &program, const QStringList &arguments);
    QImage pageOf(const QString &pdf);
    void checkSvg(const core::Scene &scene, const Figure &figure, const ExportOptions &options, const QImage &own);
    void checkPdf(const core::Scene &scene, const ExportOptions &options, const QImage &own);
    void checkLatex(const core::Scene &scene, const ExportOptions &options, const QImage &own);

    QTemporaryDir m_folder;
};

void TestEveryFigure::run(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.setWorkingDirectory(m_folder.path());
    process.start(program, arguments);
    QVERIFY2(process.waitForFinished(180'000), qPrintable(process.errorString()));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
}

QImage TestEveryFigure::pageOf(const QString &pdf)
{
    run(QStringLiteral("pdftoppm"), {QStringLiteral("-r"), QStringLiteral("96"), QStringLiteral("-png"),
                                     QStringLiteral("-singlefile"), pdf, QStringLiteral("page")});
    return QImage(path(QStringLiteral("page.png")));
}

void TestEveryFigure::othersReadIt_data()
{
    QTest::addColumn<Theme>("theme");
    QTest::addColumn<QString>("language");
    QTest::addColumn<TextMode>("text");
    for (const auto &[themeName, theme] :
         {std::pair("light", Theme::Light), {"dark", Theme::Dark}, {"projector", Theme::Projector}})
        for (const char *language : {"en", "zh_CN"})
            for (const auto &[textName, text] : {std::pair("text", TextMode::Text), {"outlines", TextMode::Outlines}})
                QTest::addRow("%s %s %s", themeName, language, textName)
                    << theme << QString::fromLatin1(language) << text;
}

void TestEveryFigure::othersReadIt()
{
    QFETCH(Theme, theme);
    QFETCH(QString, language);
    QFETCH(TextMode, text);
    installTranslators(language);
    core::Scene scene = core::chapterExample();
    scene.tokens[0].name = language == QLatin1String("en") ? QStringLiteral("q<k & v") : QStringLiteral("注意力");
    for (const Figure &figure : figures()) {
        ExportOptions options;
        options.parts = figure.parts;
        options.size = {double(figure.size.width()), double(figure.size.height())};
        options.theme = theme;
        options.text = text;
        options.views.measured = 1;
        QString error;
        const auto png = figureBytes(scene, Format::Png, options, &error);
        QVERIFY2(png.has_value(), qPrintable(error));
        const QImage own = QImage::fromData(*png);
        QCOMPARE(own.size(), figure.size);
        checkSvg(scene, figure, options, own);
        checkPdf(scene, options, own);
        checkLatex(scene, options, own);
        if (QTest::currentTestFailed()) {
            qWarning("in the figure of %s", figure.name);
            return;
        }
    }
}

void TestEveryFigure::checkSvg(const core::Scene &scene, const Figure &figure, const ExportOptions &options,
                               const QImage &own)
{
    QString error;
    QVERIFY2(exportFigure(scene, path(QStringLiteral("figure.svg")), options, &error), qPrintable(error));
    run(QStringLiteral("rsvg-convert"),
        {QStringLiteral("figure.svg"), QStringLiteral("-o"), QStringLiteral("svg.png")});
    const int difference = differenceFromFar(QImage(path(QStringLiteral("svg.png"))), own);
    QVERIFY2(difference <= alike, qPrintable(QStringLiteral("svg: %1").arg(difference)));
    QFile file(path(QStringLiteral("figure.svg")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader reader(&file);
    int elements = 0;
    int names = 0;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text")) {
            ++elements;
            names += reader.readElementText(QXmlStreamReader::IncludeChildElements).contains(scene.tokens[0].name);
        }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    if (*options.text == TextMode::Outlines)
        QCOMPARE(elements, 0);
    else if (figure.names >= 0)
        QCOMPARE(names, figure.names);
}

void TestEveryFigure::checkPdf(const core::Scene &scene, const ExportOptions &options, const QImage &own)
{
    QString error;
    QVERIFY2(exportFigure(scene, path(QStringLiteral("figure.pdf")), options, &error), qPrintable(error));
    const QImage page = pageOf(QStringLiteral("figure.pdf"));
    QCOMPARE(page.size(), own.size());
    const int difference = differenceFromFar(page, own);
    QVERIFY2(difference <= alike, qPrintable(QStringLiteral("pdf: %1").arg(difference)));
}

void TestEveryFigure::checkLatex(const core::Scene &scene, const ExportOptions &options, const QImage &own)
{
    QString error;
    QVERIFY2(exportFigure(scene, path(QStringLiteral("latex.tex")), options, &error), qPrintable(error));
    QFile tex(path(QStringLiteral("latex.tex")));
    QVERIFY(tex.open(QIODevice::ReadOnly));
    const QString first = QString::fromUtf8(tex.readLine()).trimmed();
    run(first.section(u' ', -1), {QStringLiteral("-interaction=nonstopmode"), QStringLiteral("latex.tex")});
    QFile log(path(QStringLiteral("latex.log")));
    QVERIFY(log.open(QIODevice::ReadOnly));
    const QByteArray said = log.readAll();
    QVERIFY2(!said.contains("Warning") && !said.contains("Overfull"), said.constData());
    const QImage page = pageOf(QStringLiteral("latex.pdf"));
    QVERIFY((page.size() - own.size()).width() <= 1 && (page.size() - own.size()).height() <= 1);
    const int difference = differenceFromFar(page.scaled(own.size()), own);
    QVERIFY2(difference <= alikeInLatex, qPrintable(QStringLiteral("latex: %1").arg(difference)));
}

QTEST_MAIN(TestEveryFigure)
#include "tst_everyfigure.moc"
