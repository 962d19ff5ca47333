#include "core/number.h"

#include <QLocale>
#include <QTest>

#include <bit>
#include <cmath>
#include <limits>
#include <random>

using namespace core;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

// The languages that the program has, those with a decimal comma, and one with other digits.
const QList<QLocale> languages{QLocale::c(),
                               QLocale(QLocale::English),
                               QLocale(QLocale::Chinese),
                               QLocale(QLocale::German),
                               QLocale(QLocale::French),
                               QLocale(QLocale::Arabic)};

} // namespace

/// Numbers as people read and type them, in every language.
class TestNumber : public QObject {
    Q_OBJECT

private slots:
    void numbersAreFormatted_data();
    void numbersAreFormatted();
    void pointsAreFormatted();
    void weightsAreFormatted_data();
    void weightsAreFormatted();
    void weightNeverLooksLikeNothingOrAll();
    void exponentialsAreFormatted_data();
    void exponentialsAreFormatted();
    void percentagesAreFormatted_data();
    void percentagesAreFormatted();
    void machinesGetTheShortestText_data();
    void machinesGetTheShortestText();
    void machineTextReadsBackTheSame();
    void typedNumbersAreParsed_data();
    void typedNumbersAreParsed();
    void whatIsNoNumberIsRefused_data();
    void whatIsNoNumberIsRefused();
    void formattedNumbersParseBack();
    void cleanup() { QLocale::setDefault(QLocale::c()); }
};

void TestNumber::numbersAreFormatted_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("text");
    const auto row = [](double number, int decimals, const QString &text) {
        QTest::addRow("%.17g, %d", number, decimals) << number << decimals << text;
    };
    row(1, 2, QStringLiteral("1.00"));
    row(-1, 2, QStringLiteral("−1.00"));
    row(1.3304819115496438, 2, QStringLiteral("1.33"));
    row(0.4894569421095953, 2, QStringLiteral("0.49"));
    row(0, 2, QStringLiteral("0.00"));
    row(-0.0, 2, QStringLiteral("0.00"));
    row(-0.001, 2, QStringLiteral("0.00"));
    row(-0.00499, 2, QStringLiteral("0.00"));
    row(-0.00501, 2, QStringLiteral("−0.01"));
    row(-5e-324, 6, QStringLiteral("0.000000"));
    row(-0.4, 0, QStringLiteral("0"));
    row(-0.5, 0, QStringLiteral("−1"));
    row(0.5, 0, QStringLiteral("1"));
    row(2.5, 0, QStringLiteral("3"));
    row(0.125, 2, QStringLiteral("0.13"));
    row(-0.125, 2, QStringLiteral("−0.13"));
    row(1.005, 2, QStringLiteral("1.00")); // stored just below
    row(0.999, 2, QStringLiteral("1.00"));
    row(9.995, 2, QStringLiteral("9.99")); // stored just below
    row(-999.999, 2, QStringLiteral("−1000.00"));
    row(1e6, 6, QStringLiteral("1000000.000000"));
    row(-1234567.891, 0, QStringLiteral("−1234568"));
    row(1234567890123, 2, QStringLiteral("1234567890123.00"));
    row(999999999999999, 0, QStringLiteral("999999999999999"));
    row(1e15, 2, QStringLiteral("1.0×10¹⁵"));
    row(999999999999999.5, 0, QStringLiteral("1.0×10¹⁵")); // as rounded
    row(-999999999999999.875, 0, QStringLiteral("−1.0×10¹⁵"));
    row(999999999999999.5, 1, QStringLiteral("999999999999999.5"));
    row(-2.74e18, 2, QStringLiteral("−2.7×10¹⁸"));
    row(1.7976931348623157e308, 2, QStringLiteral("1.8×10³⁰⁸"));
    row(infinity, 2, QStringLiteral("∞"));
    row(-infinity, 2, QStringLiteral("−∞"));
    row(std::numeric_limits<double>::quiet_NaN(), 2, QStringLiteral("NaN"));
}

void TestNumber::numbersAreFormatted()
{
    QFETCH(const double, number);
    QFETCH(const int, decimals);
    QFETCH(const QString, text);
    for (const QLocale &language : languages) {
        QLocale::setDefault(language);
        QCOMPARE(formatted(number, decimals), text);
    }
}

void TestNumber::pointsAreFormatted()
{
    for (const QLocale &language : languages) {
        QLocale::setDefault(language);
        QCOMPARE(formatted(Point(1, -0.5), 2), QStringLiteral("(1.00, −0.50)"));
        QCOMPARE(formatted(Point(-0.004, 1e6), 2), QStringLiteral("(0.00, 1000000.00)"));
        QCOMPARE(formatted(Point(-2.5, 0.25), 0), QStringLiteral("(−3, 0)"));
    }
}

void TestNumber::weightsAreFormatted_data()
{
    QTest::addColumn<double>("weight");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("text");
    const auto row = [](double weight, int decimals, const char *text) {
        QTest::addRow("%.17g, %d", weight, decimals) << weight << decimals << QString::fromUtf8(text);
    };
    row(0.6652409557748219, 2, "0.665");
    row(0.2447284710547977, 2, "0.245");
    row(0.09003057317038046, 2, "0.090");
    row(0, 2, "0.000");
    row(5e-324, 2, "<0.001");
    row(0.00049, 2, "<0.001");
    row(0.00051, 2, "0.001");
    row(0.99949, 2, "0.999");
    row(0.99951, 2, ">0.999");
    row(1 - 0x1p-53, 2, ">0.999");
    row(1, 2, "1.000");
    row(1 + 0x1p-52, 2, "1.000");
    row(1e-9, 0, "<0.1");
    row(0.97, 0, ">0.9");
    row(0.5, 0, "0.5");
    row(1e-9, 6, "<0.0000001");
    row(0.99999999, 6, ">0.9999999");
    row(1, 6, "1.0000000");
    row(-0.5, 2, "−0.500");
    row(-1e-9, 2, "0.000");
    row(2.5, 2, "2.500");
}

void TestNumber::weightsAreFormatted()
{
    QFETCH(const double, weight);
    QFETCH(const int, decimals);
    QFETCH(const QString, text);
    for (const QLocale &language : languages) {
        QLocale::setDefault(language);
        QCOMPARE(formattedWeight(weight, decimals), text);
    }
}

void TestNumber::weightNeverLooksLikeNothingOrAll()
{
    std::mt19937_64 random(1);
    std::uniform_real_distribution<double> exponent(-20, 0);
    for (int i = 0; i < 100'000; ++i) {
        const double small = std::pow(10, exponent(random));
        const int decimals = i % 7;
        const QString nothing = QStringLiteral("0.") + QString(decimals + 1, u'0');
        const QString all = QStringLiteral("1.") + QString(decimals + 1, u'0');
        QVERIFY(formattedWeight(small, decimals) != nothing);
        QVERIFY(small == 1 || formattedWeight(small, decimals) != all);
        QVERIFY(1 - small == 1 || formattedWeight(1 - small, decimals) != all);
    }
}

void TestNumber::exponentialsAreFormatted_data()
{
    QTest::addColumn<double>("exponential");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("text");
    const auto row = [](double exponential, int decimals, const char *text) {
        QTest::addRow("%.17g, %d", exponential, decimals) << exponential << decimals << QString::fromUtf8(text);
    };
    row(2.718281828459045, 2, "2.718");
    row(1, 2, "1.000");
    row(0.36787944117144233, 2, "0.368");
    row(4.086161269630487, 2, "4.086");
    row(0, 2, "0.000");
    row(0.0005000001, 2, "0.001");
    row(0.0004999999, 2, "5.0×10⁻⁴");
    row(3.1e-5, 2, "3.1×10⁻⁵");
    row(9.96e-5, 2, "1.0×10⁻⁴");
    row(3.1e-5, 6, "0.0000310");
    row(3.1e-5, 0, "3.1×10⁻⁵");
    row(4.9406564584124654e-324, 6, "4.9×10⁻³²⁴");
    row(999999.9994, 2, "999999.999");
    row(999999.9996, 2, "1.0×10⁶");
    row(999999.96, 0, "1.0×10⁶");
    row(999999.94, 0, "999999.9");
    row(1e6, 2, "1.0×10⁶");
    row(2.746e12, 2, "2.7×10¹²");
    row(9.94e12, 2, "9.9×10¹²");
    row(9.96e12, 2, "1.0×10¹³");
    row(1.25e12, 2, "1.3×10¹²");
    row(1.6034567e20, 2, "1.6×10²⁰");
    row(1.7976931348623157e308, 2, "1.8×10³⁰⁸");
    row(infinity, 2, "∞");
}

void TestNumber::exponentialsAreFormatted()
{
    QFETCH(const double, exponential);
    QFETCH(const int, decimals);
    QFETCH(const QString, text);
    for (const QLocale &language : languages) {
        QLocale::setDefault(language);
        QCOMPARE(formattedExponential(exponential, decimals), text);
    }
}

void TestNumber::percentagesAreFormatted_data()
{
    QTest::addColumn<double>("weight");
    QTest::addColumn<QString>("text");
    const auto row = [](double weight, const char *text) {
        QTest::addRow("%.17g", weight) << weight << QString::fromUtf8(text);
    };
    row(0.6652409557748219, "66.5%");
    row(0.2447284710547977, "24.5%");
    row(0.09003057317038046, "9.0%");
    row(0, "0.0%");
    row(5e-324, "<0.1%");
    row(0.00049, "<0.1%");
    row(0.00051, "0.1%");
    row(0.99949, "99.9%");
    row(0.99951, ">99.9%");
    row(1 - 0x1p-53, ">99.9%");
    row(1, "100.0%");
}

void TestNumber::percentagesAreFormatted()
{
    QFETCH(const double, weight);
    QFETCH(const QString, text);
    for (const QLocale &language : languages) {
        QLocale::setDefault(language);
        QCOMPARE(formattedPercent(weight), text);
    }
}

void TestNumber::machinesGetTheShortestText_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<QString>("text");
    const auto row = [](double number, const char *text) {
        QTest::addRow("%.17g", number) << number << QString::fromLatin1(text);
    };
    row(0, "0");
    row(-0.0, "-0");
    row(1, "1");
    row(-1.5, "-1.5");
    row(0.1, "0.1");
    row(1.0 / 3, "0.3333333333333333");
    row(0.1 + 0.2, "0.30000000000000004");
    row(0.6652409557748219, "0.6652409557748219");
    row(1e6, "1000000");
    row(-999999.99999999988, "-999999.9999999999");
    row(0.0001, "0.0001");
    row(0.00001, "1e-05");
    row(-0.000123456789012345678, "-0.00012345678901234567");
    row(123456789012345.67, "123456789012345.67");
    row(999999999999999.9, "999999999999999.9");
    row(1e15, "1e+15");
    row(-2.5e20, "-2.5e+20");
    row(1e23, "1e+23");
    row(5e-324, "5e-324");
    row(1.7976931348623157e308, "1.7976931348623157e+308");
    row(-2.2250738585072014e-308, "-2.2250738585072014e-308");
}

void TestNumber::machinesGetTheShortestText()
{
    QFETCH(const double, number);
    QFETCH(const QString, text);
    for (const QLocale &language : languages) {
        QLocale::setDefault(language);
        QCOMPARE(machineFormatted(number), text);
    }
}

void TestNumber::machineTextReadsBackTheSame()
{
    std::mt19937_64 random(1);
    for (int i = 0; i < 200'000; ++i) {
        const quint64 bits = random() & (i % 10 == 0 ? 0x800FFFFFFFFFFFFF : ~quint64{0}); // every tenth is subnormal
        const double number = std::bit_cast<double>(bits);
        if (!std::isfinite(number))
            continue;
        QCOMPARE(std::bit_cast<quint64>(machineFormatted(number).toDouble()), bits);
        int exponent = 0;
        const double usual = std::ldexp(std::frexp(number, &exponent), i % 80 - 20); // 1e-6 to 1e18
        QCOMPARE(std::bit_cast<quint64>(machineFormatted(usual).toDouble()), std::bit_cast<quint64>(usual));
    }
}

void TestNumber::typedNumbersAreParsed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("number");
    const auto row = [](const char *text, double number) { QTest::newRow(text) << QString::fromUtf8(text) << number; };
    row("1.5", 1.5);
    row("1,5", 1.5);
    row("0", 0);
    row("-0", 0);
    row("-2", -2);
    row("−2", -2);
    row("+2", 2);
    row(" 1.5 ", 1.5);
    row("\t1.5\n", 1.5);
    row("\u00A01,5\u3000", 1.5);
    row(".5", 0.5);
    row(",5", 0.5);
    row("-.5", -0.5);
    row("5.", 5);
    row("007", 7);
    row("1e3", 1000);
    row("1E3", 1000);
    row("1,5e-3", 0.0015);
    row("1.5e−3", 0.0015);
    row("1e+3", 1000);
    row("1,000", 1);
    row("1e-999", 0);
    row("1.7976931348623157e308", 1.7976931348623157e308);
    row("0.1000000000000000055511151231257827021181583404541015625", 0.1);
    row("１．５", 1.5);
    row("１，５", 1.5);
    row("－１．５", -1.5);
    row("＋２", 2);
    row("１ｅ３", 1000);
    row("１。５", 1.5);
    row("−０．２５", -0.25);
    row("1．5", 1.5);
}

void TestNumber::typedNumbersAreParsed()
{
    QFETCH(const QString, text);
    QFETCH(const double, number);
    for (const QLocale &language : languages) {
        QLocale::setDefault(language);
        const auto parsed = parsedNumber(text);
        QVERIFY(parsed);
        QCOMPARE(*parsed, number);
        QVERIFY(*parsed == number); // QCOMPARE allows for rounding
    }
}

void TestNumber::whatIsNoNumberIsRefused_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"",    " ",      "1,000.5",    "1.000,5",  "1.5.2",    "1,2,3",
                             "nan", "NaN",    "inf",        "-inf",     "infinity", "∞",
                             "−∞",  "0x10",   "0b1",        "1e999",    "-1e999",   "1e99999999999999999999",
                             "1 5", "1 000",  "1\u00A0000", "1.5 cm",   "1.5x",     "x1.5",
                             "--1", "+-1",    "- 1",        "−-1",      "1-",       "-",
                             "+",   ".",      ",",          "-.",       "e3",       "1e",
                             "1e+", "1e1.5",  "1e3e3",      "1'000",    "1_000",    "1f",
                             "1/2", "½",      "²",          "٣",        "१",        "一",
                             "①",   "1.5\n2", "<0.001",     "2.7×10¹²", "50%",      "(1)",
                             "1;5"})
        QTest::newRow(text) << QString::fromUtf8(text);
    QTest::newRow("zero inside") << QStringLiteral("1") + QChar(0) + u'5';
    QTest::newRow("zero after") << QStringLiteral("15") + QChar(0);
}

void TestNumber::whatIsNoNumberIsRefused()
{
    QFETCH(const QString, text);
    for (const QLocale &language : languages) {
        QLocale::setDefault(language);
        QVERIFY(!parsedNumber(text));
    }
}

void TestNumber::formattedNumbersParseBack()
{
    std::mt19937_64 random(1);
    std::uniform_real_distribution<double> numbers(-1e6, 1e6);
    for (int i = 0; i < 10'000; ++i) {
        const double number = numbers(random);
        const auto parsed = parsedNumber(formatted(number, 6));
        QVERIFY(parsed && std::abs(*parsed - number) <= 0.5000001e-6);
        QCOMPARE(parsedNumber(machineFormatted(number)), std::optional(number));
    }
}

QTEST_GUILESS_MAIN(TestNumber)
#include "tst_number.moc"
