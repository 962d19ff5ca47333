#include "ui/views/workingtable.h"

#include "ui/document.h"
#include "ui/views/viewkeys.h"

#include <QKeyEvent>

#include <algorithm>

namespace ui {

bool WorkingTable::event(QEvent *event)
{
    // Home, F2 and the others are ours before they are anybody's shortcuts.
    if (event->type() == QEvent::ShortcutOverride && m_document.tokens() > 0 &&
        deedOf(KeyPlace::Working, *static_cast<QKeyEvent *>(event)))
        event->accept();
    return QWidget::event(event);
}

std::optional<WorkingTable::Cell> WorkingTable::beside(const Cell &cell, int step) const
{
    const std::vector<CoordinateBox> all = boxes(cell.token);
    const auto isRepeated = [&all](int place) {
        const auto here = all.begin() + place;
        return std::any_of(all.begin(), here,
                           [&](const CoordinateBox &other) { return other.coordinate == here->coordinate; });
    };
    const int count = static_cast<int>(all.size());
    int place = cell.place + step;
    while (place >= 0 && place < count && isRepeated(place))
        place += step;
    if (place >= 0 && place < count)
        return Cell{cell.token, place};
    const int token = besideRow(cell.token, step);
    if (token == cell.token)
        return std::nullopt;
    return Cell{token, step > 0 ? 0 : count - 1};
}

int WorkingTable::besideRow(int token, int step) const
{
    const WorkingLayout layout = figureLayout();
    return layout.tokenOf(std::clamp(layout.placeOf(token) + step, 0, m_document.tokens() - 1));
}

void WorkingTable::keyPressEvent(QKeyEvent *event)
{
    const auto deed = deedOf(KeyPlace::Working, *event);
    if (!deed || m_document.tokens() == 0 || !follow(*deed))
        QWidget::keyPressEvent(event);
}

bool WorkingTable::follow(KeyDeed deed)
{
    const int last = m_document.tokens() - 1;
    const int selected = m_document.selectedToken();
    const Cell cell{std::max(selected, 0), m_place};
    switch (deed) {
    case KeyDeed::CarryUp:
    case KeyDeed::CarryDown:
        return selected >= 0 &&
               moveRow(selected, figureLayout().placeOf(selected) + (deed == KeyDeed::CarryUp ? -1 : 1));
    case KeyDeed::Up:
        selectRow(selected < 0 ? tokenAtPlace(last) : besideRow(selected, -1));
        return true;
    case KeyDeed::Down:
        selectRow(selected < 0 ? tokenAtPlace(0) : besideRow(selected, 1));
        return true;
    case KeyDeed::First:
    case KeyDeed::Last:
        selectRow(tokenAtPlace(deed == KeyDeed::First ? 0 : last));
        return true;
    case KeyDeed::Left:
    case KeyDeed::Right:
        if (const auto next = beside(cell, deed == KeyDeed::Left ? -1 : 1); next && next->token == cell.token)
            m_place = next->place;
        selectRow(cell.token);
        return true;
    case KeyDeed::Type:
        beginEdit(cell);
        return true;
    default:
        return false;
    }
}

} // namespace ui
