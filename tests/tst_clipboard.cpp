#include "ui/export/clipboard.h"

#include "core/scenefile.h"
#include "ui/export/exporter.h"
#include "ui/export/payload.h"

#include <QImage>
#include <QMimeData>
#include <QTest>
#include <QXmlStreamReader>

using ui::ExportOptions;

namespace {

std::unique_ptr<QMimeData> copied(const core::Scene &scene, const ExportOptions &options = {})
{
    QString error;
    auto data = ui::figureMimeData(scene, options, &error);
    if (!data)
        qFatal("%s", qPrintable(error));
    return data;
}

core::Scene named(const QString &name)
{
    core::Scene scene = core::chapterExample();
    scene.tokens[0].name = name;
    return scene;
}

} // namespace

/// What goes to other programs, and comes back.
class TestClipboard : public QObject {
    Q_OBJECT

private slots:
    void pictureHasTwicePixelsAndAWhiteGround();
    void drawingIsTheFigure();
    void sceneComesBack_data();
    void sceneComesBack();
    void whatIsNoSceneIsTold_data();
    void whatIsNoSceneIsTold();
    void numbersAreATable();
    void namesAreLiteral();
    void noTokensAreATableToo();
    void figureThatCannotBeIsTold();
};

void TestClipboard::pictureHasTwicePixelsAndAWhiteGround()
{
    ExportOptions options;
    options.size = {600, 200};
    options.background = ui::Background::Transparent;
    const auto data = copied(core::chapterExample(), options);
    const QImage image = QImage::fromData(data->data(QStringLiteral("image/png")), "png");
    QCOMPARE(image.size(), QSize(1200, 400));
    QVERIFY(!image.hasAlphaChannel());
    QCOMPARE(image.pixelColor(610, 6), QColor(Qt::white)); // above the middle panel
    QCOMPARE(qvariant_cast<QImage>(data->imageData()).size(), image.size());
}

void TestClipboard::drawingIsTheFigure()
{
    const auto data = copied(core::chapterExample());
    QString error;
    const auto svg = ui::figureBytes(core::chapterExample(), ui::Format::Svg, {}, &error);
    QCOMPARE(data->data(QStringLiteral("image/svg+xml")), *svg);
}

void TestClipboard::sceneComesBack_data()
{
    QTest::addColumn<QString>("type");
    for (const char *type : {ui::sceneMimeType, "image/svg+xml", "image/png", "text/plain"})
        QTest::newRow(type) << QString::fromLatin1(type);
}

void TestClipboard::sceneComesBack()
{
    QFETCH(QString, type);
    const core::Scene scene = named(QStringLiteral("q<k & v"));
    QMimeData one;
    one.setData(type, type == QLatin1String("text/plain") ? core::sceneBytes(scene) : copied(scene)->data(type));
    QVERIFY(ui::mayHoldScene(one));
    QString error;
    const auto back = ui::sceneOf(one, &error);
    QVERIFY2(back.has_value(), qPrintable(error));
    QCOMPARE(*back, scene);
}

void TestClipboard::whatIsNoSceneIsTold_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QString() << QByteArray();
    QTest::newRow("words") << QStringLiteral("text/plain") << QByteArray("good morning");
    QTest::newRow("broken scene") << QString::fromLatin1(ui::sceneMimeType) << QByteArray("{\"format\": 1");
    QTest::newRow("another SVG") << QStringLiteral("image/svg+xml")
                                 << QByteArray("<svg xmlns=\"http://www.w3.org/2000/svg\"/>");
    QTest::newRow("no PNG") << QStringLiteral("image/png") << QByteArray("\x89PNG");
}

void TestClipboard::whatIsNoSceneIsTold()
{
    QFETCH(QString, type);
    QFETCH(QByteArray, bytes);
    QMimeData data;
    if (!type.isEmpty())
        data.setData(type, bytes);
    QString error;
    QVERIFY(!ui::sceneOf(data, &error));
    QVERIFY(!error.isEmpty());
}

// The chapter's numbers: s = 1, 0, −1; e = 2.718, 1, 0.368; a = 0.665, 0.245, 0.090; z = (1.33, 0.49).
void TestClipboard::numbersAreATable()
{
    const auto data = ui::numbersMimeData(core::chapterExample(), 2);
    const QStringList lines = data->text().trimmed().split(u'\n');
    QCOMPARE(lines.size(), 5);
    for (const QString &line : lines)
        QCOMPARE(line.count(u'\t'), 7);
    const QStringList first = lines[1].split(u'\t');
    QCOMPARE(first[0], QStringLiteral("1"));
    QCOMPARE(first[4], QStringLiteral("2.718"));
    QCOMPARE(first[5], QStringLiteral("0.665"));
    QVERIFY(lines[4].contains(QStringLiteral("4.086")) && lines[4].endsWith(QStringLiteral("(1.33, 0.49)")));
    QXmlStreamReader html(data->html());
    int cells = 0;
    while (!html.atEnd())
        cells += html.readNext() == QXmlStreamReader::StartElement && html.name() == QLatin1String("td");
    QVERIFY2(!html.hasError(), qPrintable(html.errorString()));
    QCOMPARE(cells, 5 * 8);
}

// A cell that begins with = + - or @ would be a formula in a spreadsheet; behind its number a name is text.
void TestClipboard::namesAreLiteral()
{
    for (const QString &name : {QStringLiteral("=1+1"), QStringLiteral("<b>bold</b>"), QStringLiteral("注意力"),
                                QStringLiteral("a & b"), QStringLiteral("@x")}) {
        const auto data = ui::numbersMimeData(named(name), 2);
        QVERIFY(data->text().contains(QStringLiteral("1 ") + name + u'\t'));
        QXmlStreamReader html(data->html());
        QString words;
        while (!html.atEnd())
            if (html.readNext() == QXmlStreamReader::Characters)
                words += html.text().toString() + u'\n';
        QVERIFY(words.contains(QStringLiteral("1 ") + name + u'\n'));
    }
}

void TestClipboard::noTokensAreATableToo()
{
    const auto data = ui::numbersMimeData(core::Scene{}, 2);
    QCOMPARE(data->text().trimmed().count(u'\n'), 0);
    QVERIFY(copied(core::Scene{})->hasFormat(QStringLiteral("image/png")));
}

void TestClipboard::figureThatCannotBeIsTold()
{
    ExportOptions options;
    options.parts.clear();
    QString error;
    QVERIFY(!ui::figureMimeData(core::chapterExample(), options, &error));
    QVERIFY(!error.isEmpty());
}

QTEST_MAIN(TestClipboard)
#include "tst_clipboard.moc"
