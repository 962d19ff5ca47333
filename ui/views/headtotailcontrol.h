#pragma once

#include "ui/figure/style.h"

#include <QVariantAnimation>
#include <QWidget>

#include <vector>

class QToolButton;

namespace ui {

class Document;

/// Lays the shares a_j v_j one after the other, and keeps the order in which they are laid.
class HeadToTailControl : public QWidget {
    Q_OBJECT

public:
    HeadToTailControl(Document &document, QWidget *parent);

    /// Puts there the order, and how far the shares are laid.
    void addTo(Explored *explored) const;
    void setOrder(const std::vector<int> &order);
    bool isBuilding() const { return m_animation.state() == QAbstractAnimation::Running; }

    QToolButton *buildButton() const { return m_build; }
    QToolButton *numberedButton() const { return m_numbered; }

signals:
    /// What addTo() puts there is another.
    void changed();

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void build();
    void finish();
    void showState();

    Document &m_document;
    QToolButton *m_build;
    QToolButton *m_numbered;
    QVariantAnimation m_animation;
    double m_laid = 1;
    std::vector<int> m_order; ///< empty: as they are numbered
};

} // namespace ui
