#include "ui/figure/normaliserlist.h"

#include "core/decimal.h"
#include "core/normalisers.h"
#include "core/number.h"
#include "ui/figure/sums.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

namespace {

constexpr double lineHeight = 1.45; // in sizes of the letters

using Sources = std::array<QString, 3>;

QString inText(const QString &words)
{
    return QStringLiteral("\\text{%1}").arg(texEscaped(words));
}

QString verdictOn(const core::Mixture &mixture)
{
    switch (mixture.state) {
    case core::Mixture::State::AtInfinity:
        return QCoreApplication::translate("Figure", "at infinity");
    case core::Mixture::State::Undefined:
        return QCoreApplication::translate("Figure", "undefined");
    case core::Mixture::State::Finite:
        break;
    }
    return mixture.isInHull ? QCoreApplication::translate("Figure", "in the hull")
                            : QCoreApplication::translate("Figure", "outside the hull");
}

Sources sourcesOf(const core::Mixture &mixture, const core::Attention &attention, const Style &style)
{
    const QString verdict = inText(verdictOn(mixture));
    const QString sum = core::formatted(mixture.sum, style.decimals);
    switch (mixture.normaliser) {
    case core::Normaliser::None:
        return {QStringLiteral("\\mathbf{z}'\\quad s"), QStringLiteral("\\Sigma s = %1").arg(sum), verdict};
    case core::Normaliser::Sum:
        return {QStringLiteral("\\mathbf{z}''\\quad s / \\Sigma s"), QStringLiteral("\\Sigma s = %1").arg(sum),
                verdict};
    case core::Normaliser::Absolute:
        return {QStringLiteral("\\mathbf{z}'''\\quad |s| / \\Sigma |s|"), QStringLiteral("\\Sigma |s| = %1").arg(sum),
                verdict};
    case core::Normaliser::Softmax:
        break;
    }
    return {QStringLiteral("\\mathbf{z}\\quad e^{s} / \\Sigma e^{s}"),
            QStringLiteral("\\Sigma e^{s} = %1").arg(core::sumOfExponentialsText(attention, style.decimals)), verdict};
}

} // namespace

NormaliserList::NormaliserList(const core::Scene &scene, const core::Attention &attention, const Viewport &viewport,
                               const Style &style)
    : m_ink(style.ink)
{
    const auto mixtures = core::mixtures(scene, attention);
    if (!mixtures)
        return;
    std::vector<Sources> sources;
    sources.reserve(mixtures->size());
    m_rows.reserve(mixtures->size());
    for (const core::Mixture &mixture : *mixtures) {
        sources.push_back(sourcesOf(mixture, attention, style));
        m_rows.push_back({{}, mixture.isInHull ? style.ink : style.error});
    }
    const double margin = style.textSize;
    const double room = viewport.size().width() - 2 * margin;
    const double usual = 0.87 * style.smallMathSize;
    double width = lay(sources, usual);
    if (width > room)
        width = lay(sources, std::max(1.0, usual * room / width));
    const double height = m_rowHeight * static_cast<double>(m_rows.size());
    m_box = {margin, viewport.size().height() - 0.6 * margin - height, width, height};
}

double NormaliserList::lay(const std::vector<Sources> &sources, double size)
{
    const double gap = 1.2 * size;
    double width = 0;
    for (Row &row : m_rows)
        row.cells.clear();
    for (std::size_t column = 0; column < columns; ++column) {
        m_lefts[column] = width + (column > 0 ? gap : 0);
        double widest = 0;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            m_rows[i].cells.emplace_back(sources[i][column], size);
            widest = std::max(widest, m_rows[i].cells.back().box().width());
        }
        width = m_lefts[column] + widest;
    }
    m_rowHeight = lineHeight * size;
    return width;
}

void NormaliserList::paint(QPainter &painter) const
{
    double baseline = m_box.top() + 0.7 * m_rowHeight;
    for (const Row &row : m_rows) {
        for (std::size_t column = 0; column < columns; ++column)
            row.cells[column].paint(painter, {m_box.left() + m_lefts[column], baseline},
                                    column + 1 == columns ? row.verdict : m_ink);
        baseline += m_rowHeight;
    }
}

} // namespace ui
