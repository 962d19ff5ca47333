#pragma once

#include "ui/document.h"
#include "ui/views/planeview.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QTest>

/// A document and a shown view of 400 × 400 pixels, 100 pixels a unit.
struct PlaneBench {
    explicit PlaneBench(const core::Scene &scene, ui::Plane plane = ui::Plane::Match)
        : document(scene), view(plane, document)
    {
        view.resize(400, 400);
        view.show();
        view.setFocus(Qt::OtherFocusReason);
    }
    QPoint at(const core::Point &point) const { return view.viewport().toPixel(point).toPoint(); }
    void drag(const core::Point &from, const core::Point &to, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(&view, Qt::LeftButton, {}, at(from));
        for (const double t : {0.3, 0.7, 1.0})
            move(from + t * (to - from), modifiers);
        QTest::mouseRelease(&view, Qt::LeftButton, modifiers, at(to));
    }
    void move(const core::Point &to, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButtons buttons = Qt::LeftButton)
    {
        moveToPixel(at(to), modifiers, buttons);
    }
    void moveToPixel(const QPointF &pixel, Qt::KeyboardModifiers modifiers = {},
                     Qt::MouseButtons buttons = Qt::LeftButton)
    {
        QMouseEvent event(QEvent::MouseMove, pixel, view.mapToGlobal(pixel), Qt::NoButton, buttons, modifiers);
        QCoreApplication::sendEvent(&view, &event);
    }
    core::Point place(core::Handle handle) const { return position(document.scene(), handle); }
    double unit() const { return 1 / view.viewport().scale(); }

    ui::Document document;
    ui::PlaneView view;
};

#define COMPARE_POINTS(actual, expected, tolerance)                                                                    \
    QVERIFY2(((actual) - (expected)).norm() <= (tolerance), qPrintable(QStringLiteral("(%1, %2) instead of (%3, %4)")  \
                                                                           .arg((actual).x())                          \
                                                                           .arg((actual).y())                          \
                                                                           .arg((expected).x())                        \
                                                                           .arg((expected).y())))
