#include "ui/views/viewkeys.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QKeySequence>

#include <algorithm>

namespace ui {

namespace {

constexpr double fineFactor = 0.1;
constexpr double coarseFactor = 10;

std::vector<ViewKey> planeKeys()
{
    using enum KeyDeed;
    constexpr KeyPlace place = KeyPlace::Plane;
    // Some keyboards make another sign of a key when Shift is held.
    return {
        {place, Left, {Qt::Key_Left}, QT_TRANSLATE_NOOP("ViewKeys", "Move the vector left"), true},
        {place, Right, {Qt::Key_Right}, QT_TRANSLATE_NOOP("ViewKeys", "Move the vector right"), true},
        {place, Up, {Qt::Key_Up}, QT_TRANSLATE_NOOP("ViewKeys", "Move the vector up"), true},
        {place, Down, {Qt::Key_Down}, QT_TRANSLATE_NOOP("ViewKeys", "Move the vector down"), true},
        {place,
         TurnLeft,
         {Qt::Key_BracketLeft, Qt::SHIFT | Qt::Key_BraceLeft},
         QT_TRANSLATE_NOOP("ViewKeys", "Turn the vector left by 5°"),
         true},
        {place,
         TurnRight,
         {Qt::Key_BracketRight, Qt::SHIFT | Qt::Key_BraceRight},
         QT_TRANSLATE_NOOP("ViewKeys", "Turn the vector right by 5°"),
         true},
        {place,
         Shorten,
         {Qt::Key_Minus, Qt::SHIFT | Qt::Key_Underscore},
         QT_TRANSLATE_NOOP("ViewKeys", "Make it shorter"),
         true},
        {place,
         Lengthen,
         {Qt::Key_Equal, Qt::SHIFT | Qt::Key_Plus},
         QT_TRANSLATE_NOOP("ViewKeys", "Make it longer"),
         true},
        {place, Type, {Qt::Key_Return, Qt::Key_Enter}, QT_TRANSLATE_NOOP("ViewKeys", "Type its coordinates")},
    };
}

std::vector<ViewKey> barKeys()
{
    using enum KeyDeed;
    constexpr KeyPlace place = KeyPlace::Bars;
    return {
        {place, Left, {Qt::Key_Left}, QT_TRANSLATE_NOOP("ViewKeys", "Select the token on the left")},
        {place, Right, {Qt::Key_Right}, QT_TRANSLATE_NOOP("ViewKeys", "Select the token on the right")},
        {place, Up, {Qt::Key_Up}, QT_TRANSLATE_NOOP("ViewKeys", "Make the bar larger"), true},
        {place, Down, {Qt::Key_Down}, QT_TRANSLATE_NOOP("ViewKeys", "Make the bar smaller"), true},
    };
}

std::vector<ViewKey> workingKeys()
{
    using enum KeyDeed;
    constexpr KeyPlace place = KeyPlace::Working;
    return {
        {place, Left, {Qt::Key_Left}, QT_TRANSLATE_NOOP("ViewKeys", "Go to the number on the left")},
        {place, Right, {Qt::Key_Right}, QT_TRANSLATE_NOOP("ViewKeys", "Go to the number on the right")},
        {place, Up, {Qt::Key_Up}, QT_TRANSLATE_NOOP("ViewKeys", "Select the row above")},
        {place, Down, {Qt::Key_Down}, QT_TRANSLATE_NOOP("ViewKeys", "Select the row below")},
        {place, First, {Qt::Key_Home}, QT_TRANSLATE_NOOP("ViewKeys", "Select the first row")},
        {place, Last, {Qt::Key_End}, QT_TRANSLATE_NOOP("ViewKeys", "Select the last row")},
        {place,
         Type,
         {Qt::Key_Return, Qt::Key_Enter, Qt::Key_F2},
         QT_TRANSLATE_NOOP("ViewKeys", "Type the number; Tab then goes to the next")},
        {place,
         CarryUp,
         {Qt::ALT | Qt::Key_Up},
         QT_TRANSLATE_NOOP("ViewKeys", "Carry the row up, while shares are laid head to tail")},
        {place,
         CarryDown,
         {Qt::ALT | Qt::Key_Down},
         QT_TRANSLATE_NOOP("ViewKeys", "Carry the row down, while shares are laid head to tail")},
    };
}

std::vector<ViewKey> otherKeys()
{
    using enum KeyDeed;
    constexpr auto everywhere = KeyPlace::Everywhere;
    return {
        {everywhere, NextPart, {Qt::Key_Tab}, QT_TRANSLATE_NOOP("ViewKeys", "Next vector, chart or control")},
        {everywhere,
         PreviousPart,
         {Qt::SHIFT | Qt::Key_Tab},
         QT_TRANSLATE_NOOP("ViewKeys", "Previous vector, chart or control")},
        {everywhere,
         Finer,
         {Qt::SHIFT | Qt::Key_unknown},
         QT_TRANSLATE_NOOP("ViewKeys", "With a key that moves something: a tenth as far")},
        {everywhere,
         Coarser,
         {Qt::CTRL | Qt::Key_unknown},
         QT_TRANSLATE_NOOP("ViewKeys", "With a key that moves something: ten times as far")},
        {KeyPlace::Drag,
         FreeOfSnap,
         {Qt::CTRL | Qt::Key_unknown},
         QT_TRANSLATE_NOOP("ViewKeys", "Held: nothing snaps")},
        {KeyPlace::Drag,
         KeepDirection,
         {Qt::SHIFT | Qt::Key_unknown},
         QT_TRANSLATE_NOOP("ViewKeys", "Held: a vector keeps its direction; from empty plane, all keys slide")},
        {KeyPlace::Drag, Restore, {Qt::Key_Escape}, QT_TRANSLATE_NOOP("ViewKeys", "Take the drag back"), true},
    };
}

std::vector<ViewKey> presentingKeys()
{
    using enum KeyDeed;
    constexpr KeyPlace place = KeyPlace::Presenting;
    return {
        {place, LightPointer, {Qt::Key_S}, QT_TRANSLATE_NOOP("ViewKeys", "Held: a light on the pointer")},
        {place,
         Darken,
         {Qt::Key_B, Qt::Key_Period}, // the black key of clickers sends a full stop
         QT_TRANSLATE_NOOP("ViewKeys", "Darken the screen, and light it again")},
        {place, Leave, {Qt::Key_Escape}, QT_TRANSLATE_NOOP("ViewKeys", "Come back to the desk")},
    };
}

const ViewKey *rowOf(KeyPlace place, KeyDeed deed)
{
    const auto row = std::find_if(viewKeys().begin(), viewKeys().end(),
                                  [=](const ViewKey &key) { return key.place == place && key.deed == deed; });
    return row == viewKeys().end() ? nullptr : &*row;
}

} // namespace

const std::vector<ViewKey> &viewKeys()
{
    static const std::vector<ViewKey> all = [] {
        std::vector<ViewKey> result = otherKeys();
        for (const auto &group : {planeKeys(), barKeys(), workingKeys(), presentingKeys()})
            result.insert(result.end(), group.begin(), group.end());
        return result;
    }();
    return all;
}

std::optional<KeyDeed> deedOf(KeyPlace place, const QKeyEvent &event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    for (const ViewKey &row : viewKeys()) {
        if (row.place != place)
            continue;
        for (const QKeyCombination &key : row.keys)
            if (key.key() == event.key() && (row.takesModifiers || key.keyboardModifiers() == modifiers))
                return row.deed;
    }
    return std::nullopt;
}

QString keysText(const ViewKey &key)
{
    const QKeyCombination first = key.keys.front();
    if (first.key() == Qt::Key_unknown) {
        const QString held = QKeySequence(first.keyboardModifiers() | Qt::Key_A).toString(QKeySequence::NativeText);
        return held.chopped(2); // "Ctrl+A" without what follows the modifier
    }
    QStringList keys;
    for (const QKeyCombination &other : key.keys)
        if (other == first || !other.keyboardModifiers().testFlag(Qt::ShiftModifier))
            keys += QKeySequence(other).toString(QKeySequence::NativeText);
    keys.removeDuplicates(); // both keys that end a line are called the same in Chinese
    return keys.join(QCoreApplication::translate("ViewKeys", " or ", "between keys"));
}

QString keysText(KeyPlace place, KeyDeed deed)
{
    const ViewKey *row = rowOf(place, deed);
    return row ? keysText(*row) : QString();
}

bool isHeld(KeyDeed deed, Qt::KeyboardModifiers modifiers)
{
    return std::any_of(viewKeys().begin(), viewKeys().end(), [=](const ViewKey &row) {
        return row.deed == deed && (modifiers & row.keys.front().keyboardModifiers()) != 0;
    });
}

double keyFactor(Qt::KeyboardModifiers modifiers)
{
    return (isHeld(KeyDeed::Finer, modifiers) ? fineFactor : 1) *
           (isHeld(KeyDeed::Coarser, modifiers) ? coarseFactor : 1);
}

} // namespace ui
