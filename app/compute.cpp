#include "app/compute.h"

#include "app/table.h"
#include "core/attention.h"
#include "core/hull.h"
#include "core/number.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

namespace app {

namespace {

using core::Attention;
using core::Point;
using core::Scene;

constexpr int decimals = 2;

QJsonValue number(double value)
{
    return std::isfinite(value) ? QJsonValue(value) : QJsonValue();
}

QJsonArray pair(const Point &point)
{
    return {number(point.x()), number(point.y())};
}

QJsonArray row(const core::Rows &matrix)
{
    QJsonArray result;
    for (Eigen::Index j = 0; j < matrix.cols(); ++j)
        result.append(number(matrix(0, j)));
    return result;
}

QByteArray json(const Scene &scene, const Attention &attention)
{
    QJsonArray names;
    QJsonArray keys;
    QJsonArray values;
    QJsonArray exponentials;
    for (const core::Token &token : scene.tokens) {
        exponentials.append(number(core::exponential(attention, static_cast<int>(names.size()))));
        names.append(token.name);
        keys.append(pair(token.key));
        values.append(pair(token.value));
    }
    QJsonArray hull;
    for (const Point &corner : core::convexHull(core::values(scene)))
        hull.append(pair(corner));
    const auto z = core::output(attention);
    return QJsonDocument(QJsonObject{
                             {QStringLiteral("query"), pair(scene.query)},
                             {QStringLiteral("temperature"), scene.temperature},
                             {QStringLiteral("shift"), scene.shift},
                             {QStringLiteral("names"), names},
                             {QStringLiteral("keys"), keys},
                             {QStringLiteral("values"), values},
                             {QStringLiteral("scores"), row(attention.scores)},
                             {QStringLiteral("exponentials"), exponentials},
                             {QStringLiteral("shifted_exponentials"), row(attention.shiftedExponentials)},
                             {QStringLiteral("sum_of_exponentials"), number(core::sumOfExponentials(attention))},
                             {QStringLiteral("weights"), row(attention.weights)},
                             {QStringLiteral("output"), z ? QJsonValue(pair(*z)) : QJsonValue()},
                             {QStringLiteral("hull"), hull},
                         })
        .toJson();
}

// A name is text for a spreadsheet too, even if it looks like a formula.
QString csvCell(const QString &name)
{
    static const QString dangerous = QStringLiteral("=+-@");
    QString text = name;
    if (!text.isEmpty() && dangerous.contains(text.front()))
        text.prepend(u'\'');
    text.replace(u'"', QLatin1String("\"\""));
    return u'"' + text + u'"';
}

QByteArray csv(const Scene &scene, const Attention &attention)
{
    QString text = QStringLiteral("token,name,key_x,key_y,score,exponential,shifted_exponential,weight,value_x,value_y,"
                                  "weighted_value_x,weighted_value_y\r\n");
    for (int j = 0; j < static_cast<int>(scene.tokens.size()); ++j) {
        const core::Token &token = scene.tokens[static_cast<std::size_t>(j)];
        const double weight = attention.weights(0, j);
        QStringList cells{QString::number(j + 1), csvCell(token.name)};
        for (const double value :
             {token.key.x(), token.key.y(), attention.scores(0, j), core::exponential(attention, j),
              attention.shiftedExponentials(0, j), weight, token.value.x(), token.value.y(), weight * token.value.x(),
              weight * token.value.y()})
            cells += std::isfinite(value) ? core::machineFormatted(value) : QString();
        text += cells.join(u',') + QStringLiteral("\r\n");
    }
    return text.toUtf8();
}

// A negative factor stands in brackets.
QString factor(double value)
{
    const QString text = core::formatted(value, decimals);
    return value < 0 ? u'(' + text + u')' : text;
}

QString product(const Point &query, const Point &key)
{
    return QStringLiteral("%1 × %2 + %3 × %4 = %5")
        .arg(core::formatted(query.x(), decimals), factor(key.x()), factor(query.y()), factor(key.y()),
             core::formatted(core::dot(query, key), decimals));
}

// Infinite scores of either sign have no sum.
QString sumOfScores(const Attention &attention)
{
    const double sum = attention.scores.row(0).sum();
    return std::isnan(sum) ? QCoreApplication::translate("Compute", "undefined") : core::formatted(sum, decimals);
}

QString label(int token, const QString &name)
{
    const QString index = QString::number(token + 1);
    return name.isEmpty() ? index : index + u' ' + name;
}

QByteArray text(const Scene &scene, const Attention &attention)
{
    const bool isPlain = scene.temperature == 1 && scene.shift == 0;
    Table table({{QCoreApplication::translate("Compute", "token"), Table::Side::Left},
                 {QCoreApplication::translate("Compute", "key"), Table::Side::Right},
                 {QStringLiteral("q·k"), Table::Side::Right},
                 {isPlain ? QStringLiteral("s") : QStringLiteral("s = q·k / T + c"), Table::Side::Right},
                 {QStringLiteral("eˢ"), Table::Side::Right},
                 {QStringLiteral("a = eˢ / Σ"), Table::Side::Right},
                 {QCoreApplication::translate("Compute", "value"), Table::Side::Right},
                 {QStringLiteral("a v"), Table::Side::Right}});
    double sumOfWeights = 0;
    for (int j = 0; j < static_cast<int>(scene.tokens.size()); ++j) {
        const core::Token &token = scene.tokens[static_cast<std::size_t>(j)];
        const double weight = attention.weights(0, j);
        sumOfWeights += weight;
        table.add({label(j, token.name), core::formatted(token.key, decimals), product(scene.query, token.key),
                   core::formatted(attention.scores(0, j), decimals),
                   core::formattedExponential(core::exponential(attention, j), decimals),
                   core::formattedWeight(weight, decimals), core::formatted(token.value, decimals),
                   core::formatted(weight * token.value, decimals)});
    }
    QString lines = QStringLiteral("q = %1   T = %2   c = %3\n\n")
                        .arg(core::formatted(scene.query, decimals), core::machineFormatted(scene.temperature),
                             core::machineFormatted(scene.shift));
    const auto z = core::output(attention);
    if (!z)
        return (lines + QCoreApplication::translate("Compute", "The scene has no tokens.") + u'\n').toUtf8();
    table.add({QStringLiteral("Σ"),
               {},
               {},
               sumOfScores(attention),
               core::formattedExponential(core::sumOfExponentials(attention), decimals),
               core::formatted(sumOfWeights, decimals + 1),
               {},
               core::formatted(*z, decimals)});
    lines += table.text() + QStringLiteral("\nz = %1\n").arg(core::formatted(*z, decimals));
    return lines.toUtf8();
}

} // namespace

QByteArray computed(const Scene &scene, Notation notation)
{
    const Attention attention = core::attend(scene);
    switch (notation) {
    case Notation::Json:
        return json(scene, attention);
    case Notation::Csv:
        return csv(scene, attention);
    case Notation::Text:
        break;
    }
    return text(scene, attention);
}

} // namespace app
