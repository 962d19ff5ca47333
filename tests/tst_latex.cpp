#include "ui/figure/formula.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <vector>

using namespace ui;

/// Formula beside LaTeX, which sets the same sources at 10 pt.
class TestLatex : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void latexTakesEverySource();
    void proportionsAreThoseOfLatex_data();
    void proportionsAreThoseOfLatex();

private:
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

QTEST_MAIN(TestLatex)
#include "tst_latex.moc"
