#include "ui/export/tikzdevice.h"

#include "ui/export/tikzcolours.h"
#include "ui/export/tikznode.h"
#include "ui/export/tikzpath.h"
#include "ui/export/tikzpicture.h"
#include "ui/export/tikztext.h"
#include "ui/figure/formulaface.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace ui {

namespace {

constexpr const char *latinPackages = R"(\usepackage[T1]{fontenc}
\usepackage{lmodern,amsmath,tikz}
)";

// Noto has all Chinese signs; what ctex finds without it has the usual ones.
constexpr const char *chinesePackages = R"(\usepackage[quiet]{fontspec}
\usepackage{lmodern,amsmath,tikz}
\IfFontExistsTF{Noto Sans CJK SC}
  {\usepackage[scheme=plain,fontset=none]{ctex}
   \setCJKmainfont{Noto Sans CJK SC}
   \setCJKsansfont{Noto Sans CJK SC}}
  {\usepackage[scheme=plain]{ctex}}
\xeCJKDeclareCharClass{Default}{"2026}
)";

double scaleOf(const QTransform &transform)
{
    return std::sqrt(std::abs(transform.determinant()));
}

// One line of any text.
QByteArray comment(const QString &text)
{
    QString line = text.simplified();
    for (QChar &c : line)
        if (!c.isPrint())
            c = QChar::ReplacementCharacter;
    return line.isEmpty() ? QByteArray() : "% " + line.toUtf8() + '\n';
}

} // namespace

/// Keeps what is drawn as lines of LaTeX, and the texts apart until all are known.
class TikzDevice::Engine : public FigureEngine {
public:
    Engine(const QSizeF &size, const Style &style) : m_colours(style) { setFrame(QRectF({0, 0}, size)); }

    bool setFormula(const QTransform &transform, const Formula &formula, const QPointF &baselineStart,
                    const std::optional<QColor> &colour);
    QByteArray definitions() const { return m_colours.definitions(); }
    QByteArray body() const;
    TexNeed need() const { return m_need; }

protected:
    void writeShape(const QPainterPath &path, const std::optional<QColor> &fill, const QPen &pen) override;
    void writeText(const TextLine &line) override;
    void writePicture(const QRectF &target, const QImage &picture, const QTransform &transform,
                      double opacity) override;

private:
    void addNode(const TikzNode &node);
    void drawLetters(const TextLine &line);

    TikzColours m_colours;
    std::vector<QByteArray> m_shapes{QByteArray()}; ///< those before each node, and those after the last
    std::vector<TikzNode> m_nodes;
    TexNeed m_need = TexNeed::Latin;
};

void TikzDevice::Engine::writeShape(const QPainterPath &path, const std::optional<QColor> &fill, const QPen &pen)
{
    const auto paint = [this](const QColor &colour) { return TikzPaint{m_colours.name(colour), colour.alphaF()}; };
    m_shapes.back() += tikzPath(path, fill ? std::optional(paint(*fill)) : std::nullopt,
                                pen.style() == Qt::NoPen ? std::nullopt : std::optional(paint(pen.color())), pen);
}

void TikzDevice::Engine::addNode(const TikzNode &node)
{
    if (!m_nodes.empty() && m_shapes.back().isEmpty() && m_nodes.back().append(node))
        return;
    m_nodes.push_back(node);
    m_shapes.emplace_back();
}

void TikzDevice::Engine::writeText(const TextLine &line)
{
    const TexNeed need = texNeed(line.text);
    if (need == TexNeed::Drawing) {
        drawLetters(line);
        return;
    }
    m_need = std::max(m_need, need);
    TikzNode node;
    node.start = line.transform.map(line.start);
    node.end = line.transform.map(line.start + QPointF(line.width, 0));
    node.colour = m_colours.name(line.colour);
    node.opacity = line.colour.alphaF();
    node.size = line.size() * scaleOf(line.transform);
    if (line.font.families().join(u' ').contains(QLatin1String("Serif")))
        node.face += "\\rmfamily";
    if (line.font.bold())
        node.face += "\\bfseries";
    if (line.font.italic())
        node.face += "\\itshape";
    node.text = texText(line.text).toUtf8();
    addNode(node);
}

void TikzDevice::Engine::drawLetters(const TextLine &line)
{
    QPainterPath letters;
    letters.addText(line.start, line.font, line.text);
    if (!letters.isEmpty())
        writeShape(line.transform.map(letters), line.colour, Qt::NoPen);
}

void TikzDevice::Engine::writePicture(const QRectF &target, const QImage &picture, const QTransform &transform,
                                      double opacityOfAll)
{
    for (PictureCells &cells : pictureCells(picture, target)) {
        cells.colour.setAlphaF(static_cast<float>(cells.colour.alphaF() * opacityOfAll));
        writeShape(transform.map(cells.path), cells.colour, Qt::NoPen);
    }
}

bool TikzDevice::Engine::setFormula(const QTransform &transform, const Formula &formula, const QPointF &baselineStart,
                                    const std::optional<QColor> &colour)
{
    const auto converted = texFormula(formula.source(), !colour, formula.size() * scaleOf(transform));
    const bool isPlaced =
        ui::isFinite(transform) && std::isfinite(baselineStart.x()) && std::isfinite(baselineStart.y());
    if (!converted || converted->need == TexNeed::Drawing || !isPlaced)
        return false;
    finishText();
    if (!isVisible(transform.mapRect(formula.box().translated(baselineStart))))
        return true;
    m_need = std::max(m_need, converted->need);
    m_colours.nameTokens(converted->lastToken);
    const QRectF box = formula.box();
    TikzNode node;
    node.start = transform.map(baselineStart + QPointF(box.left(), 0));
    node.end = transform.map(baselineStart + QPointF(box.right(), 0));
    node.colour = colour ? m_colours.name(*colour) : "ink";
    node.opacity = colour ? colour->alphaF() : 1;
    node.size = formula.size() * scaleOf(transform) * (converted->isWords ? wordsScale : 1);
    const char *style = formula.mathStyle() == MathStyle::Display ? "\\displaystyle " : "";
    node.text = converted->source.toUtf8().replace('\n', ' ');
    if (!converted->isWords)
        node.text = '$' + QByteArray(style) + node.text + '$';
    addNode(node);
    return true;
}

QByteArray TikzDevice::Engine::body() const
{
    std::vector<TikzNode> nodes = m_nodes;
    chooseSides(&nodes);
    QByteArray result;
    for (std::size_t i = 0; i < nodes.size(); ++i)
        result += m_shapes[i] + nodes[i].tex();
    return result + m_shapes.back();
}

TikzDevice::TikzDevice(const QSizeF &size, const Style &style, const QString &title, Kind kind)
    : FigureDevice(size), m_title(title), m_kind(kind), m_engine(std::make_unique<Engine>(size, style))
{
}

TikzDevice::~TikzDevice() = default;

QPaintEngine *TikzDevice::paintEngine() const
{
    return m_engine.get();
}

bool TikzDevice::setFormula(const QPainter &painter, const Formula &formula, const QPointF &baselineStart,
                            const std::optional<QColor> &colour)
{
    return painter.opacity() == 1 && m_engine->setFormula(painter.deviceTransform(), formula, baselineStart, colour);
}

QByteArray TikzDevice::picture() const
{
    return "\\begin{tikzpicture}[x=0.75bp,y=-0.75bp,every node/.style={inner sep=0pt,outer sep=0pt}]\n"
           "% A document that defines these colours before has its own.\n" +
           m_engine->definitions() + "\\path[use as bounding box] (0,0) rectangle " +
           tikzPoint(QPointF(layoutSize().width(), layoutSize().height())) + ";\n" + m_engine->body() +
           "\\end{tikzpicture}%\n";
}

QByteArray TikzDevice::bytes() const
{
    const bool isLatin = m_engine->need() == TexNeed::Latin;
    const QByteArray packages = isLatin ? latinPackages : chinesePackages;
    const QByteArray head =
        QByteArray("% !TeX program = ") + (isLatin ? "pdflatex" : "xelatex") + '\n' + comment(m_title);
    if (m_kind == Kind::Document)
        return head + "\\documentclass{standalone}\n" + packages +
               "\\renewcommand{\\familydefault}{\\sfdefault}\n\\begin{document}\n" + picture() + "\\end{document}\n";
    return head + "% For \\input in a document with these packages, or with other fonts of any size:\n% " +
           packages.trimmed().replace("\n", "\n% ") + '\n' + picture();
}

} // namespace ui
