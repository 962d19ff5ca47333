#include "ui/export/svgdevice.h"

#include <QBuffer>
#include <QImage>

#include <utility>
#include <vector>

namespace ui {

namespace {

QByteArray attribute(const char *name, const QByteArray &value)
{
    return QByteArray(" ") + name + "=\"" + value + '"';
}

// Characters that XML cannot hold become U+FFFD.
QByteArray escaped(const QString &text)
{
    QString result;
    for (const char32_t character : text.toUcs4()) {
        const bool isSpace = character == U'\t' || character == U'\n';
        const bool isHeld =
            (character >= 0x20 || isSpace) && !QChar::isSurrogate(character) && !QChar::isNonCharacter(character);
        const char32_t held = isHeld ? character : char32_t(QChar::ReplacementCharacter);
        result += QString::fromUcs4(&held, 1);
    }
    return result.toHtmlEscaped().toUtf8();
}

// A painter's path tells that a line is closed only by coming back to its start; SVG joins the ends where Z says so.
QByteArray pathData(const QPainterPath &path)
{
    const auto point = [](const QPointF &at) { return plainNumber(at.x()) + ' ' + plainNumber(at.y()); };
    QByteArray data;
    QPointF start;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        if (element.type == QPainterPath::CurveToElement) {
            data += 'C' + point(element) + ' ' + point(path.elementAt(i + 1)) + ' ' + point(path.elementAt(i + 2));
            i += 2;
        } else {
            data += (element.type == QPainterPath::MoveToElement ? 'M' : 'L') + point(element);
        }
        if (element.type == QPainterPath::MoveToElement)
            start = element;
        else if (isClosed(path, i, start))
            data += 'Z';
    }
    return data;
}

QByteArray paint(const char *name, const QColor &colour)
{
    QByteArray result = attribute(name, colour.name().toLatin1());
    if (colour.alphaF() < 1)
        result += attribute((QByteArray(name) + "-opacity").constData(), plainNumber(colour.alphaF()));
    return result;
}

// Families of about the same widths stand in where a figure is shown on a machine without ours.
QByteArray familyList(const QFont &font)
{
    QStringList families;
    for (const QString &family : font.families())
        families += u'\'' + QString(family).remove(u'\'') + u'\'';
    const bool isSerif = font.families().join(u' ').contains(QLatin1String("Serif"));
    families += isSerif ? QStringLiteral("Georgia, serif") : QStringLiteral("Verdana, sans-serif");
    return escaped(families.join(QStringLiteral(", ")));
}

QByteArray strokeAttributes(const QPen &pen)
{
    if (pen.style() == Qt::NoPen)
        return {};
    const double width = pen.widthF();
    QByteArray result = paint("stroke", pen.color()) + attribute("stroke-width", plainNumber(width));
    if (pen.capStyle() != Qt::FlatCap)
        result += attribute("stroke-linecap", pen.capStyle() == Qt::RoundCap ? "round" : "square");
    if (pen.joinStyle() == Qt::RoundJoin || pen.joinStyle() == Qt::BevelJoin)
        result += attribute("stroke-linejoin", pen.joinStyle() == Qt::RoundJoin ? "round" : "bevel");
    else
        result += attribute("stroke-miterlimit", plainNumber(pen.miterLimit() * 2)); // Qt measures from the middle
    if (pen.style() == Qt::SolidLine)
        return result;
    QByteArray dashes;
    for (const double dash : pen.dashPattern())
        dashes += (dashes.isEmpty() ? "" : ",") + plainNumber(dash * width); // in widths of the pen
    return result + attribute("stroke-dasharray", dashes) +
           attribute("stroke-dashoffset", plainNumber(pen.dashOffset() * width));
}

bool isUpright(const QTransform &transform)
{
    return transform.type() <= QTransform::TxTranslate;
}

// x and y where the text or picture is upright, otherwise in its own coordinates; see matrix().
QByteArray place(const QPointF &position, const QTransform &transform)
{
    const QPointF mapped = isUpright(transform) ? transform.map(position) : position;
    return attribute("x", plainNumber(mapped.x())) + attribute("y", plainNumber(mapped.y()));
}

QByteArray matrix(const QTransform &transform)
{
    if (isUpright(transform))
        return {};
    const auto precise = [](double value) { return QByteArray::number(value, 'f', 9); };
    return attribute("transform", "matrix(" + precise(transform.m11()) + ' ' + precise(transform.m12()) + ' ' +
                                      precise(transform.m21()) + ' ' + precise(transform.m22()) + ' ' +
                                      precise(transform.dx()) + ' ' + precise(transform.dy()) + ')');
}

QByteArray fontAttributes(const TextLine &line)
{
    QByteArray result =
        attribute("font-family", familyList(line.font)) + attribute("font-size", plainNumber(line.size()));
    if (line.font.weight() != QFont::Normal)
        result += attribute("font-weight", QByteArray::number(static_cast<int>(line.font.weight())));
    if (line.font.italic())
        result += attribute("font-style", "italic");
    return result + paint("fill", line.colour);
}

} // namespace

/// Writes each shape and line of text as one SVG element.
class SvgDevice::Engine : public FigureEngine {
public:
    QByteArray body() const { return m_body; }
    void beginFormula();
    void endFormula();

protected:
    void writeShape(const QPainterPath &path, const std::optional<QColor> &fill, const QPen &pen) override;
    void writeText(const TextLine &line) override;
    void writePicture(const QRectF &target, const QImage &picture, const QTransform &transform,
                      double opacity) override;

private:
    QByteArray m_body;
    std::vector<TextLine> m_formula; ///< parts of the formula that is being painted
    bool m_isInFormula = false;
};

void SvgDevice::Engine::writeShape(const QPainterPath &path, const std::optional<QColor> &fill, const QPen &pen)
{
    m_body += "<path" + attribute("d", pathData(path)) + (fill ? paint("fill", *fill) : attribute("fill", "none"));
    if (fill && path.fillRule() == Qt::OddEvenFill)
        m_body += attribute("fill-rule", "evenodd");
    m_body += strokeAttributes(pen) + "/>\n";
}

void SvgDevice::Engine::writeText(const TextLine &line)
{
    if (m_isInFormula)
        m_formula.push_back(line);
    else
        m_body += "<text" + place(line.start, line.transform) + matrix(line.transform) + fontAttributes(line) +
                  attribute("xml:space", "preserve") + '>' + escaped(line.text) + "</text>\n";
}

void SvgDevice::Engine::beginFormula()
{
    finishText();
    m_isInFormula = true;
}

void SvgDevice::Engine::endFormula()
{
    finishText();
    m_isInFormula = false;
    const std::vector<TextLine> parts = std::exchange(m_formula, {});
    if (parts.size() < 2) {
        for (const TextLine &part : parts)
            writeText(part);
        return;
    }
    m_body += "<text" + matrix(parts.front().transform) + attribute("xml:space", "preserve") + '>';
    for (const TextLine &part : parts)
        m_body +=
            "<tspan" + place(part.start, part.transform) + fontAttributes(part) + '>' + escaped(part.text) + "</tspan>";
    m_body += "</text>\n";
}

void SvgDevice::Engine::writePicture(const QRectF &target, const QImage &picture, const QTransform &transform,
                                     double opacity)
{
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    m_body += "<image" + place(target.topLeft(), transform) + matrix(transform) +
              attribute("width", plainNumber(target.width())) + attribute("height", plainNumber(target.height())) +
              attribute("preserveAspectRatio", "none") + attribute("opacity", plainNumber(opacity)) +
              attribute("xlink:href", "data:image/png;base64," + png.toBase64()) + "/>\n";
}

SvgDevice::SvgDevice(const QSizeF &size, const QString &width, const QString &height, const QString &title)
    : FigureDevice(size), m_width(width), m_height(height), m_title(title), m_engine(std::make_unique<Engine>())
{
}

SvgDevice::~SvgDevice() = default;

QPaintEngine *SvgDevice::paintEngine() const
{
    return m_engine.get();
}

void SvgDevice::beginFormula()
{
    m_engine->beginFormula();
}

void SvgDevice::endFormula()
{
    m_engine->endFormula();
}

QByteArray SvgDevice::bytes() const
{
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\""
           " xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\"" +
           attribute("width", escaped(m_width)) + attribute("height", escaped(m_height)) +
           attribute("viewBox", "0 0 " + plainNumber(layoutSize().width()) + ' ' + plainNumber(layoutSize().height())) +
           ">\n<title>" + escaped(m_title) + "</title>\n" + m_engine->body() + "</svg>\n";
}

} // namespace ui
