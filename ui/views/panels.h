#pragma once

#include <QSplitter>

#include <array>
#include <functional>
#include <vector>

class QAction;
class QMenu;
class QVBoxLayout;

namespace ui {

class Card;

/// In the order in which the window shows them.
enum class WindowPanel { Match, Softmax, Mix, Working, Lesson };

constexpr std::size_t panelCount = 5;

/// The cards of the window: match, softmax and mix, below them working and lesson. They tell which are shown and how
/// they share the room.
class Panels : public QSplitter {
    Q_OBJECT

public:
    explicit Panels(QWidget *parent);

    /// Puts each view into its card; once.
    void fill(const std::array<QWidget *, panelCount> &views);
    /// A bar above, or below, the upper three.
    void addAbove(QWidget *bar);
    void addBelow(QWidget *bar);

    /// Shows or hides a panel. What a person chooses is remembered, but not while presenting.
    QAction *action(WindowPanel panel) const { return m_actions[static_cast<std::size_t>(panel)]; }
    QMenu *menu() const { return m_menu; } ///< all of them
    /// False too while the window is hidden.
    bool isSeen(WindowPanel panel) const;

    /// The lower two get more of the height for a larger text.
    void setTitleSize(double pixels);

    /// The working stays on the desk, and a lesson is there if there is one.
    void beginPresenting(bool hasLesson);
    /// Shows what a person has chosen, as it was.
    void endPresenting();

    /// A step of a lesson has room to be read, until it is left.
    void setHasLesson(bool hasLesson);
    /// Does something while the panels share their room as if there were no lesson.
    void withoutLesson(const std::function<void()> &act);
    /// Gives pixels of the upper three to those below.
    void lower(int pixels);
    /// As at the first start.
    void shareUsually();
    /// All of them, for who remembers their places.
    QList<QSplitter *> splitters();

private:
    void makeMenu();
    void showChosen();
    void shareHeight(int upper, int lower);
    bool isChosen(WindowPanel panel) const;

    QSplitter *m_upper;
    QSplitter *m_lower;
    QVBoxLayout *m_column; ///< the upper three and the bars above and below
    std::vector<Card *> m_cards;
    QMenu *m_menu;
    std::array<QAction *, panelCount> m_actions{};
    double m_titleSize; ///< in pixels
    bool m_hasLesson = false;
    std::array<QByteArray, 2> m_withoutLesson; ///< states of the splitters, this and the lower one
    double m_titleWithoutLesson = 0;
    std::array<QByteArray, 3> m_onDesk; ///< states of the splitters before presenting
    bool m_isPresenting = false;
};

} // namespace ui
