#include "ui/figure/formulaface.h"

#include "ui/figure/style.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QHash>
#include <QPaintEngine>
#include <QPainter>

#include <array>
#include <cmath>
#include <memory>

namespace ui {

namespace {

constexpr int measuredSize = 100; // pixels
constexpr int mostExtents = 5000;

bool isNumber(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) {
        return (c >= QLatin1Char('0') && c <= QLatin1Char('9')) || c == QLatin1Char('.');
    });
}

QFont measuredFont(bool bold, bool italic, bool upright)
{
    QFont font = upright ? textFont(measuredSize, bold) : mathFont(measuredSize, bold, italic);
    font.setKerning(false); // so that a number keeps its width while its digits change
    return font;
}

QPainterPath outlined(const QString &text, const QFont &font)
{
    QPainterPath path;
    path.addText(0, 0, font, text);
    return path;
}

} // namespace

/// The letters of a font, measured.
struct FormulaFace::Letters {
    explicit Letters(const QFont &f);

    FormulaExtent extent(const QString &text);

    QFont font;
    QFontMetricsF metrics;
    double axis;

private:
    /// A number of digits and dots, which changes too often to be remembered.
    FormulaExtent numberExtent(const QString &number) const;
    FormulaExtent measured(const QString &text) const;

    double m_digitTop;
    double m_digitBottom;
    double m_digitWidth;
    double m_dotWidth;
    QHash<QString, FormulaExtent> m_extents;
};

FormulaFace::Letters::Letters(const QFont &f) : font(f), metrics(f)
{
    const QRectF digits = metrics.tightBoundingRect(QStringLiteral("0123456789"));
    m_digitTop = -digits.top();
    m_digitBottom = std::max(0.0, digits.bottom());
    m_digitWidth = metrics.horizontalAdvance(QLatin1Char('0'));
    m_dotWidth = metrics.horizontalAdvance(QLatin1Char('.'));
    axis = -outlined(QString(QChar(0x2212)), font).boundingRect().center().y();
}

FormulaExtent FormulaFace::Letters::numberExtent(const QString &number) const
{
    const auto dots = static_cast<double>(number.count(QLatin1Char('.')));
    const double width = (static_cast<double>(number.size()) - dots) * m_digitWidth + dots * m_dotWidth;
    return {width, m_digitTop, m_digitBottom, 0, width};
}

FormulaExtent FormulaFace::Letters::extent(const QString &text)
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

FormulaExtent FormulaFace::Letters::measured(const QString &text) const
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

FormulaFace::Letters &FormulaFace::letters(bool bold, bool italic, bool upright)
{
    static std::array<std::unique_ptr<Letters>, 8> all;
    auto &place = all[(bold ? 1u : 0u) + (italic ? 2u : 0u) + (upright ? 4u : 0u)];
    if (!place) {
        // Fonts must not outlive the application.
        qAddPostRoutine([] { std::ranges::for_each(all, [](auto &letters) { letters.reset(); }); });
        place = std::make_unique<Letters>(measuredFont(bold, italic, upright));
    }
    return *place;
}

FormulaFace::FormulaFace(double size, bool bold, bool italic, bool upright)
    : m_size(std::max(1.0, std::round(upright ? size * wordsScale : size))), m_letters(letters(bold, italic, upright)),
      m_scale(m_size / measuredSize)
{
}

FormulaExtent FormulaFace::extent(const QString &text) const
{
    return m_letters.extent(text).scaled(m_scale);
}

QPainterPath FormulaFace::outlines(const QString &text) const
{
    return QTransform::fromScale(m_scale, m_scale).map(outlined(text, m_letters.font));
}

double FormulaFace::axis() const
{
    return m_scale * m_letters.axis;
}

double FormulaFace::capHeight() const
{
    return m_scale * m_letters.metrics.capHeight();
}

void FormulaFace::draw(QPainter &painter, const QPointF &baselineStart, const QString &text) const
{
    QFont font = m_letters.font;
    if (painter.paintEngine()->type() != QPaintEngine::Raster) { // a file tells the size of its letters
        font.setPixelSize(static_cast<int>(m_size));
        painter.setFont(font);
        painter.drawText(baselineStart, text);
        return;
    }
    const QTransform before = painter.worldTransform();
    painter.translate(baselineStart);
    painter.scale(m_scale, m_scale);
    painter.setFont(font);
    painter.drawText(QPointF(0, 0), text);
    painter.setWorldTransform(before);
}

} // namespace ui
