#include "ui/export/exporter.h"
#include "ui/export/frames.h"

#include "core/attention.h"

#include <QBuffer>
#include <QImageReader>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using ui::ExportOptions;
using ui::Format;
using ui::Motion;

namespace {

ExportOptions small(Motion motion)
{
    ExportOptions options;
    options.size = {480, 160};
    options.motion = motion;
    options.seconds = 1;
    options.frameRate = 10;
    return options;
}

QByteArray gif(const ExportOptions &options, const core::Scene &scene = core::chapterExample())
{
    QString error;
    const auto bytes = ui::figureBytes(scene, Format::Gif, options, &error);
    if (!bytes)
        qWarning("%s", qPrintable(error));
    return bytes.value_or(QByteArray());
}

struct Frame {
    QImage image;
    int milliseconds;
};

/// As the toolkit reads it, which has a decoder of its own.
std::vector<Frame> framesIn(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "gif");
    std::vector<Frame> frames;
    while (reader.canRead()) {
        const QImage image = reader.read();
        if (image.isNull())
            break;
        frames.push_back({image.convertToFormat(QImage::Format_RGB32), reader.nextImageDelay()});
    }
    return frames;
}

double meanDifference(const QImage &a, const QImage &b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
    return sum / (a.width() * a.height());
}

} // namespace

/// Figures that move.
class TestGif : public QObject {
    Q_OBJECT

private slots:
    void everyStageIsAFrame();
    void everyFrameIsThePicture();
    void orbitGoesOnceRound();
    void dragGoesThereAndBack();
    void nothingJumpsBesideWhatMoves();
    void timesAreAsAsked();
    void sameFigureSameBytes();
    void repeatsForEver();
    void transparentGroundIsWhite();
    void stoppedWorkLeavesNothing();
    void tooLargeIsTold();
};

void TestGif::everyStageIsAFrame()
{
    const std::vector<Frame> frames = framesIn(gif(small(Motion::BuildUp)));
    QCOMPARE(frames.size(), std::size_t(7));
    for (std::size_t i = 0; i < frames.size(); ++i) {
        QCOMPARE(frames[i].image.size(), QSize(480, 160));
        if (i > 0)
            QVERIFY(meanDifference(frames[i].image, frames[i - 1].image) > 0.05);
    }
}

// 256 colours are enough for it: the mean difference in grey is below one step.
void TestGif::everyFrameIsThePicture()
{
    for (const ui::Theme theme : {ui::Theme::Light, ui::Theme::Dark}) {
        ExportOptions options = small(Motion::Orbit);
        options.theme = theme;
        const std::vector<Frame> frames = framesIn(gif(options));
        const std::vector<ui::Sheet> sheets = ui::framesOf(core::chapterExample(), options);
        QCOMPARE(frames.size(), sheets.size());
        for (std::size_t i = 0; i < frames.size(); i += 3) {
            QString error;
            const auto png = ui::figureBytes(sheets[i].scene, Format::Png, sheets[i].options, &error);
            QVERIFY(meanDifference(frames[i].image, QImage::fromData(*png)) < 1);
        }
    }
}

void TestGif::orbitGoesOnceRound()
{
    core::Scene scene = core::chapterExample();
    scene.query = {0, 2};
    const std::vector<ui::Sheet> frames = ui::framesOf(scene, small(Motion::Orbit));
    QCOMPARE(frames.size(), std::size_t(10));
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const double angle = (90 + 36.0 * double(i)) * std::acos(-1.0) / 180;
        const core::Point expected(2 * std::cos(angle), 2 * std::sin(angle));
        QVERIFY((frames[i].scene.query - expected).norm() < 1e-12);
        QVERIFY(frames[i].scene.tokens == scene.tokens);
    }
}

void TestGif::dragGoesThereAndBack()
{
    ExportOptions options = small(Motion::Drag);
    options.dragTo = {-1, 3};
    const std::vector<ui::Sheet> frames = ui::framesOf(core::chapterExample(), options);
    QCOMPARE(frames[0].scene.query, core::Point(1, 0));
    QVERIFY((frames[5].scene.query - core::Point(-1, 3)).norm() < 1e-12);
    for (std::size_t i = 1; i < 5; ++i)
        QVERIFY((frames[i].scene.query - frames[10 - i].scene.query).norm() < 1e-12);
}

// The parts of the planes are the same in all frames, and the query never leaves its plane.
void TestGif::nothingJumpsBesideWhatMoves()
{
    ExportOptions options = small(Motion::Drag);
    options.dragTo = {9, -9};
    const std::vector<ui::Sheet> frames = ui::framesOf(core::chapterExample(), options);
    const ui::Region region = frames.front().options.views.match.value();
    for (const ui::Sheet &frame : frames) {
        QVERIFY(frame.options.views.match == region);
        const core::Point offset = (frame.scene.query - region.centre).cwiseAbs();
        QVERIFY(offset.maxCoeff() < region.side / 2);
    }
    options.views.match = ui::Region{{0, 0}, 5}; // as a person has chosen
    QVERIFY(ui::framesOf(core::chapterExample(), options).back().options.views.match == options.views.match);
}

void TestGif::timesAreAsAsked()
{
    ExportOptions options = small(Motion::Orbit);
    options.seconds = 2;
    options.frameRate = 25;
    int whole = 0;
    const std::vector<Frame> frames = framesIn(gif(options));
    QCOMPARE(frames.size(), std::size_t(50));
    for (const Frame &frame : frames)
        whole += frame.milliseconds;
    QCOMPARE(whole, 2000);
    whole = 0;
    options.motion = Motion::BuildUp;
    for (const Frame &frame : framesIn(gif(options)))
        whole += frame.milliseconds;
    QVERIFY(std::abs(whole - 2000) <= 50);
}

void TestGif::sameFigureSameBytes()
{
    const QByteArray bytes = gif(small(Motion::Orbit));
    QVERIFY(bytes.startsWith("GIF89a"));
    QVERIFY(bytes.endsWith(';'));
    QCOMPARE(gif(small(Motion::Orbit)), bytes);
}

void TestGif::repeatsForEver()
{
    QByteArray bytes = gif(small(Motion::BuildUp));
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "gif");
    QVERIFY(reader.supportsAnimation());
    QCOMPARE(reader.loopCount(), -1);
}

void TestGif::transparentGroundIsWhite()
{
    ExportOptions options = small(Motion::BuildUp);
    options.background = ui::Background::Transparent;
    const QColor corner = framesIn(gif(options)).front().image.pixelColor(160 + 8, 2); // between two panels
    QVERIFY2(corner.lightness() >= 253, qPrintable(corner.name()));
}

void TestGif::stoppedWorkLeavesNothing()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.gif"));
    QString error;
    int told = 0;
    const auto stop = [&told](int done, int all) {
        ++told;
        return all == 10 && done < 3;
    };
    QVERIFY(!ui::exportFigure(core::chapterExample(), path, small(Motion::Orbit), &error, stop));
    QCOMPARE(told, 4);
    QVERIFY2(error.startsWith(path), qPrintable(error));
    QVERIFY(!QFile::exists(path));
}

void TestGif::tooLargeIsTold()
{
    ExportOptions options = small(Motion::BuildUp);
    options.size = {8000, 100};
    QString error;
    QVERIFY(!ui::figureBytes(core::chapterExample(), Format::Gif, options, &error));
    QVERIFY2(error.contains(QStringLiteral("4000")), qPrintable(error));
}

QTEST_MAIN(TestGif)
#include "tst_gif.moc"
