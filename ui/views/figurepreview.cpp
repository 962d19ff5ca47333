#include "ui/views/figurepreview.h"

#include "ui/export/figurelayout.h"
#include "ui/translation.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr int check = 8; // side of a field of the chequered ground

void paintChequers(QPainter &painter, const QRect &area)
{
    painter.fillRect(area, Qt::white);
    for (int y = 0; y < area.height(); y += check)
        for (int x = (y / check) % 2 * check; x < area.width(); x += 2 * check)
            painter.fillRect(QRect(area.left() + x, area.top() + y, check, check) & area, QColor(0xE4E7EC));
}

} // namespace

FigurePreview::FigurePreview(const core::Scene &scene, QWidget *parent) : QWidget(parent), m_scene(scene)
{
    setAccessibleName(tr("Preview of the figure"));
}

void FigurePreview::show(const ExportOptions &options, const QString &language, const QString &problem)
{
    m_options = options;
    m_language = language;
    m_problem = problem;
    update();
}

void FigurePreview::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (!m_problem.isEmpty()) {
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(rect().adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap, m_problem);
        return;
    }
    const QSizeF size = layoutSize(m_scene, m_options);
    const double scale = std::min((width() - 2) / size.width(), (height() - 2) / size.height());
    QRectF area(QPointF(0, 0), size * scale);
    area.moveCenter(QRectF(rect()).center());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawRect(area.adjusted(-1, -1, 0, 0));
    if (m_options.background == Background::Transparent)
        paintChequers(painter, area.toAlignedRect());
    painter.translate(area.topLeft());
    painter.scale(scale, scale);
    painter.setClipRect(QRectF(QPointF(0, 0), size));
    const SpokenLanguage spoken(m_language);
    paintFigure(painter, m_scene, m_options, size);
}

} // namespace ui
