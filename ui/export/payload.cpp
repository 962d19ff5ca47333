#include "ui/export/payload.h"

#include "core/file.h"
#include "core/scenefile.h"
#include "core/strictjson.h"
#include "ui/export/pngchunks.h"
#include "ui/export/spelling.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QXmlStreamReader>

namespace ui {

namespace {

struct PayloadText {
    Q_DECLARE_TR_FUNCTIONS(Payload)
};

using Text = PayloadText;

constexpr int payloadFormat = 1;
const char *const pngKeyword = "attention-plane";
const QLatin1String svgNamespace("urn:attention-plane:figure");
const QLatin1String svgElement("figure");
const QLatin1String svgCheck("check");

QByteArray jsonOf(const Payload &payload)
{
    QJsonObject figure;
    for (const SpelledOption &option : spelled(payload.options))
        figure.insert(option.name, option.text);
    const QJsonObject scene = QJsonDocument::fromJson(core::sceneBytes(payload.scene)).object();
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), payloadFormat},
                                     {QStringLiteral("figure"), figure},
                                     {QStringLiteral("scene"), scene}})
        .toJson(QJsonDocument::Compact);
}

QString damaged(const QString &reason)
{
    return Text::tr("the scene inside of the figure is damaged: %1").arg(reason);
}

bool readOptions(const QJsonValue &json, ExportOptions *options, QString *error)
{
    const QJsonObject members = json.toObject();
    for (auto member = members.begin(); member != members.end(); ++member)
        if (!readOption({member.key(), member.value().toString()}, options, error))
            return false;
    return true;
}

std::optional<Payload> payloadOf(const QByteArray &json, QString *error)
{
    QString reason;
    const auto object = core::strictJson(json, &reason);
    if (!object) {
        *error = damaged(reason);
        return std::nullopt;
    }
    if (object->value(QLatin1String("format")).toInt() != payloadFormat) {
        *error = Text::tr("the figure was made by a newer program.");
        return std::nullopt;
    }
    QByteArray bytes = QJsonDocument(object->value(QLatin1String("scene")).toObject()).toJson();
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    Payload payload;
    const auto scene = core::readScene(buffer, &reason);
    if (scene && readOptions(object->value(QLatin1String("figure")), &payload.options, &reason)) {
        payload.scene = *scene;
        return payload;
    }
    *error = damaged(reason);
    return std::nullopt;
}

QByteArray checkOf(const QByteArray &json)
{
    return QByteArray::number(crc32(json), 16);
}

QByteArray svgWith(const QByteArray &json, QByteArray svg)
{
    const QByteArray place = "</title>\n";
    const QString text = QString::fromUtf8(json).toHtmlEscaped();
    return svg.insert(svg.indexOf(place) + place.size(),
                      "<metadata><figure xmlns=\"urn:attention-plane:figure\" check=\"" + checkOf(json) + "\">" +
                          text.toUtf8() + "</figure></metadata>\n");
}

QString foreign(const QString &format)
{
    return Text::tr("this %1 holds no scene of Attention Plane.").arg(format);
}

// Reads no further than the payload, which stands at the start. Entities that grow without end are refused by the
// reader.
std::optional<Payload> svgPayload(const QByteArray &svg, QString *error)
{
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement || reader.name() != svgElement ||
            reader.namespaceUri() != svgNamespace)
            continue;
        const QByteArray check = reader.attributes().value(svgCheck).toLatin1();
        const QByteArray json = reader.readElementText().trimmed().toUtf8();
        if (!reader.hasError() && check == checkOf(json))
            return payloadOf(json, error);
        *error = damaged(reader.hasError() ? Text::tr("it ends too early.") : Text::tr("it was changed."));
        return std::nullopt;
    }
    *error = reader.hasError() ? Text::tr("this is no well-formed SVG (line %1).").arg(reader.lineNumber())
                               : foreign(QStringLiteral("SVG"));
    return std::nullopt;
}

std::optional<Payload> pngPayload(const QByteArray &png, QString *error)
{
    const PngText text = pngText(png, pngKeyword);
    switch (text.state) {
    case PngText::State::Missing:
        *error = foreign(QStringLiteral("PNG"));
        return std::nullopt;
    case PngText::State::Damaged:
        *error = Text::tr("this PNG is damaged or incomplete.");
        return std::nullopt;
    case PngText::State::Found:
        break;
    }
    return payloadOf(text.text, error);
}

QByteArray start(const QByteArray &bytes)
{
    QByteArray text = bytes.left(1000);
    if (text.startsWith("\xEF\xBB\xBF"))
        text.remove(0, 3);
    return text.trimmed();
}

} // namespace

QByteArray withPayload(QByteArray figure, Format format, const Payload &payload)
{
    switch (format) {
    case Format::Svg:
        return svgWith(jsonOf(payload), std::move(figure));
    case Format::Png:
        return pngWithText(figure, pngKeyword, jsonOf(payload));
    case Format::Pdf:
    case Format::Tikz:
    case Format::TikzDocument:
    case Format::Gif:
        break;
    }
    return figure;
}

bool isFigure(const QByteArray &bytes)
{
    const QByteArray text = start(bytes);
    return isPng(bytes) || text.startsWith('<') || text.startsWith("%PDF");
}

std::optional<Payload> readPayload(const QByteArray &figure, QString *error)
{
    if (isPng(figure))
        return pngPayload(figure, error);
    if (start(figure).startsWith('<'))
        return svgPayload(figure, error);
    *error = Text::tr("only an SVG or PNG figure of Attention Plane holds its scene.");
    return std::nullopt;
}

std::optional<Opened> readSceneOrFigure(const QString &path, QString *error)
{
    auto bytes = core::readFile(path, largestFigureFile, error);
    if (!bytes)
        return std::nullopt;
    QString reason;
    std::optional<Opened> opened;
    if (isFigure(*bytes)) {
        if (auto payload = readPayload(*bytes, &reason))
            opened = Opened{std::move(payload->scene), std::move(payload->options)};
    } else {
        QBuffer buffer(&*bytes);
        buffer.open(QIODevice::ReadOnly);
        if (auto scene = core::readScene(buffer, &reason))
            opened = Opened{std::move(*scene), std::nullopt};
    }
    if (!opened)
        *error = core::atSource(path, reason);
    return opened;
}

} // namespace ui
