#pragma once

#include "ui/export/figuredevice.h"
#include "ui/figure/formula.h"
#include "ui/figure/style.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace ui {

/// A picture that keeps what is painted on it as LaTeX: shapes and colours as TikZ, formulas as mathematics in the
/// document's own font, text as text. A text that shares its start or its end with others of the picture is set from
/// there, any other around its middle, so that all stand in their places whatever the font's widths.
class TikzDevice : public FigureDevice, public FormulaSetter {
public:
    /// A tikzpicture to be included, or a document of its own.
    enum class Kind { Picture, Document };

    /// The colours of `style` have names in the picture, which a document may define before; `title` is any text.
    TikzDevice(const QSizeF &size, const Style &style, const QString &title, Kind kind);
    ~TikzDevice() override;

    QPaintEngine *paintEngine() const override;
    bool setFormula(const QPainter &painter, const Formula &formula, const QPointF &baselineStart,
                    const std::optional<QColor> &colour) override;

    /// All of it. The painter must have ended.
    QByteArray bytes() const;

private:
    class Engine;

    QByteArray picture() const;

    QString m_title;
    Kind m_kind;
    std::unique_ptr<Engine> m_engine;
};

} // namespace ui
