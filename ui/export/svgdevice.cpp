#include "ui/export/svgdevice.h"

#include <QBuffer>
#include <QHash>
#include <QImage>
#include <QPaintEngine>
#include <QPainterPath>
#include <QPixmap>
#include <QTextItem>

#include <cmath>

namespace ui {

namespace {

// Four decimals of a layout pixel are finer than any printer; no exponents, so that every reader takes them.
QByteArray number(double value)
{
    QByteArray text = QByteArray::number(value, 'f', 4);
    while (text.endsWith('0'))
        text.chop(1);
    if (text.endsWith('.'))
        text.chop(1);
    return text == "-0" ? "0" : text;
}

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
    const auto point = [](const QPointF &at) { return number(at.x()) + ' ' + number(at.y()); };
    QByteArray data;
    QPointF start;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        QPointF last = element;
        if (element.type == QPainterPath::CurveToElement) {
            data += 'C' + point(element) + ' ' + point(path.elementAt(i + 1)) + ' ' + point(path.elementAt(i + 2));
            i += 2;
            last = path.elementAt(i);
        } else {
            data += (element.type == QPainterPath::MoveToElement ? 'M' : 'L') + point(element);
        }
        if (element.type == QPainterPath::MoveToElement)
            start = element;
        else if (last == start && (i + 1 == path.elementCount() || path.elementAt(i + 1).isMoveTo()))
            data += 'Z';
    }
    return data;
}

bool isFinite(const QPainterPath &path)
{
    const QRectF box = path.controlPointRect();
    return std::isfinite(box.x()) && std::isfinite(box.y()) && std::isfinite(box.width()) &&
           std::isfinite(box.height());
}

bool isFinite(const QTransform &transform)
{
    return std::isfinite(transform.m11()) && std::isfinite(transform.m12()) && std::isfinite(transform.m21()) &&
           std::isfinite(transform.m22()) && std::isfinite(transform.dx()) && std::isfinite(transform.dy());
}

double scaleOf(const QTransform &transform)
{
    return std::sqrt(std::abs(transform.determinant()));
}

QByteArray paint(const char *name, const QColor &colour, double opacity)
{
    QByteArray result = attribute(name, colour.name().toLatin1());
    const double alpha = colour.alphaF() * opacity;
    if (alpha < 1)
        result += attribute((QByteArray(name) + "-opacity").constData(), number(alpha));
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

} // namespace

/// Writes each shape and text as one SVG element.
class SvgDevice::Engine : public QPaintEngine {
public:
    Engine() : QPaintEngine(PaintEngineFeatures(AllFeatures & ~(PatternBrush | PerspectiveTransform))) {}

    bool begin(QPaintDevice *) override { return true; }
    bool end() override
    {
        closeGroup();
        return true;
    }
    Type type() const override { return User; }
    QByteArray body() const { return m_body; }

    void updateState(const QPaintEngineState &next) override;
    void drawPath(const QPainterPath &path) override;
    void drawPolygon(const QPointF *points, int count, PolygonDrawMode mode) override;
    void drawTextItem(const QPointF &position, const QTextItem &item) override;
    void drawPixmap(const QRectF &target, const QPixmap &pixmap, const QRectF &source) override;
    using QPaintEngine::drawPolygon;

private:
    void clip(const QPainterPath &path, Qt::ClipOperation operation);
    void openGroup();
    void closeGroup();
    void writeShape(const QPainterPath &shape, bool isFilled);
    QByteArray strokeAttributes() const;
    QByteArray placement(const QPointF &position) const;

    QByteArray m_body;
    QTransform m_transform;
    QPen m_pen;
    QBrush m_brush;
    double m_opacity = 1;
    QPainterPath m_clip; ///< in device pixels
    bool m_hasClip = false;
    bool m_isClipOn = true;
    bool m_isGroupCurrent = false; ///< the open group, or none, has the clip that is set
    bool m_isGroupOpen = false;
    QHash<QByteArray, int> m_clipNumbers;
};

void SvgDevice::Engine::updateState(const QPaintEngineState &next)
{
    const DirtyFlags changes = next.state();
    if (changes & DirtyTransform)
        m_transform = next.transform();
    if (changes & DirtyPen)
        m_pen = next.pen();
    if (changes & DirtyBrush)
        m_brush = next.brush();
    if (changes & DirtyOpacity)
        m_opacity = next.opacity();
    if (changes & DirtyClipPath)
        clip(m_transform.map(next.clipPath()), next.clipOperation());
    if (changes & DirtyClipRegion) {
        QPainterPath path;
        path.addRegion(next.clipRegion());
        clip(m_transform.map(path), next.clipOperation());
    }
    if (changes & DirtyClipEnabled) {
        m_isClipOn = next.isClipEnabled();
        m_isGroupCurrent = false;
    }
}

void SvgDevice::Engine::clip(const QPainterPath &path, Qt::ClipOperation operation)
{
    m_isGroupCurrent = false;
    if (operation == Qt::IntersectClip && m_hasClip)
        m_clip = m_clip.intersected(path);
    else
        m_clip = path;
    m_hasClip = operation != Qt::NoClip;
}

void SvgDevice::Engine::openGroup()
{
    if (m_isGroupCurrent)
        return;
    closeGroup();
    m_isGroupCurrent = true;
    if (!m_hasClip || !m_isClipOn)
        return;
    const QByteArray data = pathData(m_clip);
    const bool isNew = !m_clipNumbers.contains(data);
    const int index = isNew ? static_cast<int>(m_clipNumbers.size()) + 1 : m_clipNumbers.value(data);
    const QByteArray name = "clip" + QByteArray::number(index);
    if (isNew) {
        m_clipNumbers.insert(data, index);
        m_body += "<clipPath" + attribute("id", name) + "><path" + attribute("d", data) + "/></clipPath>\n";
    }
    m_body += "<g" + attribute("clip-path", "url(#" + name + ")") + ">\n";
    m_isGroupOpen = true;
}

void SvgDevice::Engine::closeGroup()
{
    if (m_isGroupOpen)
        m_body += "</g>\n";
    m_isGroupOpen = false;
    m_isGroupCurrent = false;
}

QByteArray SvgDevice::Engine::strokeAttributes() const
{
    if (m_pen.style() == Qt::NoPen)
        return {};
    const double scale = m_pen.isCosmetic() ? 1 : scaleOf(m_transform);
    const double width = (m_pen.widthF() > 0 ? m_pen.widthF() : 1) * scale;
    QByteArray result = paint("stroke", m_pen.color(), m_opacity) + attribute("stroke-width", number(width));
    if (m_pen.capStyle() != Qt::FlatCap)
        result += attribute("stroke-linecap", m_pen.capStyle() == Qt::RoundCap ? "round" : "square");
    if (m_pen.joinStyle() == Qt::RoundJoin || m_pen.joinStyle() == Qt::BevelJoin)
        result += attribute("stroke-linejoin", m_pen.joinStyle() == Qt::RoundJoin ? "round" : "bevel");
    else
        result += attribute("stroke-miterlimit", number(m_pen.miterLimit() * 2)); // Qt measures from the middle
    if (m_pen.style() == Qt::SolidLine)
        return result;
    QByteArray dashes;
    for (const double dash : m_pen.dashPattern())
        dashes += (dashes.isEmpty() ? "" : ",") + number(dash * width); // in widths of the pen
    return result + attribute("stroke-dasharray", dashes) +
           attribute("stroke-dashoffset", number(m_pen.dashOffset() * width));
}

void SvgDevice::Engine::writeShape(const QPainterPath &shape, bool isFilled)
{
    const QPainterPath path = m_transform.map(shape);
    const bool hasFill = isFilled && m_brush.style() != Qt::NoBrush;
    if (path.isEmpty() || !isFinite(path) || (!hasFill && m_pen.style() == Qt::NoPen))
        return;
    openGroup();
    m_body += "<path" + attribute("d", pathData(path)) +
              (hasFill ? paint("fill", m_brush.color(), m_opacity) : attribute("fill", "none"));
    if (hasFill && path.fillRule() == Qt::OddEvenFill)
        m_body += attribute("fill-rule", "evenodd");
    m_body += strokeAttributes() + "/>\n";
}

void SvgDevice::Engine::drawPath(const QPainterPath &path)
{
    writeShape(path, true);
}

void SvgDevice::Engine::drawPolygon(const QPointF *points, int count, PolygonDrawMode mode)
{
    QPainterPath path;
    path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    for (int i = 0; i < count; ++i) {
        if (i == 0)
            path.moveTo(points[i]);
        else
            path.lineTo(points[i]);
    }
    if (mode != PolylineMode)
        path.closeSubpath();
    writeShape(path, mode != PolylineMode);
}

// x and y where the text or picture is upright, otherwise a matrix with them in it.
QByteArray SvgDevice::Engine::placement(const QPointF &position) const
{
    if (m_transform.type() <= QTransform::TxTranslate) {
        const QPointF mapped = m_transform.map(position);
        return attribute("x", number(mapped.x())) + attribute("y", number(mapped.y()));
    }
    const auto precise = [](double value) { return QByteArray::number(value, 'f', 9); };
    return attribute("x", number(position.x())) + attribute("y", number(position.y())) +
           attribute("transform", "matrix(" + precise(m_transform.m11()) + ' ' + precise(m_transform.m12()) + ' ' +
                                      precise(m_transform.m21()) + ' ' + precise(m_transform.m22()) + ' ' +
                                      precise(m_transform.dx()) + ' ' + precise(m_transform.dy()) + ')');
}

void SvgDevice::Engine::drawTextItem(const QPointF &position, const QTextItem &item)
{
    const QFont font = item.font();
    if (item.text().trimmed().isEmpty() || m_pen.style() == Qt::NoPen || !isFinite(m_transform) ||
        !std::isfinite(position.x()) || !std::isfinite(position.y()))
        return;
    openGroup();
    const double size = font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * 96 / 72;
    m_body += "<text" + placement(position) + attribute("font-family", familyList(font)) +
              attribute("font-size", number(size));
    if (font.weight() != QFont::Normal)
        m_body += attribute("font-weight", QByteArray::number(static_cast<int>(font.weight())));
    if (font.italic())
        m_body += attribute("font-style", "italic");
    m_body += paint("fill", m_pen.color(), m_opacity) + attribute("xml:space", "preserve") + '>' +
              escaped(item.text()) + "</text>\n";
}

void SvgDevice::Engine::drawPixmap(const QRectF &target, const QPixmap &pixmap, const QRectF &source)
{
    if (!isFinite(m_transform))
        return;
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    pixmap.copy(source.toAlignedRect()).save(&buffer, "PNG");
    openGroup();
    m_body += "<image" + placement(target.topLeft()) + attribute("width", number(target.width())) +
              attribute("height", number(target.height())) + attribute("preserveAspectRatio", "none") +
              attribute("opacity", number(m_opacity)) +
              attribute("xlink:href", "data:image/png;base64," + png.toBase64()) + "/>\n";
}

SvgDevice::SvgDevice(const QSizeF &size, const QString &width, const QString &height, const QString &title)
    : m_size(size), m_width(width), m_height(height), m_title(title), m_engine(std::make_unique<Engine>())
{
}

SvgDevice::~SvgDevice() = default;

QPaintEngine *SvgDevice::paintEngine() const
{
    return m_engine.get();
}

int SvgDevice::metric(PaintDeviceMetric metric) const
{
    switch (metric) {
    case PdmWidth:
        return static_cast<int>(std::ceil(m_size.width()));
    case PdmHeight:
        return static_cast<int>(std::ceil(m_size.height()));
    case PdmWidthMM:
        return qRound(m_size.width() * 25.4 / 96);
    case PdmHeightMM:
        return qRound(m_size.height() * 25.4 / 96);
    case PdmNumColors:
        return 0;
    case PdmDepth:
        return 32;
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return 96;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
    }
    return 0;
}

QByteArray SvgDevice::bytes() const
{
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\""
           " xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\"" +
           attribute("width", escaped(m_width)) + attribute("height", escaped(m_height)) +
           attribute("viewBox", "0 0 " + number(m_size.width()) + ' ' + number(m_size.height())) + ">\n<title>" +
           escaped(m_title) + "</title>\n" + m_engine->body() + "</svg>\n";
}

} // namespace ui
