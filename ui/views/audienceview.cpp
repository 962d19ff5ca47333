#include "ui/views/audienceview.h"

#include "ui/document.h"

#include <QCloseEvent>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScreen>

namespace ui {

AudienceView::AudienceView(Document &document, QWidget *window) : QWidget(window, Qt::Window), m_document(document)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setWindowTitle(tr("Picture for the class — Attention Plane"));
    setAccessibleName(tr("Picture for the class"));
    connect(&m_document, &Document::changed, this, qOverload<>(&QWidget::update));
}

void AudienceView::showFigure(const std::vector<Part> &parts, const Style &style, const Views &views)
{
    m_parts = parts;
    m_style = style;
    m_views = views;
    update();
}

void AudienceView::showTitle(const QString &title)
{
    m_title = title;
    update();
}

int AudienceView::screenHeight() const
{
    return isFullScreen() ? screen()->size().height() : height();
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
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_style.paper);
    double top = 0;
    if (!m_title.isEmpty()) {
        const QFont font = textFont(m_style.titleSize, true);
        top = 1.6 * QFontMetricsF(font).height();
        painter.setFont(font);
        painter.setPen(m_style.ink);
        painter.drawText(QRectF(0.5 * top, 0, width() - top, top), Qt::AlignVCenter | Qt::TextSingleLine, m_title);
    }
    painter.translate(0, top);
    paintStrip(painter, m_parts, m_document.scene(), m_document.attention(), QSizeF(width(), height() - top), m_style,
               m_views);
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
