#include "ui/figure/formula.h"

#include "ui/figure/formulaface.h"
#include "ui/figure/formulalayout.h"
#include "ui/figure/formulaparser.h"
#include "ui/figure/style.h"

#include <QPaintEngine>
#include <QPainter>

namespace ui {

namespace {

/// Fills rules; in a picture on whole pixels, so that they are crisp.
class RulePainter {
public:
    explicit RulePainter(QPainter &painter)
        : m_painter(painter), m_transform(painter.deviceTransform()),
          m_wasSmooth(painter.testRenderHint(QPainter::Antialiasing))
    {
        const bool isPicture = painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::Raster;
        m_snaps = isPicture && m_transform.type() <= QTransform::TxScale;
        if (m_snaps) // or rounding leaves a shade beside the pixels
            painter.setRenderHint(QPainter::Antialiasing, false);
    }
    Q_DISABLE_COPY_MOVE(RulePainter)
    ~RulePainter() { m_painter.setRenderHint(QPainter::Antialiasing, m_wasSmooth); }

    void fill(const QRectF &area, double frame, const QColor &colour) const
    {
        const QRectF outer = snapped(area);
        if (frame <= 0) {
            m_painter.fillRect(outer, colour);
            return;
        }
        const QSizeF thick = snapped(QRectF(0, 0, frame, frame)).size();
        const QRectF inner = outer.adjusted(thick.width(), thick.height(), -thick.width(), -thick.height());
        m_painter.fillRect(QRectF(outer.topLeft(), QPointF(outer.right(), inner.top())), colour);
        m_painter.fillRect(QRectF(QPointF(outer.left(), inner.bottom()), outer.bottomRight()), colour);
        m_painter.fillRect(QRectF(QPointF(outer.left(), inner.top()), inner.bottomLeft()), colour);
        m_painter.fillRect(QRectF(inner.topRight(), QPointF(outer.right(), inner.bottom())), colour);
    }

private:
    QRectF snapped(const QRectF &area) const
    {
        if (!m_snaps)
            return area;
        const QRectF device = m_transform.mapRect(area);
        const QPointF corner(qRound(device.left()), qRound(device.top()));
        const QSizeF size(std::max(1, qRound(device.width())), std::max(1, qRound(device.height())));
        return m_transform.inverted().mapRect(QRectF(corner, size));
    }

    QPainter &m_painter;
    QTransform m_transform;
    bool m_wasSmooth;
    bool m_snaps;
};

// Has the painter's device set the formula, or else `paint` do it.
template <typename Paint>
void setOrPaint(const QPainter &painter, const Formula &formula, const QPointF &baselineStart,
                const std::optional<QColor> &colour, const Paint &paint)
{
    auto *setter = dynamic_cast<FormulaSetter *>(painter.device());
    if (setter == nullptr) {
        paint();
        return;
    }
    if (formula.error().isEmpty() && setter->setFormula(painter, formula, baselineStart, colour))
        return;
    setter->beginFormula();
    paint();
    setter->endFormula();
}

} // namespace

Formula::Formula(const QString &source, double size, MathStyle mathStyle)
    : m_source(source), m_size(size), m_mathStyle(mathStyle)
{
    FormulaNode tree = parsedFormula(source, &m_error);
    if (!m_error.isEmpty()) {
        tree = FormulaNode();
        tree.kind = FormulaNode::Kind::Words;
        tree.text = source;
    }
    const FormulaLayout::Setting setting{mathStyle == MathStyle::Display ? 0 : 1, false};
    const FormulaExtent extent = FormulaLayout(*this, size).place(tree, {0, 0}, setting);
    m_box = QRectF(QPointF(extent.left, -extent.top), QPointF(extent.right, extent.bottom));
}

QString formulaError(const QString &source)
{
    QString error;
    parsedFormula(source, &error);
    return error;
}

template <typename ColourOf>
void Formula::paintWith(QPainter &painter, const QPointF &baselineStart, const ColourOf &colourOf) const
{
    int token = 0;
    painter.setPen(colourOf(token));
    for (const Run &run : m_runs) {
        if (run.token != token)
            painter.setPen(colourOf(token = run.token));
        FormulaFace(run.size, run.bold, run.italic, run.upright).draw(painter, baselineStart + run.start, run.text);
    }
    if (!m_rules.empty()) {
        const RulePainter rules(painter);
        for (const Rule &rule : m_rules)
            rules.fill(rule.area.translated(baselineStart), rule.frame, colourOf(rule.token));
    }
    if (m_shapes.empty())
        return;
    const bool wasSmooth = painter.testRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Shape &shape : m_shapes)
        painter.fillPath(shape.path.translated(baselineStart), colourOf(shape.token));
    painter.setRenderHint(QPainter::Antialiasing, wasSmooth);
}

void Formula::paint(QPainter &painter, const QPointF &baselineStart, const QColor &colour) const
{
    setOrPaint(painter, *this, baselineStart, colour,
               [&] { paintWith(painter, baselineStart, [&colour](int) { return colour; }); });
}

void Formula::paint(QPainter &painter, const QPointF &baselineStart, const Style &style) const
{
    const auto colourOf = [&style](int token) { return token > 0 ? style.tokenColour(token - 1) : style.ink; };
    setOrPaint(painter, *this, baselineStart, std::nullopt, [&] { paintWith(painter, baselineStart, colourOf); });
}

QString vectorSource(QChar letter, int token, const QString &name)
{
    const QString symbol = QStringLiteral("\\mathbf{%1}_{%2}").arg(letter).arg(token + 1);
    return name.isEmpty() ? symbol : symbol + QStringLiteral("\\,\\text{%1}").arg(texEscaped(name));
}

} // namespace ui
