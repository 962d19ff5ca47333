#include "ui/figure/working.h"

#include "ui/figure/barscale.h"
#include "ui/figure/formula.h"
#include "ui/figure/plane.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr std::array allColumns{WorkingColumn::Token, WorkingColumn::Key,         WorkingColumn::Product,
                                WorkingColumn::Score, WorkingColumn::Exponential, WorkingColumn::Weight,
                                WorkingColumn::Value, WorkingColumn::Share};
constexpr double dotRadius = 0.42; // of a token's marker, as a multiple of a number's size
constexpr float tint = 0.035F;     // of every second row

QFont numberFont(double size, bool bold)
{
    QFont font = mathFont(size, bold, false);
    font.setKerning(false); // so that a number keeps its width while its digits change
    return font;
}

/// A text in the largest font in which it does not leave its cell by more than `overflow`.
struct Fitted {
    Fitted(const QString &text, const QRectF &cell, double size, bool bold, double overflow)
        : font(numberFont(size, bold)), width(QFontMetricsF(font).horizontalAdvance(text))
    {
        const double room = cell.width() + overflow;
        if (width > room) {
            font = numberFont(std::max(1.0, std::floor(size * room / width)), bold);
            width = QFontMetricsF(font).horizontalAdvance(text);
        }
        const QFontMetricsF metrics(font);
        start = QPointF(cell.left(), std::round(cell.center().y() + metrics.capHeight() / 2));
    }

    QFont font;
    double width;
    QPointF start; ///< of the baseline
};

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
                   const WorkingLayout &layout, const Style &style)
        : m_painter(painter), m_scene(scene), m_attention(attention), m_layout(layout), m_style(style)
    {
    }

    void paintHeader();
    void paintRow(int token);
    void paintRemark(const QRectF &row, const QString &words);
    void paintSum();
    void paintRatio(int i, int j);

private:
    QRectF scoreCell(const QRectF &cell, const QString &text) const;
    void paintNumber(const QString &text, const Fitted &fitted, const QColor &colour);
    void paintWords(const QString &words, const QRectF &cell, const QColor &colour);
    void paintFormula(const QString &source, const QRectF &area, double size, const QColor &colour);
    void paintToken(int token, const QRectF &row);
    void paintChip(double left, const QRectF &area);

    QPainter &m_painter;
    const core::Scene &m_scene;
    const core::Attention &m_attention;
    const WorkingLayout &m_layout;
    const Style &m_style;
};

// The sign of a score hangs out on the left, so that its digits rest when the sign changes.
QRectF WorkingPainter::scoreCell(const QRectF &cell, const QString &text) const
{
    constexpr qsizetype longText = 6; // for which the room is worth more
    const bool isToTheEdge = text.startsWith(QChar(0x2212)) || text.size() > longText;
    return cell.adjusted(isToTheEdge ? 0 : signWidth(m_layout.numberSize()), 0, 0, 0);
}

void WorkingPainter::paintNumber(const QString &text, const Fitted &fitted, const QColor &colour)
{
    m_painter.setFont(fitted.font);
    m_painter.setPen(colour);
    m_painter.drawText(fitted.start, text);
}

void WorkingPainter::paintWords(const QString &words, const QRectF &cell, const QColor &colour)
{
    const QFont font = textFont(m_layout.wordSize());
    const QFontMetricsF metrics(font);
    m_painter.setFont(font);
    m_painter.setPen(colour);
    m_painter.drawText(QPointF(cell.left(), std::round(cell.center().y() + metrics.capHeight() / 2)),
                       metrics.elidedText(words, Qt::ElideRight, cell.width()));
}

void WorkingPainter::paintFormula(const QString &source, const QRectF &area, double size, const QColor &colour)
{
    Formula formula(source, size);
    if (formula.box().width() > area.width())
        formula = Formula(source, std::max(1.0, std::floor(size * area.width() / formula.box().width())));
    const double middle = QFontMetricsF(numberFont(size, false)).capHeight() / 2;
    formula.paint(m_painter, QPointF(area.left() - formula.box().left(), std::round(area.center().y() + middle)),
                  colour);
}

void WorkingPainter::paintHeader()
{
    struct Heading {
        QString words;
        QString symbol;
    };
    const std::array<Heading, workingColumns> headings{
        {{QCoreApplication::translate("Working", "token"), {}},
         {QCoreApplication::translate("Working", "key"), QStringLiteral("\\mathbf{k}")},
         {QCoreApplication::translate("Working", "dot product"), QStringLiteral("\\mathbf{q}\\cdot\\mathbf{k}")},
         {{}, QStringLiteral("s")},
         {{}, QStringLiteral("e^{s}")},
         {{}, QStringLiteral("a = e^{s} / Σ")},
         {QCoreApplication::translate("Working", "value"), QStringLiteral("\\mathbf{v}")},
         {{}, QStringLiteral("a\\,\\mathbf{v}")}}};
    for (const WorkingColumn column : allColumns) {
        const Heading &heading = headings[static_cast<std::size_t>(column)];
        QRectF cell = m_layout.cell(m_layout.header(), column);
        const double left = column == WorkingColumn::Score ? signWidth(m_layout.numberSize()) : 0;
        cell.adjust(left, 0, m_layout.overflow(), 0);
        const double length = QFontMetricsF(textFont(m_layout.wordSize())).horizontalAdvance(heading.words);
        if (!heading.words.isEmpty() && (length <= cell.width() || heading.symbol.isEmpty())) {
            paintWords(heading.words, cell, m_style.muted);
            cell.setLeft(cell.left() + length + 0.4 * m_layout.numberSize());
        }
        if (!heading.symbol.isEmpty() && cell.width() > m_layout.numberSize())
            paintFormula(heading.symbol, cell, m_layout.numberSize(), m_style.muted);
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
    paintWords(words, cell, m_style.ink);
}

void WorkingPainter::paintRow(int token)
{
    const QRectF row = m_layout.row(token);
    if (token % 2 == 0) {
        QColor ground = m_style.ink;
        ground.setAlphaF(tint);
        m_painter.fillRect(row.adjusted(0.3 * m_layout.gap(), 0, -0.3 * m_layout.gap(), 0), ground);
    }
    paintToken(token, row);
    const QString score = workingText(m_scene, m_attention, token, WorkingColumn::Score, m_style.decimals).text;
    for (const WorkingColumn column : allColumns) {
        if (column == WorkingColumn::Token)
            continue;
        const QRectF area = m_layout.cell(row, column);
        const QRectF cell = column == WorkingColumn::Score ? scoreCell(area, score) : area;
        const FittedCell text = fittedCell(m_scene, m_attention, token, column, cell, m_layout, m_style);
        paintNumber(text.words.text, text.fitted,
                    column == WorkingColumn::Weight ? m_style.tokenColour(token) : m_style.ink);
    }
}

void WorkingPainter::paintRemark(const QRectF &row, const QString &words)
{
    QRectF area = row;
    area.setLeft(m_layout.cell(row, WorkingColumn::Token).left());
    paintWords(words, area, m_style.muted);
}

void WorkingPainter::paintSum()
{
    const QRectF row = m_layout.sum();
    m_painter.setPen(QPen(m_style.axis, 1.4 * m_style.hairline));
    const double side = 0.3 * m_layout.gap();
    m_painter.drawLine(QPointF(side, row.top() + 0.5), QPointF(row.right() - side, row.top() + 0.5));
    for (const WorkingColumn column : allColumns) {
        const QString text = workingSum(m_attention, column, m_style.decimals);
        QRectF cell = m_layout.cell(row, column);
        if (column == WorkingColumn::Token) {
            paintWords(text, cell, m_style.muted);
            continue;
        }
        if (column == WorkingColumn::Score)
            cell = scoreCell(cell, text);
        const bool isResult = column == WorkingColumn::Weight || column == WorkingColumn::Share;
        paintNumber(text, Fitted(text, cell, m_layout.numberSize(), isResult, m_layout.overflow()), m_style.ink);
    }
    const QString source = scoreSource(m_scene, m_style.decimals);
    if (source.isEmpty())
        return;
    QRectF middle = m_layout.cell(row, WorkingColumn::Key).united(m_layout.cell(row, WorkingColumn::Product));
    paintFormula(source, middle, m_layout.numberSize(), m_style.accent);
}

void WorkingPainter::paintChip(double left, const QRectF &area)
{
    const QString words = QCoreApplication::translate("Working", "e times");
    const QFont font = textFont(m_layout.wordSize(), true);
    const QFontMetricsF metrics(font);
    const double size = m_layout.wordSize();
    const QRectF chip(left, area.center().y() - 0.9 * size, metrics.horizontalAdvance(words) + 1.4 * size, 1.8 * size);
    QColor ground = m_style.accent;
    ground.setAlphaF(0.14F);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(ground);
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
    paintFormula(source, area, size, m_style.ink);
    if (isOneApart(m_scene, i, j))
        paintChip(area.left() + std::min(area.width(), Formula(source, size).box().width()) + size, area);
}

} // namespace

void paintWorking(QPainter &painter, const core::Scene &scene, const core::Attention &attention, const QSizeF &size,
                  const Style &style, const WorkingOptions &options)
{
    const int tokens = static_cast<int>(scene.tokens.size());
    const WorkingLayout layout(tokens, size, style, options.firstRow);
    painter.setRenderHint(QPainter::Antialiasing);
    WorkingPainter parts(painter, scene, attention, layout, style);
    parts.paintHeader();
    for (int row = 0; row < layout.rows(); ++row)
        parts.paintRow(layout.firstRow() + row);
    if (layout.more() > 0)
        parts.paintRemark(layout.moreRow(),
                          QCoreApplication::translate("Working", "… and %n more", nullptr, layout.more()));
    if (tokens == 0)
        parts.paintRemark(layout.moreRow(), QCoreApplication::translate("Working", "No tokens: add a token."));
    parts.paintSum();
    if (tokens > 0)
        parts.paintRatio(std::clamp(options.ratioOf, 0, tokens - 1), std::clamp(options.ratioTo, 0, tokens - 1));
}

std::vector<CoordinateBox> coordinateBoxes(const core::Scene &scene, const core::Attention &attention, int token,
                                           const WorkingLayout &layout, const Style &style)
{
    std::vector<CoordinateBox> result;
    for (const WorkingColumn column : {WorkingColumn::Key, WorkingColumn::Product, WorkingColumn::Value}) {
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
