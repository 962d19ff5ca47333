#pragma once

#include "ui/figure/style.h"
#include "ui/figure/workinglayout.h"

#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QString>

class QPainter;

namespace ui {

/// Digits of one width, which stay where they are while they change.
QFont numberFont(double size, bool bold);

/// A text in the largest font in which it does not leave its cell by more than `overflow`.
struct Fitted {
    Fitted(const QString &text, const QRectF &cell, double size, bool bold, double overflow);

    QFont font;
    double width;
    QPointF start; ///< of the baseline
};

/// Writes into the cells of a working.
class CellPainter {
public:
    CellPainter(QPainter &painter, const WorkingLayout &layout) : m_painter(painter), m_layout(layout) {}

    void paintNumber(const QString &text, const Fitted &fitted, const QColor &colour);
    /// As large as fits.
    void paintNumber(const QString &text, const QRectF &cell, bool bold, const QColor &colour);
    void paintWords(const QString &words, const QRectF &cell, const QColor &colour);
    void paintFormula(const QString &source, const QRectF &area, double size, const QColor &colour);

private:
    QPainter &m_painter;
    const WorkingLayout &m_layout;
};

} // namespace ui
