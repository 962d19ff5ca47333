#include "ui/views/panels.h"

#include "ui/settings.h"
#include "ui/views/card.h"

#include <QMenu>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr std::array settings{&setting::showMatch, &setting::showSoftmax, &setting::showMix, &setting::showWorking,
                              &setting::showLesson};

constexpr std::size_t upperCount = 3;

} // namespace

Panels::Panels(QWidget *parent) : QSplitter(Qt::Vertical, parent), m_menu(new QMenu(tr("&Panels"), parent))
{
    auto *top = new QWidget(this);
    m_upper = new QSplitter(Qt::Horizontal, top);
    m_lower = new QSplitter(Qt::Horizontal, this);
    m_column = new QVBoxLayout(top);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_upper, 1);
    for (QSplitter *splitter : splitters()) {
        splitter->setHandleWidth(12);
        splitter->setChildrenCollapsible(false);
    }
    setContentsMargins(16, 4, 16, 8);
    makeMenu();
}

void Panels::makeMenu()
{
    const std::array titles{tr("&Match"), tr("&Softmax"), tr("Mi&x"), tr("&Working"), tr("&Lesson")};
    for (std::size_t i = 0; i < panelCount; ++i) {
        m_actions[i] = m_menu->addAction(titles[i]);
        m_actions[i]->setCheckable(true);
        m_actions[i]->setChecked(settings[i]->get());
        connect(m_actions[i], &QAction::toggled, this, [this, setting = settings[i]](bool isShown) {
            if (!m_isPresenting)
                setting->set(isShown);
            showChosen();
        });
    }
}

void Panels::fill(const std::array<QWidget *, panelCount> &views)
{
    const std::array titles{tr("Match"), tr("Softmax"), tr("Mix"), tr("Working"), QString()};
    const std::array subtitles{tr("q · k → scores"), tr("scores → weights"), tr("weights · values → z"),
                               tr("every number is live; double-click a coordinate to type it"), QString()};
    for (std::size_t i = 0; i < panelCount; ++i) {
        const bool isUpper = i < upperCount;
        m_cards.push_back(new Card(isUpper ? static_cast<int>(i) + 1 : 0, titles[i], subtitles[i], views[i], this));
        (isUpper ? m_upper : m_lower)->addWidget(m_cards.back());
    }
    m_lower->setStretchFactor(0, 1);
    setStretchFactor(0, 1);
    for (auto *handle : findChildren<QSplitterHandle *>())
        handle->setAccessibleName(tr("Divider between panels"));
    showChosen();
}

void Panels::addAbove(QWidget *bar)
{
    m_column->insertWidget(0, bar);
}

void Panels::addBelow(QWidget *bar)
{
    m_column->addWidget(bar);
}

bool Panels::isChosen(WindowPanel panel) const
{
    return action(panel)->isChecked();
}

bool Panels::isSeen(WindowPanel panel) const
{
    return m_cards[static_cast<std::size_t>(panel)]->isVisible();
}

void Panels::showChosen()
{
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setVisible(m_actions[i]->isChecked());
    m_upper->parentWidget()->setVisible(isChosen(WindowPanel::Match) || isChosen(WindowPanel::Softmax) ||
                                        isChosen(WindowPanel::Mix));
    m_lower->setVisible(isChosen(WindowPanel::Working) || isChosen(WindowPanel::Lesson));
    if (m_isPresenting)
        shareHeight(1, 1);
}

void Panels::setTitleSize(double pixels)
{
    for (Card *card : m_cards)
        card->setTitleSize(pixels);
}

void Panels::beginPresenting(bool hasLesson)
{
    m_isPresenting = true;
    action(WindowPanel::Working)->setChecked(false);
    action(WindowPanel::Lesson)->setChecked(hasLesson);
    m_upper->setSizes({405, 440, 405});
    showChosen();
}

void Panels::endPresenting()
{
    m_isPresenting = false;
    shareHeight(1, 0);
    for (std::size_t i = 0; i < panelCount; ++i)
        m_actions[i]->setChecked(settings[i]->get());
}

// Of the panels and of what stands below them, whatever the height.
void Panels::shareHeight(int upper, int lower)
{
    setStretchFactor(0, upper);
    setStretchFactor(1, lower);
    setSizes({upper, lower});
}

void Panels::lower(int pixels)
{
    const QList<int> heights = sizes();
    setSizes({heights[0] - pixels, heights[1] + pixels});
}

void Panels::shareUsually()
{
    m_upper->setSizes({470, 444, 470});
    setSizes({500, 290});
    m_lower->setSizes({924, 460});
}

QList<QSplitter *> Panels::splitters()
{
    return {m_upper, this, m_lower};
}

} // namespace ui
