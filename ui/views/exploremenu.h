#pragma once

#include <QMenu>

#include <array>

namespace ui {

/// What a person can explore beside the computation itself.
enum class Tool { Orbit, Length, HeadToTail, Normalisers };

inline constexpr std::array tools{Tool::Orbit, Tool::Length, Tool::HeadToTail, Tool::Normalisers};

/// Turns the tools on and off, each by one key, and starts the game of targets. Keeps what is on as a setting.
class ExploreMenu : public QMenu {
    Q_OBJECT

public:
    explicit ExploreMenu(QWidget *window);

    QAction *action(Tool tool) const { return m_actions[static_cast<std::size_t>(tool)]; }
    bool isOn(Tool tool) const { return action(tool)->isChecked(); }
    /// Without the mark of a shortcut.
    static QString title(Tool tool);
    /// What the tool shows, in one sentence.
    static QString sentence(Tool tool);

signals:
    void toolToggled(ui::Tool tool, bool isOn);
    void targetsWanted();

private:
    void keep() const;

    std::array<QAction *, tools.size()> m_actions{};
};

} // namespace ui
