#include "ui/layoutmemory.h"

#include "ui/settings.h"

#include <QGuiApplication>
#include <QMainWindow>
#include <QScreen>
#include <QSplitter>
#include <QVariantMap>

#include <algorithm>

namespace ui {

namespace {

constexpr qsizetype mostSetUps = 10;

const QString setUpKey = QStringLiteral("screens");
const QString insideKey = QStringLiteral("inside");
const QString frameKey = QStringLiteral("frame"); ///< as a rectangle, around the inside
const QString maximisedKey = QStringLiteral("maximised");
const QString barsKey = QStringLiteral("bars");
const QString splittersKey = QStringLiteral("splitters");

qint64 areaOf(const QRect &rect)
{
    return rect.isEmpty() ? 0 : qint64{rect.width()} * rect.height();
}

QString textOf(const QRect &rect)
{
    return QStringLiteral("%1,%2 %3x%4").arg(rect.x()).arg(rect.y()).arg(rect.width()).arg(rect.height());
}

bool isSane(const QRect &rect)
{
    constexpr int farthest = 1'000'000;
    return !rect.isEmpty() && QRect(QPoint(-farthest, -farthest), QPoint(farthest, farthest)).contains(rect);
}

// None if the rectangles are not those of a window.
QMargins around(const QRect &inside, const QRect &frame)
{
    if (!isSane(inside) || !isSane(frame) || !frame.contains(inside) || frame.height() > inside.height() + 200)
        return {};
    return {inside.left() - frame.left(), inside.top() - frame.top(), frame.right() - inside.right(),
            frame.bottom() - inside.bottom()};
}

} // namespace

QList<ScreenPlace> presentScreens()
{
    QList<ScreenPlace> result;
    for (const QScreen *screen : QGuiApplication::screens()) // the primary one first
        result.append({screen->name(), screen->geometry(), screen->availableGeometry()});
    return result;
}

QString setUpOf(const QList<ScreenPlace> &screens)
{
    QStringList parts;
    for (const ScreenPlace &screen : screens)
        parts += screen.name + u' ' + textOf(screen.area);
    parts.sort();
    return parts.join(u';');
}

QRect onAScreen(const QRect &wanted, const QMargins &frame, const QList<ScreenPlace> &screens)
{
    const auto shown = [&](const ScreenPlace &screen) { return areaOf(screen.available & wanted); };
    const auto screen = std::max_element(screens.begin(), screens.end(),
                                         [&](const auto &a, const auto &b) { return shown(a) < shown(b); });
    const QRect room = screen->available.marginsRemoved(frame);
    QRect result(wanted.topLeft(), wanted.size().boundedTo(room.size()));
    if (shown(*screen) == 0)
        result.moveCenter(room.center());
    result.moveLeft(std::clamp(result.left(), room.left(), room.right() + 1 - result.width()));
    result.moveTop(std::clamp(result.top(), room.top(), room.bottom() + 1 - result.height()));
    return result;
}

LayoutMemory::LayoutMemory(QMainWindow &window, const QList<QSplitter *> &splitters)
    : m_window(window), m_splitters(splitters)
{
}

bool LayoutMemory::restore(const QList<ScreenPlace> &screens) const
{
    const QVariantList all = setting::layouts.get();
    const QString setUp = setUpOf(screens);
    const auto isOfSetUp = [&](const QVariant &layout) { return layout.toMap().value(setUpKey).toString() == setUp; };
    auto found = std::find_if(all.begin(), all.end(), isOfSetUp);
    if (found == all.end())
        found = all.begin(); // the last that was kept
    if (found == all.end() || screens.isEmpty())
        return false;
    const QVariantMap layout = found->toMap();
    const QRect inside = layout.value(insideKey).toRect();
    if (!isSane(inside))
        return false;
    m_window.setGeometry(onAScreen(inside, around(inside, layout.value(frameKey).toRect()), screens));
    if (layout.value(maximisedKey).toBool())
        m_window.setWindowState(m_window.windowState() | Qt::WindowMaximized);
    m_window.restoreState(layout.value(barsKey).toByteArray());
    const QVariantList splitters = layout.value(splittersKey).toList();
    for (qsizetype i = 0; i < std::min(splitters.size(), m_splitters.size()); ++i)
        m_splitters[i]->restoreState(splitters[i].toByteArray());
    return true;
}

void LayoutMemory::keep(const QList<ScreenPlace> &screens) const
{
    if (m_window.isFullScreen())
        return; // a look for the moment
    const QString setUp = setUpOf(screens);
    const QRect inside = m_window.normalGeometry(); // also while it is maximised
    const QMargins frame = around(m_window.geometry(), m_window.frameGeometry());
    QVariantList splitters;
    for (const QSplitter *splitter : m_splitters)
        splitters.append(splitter->saveState());
    QVariantList all = setting::layouts.get();
    all.removeIf([&](const QVariant &layout) { return layout.toMap().value(setUpKey).toString() == setUp; });
    all.prepend(QVariantMap{{setUpKey, setUp},
                            {insideKey, inside},
                            {frameKey, inside.marginsAdded(frame)},
                            {maximisedKey, m_window.isMaximized()},
                            {barsKey, m_window.saveState()},
                            {splittersKey, splitters}});
    setting::layouts.set(all.mid(0, mostSetUps));
}

} // namespace ui
