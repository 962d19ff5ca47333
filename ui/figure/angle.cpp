#include "ui/figure/angle.h"

#include "core/attention.h"
#include "core/number.h"
#include "ui/figure/clip.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ui {

namespace {

constexpr double degreesPerRadian = 180 / std::numbers::pi;
constexpr double arcInArrows = 11.5; // radius of the arc, as a multiple of an arrow's width

const core::Point &key(const core::Scene &scene, int token)
{
    return scene.tokens.at(static_cast<std::size_t>(token)).key;
}

// The same direction with the larger coordinate between 1/2 and 1, exactly: products of tiny coordinates would vanish.
core::Point grown(const core::Point &point)
{
    const int power = std::ilogb(point.cwiseAbs().maxCoeff()) + 1;
    return {std::ldexp(point.x(), -power), std::ldexp(point.y(), -power)};
}

// Counter-clockwise from the query to the key, −180 to 180 degrees. The cross product is as exact as the dot product:
// Kahan, "How futile are mindless assessments of roundoff" (2006) for the arctangent of the two.
double turn(const core::Scene &scene, int token)
{
    const core::Point q = grown(scene.query);
    const core::Point k = grown(key(scene, token));
    return std::atan2(core::dot({-q.y(), q.x()}, k), core::dot(q, k)) * degreesPerRadian;
}

void paintArc(QPainter &painter, const core::Scene &scene, int token, const Viewport &viewport, const Style &style)
{
    const QPointF origin = viewport.toPixel({0, 0});
    const double radius = arcInArrows * style.arrow;
    const QRectF box(origin - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    const double start = std::atan2(scene.query.y(), scene.query.x()) * degreesPerRadian;
    const double span = turn(scene, token);
    QColor fill = style.tokenColour(token);
    fill.setAlphaF(0.13F);
    QPainterPath sector(origin);
    sector.arcTo(box, start, span);
    sector.closeSubpath();
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    paintSheer(painter, sector, viewport.rect());
    painter.setPen(QPen(style.tokenColour(token), 1.15 * style.line));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(arcs(origin, radius, std::min(start, start + span) / degreesPerRadian,
                          std::abs(span) / degreesPerRadian, viewport.rect()));
}

void paintProjection(QPainter &painter, const core::Scene &scene, int token, const Viewport &viewport,
                     const Style &style)
{
    const core::Point direction = grown(scene.query).normalized();
    const core::Point foot = core::dot(direction, key(scene, token)) * direction;
    const QPointF origin = viewport.toPixel({0, 0});
    QColor shadow = style.tokenColour(token);
    shadow.setAlphaF(0.35F);
    painter.setPen(QPen(shadow, 2 * style.arrow, Qt::SolidLine, Qt::FlatCap));
    if (const QLineF line(origin, viewport.toPixel(foot)); !line.isNull()) // a PDF cannot fill what has no point
        paintLine(painter, line, viewport.rect());
    QPen plumb(style.tokenColour(token), style.line);
    plumb.setDashPattern({4, 3});
    painter.setPen(plumb);
    paintLine(painter, QLineF(viewport.toPixel(key(scene, token)), viewport.toPixel(foot)), viewport.rect());
}

// " = 1.00 × 1.00 × (−0.50) = −0.50", or " = 0.00" without an angle.
QString productInNumbers(const core::Scene &scene, int token, int decimals)
{
    const auto number = [decimals](double value) { return core::formatted(value, decimals); };
    const auto degrees = angle(scene, token);
    if (!degrees)
        return QStringLiteral(" = ") + number(0);
    const double cosine = std::cos(*degrees / degreesPerRadian);
    return QStringLiteral(" = %1 \\times %2 \\times %3 = %4")
        .arg(number(scene.query.norm()), number(key(scene, token).norm()),
             QString(cosine < 0 ? QStringLiteral("(%1)") : QStringLiteral("%1")).arg(number(cosine)),
             number(core::dot(scene.query, key(scene, token))));
}

} // namespace

std::optional<double> angle(const core::Scene &scene, int token)
{
    if (scene.query.isZero(0) || key(scene, token).isZero(0))
        return std::nullopt;
    return std::abs(turn(scene, token));
}

void paintAngle(QPainter &painter, const core::Scene &scene, int token, const Viewport &viewport, const Style &style)
{
    if (!angle(scene, token))
        return;
    if (style.overlays.projection)
        paintProjection(painter, scene, token, viewport, style);
    if (style.overlays.angle)
        paintArc(painter, scene, token, viewport, style);
}

Label angleLabel(const core::Scene &scene, int token, const Viewport &viewport, const Style &style)
{
    const auto degrees = angle(scene, token);
    const QString text = degrees ? QStringLiteral("\\theta = %1°").arg(core::formatted(*degrees, 0))
                                 : QStringLiteral("\\theta\\,\\text{%1}")
                                       .arg(texEscaped(QCoreApplication::translate("Figure", "undefined")));
    const double middle =
        std::atan2(scene.query.y(), scene.query.x()) + (degrees ? turn(scene, token) / 2 / degreesPerRadian : 0);
    return {{{text, style.smallMathSize}},
            viewport.toPixel({0, 0}),
            QPointF(std::cos(middle), -std::sin(middle)),
            (arcInArrows + 1) * style.arrow,
            style.tokenColour(token)};
}

std::vector<Formula> productFormula(const core::Scene &scene, int token, double width, const Style &style)
{
    const QString law = QStringLiteral("\\mathbf{q}\\cdot\\mathbf{k}_{%1} = \\|\\mathbf{q}\\|\\,\\|\\mathbf{k}_{%1}\\|"
                                       "\\,\\cos\\theta")
                            .arg(token + 1);
    const QString numbers = productInNumbers(scene, token, style.decimals);
    const Formula line(law + numbers, style.smallMathSize);
    if (line.box().width() <= width)
        return {line};
    std::vector<Formula> lines;
    for (const QString &source : {law, numbers}) {
        lines.emplace_back(source, style.smallMathSize);
        if (const double wide = lines.back().box().width(); wide > width)
            lines.back() = Formula(source, std::floor(style.smallMathSize * width / wide));
    }
    return lines;
}

} // namespace ui
