#include "ui/export/pdf.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include <cmath>

namespace ui {

namespace {

constexpr double pointsPerPixel = 72.0 / 96;
constexpr int resolution = 9600; // layout pixels times 100: the writer rounds some lengths to its own pixels

// Puts `replacement` in place of what stands between `before` and `after`, filled up with spaces: the file holds the
// offsets of its objects, so its length stays.
bool replace(QByteArray &pdf, const QByteArray &before, const QByteArray &after, const QByteArray &replacement)
{
    const qsizetype found = pdf.indexOf(before);
    const qsizetype start = found + before.size();
    const qsizetype end = found < 0 ? -1 : pdf.indexOf(after, start);
    if (end < start || end - start < replacement.size())
        return false;
    pdf.replace(start, end - start, replacement.leftJustified(end - start));
    return true;
}

// The writer knows whole points only, so the page was made a little too large; its upper left corner is the figure's.
bool cutPage(QByteArray &pdf, const QSizeF &points)
{
    const auto number = [](double value) { return QByteArray::number(value, 'f', 3); };
    const double top = std::ceil(points.height());
    return replace(pdf, "/MediaBox [", "]",
                   "0 " + number(top - points.height()) + ' ' + number(points.width()) + ' ' + number(top));
}

} // namespace

QByteArray pdfBytes(const QSizeF &size, const QString &title, const std::function<void(QPainter &)> &paint)
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
    painter.scale(resolution / 96.0, resolution / 96.0);
    paint(painter);
    if (!painter.end() || !replace(result, "/CreationDate (", ")", "D:20000101000000Z") || !cutPage(result, points))
        return {};
    return result;
}

} // namespace ui
