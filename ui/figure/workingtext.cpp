#include "ui/figure/workingtext.h"

#include "core/decimal.h"
#include "core/number.h"
#include "ui/figure/barscale.h"
#include "ui/figure/sums.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

using Kind = core::Handle::Kind;

constexpr double leastShortened = 1000;

const core::Token &tokenOf(const core::Scene &scene, int token)
{
    return scene.tokens.at(static_cast<std::size_t>(token));
}

bool isWhole(double number)
{
    return number == std::floor(number);
}

/// Writes a cell from left to right.
class Writer {
public:
    Writer(const core::Scene &scene, int decimals, Wording wording)
        : m_scene(scene), m_decimals(decimals), m_wording(wording)
    {
    }

    void write(const QString &text) { m_cell.text += text; }

    void write(const Coordinate &coordinate)
    {
        const double value = valueOf(coordinate);
        const bool isShort = m_wording == Wording::Short && std::abs(value) >= leastShortened;
        const QString number = core::formatted(value, isShort || isWhole(value) ? 0 : m_decimals);
        m_cell.numbers.push_back({m_cell.text.size(), number.size(), coordinate});
        write(number);
    }

    /// In brackets where it is negative, as after a sign.
    void writeOperand(const Coordinate &coordinate)
    {
        const bool isNegative = valueOf(coordinate) < 0;
        write(isNegative ? QStringLiteral("(") : QString());
        write(coordinate);
        write(isNegative ? QStringLiteral(")") : QString());
    }

    void writePoint(core::Handle handle)
    {
        write(QStringLiteral("("));
        write(Coordinate{handle, 0});
        write(QStringLiteral(", "));
        write(Coordinate{handle, 1});
        write(QStringLiteral(")"));
    }

    void writeProduct(int token)
    {
        const core::Handle query;
        const core::Handle key{Kind::Key, token};
        write(Coordinate{query, 0});
        write(QStringLiteral(" × "));
        writeOperand({key, 0});
        write(QStringLiteral(" + "));
        writeOperand({query, 1});
        write(QStringLiteral(" × "));
        writeOperand({key, 1});
        write(QStringLiteral(" = "));
        write(workingNumber(core::dot(m_scene.query, tokenOf(m_scene, token).key), m_decimals));
    }

    WorkingText cell() const { return m_cell; }

private:
    double valueOf(const Coordinate &coordinate) const { return position(m_scene, coordinate.handle)[coordinate.axis]; }

    const core::Scene &m_scene;
    int m_decimals;
    Wording m_wording;
    WorkingText m_cell;
};

QString pointText(const core::Point &point, int decimals)
{
    return QStringLiteral("(%1, %2)").arg(core::formatted(point.x(), decimals), core::formatted(point.y(), decimals));
}

QString tokenText(const core::Scene &scene, int token)
{
    const QString &name = tokenOf(scene, token).name;
    return name.isEmpty() ? QString::number(token + 1) : name;
}

} // namespace

WorkingHeading workingHeading(WorkingColumn column)
{
    switch (column) {
    case WorkingColumn::Token:
        return {QCoreApplication::translate("Working", "token"), {}};
    case WorkingColumn::Key:
        return {QCoreApplication::translate("Working", "key"), QStringLiteral("\\mathbf{k}")};
    case WorkingColumn::Product:
        return {QCoreApplication::translate("Working", "dot product"), QStringLiteral("\\mathbf{q}\\cdot\\mathbf{k}")};
    case WorkingColumn::Score:
        return {{}, QStringLiteral("s")};
    case WorkingColumn::Exponential:
        return {{}, QStringLiteral("e^{s}")};
    case WorkingColumn::Weight:
        return {{}, QStringLiteral("a = e^{s} / Σ")};
    case WorkingColumn::Value:
        return {QCoreApplication::translate("Working", "value"), QStringLiteral("\\mathbf{v}")};
    case WorkingColumn::Share:
        break;
    }
    return {{}, QStringLiteral("a\\,\\mathbf{v}")};
}

QString workingNumber(double number, int decimals)
{
    return scoreText(number, isWhole(number) ? 0 : decimals);
}

WorkingText workingText(const core::Scene &scene, const core::Attention &attention, int token, WorkingColumn column,
                        int decimals, Wording wording)
{
    Writer writer(scene, decimals, wording);
    switch (column) {
    case WorkingColumn::Token:
        writer.write(tokenText(scene, token));
        break;
    case WorkingColumn::Key:
        writer.writePoint({Kind::Key, token});
        break;
    case WorkingColumn::Product:
        writer.writeProduct(token);
        break;
    case WorkingColumn::Score:
        writer.write(workingNumber(attention.scores(0, token), decimals));
        break;
    case WorkingColumn::Exponential:
        writer.write(core::exponentialText(attention.scores(0, token), decimals));
        break;
    case WorkingColumn::Weight:
        writer.write(core::formattedWeight(attention.weights(0, token), decimals));
        break;
    case WorkingColumn::Value:
        writer.writePoint({Kind::Value, token});
        break;
    case WorkingColumn::Share:
        writer.write(pointText(attention.weights(0, token) * tokenOf(scene, token).value, decimals));
        break;
    }
    return writer.cell();
}

QString workingSum(const core::Attention &attention, WorkingColumn column, int decimals)
{
    switch (column) {
    case WorkingColumn::Token:
        return QCoreApplication::translate("Working", "sum");
    case WorkingColumn::Score: {
        const double sum = attention.scores.sum();
        return std::isnan(sum) ? QStringLiteral("∞ − ∞") : workingNumber(sum, decimals);
    }
    case WorkingColumn::Exponential:
        return core::sumOfExponentialsText(attention, decimals);
    case WorkingColumn::Weight:
        return sumOfWeightsText(attention, decimals);
    case WorkingColumn::Share: {
        const auto output = core::output(attention);
        return output ? pointText(*output, decimals) : QString();
    }
    case WorkingColumn::Key:
    case WorkingColumn::Product:
    case WorkingColumn::Value:
        break;
    }
    return {};
}

QString scoreSource(const core::Scene &scene, int decimals)
{
    if (scene.temperature == 1 && scene.shift == 0)
        return {};
    const auto number = [decimals](double value) {
        const bool isTiny = value != 0 && std::abs(value) < std::pow(10, -decimals);
        return isTiny ? core::formattedExponential(std::abs(value), decimals)
                      : workingNumber(std::abs(value), decimals);
    };
    QString source = QStringLiteral("s = \\mathbf{q}\\cdot\\mathbf{k}");
    if (scene.temperature != 1)
        source += QStringLiteral(" / ") + number(scene.temperature);
    if (scene.shift != 0)
        source += (scene.shift < 0 ? QStringLiteral(" − ") : QStringLiteral(" + ")) + number(scene.shift);
    return source;
}

double scoreDifference(const core::Scene &scene, int i, int j)
{
    const double difference =
        core::dot(scene.query, tokenOf(scene, i).key) - core::dot(scene.query, tokenOf(scene, j).key);
    return difference / scene.temperature;
}

bool isOneApart(const core::Scene &scene, int i, int j)
{
    constexpr double rounding = 1e-14;
    const double difference = scoreDifference(scene, i, j);
    if (!std::isfinite(difference))
        return false;
    const auto size = [&scene](int token) { return std::abs(core::dot(scene.query, tokenOf(scene, token).key)); };
    const double largest = std::max({1.0, size(i) / scene.temperature, size(j) / scene.temperature});
    return std::abs(difference - 1) <= rounding * largest;
}

QString ratioSource(const core::Scene &scene, int i, int j, int decimals)
{
    const double difference = scoreDifference(scene, i, j);
    const QString ratio = core::exponentialText(difference, decimals);
    const bool isBound = ratio.startsWith(u'<') || ratio.startsWith(u'>');
    return QStringLiteral("a_{%1} / a_{%2} = e^{s_{%1} − s_{%2}} = e^{%3} %4")
        .arg(QString::number(i + 1), QString::number(j + 1), scoreText(difference, decimals),
             isBound ? ratio : QStringLiteral("= ") + ratio);
}

} // namespace ui
