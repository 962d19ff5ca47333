#include "ui/figure/labels.h"
namespace ui {
void paintLabels(QPainter &, const std::vector<Label> &, std::vector<QRectF>, const QRectF &) {}
} // namespace ui
