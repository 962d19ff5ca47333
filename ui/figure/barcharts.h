#pragma once

#include "ui/figure/barchart.h"
#include "ui/figure/barcolumns.h"
#include "ui/figure/barnames.h"
#include "ui/figure/barpanel.h"
#include "ui/figure/bars.h"

#include <QGraphicsScene>

#include <array>
#include <optional>
#include <vector>

namespace ui {

/// What Bars shows: the charts, and around each its panel.
struct Bars::Charts {
    enum Part { Scores, Exponentials, Weights };

    struct HeldAxis {
        BarPart part;
        core::Decimal maximum;
    };

    QGraphicsScene scene;
    std::array<BarChart, 3> charts{BarChart(scene, -1), BarChart(scene, 0), BarChart(scene, 0)};
    std::array<BarPanel, 3> panels;
    QSizeF size;
    std::optional<Style> wanted;
    std::optional<Style> style; ///< the wanted, with smaller text where there is little room
    std::vector<BarColumn> columns;
    std::vector<QColor> colours; ///< one a column
    std::vector<QString> names;  ///< one a column
    std::vector<int> namedTokens;
    std::vector<BarName> columnNames;
    std::optional<HeldAxis> held;

    /// The end of an axis for a largest value of `most`, no less than where it is held.
    core::Decimal axisEnd(BarPart part, const core::Decimal &most) const;
    const BarPanel &panel(BarPart part) const { return panels[static_cast<std::size_t>(part)]; }
    void place(const QSizeF &newSize, const Style &newStyle);
    void takeNames(const core::Scene &tokens);
    std::size_t shownPanels() const;
    bool percentagesAddUp() const;
    void feedScores();
    void feedExponentials(const core::Attention &attention);
    void feedWeights();
    void feedCharts();

    QFont numberFont() const;
    void paintTitles(QPainter &painter) const;
    void paintNames(QPainter &painter) const;
};

} // namespace ui
