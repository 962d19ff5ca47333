#include "tests/markedwrong.h"
#include "ui/views/coordinatesdialog.h"
#include "ui/views/numberfield.h"

#include <QDialogButtonBox>
#include <QLocale>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using ui::CoordinatesDialog;
using ui::NumberField;

/// Typing numbers: commas and dots, what is wrong is seen and changes nothing.
class TestCoordinatesDialog : public QObject {
    Q_OBJECT

private slots:
    void commaAndDotMeanTheSame_data();
    void commaAndDotMeanTheSame();
    void wrongTextIsSeenAndKept_data();
    void wrongTextIsSeenAndKept();
    void showingReportsNothing();
    void fullPrecisionSurvives();
    void keysOfTheWindowStayItsOwn();
    void polarFollowsCartesian();
    void cartesianFollowsPolar();
    void wrongFieldForbidsOk();
    void untouchedDialogKeepsThePoint();

private:
    static NumberField *field(const CoordinatesDialog &dialog, int index)
    {
        return dialog.findChildren<NumberField *>().at(index); // x, y, length, angle
    }
    static void type(NumberField *field, const QString &text)
    {
        field->selectAll();
        QTest::keyClicks(field, text);
    }
};

void TestCoordinatesDialog::commaAndDotMeanTheSame_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("text");
    for (const QLocale &locale : {QLocale(QLocale::English), QLocale(QLocale::Chinese), QLocale(QLocale::German)})
        for (const char *text : {"1.5", "1,5", " 1.5 ", "+1,5"})
            QTest::addRow("%s %s", qPrintable(locale.name()), text) << locale << QString::fromLatin1(text);
}

void TestCoordinatesDialog::commaAndDotMeanTheSame()
{
    QFETCH(QLocale, locale);
    QFETCH(QString, text);
    QLocale::setDefault(locale);
    NumberField number(-10, 10, nullptr);
    QSignalSpy typed(&number, &NumberField::numberTyped);
    type(&number, text);
    QCOMPARE(number.number(), 1.5);
    QCOMPARE(typed.last().first().toDouble(), 1.5);
    QLocale::setDefault(QLocale::c());
}

void TestCoordinatesDialog::wrongTextIsSeenAndKept_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"", "abc", "1.2.3", "nan", "inf", "1e999", "11", "-10.5"})
        QTest::addRow("%s", text) << QString::fromLatin1(text);
}

void TestCoordinatesDialog::wrongTextIsSeenAndKept()
{
    QFETCH(QString, text);
    NumberField number(-10, 10, nullptr);
    QPalette palette;
    palette.setColor(QPalette::BrightText, Qt::red);
    number.setPalette(palette);
    number.setNumber(2);
    QVERIFY(!isMarkedWrong(number));
    number.setText(text);
    QVERIFY(!number.number());
    QVERIFY(isMarkedWrong(number));
    QCOMPARE(number.toolTip(), QStringLiteral("Not a number from −10 to 10."));
    QCOMPARE(number.text(), text);
    number.setText(QStringLiteral("3"));
    QVERIFY(!isMarkedWrong(number));
    QVERIFY(number.toolTip().isEmpty());
}

void TestCoordinatesDialog::showingReportsNothing()
{
    NumberField number(-10, 10, nullptr);
    QSignalSpy typed(&number, &NumberField::numberTyped);
    number.setNumber(0.123456);
    QCOMPARE(typed.count(), 0);
}

void TestCoordinatesDialog::keysOfTheWindowStayItsOwn()
{
    NumberField number(-10, 10, nullptr);
    const auto takes = [&number](Qt::Key key) {
        QKeyEvent event(QEvent::ShortcutOverride, key, Qt::ControlModifier);
        event.ignore();
        QCoreApplication::sendEvent(&number, &event);
        return event.isAccepted();
    };
    QVERIFY(!takes(Qt::Key_E)); // exports the figure
    QVERIFY(!takes(Qt::Key_D)); // duplicates the token
    QVERIFY(takes(Qt::Key_V));
}

void TestCoordinatesDialog::fullPrecisionSurvives()
{
    NumberField number(-10, 10, nullptr);
    for (const double value : {0.123456, 1.0 / 3, -0.1, 9.999999999999998, -1.25e-17}) {
        number.setNumber(value);
        QVERIFY(number.number() == value);
        QVERIFY(!number.text().contains(u'-'));
    }
}

void TestCoordinatesDialog::polarFollowsCartesian()
{
    CoordinatesDialog dialog(QStringLiteral("key 1"), {1, 0}, nullptr);
    type(field(dialog, 0), QStringLiteral("-3"));
    type(field(dialog, 1), QStringLiteral("4"));
    QVERIFY(dialog.point() == core::Point(-3, 4));
    QCOMPARE(field(dialog, 2)->number(), 5.0);
    QVERIFY(std::abs(*field(dialog, 3)->number() - 126.869897646) < 1e-8); // atan2(4, −3)
}

void TestCoordinatesDialog::cartesianFollowsPolar()
{
    CoordinatesDialog dialog(QStringLiteral("key 1"), {1, 0}, nullptr);
    type(field(dialog, 2), QStringLiteral("2"));
    type(field(dialog, 3), QStringLiteral("90"));
    QVERIFY(dialog.point() == core::Point(0, 2));
    QCOMPARE(field(dialog, 1)->number(), 2.0);
}

void TestCoordinatesDialog::wrongFieldForbidsOk()
{
    CoordinatesDialog dialog(QStringLiteral("key 1"), {1, 0}, nullptr);
    const auto *ok = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    QVERIFY(ok->isEnabled());
    type(field(dialog, 0), QStringLiteral("1e7"));
    QVERIFY(!ok->isEnabled());
    QVERIFY(dialog.point() == core::Point(1, 0));
    type(field(dialog, 0), QStringLiteral("1e6"));
    QVERIFY(ok->isEnabled());
}

void TestCoordinatesDialog::untouchedDialogKeepsThePoint()
{
    const core::Point point(1.0 / 3, 2e-17);
    const CoordinatesDialog dialog(QStringLiteral("key 1"), point, nullptr);
    QVERIFY(dialog.point() == point);
}

QTEST_MAIN(TestCoordinatesDialog)
#include "tst_coordinatesdialog.moc"
