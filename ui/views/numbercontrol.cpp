#include "ui/views/numbercontrol.h"

#include "ui/document.h"
#include "ui/views/gestureslider.h"
#include "ui/views/numberfield.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

namespace ui {

NumberControl::NumberControl(Document &document, const Meaning &meaning, QWidget *parent)
    : QWidget(parent), m_document(document), m_meaning(meaning), m_line(new QHBoxLayout(this)),
      m_slider(new GestureSlider(this)), m_field(new NumberField(meaning.low, meaning.high, this))
{
    m_slider->setRange(-meaning.sliderEnd, meaning.sliderEnd);
    m_slider->setMinimumWidth(70);
    m_slider->setAccessibleName(meaning.label);
    m_field->setAccessibleName(meaning.label);
    m_field->installEventFilter(this);
    auto *label = new QLabel(meaning.label, this);
    label->setBuddy(m_field);
    auto *reset = new QToolButton(this);
    reset->setText(QStringLiteral("%1 = %2").arg(meaning.symbol).arg(meaning.initial));
    reset->setAccessibleName(tr("Reset %1").arg(meaning.symbol));
    reset->setToolTip(reset->accessibleName());
    m_line->setContentsMargins(0, 0, 0, 0);
    m_line->addWidget(label);
    m_line->addWidget(m_slider, 1);
    m_line->addWidget(m_field);
    m_line->addWidget(reset);
    connect(m_slider, &GestureSlider::moveBegan, this, &NumberControl::begin);
    connect(m_slider, &QSlider::valueChanged, this, &NumberControl::slide);
    connect(m_field, &NumberField::numberTyped, this, [this](double number) { setNumber(number, m_gesture); });
    connect(reset, &QToolButton::clicked, this, [this] { setNumber(m_meaning.initial, 0); });
    connect(&m_document, &Document::changed, this, &NumberControl::refresh);
    refresh();
}

void NumberControl::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_field->setFixedWidth(fontMetrics().horizontalAdvance(QStringLiteral("−000.000")) + 14);
}

void NumberControl::begin()
{
    m_gesture = m_document.newGesture();
    m_isCancelled = false;
}

void NumberControl::setNumber(double number, int gesture)
{
    m_document.edit(m_meaning.undoText, m_meaning.withNumber(m_document.scene(), number), gesture);
}

void NumberControl::slide(int position)
{
    if (m_isCancelled)
        refresh();
    else
        setNumber(m_meaning.numberAt(position), m_gesture);
}

void NumberControl::refresh()
{
    const double number = m_meaning.numberIn(m_document.scene());
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(m_meaning.positionOf(number));
    const bool isBeingTyped = m_field->hasFocus() && m_field->isModified();
    if (m_field->number() != number && !isBeingTyped)
        m_field->setNumber(number);
}

void NumberControl::cancel()
{
    m_isCancelled = true;
    m_document.cancel(m_gesture);
    m_field->setNumber(m_meaning.numberIn(m_document.scene()));
    m_field->selectAll();
    refresh();
}

bool NumberControl::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn)
        begin();
    if (event->type() != QEvent::ShortcutOverride || static_cast<QKeyEvent *>(event)->key() != Qt::Key_Escape)
        return QWidget::eventFilter(watched, event);
    event->accept(); // Escape is the field's before it is anybody's shortcut
    return true;
}

void NumberControl::keyPressEvent(QKeyEvent *event)
{
    const bool isMoving = m_slider->isSliderDown() || m_field->hasFocus();
    if (event->key() == Qt::Key_Escape && isMoving)
        cancel();
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_field->hasFocus() &&
             m_field->number()) {
        m_field->setNumber(*m_field->number()); // typed to the end: what follows is another step
        begin();
    } else
        QWidget::keyPressEvent(event);
}

} // namespace ui
