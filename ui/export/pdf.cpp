#include "ui/export/pdf.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include <cmath>
#include <cstring>

namespace ui {

namespace {

constexpr double pointsPerPixel = 72.0 / 96;
constexpr int resolution = 9600; // layout pixels times 100: the writer rounds some lengths to its own pixels

// Puts `replacement` in place of what stands between `before` and `after`, the first of them from `from` on. Returns
// where it ends, 0 if there is none. The file ends in a table of the places of its objects ("xref", one line of 20
// bytes each) and the place of that table; those behind the change move with it.
qsizetype replace(QByteArray &pdf, const QByteArray &before, const QByteArray &after, const QByteArray &replacement,
                  qsizetype from = 0)
{
    const qsizetype start = pdf.indexOf(before, from) + before.size();
    const qsizetype end = pdf.indexOf(after, start);
    const qsizetype table = pdf.lastIndexOf("\nxref\n") + 1;
    const qsizetype tableEnd = pdf.indexOf("trailer", table);
    const qsizetype tablePlace = pdf.lastIndexOf("startxref\n") + static_cast<qsizetype>(std::strlen("startxref\n"));
    if (start < before.size() || end < 0 || table < end || tableEnd < 0 || tablePlace < tableEnd)
        return 0;
    const qsizetype shift = replacement.size() - (end - start);
    QByteArray places = pdf.mid(table, tableEnd - table);
    for (qsizetype line = places.indexOf("\n0000000000 65535 f") + 21; line + 20 <= places.size(); line += 20) {
        const qsizetype place = places.mid(line, 10).toLongLong();
        places.replace(line, 10, QByteArray::number(place > start ? place + shift : place).rightJustified(10, '0'));
    }
    pdf = pdf.left(start) + replacement + pdf.mid(end, table - end) + places +
          pdf.mid(tableEnd, tablePlace - tableEnd) + QByteArray::number(table + shift) + "\n%%EOF\n";
    return start + replacement.size();
}

// The writer knows whole points only, so the pages were made a little too large; their upper left corner is the
// figure's.
bool cutPages(QByteArray &pdf, const QSizeF &points, std::size_t pages)
{
    const auto number = [](double value) { return QByteArray::number(value, 'f', 3); };
    const double top = std::ceil(points.height());
    const QByteArray box = "0 " + number(top - points.height()) + ' ' + number(points.width()) + ' ' + number(top);
    qsizetype end = 0;
    for (std::size_t page = 0; page < pages; ++page) {
        end = replace(pdf, "/MediaBox [", "]", box, end);
        if (end == 0)
            return false;
    }
    return true;
}

// Two characters of one glyph, such as 力 and the radical of that look, are one to the writer, which then names the
// wrong one.
QChar meant(QChar named)
{
    const bool isLookalike = (named >= QChar(0x2F00) && named <= QChar(0x2FD5)) || // radicals
                             (named >= QChar(0xF900) && named <= QChar(0xFAFF));   // compatibility ideographs
    if (isLookalike && named.decomposition().size() == 1)
        return named.decomposition().front();
    const bool isSpace = named == QChar::Tabulation || named == QChar::Nbsp;
    return isSpace ? QChar(QChar::Space) : named;
}

// Puts text right as it is searched and copied: lists "[<6CE8> <2F12> ]" between "beginbfrange" and "endbfrange".
void correctCharacters(QByteArray &pdf)
{
    for (qsizetype end = 0, map = 0; (map = pdf.indexOf("beginbfrange", end)) >= 0;) {
        end = pdf.indexOf("endbfrange", map);
        if (end < 0)
            return;
        for (qsizetype at = map; (at = pdf.indexOf("[<", at)) >= 0 && at < end;) {
            for (++at; pdf.at(at) == '<'; at += 7) {
                const QChar named(pdf.mid(at + 1, 4).toUShort(nullptr, 16));
                const QByteArray code = QByteArray::number(meant(named).unicode(), 16).toUpper();
                pdf.replace(at + 1, 4, code.rightJustified(4, '0'));
            }
        }
    }
}

} // namespace

QByteArray pdfBytes(const QSizeF &size, const QString &title, std::span<const Painting> pages)
{
    const QSizeF points = size * pointsPerPixel;
    QByteArray result;
    QBuffer buffer(&result);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(resolution);
    writer.setPageSize(QPageSize(QSizeF(std::ceil(points.width()), std::ceil(points.height())), QPageSize::Point,
                                 QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Attention Plane"));
    QPainter painter;
    if (!painter.begin(&writer))
        return {};
    for (std::size_t page = 0; page < pages.size(); ++page) {
        if (page > 0 && !writer.newPage())
            return {};
        painter.save();
        painter.scale(resolution / 96.0, resolution / 96.0);
        pages[page](painter);
        painter.restore();
    }
    if (!painter.end() || replace(result, "/CreationDate (", ")", "D:20000101000000Z") == 0 ||
        !cutPages(result, points, pages.size()))
        return {};
    correctCharacters(result);
    return result;
}

QByteArray pdfBytes(const QSizeF &size, const QString &title, const Painting &page)
{
    return pdfBytes(size, title, std::span(&page, 1));
}

} // namespace ui
