#include "ui/figure/bars.h"

namespace ui {

struct Bars::Charts {};

Bars::Bars() = default;
Bars::~Bars() = default;

void Bars::show(const core::Scene &, const core::Attention &, const QSizeF &, const Style &) {}
void Bars::paint(QPainter &) const {}

int Bars::columns() const
{
    return 0;
}

int Bars::token(int) const
{
    return -1;
}

int Bars::columnAt(const QPointF &) const
{
    return -1;
}

QRectF Bars::columnRect(int) const
{
    return {};
}

QString Bars::description(int) const
{
    return {};
}

void paintBars(QPainter &painter, const core::Scene &scene, const core::Attention &attention, const QSizeF &size,
               const Style &style)
{
    Bars bars;
    bars.show(scene, attention, size, style);
    bars.paint(painter);
}

} // namespace ui
