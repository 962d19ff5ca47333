#include "ui/views/tokenmenu.h"

#include "ui/document.h"
#include "ui/views/snap.h"

#include <QInputDialog>
#include <QMessageBox>

namespace ui {

TokenMenu::TokenMenu(Document &document, QWidget *window)
    : QMenu(tr("&Scene"), window), m_document(document), m_window(window)
{
    const auto make = [this](const QString &text, const QKeySequence &shortcut, const QString &tip, auto slot) {
        QAction *action = QMenu::addAction(text, shortcut, this, slot);
        action->setStatusTip(tip);
        return action;
    };
    m_add = make(tr("&Add token"), Qt::Key_Insert, tr("Add a token with a key and a value."), &TokenMenu::addSomewhere);
    m_onSelected = {make(tr("&Duplicate token"), Qt::CTRL | Qt::Key_D, tr("Add a token like the selected one."),
                         &TokenMenu::duplicate),
                    make(tr("&Rename token…"), Qt::Key_F2, tr("Give the selected token a name."), &TokenMenu::askName),
                    make(tr("Re&move token"), Qt::Key_Delete, tr("Remove the selected token."), &TokenMenu::remove)};
    connect(&m_document, &Document::changed, this, &TokenMenu::updateActions);
    connect(&m_document, &Document::selectionChanged, this, &TokenMenu::updateActions);
    updateActions();
}

void TokenMenu::updateActions()
{
    m_add->setEnabled(m_document.tokens() < core::mostTokens);
    for (QAction *action : m_onSelected)
        action->setEnabled(m_document.selectedToken() >= 0);
    m_onSelected.first()->setEnabled(m_onSelected.first()->isEnabled() && m_add->isEnabled());
}

void TokenMenu::append(const QString &text, const core::Token &token)
{
    core::Scene next = m_document.scene();
    next.tokens.push_back(token);
    m_document.edit(text, next);
    m_document.select(m_document.tokens() - 1);
    emit added(m_document.tokens() - 1);
}

void TokenMenu::add(const core::Point &key, const core::Point &value)
{
    append(tr("Add token"), {{}, key, value});
}

// New tokens go round in steps of 50°, so that none hides another.
void TokenMenu::addSomewhere()
{
    const core::Point key = turned({1, 0}, 50 * m_document.tokens());
    add(snapped(key, Snap::Tenth), snapped(2 * key, Snap::Tenth));
}

void TokenMenu::duplicate()
{
    append(tr("Duplicate token"), m_document.scene().tokens[static_cast<std::size_t>(m_document.selectedToken())]);
}

void TokenMenu::remove()
{
    core::Scene next = m_document.scene();
    next.tokens.erase(next.tokens.begin() + m_document.selectedToken());
    m_document.edit(tr("Remove token"), next);
}

void TokenMenu::rename(int token, const QString &name)
{
    core::Scene next = m_document.scene();
    next.tokens[static_cast<std::size_t>(token)].name = name;
    m_document.edit(tr("Rename token"), next);
}

void TokenMenu::askName()
{
    const int token = m_document.selectedToken();
    QString name = m_document.scene().tokens[static_cast<std::size_t>(token)].name;
    bool accepted = false;
    do {
        name = QInputDialog::getText(m_window, tr("Rename token"), tr("Name of token %1:").arg(token + 1),
                                     QLineEdit::Normal, name, &accepted);
        if (accepted && !core::isName(name))
            QMessageBox::warning(
                m_window, tr("Rename token"),
                tr("A name has at most %n characters and no control characters.", nullptr, core::longestName));
    } while (accepted && !core::isName(name));
    if (accepted)
        rename(token, name);
}

} // namespace ui
