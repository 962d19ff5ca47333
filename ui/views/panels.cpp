#include "ui/views/panels.h"

#include "ui/settings.h"
#include "ui/views/card.h"

#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

namespace {

constexpr std::array settings{&setting::showMatch, &setting::showSoftmax, &setting::showMix, &setting::showWorking,
                              &setting::showLesson};

constexpr std::size_t upperCount = 3;
constexpr int usualHeight = 790;
constexpr int usualWidth = 1384;
constexpr double usualTitle = 16; // pixels

constexpr double lessonHeight = 0.43;  // of what working and lesson share with the panels above
constexpr double lessonWidth = 0.43;   // of what it shares with the working
constexpr double widthWithout = 0.332; // of the lesson while none is shown

/// Of the height, for working and lesson. What is above them is all the lower for it, so it grows less than the text.
double lowerShare(double titleSize)
{
    return 290.0 / usualHeight * std::sqrt(titleSize / usualTitle);
}

/// So that what is in it knows how small it may be.
void activateLayouts(const QWidget &widget)
{
    QList<QWidget *> parts = widget.findChildren<QWidget *>();
    std::reverse(parts.begin(), parts.end()); // those within others first
    for (const QWidget *part : std::as_const(parts))
        if (part->layout() != nullptr)
            part->layout()->activate();
}

/// Gives the second of two parts a share of `all`, in the proportion that they have what there is.
void give(QSplitter *splitter, double share, int all)
{
    const int second = qRound(share * all);
    splitter->setSizes({all - second, second});
}

/// Unless it is seen to have more.
void giveAtLeast(QSplitter *splitter, double share, int all)
{
    const QList<int> now = splitter->sizes();
    if (!splitter->isVisible() || now[1] < share * (now[0] + now[1]))
        give(splitter, share, all);
}

} // namespace

Panels::Panels(QWidget *parent)
    : QSplitter(Qt::Vertical, parent), m_menu(new QMenu(tr("&Panels"), parent)), m_titleSize(usualTitle)
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
    if (std::exchange(m_titleSize, pixels) == pixels || !isVisible() || m_isPresenting)
        return;
    activateLayouts(*this);
    shareUsually();
}

void Panels::beginPresenting(bool hasLesson)
{
    for (std::size_t i = 0; i < m_onDesk.size(); ++i)
        m_onDesk[i] = splitters()[static_cast<qsizetype>(i)]->saveState();
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
    for (std::size_t i = 0; i < m_onDesk.size(); ++i)
        splitters()[static_cast<qsizetype>(i)]->restoreState(m_onDesk[i]);
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

void Panels::setHasLesson(bool hasLesson)
{
    if (hasLesson == m_hasLesson || m_isPresenting)
        return;
    m_hasLesson = hasLesson;
    if (hasLesson) {
        m_withoutLesson = {saveState(), m_lower->saveState()};
        m_titleWithoutLesson = m_titleSize;
        giveAtLeast(this, lessonHeight, usualHeight);
        giveAtLeast(m_lower, lessonWidth, usualWidth);
        return;
    }
    restoreState(m_withoutLesson[0]);
    m_lower->restoreState(m_withoutLesson[1]);
    if (m_titleSize != m_titleWithoutLesson)
        shareUsually();
}

void Panels::withoutLesson(const std::function<void()> &act)
{
    const std::array now{saveState(), m_lower->saveState()};
    if (m_hasLesson) {
        restoreState(m_withoutLesson[0]);
        m_lower->restoreState(m_withoutLesson[1]);
    }
    act();
    restoreState(now[0]);
    m_lower->restoreState(now[1]);
}

void Panels::shareUsually()
{
    m_upper->setSizes({470, usualWidth - 2 * 470, 470});
    give(m_lower, m_hasLesson ? lessonWidth : widthWithout, usualWidth);
    give(this, std::max(lowerShare(m_titleSize), m_hasLesson ? lessonHeight : 0), usualHeight);
}

QList<QSplitter *> Panels::splitters()
{
    return {m_upper, this, m_lower};
}

} // namespace ui
