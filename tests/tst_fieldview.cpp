#include "core/attention.h"
#include "tests/fieldcolour.h"
#include "ui/document.h"
#include "ui/figure/match.h"
#include "ui/mainwindow.h"
#include "ui/settings.h"
#include "ui/views/fieldpainter.h"
#include "ui/views/planeview.h"
#include "ui/views/viewmenu.h"

#include <QApplication>
#include <QLineEdit>
#include <QPainter>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <memory>

using core::Point;
using core::Scene;
using ui::Document;
using ui::FieldPainter;
using ui::FieldRequest;
using ui::PlaneView;
using ui::Style;
using ui::Theme;
using ui::Viewport;

namespace {

Scene sceneOnCircle(int tokens, double turn = 0)
{
    Scene scene;
    for (int j = 0; j < tokens; ++j) {
        const double angle = turn + 6.283 * j / tokens;
        scene.tokens.push_back({{}, {2 * std::cos(angle), 2 * std::sin(angle)}, {1, 1}});
    }
    return scene;
}

// So large that it cannot be painted at once: 34 million pixels and tokens.
FieldRequest largeRequest(double turn)
{
    return fieldRequest(sceneOnCircle(40, turn), Viewport({470, 456}, {0, 0}, 80), ui::style(Theme::Light), 2);
}

Style styleWithField(Theme theme = Theme::Light)
{
    Style style = ui::style(theme);
    style.overlays.field = true;
    return style;
}

// Of a grid of places of the view, the share that has the colour of its query; the rest is lines, text and handles.
double shareOfField(PlaneView &view, const Scene &scene, const Style &style)
{
    const QImage seen = view.grab().toImage();
    int all = 0;
    int agreeing = 0;
    for (int y = 3; y < view.height(); y += 8) {
        for (int x = 3; x < view.width(); x += 8) {
            const Point query = view.viewport().toPlane({x + 0.5, y + 0.5});
            ++all;
            agreeing += difference(seen.pixelColor(x, y), expectedColour(scene, query, style)) <= 3 ? 1 : 0;
        }
    }
    return 1.0 * agreeing / all;
}

} // namespace

/// The field on the screen: never waited for, never of another scene or place.
class TestFieldView : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QSettings().clear(); }

    void usualPictureIsFineAtOnce();
    void largePictureIsCoarseAtOnceThenFine();
    void newestRequestWins();
    void latePictureIsDropped();
    void sameRequestIsNotPaintedTwice();
    void painterMayGoWhileItPaints();
    void keyTogglesTheField_data();
    void keyTogglesTheField();
    void typedLettersToggleNothing();
    void fieldFollowsScene_data();
    void fieldFollowsScene();
    void fieldFollowsViewport_data();
    void fieldFollowsViewport();
    void exportEqualsScreen();
    void bothThemesBlendWithTheirPaper_data();
    void bothThemesBlendWithTheirPaper();

private:
    QTemporaryDir m_folder;
};

void TestFieldView::initTestCase()
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
}

void TestFieldView::usualPictureIsFineAtOnce()
{
    FieldPainter painter;
    const FieldRequest request =
        fieldRequest(sceneOnCircle(16), Viewport({470, 456}, {0, 0}, 80), ui::style(Theme::Light), 1);
    QCOMPARE(painter.picture(request).image, fieldPicture(request).image);
    QVERIFY(painter.isFinest());
}

void TestFieldView::largePictureIsCoarseAtOnceThenFine()
{
    FieldPainter painter;
    const QSignalSpy finer(&painter, &FieldPainter::finer);
    const FieldRequest request = largeRequest(0);
    const QImage finest = fieldPicture(request).image;
    const ui::FieldPicture coarse = painter.picture(request);
    QVERIFY(!painter.isFinest());
    QVERIFY(!coarse.image.isNull() && coarse.image.width() < finest.width());
    QTRY_COMPARE(finer.count(), 1);
    QVERIFY(painter.isFinest());
    QCOMPARE(painter.picture(request).image, finest);
}

void TestFieldView::newestRequestWins()
{
    FieldPainter painter;
    const QSignalSpy finer(&painter, &FieldPainter::finer);
    for (int i = 0; i < 50; ++i) {
        painter.picture(largeRequest(0.01 * i));
        if (i % 7 == 0)
            QCoreApplication::processEvents(); // what is ready may arrive between
    }
    const int early = static_cast<int>(finer.count());
    const FieldRequest last = largeRequest(2);
    painter.picture(last);
    QTRY_VERIFY(painter.isFinest());
    QCOMPARE(painter.picture(last).image, fieldPicture(last).image);
    QCOMPARE(finer.count(), early + 1); // none of an older request after it

    // A request that needs no thread ends what the thread paints for the one before.
    const FieldRequest small =
        fieldRequest(sceneOnCircle(3), Viewport({100, 100}, {0, 0}, 20), ui::style(Theme::Light), 1);
    painter.picture(largeRequest(3));
    painter.picture(small);
    QVERIFY(painter.isFinest());
    painter.findChild<QThreadPool *>()->waitForDone();
    QCoreApplication::processEvents();
    QCOMPARE(finer.count(), early + 1);
    QCOMPARE(painter.picture(small).image, fieldPicture(small).image);
}

// A picture that is finished, but has not arrived when the next request comes, never arrives.
void TestFieldView::latePictureIsDropped()
{
    FieldPainter painter;
    const QSignalSpy finer(&painter, &FieldPainter::finer);
    auto *threads = painter.findChild<QThreadPool *>();
    painter.picture(largeRequest(0));
    QVERIFY(threads->waitForDone());
    const FieldRequest small =
        fieldRequest(sceneOnCircle(3), Viewport({100, 100}, {0, 0}, 20), ui::style(Theme::Light), 1);
    painter.picture(small);
    QCoreApplication::processEvents();
    QCOMPARE(finer.count(), 0);
    QCOMPARE(painter.picture(small).image, fieldPicture(small).image);
}

void TestFieldView::sameRequestIsNotPaintedTwice()
{
    FieldPainter painter;
    const FieldRequest request = largeRequest(0);
    const auto key = painter.picture(request).image.cacheKey();
    QCOMPARE(painter.picture(request).image.cacheKey(), key);
    QTRY_VERIFY(painter.isFinest());
    const auto fineKey = painter.picture(request).image.cacheKey();
    QVERIFY(fineKey != key);
    QCOMPARE(painter.picture(request).image.cacheKey(), fineKey);
}

void TestFieldView::painterMayGoWhileItPaints()
{
    for (int i = 0; i < 5; ++i) {
        auto painter = std::make_unique<FieldPainter>();
        painter->picture(largeRequest(i));
        QVERIFY(!painter->isFinest());
    }
    QCoreApplication::processEvents();
}

void TestFieldView::keyTogglesTheField_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<QString>("setting");
    QTest::newRow("field") << Qt::Key_F << QStringLiteral("plane/showField");
    QTest::newRow("ratio lines") << Qt::Key_R << QStringLiteral("plane/showRatioLines");
    QTest::newRow("keys that can win") << Qt::Key_W << QStringLiteral("plane/showWinners");
}

void TestFieldView::keyTogglesTheField()
{
    QFETCH(const Qt::Key, key);
    QFETCH(const QString, setting);
    Document document(core::chapterExample());
    ui::MainWindow window(document);
    window.resize(1440, 900);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    auto *view = window.findChild<PlaneView *>(QStringLiteral("match"));
    const QImage without = view->grab().toImage();
    QTest::keyClick(view, key);
    QVERIFY(QSettings().value(setting).toBool());
    const QImage with = view->grab().toImage();
    QVERIFY(with != without);
    if (key == Qt::Key_F)
        QVERIFY(shareOfField(*view, document.scene(), styleWithField()) > 0.6);
    QTest::keyClick(view, key);
    QVERIFY(!QSettings().value(setting).toBool());
    QCOMPARE(view->grab().toImage(), without);
}

void TestFieldView::typedLettersToggleNothing()
{
    Document document(core::chapterExample());
    ui::MainWindow window(document);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QLineEdit edit(&window);
    edit.show();
    edit.setFocus();
    QTest::keyClicks(&edit, QStringLiteral("frw"));
    QCOMPARE(edit.text(), QStringLiteral("frw"));
    const ui::Overlays shown = window.findChild<ui::ViewMenu *>()->chosenStyle().overlays;
    QVERIFY(!shown.field && !shown.winners);
}

void TestFieldView::fieldFollowsScene_data()
{
    QTest::addColumn<int>("change");
    QTest::newRow("key") << 0;
    QTest::newRow("temperature") << 1;
    QTest::newRow("token") << 2;
    QTest::newRow("query and shift") << 3;
}

void TestFieldView::fieldFollowsScene()
{
    QFETCH(const int, change);
    Document document(core::chapterExample());
    PlaneView view(ui::Plane::Match, document);
    view.setFigureStyle(styleWithField());
    view.resize(400, 400);
    view.show();
    QVERIFY(shareOfField(view, document.scene(), styleWithField()) > 0.6);
    Scene scene = document.scene();
    if (change == 0)
        scene.tokens[1].key = {0.6, -0.8};
    else if (change == 1)
        scene.temperature = 0.3;
    else if (change == 2)
        scene.tokens.push_back({{}, {0, -1.5}, {0, 0}});
    else
        scene.query = {0.2, 0.3}, scene.shift = 2;
    document.edit(QStringLiteral("change"), scene, 0);
    QVERIFY(shareOfField(view, scene, styleWithField()) > 0.6);
}

void TestFieldView::fieldFollowsViewport_data()
{
    QTest::addColumn<int>("tokens");
    QTest::newRow("fine at once") << 3;
    QTest::newRow("coarse at first") << 40;
}

// After each step the very next picture is of the new part of the plane, be it coarse or fine.
void TestFieldView::fieldFollowsViewport()
{
    QFETCH(const int, tokens);
    Document document(sceneOnCircle(tokens, 0.3));
    PlaneView view(ui::Plane::Match, document);
    Style style = styleWithField();
    style.overlays.numbers = style.overlays.grid = style.overlays.ticks = false;
    view.setFigureStyle(style);
    view.resize(500, 420);
    view.show();
    const double least = tokens > 10 ? 0.4 : 0.8; // many labels and borders, and not so exact
    const auto zoom = [&view](int notches) {
        QWheelEvent event({120, 90}, view.mapToGlobal(QPointF(120, 90)), {}, {0, 120 * notches}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view, &event);
    };
    const auto agrees = [&] {
        const double share = shareOfField(view, document.scene(), style);
        if (share <= least)
            qWarning("share %g", share);
        return share > least;
    };
    QVERIFY(agrees());
    for (const int notches : {-1, -2, 1, 4}) {
        zoom(notches);
        QVERIFY(agrees());
        view.resize(view.size() + QSize(10, 30));
        QVERIFY(agrees());
    }
}

void TestFieldView::exportEqualsScreen()
{
    const Scene scene = core::chapterExample();
    Document document(scene);
    PlaneView view(ui::Plane::Match, document);
    Style style = styleWithField();
    style.overlays.ratioLines = style.overlays.winners = true;
    view.setFigureStyle(style);
    view.resize(400, 400);
    view.show();
    const auto painted = [](const auto &paint) {
        QImage image(400, 400, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        paint(painter);
        return image;
    };
    const QImage screen = painted([&view](QPainter &painter) { view.paintFigure(painter); });
    const QImage figure = painted([&](QPainter &painter) {
        paintMatch(painter, scene, attend(scene), view.viewport(), style, document.selectedToken());
    });
    QCOMPARE(screen, figure);
}

void TestFieldView::bothThemesBlendWithTheirPaper_data()
{
    QTest::addColumn<int>("theme");
    QTest::newRow("light") << int(Theme::Light);
    QTest::newRow("dark") << int(Theme::Dark);
    QTest::newRow("projector") << int(Theme::Projector);
}

void TestFieldView::bothThemesBlendWithTheirPaper()
{
    QFETCH(const int, theme);
    Document document(core::chapterExample());
    PlaneView view(ui::Plane::Match, document);
    view.setFigureStyle(styleWithField());
    view.resize(400, 400);
    view.show();
    view.grab(); // in the light theme first
    view.setFigureStyle(styleWithField(static_cast<Theme>(theme)));
    QVERIFY(shareOfField(view, document.scene(), styleWithField(static_cast<Theme>(theme))) > 0.5);
}

QTEST_MAIN(TestFieldView)
#include "tst_fieldview.moc"
