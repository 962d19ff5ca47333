#include "ui/figure/vision.h"

#include <Eigen/Core>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

using Rgb = Eigen::Array3f;

Eigen::Matrix3f matrixOf(Vision vision)
{
    Eigen::Matrix3f result = Eigen::Matrix3f::Identity();
    switch (vision) {
    case Vision::Usual:
        break;
    case Vision::Protan:
        result << 0.152286F, 1.052583F, -0.204868F, //
            0.114503F, 0.786281F, 0.099216F,        //
            -0.003882F, -0.048116F, 1.051998F;
        break;
    case Vision::Deutan:
        result << 0.367322F, 0.860646F, -0.227968F, //
            0.280085F, 0.672501F, 0.047413F,        //
            -0.011820F, 0.042940F, 0.968881F;
        break;
    case Vision::Tritan:
        result << 1.255528F, -0.076749F, -0.178779F, //
            -0.078411F, 0.930809F, 0.147602F,        //
            0.004733F, 0.691367F, 0.303900F;
        break;
    case Vision::Grey:
        result.rowwise() = Eigen::RowVector3f(0.2126F, 0.7152F, 0.0722F);
        break;
    }
    return result;
}

constexpr int shades = 4096; ///< of linear light that are told apart

/// sRGB to linear light, 0 to 1.
const std::array<float, 256> &linearLight()
{
    static const auto table = [] {
        std::array<float, 256> result;
        for (std::size_t i = 0; i < result.size(); ++i) {
            const float part = float(i) / 255;
            result[i] = part <= 0.04045F ? part / 12.92F : std::pow((part + 0.055F) / 1.055F, 2.4F);
        }
        return result;
    }();
    return table;
}

/// Linear light, 0 to `shades`, to sRGB.
const std::array<uchar, shades + 1> &encodedLight()
{
    static const auto table = [] {
        std::array<uchar, shades + 1> result;
        for (std::size_t i = 0; i < result.size(); ++i) {
            const float light = float(i) / shades;
            const float part = light <= 0.0031308F ? 12.92F * light : 1.055F * std::pow(light, 1 / 2.4F) - 0.055F;
            result[i] = static_cast<uchar>(std::lround(255 * part));
        }
        return result;
    }();
    return table;
}

QRgb seenPixel(QRgb pixel, const Eigen::Matrix3f &matrix)
{
    const auto &linear = linearLight();
    const auto index = [](int part) { return static_cast<std::size_t>(part); };
    const Eigen::Vector3f light(linear[index(qRed(pixel))], linear[index(qGreen(pixel))], linear[index(qBlue(pixel))]);
    const Rgb cones = (float(shades) * (matrix * light).array()).max(0.0F).min(float(shades)) + 0.5F;
    const auto part = [&cones](int i) { return encodedLight()[static_cast<std::size_t>(cones[i])]; };
    return qRgb(part(0), part(1), part(2));
}

} // namespace

QColor seen(const QColor &colour, Vision vision)
{
    return vision == Vision::Usual ? colour : QColor(seenPixel(colour.rgb(), matrixOf(vision)));
}

void see(QImage *image, Vision vision)
{
    if (vision == Vision::Usual)
        return;
    const Eigen::Matrix3f matrix = matrixOf(vision);
    for (int y = 0; y < image->height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(image->scanLine(y));
        std::transform(line, line + image->width(), line, [&](QRgb pixel) { return seenPixel(pixel, matrix); });
    }
}

} // namespace ui
