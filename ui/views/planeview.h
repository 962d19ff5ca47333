#pragma once

#include "core/inverse.h"
#include "ui/figure/plane.h"
#include "ui/figure/style.h"
#include "ui/views/snap.h"
#include "ui/views/viewkeys.h"
#include "ui/views/zoomview.h"

#include <optional>

class QHelpEvent;

namespace ui {

class Document;
class FieldPainter;

/// A plane in which vectors are dragged, turned by keys and typed.
class PlaneView : public ZoomView {
    Q_OBJECT

public:
    PlaneView(Plane plane, Document &document, QWidget *parent = nullptr);

    void setFigureStyle(const Style &style);
    void setSnap(Snap snap) { m_snap = snap; }

    const Document &document() const { return m_document; }
    int decimals() const { return m_style.decimals; }

    /// In the order of the keyboard.
    std::vector<core::Handle> allHandles() const;
    bool has(core::Handle handle) const;
    std::optional<core::Handle> current() const { return m_current; }
    /// What a press at `position` would take.
    std::optional<core::Handle> handleAt(const QPointF &position) const;
    /// Where a press takes `handle`.
    QRectF grabArea(core::Handle handle) const;
    /// Makes `handle` the one that the keys move.
    void choose(core::Handle handle);
    /// Moves `handle` as a key would, as an undo step of its own.
    void moveOnce(core::Handle handle, KeyDeed deed);
    /// What is to be known of `handle` beside its name, in words.
    QString spokenState(core::Handle handle) const;
    /// Shows everything if the vector of this token is outside.
    void reveal(int token);
    /// The same for all handles at once.
    void revealAll();
    /// Asks for the coordinates of the current handle.
    void askCoordinates();
    /// The figure alone: what is exported from this view.
    void paintFigure(QPainter &painter) const;

    QSize sizeHint() const override { return {470, 456}; }
    QSize minimumSizeHint() const override { return {200, 200}; }

signals:
    /// What the pointer is over, in words; empty where there is nothing.
    void hovered(const QString &text);
    /// A person asks for the menu of a place, where a token stands that is selected, or -1.
    void menuRequested(const QPoint &globalPosition, const core::Point &place, int token);

protected:
    Viewport fittedViewport() const override;
    Held take(const QPointF &position, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) override;
    void drag(const QPointF &position, Qt::KeyboardModifiers modifiers) override;
    void click(const QPointF &position) override;
    void doubleClick(const QPointF &position) override;
    void drop() override;
    void hover(const QPointF &position) override;
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    /// A handle between press and release.
    struct Drag {
        core::Handle handle;
        QPointF offset;       ///< from the handle to the pointer
        core::Point start;    ///< where the handle was
        core::Point query;    ///< where the query was
        int tokens;           ///< of the scene
        bool wasCurrent;      ///< a click without a move then takes the next handle
        bool isOnRay = false; ///< Shift keeps the direction
    };

    /// All keys between press and release.
    struct Slide {
        core::Point press;    ///< where the pointer went down
        core::Scene start;    ///< before the first move
        core::Point by{0, 0}; ///< of what has been moved
    };

    void takeHandle(core::Handle handle, const QPointF &position);
    void moveHandle(const QPointF &position, Qt::KeyboardModifiers modifiers);
    void showTip(const QHelpEvent &help);
    void makeCurrent(std::optional<core::Handle> handle);
    void keepCurrentValid();
    bool moveByKey(const QKeyEvent &event);
    bool moveBy(core::Handle handle, KeyDeed deed, double times, int gesture);
    void endKeyMove();
    void showCurrent();
    void tellDrag();
    void edit(core::Handle handle, const core::Point &to, int gesture);
    bool slidesKeys(Qt::MouseButton button, Qt::KeyboardModifiers modifiers) const;
    void slideKeys(const QPointF &position);
    void moveOutput(const QString &text, const core::Point &to, int gesture);
    QString description(core::Handle handle) const;
    void paintHandles(QPainter &painter) const;

    Plane m_plane;
    Document &m_document;
    FieldPainter *m_field; ///< behind the keys
    Style m_style = ui::style(Theme::Light);
    Snap m_snap = Snap::Off;
    std::optional<core::Handle> m_current;
    std::optional<core::Handle> m_hovered;
    std::optional<core::Handle> m_clicked; ///< taken by the last press: what a double-click means
    std::optional<Drag> m_drag;
    std::optional<Slide> m_slide;
    core::Inverse::State m_answer = core::Inverse::State::Found; ///< to the output that was asked for last
    int m_keyGesture = 0;
    bool m_isMovedByKey = false; ///< a key that moves is held
};

} // namespace ui
