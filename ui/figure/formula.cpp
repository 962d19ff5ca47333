#include "ui/figure/formula.h"

#include "ui/figure/formulatree.h"
#include "ui/figure/style.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QHash>
#include <QPainter>

#include <algorithm>
#include <array>
#include <memory>

namespace ui {

namespace {

using Node = FormulaNode;
using Kind = FormulaNode::Kind;
using Role = FormulaNode::Role;

constexpr double wordsScale = 0.85; ///< the sans serif of words looks as large as the serif of mathematics then

/// How far a part reaches from the start of its baseline.
struct Extent {
    double width = 0;  ///< advance
    double top = 0;    ///< above the baseline
    double bottom = 0; ///< below it
    double left = 0;   ///< where the ink or the advance begins, at most 0
    double right = 0;  ///< where both have ended, at least width

    double overhang() const { return right - width; }

    /// Takes in a part that starts at `x`, `y` below the baseline.
    void add(const Extent &part, double x, double y = 0)
    {
        width = std::max(width, x + part.width);
        top = std::max(top, part.top - y);
        bottom = std::max(bottom, part.bottom + y);
        left = std::min(left, x + part.left);
        right = std::max(right, x + part.right);
    }
};

bool isNumber(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) {
        return (c >= QLatin1Char('0') && c <= QLatin1Char('9')) || c == QLatin1Char('.');
    });
}

/// One font of one size, with what was measured in it.
struct Face {
    explicit Face(const QFont &f) : font(f), metrics(f)
    {
        const QRectF digits = metrics.tightBoundingRect(QStringLiteral("0123456789"));
        digitTop = -digits.top();
        digitBottom = std::max(0.0, digits.bottom());
        digitWidth = metrics.horizontalAdvance(QLatin1Char('0'));
        dotWidth = metrics.horizontalAdvance(QLatin1Char('.'));
    }

    /// A number of digits and dots, which changes too often to be remembered.
    Extent numberExtent(const QString &number) const
    {
        const auto dots = static_cast<double>(number.count(QLatin1Char('.')));
        const double width = (static_cast<double>(number.size()) - dots) * digitWidth + dots * dotWidth;
        return {width, digitTop, digitBottom, 0, width};
    }

    /// Digits are all as high as the highest of them.
    Extent extent(const QString &text)
    {
        if (isNumber(text))
            return numberExtent(text);
        const auto known = extents.constFind(text);
        if (known != extents.constEnd())
            return *known;
        if (extents.size() >= mostExtents)
            extents.clear();
        return *extents.insert(text, measured(text));
    }

    Extent measured(const QString &text) const
    {
        const QRectF ink = metrics.tightBoundingRect(text);
        const double advance = metrics.horizontalAdvance(text);
        Extent result{advance, -ink.top(), std::max(0.0, ink.bottom()), std::min(0.0, ink.left()),
                      std::max(advance, ink.right())};
        if (std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); })) {
            result.top = std::max(result.top, digitTop);
            result.bottom = std::max(result.bottom, digitBottom);
        }
        return result;
    }

    static constexpr int mostExtents = 5000;

    QFont font;
    QFontMetricsF metrics;
    double digitTop;
    double digitBottom;
    double digitWidth;
    double dotWidth;
    QHash<QString, Extent> extents;
};

Face &face(double size, bool bold, bool italic, bool upright)
{
    static std::array<QHash<int, std::shared_ptr<Face>>, 8> faces;
    const int pixels = std::max(1, qRound(upright ? size * wordsScale : size));
    auto &place = faces[(bold ? 1u : 0u) + (italic ? 2u : 0u) + (upright ? 4u : 0u)][pixels];
    if (!place) {
        // Fonts must not outlive the application.
        qAddPostRoutine([] {
            for (auto &sizes : faces)
                sizes.clear();
        });
        QFont font = upright ? textFont(pixels, bold) : mathFont(pixels, bold, italic);
        font.setKerning(false); // so that a number keeps its width while its digits change
        place = std::make_shared<Face>(font);
    }
    return *place;
}

/// Space between neighbours in em, by roles in the order of Role (TeXbook, page 170).
double spaceBetween(Role left, Role right)
{
    static constexpr std::array<std::array<int, 7>, 7> eighteenths{{
        // Ord Op Bin Rel Open Close Punct
        {0, 3, 4, 5, 0, 0, 0}, // Ordinary
        {3, 3, 0, 5, 0, 0, 0}, // Operator
        {4, 4, 0, 0, 4, 0, 0}, // Binary
        {5, 5, 0, 0, 5, 0, 0}, // Relation
        {0, 0, 0, 0, 0, 0, 0}, // Opening
        {0, 3, 4, 5, 0, 0, 0}, // Closing
        {3, 3, 0, 3, 3, 3, 3}, // Punctuation
    }};
    return eighteenths[static_cast<std::size_t>(left)][static_cast<std::size_t>(right)] / 18.0;
}

/// A sign between nothing and an operand belongs to the operand, as in −1.
std::vector<Role> effectiveRoles(const std::vector<Node> &parts)
{
    std::vector<Role> roles;
    roles.reserve(parts.size());
    const Node *before = nullptr;
    std::size_t beforeAt = 0;
    for (const Node &part : parts) {
        roles.push_back(part.role);
        if (part.kind == Kind::Space)
            continue;
        const Role left = before ? roles[beforeAt] : Role::Opening;
        if (part.role == Role::Binary && left != Role::Ordinary && left != Role::Closing)
            roles.back() = Role::Ordinary;
        const bool endsOperand =
            part.role == Role::Relation || part.role == Role::Closing || part.role == Role::Punctuation;
        if (left == Role::Binary && before && endsOperand)
            roles[beforeAt] = Role::Ordinary;
        before = &part;
        beforeAt = roles.size() - 1;
    }
    if (before && roles[beforeAt] == Role::Binary)
        roles[beforeAt] = Role::Ordinary;
    return roles;
}

} // namespace

/// Places the parts of a formula, from the outside in, as runs of text.
class FormulaLayout {
public:
    FormulaLayout(Formula &formula, double size) : m_formula(formula), m_size(size) {}

    /// `level` is 0 on the line, 1 in a script, 2 in a script of a script.
    Extent place(const Node &node, const QPointF &at, int level)
    {
        switch (node.kind) {
        case Kind::Row:
            return placeRow(node, at, level);
        case Kind::Script:
            return placeScript(node, at, level);
        case Kind::Space:
            return {node.width * sizeAt(level), 0, 0, 0, node.width * sizeAt(level)};
        case Kind::Symbol:
        case Kind::Words:
            break;
        }
        return placeText(node, at, level);
    }

private:
    double sizeAt(int level) const
    {
        static constexpr std::array scales{1.0, 0.7, 0.5};
        return m_size * scales[static_cast<std::size_t>(std::min(level, 2))];
    }

    Extent placeText(const Node &node, const QPointF &at, int level);
    Extent placeRow(const Node &node, const QPointF &at, int level);
    Extent placeScript(const Node &node, const QPointF &at, int level);

    Formula &m_formula;
    double m_size;
};

Extent FormulaLayout::placeText(const Node &node, const QPointF &at, int level)
{
    if (node.text.isEmpty())
        return {};
    const bool words = node.kind == Kind::Words;
    const double size = sizeAt(level);
    Face &font = face(size, node.bold, node.italic, words);
    Extent extent = font.extent(node.text);
    if (words)
        extent.top = std::max(extent.top, font.metrics.capHeight());
    m_formula.m_runs.push_back({node.text, at, size, node.bold, node.italic, words});
    return extent;
}

Extent FormulaLayout::placeRow(const Node &node, const QPointF &at, int level)
{
    const std::vector<Role> roles = effectiveRoles(node.children);
    Extent result;
    const Role *left = nullptr;
    double x = 0;
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        const Node &part = node.children[i];
        if (part.kind != Kind::Space) {
            const bool staysInScripts = left && (*left == Role::Operator || roles[i] == Role::Operator);
            if (left && (level == 0 || staysInScripts))
                x += spaceBetween(*left, roles[i]) * sizeAt(level);
            left = &roles[i];
        }
        const Extent extent = place(part, QPointF(at.x() + x, at.y()), level);
        result.add(extent, x);
        x += extent.width;
    }
    return result;
}

Extent FormulaLayout::placeScript(const Node &node, const QPointF &at, int level)
{
    const Node &base = node.children[0];
    const double em = sizeAt(level);
    const double gap = 0.03 * em;
    const Extent nucleus = place(base, at, level);
    const double belowX = nucleus.width + gap;
    const double aboveX = nucleus.right + gap; // a slanted letter leans into its superscript

    const auto firstBelow = m_formula.m_runs.size();
    const Extent below = place(node.children[1], QPointF(at.x() + belowX, at.y()), level + 1);
    const auto firstAbove = m_formula.m_runs.size();
    const Extent above = place(node.children[2], QPointF(at.x() + aboveX, at.y()), level + 1);
    const bool hasBelow = firstBelow < firstAbove;
    const bool hasAbove = firstAbove < m_formula.m_runs.size();

    // As TeX does it (TeXbook, appendix G, rule 18), with lengths for these fonts.
    const double rise = std::max({0.41 * em, nucleus.top - 0.27 * em, above.bottom + 0.13 * em});
    const double hang = base.kind == Kind::Symbol ? 0 : nucleus.bottom + 0.05 * em;
    double drop = std::max({0.2 * em, hang, below.top - 0.42 * em});
    if (hasBelow && hasAbove)
        drop = std::max(drop, below.top + above.bottom - rise + 0.12 * em);
    for (std::size_t i = firstBelow; i < m_formula.m_runs.size(); ++i)
        m_formula.m_runs[i].start.ry() += i < firstAbove ? drop : -rise;

    Extent result = nucleus;
    if (hasBelow)
        result.add(below, belowX, drop);
    if (hasAbove)
        result.add(above, aboveX, -rise);
    result.width += gap;
    result.right = std::max(result.right, result.width);
    return result;
}

Formula::Formula(const QString &source, double size)
{
    FormulaNode tree = parsedFormula(source, &m_error);
    if (!m_error.isEmpty()) {
        tree = FormulaNode();
        tree.kind = Kind::Words;
        tree.text = source;
    }
    const Extent extent = FormulaLayout(*this, size).place(tree, {0, 0}, 0);
    m_box = QRectF(QPointF(extent.left, -extent.top), QPointF(extent.right, extent.bottom));
}

void Formula::paint(QPainter &painter, const QPointF &baselineStart, const QColor &colour) const
{
    painter.setPen(colour);
    for (const Run &run : m_runs) {
        painter.setFont(face(run.size, run.bold, run.italic, run.upright).font);
        painter.drawText(baselineStart + run.start, run.text);
    }
}

QString vectorSource(QChar letter, int token, const QString &name)
{
    const QString symbol = QStringLiteral("\\mathbf{%1}_{%2}").arg(letter).arg(token + 1);
    return name.isEmpty() ? symbol : symbol + QStringLiteral("\\,\\text{%1}").arg(texEscaped(name));
}

} // namespace ui
