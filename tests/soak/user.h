#pragma once

#include "tests/soak/dice.h"
#include "tests/soak/journal.h"

#include <QString>

#include <memory>

class QAction;
class QInputDevice;
class QPointingDevice;
class QWidget;
class QWindow;

/// Does one thing after another to whatever window, dialog or menu is in front, with no idea of what it does.
class User {
public:
    /// Files are opened and saved in `folder`.
    User(Dice &dice, Journal &journal, const QString &folder);
    ~User();
    Q_DISABLE_COPY_MOVE(User)

    void act(QWidget &window);
    /// Something in a dialog or a menu that is open, in the end to close it.
    void answer(QWidget &front);

private:
    void useMouse(QWidget &window);
    void turnWheel(QWidget &window);
    void press(QWidget &window);
    void type(QWidget &window);
    void useShortcut(QWidget &window);
    void touch(QWidget &window);
    void choose(QWidget &window);
    void resize(QWidget &window);
    void undoOrRedo(QWidget &window);
    void loseFocus(QWidget &window);
    void openFile(QWidget &window);
    void answerMenu(QWidget &menu);
    void fill(QWidget &dialog);
    QPoint place(const QWidget &window);

    Dice &m_dice;
    Journal &m_journal;
    QString m_folder;
    QPoint m_pointer;
    Qt::MouseButton m_held = Qt::NoButton;
    std::unique_ptr<QPointingDevice> m_screen;
    int m_fingers = 0;
    const QWidget *m_touched = nullptr; ///< the window that the fingers are on
    int m_answers = 0;                  ///< to the dialog that is open
};
