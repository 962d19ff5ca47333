#include "ui/views/card.h"

#include "ui/figure/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace ui {

Card::Card(int number, const QString &title, const QString &subtitle, QWidget *view, QWidget *parent)
    : RoundedFrame(10, QPalette::Base, QPalette::Mid, parent), m_number(new QLabel(QString::number(number), this)),
      m_title(new QLabel(title, this)), m_subtitle(new QLabel(subtitle, this))
{
    setObjectName(QStringLiteral("card"));
    setAccessibleName(title.isEmpty() ? view->accessibleName() : title);
    m_number->setForegroundRole(QPalette::Base); // on a disc of the text's colour
    m_number->setAlignment(Qt::AlignCenter);
    m_number->setVisible(number > 0);
    for (QLabel *label : {m_title, m_subtitle})
        label->setVisible(!title.isEmpty());
    m_subtitle->setForegroundRole(QPalette::PlaceholderText);
    m_subtitle->setMinimumWidth(0);
    m_subtitle->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *line = new QHBoxLayout;
    if (!title.isEmpty())
        line->setContentsMargins(12, 10, 12, 8);
    line->setSpacing(9);
    line->addWidget(m_number);
    line->addWidget(m_title);
    line->addWidget(m_subtitle, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2, 2, 2, 10);
    layout->setSpacing(0);
    layout->addLayout(line);
    layout->addWidget(view, 1);
}

void Card::setTitleSize(double pixels)
{
    const int side = qRound(1.4 * pixels);
    m_number->setFixedSize(side, side);
    m_number->setFont(textFont(0.8 * pixels, true));
    m_title->setFont(textFont(pixels, true));
    m_subtitle->setFont(textFont(0.8 * pixels));
    m_title->setFixedHeight(side); // the same whatever script it is in
}

void Card::paintEvent(QPaintEvent *event)
{
    RoundedFrame::paintEvent(event);
    if (!m_number->isVisible())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().windowText());
    painter.drawEllipse(m_number->geometry());
}

} // namespace ui
