#include "ui/views/lessonview.h"

#include "core/file.h"
#include "ui/document.h"
#include "ui/export/sheets.h"
#include "ui/figure/formula.h"
#include "ui/views/lessonpage.h"
#include "ui/views/shiftcontrol.h"
#include "ui/views/solutionplayer.h"
#include "ui/views/stepdots.h"

#include <QAction>
#include <QActionGroup>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace ui {

namespace {

constexpr double narrow = 28; // in sizes of the text: the title takes a line of its own
constexpr double broad = 36;  // formulas stand beside the text if they have the room
constexpr double wide = 50;   // the way through the steps stands beside the title

/// A sentence about the first formula that is malformed, or an empty one.
QString errorInFormulas(const core::Lesson &lesson)
{
    for (const core::LessonStep &step : lesson)
        for (const core::LessonFormula &formula : step.formulas) {
            // Behind as many spaces as stand before it in the file, the columns of both are the same.
            const QString error = formulaError(QString(formula.column - 1, QLatin1Char(' ')) + formula.source);
            if (!error.isEmpty())
                return core::atPath(step.file, LessonView::tr("line %1: %2").arg(QString::number(formula.line), error));
        }
    return {};
}

QLabel *makeLabel(const char *name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

LessonView::LessonView(Document &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_player(new SolutionPlayer(document, this)),
      m_next(new QAction(tr("&Next step"), this)), m_back(new QAction(tr("&Previous step"), this)),
      m_page(new LessonPage(this))
{
    setAccessibleName(tr("Lesson"));
    m_next->setShortcut(Qt::Key_PageDown);
    m_back->setShortcut(Qt::Key_PageUp);
    addActions({m_next, m_back});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 8, 14, 2);
    layout->setSpacing(6);
    layout->addLayout(makeHeader());
    layout->addWidget(m_page, 1);
    layout->addLayout(makeFooter());
    connectParts();
    showWords();
}

QString LessonView::chapter3()
{
    return QStringLiteral(":/lessons/chapter-3");
}

QString LessonView::targets()
{
    return QStringLiteral(":/lessons/targets");
}

std::optional<Explored::Target> LessonView::target() const
{
    if (m_step < 0)
        return std::nullopt;
    for (const core::Condition &condition : current().task)
        if (condition.kind == core::Condition::Kind::Near && condition.place.kind == core::Place::Kind::Output &&
            condition.target.kind == core::Place::Kind::Fixed)
            return Explored::Target{condition.target.fixed, condition.tolerance};
    return std::nullopt;
}

void LessonView::offerShift(bool isOffered)
{
    m_offersShift = isOffered;
    showShift();
}

bool LessonView::asksForShift() const
{
    if (m_step < 0)
        return false;
    const std::vector<core::LessonMove> &moves = current().solution;
    return std::any_of(moves.begin(), moves.end(),
                       [](const core::LessonMove &move) { return move.kind == core::LessonMove::Kind::Shift; });
}

void LessonView::showShift()
{
    const bool isWanted = m_offersShift && asksForShift();
    if (isWanted && m_shift == nullptr) {
        m_shift = new ShiftControl(m_document, this);
        m_page->addControl(m_shift);
    }
    if (m_shift == nullptr)
        return;
    m_shift->setFont(font());
    m_shift->setVisible(isWanted);
}

QLayout *LessonView::makeHeader()
{
    m_chapter = makeLabel("lessonChapter", this);
    m_title = makeLabel("lessonTitle", this);
    m_title->setWordWrap(true);
    m_title->setForegroundRole(QPalette::PlaceholderText);
    m_position = new QToolButton(this);
    m_position->setObjectName(QStringLiteral("steps"));
    m_position->setPopupMode(QToolButton::InstantPopup);
    m_list = new QMenu(tr("Steps of the lesson"), m_position);
    m_position->setMenu(m_list);
    connect(m_list, &QMenu::aboutToShow, this, &LessonView::read);
    m_position->setToolTip(tr("Choose a step"));
    m_leave = new QToolButton(this);
    m_leave->setObjectName(QStringLiteral("leave"));
    m_leave->setText(QStringLiteral("✕"));
    m_leave->setToolTip(tr("Leave the lesson"));
    m_leave->setAccessibleName(tr("Leave the lesson"));
    for (QToolButton *button : {m_position, m_leave})
        button->setFocusPolicy(Qt::StrongFocus);
    m_header = new QGridLayout;
    m_header->setHorizontalSpacing(8);
    m_header->setVerticalSpacing(2);
    m_header->setColumnStretch(1, 1);
    m_header->addWidget(m_chapter, 0, 0);
    m_header->addWidget(m_title, 0, 1);
    m_header->addWidget(m_position, 0, 5);
    m_header->addWidget(m_leave, 0, 6);
    return m_header;
}

QLayout *LessonView::makeFooter()
{
    m_backButton = new QPushButton(this);
    m_backButton->setObjectName(QStringLiteral("back"));
    m_backButton->setText(tr("◀ Back"));
    m_dots = new StepDots(this);
    m_nextButton = new QPushButton(this);
    m_nextButton->setObjectName(QStringLiteral("next"));
    m_nextButton->setDefault(true); // looks like what most will want
    m_footer = new QHBoxLayout;
    m_footer->setSpacing(6);
    return m_footer;
}

void LessonView::connectParts()
{
    connect(m_next, &QAction::triggered, this, &LessonView::goOn);
    connect(m_back, &QAction::triggered, this, [this] { showStep(m_step - 1); });
    connect(m_nextButton, &QPushButton::clicked, m_next, &QAction::trigger);
    connect(m_backButton, &QPushButton::clicked, m_back, &QAction::trigger);
    connect(m_dots, &StepDots::chosen, this, &LessonView::showStep);
    connect(m_dots, &StepDots::listWanted, m_position, &QToolButton::showMenu);
    connect(m_leave, &QToolButton::clicked, this, &LessonView::leave);
    connect(m_player, &SolutionPlayer::finished, this, &LessonView::solutionShown);
    connect(m_page, &LessonPage::solutionWanted, this, &LessonView::showSolution);
    connect(&m_document, &Document::changed, this, &LessonView::showNumbers);
    connect(&m_document, &Document::visitChanged, this, [this] {
        if (!m_document.isVisiting())
            endVisit();
    });
}

void LessonView::setFigureStyle(const Style &style)
{
    m_style = style;
    setFont(textFont(style.textSize));
    m_chapter->setFont(textFont(style.titleSize, true));
    m_nextButton->setFont(textFont(style.textSize, true));
    m_page->setFigureStyle(style);
    m_dots->setFigureStyle(style);
    showShift();
    showNumbers();
    arrange();
}

bool LessonView::open(const QString &folder, QString *error)
{
    const bool isChinese = QLocale().language() == QLocale::Chinese;
    auto lesson = core::readLesson(folder, isChinese ? QStringLiteral("zh_CN") : QStringLiteral("en"), error);
    if (!lesson)
        return false;
    *error = errorInFormulas(*lesson);
    if (!error->isEmpty())
        return false;
    if (m_step >= 0)
        leave();
    m_folder = folder;
    m_lesson = std::move(*lesson);
    m_steps = static_cast<int>(m_lesson.size());
    m_lastStep = 0;
    listSteps();
    showWords();
    return true;
}

void LessonView::offer(const QString &folder)
{
    if (m_step >= 0)
        leave();
    m_folder = folder;
    m_lesson.clear();
    m_steps = core::stepsOfLesson(folder);
    m_lastStep = 0;
    m_list->clear();
    showWords();
}

void LessonView::read()
{
    QString error;
    if (m_lesson.empty() && !m_folder.isEmpty() && !open(QString(m_folder), &error))
        qFatal("%s", qPrintable(error)); // it is part of the program
}

void LessonView::listSteps()
{
    m_list->clear();
    auto *group = new QActionGroup(m_list);
    group->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional); // none before the lesson begins
    for (int i = 0; i < steps(); ++i) {
        const core::LessonStep &step = m_lesson[static_cast<std::size_t>(i)];
        QString title = tr("%1   %2").arg(step.chapter, step.title);
        title.replace(QLatin1Char('&'), QLatin1String("&&"));
        QAction *action = m_list->addAction(title, this, [this, i] { showStep(i); });
        action->setCheckable(true);
        group->addAction(action);
    }
}

void LessonView::goOn()
{
    showStep(m_step < 0 ? m_lastStep : m_step + 1);
}

void LessonView::showStep(int step)
{
    if (step < 0 || step >= steps())
        return;
    read();
    m_player->stop();
    m_step = -1; // the scene that comes is not yet the one that the words are about
    const core::LessonStep &next = m_lesson[static_cast<std::size_t>(step)];
    m_document.visit(next.scene);
    if (next.selectedToken >= 0)
        m_document.select(next.selectedToken);
    resume(step, false);
    if (!next.overlays.isEmpty())
        emit overlaysWanted(overlaysOf(next, {}));
    emit stepShown(step);
}

bool LessonView::showSection(const QString &section)
{
    read();
    const auto step = std::find_if(m_lesson.begin(), m_lesson.end(),
                                   [&](const core::LessonStep &one) { return one.chapter == section; });
    if (step == m_lesson.end())
        return false;
    showStep(static_cast<int>(step - m_lesson.begin()));
    return true;
}

QString LessonView::title() const
{
    return m_step < 0 ? QString() : tr("%1   %2").arg(current().chapter, current().title);
}

void LessonView::resume(int step, bool isReached)
{
    read();
    m_step = step;
    m_lastStep = step;
    m_isReached = isReached;
    showWords();
}

void LessonView::leave()
{
    m_document.leave();
}

void LessonView::endVisit()
{
    m_player->stop();
    if (m_step < 0)
        return;
    m_step = -1;
    m_isReached = false;
    showWords();
    emit left();
}

void LessonView::showSolution()
{
    if (m_step >= 0)
        m_player->play(current().scene, current().solution);
}

QString LessonView::text() const
{
    return core::withNumbers(current().text, m_document.scene(), m_document.attention(), m_style.decimals);
}

QStringList LessonView::formulas() const
{
    QStringList result;
    for (const core::LessonFormula &formula : current().formulas)
        result +=
            core::formulaWithNumbers(formula.source, m_document.scene(), m_document.attention(), m_style.decimals);
    return result;
}

void LessonView::showWords()
{
    const bool isShown = m_step >= 0;
    m_chapter->setText(isShown ? tr("Lesson %1").arg(current().chapter) : tr("Lesson"));
    m_title->setText(isShown ? current().title : QString());
    m_title->setVisible(isShown);
    m_position->setText(tr("%1 / %2").arg(QString::number(m_step + 1), QString::number(steps())));
    m_dots->setSteps(steps(), m_step);
    m_position->setAccessibleName(m_dots->accessibleName());
    m_position->setVisible(isShown);
    m_leave->setVisible(isShown);
    m_back->setEnabled(m_step > 0);
    m_next->setEnabled(m_step + 1 < steps());
    m_backButton->setVisible(isShown);
    m_backButton->setEnabled(m_back->isEnabled());
    m_nextButton->setText(isShown ? tr("Next ▶") : tr("Start ▶"));
    m_nextButton->setEnabled(m_next->isEnabled());
    const QList<QAction *> listed = m_list->actions(); // none while the lesson is not read
    for (int i = 0; i < listed.size(); ++i)
        listed[i]->setChecked(i == m_step);
    if (isShown)
        m_page->begin(text(), formulas(), current().attempt, current().hint);
    else
        m_page->showIntroduction(tr("Work through the chapter step by step. Your own scene stays as it is and comes "
                                    "back when you leave the lesson."));
    m_page->showReached(m_isReached);
    showShift();
    showNumbers();
    arrange();
}

void LessonView::showNumbers()
{
    if (m_step < 0)
        return;
    m_page->update(text(), formulas());
    if (m_isReached || !core::isMet(current().task, m_document.scene(), m_document.attention()))
        return;
    m_isReached = true;
    m_page->showReached(true);
}

void LessonView::arrange()
{
    const bool isNarrow = width() < narrow * m_style.textSize;
    const bool isWide = width() > wide * m_style.textSize;
    const std::array way{static_cast<QWidget *>(m_backButton), static_cast<QWidget *>(m_dots),
                         static_cast<QWidget *>(m_nextButton)};
    m_page->setWide(isWide || (width() > broad * m_style.textSize && m_page->formulasFitBeside()));
    m_header->removeWidget(m_title);
    if (isNarrow)
        m_header->addWidget(m_title, 1, 0, 1, 7);
    else
        m_header->addWidget(m_title, 0, 1);
    for (int i = 0; i < 3; ++i) {
        QWidget *part = way[static_cast<std::size_t>(i)];
        m_header->removeWidget(part);
        m_footer->removeWidget(part);
        if (isWide)
            m_header->addWidget(part, 0, 2 + i);
        else
            m_footer->addWidget(part, part == m_dots ? 1 : 0);
    }
}

void LessonView::resizeEvent(QResizeEvent *)
{
    arrange();
}

} // namespace ui
