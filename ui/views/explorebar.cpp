#include "ui/views/explorebar.h"

#include "core/number.h"
#include "ui/document.h"
#include "ui/views/combobox.h"
#include "ui/views/headtotailcontrol.h"
#include "ui/views/lengthcontrol.h"
#include "ui/views/orbitcontrol.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>

#include <utility>

namespace ui {

namespace {

constexpr int mostLines = 3; // of a sentence

bool Overlays::*overlayOf(Tool tool)
{
    constexpr std::array overlays{&Overlays::orbit, &Overlays::ray, &Overlays::headToTail, &Overlays::normalisers};
    return overlays[static_cast<std::size_t>(tool)];
}

/// Words that take the width they get, and a height that does not depend on it: the bar stays slim.
class Sentence : public QLabel {
public:
    using QLabel::QLabel;

    bool hasHeightForWidth() const override { return false; }
    QSize sizeHint() const override { return {0, mostLines * fontMetrics().lineSpacing()}; }
    QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace

ExploreBar::ExploreBar(Document &document, const ExploreMenu &menu, QWidget *parent)
    : QWidget(parent), m_document(document), m_menu(menu), m_close(new QToolButton(this)),
      m_chooser(new ComboBox(this)), m_pages(new QStackedWidget(this))
{
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_chooser->setAccessibleName(tr("Tools that are on"));
    m_chooser->setToolTip(m_chooser->accessibleName());
    m_close->setText(QStringLiteral("✕"));
    m_close->setToolTip(tr("Turn this tool off"));
    m_close->setAccessibleName(m_close->toolTip());
    m_close->setFocusPolicy(Qt::StrongFocus);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(4, 8, 4, 0);
    line->setSpacing(8);
    line->addWidget(m_close);
    line->addWidget(m_chooser);
    line->addWidget(m_pages, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_chooser, &QComboBox::currentIndexChanged, this, &ExploreBar::showPage);
    connect(m_close, &QToolButton::clicked, this, [this] { m_menu.action(current())->setChecked(false); });
    connect(&m_menu, &ExploreMenu::toolToggled, this, &ExploreBar::takeTool);
    connect(&m_document, &Document::changed, this, &ExploreBar::compareLengths);
    for (const Tool tool : tools)
        if (m_menu.isOn(tool))
            takeTool(tool, true);
    setVisible(m_chooser->count() > 0);
}

OrbitControl *ExploreBar::orbit()
{
    page(Tool::Orbit);
    return m_orbit;
}

HeadToTailControl *ExploreBar::headToTail()
{
    page(Tool::HeadToTail);
    return m_headToTail;
}

QWidget *ExploreBar::page(Tool tool)
{
    QWidget *&made = m_made[static_cast<std::size_t>(tool)];
    if (made == nullptr) {
        made = makePage(tool);
        m_pages->addWidget(made);
    }
    return made;
}

QWidget *ExploreBar::makePage(Tool tool)
{
    auto *page = new QWidget(m_pages);
    auto *line = new QHBoxLayout(page);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(12);
    if (QWidget *controls = makeControls(tool))
        line->addWidget(controls, tool == Tool::HeadToTail ? 0 : 1);
    auto *sentence = new Sentence(ExploreMenu::sentence(tool), page);
    sentence->setObjectName(QStringLiteral("sentence"));
    sentence->setFont(font());
    sentence->setWordWrap(true);
    sentence->setToolTip(sentence->text());
    line->addWidget(sentence, 1);
    return page;
}

QWidget *ExploreBar::makeControls(Tool tool)
{
    auto *controls = new QWidget(m_pages);
    auto *line = new QHBoxLayout(controls);
    line->setContentsMargins(0, 0, 0, 0);
    switch (tool) {
    case Tool::Orbit:
        m_orbit = new OrbitControl(m_document, controls);
        for (QWidget *view : m_pausing)
            m_orbit->pauseOnPress(view);
        line->addWidget(m_orbit, 1);
        line->addWidget(new LengthControl(m_document, controls), 1);
        break;
    case Tool::Length:
        m_comparison = new QLabel(controls);
        line->addWidget(new LengthControl(m_document, controls), 1);
        line->addWidget(m_comparison);
        compareLengths();
        break;
    case Tool::HeadToTail:
        m_headToTail = new HeadToTailControl(m_document, controls);
        connect(m_headToTail, &HeadToTailControl::changed, this, &ExploreBar::overlaysChanged);
        line->addWidget(m_headToTail, 0, Qt::AlignLeft);
        break;
    case Tool::Normalisers:
        delete controls;
        return nullptr;
    }
    return controls;
}

void ExploreBar::setFigureStyle(const Style &style)
{
    setFont(textFont(0.92 * style.textSize));
    for (QLabel *sentence : findChildren<QLabel *>(QStringLiteral("sentence")))
        sentence->setFont(font());
    m_decimals = style.decimals;
    compareLengths();
}

void ExploreBar::addTo(Style *style) const
{
    for (const Tool tool : tools)
        if (m_menu.isOn(tool))
            style->overlays.*overlayOf(tool) = true;
    if (m_headToTail != nullptr)
        m_headToTail->addTo(&style->explored);
}

void ExploreBar::takeFrom(Overlays *overlays)
{
    for (const Tool tool : tools)
        m_menu.action(tool)->setChecked(std::exchange(overlays->*overlayOf(tool), false));
}

void ExploreBar::takeTool(Tool tool, bool isOn)
{
    if (isOn) {
        m_chooser->addItem(ExploreMenu::title(tool), static_cast<int>(tool));
        m_chooser->setCurrentIndex(m_chooser->count() - 1);
    } else {
        m_chooser->removeItem(m_chooser->findData(static_cast<int>(tool)));
    }
    setVisible(m_chooser->count() > 0);
    emit overlaysChanged();
}

Tool ExploreBar::current() const
{
    return static_cast<Tool>(m_chooser->currentData().toInt());
}

void ExploreBar::showPage()
{
    if (m_chooser->currentIndex() >= 0)
        m_pages->setCurrentWidget(page(current()));
}

void ExploreBar::compareLengths()
{
    if (m_comparison == nullptr)
        return;
    const core::Scene &scene = m_document.scene();
    const double length = scene.query.stableNorm();
    const auto number = [this](double value) { return core::formatted(value, m_decimals); };
    m_comparison->setText(length == 0
                              ? tr("q = 0: the weights are equal at every T")
                              : tr("same weights as ‖q‖ = 1 at T = %1").arg(number(scene.temperature / length)));
}

} // namespace ui
