#pragma once

#include "core/scene.h"

#include <QMenu>

namespace ui {

class Document;

/// Adds, removes, duplicates and renames tokens.
class TokenMenu : public QMenu {
    Q_OBJECT

public:
    TokenMenu(Document &document, QWidget *window);

    QAction *addAction() const { return m_add; }
    /// Adds a token with this key and value, and selects it.
    void add(const core::Point &key, const core::Point &value);
    void rename(int token, const QString &name);
    /// The actions on the selected token.
    const QList<QAction *> &selectedTokenActions() const { return m_onSelected; }

signals:
    void added(int token);

private:
    void addSomewhere();
    void remove();
    void duplicate();
    void askName();
    void updateActions();
    void append(const QString &text, const core::Token &token);

    Document &m_document;
    QWidget *m_window;
    QAction *m_add = nullptr;
    QList<QAction *> m_onSelected;
};

} // namespace ui
