#pragma once

#include "ui/figure/style.h"
#include "ui/views/exploremenu.h"

#include <QList>
#include <QWidget>

#include <array>

class QComboBox;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace ui {

class Document;
class HeadToTailControl;
class OrbitControl;

/// A slim bar with the controls of the tools that are on, one tool at a time, and what each shows in a sentence. Hidden
/// while none is on.
class ExploreBar : public QWidget {
    Q_OBJECT

public:
    ExploreBar(Document &document, const ExploreMenu &menu, QWidget *parent);

    void setFigureStyle(const Style &style);
    /// Adds to a style what the tools show.
    void addTo(Style *style) const;
    /// Turns on the tools that show what is on in the overlays, and off all others; it is off in the overlays then.
    void takeFrom(Overlays *overlays);

    /// A press on one of them is about to change something; the query then stops on its circle.
    void pauseOnPress(const QList<QWidget *> &views) { m_pausing = views; }

    OrbitControl *orbit();
    HeadToTailControl *headToTail();
    /// Which of the tools that are on has its controls here.
    QComboBox *chooser() const { return m_chooser; }
    QToolButton *closeButton() const { return m_close; }

signals:
    /// What addTo() turns on is another.
    void overlaysChanged();

private:
    /// Made when it is first needed, as most people need none.
    QWidget *page(Tool tool);
    QWidget *makePage(Tool tool);
    QWidget *makeControls(Tool tool);
    void takeTool(Tool tool, bool isOn);
    void showPage();
    Tool current() const;
    void compareLengths();

    Document &m_document;
    const ExploreMenu &m_menu;
    int m_decimals = 2;
    QToolButton *m_close;
    QComboBox *m_chooser;
    QStackedWidget *m_pages;
    std::array<QWidget *, tools.size()> m_made{};
    QList<QWidget *> m_pausing;
    OrbitControl *m_orbit = nullptr;
    HeadToTailControl *m_headToTail = nullptr;
    QLabel *m_comparison = nullptr; ///< of the query's length with the temperature
};

} // namespace ui
