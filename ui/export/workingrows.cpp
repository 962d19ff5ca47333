#include "ui/export/workingrows.h"

#include "core/number.h"
#include "ui/figure/formula.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <cmath>

namespace ui {

namespace {

// A negative factor stands in brackets.
QString factor(double value, int decimals)
{
    const QString text = core::formatted(value, decimals);
    return value < 0 ? u'(' + text + u')' : text;
}

QString product(const core::Point &query, const core::Point &key, int decimals)
{
    return QStringLiteral("%1 × %2 + %3 × %4 = %5")
        .arg(core::formatted(query.x(), decimals), factor(key.x(), decimals), factor(query.y(), decimals),
             factor(key.y(), decimals), core::formatted(core::dot(query, key), decimals));
}

// Infinite scores of either sign have no sum.
QString sumOfScores(const core::Attention &attention, int decimals)
{
    const double sum = attention.scores.row(0).sum();
    return std::isnan(sum) ? QCoreApplication::translate("Compute", "undefined") : core::formatted(sum, decimals);
}

QString label(int token, const QString &name)
{
    const QString index = QString::number(token + 1);
    return name.isEmpty() ? index : index + u' ' + name;
}

QString markdownEscaped(const QString &text)
{
    static const QString special = QStringLiteral("\\`*_[]<>&|~$^!");
    QString result;
    for (const QChar character : text)
        result += special.contains(character) ? QString(u'\\') + character : QString(character);
    return result;
}

QString markdownRow(const QStringList &cells)
{
    return QStringLiteral("| %1 |\n").arg(cells.join(QStringLiteral(" | ")));
}

// TeX sets some neighbours, such as two hyphens, as one sign; and < > | as others in its oldest encoding of fonts.
QString texLiteral(const QString &name)
{
    static const QRegularExpression between(QStringLiteral("(?<=[-'`,!?])(?=[-'`,])"));
    QStringList pieces;
    for (const QString &piece : name.split(between))
        pieces += ui::texEscaped(piece);
    return pieces.join(QStringLiteral("{}"))
        .replace(u'<', QStringLiteral("\\textless{}"))
        .replace(u'>', QStringLiteral("\\textgreater{}"))
        .replace(u'|', QStringLiteral("\\textbar{}"));
}

// "−2.7×10¹²" as TeX writes it; words stay words.
QString texNumber(const QString &number)
{
    static const QString raised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹⁻");
    static const QString plain = QStringLiteral("0123456789-");
    if (number.isEmpty())
        return {};
    if (number.at(0).isLetter())
        return QStringLiteral("\\text{%1}").arg(texEscaped(number));
    QString result;
    bool isRaised = false;
    for (const QChar character : number) {
        const qsizetype digit = raised.indexOf(character);
        if (isRaised != (digit >= 0))
            result += isRaised ? QStringLiteral("}") : QStringLiteral("^{");
        isRaised = digit >= 0;
        result += isRaised ? plain.at(digit) : character;
    }
    result += isRaised ? QStringLiteral("}") : QString();
    result.replace(QChar(0x2212), u'-').replace(QStringLiteral("×"), QStringLiteral("\\times "));
    return result.replace(QStringLiteral("∞"), QStringLiteral("\\infty "));
}

QString inMath(const QString &source)
{
    return source.isEmpty() ? QString() : u'$' + source + u'$';
}

QString latexRow(const QString &first, const QStringList &cells)
{
    QStringList set{first};
    for (const QString &cell : cells.mid(1))
        set += cell.isEmpty() || !cell.at(0).isLetter() ? inMath(texNumber(cell)) : texEscaped(cell);
    return set.join(QStringLiteral(" & ")) + QStringLiteral(" \\\\\n");
}

// 1e-05, as machines write it.
QString texPower(const QString &number)
{
    static const QRegularExpression exponent(QStringLiteral("e([+-]?)0*(\\d+)$"));
    return QString(number)
        .replace(exponent, QStringLiteral("\\times 10^{\\1\\2}"))
        .replace(QStringLiteral("^{+"), QStringLiteral("^{"));
}

// With a heading, and the sums below.
std::vector<QStringList> tableOf(const WorkingRows &rows)
{
    std::vector<QStringList> table{{QCoreApplication::translate("Compute", "token"), QStringLiteral("k"),
                                    QStringLiteral("q·k"), rows.scoreFormula, QStringLiteral("eˢ"),
                                    QStringLiteral("a = eˢ / Σ"), QStringLiteral("v"), QStringLiteral("a v")}};
    table.insert(table.end(), rows.tokens.begin(), rows.tokens.end());
    if (!rows.sums.isEmpty())
        table.push_back(rows.sums);
    return table;
}

} // namespace

WorkingRows workingRows(const core::Scene &scene, const core::Attention &attention, int decimals)
{
    const bool isPlain = scene.temperature == 1 && scene.shift == 0;
    WorkingRows rows{core::formatted(scene.query, decimals),
                     core::machineFormatted(scene.temperature),
                     core::machineFormatted(scene.shift),
                     isPlain ? QStringLiteral("s") : QStringLiteral("s = q·k / T + c"),
                     {},
                     {},
                     {}};
    double sumOfWeights = 0;
    for (int j = 0; j < static_cast<int>(scene.tokens.size()); ++j) {
        const core::Token &token = scene.tokens[static_cast<std::size_t>(j)];
        const double weight = attention.weights(0, j);
        sumOfWeights += weight;
        rows.tokens.push_back({label(j, token.name), core::formatted(token.key, decimals),
                               product(scene.query, token.key, decimals),
                               core::formatted(attention.scores(0, j), decimals),
                               core::formattedExponential(core::exponential(attention, j), decimals),
                               core::formattedWeight(weight, decimals), core::formatted(token.value, decimals),
                               core::formatted(weight * token.value, decimals)});
    }
    const auto z = core::output(attention);
    if (!z)
        return rows;
    rows.output = core::formatted(*z, decimals);
    rows.sums = {QStringLiteral("Σ"),
                 {},
                 {},
                 sumOfScores(attention, decimals),
                 core::formattedExponential(core::sumOfExponentials(attention), decimals),
                 core::formatted(sumOfWeights, decimals + 1),
                 {},
                 rows.output};
    return rows;
}

QString noTokens()
{
    return QCoreApplication::translate("Compute", "The scene has no tokens.");
}

QString markdownTable(const WorkingRows &rows)
{
    const QString head = QStringLiteral("**q** = %1, T = %2, c = %3\n\n").arg(rows.query, rows.temperature, rows.shift);
    if (rows.output.isEmpty())
        return head + noTokens() + u'\n';
    QString table = markdownRow({QCoreApplication::translate("Compute", "token"), QStringLiteral("**k**"),
                                 QStringLiteral("**q**·**k**"), rows.scoreFormula, QStringLiteral("eˢ"),
                                 QStringLiteral("a = eˢ / Σ"), QStringLiteral("**v**"), QStringLiteral("a **v**")});
    table += QStringLiteral("| :-- | --: | --: | --: | --: | --: | --: | --: |\n");
    for (const QStringList &row : rows.tokens) {
        table += markdownRow(QStringList{markdownEscaped(row.front())} + row.mid(1));
    }
    return head + table + markdownRow(rows.sums) + QStringLiteral("\n**z** = %1\n").arg(rows.output);
}

QString latexTable(const WorkingRows &rows)
{
    const QString head = QStringLiteral("\\(\\mathbf{q} = %1,\\quad T = %2,\\quad c = %3\\)\n\n")
                             .arg(texNumber(rows.query), texPower(rows.temperature), texPower(rows.shift));
    if (rows.output.isEmpty())
        return head + texEscaped(noTokens()) + u'\n';
    const QString score = rows.scoreFormula.size() == 1 ? QStringLiteral("$s$")
                                                        : QStringLiteral("$s = \\mathbf{q}\\cdot\\mathbf{k} / T + c$");
    QString table = QStringLiteral("\\begin{tabular}{lrrrrrrr}\n\\hline\n") +
                    texEscaped(QCoreApplication::translate("Compute", "token")) +
                    QStringLiteral(" & $\\mathbf{k}$ & $\\mathbf{q}\\cdot\\mathbf{k}$ & %1 & $e^{s}$ & $a = e^{s} / "
                                   "\\Sigma$ & $\\mathbf{v}$ & $a\\,\\mathbf{v}$ \\\\\n\\hline\n")
                        .arg(score);
    for (const QStringList &row : rows.tokens)
        table += latexRow(texLiteral(row.front()), row);
    table += QStringLiteral("\\hline\n") + latexRow(QStringLiteral("$\\Sigma$"), rows.sums) +
             QStringLiteral("\\hline\n\\end{tabular}\n");
    return head + table + QStringLiteral("\n\\(\\mathbf{z} = %1\\)\n").arg(texNumber(rows.output));
}

QString tabbedTable(const WorkingRows &rows)
{
    QString table;
    for (const QStringList &row : tableOf(rows))
        table += row.join(u'\t') + u'\n';
    return table;
}

QString htmlTable(const WorkingRows &rows)
{
    QString table = QStringLiteral("<table>");
    for (const QStringList &row : tableOf(rows)) {
        table += QStringLiteral("<tr>");
        for (const QString &cell : row)
            table += QStringLiteral("<td>%1</td>").arg(cell.toHtmlEscaped());
        table += QStringLiteral("</tr>");
    }
    return table + QStringLiteral("</table>");
}

} // namespace ui
