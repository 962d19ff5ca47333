#pragma once

#include <QPainterPath>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QColor;
class QPainter;

namespace ui {

struct Style;

/// Formulas in a line of text are lower than those on lines of their own.
enum class MathStyle { Display, Text };

/// A formula, laid out.
/// The source is a subset of what LaTeX with amsmath and xcolor takes. Letters are italic; digits, operators and
/// brackets upright. A subscript or superscript (_ ^) and an argument is one sign or a group.
/// - Letters: \mathbf{} (bold, slanted as vectors are here), \mathrm{}, \text{} (see texEscaped()),
///   \operatorname{}, Greek letters, primes (').
/// - Structures: \frac{}{} (\dfrac and \tfrac as in display or in a line), \sqrt{}, \sum and \prod with limits below
///   and above in display style, \left( \right) that grow with what they enclose (also [ ] | \| \{ \} and . for
///   none), \boxed{}, \phantom{} (only the room), \begin{aligned} a &= b \\ c &= d \end{aligned}.
/// - Colour: \textcolor{token1}{} is the colour of the first token; LaTeX needs a \definecolor{token1}{HTML}{0072B2}.
/// - Spaces are those of TeX, and \, \: \; \! \quad \qquad. Signs and functions: formulasymbols.cpp lists them.
class Formula {
public:
    /// `size` is that of an ordinary letter in layout pixels. A malformed source is laid out literally; see error().
    Formula(const QString &source, double size, MathStyle mathStyle = MathStyle::Display);

    const QString &source() const { return m_source; }
    double size() const { return m_size; }
    MathStyle mathStyle() const { return m_mathStyle; }

    /// What is wrong with the source, with the column (and the line if there are several), or an empty string.
    QString error() const { return m_error; }

    /// The ink and its bearings around a baseline that starts at (0, 0): top is negative. The height is the same
    /// whatever the digits are.
    QRectF box() const { return m_box; }

    /// Everything in one colour. Leaves the painter with another pen and font.
    void paint(QPainter &painter, const QPointF &baselineStart, const QColor &colour) const;
    /// In ink and the colours of the tokens.
    void paint(QPainter &painter, const QPointF &baselineStart, const Style &style) const;

private:
    friend class FormulaLayout;

    struct Run {
        QString text;
        QPointF start;
        double size;
        bool bold;
        bool italic;
        bool upright; ///< words, not mathematics
        int token;    ///< whose colour it has, counted from 1; 0: none
    };

    struct Rule {
        QRectF area;
        double frame; ///< thickness inside the area; 0: all of it is filled
        int token;
    };

    struct Shape {
        QPainterPath path;
        int token;
    };

    template <typename ColourOf>
    void paintWith(QPainter &painter, const QPointF &baselineStart, const ColourOf &colourOf) const;

    QString m_source;
    double m_size;
    MathStyle m_mathStyle;
    std::vector<Run> m_runs;
    std::vector<Rule> m_rules;
    std::vector<Shape> m_shapes;
    QRectF m_box;
    QString m_error;
};

/// Formula::error() of a formula with this source, which takes no layout.
QString formulaError(const QString &source);

/// A paint device that sets formulas itself, from their source, or wants to know which texts belong together.
class FormulaSetter {
public:
    FormulaSetter() = default;
    Q_DISABLE_COPY_MOVE(FormulaSetter)
    virtual ~FormulaSetter() = default;

    /// In one colour, or in ink and the colours of the tokens. False if the formula has to be painted after all.
    virtual bool setFormula(const QPainter &painter, const Formula &formula, const QPointF &baselineStart,
                            const std::optional<QColor> &colour) = 0;
    /// What is painted from now on until endFormula() is one formula.
    virtual void beginFormula() {}
    virtual void endFormula() {}
};

/// `text` so that \text{} prints it literally, whatever it holds, here and in LaTeX.
QString texEscaped(const QString &text);

/// The symbol of a token's vector, e.g. \mathbf{k}_{1}, followed by its name where it has one; `token` counts from 0.
QString vectorSource(QChar letter, int token, const QString &name = {});

} // namespace ui
