#pragma once

#include "ui/figure/viewport.h"
#include "ui/views/dragview.h"

#include <optional>

namespace ui {

/// A view of a part of a plane, zoomed with the wheel and panned by its ground, both with two fingers too.
class ZoomView : public DragView {
    Q_OBJECT

public:
    using DragView::DragView;

    const Viewport &viewport() const { return m_viewport; }
    /// Shows everything.
    void fit();
    void showRegion(const Region &region) { setViewport(Viewport(size(), region)); }

protected:
    /// What shows everything at the size of the view.
    virtual Viewport fittedViewport() const = 0;
    /// Shows everything again if nobody has zoomed or panned since the last fit.
    void refit();

    void startPan(const QPointF &position) { m_pan = position; }
    /// False if the ground is not held.
    bool pan(const QPointF &position);
    void drop() override;
    void pinch(const QTouchEvent &event) override;
    void wheelEvent(QWheelEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Where two fingers were last.
    struct Pair {
        QPointF a;
        QPointF b;
    };

    void setViewport(const Viewport &viewport);

    Viewport m_viewport;
    bool m_isFitted = true; ///< nobody has zoomed or panned since the last fit
    std::optional<Pair> m_pair;
    std::optional<QPointF> m_pan; ///< where the pointer was last
};

} // namespace ui
