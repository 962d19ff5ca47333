#pragma once

#include "ui/figure/formula.h"
#include "ui/figure/style.h"

#include <QStringList>
#include <QWidget>

#include <vector>

namespace ui {

/// Shows formulas one below the other, made smaller where the widget is too narrow for them.
class FormulaLines : public QWidget {
    Q_OBJECT

public:
    explicit FormulaLines(QWidget *parent = nullptr);

    void setFigureStyle(const Style &style);

    QStringList sources() const { return m_sources; }
    /// Other numbers in the same formulas: their size stays, or a line would jump while a number gets longer.
    void update(const QStringList &sources);
    /// Other formulas.
    void reset(const QStringList &sources);

    /// Where a formula is drawn.
    QRectF lineRect(int line) const;

    /// In pixels, at full size.
    double naturalWidth() const;
    /// In pixels, as small as they are shown.
    double shownWidth() const;

    QSize sizeHint() const override { return {qRound(naturalWidth()), minimumHeight()}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void layOutAt(double scale);
    double heightOfLines() const;

    Style m_style = ui::style(Theme::Light);
    QStringList m_sources;
    std::vector<Formula> m_lines;
    double m_scale = 1;
    double m_fullHeight = 0; ///< at full size, and kept when smaller: what is narrower never takes less height
};

} // namespace ui
