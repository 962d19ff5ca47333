#include "ui/figure/formulaface.h"

#include "ui/figure/style.h"

#include <QCoreApplication>

#include <array>
#include <memory>

namespace ui {

namespace {

constexpr int mostExtents = 5000;

bool isNumber(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) {
        return (c >= QLatin1Char('0') && c <= QLatin1Char('9')) || c == QLatin1Char('.');
    });
}

} // namespace

FormulaFace::FormulaFace(const QFont &f) : font(f), metrics(f)
{
    const QRectF digits = metrics.tightBoundingRect(QStringLiteral("0123456789"));
    m_digitTop = -digits.top();
    m_digitBottom = std::max(0.0, digits.bottom());
    m_digitWidth = metrics.horizontalAdvance(QLatin1Char('0'));
    m_dotWidth = metrics.horizontalAdvance(QLatin1Char('.'));
    axis = -outlines(QString(QChar(0x2212))).boundingRect().center().y();
}

QPainterPath FormulaFace::outlines(const QString &text) const
{
    QPainterPath path;
    path.addText(0, 0, font, text);
    return path;
}

FormulaExtent FormulaFace::numberExtent(const QString &number) const
{
    const auto dots = static_cast<double>(number.count(QLatin1Char('.')));
    const double width = (static_cast<double>(number.size()) - dots) * m_digitWidth + dots * m_dotWidth;
    return {width, m_digitTop, m_digitBottom, 0, width};
}

FormulaExtent FormulaFace::extent(const QString &text)
{
    if (isNumber(text))
        return numberExtent(text);
    const auto known = m_extents.constFind(text);
    if (known != m_extents.constEnd())
        return *known;
    if (m_extents.size() >= mostExtents)
        m_extents.clear();
    return *m_extents.insert(text, measured(text));
}

FormulaExtent FormulaFace::measured(const QString &text) const
{
    const QRectF ink = metrics.tightBoundingRect(text);
    const double advance = metrics.horizontalAdvance(text);
    FormulaExtent result{advance, -ink.top(), std::max(0.0, ink.bottom()), std::min(0.0, ink.left()),
                         std::max(advance, ink.right())};
    if (std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); })) {
        result.top = std::max(result.top, m_digitTop);
        result.bottom = std::max(result.bottom, m_digitBottom);
    }
    return result;
}

FormulaFace &formulaFace(double size, bool bold, bool italic, bool upright)
{
    static std::array<QHash<int, std::shared_ptr<FormulaFace>>, 8> faces;
    const int pixels = std::max(1, qRound(upright ? size * wordsScale : size));
    auto &place = faces[(bold ? 1u : 0u) + (italic ? 2u : 0u) + (upright ? 4u : 0u)][pixels];
    if (!place) {
        // Fonts must not outlive the application.
        qAddPostRoutine([] {
            for (auto &sizes : faces)
                sizes.clear();
        });
        QFont font = upright ? textFont(pixels, bold) : mathFont(pixels, bold, italic);
        font.setKerning(false); // so that a number keeps its width while its digits change
        place = std::make_shared<FormulaFace>(font);
    }
    return *place;
}

} // namespace ui
