#pragma once

#include <QProxyStyle>

class QStyleOptionButton;
class QStyleOptionMenuItem;
class QStyleOptionSlider;
class QStyleOptionToolButton;

namespace ui {

/// Fusion, which takes its colours from a palette everywhere, with the flat bars, buttons and scroll bars of the
/// window, outlines of fields that are seen on a dark ground too, and targets that a finger can hit. No style sheet:
/// those cost a start a tenth of its time, and keep something of all that they were ever asked.
class WindowStyle : public QProxyStyle {
    Q_OBJECT

public:
    enum class Targets {
        Usual,
        Large, ///< 44 pixels high
    };
    explicit WindowStyle(Targets targets = Targets::Usual);

    /// The height in pixels that the application's style asks of whatever is pressed, or 0.
    static int targetHeight();

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                           const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returned) const override;
    QIcon standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const override;

private:
    void paintToolButton(const QStyleOptionToolButton &option, QPainter *painter, const QWidget *widget) const;
    void paintButtonLabel(const QStyleOptionButton &option, QPainter *painter, const QWidget *widget) const;
    void paintMenuBarItem(const QStyleOptionMenuItem &option, QPainter *painter, const QWidget *widget) const;
    void paintScrollBar(const QStyleOptionSlider &option, QPainter *painter, const QWidget *widget) const;

    Targets m_targets;
};

} // namespace ui
