#include "ui/views/keysdialog.h"

#include "ui/views/viewkeys.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScreen>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace ui {

namespace {

// Without the mark of its key; Chinese ones stand in brackets.
QString plainText(const QString &menuText)
{
    static const QRegularExpression mark(QStringLiteral("\\(&\\w\\)|&(?!&)|…$"));
    static const QString both = QStringLiteral("&&");
    QStringList pieces = menuText.split(both);
    for (QString &piece : pieces)
        piece.remove(mark);
    return pieces.join(u'&');
}

QString keysOf(const QAction &action)
{
    QStringList keys;
    for (const QKeySequence &shortcut : action.shortcuts())
        keys += shortcut.toString(QKeySequence::NativeText);
    keys.removeDuplicates();
    return keys.join(QCoreApplication::translate("ViewKeys", " or ", "between keys"));
}

// An action in a menu within the menu is told by the way to it, as "Larger" alone says nothing.
void addActions(const QString &way, const QList<QAction *> &actions, std::vector<KeyRow> *rows)
{
    for (const QAction *action : actions) {
        const QString words = way + plainText(action->text());
        if (action->menu() != nullptr)
            addActions(words + QStringLiteral(" › "), action->menu()->actions(), rows);
        else if (!action->shortcut().isEmpty())
            rows->push_back({keysOf(*action), words});
    }
}

QString titleOf(KeyPlace place)
{
    switch (place) {
    case KeyPlace::Everywhere:
        return KeysDialog::tr("Everywhere");
    case KeyPlace::Plane:
        return KeysDialog::tr("In a plane, for the vector that has the focus");
    case KeyPlace::Bars:
        return KeysDialog::tr("In the charts");
    case KeyPlace::Working:
        return KeysDialog::tr("In the working");
    case KeyPlace::Presenting:
        return KeysDialog::tr("In front of a class");
    case KeyPlace::Drag:
        break;
    }
    return KeysDialog::tr("While something is dragged");
}

} // namespace

std::vector<KeyGroup> keyGroups(const QMainWindow &window)
{
    std::vector<KeyGroup> groups;
    for (const QAction *menu : window.menuBar()->actions()) {
        KeyGroup group{plainText(menu->text()), {}};
        if (menu->menu() != nullptr)
            addActions({}, menu->menu()->actions(), &group.rows);
        if (!group.rows.empty())
            groups.push_back(group);
    }
    for (const ViewKey &key : viewKeys()) {
        const QString title = titleOf(key.place);
        if (groups.empty() || groups.back().title != title)
            groups.push_back({title, {}});
        groups.back().rows.push_back({keysText(key), QCoreApplication::translate("ViewKeys", key.words)});
    }
    return groups;
}

KeysDialog::KeysDialog(QMainWindow &window) : QDialog(&window), m_list(new QTreeWidget(this))
{
    setWindowTitle(tr("Keys"));
    m_list->setHeaderLabels({tr("What it does"), tr("Key")});
    m_list->setAccessibleName(tr("Keys"));
    m_list->setRootIsDecorated(false);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    fill(keyGroups(window));
    const QFontMetrics metrics(font());
    resize(QSize(metrics.averageCharWidth() * 104, metrics.lineSpacing() * 36)
               .boundedTo(window.screen()->availableSize() * 0.9));
}

void KeysDialog::fill(const std::vector<KeyGroup> &groups)
{
    QFont heading = font();
    heading.setBold(true);
    const QSize rowSize(0, fontMetrics().height() + 6);
    for (const KeyGroup &group : groups) {
        auto *title = new QTreeWidgetItem(m_list, {group.title});
        title->setData(1, Qt::AccessibleTextRole, tr("keys of: %1").arg(group.title)); // spanned, but still there
        title->setFont(0, heading);
        title->setFirstColumnSpanned(true);
        for (const KeyRow &row : group.rows)
            (new QTreeWidgetItem(title, {row.words, row.keys}))->setSizeHint(0, rowSize);
    }
    m_list->expandAll();
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

} // namespace ui
