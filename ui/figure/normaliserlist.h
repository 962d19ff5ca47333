#pragma once

#include "core/attention.h"
#include "ui/figure/formula.h"
#include "ui/figure/style.h"
#include "ui/figure/viewport.h"

#include <QColor>
#include <QPointF>
#include <QRectF>

#include <array>
#include <vector>

class QPainter;

namespace ui {

/// A list at the foot of a panel: for every normaliser its output's symbol, what the values are mixed with, the sum and
/// whether the output lies in the hull of the values.
class NormaliserList {
public:
    NormaliserList(const core::Scene &scene, const core::Attention &attention, const Viewport &viewport,
                   const Style &style);

    /// What it covers; empty without tokens.
    QRectF box() const { return m_box; }
    void paint(QPainter &painter) const;

private:
    static constexpr int columns = 3;

    struct Row {
        std::vector<Formula> cells;
        QColor verdict; ///< colour of the last cell
    };

    /// Sets the rows in letters of `size`; their width.
    double lay(const std::vector<std::array<QString, columns>> &sources, double size);

    std::vector<Row> m_rows;
    std::array<double, columns> m_lefts{};
    double m_rowHeight = 0;
    QColor m_ink;
    QRectF m_box;
};

} // namespace ui
