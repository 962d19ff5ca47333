#pragma once

#include <QByteArray>
#include <QPointF>

#include <vector>

namespace ui {

/// A text that LaTeX sets: its place as it was laid out with our fonts, in layout pixels.
struct TikzNode {
    enum class Side { Start, Middle, End };

    QPointF start; ///< on the baseline
    QPointF end;
    double size = 0; ///< of the letters
    double opacity = 1;
    QByteArray colour; ///< name
    QByteArray face;   ///< commands
    QByteArray text;
    Side side = Side::Middle; ///< where it is held

    QPointF held() const;
    /// Takes up a text that follows closely, such as the symbol after a word; false if `next` does not.
    bool append(const TikzNode &next);
    /// The whole line of LaTeX.
    QByteArray tex() const;
};

/// Holds each upright text where other lines of its label, or else most others of the picture, above all those of the
/// same font, are held too: at the start, at the end or else in the middle.
void chooseSides(std::vector<TikzNode> *nodes);

} // namespace ui
