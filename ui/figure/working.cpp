#include "ui/figure/working.h"

#include "ui/figure/barscale.h"
#include "ui/figure/formula.h"
#include "ui/figure/overflow.h"
#include "ui/figure/plane.h"
#include "ui/figure/workingcells.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace ui {

namespace {

constexpr std::array allColumns{WorkingColumn::Token, WorkingColumn::Key,         WorkingColumn::Product,
                                WorkingColumn::Score, WorkingColumn::Exponential, WorkingColumn::Weight,
                                WorkingColumn::Value, WorkingColumn::Share};
Stage stageOf(WorkingColumn column)
{
    switch (column) {
    case WorkingColumn::Product:
    case WorkingColumn::Score:
        return Stage::Scores;
    case WorkingColumn::Exponential:
        return Stage::Exponentials;
    case WorkingColumn::Weight:
        return Stage::Weights;
    case WorkingColumn::Share:
        return Stage::Output;
    case WorkingColumn::Token:
    case WorkingColumn::Key:
    case WorkingColumn::Value:
        break;
    }
    return Stage::Keys;
}

// While the maximum is not subtracted, those after the scores look different.
std::vector<WorkingColumn> shownColumns(const WorkingOptions &options, const Style &style)
{
    std::vector<WorkingColumn> result;
    for (const WorkingColumn column : allColumns)
        if (style.shows(stageOf(column)) && (options.subtractsMaximum || column <= WorkingColumn::Score))
            result.push_back(column);
    return result;
}

constexpr double dotRadius = 0.42; // of a token's marker, as a multiple of a number's size
constexpr float tint = 0.035F;     // of every second row

/// The cell of a token in its place; short where the whole would be too small.
struct FittedCell {
    WorkingText words;
    Fitted fitted;
};

FittedCell fittedCell(const core::Scene &scene, const core::Attention &attention, int token, WorkingColumn column,
                      const QRectF &cell, const WorkingLayout &layout, const Style &style)
{
    const bool isBold = column == WorkingColumn::Weight;
    const auto worded = [&](Wording wording) {
        WorkingText words = workingText(scene, attention, token, column, style.decimals, wording);
        Fitted fitted(words.text, cell, layout.numberSize(), isBold, layout.overflow());
        return FittedCell{std::move(words), std::move(fitted)};
    };
    FittedCell whole = worded(Wording::Full);
    const bool isSmall = whole.fitted.font.pixelSize() < smallestTextScale * layout.numberSize();
    return isSmall ? worded(Wording::Short) : whole;
}

double signWidth(double size)
{
    return QFontMetricsF(numberFont(size, false)).horizontalAdvance(QChar(0x2212));
}

/// Draws the parts of one working.
class WorkingPainter {
public:
    WorkingPainter(QPainter &painter, const core::Scene &scene, const core::Attention &attention,
                   const WorkingLayout &layout, const Style &style, const WorkingOptions &options)
        : m_painter(painter), m_cells(painter, layout), m_scene(scene), m_attention(attention), m_layout(layout),
          m_style(style), m_columns(shownColumns(options, style))
    {
    }

    void paintHeader();
    void paintRow(int token);
    void paintRemark(const QRectF &row, const QString &words);
    void paintSum();
    void paintRatio(int i, int j);

private:
    QRectF scoreCell(const QRectF &cell, const QString &text) const;
    void paintToken(int token, const QRectF &row);
    void paintChip(double left, const QRectF &area);

    QPainter &m_painter;
    CellPainter m_cells;
    const core::Scene &m_scene;
    const core::Attention &m_attention;
    const WorkingLayout &m_layout;
    const Style &m_style;
    std::vector<WorkingColumn> m_columns;
};

// The sign of a score hangs out on the left, so that its digits rest when the sign changes.
QRectF WorkingPainter::scoreCell(const QRectF &cell, const QString &text) const
{
    constexpr qsizetype longText = 6; // for which the room is worth more
    const bool isToTheEdge = text.startsWith(QChar(0x2212)) || text.size() > longText;
    return cell.adjusted(isToTheEdge ? 0 : signWidth(m_layout.numberSize()), 0, 0, 0);
}

void WorkingPainter::paintHeader()
{
    for (const WorkingColumn column : m_columns) {
        const WorkingHeading heading = workingHeading(column);
        QRectF cell = m_layout.cell(m_layout.header(), column);
        const double left = column == WorkingColumn::Score ? signWidth(m_layout.numberSize()) : 0;
        cell.adjust(left, 0, m_layout.overflow(), 0);
        const double length = QFontMetricsF(textFont(m_layout.wordSize())).horizontalAdvance(heading.words);
        if (!heading.words.isEmpty() && (length <= cell.width() || heading.symbol.isEmpty())) {
            m_cells.paintWords(heading.words, cell, m_style.muted);
            cell.setLeft(cell.left() + length + 0.4 * m_layout.numberSize());
        }
        if (!heading.symbol.isEmpty() && cell.width() > m_layout.numberSize())
            m_cells.paintFormula(heading.symbol, cell, m_layout.numberSize(), m_style.muted);
    }
}

void WorkingPainter::paintToken(int token, const QRectF &row)
{
    const double size = m_layout.numberSize();
    QRectF cell = m_layout.cell(row, WorkingColumn::Token);
    const QPointF middle(cell.left() + dotRadius * size, cell.center().y());
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_style.tokenColour(token));
    m_painter.drawPath(markerPath(m_style.tokenMarker(token), middle, dotRadius * size));
    cell.setLeft(middle.x() + (dotRadius + 0.5) * size);
    const QString words = workingText(m_scene, m_attention, token, WorkingColumn::Token, m_style.decimals).text;
    m_cells.paintWords(words, cell, m_style.ink);
}

void WorkingPainter::paintRow(int token)
{
    const QRectF row = m_layout.row(token);
    if (token % 2 == 0) {
        QColor ground = m_style.ink;
        ground.setAlphaF(tint);
        const double margin = std::round(0.3 * m_layout.gap());
        m_painter.fillRect(row.adjusted(margin, 0, -margin, 0), ground);
    }
    paintToken(token, row);
    const QString score = workingText(m_scene, m_attention, token, WorkingColumn::Score, m_style.decimals).text;
    for (const WorkingColumn column : m_columns) {
        if (column == WorkingColumn::Token)
            continue;
        const QRectF area = m_layout.cell(row, column);
        const QRectF cell = column == WorkingColumn::Score ? scoreCell(area, score) : area;
        const FittedCell text = fittedCell(m_scene, m_attention, token, column, cell, m_layout, m_style);
        m_cells.paintNumber(text.words.text, text.fitted,
                            column == WorkingColumn::Weight ? m_style.tokenColour(token) : m_style.ink);
    }
}

void WorkingPainter::paintRemark(const QRectF &row, const QString &words)
{
    QRectF area = row;
    area.setLeft(m_layout.cell(row, WorkingColumn::Token).left());
    m_cells.paintWords(words, area, m_style.muted);
}

void WorkingPainter::paintSum()
{
    const QRectF row = m_layout.sum();
    m_painter.setPen(QPen(m_style.axis, 1.4 * m_style.hairline));
    const double side = 0.3 * m_layout.gap();
    m_painter.drawLine(QPointF(side, row.top() + 0.5), QPointF(row.right() - side, row.top() + 0.5));
    for (const WorkingColumn column : m_columns) {
        const QString text = workingSum(m_attention, column, m_style.decimals);
        QRectF cell = m_layout.cell(row, column);
        if (column == WorkingColumn::Token) {
            m_cells.paintWords(text, cell, m_style.muted);
            continue;
        }
        if (column == WorkingColumn::Score)
            cell = scoreCell(cell, text);
        const bool isResult = column == WorkingColumn::Weight || column == WorkingColumn::Share;
        m_cells.paintNumber(text, cell, isResult, m_style.ink);
    }
    const QString source = scoreSource(m_scene, m_style.decimals);
    if (source.isEmpty() || !m_style.shows(Stage::Scores))
        return;
    QRectF middle = m_layout.cell(row, WorkingColumn::Key).united(m_layout.cell(row, WorkingColumn::Product));
    m_cells.paintFormula(source, middle, m_layout.numberSize(), m_style.accent);
}

void WorkingPainter::paintChip(double left, const QRectF &area)
{
    const QString words = QCoreApplication::translate("Working", "e times");
    const QFont font = textFont(m_layout.wordSize(), true);
    const QFontMetricsF metrics(font);
    const double size = m_layout.wordSize();
    const QRectF chip(left, area.center().y() - 0.9 * size, metrics.horizontalAdvance(words) + 1.4 * size, 1.8 * size);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_style.onPaper(m_style.accent, 0.14));
    m_painter.drawRoundedRect(chip, 0.9 * size, 0.9 * size);
    m_painter.setFont(font);
    m_painter.setPen(m_style.accent);
    m_painter.drawText(QPointF(left + 0.7 * size, std::round(area.center().y() + metrics.capHeight() / 2)), words);
}

void WorkingPainter::paintRatio(int i, int j)
{
    QRectF area = m_layout.ratio();
    const double chip = 6 * m_layout.wordSize();
    area.setLeft(m_layout.cell(area, WorkingColumn::Token).left());
    area.setWidth(std::max(1.0, workingRatioShare * area.width() - chip));
    const QString source = ratioSource(m_scene, i, j, m_style.decimals);
    const double size = 1.07 * m_layout.numberSize();
    m_cells.paintFormula(source, area, size, m_style.ink);
    if (isOneApart(m_scene, i, j))
        paintChip(area.left() + std::min(area.width(), Formula(source, size).box().width()) + size, area);
}

void paintOverflow(QPainter &painter, const core::Attention &attention, const WorkingLayout &layout, const Style &style)
{
    OverflowColumns columns(painter, attention, layout, style);
    columns.paintHeader();
    for (int row = 0; row < layout.rows(); ++row)
        columns.paintRow(layout.tokenOf(layout.firstRow() + row));
    columns.paintSum();
}

} // namespace

void paintWorking(QPainter &painter, const core::Scene &scene, const core::Attention &attention, const QSizeF &size,
                  const Style &style, const WorkingOptions &options)
{
    const int tokens = static_cast<int>(scene.tokens.size());
    const WorkingLayout layout(tokens, size, style, options.firstRow);
    painter.setRenderHint(QPainter::Antialiasing);
    WorkingPainter parts(painter, scene, attention, layout, style, options);
    parts.paintHeader();
    for (int row = 0; row < layout.rows(); ++row)
        parts.paintRow(layout.tokenOf(layout.firstRow() + row));
    if (!options.subtractsMaximum && style.shows(Stage::Weights))
        paintOverflow(painter, attention, layout, style);
    if (layout.more() > 0)
        parts.paintRemark(layout.moreRow(),
                          QCoreApplication::translate("Working", "… and %n more", nullptr, layout.more()));
    if (tokens == 0)
        parts.paintRemark(layout.moreRow(), QCoreApplication::translate("Working", "No tokens: add a token."));
    parts.paintSum();
    if (tokens > 0 && style.shows(Stage::Weights))
        parts.paintRatio(std::clamp(options.ratioOf, 0, tokens - 1), std::clamp(options.ratioTo, 0, tokens - 1));
}

std::vector<CoordinateBox> coordinateBoxes(const core::Scene &scene, const core::Attention &attention, int token,
                                           const WorkingLayout &layout, const Style &style,
                                           const WorkingOptions &options)
{
    std::vector<CoordinateBox> result;
    for (const WorkingColumn column : {WorkingColumn::Key, WorkingColumn::Product, WorkingColumn::Value}) {
        if (column == WorkingColumn::Value && !options.subtractsMaximum)
            break;
        const QRectF cell = layout.cell(layout.row(token), column);
        const auto [words, fitted] = fittedCell(scene, attention, token, column, cell, layout, style);
        const QFontMetricsF metrics(fitted.font);
        for (const WorkingText::Number &number : words.numbers) {
            const double left = cell.left() + metrics.horizontalAdvance(words.text.left(number.start));
            const double width = metrics.horizontalAdvance(words.text.mid(number.start, number.length));
            result.push_back({number.coordinate, {left, cell.top(), width, cell.height()}});
        }
    }
    return result;
}

} // namespace ui
