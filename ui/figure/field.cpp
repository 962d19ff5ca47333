#include "ui/figure/field.h"

#include "core/field.h"

#include <Eigen/Geometry>

#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double strength = 0.45; // of the tokens' colours; the rest is paper, so that what is drawn on it is read
constexpr float plateOpacity = 0.85F;
constexpr double scaleOfVectors = 2; // 192 dpi
constexpr double mostPixels = 8192;  // a side; an image of 256 MiB

int pixels(double length, double scale)
{
    return std::max(1, qRound(length * scale));
}

// The queries at the centres of the pixels.
core::QueryGrid grid(const FieldRequest &request)
{
    const Viewport &viewport = request.viewport;
    core::QueryGrid result;
    result.columns = pixels(viewport.size().width(), request.scale);
    result.rows = pixels(viewport.size().height(), request.scale);
    const QPointF pixel(viewport.size().width() / result.columns, viewport.size().height() / result.rows);
    result.first = viewport.toPlane(pixel / 2);
    result.step = core::Point(pixel.x(), -pixel.y()) / viewport.scale();
    return result;
}

Eigen::Matrix3Xf matrix(const std::vector<QColor> &colours)
{
    Eigen::Matrix3Xf result(3, static_cast<Eigen::Index>(colours.size()));
    for (std::size_t j = 0; j < colours.size(); ++j)
        result.col(static_cast<Eigen::Index>(j)) << colours[j].redF(), colours[j].greenF(), colours[j].blueF();
    return result;
}

} // namespace

// Each pixel costs a product a token. A row is made of bands of pixels that share exponentials: the wider the scores
// range over a pixel, and the more tokens there are, the more bands.
double FieldRequest::work(int by) const
{
    constexpr double ofPixel = 3; // beside the tokens, in tokens
    constexpr double ofBand = 10; // a token
    constexpr double rangeOfBand = 32;
    constexpr double factorsOfBand = 8192; // of all tokens
    const auto tokens = static_cast<double>(scene.tokens.size());
    Eigen::AlignedBox2d keys;
    for (const core::Token &token : scene.tokens)
        keys.extend(token.key);
    const double columns = std::ceil(1.0 * pixels(viewport.size().width(), scale) / by);
    const double rows = std::ceil(1.0 * pixels(viewport.size().height(), scale) / by);
    const double spread = keys.isEmpty() ? 0 : keys.sizes().x() / 2;
    const double range = by / (scale * viewport.scale()) * (spread / scene.temperature); // of a pixel
    const double bands = std::min(columns, columns * std::max(range / rangeOfBand, tokens / factorsOfBand) + 1);
    return rows * (columns * (tokens + ofPixel) + bands * tokens * ofBand);
}

FieldRequest fieldRequest(const core::Scene &scene, const Viewport &viewport, const Style &style, double scale)
{
    FieldRequest request;
    request.scene.temperature = scene.temperature;
    request.scene.tokens.reserve(scene.tokens.size());
    request.colours.reserve(scene.tokens.size());
    for (const core::Token &token : scene.tokens) {
        request.colours.push_back(style.onPaper(style.tokenColour(static_cast<int>(request.colours.size())), strength));
        request.scene.tokens.push_back({{}, token.key, {0, 0}});
    }
    request.viewport = viewport;
    request.scale = scale;
    return request;
}

FieldPicture fieldPicture(const FieldRequest &request, int by, const std::stop_token &stop)
{
    if (request.scene.tokens.empty())
        return {};
    const core::QueryGrid finest = grid(request);
    const core::Field field(request.scene, matrix(request.colours), core::coarser(finest, by));
    QImage image(field.grid().columns, field.grid().rows, QImage::Format_RGB32);
    if (image.isNull() || !field.paint(0, image.height(), reinterpret_cast<std::uint32_t *>(image.bits()), stop))
        return {};
    return {image, {0, 0, finest.columns / double(by), finest.rows / double(by)}};
}

double fieldScale(const QPainter &painter, const QSizeF &size)
{
    const bool isRaster = painter.paintEngine()->type() == QPaintEngine::Raster;
    const double scale = isRaster ? std::sqrt(std::abs(painter.deviceTransform().determinant())) : scaleOfVectors;
    return std::min(scale, mostPixels / std::max(size.width(), size.height()));
}

void paintField(QPainter &painter, const FieldPicture &picture, const QRectF &panel)
{
    if (picture.image.isNull())
        return;
    const QPainter::RenderHints before = painter.renderHints();
    painter.setRenderHints(QPainter::SmoothPixmapTransform | QPainter::LosslessImageRendering);
    painter.drawImage(panel, picture.image, picture.part);
    painter.setRenderHints(before ^ painter.renderHints(), false);
}

void paintPlates(QPainter &painter, std::span<const QRectF> boxes, const QRectF &panel, const Style &style)
{
    QColor paper = style.paper;
    paper.setAlphaF(plateOpacity);
    painter.setPen(Qt::NoPen);
    painter.setBrush(paper);
    const double margin = 0.2 * style.textSize;
    for (const QRectF &box : boxes)
        painter.drawRoundedRect(box.adjusted(-margin, 0, margin, 0) & panel, margin, margin);
}

} // namespace ui
