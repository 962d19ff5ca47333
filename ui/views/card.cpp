#include "ui/views/card.h"

#include "ui/figure/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace ui {

Card::Card(int number, const QString &title, const QString &subtitle, QWidget *view, QWidget *parent)
    : QFrame(parent), m_number(new QLabel(QString::number(number), this)), m_title(new QLabel(title, this)),
      m_subtitle(new QLabel(subtitle, this))
{
    setObjectName(QStringLiteral("card"));
    setAccessibleName(title.isEmpty() ? view->accessibleName() : title);
    m_number->setObjectName(QStringLiteral("cardNumber"));
    m_number->setAlignment(Qt::AlignCenter);
    m_number->setVisible(number > 0);
    for (QLabel *label : {m_title, m_subtitle})
        label->setVisible(!title.isEmpty());
    m_title->setObjectName(QStringLiteral("cardTitle"));
    m_subtitle->setObjectName(QStringLiteral("cardSubtitle"));
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
    layout->setContentsMargins(1, 1, 1, 10);
    layout->setSpacing(0);
    layout->addLayout(line);
    layout->addWidget(view, 1);
}

int Card::numberSide(double titleSize)
{
    return qRound(1.4 * titleSize);
}

void Card::setTitleSize(double pixels)
{
    const int side = numberSide(pixels);
    m_number->setFixedSize(side, side);
    m_number->setFont(textFont(0.8 * pixels, true));
    m_title->setFont(textFont(pixels, true));
    m_subtitle->setFont(textFont(0.8 * pixels));
    m_title->setFixedHeight(side); // the same whatever script it is in
}

} // namespace ui
