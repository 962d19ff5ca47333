#include "ui/export/tikzpicture.h"

#include <algorithm>
#include <map>

namespace ui {

namespace {

constexpr int mostCells = 64;    // a side
constexpr double overlap = 0.25; // layout pixels

int stepped(int channel)
{
    return qRound(qRound(channel * 63 / 255.0) * 255 / 63.0);
}

QImage samples(const QImage &picture)
{
    const QSize size = picture.size().boundedTo(QSize(mostCells, mostCells));
    QImage result =
        picture.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < result.height(); ++y)
        for (int x = 0; x < result.width(); ++x) {
            const QRgb pixel = result.pixel(x, y);
            result.setPixel(x, y,
                            qRgba(stepped(qRed(pixel)), stepped(qGreen(pixel)), stepped(qBlue(pixel)), qAlpha(pixel)));
        }
    return result;
}

} // namespace

std::vector<PictureCells> pictureCells(const QImage &picture, const QRectF &target)
{
    const QImage image = samples(picture);
    const QSizeF cell(target.width() / image.width(), target.height() / image.height());
    std::map<QRgb, QPainterPath> paths;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0, end = 0; x < image.width(); x = end) {
            const QRgb colour = image.pixel(x, y);
            for (end = x + 1; end < image.width() && image.pixel(end, y) == colour;)
                ++end;
            if (qAlpha(colour) == 0)
                continue;
            const double margin = qAlpha(colour) == 255 ? overlap : 0;
            const QRectF run(target.left() + x * cell.width(), target.top() + y * cell.height(),
                             (end - x) * cell.width(), cell.height());
            QPainterPath &path = paths[colour];
            path.setFillRule(Qt::WindingFill);
            path.addRect(run.adjusted(-margin, -margin, margin, margin) & target);
        }
    }
    std::vector<PictureCells> result;
    result.reserve(paths.size());
    for (const auto &[colour, path] : paths)
        result.push_back({QColor::fromRgba(colour), path});
    return result;
}

} // namespace ui
