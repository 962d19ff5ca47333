#include "ui/figure/workingcells.h"

#include "ui/figure/formula.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

QFont numberFont(double size, bool bold)
{
    QFont font = mathFont(size, bold, false);
    font.setKerning(false);
    return font;
}

Fitted::Fitted(const QString &text, const QRectF &cell, double size, bool bold, double overflow)
    : font(numberFont(size, bold)), width(QFontMetricsF(font).horizontalAdvance(text))
{
    const double room = cell.width() + overflow;
    if (width > room) {
        font = numberFont(std::max(1.0, std::floor(size * room / width)), bold);
        width = QFontMetricsF(font).horizontalAdvance(text);
    }
    const QFontMetricsF metrics(font);
    start = QPointF(cell.left(), std::round(cell.center().y() + metrics.capHeight() / 2));
}

void CellPainter::paintNumber(const QString &text, const Fitted &fitted, const QColor &colour)
{
    m_painter.setFont(fitted.font);
    m_painter.setPen(colour);
    m_painter.drawText(fitted.start, text);
}

void CellPainter::paintNumber(const QString &text, const QRectF &cell, bool bold, const QColor &colour)
{
    paintNumber(text, Fitted(text, cell, m_layout.numberSize(), bold, m_layout.overflow()), colour);
}

void CellPainter::paintWords(const QString &words, const QRectF &cell, const QColor &colour)
{
    const QFont font = textFont(m_layout.wordSize());
    const QFontMetricsF metrics(font);
    m_painter.setFont(font);
    m_painter.setPen(colour);
    m_painter.drawText(QPointF(cell.left(), std::round(cell.center().y() + metrics.capHeight() / 2)),
                       metrics.elidedText(words, Qt::ElideRight, cell.width()));
}

void CellPainter::paintFormula(const QString &source, const QRectF &area, double size, const QColor &colour)
{
    Formula formula(source, size);
    if (formula.box().width() > area.width())
        formula = Formula(source, std::max(1.0, std::floor(size * area.width() / formula.box().width())));
    const double middle = QFontMetricsF(numberFont(size, false)).capHeight() / 2;
    formula.paint(m_painter, QPointF(area.left() - formula.box().left(), std::round(area.center().y() + middle)),
                  colour);
}

} // namespace ui
