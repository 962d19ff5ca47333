#include "core/json.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace core {

namespace {

bool isNumber(const QString &word)
{
    static const QRegularExpression shape(QStringLiteral(R"(\A-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?\z)"));
    return shape.match(word).hasMatch();
}

// As much of a stranger's text as a sentence of one line can show.
QString shortened(const QString &text)
{
    constexpr qsizetype longest = 30;
    QString result;
    for (const char32_t character : text.left(longest).toUcs4()) {
        const char32_t shown = QChar::isPrint(character) ? character : U'\uFFFD';
        result += QString::fromUcs4(&shown, 1);
    }
    return text.size() > longest ? result + u'…' : result;
}

} // namespace

JsonReader::JsonReader(const QByteArray &bytes)
    : m_bytes(bytes.startsWith("\xEF\xBB\xBF") ? bytes.mid(3) : bytes), m_text(QString::fromUtf8(m_bytes))
{
}

bool JsonReader::encoding()
{
    if (m_bytes.trimmed().isEmpty())
        return fault(tr("the file is empty."));
    if (m_bytes.startsWith("\xFF\xFE") || m_bytes.startsWith("\xFE\xFF") || m_bytes.left(2).count('\0') == 1)
        return fault(tr("the text is in UTF-16; it must be in UTF-8."));
    const QByteArray again = m_text.toUtf8();
    const auto wrong = std::mismatch(m_bytes.cbegin(), m_bytes.cend(), again.cbegin(), again.cend()).first;
    if (wrong == m_bytes.cend())
        return true;
    m_at = QString::fromUtf8(m_bytes.first(wrong - m_bytes.cbegin())).size();
    return syntaxError(tr("this is not text in UTF-8."));
}

bool JsonReader::begins(QChar character)
{
    return !isAtEnd() && m_text[m_at] == character;
}

bool JsonReader::object(const QString &otherwise, std::initializer_list<Member> members)
{
    QStringList seen;
    return items(u'{', u'}', otherwise, [&] { return member(members, &seen); }) &&
           std::all_of(members.begin(), members.end(),
                       [&](const Member &needed) { return seen.contains(needed.name) || missing(needed.name); });
}

bool JsonReader::member(std::initializer_list<Member> members, QStringList *seen)
{
    QString name;
    if (!take(u'"'))
        return syntaxError(tr("the name of a member, in quotes, is missing here."));
    if (!quoted(&name))
        return false;
    if (!take(u':'))
        return syntaxError(tr("a colon is missing here."));
    return within(step(name), [&] {
        const auto known = std::find_if(members.begin(), members.end(), [&](auto &m) { return m.name == name; });
        if (known == members.end())
            return fault(tr("%1 is unknown; perhaps a newer program wrote it.").arg(m_place));
        if (seen->contains(name))
            return fault(tr("%1 is given twice.").arg(m_place));
        seen->append(name);
        return known->read();
    });
}

bool JsonReader::missing(const QString &name)
{
    return within(step(name), [this] { return fault(tr("%1 is missing.").arg(m_place)); });
}

bool JsonReader::list(const QString &otherwise, const Read &item)
{
    return items(u'[', u']', otherwise, item);
}

bool JsonReader::items(QChar opening, QChar closing, const QString &otherwise, const Read &item)
{
    if (!beginsValue())
        return false;
    if (!take(opening))
        return fault(otherwise);
    if (take(closing))
        return true;
    do {
        if (!item())
            return false;
    } while (take(u','));
    return take(closing) || syntaxError(tr("a comma or %1 is missing here.").arg(closing));
}

bool JsonReader::number(double *number, const QString &otherwise)
{
    if (!beginsValue())
        return false;
    const QString word = this->word();
    if (!isNumber(word))
        return fault(otherwise);
    *number = word.toDouble();
    m_at += word.size();
    return true;
}

bool JsonReader::text(QString *text, const QString &otherwise)
{
    if (!beginsValue())
        return false;
    return take(u'"') ? quoted(text) : fault(otherwise);
}

bool JsonReader::end()
{
    return isAtEnd() || syntaxError(tr("text follows after the closing brace."));
}

// The opening quote is taken.
bool JsonReader::quoted(QString *text)
{
    while (m_at < m_text.size() && m_text[m_at] != u'"') {
        const QChar character = m_text[m_at];
        if (character < u' ')
            return syntaxError(tr("a line break or control character stands inside quotes."));
        if (character == u'\\') {
            if (!escape(text))
                return false;
        } else {
            text->append(character);
            ++m_at;
        }
    }
    return take(u'"') || ended();
}

bool JsonReader::escape(QString *text)
{
    static const QString codes = QStringLiteral("\"\\/bfnrt");
    static const QString meanings = QStringLiteral("\"\\/\b\f\n\r\t");
    static const QRegularExpression fourDigits(QStringLiteral(R"(\Au([0-9a-fA-F]{4})\z)"));
    const QString code = m_text.mid(m_at + 1, 1);
    const auto unicode = fourDigits.match(m_text.mid(m_at + 1, 5));
    if (!code.isEmpty() && codes.contains(code))
        text->append(meanings[codes.indexOf(code)]);
    else if (unicode.hasMatch())
        text->append(QChar(unicode.captured(1).toUShort(nullptr, 16)));
    else if (m_text.indexOf(u'"', m_at) < 0)
        return ended();
    else
        return syntaxError(tr("the backslash here begins no code of JSON."));
    m_at += unicode.hasMatch() ? 6 : 2;
    return true;
}

// A value begins here, of whatever kind.
bool JsonReader::beginsValue()
{
    static const QStringList constants{QStringLiteral("true"), QStringLiteral("false"), QStringLiteral("null")};
    if (isAtEnd())
        return ended();
    if (QStringView(u"{[\"").contains(m_text[m_at]))
        return true;
    const QString word = this->word();
    if (word.isEmpty())
        return syntaxError(tr("a value is missing here."));
    return isNumber(word) || constants.contains(word) ||
           syntaxError(tr("%1 is neither a JSON number nor text in quotes.").arg(shortened(word)));
}

bool JsonReader::take(QChar character)
{
    const bool isHere = begins(character);
    m_at += isHere ? 1 : 0;
    return isHere;
}

// Steps over white space.
bool JsonReader::isAtEnd()
{
    while (m_at < m_text.size() && QStringView(u" \t\r\n").contains(m_text[m_at]))
        ++m_at;
    return m_at == m_text.size();
}

// What stands here up to white space or a sign of JSON: a number, a constant or a fault.
QString JsonReader::word() const
{
    qsizetype end = m_at;
    while (end < m_text.size() && !QStringView(u" \t\r\n,:{}[]\"").contains(m_text[end]))
        ++end;
    return m_text.mid(m_at, end - m_at);
}

bool JsonReader::within(const QString &step, const Read &read)
{
    const QString outside = m_place;
    m_place += step;
    const bool isRead = read();
    m_place = outside;
    return isRead;
}

QString JsonReader::step(const QString &name) const
{
    return m_place.isEmpty() ? shortened(name) : u'.' + shortened(name);
}

bool JsonReader::fault(const QString &sentence)
{
    m_error = sentence;
    return false;
}

// The text is not JSON at m_at. Columns count characters.
bool JsonReader::syntaxError(const QString &reason)
{
    const QString before = m_text.left(m_at);
    const qsizetype line = before.count(u'\n') + 1;
    const qsizetype column = before.mid(before.lastIndexOf(u'\n') + 1).toUcs4().size() + 1;
    const QString truth = m_at < m_text.size() ? reason : tr("the file ends too early.");
    return fault(tr("line %1, column %2: %3").arg(QString::number(line), QString::number(column), truth));
}

bool JsonReader::ended()
{
    m_at = m_text.size();
    return syntaxError({});
}

} // namespace core
