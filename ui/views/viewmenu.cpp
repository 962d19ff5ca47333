#include "ui/views/viewmenu.h"

#include "ui/settings.h"

#include <QActionGroup>
#include <QLocale>

#include <algorithm>
#include <array>

namespace ui {

namespace {

struct OverlayChoice {
    const char *text;
    const Setting<bool> &setting;
    bool Overlays::*member;
    Qt::Key key = Qt::Key_unknown;
};

const std::array overlayChoices{
    OverlayChoice{QT_TRANSLATE_NOOP("ui::ViewMenu", "&Grid"), setting::showGrid, &Overlays::grid},
    OverlayChoice{QT_TRANSLATE_NOOP("ui::ViewMenu", "&Ticks"), setting::showTicks, &Overlays::ticks},
    OverlayChoice{QT_TRANSLATE_NOOP("ui::ViewMenu", "&Unit circle"), setting::showUnitCircle, &Overlays::unitCircle},
    OverlayChoice{QT_TRANSLATE_NOOP("ui::ViewMenu", "&Numbers beside the names"), setting::showNumbers,
                  &Overlays::numbers},
    OverlayChoice{QT_TRANSLATE_NOOP("ui::ViewMenu", "&Angle between q and the selected key"), setting::showAngle,
                  &Overlays::angle},
    OverlayChoice{QT_TRANSLATE_NOOP("ui::ViewMenu", "&Projection of the selected key"), setting::showProjection,
                  &Overlays::projection},
    OverlayChoice{QT_TRANSLATE_NOOP("ui::ViewMenu", "Convex &hull"), setting::showHull, &Overlays::hull},
    OverlayChoice{QT_TRANSLATE_NOOP("ui::ViewMenu", "&Links as thick as the weights"), setting::showLinks,
                  &Overlays::links},
    OverlayChoice{QT_TRANSLATE_NOOP("ui::ViewMenu", "&Output from raw scores"), setting::showRawScores,
                  &Overlays::rawScores},
    OverlayChoice{QT_TRANSLATE_NOOP("ui::ViewMenu", "Output from scores &divided by their sum"),
                  setting::showDividedScores, &Overlays::dividedScores},
    OverlayChoice{QT_TRANSLATE_NOOP("ui::ViewMenu", "&Field: the weights a query at each point would get"),
                  setting::showField, &Overlays::field, Qt::Key_F},
    OverlayChoice{QT_TRANSLATE_NOOP("ui::ViewMenu", "Lines where weights are &equal or eᵐ times each other"),
                  setting::showRatioLines, &Overlays::ratioLines, Qt::Key_R},
    OverlayChoice{QT_TRANSLATE_NOOP("ui::ViewMenu", "Keys that can &win"), setting::showWinners, &Overlays::winners,
                  Qt::Key_W},
};

constexpr int digits = 9; ///< keys of the first overlays, for a keyboard without a mouse

} // namespace

ViewMenu::ViewMenu(Look look, QWidget *window)
    : QMenu(tr("&View"), window), m_look(std::move(look)), m_snaps(new QMenu(tr("&Snap"), this)),
      m_overlays(new QMenu(tr("&Overlays"), this))
{
    QAction *fit = addAction(tr("&Fit everything"), Qt::Key_Home, this, &ViewMenu::fitWanted);
    fit->setStatusTip(tr("Show all vectors."));
    addMenu(m_snaps);
    addMenu(m_overlays);
    makeSnaps();
    makeOverlays();
    makeDecimals();
    addSeparator();
    makeThemes();
    makeTextSizes();
    makeVisions();
    makeLanguages();
}

Style ViewMenu::chosenStyle(double enlargement) const
{
    Style style = m_look.style(enlargement);
    style.decimals = std::clamp(setting::decimals.get(), 0, 6);
    for (const OverlayChoice &choice : overlayChoices)
        style.overlays.*choice.member = choice.setting.get();
    return style;
}

Snap ViewMenu::chosenSnap()
{
    return static_cast<Snap>(std::clamp(setting::snap.get(), 0, snapCount - 1));
}

void ViewMenu::makeSnaps()
{
    auto *group = new QActionGroup(this);
    for (int i = 0; i < snapCount; ++i) {
        QAction *action = m_snaps->addAction(snapName(static_cast<Snap>(i)), this, [this, i] {
            setting::snap.set(i);
            emit snapChosen();
        });
        action->setCheckable(true);
        action->setChecked(static_cast<Snap>(i) == chosenSnap());
        group->addAction(action);
    }
}

void ViewMenu::makeOverlays()
{
    for (const OverlayChoice &choice : overlayChoices) {
        QAction *action = m_overlays->addAction(tr(choice.text));
        action->setCheckable(true);
        action->setChecked(choice.setting.get());
        if (choice.member == &Overlays::field)
            m_field = action;
        const auto index = static_cast<int>(&choice - overlayChoices.data());
        if (choice.key != Qt::Key_unknown)
            action->setShortcut(choice.key);
        else if (index < digits)
            action->setShortcut(Qt::Key(Qt::Key_1 + index));
        connect(action, &QAction::toggled, this, [this, &choice](bool shown) {
            if (m_isMarking)
                return;
            if (m_areSettings)
                choice.setting.set(shown);
            emit overlayToggled(choice.member, shown);
        });
    }
    m_overlays->addSeparator();
    m_overlays->addAction(tr("As at f&irst"), this, [this] {
        for (std::size_t i = 0; i < overlayChoices.size(); ++i)
            overlayAction(i)->setChecked(overlayChoices[i].setting.initial);
    });
}

QAction *ViewMenu::overlayAction(std::size_t i) const
{
    return m_overlays->actions()[static_cast<qsizetype>(i)];
}

void ViewMenu::markOverlays(const Overlays &overlays, bool areSettings)
{
    m_areSettings = areSettings;
    m_isMarking = true;
    for (std::size_t i = 0; i < overlayChoices.size(); ++i)
        overlayAction(i)->setChecked(overlays.*overlayChoices[i].member);
    m_isMarking = false;
}

void ViewMenu::makeDecimals()
{
    QMenu *menu = addMenu(tr("&Decimals"));
    auto *group = new QActionGroup(this);
    for (int i = 0; i <= 6; ++i) {
        QAction *action = menu->addAction(QString::number(i), this, [this, i] {
            setting::decimals.set(i);
            emit styleChosen();
        });
        action->setCheckable(true);
        action->setChecked(i == chosenStyle().decimals);
        group->addAction(action);
    }
}

void ViewMenu::makeThemes()
{
    QMenu *menu = addMenu(tr("&Theme"));
    auto *group = new QActionGroup(this);
    const std::array titles{tr("As the d&esktop"), tr("&Light"), tr("&Dark"), tr("&Projector"), tr("&High contrast")};
    static_assert(titles.size() == Look::themes.size());
    for (std::size_t i = 0; i < titles.size(); ++i) {
        const QString theme = QString::fromLatin1(Look::themes[i]);
        QAction *action = menu->addAction(titles[i], this, [this, theme] {
            setting::theme.set(theme);
            m_look.theme = theme;
            emit styleChosen();
        });
        action->setCheckable(true);
        action->setChecked(theme == m_look.theme);
        group->addAction(action);
    }
}

void ViewMenu::makeTextSizes()
{
    QMenu *menu = addMenu(tr("Te&xt size"));
    menu->addAction(tr("&Larger"), QKeySequence::ZoomIn, this, [this] { chooseTextSize(1); });
    menu->addAction(tr("&Smaller"), QKeySequence::ZoomOut, this, [this] { chooseTextSize(-1); });
    menu->addAction(tr("&Normal"), Qt::CTRL | Qt::Key_0, this, [this] { chooseTextSize(0); });
}

// To the next size in this direction, or to the normal one.
void ViewMenu::chooseTextSize(int step)
{
    const auto &sizes = Look::textSizes;
    double size = 1;
    if (step > 0)
        size = *std::find_if(sizes.begin(), sizes.end() - 1, [this](double one) { return one > m_look.textSize; });
    if (step < 0)
        size = *std::find_if(sizes.rbegin(), sizes.rend() - 1, [this](double one) { return one < m_look.textSize; });
    setting::textSize.set(size);
    m_look.textSize = size;
    emit styleChosen();
}

void ViewMenu::makeVisions()
{
    QMenu *menu = addMenu(tr("Colour &vision"));
    menu->setStatusTip(tr("See the panels as others do, to check that nothing is told by colour alone."));
    auto *group = new QActionGroup(this);
    const std::array titles{tr("&Usual"), tr("Without red cones (&protan)"), tr("Without green cones (&deutan)"),
                            tr("Without blue cones (&tritan)"), tr("&Grey")};
    for (std::size_t i = 0; i < titles.size(); ++i) {
        QAction *action = menu->addAction(titles[i], this, [this, i] {
            m_look.vision = static_cast<Vision>(i);
            emit visionChosen();
        });
        action->setCheckable(true);
        action->setChecked(static_cast<Vision>(i) == m_look.vision);
        group->addAction(action);
    }
}

// Each language is called by its own name, so that everybody finds the way home.
void ViewMenu::makeLanguages()
{
    QMenu *menu = addMenu(tr("Lan&guage"));
    const QString chosen = setting::language.get();
    const bool isSystems = chosen.isEmpty() && QLocale().language() == QLocale::system().language();
    const QString spoken = QLocale().language() == QLocale::Chinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
    auto *group = new QActionGroup(this);
    const auto add = [&](const QString &title, const QString &code) {
        QAction *action = menu->addAction(title, this, [this, code] {
            setting::language.set(code);
            emit languageChosen();
        });
        action->setCheckable(true);
        action->setChecked(code == (isSystems ? QString() : spoken));
        group->addAction(action);
    };
    add(tr("As the system"), {});
    add(QStringLiteral("English"), QStringLiteral("en"));
    add(QStringLiteral("简体中文"), QStringLiteral("zh_CN"));
}

} // namespace ui
