#include "ui/export/tikztext.h"

#include "ui/export/figuredevice.h"
#include "ui/figure/formulaface.h"
#include "ui/figure/formulasymbols.h"

#include <QList>

#include <algorithm>
#include <array>
#include <vector>

namespace ui {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

// What LaTeX's t1enc.dfu and ts1enc.dfu define and the fonts of Latin Modern have.
constexpr std::array latin{Range{0x20, 0x7E},     Range{0xA0, 0xAC},     Range{0xAE, 0x113},    Range{0x116, 0x11B},
                           Range{0x11E, 0x11F},   Range{0x122, 0x122},   Range{0x12A, 0x12B},   Range{0x12E, 0x131},
                           Range{0x136, 0x137},   Range{0x139, 0x13E},   Range{0x141, 0x148},   Range{0x14A, 0x14B},
                           Range{0x150, 0x165},   Range{0x16A, 0x16B},   Range{0x16E, 0x173},   Range{0x178, 0x17E},
                           Range{0x218, 0x21B},   Range{0x2013, 0x2014}, Range{0x2018, 0x201A}, Range{0x201C, 0x201E},
                           Range{0x2020, 0x2022}, Range{0x2026, 0x2026}, Range{0x2030, 0x2030}, Range{0x2039, 0x203A},
                           Range{0x20AC, 0x20AC}, Range{0x2122, 0x2122}, Range{0x2212, 0x2212}};

// Punctuation, kana, ideographs, full-width forms.
constexpr std::array chinese{Range{0x3001, 0x3003}, Range{0x3005, 0x3005}, Range{0x3007, 0x3011},
                             Range{0x3013, 0x3017}, Range{0x3041, 0x3093}, Range{0x30A1, 0x30F6},
                             Range{0x4E00, 0x9FA5}, Range{0xFF01, 0xFF5E}, Range{0xFFE5, 0xFFE5}};

bool isIn(const auto &ranges, char32_t c)
{
    return std::any_of(ranges.begin(), ranges.end(), [c](const Range &r) { return r.first <= c && c <= r.last; });
}

QString mathematics(char32_t c)
{
    if (c < 0x80 || c > 0xFFFF || isIn(latin, c))
        return {};
    const QLatin1String command = commandOf(static_cast<char16_t>(c));
    return command.isEmpty() ? QString() : QStringLiteral("\\ensuremath{\\%1}").arg(command);
}

TexNeed needOf(char32_t c)
{
    if (isIn(latin, c) || !mathematics(c).isEmpty())
        return TexNeed::Latin;
    return isIn(chinese, c) ? TexNeed::Chinese : TexNeed::Drawing;
}

QString named(char32_t c)
{
    switch (c) {
    case '\\':
        return QStringLiteral("\\textbackslash{}");
    case '^':
        return QStringLiteral("\\textasciicircum{}");
    case '~':
        return QStringLiteral("\\textasciitilde{}");
    case '"':
        return QStringLiteral("\\textquotedbl{}");
    case '\'':
        return QStringLiteral("\\textquotesingle{}");
    case '`':
        return QStringLiteral("\\textasciigrave{}");
    case 0xA0:
        return QStringLiteral("~");
    case 0x2212:
        return QStringLiteral("\\textminus{}");
    default:
        break;
    }
    if (QStringView(u"{}%#_&$").contains(QChar(static_cast<char16_t>(c))) && c < 0x80)
        return QLatin1Char('\\') + QChar(static_cast<char16_t>(c));
    return mathematics(c);
}

// Two of these in a row are one other sign in some fonts.
bool joins(char32_t c)
{
    return c == '-' || c == '<' || c == '>' || c == ',';
}

/// One walk through the source of a formula.
class Conversion {
public:
    Conversion(QStringView source, bool keepsColours, double size)
        : m_source(source), m_keepsColours(keepsColours), m_size(size)
    {
    }

    std::optional<TexFormula> result()
    {
        while (m_at < m_source.size()) {
            const QChar c = m_source[m_at];
            if (c == QLatin1Char('\\'))
                command();
            else if (c.unicode() < 0x80)
                copySign();
            else if (!sign(c.unicode()))
                return std::nullopt;
        }
        return m_result;
    }

private:
    void copySign()
    {
        const QChar c = m_source[m_at];
        if (c == QLatin1Char('{')) {
            const QChar before = m_result.source.isEmpty() ? QChar() : m_result.source.back();
            const bool isScript = before == QLatin1Char('_') || before == QLatin1Char('^');
            m_scripts.push_back(isScript || (!m_scripts.empty() && m_scripts.back()));
        } else if (c == QLatin1Char('}') && !m_scripts.empty()) {
            m_scripts.pop_back();
        }
        copy(1);
    }

    void copy(qsizetype count)
    {
        m_result.source += m_source.mid(m_at, count);
        m_at += count;
    }

    bool sign(char16_t c)
    {
        const QLatin1String command = commandOf(c);
        if (c == 0x2212)
            m_result.source += QLatin1Char('-');
        else if (!command.isEmpty())
            m_result.source += QLatin1Char('\\') + command + QLatin1Char(' ');
        else
            return false;
        ++m_at;
        return true;
    }

    void command()
    {
        qsizetype end = m_at + 1;
        while (end < m_source.size() && m_source[end].unicode() < 0x80 && m_source[end].isLetter())
            ++end;
        const QStringView name = m_source.mid(m_at + 1, end - m_at - 1);
        if (name == QLatin1String("text"))
            words();
        else if (name == QLatin1String("textcolor"))
            colour(m_source.indexOf(QLatin1Char('{'), end));
        else
            copy(std::max<qsizetype>(2, end - m_at));
    }

    void colour(qsizetype open)
    {
        const qsizetype close = m_source.indexOf(QLatin1Char('}'), open);
        if (m_keepsColours) {
            const qsizetype digits = open + 1 + QLatin1String("token").size();
            m_result.lastToken = std::max(m_result.lastToken, m_source.mid(digits, close - digits).toInt());
            copy(close + 1 - m_at);
        }
        m_at = close + 1;
    }

    void words()
    {
        const qsizetype start = m_at;
        QString text;
        m_at = m_source.indexOf(QLatin1Char('{'), m_at) + 1;
        while (m_at < m_source.size() && m_source[m_at] != QLatin1Char('}')) {
            if (const FormulaEscape *escape = escapeAt(m_source.mid(m_at))) {
                m_at += escape->source.size();
                text += QChar(escape->character);
            } else {
                text += m_source[m_at++];
            }
        }
        ++m_at;
        m_result.need = std::max(m_result.need, texNeed(text));
        m_result.isWords = start == 0 && m_at == m_source.size();
        if (m_result.isWords)
            m_result.source = texText(text);
        else if (!m_scripts.empty() && m_scripts.back()) // which LaTeX makes small itself
            m_result.source += QStringLiteral("\\text{%1}").arg(texText(text));
        else
            m_result.source += QStringLiteral("\\text{%1 %2}").arg(texFontSize(wordsScale * m_size), texText(text));
    }

    QStringView m_source;
    bool m_keepsColours;
    double m_size;
    std::vector<bool> m_scripts; ///< of each open group: whether it is a script or in one
    qsizetype m_at = 0;
    TexFormula m_result;
};

} // namespace

TexNeed texNeed(const QString &text)
{
    TexNeed need = TexNeed::Latin;
    for (const char32_t c : text.normalized(QString::NormalizationForm_C).toUcs4())
        need = std::max(need, needOf(c));
    return need;
}

QString texText(const QString &text)
{
    QString result;
    char32_t last = ' ';
    for (const char32_t c : text.normalized(QString::NormalizationForm_C).toUcs4()) {
        if (c == ' ' && last == ' ')
            result += QStringLiteral("\\ ");
        else if (const QString command = named(c); !command.isEmpty())
            result += command;
        else
            result += (joins(c) && last == c ? QStringLiteral("\\kern0pt ") : QString()) + QString::fromUcs4(&c, 1);
        last = c;
    }
    if (result.endsWith(QLatin1Char(' ')) && !result.endsWith(QLatin1String("\\ ")))
        result.insert(result.size() - 1, QLatin1Char('\\'));
    return result;
}

QString texFontSize(double pixels)
{
    const double points = pixels * texPointsPerPixel;
    return QStringLiteral("\\fontsize{%1}{%2}\\selectfont")
        .arg(QString::fromLatin1(plainNumber(points)), QString::fromLatin1(plainNumber(1.2 * points)));
}

std::optional<TexFormula> texFormula(const QString &source, bool keepsColours, double size)
{
    return Conversion(source, keepsColours, size).result();
}

} // namespace ui
