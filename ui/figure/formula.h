#pragma once

#include <QRectF>
#include <QString>

#include <vector>

class QColor;
class QPainter;

namespace ui {

/// A line of mathematics, laid out.
/// The source is a TeX subset: letters are italic; digits, operators and brackets upright; \mathbf{} (bold, letters
/// slanted as vectors are here), \text{} (see texEscaped()), subscripts and superscripts with _ and ^ (of one symbol or
/// a group), \, for a thin space, and the commands \cdot \times \cos \theta \Sigma \approx \le \ge \in \to \infty \circ
/// \| \% \{ \}. Spaces are those of TeX: around operators and relations, none elsewhere.
class Formula {
public:
    /// `size` is that of an ordinary letter in layout pixels. A malformed source is laid out literally; see error().
    Formula(const QString &source, double size);

    /// What is wrong with the source, with the column, or an empty string.
    QString error() const { return m_error; }

    /// The ink and its bearings around a baseline that starts at (0, 0): top is negative. The height is the same
    /// whatever the digits are.
    QRectF box() const { return m_box; }

    /// Leaves the painter with another pen and font.
    void paint(QPainter &painter, const QPointF &baselineStart, const QColor &colour) const;

private:
    friend class FormulaLayout;

    struct Run {
        QString text;
        QPointF start;
        double size;
        bool bold;
        bool italic;
        bool upright; ///< words, not mathematics
    };

    std::vector<Run> m_runs;
    QRectF m_box;
    QString m_error;
};

/// `text` so that \text{} prints it literally, whatever it holds, here and in LaTeX.
QString texEscaped(const QString &text);

/// The symbol of a token's vector, e.g. \mathbf{k}_{1}, followed by its name where it has one; `token` counts from 0.
QString vectorSource(QChar letter, int token, const QString &name = {});

} // namespace ui
