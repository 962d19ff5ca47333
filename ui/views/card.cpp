#include "ui/views/card.h"

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

void Card::setTitleSize(double pixels)
{
    if (pixels == m_titleSize)
        return;
    m_titleSize = pixels;
    const int side = qRound(1.4 * pixels);
    m_number->setFixedSize(side, side);
    const auto fontOf = [](double size, const char *weight) {
        return QStringLiteral("font-size: %1px; font-weight: %2;").arg(qRound(size)).arg(QLatin1String(weight));
    };
    m_number->setStyleSheet(fontOf(0.8 * pixels, "bold") + QStringLiteral("border-radius: %1px;").arg(side / 2));
    m_title->setFixedHeight(side); // the same whatever script it is in
    m_title->setStyleSheet(fontOf(pixels, "bold"));
    m_subtitle->setStyleSheet(fontOf(0.8 * pixels, "normal"));
}

} // namespace ui
