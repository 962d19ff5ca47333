#include "ui/views/workingview.h"

#include "ui/document.h"
#include "ui/theme.h"
#include "ui/views/combobox.h"
#include "ui/views/shiftcontrol.h"
#include "ui/views/temperaturecontrol.h"
#include "ui/views/workingtable.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollBar>
#include <QScrollEvent>
#include <QScrollPrepareEvent>
#include <QScroller>
#include <QSignalBlocker>

#include <cmath>

namespace ui {

namespace {

constexpr int widthOfOneLine = 1150; // at which both controls stand side by side, for text of the usual size

QStringList namesOf(const core::Scene &scene)
{
    QStringList names;
    for (const core::Token &token : scene.tokens)
        names += QStringLiteral("%1 %2").arg(QString::number(names.size() + 1), token.name).trimmed();
    return names;
}

} // namespace

WorkingView::WorkingView(Document &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_table(new WorkingTable(document, this)),
      m_scrollBar(new QScrollBar(Qt::Vertical, this)), m_ratio(new QWidget(m_table)),
      m_ratioOf(makeChooser(tr("i of the ratio"))), m_ratioTo(makeChooser(tr("j of the ratio"))),
      m_shift(new ShiftControl(document, this)), m_temperature(new TemperatureControl(document, this)),
      m_subtraction(new QCheckBox(tr("subtract the maximum"), this)),
      m_controls(new QBoxLayout(QBoxLayout::TopToBottom))
{
    auto *choosers = new QHBoxLayout(m_ratio);
    choosers->setContentsMargins(0, 0, 0, 0);
    choosers->setSpacing(4);
    choosers->addWidget(new QLabel(tr("ratio of"), m_ratio));
    choosers->addWidget(m_ratioOf);
    choosers->addWidget(new QLabel(tr("to"), m_ratio));
    choosers->addWidget(m_ratioTo);
    auto *rows = new QHBoxLayout;
    rows->setSpacing(0);
    rows->addWidget(m_table, 1);
    rows->addWidget(m_scrollBar);
    m_controls->setContentsMargins(12, 0, 12, 2);
    m_controls->setSpacing(4);
    m_controls->addWidget(m_shift, 1);
    auto *division = new QHBoxLayout;
    division->addWidget(m_temperature, 1);
    division->addWidget(m_subtraction);
    m_controls->addLayout(division, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(rows, 1);
    layout->addLayout(m_controls);
    m_subtraction->setChecked(true);
    m_subtraction->setAccessibleName(m_subtraction->text());
    m_subtraction->setToolTip(tr("Off: what float and double make of the exponentials as they are"));
    m_scrollBar->setAccessibleName(tr("Rows of the working"));
    m_scrollBar->setFocusPolicy(Qt::NoFocus); // the rows themselves take the keys
    setAutoFillBackground(true);
    m_table->installEventFilter(this);
    QScroller::grabGesture(m_table, QScroller::TouchGesture);
    connect(m_scrollBar, &QScrollBar::valueChanged, m_table, &WorkingTable::setFirstRow);
    connect(m_table, &WorkingTable::laidOut, this, &WorkingView::takeLayout);
    connect(m_table, &WorkingTable::hovered, this, &WorkingView::hovered);
    connect(m_subtraction, &QCheckBox::toggled, m_table, &WorkingTable::setSubtractsMaximum);
    connect(&m_document, &Document::changed, this, &WorkingView::takeNames);
    for (QWidget *control : {static_cast<QWidget *>(m_scrollBar), m_ratio})
        control->hide(); // until there is a layout
    takeNames();
    setFigureStyle(ui::style(Theme::Light));
}

QComboBox *WorkingView::makeChooser(const QString &name)
{
    auto *chooser = new ComboBox(m_ratio);
    chooser->setAccessibleName(name);
    chooser->setToolTip(name);
    chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    chooser->setMinimumContentsLength(3);
    chooser->setFocusPolicy(Qt::StrongFocus); // not by the wheel that scrolls the rows
    connect(chooser, &QComboBox::activated, this,
            [this] { m_table->setRatio(m_ratioOf->currentIndex(), m_ratioTo->currentIndex()); });
    return chooser;
}

void WorkingView::setFigureStyle(const Style &style)
{
    QPalette palette = windowPalette(style);
    palette.setColor(QPalette::Window, style.paper);
    setPalette(palette);
    const QFont font = textFont(0.92 * style.textSize);
    for (QWidget *part : std::initializer_list<QWidget *>{m_ratio, m_shift, m_temperature, m_subtraction})
        part->setFont(font);
    m_movesRows = style.overlays.headToTail;
    m_table->setFigureStyle(style);
}

void WorkingView::paintFigure(QPainter &painter) const
{
    m_table->paintFigure(painter);
}

void WorkingView::takeNames()
{
    const QStringList names = namesOf(m_document.scene());
    m_ratio->setEnabled(!names.isEmpty());
    if (names == m_names)
        return;
    m_names = names;
    const int last = static_cast<int>(names.size()) - 1;
    const int of = std::clamp(m_table->options().ratioOf, 0, std::max(0, last));
    const int to = std::clamp(m_table->options().ratioTo, 0, std::max(0, last));
    for (QComboBox *chooser : {m_ratioOf, m_ratioTo}) {
        chooser->clear();
        chooser->addItems(names);
    }
    m_ratioOf->setCurrentIndex(std::min(of, last));
    m_ratioTo->setCurrentIndex(std::min(to, last));
}

void WorkingView::takeLayout()
{
    if (!m_table->isVisible() || m_table->waits()) // fonts of a size that it never has take long
        return;
    const WorkingLayout layout = m_table->figureLayout();
    const QSignalBlocker quiet(m_scrollBar);
    m_scrollBar->setRange(0, layout.lastFirstRow());
    m_scrollBar->setPageStep(std::max(1, layout.rows()));
    m_scrollBar->setValue(layout.firstRow());
    m_scrollBar->setVisible(layout.lastFirstRow() > 0);
    m_ratio->layout()->invalidate(); // its fonts may be others, of which it is told later
    const QSize wanted = m_ratio->sizeHint();
    const int left = std::max(m_table->width() - wanted.width() - 10,
                              static_cast<int>(std::ceil(workingRatioShare * m_table->width())));
    const QRect line = layout.ratio().toAlignedRect();
    m_ratio->setGeometry(left, line.center().y() - wanted.height() / 2,
                         std::min(wanted.width(), m_table->width() - left), wanted.height());
    m_ratio->show();
}

double WorkingView::rowHeight() const
{
    const WorkingLayout layout = m_table->figureLayout();
    return layout.row(layout.tokenOf(layout.firstRow())).height();
}

bool WorkingView::prepareScroll(QScrollPrepareEvent &event) const
{
    const WorkingLayout layout = m_table->figureLayout();
    if (m_movesRows || layout.lastFirstRow() == 0)
        return false;
    event.setViewportSize(m_table->size());
    event.setContentPosRange(QRectF(0, 0, 0, layout.lastFirstRow() * rowHeight()));
    event.setContentPos(QPointF(0, layout.firstRow() * rowHeight()));
    event.accept();
    return true;
}

bool WorkingView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show)
        takeLayout();
    if (event->type() == QEvent::ScrollPrepare)
        return prepareScroll(*static_cast<QScrollPrepareEvent *>(event));
    if (event->type() == QEvent::Scroll && m_document.tokens() > 0) {
        m_table->setFirstRow(qRound(static_cast<QScrollEvent *>(event)->contentPos().y() / rowHeight()));
        event->accept();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void WorkingView::resizeEvent(QResizeEvent *event)
{
    const double scale = m_shift->font().pixelSize() / 12.0;
    const bool hasOneLine = width() >= widthOfOneLine * scale;
    m_controls->setDirection(hasOneLine ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_controls->setSpacing(hasOneLine ? 24 : 4);
    QWidget::resizeEvent(event);
}

} // namespace ui
