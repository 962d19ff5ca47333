#include "ui/views/lessonpage.h"

#include "ui/views/announcement.h"
#include "ui/views/formulalines.h"
#include "ui/views/roundedframe.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QScroller>
#include <QVBoxLayout>

#include <array>

namespace ui {

namespace {

// Of formulas beside the text.
constexpr int formulaPercent = 48;
constexpr int columnGap = 24; // pixels

// A new line of the file is a space, an empty line begins a paragraph. A line must not end within a number, as it does
// between Chinese marks.
QString inParagraphs(QString text)
{
    static const QRegularExpression dot(QStringLiteral("(?<=\\d)\\.(?=\\d)"));
    text.replace(dot, QStringLiteral(".\u2060"));
    const QString mark = QChar(QChar::ParagraphSeparator);
    return text.replace(QLatin1String("\n\n"), mark)
        .replace(QLatin1Char('\n'), QLatin1Char(' '))
        .replace(mark, QLatin1String("\n\n"));
}

QLabel *makeLabel(const char *name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

LessonPage::LessonPage(QWidget *parent) : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    m_scrollArea = makeScrollArea();
    m_tryBox = makeTryBox();
    layout->addWidget(m_scrollArea, 1);
    layout->addWidget(m_tryBox);
}

QScrollArea *LessonPage::makeScrollArea()
{
    auto *area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::TabFocus); // a click into the text asks for no ring around it
    area->setMinimumHeight(30);         // what to try is never cut for it
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setAccessibleName(tr("Text of the step"));
    area->verticalScrollBar()->setAccessibleName(area->accessibleName());
    auto *page = new QWidget(area);
    m_text = makeLabel("lessonText", page);
    m_formulas = new FormulaLines(page);
    m_formulas->setObjectName(QStringLiteral("lessonFormulas"));
    m_text->setAlignment(Qt::AlignTop);
    m_lines = new QVBoxLayout(page);
    m_lines->setContentsMargins(0, 0, 4, 0);
    m_lines->setSpacing(6);
    m_lines->addWidget(m_text);
    m_lines->addWidget(m_formulas, 0, Qt::AlignTop);
    m_lines->addStretch(1);
    area->setWidget(page);
    for (QWidget *sheer : {area->viewport(), page})
        sheer->setAutoFillBackground(false);
    QScroller::grabGesture(area->viewport(), QScroller::TouchGesture);
    return area;
}

QFrame *LessonPage::makeTryBox()
{
    auto *box = new RoundedFrame(6, QPalette::Window, QPalette::Mid, this);
    box->setObjectName(QStringLiteral("tryBox"));
    m_tryTitle = makeLabel("tryTitle", box);
    m_tryTitle->setText(tr("Try it"));
    box->setAccessibleName(m_tryTitle->text());
    m_tryTitle->setWordWrap(false);
    m_attempt = makeLabel("attempt", box);
    m_reached = makeLabel("reached", box);
    m_reached->setWordWrap(false);
    for (QLabel *label : {m_tryTitle, m_reached})
        label->setForegroundRole(QPalette::Highlight);
    m_showHint = new QPushButton(tr("Hint"), box);
    m_showHint->setObjectName(QStringLiteral("hint"));
    m_showHint->setToolTip(tr("A sentence that helps"));
    connect(m_showHint, &QPushButton::clicked, this, [this] {
        m_attempt->setText(tr("%1 %2").arg(m_attempt->text(), m_hint));
        m_showHint->hide();
        m_showMe->setFocus();
    });
    m_showMe = new QPushButton(tr("Show me"), box);
    m_showMe->setObjectName(QStringLiteral("showMe"));
    m_showMe->setToolTip(tr("Watch how it is done; undo takes it back."));
    connect(m_showMe, &QPushButton::clicked, this, &LessonPage::solutionWanted);
    auto *line = new QHBoxLayout(box);
    line->setContentsMargins(10, 5, 6, 5);
    line->setSpacing(8);
    line->addWidget(m_tryTitle);
    line->addWidget(m_attempt, 1);
    line->addWidget(m_reached);
    line->addWidget(m_showHint);
    line->addWidget(m_showMe);
    return box;
}

void LessonPage::setFigureStyle(const Style &style)
{
    for (QLabel *label : {m_tryTitle, m_reached})
        label->setFont(textFont(style.textSize, true));
    m_formulas->setFigureStyle(style);
}

void LessonPage::setWide(bool isWide)
{
    m_lines->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_lines->setSpacing(isWide ? columnGap : 6);
    const int share = isWide ? formulaPercent : 0;
    const std::array stretches{isWide ? 100 - share : 0, share, isWide ? 0 : 1}; // text, formulas, nothing
    for (int i = 0; i < 3; ++i)
        m_lines->setStretch(i, stretches[static_cast<std::size_t>(i)]);
}

bool LessonPage::formulasFitBeside() const
{
    return m_formulas->naturalWidth() <= (m_scrollArea->width() - columnGap) * formulaPercent / 100.0;
}

void LessonPage::showIntroduction(const QString &text)
{
    m_text->setText(text);
    m_formulas->hide();
    m_tryBox->hide();
}

void LessonPage::begin(const QString &text, const QStringList &formulas, const QString &attempt, const QString &hint)
{
    m_text->setText(inParagraphs(text));
    m_formulas->reset(formulas);
    m_attempt->setText(attempt);
    m_hint = hint;
    m_showHint->setVisible(!hint.isEmpty());
    m_formulas->setVisible(!formulas.isEmpty());
    m_tryBox->show();
    m_scrollArea->verticalScrollBar()->setValue(0);
}

void LessonPage::update(const QString &text, const QStringList &formulas)
{
    m_text->setText(inParagraphs(text));
    m_formulas->update(formulas);
}

void LessonPage::addControl(QWidget *control)
{
    layout()->addWidget(control);
}

void LessonPage::showReached(bool isReached)
{
    m_reached->setText(isReached ? tr("✓ Done") : QString());
    m_reached->setVisible(isReached);
    if (isReached)
        announce(*this, m_reached->text());
}

} // namespace ui
