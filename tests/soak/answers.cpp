#include "tests/soak/user.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QTest>
#include <QUrl>

void User::answer(QWidget &front)
{
    constexpr int patience = 12; // answers
    ++m_answers;
    if (qobject_cast<QMenu *>(&front) != nullptr || qobject_cast<QDialog *>(&front) == nullptr)
        return answerMenu(front);
    auto &dialog = static_cast<QDialog &>(front);
    if (auto *box = qobject_cast<QMessageBox *>(&dialog)) {
        const QList<QAbstractButton *> buttons = box->buttons();
        QAbstractButton *button = m_dice.of(std::as_const(buttons));
        m_journal.note("answer", button->text());
        button->click();
    } else if (m_answers > patience || m_dice.oneIn(4)) {
        m_journal.note("reject", dialog.windowTitle());
        dialog.reject();
    } else {
        fill(dialog);
    }
}

// Also the list of a combo box, which is a window in front of all others like a menu.
void User::answerMenu(QWidget &menu)
{
    static constexpr std::array keys{Qt::Key_Down, Qt::Key_Up, Qt::Key_Right, Qt::Key_Return, Qt::Key_Escape};
    const Qt::Key key = m_answers > 12 ? Qt::Key_Escape : m_dice.of(keys);
    m_journal.note("menu", QKeySequence(key).toString());
    if (m_answers > 20)
        menu.close();
    else
        QTest::keyClick(&menu, key);
}

void User::fill(QWidget &front)
{
    if (auto *files = qobject_cast<QFileDialog *>(&front)) {
        static const QStringList names{QStringLiteral("a.attention"), QStringLiteral("b.attention"),
                                       QStringLiteral("c.svg"), QStringLiteral("d.png"), QStringLiteral("none/x.tex")};
        const QString name = m_dice.of(names);
        m_journal.note("file", name);
        files->setDirectory(m_folder);
        files->selectFile(QDir(m_folder).filePath(name));
        QTest::keyClick(files->findChild<QLineEdit *>(), Qt::Key_Return);
        return;
    }
    const QList<QLineEdit *> lines = front.findChildren<QLineEdit *>();
    const QList<QAbstractButton *> buttons = front.findChildren<QAbstractButton *>();
    if (!lines.isEmpty() && m_dice.oneIn(2)) {
        static const QStringList texts{
            QStringLiteral("1,5"),        QStringLiteral("-2"),  QStringLiteral("nan"), QString(),
            QStringLiteral("注意 <b>&x"), QStringLiteral("1e6"), QStringLiteral("0.25")};
        const QString text = m_dice.of(texts);
        m_journal.note("fill", text);
        m_dice.of(lines)->setText(text);
    } else if (!buttons.isEmpty()) {
        QAbstractButton *button = m_dice.of(buttons);
        m_journal.note("button", button->text());
        button->click();
    } else {
        static_cast<QDialog &>(front).accept();
    }
}

// Dropped on the window, as it needs no dialog.
void User::openFile(QWidget &window)
{
    const QStringList names = QDir(m_folder).entryList(QDir::Files);
    if (names.isEmpty())
        return;
    const QString name = m_dice.of(names);
    m_journal.note("drop", name);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(QDir(m_folder).filePath(name))});
    QDropEvent event(m_dice.within(window.size()), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &event);
}
