#include "tests/contrast.h"
#include "ui/figure/plane.h"
#include "ui/figure/vision.h"
#include "ui/look.h"
#include "ui/theme.h"
#include "ui/views/windowstyle.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QImage>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOption>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include <random>
#include <set>

using ui::Look;
using ui::Style;
using ui::Vision;

/// The colours of all themes by computation: that all is seen, and told apart by more than hue.
class TestTheme : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new ui::WindowStyle); }
    void textStandsOut_data() { themes(); }
    void textStandsOut();
    void linesAndHandlesStandOut_data() { themes(); }
    void linesAndHandlesStandOut();
    void emptyControlsAreSeen_data() { themes(); }
    void emptyControlsAreSeen();
    void wordsOnButtonsStandOut_data() { themes(); }
    void wordsOnButtonsStandOut();
    void chosenMenuIsRead_data() { themes(); }
    void chosenMenuIsRead();
    void scrollBarsAreSeenAndTaken_data() { themes(); }
    void scrollBarsAreSeenAndTaken();
    void signForMoreIsSeen_data() { themes(); }
    void signForMoreIsSeen();
    void mixedColoursStandOut_data() { themes(); }
    void mixedColoursStandOut();
    void tokensDifferByMarkerAndDash();
    void firstEightTokensStayApartInGrey_data() { themes(); }
    void firstEightTokensStayApartInGrey();
    void highContrastFollowsTheSystem_data();
    void highContrastFollowsTheSystem();
    void darkDesktopHasADarkWindow();
    void eyesSeeAsMeasured_data();
    void eyesSeeAsMeasured();
    void imageIsSeenPixelByPixel();

private:
    static void themes()
    {
        QTest::addColumn<Style>("style");
        for (const char *theme : {"light", "dark", "projector", "contrast"})
            QTest::newRow(theme) << Look{QString::fromLatin1(theme)}.style();
        QTest::newRow("contrast, dark") << ui::highContrast(palette(Qt::black, Qt::white));
        QTest::newRow("contrast, yellow on blue") << ui::highContrast(palette(QColor(0, 0, 40), Qt::yellow));
    }
    static QPalette palette(const QColor &base, const QColor &text)
    {
        QPalette result;
        result.setColor(QPalette::Base, base);
        result.setColor(QPalette::Text, text);
        return result;
    }
    static QColor over(const QColor &colour, double alpha, const QColor &ground)
    {
        const auto part = [alpha](int top, int bottom) { return qRound(alpha * top + (1 - alpha) * bottom); };
        return {part(colour.red(), ground.red()), part(colour.green(), ground.green()),
                part(colour.blue(), ground.blue())};
    }
};

#define STANDS_OUT(colour, ground, ratio)                                                                              \
    QVERIFY2(contrast(colour, ground) >= (ratio),                                                                      \
             qPrintable(                                                                                               \
                 QStringLiteral("%1 on %2: %3").arg((colour).name(), (ground).name()).arg(contrast(colour, ground))))

void TestTheme::textStandsOut()
{
    QFETCH(const Style, style);
    for (const QColor &ground : {style.paper, style.window})
        for (const QColor &text : {style.ink, style.muted, style.accent, style.error})
            STANDS_OUT(text, ground, 4.5);
    for (int j = 0; j < 8; ++j) // names and numbers of tokens stand on the paper, also where theirs is the chosen one
        STANDS_OUT(style.tokenColour(j), style.paper, 4.5);
    STANDS_OUT(style.paper, style.accent, 4.5); // the words of the main button, and of the chosen entry of a menu
    STANDS_OUT(style.paper, style.ink, 4.5);    // the number of a panel
    const QPalette palette = ui::windowPalette(style);
    STANDS_OUT(palette.color(QPalette::ToolTipText), palette.color(QPalette::ToolTipBase), 4.5);
    STANDS_OUT(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight), 4.5);
    STANDS_OUT(palette.color(QPalette::PlaceholderText), palette.color(QPalette::Base), 4.5);
    STANDS_OUT(palette.color(QPalette::Disabled, QPalette::Text), palette.color(QPalette::Base), 3);
}

// The grid and the frames of panels only order what is seen without them, except where a person asks for contrast.
void TestTheme::linesAndHandlesStandOut()
{
    QFETCH(const Style, style);
    const bool isHigh = QByteArray(QTest::currentDataTag()).startsWith("contrast");
    STANDS_OUT(style.axis, style.paper, 3);
    STANDS_OUT(style.accent, style.paper, 3); // the hull, and the ring of the focus
    STANDS_OUT(style.axis, style.window, 3);
    for (int j = 0; j < 8; ++j) {
        STANDS_OUT(style.tokenPen(j, 1).color(), style.paper, 3);
        STANDS_OUT(over(style.tokenColour(j), 0.75, style.paper), style.paper, 3); // a link
    }
    STANDS_OUT(style.axis, style.grid, 2); // the axes, before lines that only order
    if (isHigh) {
        STANDS_OUT(style.grid, style.paper, 3);
        STANDS_OUT(style.border, style.window, 3);
    }
}

// What crosses the left edge at half height, against the grounds on either side of it.
void TestTheme::emptyControlsAreSeen()
{
    QFETCH(const Style, style);
    QWidget window;
    window.setPalette(ui::windowPalette(style));
    QCheckBox box(&window);
    QRadioButton button(&window);
    QLineEdit field(&window);
    QComboBox list(&window);
    QDoubleSpinBox number(&window);
    for (QWidget *control : std::initializer_list<QWidget *>{&box, &button, &field, &list, &number})
        for (const bool isEnabled : {true, false}) {
            control->setEnabled(isEnabled);
            control->resize(60, 24);
            const QImage image = control->grab().toImage();
            double most = 0;
            for (int x = 0; x < 6; ++x) {
                const QColor pixel = image.pixelColor(x, 12);
                most = std::max(most, std::min(contrast(pixel, style.window), contrast(pixel, style.paper)));
            }
            QVERIFY2(
                most >= 3,
                qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(control->metaObject()->className())).arg(most)));
        }
}

void TestTheme::wordsOnButtonsStandOut()
{
    QFETCH(const Style, style);
    QToolBar bar;
    bar.setPalette(ui::windowPalette(style));
    QPushButton usual(QStringLiteral("MMM"), &bar);
    QPushButton wanted(QStringLiteral("MMM"), &bar);
    wanted.setDefault(true);
    QToolButton tool(&bar);
    QToolButton turnedOn(&bar);
    turnedOn.setCheckable(true);
    turnedOn.setChecked(true);
    QToolButton held(&bar);
    held.setDown(true);
    for (QToolButton *one : {&tool, &turnedOn, &held})
        one->setText(QStringLiteral("MMM"));
    for (QAbstractButton *button : std::initializer_list<QAbstractButton *>{&usual, &wanted, &tool, &turnedOn, &held})
        for (const bool isEnabled : {true, false}) {
            button->setEnabled(isEnabled);
            button->resize(90, 40);
            const QImage image = button->grab().toImage();
            const QColor ground = image.pixelColor(12, 8);
            double most = 0;
            for (int x = 12; x < 78; ++x)
                most = std::max(most, contrast(image.pixelColor(x, 20), ground));
            QVERIFY2(most >= (isEnabled ? 4.5 : 3),
                     qPrintable(QStringLiteral("%1, %2: %3")
                                    .arg(QLatin1String(button->metaObject()->className()))
                                    .arg(isEnabled)
                                    .arg(most)));
        }
}

void TestTheme::chosenMenuIsRead()
{
    QFETCH(const Style, style);
    for (const bool isChosen : {false, true}) {
        QStyleOptionMenuItem item;
        item.palette = ui::windowPalette(style);
        item.state = QStyle::State_Enabled;
        item.state.setFlag(QStyle::State_Selected, isChosen);
        item.text = QStringLiteral("MMM");
        item.rect = QRect(0, 0, 60, 24);
        QImage image(item.rect.size(), QImage::Format_RGB32);
        QPainter painter(&image);
        QApplication::style()->drawControl(QStyle::CE_MenuBarItem, &item, &painter);
        painter.end();
        double most = 0;
        for (int x = 0; x < image.width(); ++x)
            most = std::max(most, contrast(image.pixelColor(x, 12), image.pixelColor(30, 3)));
        QVERIFY2(most >= 4.5, qPrintable(QString::number(most)));
    }
}

// Where its handle stands, the ground beside it, and that a press on either does what it is for.
void TestTheme::scrollBarsAreSeenAndTaken()
{
    QFETCH(const Style, style);
    for (const Qt::Orientation orientation : {Qt::Vertical, Qt::Horizontal}) {
        const bool isUpright = orientation == Qt::Vertical;
        QScrollBar bar(orientation);
        bar.setPalette(ui::windowPalette(style));
        bar.setRange(0, 100);
        bar.setPageStep(100);
        bar.setValue(50);
        bar.resize(isUpright ? QSize(12, 200) : QSize(200, 12)); // the handle is the middle half
        const auto at = [isUpright](int way) { return isUpright ? QPoint(6, way) : QPoint(way, 6); };
        const QImage image = bar.grab().toImage();
        for (const QColor &ground : {style.paper, style.window})
            STANDS_OUT(image.pixelColor(at(100)), ground, 3);
        STANDS_OUT(image.pixelColor(at(56)), image.pixelColor(at(20)), 3);
        QCOMPARE(image.pixelColor(at(180)), image.pixelColor(at(20)));
        QTest::mouseClick(&bar, Qt::LeftButton, {}, at(180));
        QCOMPARE(bar.value(), 100);
        QTest::mouseClick(&bar, Qt::LeftButton, {}, at(20));
        QCOMPARE(bar.value(), 0);
        QTest::mousePress(&bar, Qt::LeftButton, {}, at(50));
        QTest::mouseMove(&bar, at(100));
        QTest::mouseRelease(&bar, Qt::LeftButton, {}, at(100));
        QCOMPARE(bar.value(), 50);
    }
}

void TestTheme::signForMoreIsSeen()
{
    QFETCH(const Style, style);
    const QPalette before = QApplication::palette();
    QApplication::setPalette(ui::windowPalette(style));
    const QImage image =
        QApplication::style()->standardIcon(QStyle::SP_ToolBarHorizontalExtensionButton).pixmap(16, 16).toImage();
    QApplication::setPalette(before);
    int seen = 0;
    for (int i = 0; i < image.width() * image.height(); ++i) {
        const QColor pixel = image.pixelColor(i % image.width(), i / image.width());
        const QColor shown = over(pixel, pixel.alphaF(), style.window);
        seen += contrast(shown, style.window) >= 3 ? 1 : 0;
    }
    QVERIFY2(seen >= 16, qPrintable(QString::number(seen)));
}

void TestTheme::mixedColoursStandOut()
{
    QFETCH(const Style, style);
    std::mt19937 random(7);
    std::exponential_distribution<double> share(1);
    core::Attention attention;
    for (int i = 0; i < 2000; ++i) {
        attention.weights.resize(1, 8);
        for (int j = 0; j < 8; ++j)
            attention.weights(0, j) = share(random);
        attention.weights /= attention.weights.sum();
        STANDS_OUT(ui::mixedColour(style, attention), style.paper, 3);
    }
}

void TestTheme::tokensDifferByMarkerAndDash()
{
    const Style style = ui::style(ui::Theme::Light);
    std::set<std::pair<ui::Marker, Qt::PenStyle>> seen;
    for (int j = 0; j < 40; ++j)
        seen.insert({style.tokenMarker(j), style.tokenPen(j, 1).style()});
    QCOMPARE(seen.size(), std::size_t(40));
}

void TestTheme::firstEightTokensStayApartInGrey()
{
    QFETCH(const Style, style);
    std::vector<QImage> handles;
    for (int j = 0; j < 8; ++j) {
        QImage image(40, 40, QImage::Format_ARGB32_Premultiplied);
        image.fill(style.paper);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(style.tokenPen(j, style.line));
        painter.setBrush(style.tokenColour(j));
        painter.drawPath(ui::markerPath(style.tokenMarker(j), {20, 20}, style.handle));
        painter.end();
        ui::see(&image, Vision::Grey);
        handles.push_back(image);
    }
    const QColor paper = ui::seen(style.paper, Vision::Grey);
    const auto shape = [&](const QImage &image, int x, int y) { // whatever shade of grey it has
        return std::abs(image.pixelColor(x, y).red() - paper.red()) > 40;
    };
    for (std::size_t a = 0; a < handles.size(); ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            int differing = 0;
            int covered = 0;
            for (int y = 0; y < 40; ++y)
                for (int x = 0; x < 40; ++x) {
                    differing += shape(handles[a], x, y) != shape(handles[b], x, y);
                    covered += shape(handles[a], x, y) || shape(handles[b], x, y);
                }
            QVERIFY2(
                differing >= 0.12 * covered,
                qPrintable(
                    QStringLiteral("tokens %1 and %2: %3 of %4 pixels").arg(a).arg(b).arg(differing).arg(covered)));
        }
    }
}

void TestTheme::highContrastFollowsTheSystem_data()
{
    QTest::addColumn<QPalette>("system");
    QTest::addColumn<QColor>("paper");
    QTest::addColumn<QColor>("ink");
    QTest::newRow("its own colours") << palette(QColor(0, 0, 40), Qt::yellow) << QColor(0, 0, 40) << QColor(Qt::yellow);
    QTest::newRow("pale on white") << palette(Qt::white, QColor(90, 90, 90)) << QColor(Qt::white) << QColor(Qt::black);
    QTest::newRow("pale on dark") << palette(QColor(50, 50, 50), QColor(200, 200, 200)) << QColor(Qt::black)
                                  << QColor(Qt::white);
}

void TestTheme::highContrastFollowsTheSystem()
{
    QFETCH(const QPalette, system);
    const Style style = ui::highContrast(system);
    QTEST(style.paper, "paper");
    QTEST(style.ink, "ink");
    for (int j = 0; j < 8; ++j)
        STANDS_OUT(style.tokenColour(j), style.paper, 7);
    QVERIFY(style.line > ui::style(ui::Theme::Light).line);
}

void TestTheme::darkDesktopHasADarkWindow()
{
    const Look asDesktop{QStringLiteral("system"), 1, {{}, true, false}};
    QCOMPARE(asDesktop.style(), ui::style(ui::Theme::Dark));
    QCOMPARE((Look{QStringLiteral("light"), 1, {{}, true, false}}.style()), ui::style(ui::Theme::Light));
    QCOMPARE((Look{QStringLiteral("system"), 1, {{}, false, false}}.style()), ui::style(ui::Theme::Light));
    QCOMPARE((Look{QStringLiteral("system"), 1, {palette(Qt::black, Qt::white), true, true}}.style()),
             ui::highContrast(palette(Qt::black, Qt::white)));
}

// Values by another program: the same matrices in double precision, with the sRGB curve of IEC 61966-2-1.
void TestTheme::eyesSeeAsMeasured_data()
{
    QTest::addColumn<int>("vision");
    QTest::addColumn<QColor>("colour");
    QTest::addColumn<QColor>("expected");
    QTest::newRow("protan, FF0000") << int(Vision::Protan) << QColor(0xFF0000) << QColor(0x6D5F00);
    QTest::newRow("protan, 00FF00") << int(Vision::Protan) << QColor(0x00FF00) << QColor(0xFFE500);
    QTest::newRow("protan, 0000FF") << int(Vision::Protan) << QColor(0x0000FF) << QColor(0x0059FF);
    QTest::newRow("protan, C84E00") << int(Vision::Protan) << QColor(0xC84E00) << QColor(0x726300);
    QTest::newRow("protan, 007A5A") << int(Vision::Protan) << QColor(0x007A5A) << QColor(0x777058);
    QTest::newRow("protan, 0072B2") << int(Vision::Protan) << QColor(0x0072B2) << QColor(0x5375B5);
    QTest::newRow("deutan, FF0000") << int(Vision::Deutan) << QColor(0xFF0000) << QColor(0xA39000);
    QTest::newRow("deutan, 00FF00") << int(Vision::Deutan) << QColor(0x00FF00) << QColor(0xEFD63A);
    QTest::newRow("deutan, 0000FF") << int(Vision::Deutan) << QColor(0x0000FF) << QColor(0x003DFB);
    QTest::newRow("deutan, C84E00") << int(Vision::Deutan) << QColor(0xC84E00) << QColor(0x907F00);
    QTest::newRow("deutan, 007A5A") << int(Vision::Deutan) << QColor(0x007A5A) << QColor(0x6A675C);
    QTest::newRow("deutan, 0072B2") << int(Vision::Deutan) << QColor(0x0072B2) << QColor(0x3B67B1);
    QTest::newRow("tritan, FF0000") << int(Vision::Tritan) << QColor(0xFF0000) << QColor(0xFF000F);
    QTest::newRow("tritan, 00FF00") << int(Vision::Tritan) << QColor(0x00FF00) << QColor(0x00F7D9);
    QTest::newRow("tritan, 0000FF") << int(Vision::Tritan) << QColor(0x0000FF) << QColor(0x006B96);
    QTest::newRow("tritan, C84E00") << int(Vision::Tritan) << QColor(0xC84E00) << QColor(0xDC2C43);
    QTest::newRow("tritan, 007A5A") << int(Vision::Tritan) << QColor(0x007A5A) << QColor(0x007A71);
    QTest::newRow("tritan, 0072B2") << int(Vision::Tritan) << QColor(0x0072B2) << QColor(0x008289);
    QTest::newRow("grey, FF0000") << int(Vision::Grey) << QColor(0xFF0000) << QColor(0x7F7F7F);
    QTest::newRow("grey, 00FF00") << int(Vision::Grey) << QColor(0x00FF00) << QColor(0xDCDCDC);
    QTest::newRow("grey, 0000FF") << int(Vision::Grey) << QColor(0x0000FF) << QColor(0x4C4C4C);
    QTest::newRow("grey, C84E00") << int(Vision::Grey) << QColor(0xC84E00) << QColor(0x757575);
    QTest::newRow("grey, 007A5A") << int(Vision::Grey) << QColor(0x007A5A) << QColor(0x6B6B6B);
    QTest::newRow("grey, 0072B2") << int(Vision::Grey) << QColor(0x0072B2) << QColor(0x6D6D6D);
}

void TestTheme::eyesSeeAsMeasured()
{
    QFETCH(const QColor, colour);
    QFETCH(const QColor, expected);
    QFETCH(const int, vision);
    const QColor seen = ui::seen(colour, static_cast<Vision>(vision));
    for (const auto part : {&QColor::red, &QColor::green, &QColor::blue})
        QVERIFY2(std::abs((seen.*part)() - (expected.*part)()) <= 1, qPrintable(seen.name()));
    for (int grey = 0; grey < 256; grey += 15) { // who sees no colour misses nothing here
        const QColor same = ui::seen(QColor(grey, grey, grey), static_cast<Vision>(vision));
        QVERIFY(std::abs(same.red() - grey) <= 1 && std::abs(same.blue() - grey) <= 1);
    }
}

void TestTheme::imageIsSeenPixelByPixel()
{
    QImage image(3, 2, QImage::Format_ARGB32_Premultiplied);
    for (int i = 0; i < 6; ++i)
        image.setPixelColor(i % 3, i / 3, QColor(40 * i, 255 - 40 * i, 100));
    const QImage before = image;
    ui::see(&image, Vision::Deutan);
    for (int i = 0; i < 6; ++i)
        QCOMPARE(image.pixelColor(i % 3, i / 3), ui::seen(before.pixelColor(i % 3, i / 3), Vision::Deutan));
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
