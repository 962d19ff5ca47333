#include "app/table.h"

#include <algorithm>

namespace app {

namespace {

// Terminals give these blocks two columns (Unicode's East Asian width W and F).
bool isWide(char32_t character)
{
    return (character >= 0x1100 && character <= 0x115F) || (character >= 0x2E80 && character <= 0xA4CF) ||
           (character >= 0xAC00 && character <= 0xD7A3) || (character >= 0xF900 && character <= 0xFAFF) ||
           (character >= 0xFE30 && character <= 0xFE6F) || (character >= 0xFF00 && character <= 0xFF60) ||
           (character >= 0xFFE0 && character <= 0xFFE6) || (character >= 0x1F300 && character <= 0x1F64F) ||
           (character >= 0x20000 && character <= 0x3FFFD);
}

int widthOf(const QString &text)
{
    int width = 0;
    for (const char32_t character : text.toUcs4()) {
        const QChar::Category category = QChar::category(character);
        if (category != QChar::Mark_NonSpacing && category != QChar::Mark_Enclosing)
            width += isWide(character) ? 2 : 1;
    }
    return width;
}

} // namespace

Table::Table(const std::vector<Column> &columns)
{
    QStringList titles;
    for (const Column &column : columns) {
        titles += column.title;
        m_sides.push_back(column.side);
    }
    m_rows.push_back(titles);
}

void Table::add(const QStringList &row)
{
    m_rows.push_back(row);
}

QString Table::text() const
{
    std::vector<int> widths(m_sides.size(), 0);
    for (const QStringList &row : m_rows) {
        for (std::size_t i = 0; i < m_sides.size(); ++i)
            widths[i] = std::max(widths[i], widthOf(row[static_cast<qsizetype>(i)]));
    }
    QString result;
    for (const QStringList &row : m_rows) {
        QString line;
        for (std::size_t i = 0; i < m_sides.size(); ++i) {
            const QString &cell = row[static_cast<qsizetype>(i)];
            const QString room(widths[i] - widthOf(cell), u' ');
            line += (i > 0 ? QStringLiteral("  ") : QString()) + (m_sides[i] == Side::Left ? cell + room : room + cell);
        }
        while (line.endsWith(u' '))
            line.chop(1);
        result += line + u'\n';
    }
    return result;
}

} // namespace app
