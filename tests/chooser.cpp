#include <QAction>
#include <QApplication>
#include <QGenericPlugin>
#include <QMainWindow>
#include <QTimer>

#include <cstdio>

/// Chooses everything in the menus of the program's window that can be checked, one after the other, and closes it.
class Chooser : public QObject {
public:
    explicit Chooser(QObject *parent = nullptr) : QObject(parent) { QTimer::singleShot(0, this, &Chooser::choose); }

private:
    static QMainWindow *window()
    {
        for (QWidget *widget : QApplication::topLevelWidgets())
            if (auto *result = qobject_cast<QMainWindow *>(widget); result != nullptr && result->isVisible())
                return result;
        return nullptr;
    }

    void choose()
    {
        QTimer::singleShot(0, this, &Chooser::choose);
        QMainWindow *shown = window();
        if (shown == nullptr)
            return;
        QList<QAction *> actions;
        for (QAction *action : shown->findChildren<QAction *>())
            if (action->isCheckable() && action->isEnabled())
                actions += action;
        if (m_chosen < actions.size()) {
            actions[m_chosen++]->trigger();
            return;
        }
        std::printf("%d chosen\n", static_cast<int>(m_chosen));
        std::fflush(stdout);
        shown->close();
    }

    qsizetype m_chosen = 0;
};

/// Loaded by the program for the word "chooser" in QT_QPA_GENERIC_PLUGINS.
class ChooserPlugin : public QGenericPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "chooser.json")

public:
    QObject *create(const QString &, const QString &) override { return new Chooser(this); }
};

#include "chooser.moc"
