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

const std::array themeNames{QLatin1String("light"), QLatin1String("dark"), QLatin1String("projector")};

Theme chosenTheme()
{
    const auto name = std::find(themeNames.begin(), themeNames.end(), setting::theme.get());
    return name == themeNames.end() ? Theme::Light : static_cast<Theme>(name - themeNames.begin());
}

} // namespace

ViewMenu::ViewMenu(QWidget *window)
    : QMenu(tr("&View"), window), m_snaps(new QMenu(tr("&Snap"), this)), m_overlays(new QMenu(tr("&Overlays"), this))
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
    makeLanguages();
}

Style ViewMenu::chosenStyle()
{
    Style style = ui::style(chosenTheme());
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
        if (choice.key != Qt::Key_unknown)
            action->setShortcut(choice.key);
        connect(action, &QAction::toggled, this, [this, &choice](bool shown) {
            choice.setting.set(shown);
            emit overlayToggled(choice.member, shown);
        });
    }
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
    const std::array titles{tr("&Light"), tr("&Dark"), tr("&Projector")};
    for (std::size_t i = 0; i < titles.size(); ++i) {
        QAction *action = menu->addAction(titles[i], this, [this, i] {
            setting::theme.set(themeNames[i]);
            emit styleChosen();
        });
        action->setCheckable(true);
        action->setChecked(static_cast<Theme>(i) == chosenTheme());
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
