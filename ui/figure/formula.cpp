#include "ui/figure/formula.h"

#include "ui/figure/style.h"

#include <QFontMetricsF>
#include <QPainter>

namespace ui {

Formula::Formula(const QString &source, double size)
{
    const QFontMetricsF metrics(mathFont(size, false, false));
    m_runs.push_back({source, {0, 0}, size, false, false, false});
    m_box = QRectF(0, -metrics.ascent(), metrics.horizontalAdvance(source), metrics.height());
}

QString Formula::error() const
{
    return m_error;
}

QRectF Formula::box() const
{
    return m_box;
}

void Formula::paint(QPainter &painter, const QPointF &baselineStart, const QColor &colour) const
{
    painter.setPen(colour);
    for (const Run &run : m_runs) {
        painter.setFont(mathFont(run.size, run.bold, run.italic));
        painter.drawText(baselineStart + run.start, run.text);
    }
}

QString texEscaped(const QString &text)
{
    return text;
}

QString vectorSource(QChar letter, int token, const QString &name)
{
    const QString symbol = QStringLiteral("\\mathbf{%1}_{%2}").arg(letter).arg(token + 1);
    return name.isEmpty() ? symbol : symbol + QStringLiteral("\\,\\text{%1}").arg(texEscaped(name));
}

} // namespace ui
