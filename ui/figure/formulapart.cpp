#include "ui/figure/formulapart.h"

#include "core/decimal.h"
#include "core/number.h"
#include "ui/figure/barscale.h"
#include "ui/figure/formula.h"
#include "ui/figure/sums.h"
#include "ui/figure/workingtext.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr int mostTerms = 12; // more cannot be read

constexpr double smallestFormula = 0.6; // of the usual size; where it would be smaller, tokens are left out

// Where the numbers stand: beside the general formula, on a line of their own, or every token on one.
enum class Breaking { Beside, Below, Each };

/// Writes the formulas of a scene.
class FormulaWriter {
public:
    FormulaWriter(const core::Scene &scene, const core::Attention &attention, const Style &style)
        : m_scene(scene), m_attention(attention), m_style(style), m_count(static_cast<int>(scene.tokens.size()))
    {
    }

    /// With so many of the tokens written out.
    QString source(int terms, Breaking breaking) const
    {
        const QStringList lines{line(Stage::Scores, QStringLiteral("s_j"), score(),
                                     list(terms, &FormulaWriter::scoreOf, breaking), breaking),
                                line(Stage::Weights, QStringLiteral("a_j"),
                                     QStringLiteral("\\frac{e^{s_j}}{\\sum_r e^{s_r}}"),
                                     list(terms, &FormulaWriter::weightOf, breaking), breaking),
                                line(Stage::Output, QStringLiteral("\\mathbf{z}"),
                                     QStringLiteral("\\sum_j a_j\\,\\mathbf{v}_j"), output(terms), breaking)};
        return QStringLiteral("\\begin{aligned} %1 \\end{aligned}").arg(lines.join(QStringLiteral(" \\\\ ")));
    }

private:
    using Term = QString (FormulaWriter::*)(int token) const;

    // What belongs to a later stage keeps its room.
    QString line(Stage stage, const QString &symbol, const QString &general, const QStringList &numbers,
                 Breaking breaking) const
    {
        const auto shown = [&](const QString &source) {
            return m_style.shows(stage) ? source : QStringLiteral("\\phantom{%1}").arg(source);
        };
        const QString head = shown(symbol) + QStringLiteral(" & ") + shown(QStringLiteral("{} = ") + general);
        QString source = head;
        for (const QString &number : numbers)
            source +=
                (breaking == Breaking::Beside ? QStringLiteral(" && ") : QStringLiteral(" \\\\ & ")) + shown(number);
        return source;
    }

    QString score() const
    {
        QString source = QStringLiteral("\\mathbf{q}\\cdot\\mathbf{k}_j");
        if (m_scene.temperature != 1)
            source += QStringLiteral(" / T");
        if (m_scene.shift != 0)
            source += QStringLiteral(" + c");
        return source;
    }

    // The first tokens and the last one.
    QStringList written(int terms, Term term) const
    {
        QStringList result;
        for (int j = 0; j < std::min(terms, m_count); ++j) {
            const bool isLast = j > 0 && j == terms - 1;
            if (isLast && terms < m_count)
                result += QStringLiteral("\\cdots");
            result += coloured(isLast ? m_count - 1 : j, (this->*term)(isLast ? m_count - 1 : j));
        }
        if (terms == 1 && m_count > 1)
            result += QStringLiteral("\\cdots");
        return result;
    }

    // One a line.
    QStringList list(int terms, Term term, Breaking breaking) const
    {
        const QStringList all = written(terms, term);
        return breaking == Breaking::Each || all.isEmpty() ? all : QStringList{all.join(QStringLiteral(" \\quad "))};
    }

    QStringList output(int terms) const
    {
        const auto z = core::output(m_attention);
        if (!z)
            return {};
        return {QStringLiteral("{} = %1 = %2")
                    .arg(written(terms, &FormulaWriter::shareOf).join(QStringLiteral(" + ")),
                         core::formatted(*z, m_style.decimals))};
    }

    QString scoreOf(int token) const
    {
        return QStringLiteral("s_{%1} = %2")
            .arg(QString::number(token + 1), scoreText(m_attention.scores(0, token), m_style.decimals));
    }

    QString weightOf(int token) const
    {
        const QString weight = core::formattedWeight(m_attention.weights(0, token), m_style.decimals);
        const bool isBound = weight.startsWith(u'<') || weight.startsWith(u'>');
        return QStringLiteral("a_{%1} = \\frac{%2}{%3} %4")
            .arg(QString::number(token + 1), core::exponentialText(m_attention.scores(0, token), m_style.decimals),
                 core::sumOfExponentialsText(m_attention, m_style.decimals),
                 isBound ? weight : QStringLiteral("= ") + weight);
    }

    QString shareOf(int token) const
    {
        return QStringLiteral("{%1}\\,%2")
            .arg(core::formattedWeight(m_attention.weights(0, token), m_style.decimals), vectorSource(u'v', token));
    }

    static QString coloured(int token, const QString &source)
    {
        return QStringLiteral("\\textcolor{token%1}{%2}").arg(QString::number(token + 1), source);
    }

    const core::Scene &m_scene;
    const core::Attention &m_attention;
    const Style &m_style;
    const int m_count;
};

double fittingScale(const QRectF &box, const QSizeF &room)
{
    return std::min({1.0, room.width() / box.width(), room.height() / box.height()});
}

/// The formulas with as many tokens as can be read in `room`, and how much smaller they have to be.
struct Fitted {
    QString source;
    double scale;
};

Fitted fitted(const FormulaWriter &writer, int tokens, const QSizeF &room, double size)
{
    Fitted best{{}, 0};
    for (int terms = std::min(tokens, mostTerms); terms >= std::min(tokens, 1) && best.scale < smallestFormula; --terms)
        for (const Breaking breaking : {Breaking::Beside, Breaking::Below, Breaking::Each}) {
            const QString source = writer.source(terms, breaking);
            const double scale = fittingScale(Formula(source, size).box(), room);
            if (scale > best.scale)
                best = {source, scale};
        }
    return best;
}

} // namespace

void paintFormulaPart(QPainter &painter, const core::Scene &scene, const core::Attention &attention, const QSizeF &size,
                      const Style &style)
{
    const double margin = style.textSize;
    const QSizeF room = (size - QSizeF(2 * margin, margin)).expandedTo(QSizeF(1, 1));
    const FormulaWriter writer(scene, attention, style);
    const Fitted best = fitted(writer, static_cast<int>(scene.tokens.size()), room, style.mathSize);
    const Formula formula(best.source, std::max(1.0, std::floor(best.scale * style.mathSize)));
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF corner(margin, (size.height() - formula.box().height()) / 2);
    formula.paint(painter, corner - formula.box().topLeft(), style);
}

double wantedFormulaHeight(const Style &style)
{
    return std::ceil(7.6 * style.mathSize + style.textSize);
}

} // namespace ui
