#include "ui/views/exportdialog.h"

#include "ui/export/exporter.h"
#include "ui/export/figurelayout.h"
#include "ui/export/payload.h"
#include "ui/export/spelling.h"
#include "ui/settings.h"
#include "ui/translation.h"
#include "ui/views/exportform.h"
#include "ui/views/figurepreview.h"
#include "ui/views/windowstyle.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProcess>
#include <QProgressDialog>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using ui::Background;
using ui::ExportDialog;
using ui::ExportOptions;
using ui::Format;
using ui::LengthUnit;
using ui::Part;
using ui::Theme;

namespace {

ExportOptions shownOptions()
{
    ExportOptions options;
    options.overlays.grid = false;
    options.views.measured = 1;
    options.title = QStringLiteral("a title");
    return options;
}

/// A shown dialog over the chapter's example.
struct Bench {
    explicit Bench(const core::Scene &shown = core::chapterExample(), const QString &file = {})
        : scene(shown), dialog(scene, file, shownOptions(), nullptr)
    {
        dialog.show();
        if (!QTest::qWaitForWindowExposed(&dialog))
            qFatal("The dialog does not appear.");
    }

    template <typename Control>
    Control *control(const char *name)
    {
        for (auto *each : dialog.findChildren<Control *>())
            if (each->accessibleName() == QLatin1String(name))
                return each;
        qFatal("There is no %s.", name);
    }
    void choose(const char *name, int index)
    {
        auto *box = control<QComboBox>(name);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < index; ++i)
            QTest::keyClick(box, Qt::Key_Down);
        emit box->activated(box->currentIndex());
        QCOMPARE(box->currentIndex(), index);
    }
    void type(const char *name, const QString &text)
    {
        auto *field = control<QLineEdit>(name);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
    }
    void click(const char *name)
    {
        auto *box = control<QCheckBox>(name);
        QTest::mouseClick(box, Qt::LeftButton, {}, {8, box->height() / 2});
    }
    ExportOptions options() { return dialog.form()->options(); }

    core::Scene scene;
    ExportDialog dialog;
};

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Choosing how a figure looks.
class TestExportDialog : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QSettings().clear(); }
    void startsWithWhatTheWindowShows();
    void everyControlReachesTheOptions();
    void motionIsAskedForAnAnimation();
    void longExportCanBeCanceled();
    void presetsFillTheSize();
    void wrongNumberIsToldAndNothingIsExported();
    void noPartIsTold();
    void writtenFileIsThatOfTheCommandLine_data();
    void writtenFileIsThatOfTheCommandLine();
    void finalNameDecidesTheFormat();
    void answersAreRememberedForEachFormat();
    void commandSaysTheSame();
    void commandIsCopied();
    void previewShowsTheFigureInItsLanguage();
    void optionsOfAFigureComeBack();
    void failureIsToldAndTheDialogStays();
    void fitsASmallScreen_data();
    void fitsASmallScreen();

private:
    QTemporaryDir m_folder;
};

void TestExportDialog::initTestCase()
{
    QApplication::setStyle(new ui::WindowStyle);
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(QStringLiteral("test"));
}

void TestExportDialog::startsWithWhatTheWindowShows()
{
    Bench bench;
    QVERIFY(bench.options() == shownOptions());
    QCOMPARE(bench.dialog.form()->format(), Format::Svg);
    QVERIFY(bench.dialog.form()->problem().isEmpty());
}

void TestExportDialog::everyControlReachesTheOptions()
{
    Bench bench;
    ExportOptions expected = shownOptions();
    bench.click("Softmax");
    bench.click("Formula");
    expected.parts = {Part::Match, Part::Mix, Part::Formula};
    bench.choose("Size", 5);
    bench.choose("Unit of the size", 1);
    bench.type("Width", QStringLiteral("160,5"));
    bench.type("Height", QStringLiteral("90"));
    expected.size = {160.5, 90, LengthUnit::Millimetre};
    bench.type("Margin", QStringLiteral("2.5"));
    bench.choose("Unit of the margin", 1);
    expected.margin = {2.5, LengthUnit::Millimetre};
    bench.choose("Theme", 1);
    expected.theme = Theme::Dark;
    bench.choose("Background", 2);
    expected.background = Background::Transparent;
    bench.type("Size of text", QStringLiteral("1.5"));
    bench.type("Width of lines", QStringLiteral("0,5"));
    expected.textScale = 1.5;
    expected.lineScale = 0.5;
    bench.choose("Text of the figure", 2);
    expected.text = ui::TextMode::Outlines;
    bench.type("Title", QStringLiteral("q<k & v"));
    bench.click("above the figure");
    expected.title = QStringLiteral("q<k & v");
    expected.titleLine = true;
    bench.click("step by step: pages of a PDF, or numbered files");
    expected.buildUp = true;
    bench.control<QSpinBox>("Pixels an inch")->setValue(300);
    expected.dpi = 300;
    bench.choose("Language", 2);
    QCOMPARE(bench.dialog.form()->language(), QStringLiteral("zh_CN"));
    QVERIFY(bench.options() == expected);
}

void TestExportDialog::motionIsAskedForAnAnimation()
{
    Bench bench;
    QVERIFY(!bench.control<QComboBox>("Motion")->isEnabled());
    bench.choose("Format", 5);
    QVERIFY(!bench.control<QLineEdit>("x of the drag")->isEnabled());
    bench.choose("Motion", 2);
    bench.type("x of the drag", QStringLiteral("-1,5"));
    bench.type("y of the drag", QStringLiteral("2"));
    bench.type("Seconds", QStringLiteral("3"));
    bench.control<QSpinBox>("Frames a second")->setValue(20);
    ExportOptions expected = shownOptions();
    expected.motion = ui::Motion::Drag;
    expected.dragTo = {-1.5, 2};
    expected.seconds = 3;
    expected.frameRate = 20;
    QVERIFY(bench.options() == expected);
}

void TestExportDialog::longExportCanBeCanceled()
{
    Bench bench;
    bench.choose("Format", 5);
    bench.choose("Motion", 1);
    bench.type("Seconds", QStringLiteral("60"));
    bench.control<QSpinBox>("Frames a second")->setValue(50);
    const QString path = m_folder.filePath(QStringLiteral("long.gif"));
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [] {
        for (QWidget *widget : QApplication::topLevelWidgets())
            if (auto *waiting = qobject_cast<QProgressDialog *>(widget); waiting && waiting->isVisible())
                waiting->cancel();
    });
    timer.start(50);
    QVERIFY(!bench.dialog.writeTo(path));
    QVERIFY(!QFile::exists(path));
    QVERIFY(bench.dialog.isVisible());
}

void TestExportDialog::presetsFillTheSize()
{
    Bench bench;
    bench.choose("Size", 1);
    QVERIFY((bench.options().size == ui::FigureSize{1280, 720}));
    QCOMPARE(bench.control<QLineEdit>("Width")->text(), QStringLiteral("1280"));
    bench.type("Height", QStringLiteral("700"));
    QCOMPARE(bench.control<QComboBox>("Size")->currentIndex(), 5); // other
    QVERIFY((bench.options().size == ui::FigureSize{1280, 700}));
    bench.choose("Size", 0);
    QVERIFY(bench.options().size == ui::FigureSize());
    QVERIFY(!bench.control<QLineEdit>("Width")->isEnabled());
}

void TestExportDialog::wrongNumberIsToldAndNothingIsExported()
{
    Bench bench;
    auto *button = bench.dialog.findChild<QPushButton *>(QStringLiteral("export"));
    QVERIFY(button->isEnabled());
    bench.type("Size of text", QStringLiteral("nan"));
    QVERIFY(!button->isEnabled());
    QVERIFY2(bench.dialog.form()->problem().contains(QStringLiteral("Size of text")),
             qPrintable(bench.dialog.form()->problem()));
    bench.type("Size of text", QStringLiteral("2"));
    QVERIFY(button->isEnabled());
    QCOMPARE(bench.options().textScale, 2.0);
}

void TestExportDialog::noPartIsTold()
{
    Bench bench;
    for (const char *part : {"Match", "Softmax", "Mix"})
        bench.click(part);
    QVERIFY(!bench.dialog.findChild<QPushButton *>(QStringLiteral("export"))->isEnabled());
}

void TestExportDialog::writtenFileIsThatOfTheCommandLine_data()
{
    QTest::addColumn<QString>("suffix");
    for (const char *suffix : {"svg", "pdf", "png", "tikz", "tex", "gif"})
        QTest::newRow(suffix) << QString::fromLatin1(suffix);
}

// The command line calls exportFigure() with the options that it reads; see tst_commandline.
void TestExportDialog::writtenFileIsThatOfTheCommandLine()
{
    QFETCH(QString, suffix);
    Bench bench;
    bench.choose("Size", 2);
    const QString path = m_folder.filePath(QStringLiteral("dialog.") + suffix);
    const QString other = m_folder.filePath(QStringLiteral("direct.") + suffix);
    QVERIFY(bench.dialog.writeTo(path));
    ExportOptions options = shownOptions();
    options.size = {640, 720};
    QString error;
    QVERIFY2(ui::exportFigure(bench.scene, other, options, &error), qPrintable(error));
    QVERIFY(contents(path).size() > 1000);
    QCOMPARE(contents(path), contents(other));
}

void TestExportDialog::finalNameDecidesTheFormat()
{
    Bench bench;
    const QString path = m_folder.filePath(QStringLiteral("final.pdf"));
    QCOMPARE(bench.dialog.form()->format(), Format::Svg);
    QVERIFY(bench.dialog.writeTo(path));
    QVERIFY(contents(path).startsWith("%PDF"));
}

void TestExportDialog::answersAreRememberedForEachFormat()
{
    {
        Bench bench;
        bench.choose("Theme", 1);
        bench.choose("Language", 2);
        QVERIFY(bench.dialog.writeTo(m_folder.filePath(QStringLiteral("a.svg"))));
    }
    {
        Bench bench;
        bench.choose("Format", 1);
        bench.choose("Theme", 2);
        QVERIFY(bench.dialog.writeTo(m_folder.filePath(QStringLiteral("a.pdf"))));
    }
    Bench bench;
    QCOMPARE(bench.dialog.form()->format(), Format::Pdf);
    QCOMPARE(bench.options().theme, Theme::Projector);
    QVERIFY(bench.dialog.form()->language().isEmpty());
    bench.choose("Format", 0);
    QCOMPARE(bench.options().theme, Theme::Dark);
    QCOMPARE(bench.dialog.form()->language(), QStringLiteral("zh_CN"));
    QVERIFY(!bench.options().overlays.grid); // of the window, not remembered
    QCOMPARE(bench.options().title, QStringLiteral("a title"));
    bench.choose("Format", 2);
    QCOMPARE(bench.options().theme, Theme::Light);
}

// The words of the command, read back, are the options.
void TestExportDialog::commandSaysTheSame()
{
    Bench bench(core::chapterExample(), QStringLiteral("my scene.attention"));
    bench.choose("Theme", 1);
    bench.choose("Size", 3);
    const QStringList words = QProcess::splitCommand(bench.dialog.command().replace(u'\'', u'"'));
    QCOMPARE(words.first(), QStringLiteral("attention-plane"));
    QCOMPARE(words.value(1), QStringLiteral("my scene.attention"));
    QCOMPARE(words.value(words.indexOf(QStringLiteral("--export")) + 1), QStringLiteral("figure.svg"));
    ExportOptions read;
    QString error;
    for (qsizetype i = 4; i + 1 < words.size(); i += 2)
        QVERIFY2(ui::readOption({words[i].mid(2), words[i + 1]}, &read, &error), qPrintable(error));
    read.title = bench.options().title; // only where it stands above the figure
    QVERIFY(read == bench.options());
}

void TestExportDialog::commandIsCopied()
{
    Bench bench;
    QTest::mouseClick(bench.dialog.findChild<QPushButton *>(QStringLiteral("copyCommand")), Qt::LeftButton);
    QCOMPARE(QApplication::clipboard()->text(), bench.dialog.command());
}

void TestExportDialog::previewShowsTheFigureInItsLanguage()
{
    ui::installTranslators(QStringLiteral("en"));
    Bench bench;
    auto *preview = bench.dialog.findChild<ui::FigurePreview *>();
    const QImage english = preview->grab().toImage();
    bench.choose("Language", 2);
    const QImage chinese = preview->grab().toImage();
    QVERIFY(chinese != english);
    QCOMPARE(bench.dialog.windowTitle(), QStringLiteral("Export figure"));
    QCOMPARE(QLocale().language(), QLocale::English);
    bench.choose("Language", 1);
    QCOMPARE(preview->grab().toImage(), english);
    bench.choose("Theme", 1);
    const QImage dark = preview->grab().toImage();
    const QColor paper = ui::style(Theme::Dark).paper;
    const QSizeF size = ui::layoutSize(bench.scene, bench.options());
    const double scale = std::min((dark.width() - 2) / size.width(), (dark.height() - 2) / size.height());
    const QPoint corner =
        dark.rect().center() - QPoint(qRound(size.width() * scale / 2) - 3, qRound(size.height() * scale / 2) - 3);
    QCOMPARE(dark.pixelColor(corner), paper);
}

void TestExportDialog::optionsOfAFigureComeBack()
{
    Bench first;
    first.choose("Size", 4);
    first.choose("Theme", 2);
    const QString path = m_folder.filePath(QStringLiteral("again.svg"));
    QVERIFY(first.dialog.writeTo(path));
    QString error;
    const auto opened = ui::readSceneOrFigure(path, &error);
    QVERIFY2(opened && opened->options, qPrintable(error));
    QSettings().clear();
    Bench again;
    again.dialog.setOptions(*opened->options);
    QVERIFY((again.options().size == ui::FigureSize{160, 90, LengthUnit::Millimetre}));
    QCOMPARE(again.options().theme, Theme::Projector);
    QVERIFY(!again.options().overlays.grid);
}

void TestExportDialog::failureIsToldAndTheDialogStays()
{
    Bench bench;
    QString told;
    QTimer::singleShot(0, this, [&told] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        told = box ? box->text() : QStringLiteral("nothing");
        if (box)
            box->accept();
    });
    const QString path = m_folder.filePath(QStringLiteral("missing/a.svg"));
    QVERIFY(!bench.dialog.writeTo(path));
    QVERIFY2(told.startsWith(path), qPrintable(told));
    QVERIFY(bench.dialog.isVisible());
}

void TestExportDialog::fitsASmallScreen_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN");
}

void TestExportDialog::fitsASmallScreen()
{
    QFETCH(QString, language);
    ui::installTranslators(language);
    Bench bench;
    bench.dialog.resize(1000, 640);
    QCoreApplication::processEvents();
    QVERIFY2(bench.dialog.width() <= 1000 && bench.dialog.height() <= 640,
             qPrintable(QStringLiteral("%1 x %2").arg(bench.dialog.width()).arg(bench.dialog.height())));
    for (const auto *widget : bench.dialog.form()->findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        const QRect place(widget->mapTo(&bench.dialog, QPoint(0, 0)), widget->size());
        QVERIFY(bench.dialog.rect().contains(place));
        if (widget->focusPolicy() != Qt::NoFocus && !qobject_cast<const QLineEdit *>(widget->parentWidget()) &&
            !qobject_cast<const QSpinBox *>(widget->parentWidget()))
            QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    }
    ui::installTranslators(QStringLiteral("en"));
}

QTEST_MAIN(TestExportDialog)
#include "tst_exportdialog.moc"
