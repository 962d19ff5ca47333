#include "ui/document.h"
#include "ui/views/barsview.h"

#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <qtestspontaneevent.h>

using namespace ui;

namespace {

constexpr QSize usualSize(428, 456);

/// Counts the wheel events that its children leave to it.
class WheelCounter : public QWidget {
public:
    int count = 0;

protected:
    void wheelEvent(QWheelEvent *event) override
    {
        ++count;
        event->accept();
    }
};

core::Scene sceneOf(int tokens)
{
    core::Scene scene;
    scene.query = {1, 0};
    for (int i = 0; i < tokens; ++i)
        scene.tokens.push_back({QString(), {0.01 * i, 0}, {0, 0}});
    return scene;
}

} // namespace

/// BarsView: what pointer, keys and changes of the document do to it.
class TestBarsView : public QObject {
    Q_OBJECT

private slots:
    void aClickSelectsTheToken();
    void aPressOnEmptyGroundChangesNothing();
    void everyPressIsSurvived();
    void aDragAcrossSelectsWhereItBegan();
    void onlyTheLeftButtonSelects();
    void othersAreNotSelected();
    void theWheelGoesOnToTheParent();
    void hoverIsTold();
    void tooltipsShowNamesLiterally();
    void tabReachesTheView();
    void arrowKeysWalkTheTokens();
    void arrowKeysWalkPastOthers();
    void pictureFollowsTheDocument();
    void exportEqualsScreen();
    void selectionAndHoverAreHighlights();
    void aTokenMayVanishUnderThePointer();
    void smallSizesWork();

private:
    static QImage onScreen(BarsView &view);
    static QImage withoutHighlights(Document &document, BarsView &view);
    static QImage exported(const core::Scene &scene, const Style &style, const QSize &size = usualSize);
    static void show(QWidget &widget, const QSize &size = usualSize);
    /// Over a column of three.
    static QPoint column(int number) { return {125 + 120 * number, 300}; }
};

void TestBarsView::show(QWidget &widget, const QSize &size)
{
    widget.resize(size);
    widget.show();
    QVERIFY(QTest::qWaitForWindowExposed(&widget));
}

QImage TestBarsView::onScreen(BarsView &view)
{
    QImage image(view.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::magenta);
    view.render(&image);
    return image;
}

QImage TestBarsView::withoutHighlights(Document &document, BarsView &view)
{
    document.select(-1);
    view.clearFocus();
    return onScreen(view);
}

QImage TestBarsView::exported(const core::Scene &scene, const Style &style, const QSize &size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(style.paper);
    QPainter painter(&image);
    paintBars(painter, scene, core::attend(scene), size, style);
    return image;
}

void TestBarsView::aClickSelectsTheToken()
{
    Document document(core::chapterExample());
    BarsView view(document);
    show(view);
    for (const int token : {2, 0, 1}) {
        QTest::mouseClick(&view, Qt::LeftButton, {}, column(token));
        QCOMPARE(document.selectedToken(), token);
    }
    QVERIFY(!document.isModified());
}

void TestBarsView::aPressOnEmptyGroundChangesNothing()
{
    Document document(core::chapterExample());
    document.select(1);
    BarsView view(document);
    show(view);
    for (const QPoint &empty : {QPoint(2, 200), QPoint(426, 200), QPoint(200, 2), QPoint(10, 450)}) {
        QTest::mouseClick(&view, Qt::LeftButton, {}, empty);
        QCOMPARE(document.selectedToken(), 1);
    }
}

void TestBarsView::everyPressIsSurvived()
{
    for (const int tokens : {0, 1, 40}) {
        Document document(sceneOf(tokens));
        BarsView view(document);
        show(view);
        for (int y = 0; y < usualSize.height(); y += 23)
            for (int x = 0; x < usualSize.width(); x += 19)
                QTest::mouseClick(&view, Qt::LeftButton, {}, {x, y});
        QCOMPARE(document.selectedToken() >= 0, tokens > 0);
    }
}

void TestBarsView::aDragAcrossSelectsWhereItBegan()
{
    Document document(core::chapterExample());
    BarsView view(document);
    show(view);
    QTest::mousePress(&view, Qt::LeftButton, {}, column(0));
    for (int x = column(0).x(); x < column(2).x(); x += 10)
        QTest::mouseMove(&view, {x, 300});
    QTest::mouseRelease(&view, Qt::LeftButton, {}, column(2));
    QCOMPARE(document.selectedToken(), 0);
    QVERIFY(document.scene() == core::chapterExample());
}

void TestBarsView::onlyTheLeftButtonSelects()
{
    Document document(core::chapterExample());
    document.select(0);
    BarsView view(document);
    show(view);
    QTest::mouseClick(&view, Qt::RightButton, {}, column(2));
    QTest::mouseClick(&view, Qt::MiddleButton, {}, column(2));
    QCOMPARE(document.selectedToken(), 0);
}

void TestBarsView::othersAreNotSelected()
{
    Document document(sceneOf(40));
    document.select(39);
    BarsView view(document);
    show(view);
    QTest::mouseClick(&view, Qt::LeftButton, {}, {405, 300});
    QCOMPARE(document.selectedToken(), 39);
    QSignalSpy hovered(&view, &BarsView::hovered);
    QTest::mouseMove(&view, {300, 300});
    QTest::mouseMove(&view, {405, 300});
    QVERIFY(hovered.last().first().toString().contains(QStringLiteral("others (9)")));
}

void TestBarsView::theWheelGoesOnToTheParent()
{
    Document document(core::chapterExample());
    WheelCounter parent;
    auto *view = new BarsView(document);
    auto *layout = new QVBoxLayout(&parent);
    layout->setContentsMargins({});
    layout->addWidget(view);
    show(parent);
    const QPointF at(200, 200);
    QWheelEvent wheel(at, parent.mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&wheel); // as from the window system, so that it travels
    qApp->notify(parent.windowHandle(), &wheel);
    QCOMPARE(parent.count, 1);
}

void TestBarsView::hoverIsTold()
{
    Document document(core::chapterExample());
    BarsView view(document);
    show(view);
    QTest::mouseMove(&view, {2, 2});
    QSignalSpy hovered(&view, &BarsView::hovered);
    QTest::mouseMove(&view, column(1));
    QCOMPARE(hovered.count(), 1);
    const QString text = hovered.last().first().toString();
    for (const char *part : {"key 2", "0.00", "1.000", "0.245", "24.5%"})
        QVERIFY2(text.contains(QString::fromLatin1(part)), qPrintable(text));
    QTest::mouseMove(&view, column(1) + QPoint(3, 40));
    QCOMPARE(hovered.count(), 1);
    QTest::mouseMove(&view, column(2));
    QVERIFY(hovered.last().first().toString().contains(QStringLiteral("key 3")));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&view, &leave);
    QCOMPARE(hovered.count(), 3);
    QCOMPARE(hovered.last().first().toString(), QString());
}

void TestBarsView::tooltipsShowNamesLiterally()
{
    core::Scene scene = core::chapterExample();
    scene.tokens[0].name = QStringLiteral("<b>cat</b> & q<k");
    Document document(scene);
    BarsView view(document);
    show(view);
    QHelpEvent help(QEvent::ToolTip, column(0), view.mapToGlobal(column(0)));
    QApplication::sendEvent(&view, &help);
    QVERIFY2(QToolTip::text().contains(QStringLiteral("&lt;b&gt;cat&lt;/b&gt; &amp; q&lt;k")),
             qPrintable(QToolTip::text()));
    QVERIFY(QToolTip::text().contains(QStringLiteral("66.5%")));
    QToolTip::hideText();
}

void TestBarsView::tabReachesTheView()
{
    Document document(core::chapterExample());
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    auto *first = new QWidget;
    first->setFocusPolicy(Qt::StrongFocus);
    auto *view = new BarsView(document);
    layout->addWidget(first);
    layout->addWidget(view);
    show(window);
    window.activateWindow();
    first->setFocus();
    QTest::keyClick(first, Qt::Key_Tab);
    QCOMPARE(window.focusWidget(), view);
    QVERIFY(!view->accessibleName().isEmpty());
}

void TestBarsView::arrowKeysWalkTheTokens()
{
    Document document(core::chapterExample());
    document.select(-1);
    BarsView view(document);
    show(view);
    for (const int expected : {0, 1, 2, 2}) {
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(document.selectedToken(), expected);
    }
    for (const int expected : {1, 0, 0}) {
        QTest::keyClick(&view, Qt::Key_Left);
        QCOMPARE(document.selectedToken(), expected);
    }
    document.select(-1);
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(document.selectedToken(), 2);
    QTest::keyClick(&view, Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(document.selectedToken(), 2);
}

void TestBarsView::arrowKeysWalkPastOthers()
{
    Document document(sceneOf(40)); // tokens 9 to 39 have the largest weights
    document.select(4);
    BarsView view(document);
    show(view);
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(document.selectedToken(), 39);
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(document.selectedToken(), 38);
    Document empty((core::Scene()));
    BarsView emptyView(empty);
    show(emptyView);
    QTest::keyClick(&emptyView, Qt::Key_Right);
    QCOMPARE(empty.selectedToken(), -1);
}

void TestBarsView::pictureFollowsTheDocument()
{
    Document document(core::chapterExample());
    BarsView view(document);
    show(view);
    const QImage before = withoutHighlights(document, view);
    core::Scene next = document.scene();
    next.query = {0, 1};
    document.edit(QStringLiteral("Move query"), next);
    QCOMPARE(onScreen(view), exported(next, style(Theme::Light)));
    document.undoStack().undo();
    QCOMPARE(onScreen(view), before);
    QCOMPARE(before, exported(core::chapterExample(), style(Theme::Light)));
}

void TestBarsView::exportEqualsScreen()
{
    for (const int tokens : {0, 3, 12, 40}) {
        for (const Theme theme : {Theme::Light, Theme::Dark, Theme::Projector}) {
            const core::Scene scene = sceneOf(tokens);
            Document document(scene);
            BarsView view(document);
            view.setFigureStyle(style(theme));
            show(view);
            QCOMPARE(withoutHighlights(document, view), exported(scene, style(theme)));
            document.select(tokens - 1);
            QImage figure(usualSize, QImage::Format_ARGB32_Premultiplied);
            figure.fill(style(theme).paper);
            QPainter painter(&figure);
            view.paintFigure(painter);
            painter.end();
            QCOMPARE(figure, exported(scene, style(theme)));
        }
    }
}

void TestBarsView::selectionAndHoverAreHighlights()
{
    Document document(core::chapterExample());
    BarsView view(document);
    show(view);
    const QImage plain = withoutHighlights(document, view);
    const auto changed = [&](int number) {
        const QPoint ground = column(number) - QPoint(45, 0); // beside the bars
        return onScreen(view).pixel(ground) != plain.pixel(ground);
    };
    document.select(1);
    QVERIFY(!changed(0) && changed(1) && !changed(2));
    QTest::mouseMove(&view, column(0));
    QTest::mouseMove(&view, column(2));
    QVERIFY(!changed(0) && changed(1) && changed(2));
}

void TestBarsView::aTokenMayVanishUnderThePointer()
{
    Document document(core::chapterExample());
    BarsView view(document);
    show(view);
    QTest::mouseMove(&view, column(0));
    QTest::mouseMove(&view, column(2));
    QTest::mouseClick(&view, Qt::LeftButton, {}, column(2));
    core::Scene next = document.scene();
    next.tokens.clear();
    document.edit(QStringLiteral("Remove tokens"), next);
    QCOMPARE(withoutHighlights(document, view), exported(next, style(Theme::Light)));
    QCOMPARE(document.selectedToken(), -1);
}

void TestBarsView::smallSizesWork()
{
    Document document(sceneOf(33));
    BarsView view(document);
    QVERIFY(view.minimumSizeHint().width() <= 260);
    for (const QSize &size : {QSize(1, 1), QSize(40, 500), QSize(500, 20), view.minimumSizeHint(), QSize(3000, 2000)}) {
        view.resize(size);
        QCOMPARE(withoutHighlights(document, view), exported(document.scene(), style(Theme::Light), size));
    }
}

QTEST_MAIN(TestBarsView)
#include "tst_barsview.moc"
