#include "ui/views/formulalines.h"

#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double gapInEm = 0.45;
constexpr double leastScale = 0.5; // what is wider still is cut

} // namespace

FormulaLines::FormulaLines(QWidget *parent) : QWidget(parent)
{
    setAccessibleName(tr("Formulas with the numbers of the scene"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void FormulaLines::setFigureStyle(const Style &style)
{
    m_style = style;
    reset(m_sources);
}

void FormulaLines::update(const QStringList &sources)
{
    m_sources = sources;
    layOut();
}

void FormulaLines::reset(const QStringList &sources)
{
    m_scale = 1;
    update(sources);
}

void FormulaLines::resizeEvent(QResizeEvent *event)
{
    if (event->size().width() != event->oldSize().width())
        reset(m_sources);
}

double FormulaLines::shownWidth() const
{
    double result = 0;
    for (const Formula &line : m_lines)
        result = std::max(result, line.box().width());
    return result;
}

double FormulaLines::naturalWidth() const
{
    return std::ceil(shownWidth() / m_scale) + 1;
}

void FormulaLines::layOut()
{
    layOutAt(m_scale);
    if (m_scale >= 1)
        m_fullHeight = heightOfLines();
    for (int i = 0; i < 3 && shownWidth() > width() && m_scale > leastScale; ++i) // sizes are whole pixels
        layOutAt(std::max(leastScale, m_scale * std::min(0.97, width() / shownWidth())));
    setMinimumHeight(qRound(m_fullHeight));
    QWidget::update();
}

double FormulaLines::heightOfLines() const
{
    double result = 0;
    for (const Formula &line : m_lines)
        result += line.box().height() + gapInEm * m_style.smallMathSize;
    return result;
}

void FormulaLines::layOutAt(double scale)
{
    m_scale = scale;
    m_lines.clear();
    for (const QString &source : m_sources)
        m_lines.emplace_back(source, std::floor(scale * m_style.smallMathSize));
}

QRectF FormulaLines::lineRect(int line) const
{
    const auto last = static_cast<std::size_t>(line);
    double top = gapInEm * m_style.smallMathSize / 2;
    for (std::size_t i = 0; i < last; ++i)
        top += m_lines[i].box().height() + gapInEm * m_style.smallMathSize;
    return {{0, top}, m_lines[last].box().size()};
}

void FormulaLines::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        m_lines[i].paint(painter, lineRect(static_cast<int>(i)).topLeft() - m_lines[i].box().topLeft(), m_style);
}

} // namespace ui
