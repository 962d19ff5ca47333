#pragma once

#include <QDialog>
#include <QString>

#include <vector>

class QMainWindow;
class QTreeWidget;

namespace ui {

/// A key, or several, and what it does.
struct KeyRow {
    QString keys;
    QString words;
};

/// Keys that belong together: those of a menu, or of a view.
struct KeyGroup {
    QString title;
    std::vector<KeyRow> rows;
};

/// All keys of a window: the shortcuts of its actions as they are, and those of the views.
std::vector<KeyGroup> keyGroups(const QMainWindow &window);

/// Lists all keys of a window.
class KeysDialog : public QDialog {
    Q_OBJECT

public:
    explicit KeysDialog(QMainWindow &window);

    QTreeWidget *list() const { return m_list; }

private:
    void fill(const std::vector<KeyGroup> &groups);

    QTreeWidget *m_list;
};

} // namespace ui
