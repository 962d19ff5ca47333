#include "ui/views/audienceview.h"

#include <QCloseEvent>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScreen>

#include <utility>

namespace ui {

AudienceView::AudienceView(Source source, QWidget *window) : QWidget(window, Qt::Window), m_source(std::move(source))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setWindowTitle(tr("Picture for the class — Attention Plane"));
    setAccessibleName(tr("Picture for the class"));
}

void AudienceView::appear()
{
    const QScreen *controls = parentWidget()->screen();
    for (const QScreen *other : QGuiApplication::screens()) {
        if (other == controls)
            continue;
        setGeometry(other->geometry());
        showFullScreen();
        return;
    }
    resize(sizeHint());
    show();
}

void AudienceView::paintEvent(QPaintEvent *)
{
    const ShownFigure figure = m_source(height());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), figure.style.paper);
    double top = 0;
    if (!figure.title.isEmpty()) {
        const QFont font = textFont(figure.style.titleSize, true);
        top = 1.6 * QFontMetricsF(font).height();
        painter.setFont(font);
        painter.setPen(figure.style.ink);
        painter.drawText(QRectF(0.5 * top, 0, width() - top, top), Qt::AlignVCenter | Qt::TextSingleLine, figure.title);
    }
    painter.translate(0, top);
    paintStrip(painter, figure.parts, figure.scene, figure.attention, QSizeF(width(), height() - top), figure.style,
               figure.views);
}

void AudienceView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

void AudienceView::mouseDoubleClickEvent(QMouseEvent *)
{
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void AudienceView::closeEvent(QCloseEvent *event)
{
    emit closed();
    event->accept();
}

} // namespace ui
