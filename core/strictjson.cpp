#include "core/strictjson.h"

#include "core/file.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <vector>

namespace core {

namespace {

struct JsonText {
    Q_DECLARE_TR_FUNCTIONS(Json)
};

// `reason` at the end of `before`. Columns count characters.
QString syntaxError(const QString &before, const QString &reason)
{
    const qsizetype line = before.count(u'\n') + 1;
    const qsizetype column = before.mid(before.lastIndexOf(u'\n') + 1).toUcs4().size() + 1;
    return JsonText::tr("line %1, column %2: %3").arg(QString::number(line), QString::number(column), reason);
}

// Why `bytes` cannot be a JSON object in UTF-8 at all, or nothing.
QString encodingError(const QByteArray &bytes)
{
    if (bytes.trimmed().isEmpty())
        return JsonText::tr("the file is empty.");
    if (bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF") || bytes.left(2).count('\0') == 1)
        return JsonText::tr("the text is in UTF-16; it must be in UTF-8.");
    const QByteArray again = QString::fromUtf8(bytes).toUtf8();
    const auto wrong = std::mismatch(bytes.cbegin(), bytes.cend(), again.cbegin(), again.cend()).first;
    if (wrong != bytes.cend())
        return syntaxError(QString::fromUtf8(bytes.first(wrong - bytes.cbegin())),
                           JsonText::tr("this is not text in UTF-8."));
    return bytes.trimmed().startsWith('{') ? QString()
                                           : JsonText::tr("the file is not a scene: it does not begin with {.");
}

QString noEscape()
{
    return JsonText::tr("the backslash here begins no code of JSON.");
}

// What QJsonDocument found. Its offset is mostly behind the character at which it stumbled.
QString syntaxError(const QByteArray &bytes, const QJsonParseError &error)
{
    qsizetype at = std::min<qsizetype>(error.offset, bytes.size());
    const auto because = [&](qsizetype place, const QString &reason) {
        return syntaxError(QString::fromUtf8(bytes.first(place)), reason);
    };
    switch (error.error) {
    case QJsonParseError::UnterminatedObject:
        if (at == bytes.size())
            break;
        return because(at - 1, JsonText::tr("a comma, } or the name of a member, in quotes, is missing here."));
    case QJsonParseError::MissingNameSeparator:
        return because(at - 1, JsonText::tr("a colon is missing here."));
    case QJsonParseError::MissingValueSeparator:
        return because(at - 1, JsonText::tr("a comma or ] is missing here."));
    case QJsonParseError::IllegalValue:
        return because(at - 1, JsonText::tr("a value is missing here."));
    case QJsonParseError::MissingObject:
        return because(at - 1, JsonText::tr("the comma before this is one too many."));
    case QJsonParseError::DeepNesting:
        return because(at - 1, JsonText::tr("brackets are nested too deeply here."));
    case QJsonParseError::GarbageAtEnd:
        return because(at, JsonText::tr("text follows after the closing brace."));
    case QJsonParseError::IllegalNumber:
        while (QByteArrayView("+-.0123456789eE").contains(bytes[at - 1]))
            --at;
        return because(at, JsonText::tr("this is neither a number that the program can hold nor text in quotes."));
    case QJsonParseError::IllegalEscapeSequence:
        if (bytes.indexOf('"', at) < 0)
            break;
        return because(bytes.lastIndexOf('\\', at - 1), noEscape());
    default:
        break;
    }
    return because(bytes.size(), JsonText::tr("the file ends too early."));
}

// What QJsonDocument lets pass at `fault`.
QString leniency(QChar fault)
{
    if (fault == u'\\')
        return noEscape();
    if (fault < u' ')
        return JsonText::tr("a line break or control character stands inside quotes.");
    return JsonText::tr("a digit is missing before or after the dot of this number.");
}

// Reads what is JSON. QJsonDocument loses U+FEFF at the beginning of a text in quotes, but not its code.
QJsonDocument documentOf(QByteArray json)
{
    return QJsonDocument::fromJson(json.replace("\xEF\xBB\xBF", "\\uFEFF"));
}

/// Goes once more through text that QJsonDocument could read, for what it lets pass.
class SecondLook {
public:
    /// The sentence on the first fault of `text`, or nothing.
    QString error(const QString &text)
    {
        // Group 1 is empty where no token stands, group 2 where quotes stay open.
        static const QRegularExpression strict(
            QStringLiteral(R"([ \t\r\n]*+([{}\[\],:]|true|false|null|)"
                           R"(-?(?:0|[1-9][0-9]*+)(?:\.[0-9]++)?(?:[eE][+-]?[0-9]++)?(?!\.)|)"
                           R"("(?:[^"\\\x00-\x1F]++|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*+("?)|))"));
        const auto options =
            QRegularExpression::AnchorAtOffsetMatchOption | QRegularExpression::DontCheckSubjectStringMatchOption;
        QString error;
        for (qsizetype at = 0; at < text.size() && error.isEmpty();) {
            const auto match = strict.match(text, at, QRegularExpression::NormalMatch, options);
            const QStringView token = match.capturedView(1);
            at = match.capturedEnd();
            if (at < text.size() && (token.isEmpty() || (token[0] == u'"' && match.capturedLength(2) == 0)))
                return syntaxError(text.left(at), leniency(text[at]));
            if (!token.isEmpty())
                error = look(token);
        }
        return error;
    }

private:
    /// An object or a list that is not closed yet, and where in it we are.
    struct Level {
        bool isObject;
        QString name; ///< of the member whose value comes; null before it
        QSet<QString> names;
        qsizetype index = 0;
    };

    QString look(QStringView token)
    {
        const QChar sign = token[0];
        if (sign == u'{' || sign == u'[') {
            m_levels.push_back({sign == u'{', {}, {}});
        } else if (sign == u'}' || sign == u']') {
            m_levels.pop_back();
        } else if (sign == u',') {
            ++m_levels.back().index;
            m_levels.back().name = QString();
        } else if (sign == u'"' && m_levels.back().isObject && m_levels.back().name.isNull()) {
            Level &level = m_levels.back();
            level.name = documentOf('[' + token.toUtf8() + ']')[0].toString();
            if (level.names.contains(level.name))
                return JsonText::tr("%1 is given twice.").arg(place());
            level.names.insert(level.name);
        }
        return {};
    }

    QString place() const
    {
        QString place;
        for (const Level &level : m_levels)
            place = level.isObject ? memberPlace(place, level.name) : itemPlace(place, level.index);
        return place;
    }

    std::vector<Level> m_levels;
};

} // namespace

std::optional<QJsonObject> strictJson(const QByteArray &bytes, QString *error)
{
    const QByteArray text = bytes.startsWith("\xEF\xBB\xBF") ? bytes.mid(3) : bytes;
    *error = encodingError(text);
    if (!error->isEmpty())
        return std::nullopt;
    QJsonParseError parseError;
    QJsonDocument::fromJson(text, &parseError);
    const bool isJson = parseError.error == QJsonParseError::NoError;
    *error = isJson ? SecondLook().error(QString::fromUtf8(text)) : syntaxError(text, parseError);
    if (!error->isEmpty())
        return std::nullopt;
    return documentOf(text).object();
}

QString memberPlace(const QString &place, const QString &name)
{
    constexpr qsizetype longest = 30;
    const QString shown = oneLine(name.size() > longest ? name.left(longest) + u'…' : name);
    return place.isEmpty() ? shown : place + u'.' + shown;
}

QString itemPlace(const QString &place, qsizetype index)
{
    return QStringLiteral("%1[%2]").arg(place, QString::number(index));
}

} // namespace core
