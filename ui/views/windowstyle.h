#pragma once

#include <QProxyStyle>

namespace ui {

/// Fusion, which takes its colours from a palette everywhere, with outlines of check boxes, radio buttons and text
/// fields that are seen on a dark ground too.
class WindowStyle : public QProxyStyle {
    Q_OBJECT

public:
    WindowStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    QIcon standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const override;
};

} // namespace ui
