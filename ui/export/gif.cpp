#include "ui/export/gif.h"

#include <gif_lib.h>

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <unordered_map>
#include <vector>

namespace ui {

namespace {

constexpr int paletteSize = 256;
constexpr int paletteSamples = 6; ///< frames that the palette is made from

int append(GifFileType *gif, const GifByteType *bytes, int count)
{
    static_cast<QByteArray *>(gif->UserData)->append(reinterpret_cast<const char *>(bytes), count);
    return count;
}

struct CloseGif {
    void operator()(GifFileType *gif) const { EGifCloseFile(gif, nullptr); }
};

/// The colours of all frames.
class Palette {
public:
    /// From some of the frames, put below each other.
    explicit Palette(const std::vector<QImage> &frames)
    {
        const int width = frames.front().width();
        const int height = frames.front().height();
        std::array<std::vector<GifByteType>, 3> channels;
        for (std::vector<GifByteType> &channel : channels)
            channel.reserve(frames.size() * static_cast<std::size_t>(width * height));
        for (const QImage &frame : frames)
            for (int y = 0; y < height; ++y)
                for (int x = 0; x < width; ++x) {
                    const QRgb colour = frame.pixel(x, y);
                    channels[0].push_back(static_cast<GifByteType>(qRed(colour)));
                    channels[1].push_back(static_cast<GifByteType>(qGreen(colour)));
                    channels[2].push_back(static_cast<GifByteType>(qBlue(colour)));
                }
        std::vector<GifByteType> indices(channels[0].size());
        m_isMade = GifQuantizeBuffer(static_cast<unsigned>(width),
                                     static_cast<unsigned>(height) * static_cast<unsigned>(frames.size()), &m_count,
                                     channels[0].data(), channels[1].data(), channels[2].data(), indices.data(),
                                     m_colours.data()) == GIF_OK;
        if (m_isMade)
            refine(channels, indices);
    }

    bool isMade() const { return m_isMade; }
    const GifColorType *colours() const { return m_colours.data(); }

    GifPixelType nearest(QRgb colour)
    {
        const auto known = m_known.find(colour);
        if (known != m_known.end())
            return known->second;
        int best = 0;
        int least = std::numeric_limits<int>::max();
        for (int i = 0; i < m_count; ++i) {
            const GifColorType &one = m_colours[static_cast<std::size_t>(i)];
            const int red = one.Red - qRed(colour);
            const int green = one.Green - qGreen(colour);
            const int blue = one.Blue - qBlue(colour);
            const int distance = red * red + green * green + blue * blue;
            if (distance < least) {
                least = distance;
                best = i;
            }
        }
        return m_known[colour] = static_cast<GifPixelType>(best);
    }

private:
    using Channels = std::array<std::vector<GifByteType>, 3>;

    // The library rounds colours to five bits, which makes white grey: the mean of what it put together is nearer.
    void refine(const Channels &channels, const std::vector<GifByteType> &indices)
    {
        std::array<std::array<quint64, 3>, paletteSize> sums{};
        std::array<quint64, paletteSize> counts{};
        for (std::size_t i = 0; i < indices.size(); ++i) {
            ++counts[indices[i]];
            for (std::size_t channel = 0; channel < 3; ++channel)
                sums[indices[i]][channel] += channels[channel][i];
        }
        for (std::size_t i = 0; i < paletteSize; ++i) {
            if (counts[i] == 0)
                continue;
            const auto mean = [&](std::size_t channel) {
                return static_cast<GifByteType>((sums[i][channel] + counts[i] / 2) / counts[i]);
            };
            m_colours[i] = {mean(0), mean(1), mean(2)};
        }
    }

    std::array<GifColorType, paletteSize> m_colours{};
    std::unordered_map<QRgb, GifPixelType> m_known;
    int m_count = paletteSize;
    bool m_isMade = false;
};

std::vector<QImage> samples(const Animation &animation)
{
    const int count = std::min(paletteSamples, animation.frames);
    std::vector<QImage> result;
    result.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        result.push_back(animation.image(count == 1 ? 0 : i * (animation.frames - 1) / (count - 1)));
    return result;
}

bool putHead(GifFileType *gif, const QSize &size, const Palette &palette, const QString &comment)
{
    const std::unique_ptr<ColorMapObject, decltype(&GifFreeMapObject)> map(
        GifMakeMapObject(paletteSize, palette.colours()), GifFreeMapObject);
    EGifSetGifVersion(gif, true);
    if (!map || EGifPutScreenDesc(gif, size.width(), size.height(), 8, 0, map.get()) != GIF_OK)
        return false;
    const std::array<GifByteType, 3> forEver{1, 0, 0};
    return EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0") == GIF_OK &&
           EGifPutExtensionBlock(gif, 3, forEver.data()) == GIF_OK && EGifPutExtensionTrailer(gif) == GIF_OK &&
           (comment.isEmpty() || EGifPutComment(gif, comment.toUtf8().constData()) == GIF_OK);
}

bool putFrame(GifFileType *gif, const QImage &image, int hundredths, Palette *palette)
{
    const GraphicsControlBlock control{DISPOSE_DO_NOT, false, hundredths, NO_TRANSPARENT_COLOR};
    std::array<GifByteType, 4> block{};
    const auto length = static_cast<int>(EGifGCBToExtension(&control, block.data()));
    if (EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, length, block.data()) != GIF_OK ||
        EGifPutImageDesc(gif, 0, 0, image.width(), image.height(), false, nullptr) != GIF_OK)
        return false;
    std::vector<GifPixelType> line(static_cast<std::size_t>(image.width()));
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            line[static_cast<std::size_t>(x)] = palette->nearest(image.pixel(x, y));
        if (EGifPutLine(gif, line.data(), image.width()) != GIF_OK)
            return false;
    }
    return true;
}

} // namespace

QByteArray gifBytes(const Animation &animation, const QString &comment, const Progress &progress)
{
    const std::vector<QImage> some = samples(animation);
    if (some.empty() || some.front().isNull())
        return {};
    Palette palette(some);
    QByteArray bytes;
    std::unique_ptr<GifFileType, CloseGif> gif(EGifOpen(&bytes, append, nullptr));
    if (!gif || !palette.isMade() || !putHead(gif.get(), some.front().size(), palette, comment))
        return {};
    for (int frame = 0; frame < animation.frames; ++frame) {
        if (progress && !progress(frame, animation.frames))
            return {};
        if (!putFrame(gif.get(), animation.image(frame), animation.hundredths(frame), &palette))
            return {};
    }
    return EGifCloseFile(gif.release(), nullptr) == GIF_OK ? bytes : QByteArray();
}

} // namespace ui
