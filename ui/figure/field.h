#pragma once

#include "core/scene.h"
#include "ui/figure/style.h"
#include "ui/figure/viewport.h"

#include <QColor>
#include <QImage>
#include <QRectF>

#include <span>
#include <stop_token>
#include <vector>

class QPainter;

namespace ui {

/// All that a picture of the field depends on: the keys and the temperature, not the query, the values or the shift.
struct FieldRequest {
    core::Scene scene;
    std::vector<QColor> colours; ///< of the tokens, blended with the paper
    Viewport viewport;
    double scale = 1; ///< pixels of the picture along one of the viewport

    friend bool operator==(const FieldRequest &, const FieldRequest &) = default;

    /// About how many products a picture costs whose pixels are `by` times as large.
    double work(int by) const;
};

FieldRequest fieldRequest(const core::Scene &scene, const Viewport &viewport, const Style &style, double scale);

/// Every point of a panel in the colour that a query there would mix.
struct FieldPicture {
    QImage image; ///< null if there is none
    QRectF part;  ///< of the image: what fills the panel
};

/// With pixels that are `by` times as large. No picture if it was asked to stop, or where there are no tokens.
FieldPicture fieldPicture(const FieldRequest &request, int by = 1, const std::stop_token &stop = {});

/// The scale for all that the painter's device can show of a panel of this size; of vectors, for what a printer can.
double fieldScale(const QPainter &painter, const QSizeF &size);

void paintField(QPainter &painter, const FieldPicture &picture, const QRectF &panel);

/// Paper behind text that is to be read on the field.
void paintPlates(QPainter &painter, std::span<const QRectF> boxes, const QRectF &panel, const Style &style);

} // namespace ui
