#pragma once

#include <QKeyCombination>
#include <QList>
#include <QString>

#include <optional>
#include <vector>

class QKeyEvent;

namespace ui {

/// Where a key means what its row in viewKeys() says.
enum class KeyPlace { Everywhere, Plane, Bars, Working, Drag, Presenting };

/// What a key does.
enum class KeyDeed {
    NextPart,
    PreviousPart,
    Left,
    Right,
    Up,
    Down,
    TurnLeft,
    TurnRight,
    Shorten,
    Lengthen,
    Type,
    First,
    Last,
    CarryUp,
    CarryDown,
    Finer,
    Coarser,
    FreeOfSnap,
    KeepDirection,
    Restore,
    LightPointer,
    Darken,
    Leave
};

/// A key that a view takes itself, as opposed to the shortcut of an action.
struct ViewKey {
    KeyPlace place;
    KeyDeed deed;
    /// Any of them; those after the first with Shift are other signs of the same key. Qt::Key_unknown stands for a
    /// key that only modifies others.
    QList<QKeyCombination> keys;
    const char *words;           ///< what it does, of the context "ViewKeys"
    bool takesModifiers = false; ///< works whatever is held with it, such as Finer and Coarser
};

/// The keys of all views: what they do and what the dialog of keys says of them is the same table.
const std::vector<ViewKey> &viewKeys();

/// What the key of an event does in a view; Tab is left to Qt's walk of the focus.
std::optional<KeyDeed> deedOf(KeyPlace place, const QKeyEvent &event);

/// The keys of a deed, as people read them; empty if it has none.
QString keysText(KeyPlace place, KeyDeed deed);
QString keysText(const ViewKey &key);

/// True if the key that modifies others in this way is held.
bool isHeld(KeyDeed deed, Qt::KeyboardModifiers modifiers);

/// How much of its step a key moves: with Shift a tenth, with Ctrl ten times as much.
double keyFactor(Qt::KeyboardModifiers modifiers);

} // namespace ui
