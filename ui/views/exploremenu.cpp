#include "ui/views/exploremenu.h"

#include "ui/settings.h"

namespace ui {

namespace {

struct ToolWords {
    const char *name; ///< in the settings
    const char *title;
    const char *menuText;
    Qt::Key key;
    const char *sentence;
};

/// In the order of the tools.
constexpr std::array toolWords{
    ToolWords{"orbit", QT_TRANSLATE_NOOP("ui::ExploreMenu", "Orbit"), QT_TRANSLATE_NOOP("ui::ExploreMenu", "&Orbit"),
              Qt::Key_O,
              QT_TRANSLATE_NOOP("ui::ExploreMenu",
                                "While q goes round a circle, z draws a closed curve in the hull of the values: near "
                                "an ellipse for a short q, along the hull for a long one.")},
    ToolWords{"length", QT_TRANSLATE_NOOP("ui::ExploreMenu", "Length of q"),
              QT_TRANSLATE_NOOP("ui::ExploreMenu", "&Length of q"), Qt::Key_L,
              QT_TRANSLATE_NOOP("ui::ExploreMenu",
                                "A longer q does the same as a smaller T: z runs from the centroid of the values, "
                                "where q = 0, to the value of the largest score.")},
    ToolWords{"headToTail", QT_TRANSLATE_NOOP("ui::ExploreMenu", "Head to tail"),
              QT_TRANSLATE_NOOP("ui::ExploreMenu", "&Head to tail"), Qt::Key_H,
              QT_TRANSLATE_NOOP("ui::ExploreMenu",
                                "Laid end to end, the shares a v lead from the origin to z in any order: drag the "
                                "rows of the working, or press Alt+Up and Alt+Down.")},
    ToolWords{
        "normalisers", QT_TRANSLATE_NOOP("ui::ExploreMenu", "Wrong normalisers"),
        QT_TRANSLATE_NOOP("ui::ExploreMenu", "Wrong &normalisers"), Qt::Key_N,
        QT_TRANSLATE_NOOP("ui::ExploreMenu",
                          "Raw scores s and s/Σs can put z outside the hull; |s|/Σ|s| keeps it inside, but weighs "
                          "an opposed key like an aligned one; softmax does neither.")},
};

const ToolWords &wordsOf(Tool tool)
{
    return toolWords[static_cast<std::size_t>(tool)];
}

} // namespace

ExploreMenu::ExploreMenu(QWidget *window) : QMenu(tr("E&xplore"), window)
{
    const QStringList on = setting::tools.get();
    for (const Tool tool : tools) {
        QAction *action = addAction(tr(wordsOf(tool).menuText));
        action->setShortcut(wordsOf(tool).key);
        action->setCheckable(true);
        action->setChecked(on.contains(QLatin1String(wordsOf(tool).name)));
        action->setStatusTip(sentence(tool));
        m_actions[static_cast<std::size_t>(tool)] = action;
        connect(action, &QAction::toggled, this, [this, tool](bool isOn) {
            keep();
            emit toolToggled(tool, isOn);
        });
    }
    addSeparator();
    QAction *targets = addAction(tr("&Targets…"), this, &ExploreMenu::targetsWanted);
    targets->setShortcut(Qt::Key_T);
    targets->setStatusTip(tr("A game of five levels: bring the weights, or z, to where they are wanted."));
}

QString ExploreMenu::title(Tool tool)
{
    return tr(wordsOf(tool).title);
}

QString ExploreMenu::sentence(Tool tool)
{
    return tr(wordsOf(tool).sentence);
}

void ExploreMenu::keep() const
{
    QStringList on;
    for (const Tool tool : tools)
        if (isOn(tool))
            on += QLatin1String(wordsOf(tool).name);
    setting::tools.set(on);
}

} // namespace ui
