#pragma once

#include "ui/export/figuredevice.h"
#include "ui/figure/formula.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace ui {

/// A picture that keeps what is painted on it as an SVG document. Text stays text, a formula is one text, shapes are
/// cut where the painter clips, and everything stands in layout pixels (1/96 inch) without nested transforms. Brushes
/// are solid.
class SvgDevice : public FigureDevice, public FormulaSetter {
public:
    /// `size` in layout pixels; `width` and `height` as the file states them, e.g. "160mm"; `title` is any text.
    SvgDevice(const QSizeF &size, const QString &width, const QString &height, const QString &title);
    ~SvgDevice() override;

    QPaintEngine *paintEngine() const override;

    bool setFormula(const QPainter &, const Formula &, const QPointF &, const std::optional<QColor> &) override
    {
        return false;
    }
    void beginFormula() override;
    void endFormula() override;

    /// The whole document. The painter must have ended.
    QByteArray bytes() const;

private:
    class Engine;

    QString m_width;
    QString m_height;
    QString m_title;
    std::unique_ptr<Engine> m_engine;
};

} // namespace ui
