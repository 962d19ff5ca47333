#include "ui/views/lessonpage.h"

#include "ui/views/formulalines.h"

#include <QAccessible>
#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr double tryBoxWidth = 16; // in sizes of the text, beside the formulas

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

LessonPage::LessonPage(QWidget *parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Text of the step"));
    auto *page = new QWidget(this);
    page->setObjectName(QStringLiteral("lessonPage"));
    m_text = makeLabel("lessonText", page);
    m_formulas = new FormulaLines(page);
    m_tryBox = makeTryBox(page);
    m_work = new QBoxLayout(QBoxLayout::TopToBottom);
    m_work->setSpacing(8);
    m_work->addWidget(m_formulas, 1);
    m_work->addWidget(m_tryBox);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 4, 0);
    layout->setSpacing(6);
    layout->addWidget(m_text);
    layout->addLayout(m_work);
    layout->addStretch(1);
    setWidget(page);
}

QFrame *LessonPage::makeTryBox(QWidget *parent)
{
    auto *box = new QFrame(parent);
    box->setObjectName(QStringLiteral("tryBox"));
    QLabel *title = makeLabel("tryTitle", box);
    title->setText(tr("Try it"));
    m_attempt = makeLabel("attempt", box);
    m_reached = makeLabel("reached", box);
    m_reached->setAlignment(Qt::AlignRight);
    m_showMe = new QPushButton(tr("Show me"), box);
    m_showMe->setObjectName(QStringLiteral("showMe"));
    m_showMe->setToolTip(tr("Watch how it is done; undo takes it back."));
    connect(m_showMe, &QPushButton::clicked, this, &LessonPage::solutionWanted);
    auto *top = new QHBoxLayout;
    top->addWidget(title);
    top->addWidget(m_reached, 1);
    m_attemptLine = new QBoxLayout(QBoxLayout::LeftToRight);
    m_attemptLine->addWidget(m_attempt, 1);
    m_attemptLine->addWidget(m_showMe, 0, Qt::AlignRight | Qt::AlignBottom);
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins(10, 7, 10, 8);
    layout->setSpacing(4);
    layout->addLayout(top);
    layout->addLayout(m_attemptLine);
    return box;
}

void LessonPage::setFigureStyle(const Style &style)
{
    m_style = style;
    m_formulas->setFigureStyle(style);
    arrange();
}

void LessonPage::showIntroduction(const QString &text)
{
    m_text->setText(text);
    m_formulas->hide();
    m_tryBox->hide();
}

void LessonPage::begin(const QString &text, const QStringList &formulas, const QString &attempt)
{
    m_text->setText(inParagraphs(text));
    m_formulas->reset(formulas);
    m_attempt->setText(attempt);
    m_formulas->setVisible(!formulas.isEmpty());
    m_tryBox->show();
    arrange();
    verticalScrollBar()->setValue(0);
}

void LessonPage::update(const QString &text, const QStringList &formulas)
{
    m_text->setText(inParagraphs(text));
    m_formulas->update(formulas);
}

void LessonPage::showReached(bool isReached)
{
    m_reached->setText(isReached ? tr("✓ Done") : QString());
    QAccessibleEvent event(m_reached, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

// The try box stands beside the formulas if both have room, as measured when the step begins.
void LessonPage::arrange()
{
    const int boxWidth = qRound(tryBoxWidth * m_style.textSize);
    const bool isBeside = m_formulas->naturalWidth() + boxWidth + m_work->spacing() <= viewport()->width();
    m_work->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_work->setAlignment(m_tryBox, isBeside ? Qt::AlignTop : Qt::Alignment());
    m_attemptLine->setDirection(isBeside ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_tryBox->setMinimumWidth(isBeside ? boxWidth : 0);
    m_tryBox->setMaximumWidth(isBeside ? boxWidth : QWIDGETSIZE_MAX);
}

void LessonPage::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    arrange();
}

} // namespace ui
