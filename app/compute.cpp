#include "app/compute.h"

#include "app/table.h"
#include "core/attention.h"
#include "core/hull.h"
#include "core/number.h"
#include "ui/export/workingrows.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

namespace app {

namespace {

using core::Attention;
using core::Point;
using core::Scene;

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

QString text(const ui::WorkingRows &rows)
{
    const QString lines = QStringLiteral("q = %1   T = %2   c = %3\n\n").arg(rows.query, rows.temperature, rows.shift);
    if (rows.output.isEmpty())
        return lines + ui::noTokens() + u'\n';
    Table table({{QCoreApplication::translate("Compute", "token"), Table::Side::Left},
                 {QCoreApplication::translate("Compute", "key"), Table::Side::Right},
                 {QStringLiteral("q·k"), Table::Side::Right},
                 {rows.scoreFormula, Table::Side::Right},
                 {QStringLiteral("eˢ"), Table::Side::Right},
                 {QStringLiteral("a = eˢ / Σ"), Table::Side::Right},
                 {QCoreApplication::translate("Compute", "value"), Table::Side::Right},
                 {QStringLiteral("a v"), Table::Side::Right}});
    for (const QStringList &row : rows.tokens)
        table.add(row);
    table.add(rows.sums);
    return lines + table.text() + QStringLiteral("\nz = %1\n").arg(rows.output);
}

} // namespace

QByteArray computed(const Scene &scene, Notation notation, int decimals)
{
    const Attention attention = core::attend(scene);
    switch (notation) {
    case Notation::Json:
        return json(scene, attention);
    case Notation::Csv:
        return csv(scene, attention);
    case Notation::Markdown:
        return ui::markdownTable(ui::workingRows(scene, attention, decimals)).toUtf8();
    case Notation::Latex:
        return ui::latexTable(ui::workingRows(scene, attention, decimals)).toUtf8();
    case Notation::Text:
        break;
    }
    return text(ui::workingRows(scene, attention, decimals)).toUtf8();
}

} // namespace app
