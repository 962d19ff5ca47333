#include "core/task.h"

#include "core/file.h"
#include "core/hull.h"
#include "core/pattern.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace core {

namespace {

using Kind = Condition::Kind;
using Comparison = Condition::Comparison;

struct Sign {
    QLatin1String text;
    Comparison comparison;
};

constexpr std::array signs{Sign{QLatin1String("<"), Comparison::Less},
                           Sign{QLatin1String("<="), Comparison::LessOrEqual},
                           Sign{QLatin1String("="), Comparison::Equal},
                           Sign{QLatin1String("!="), Comparison::NotEqual},
                           Sign{QLatin1String(">="), Comparison::GreaterOrEqual},
                           Sign{QLatin1String(">"), Comparison::Greater}};

const QString size = QStringLiteral("\\d+(?:\\.\\d+)?");
const QString numbers = QStringLiteral("(score|exponential|weight)");

Comparison comparison(const QString &text)
{
    const auto sign = std::find_if(signs.begin(), signs.end(), [&text](const Sign &s) { return text == s.text; });
    return sign->comparison;
}

Quantity::Kind kindOfNumbers(const QString &word)
{
    if (word == QLatin1String("score"))
        return Quantity::Kind::Score;
    return word == QLatin1String("weight") ? Quantity::Kind::Weight : Quantity::Kind::Exponential;
}

std::optional<Condition> alike(const QString &text)
{
    static const Pattern pattern(numbers + QStringLiteral("s equal within (%1)").arg(size));
    const QStringList parts = pattern.groups(text);
    if (parts.isEmpty())
        return std::nullopt;
    Condition result;
    result.kind = Kind::Equal;
    result.numbers = kindOfNumbers(parts[1]);
    result.tolerance = parts[2].toDouble();
    return result;
}

std::optional<Condition> anyOrEvery(const QString &text)
{
    static const Pattern pattern(QStringLiteral("(any|every) %1 (<=?|>=?) (.+)").arg(numbers));
    const QStringList parts = pattern.groups(text);
    const auto right = parts.isEmpty() ? std::nullopt : parsedTerm(parts[4]);
    if (!right)
        return std::nullopt;
    Condition result;
    result.kind = parts[1] == QLatin1String("any") ? Kind::Any : Kind::Every;
    result.numbers = kindOfNumbers(parts[2]);
    result.comparison = comparison(parts[3]);
    result.right = *right;
    return result;
}

std::optional<Condition> near(const QString &text)
{
    static const Pattern pattern(QStringLiteral("(.+) within (%1) of (.+)").arg(size));
    const QStringList parts = pattern.groups(text);
    if (parts.isEmpty())
        return std::nullopt;
    const auto place = parsedPlace(parts[1]);
    const auto target = parsedPlace(parts[3]);
    if (!place || !target)
        return std::nullopt;
    Condition result;
    result.kind = Kind::Near;
    result.place = *place;
    result.target = *target;
    result.tolerance = parts[2].toDouble();
    return result;
}

std::optional<Condition> hull(const QString &text)
{
    static const Pattern pattern(QStringLiteral("(.+) (inside|outside) hull(?: by (%1))?").arg(size));
    const QStringList parts = pattern.groups(text);
    const auto place = parts.isEmpty() ? std::nullopt : parsedPlace(parts[1]);
    if (!place)
        return std::nullopt;
    Condition result;
    result.kind = parts[2] == QLatin1String("inside") ? Kind::InsideHull : Kind::OutsideHull;
    result.place = *place;
    result.tolerance = parts.value(3).toDouble();
    return result;
}

std::optional<Condition> compared(const QString &text)
{
    static const Pattern pattern(QStringLiteral("(.+) (<=?|>=?|!?=) (.+?)(?: within (%1))?").arg(size));
    const QStringList parts = pattern.groups(text);
    if (parts.isEmpty())
        return std::nullopt;
    const auto left = parsedTerm(parts[1]);
    const auto right = parsedTerm(parts[3]);
    Condition result;
    result.comparison = comparison(parts[2]);
    const bool hasTolerance = !parts.value(4).isEmpty();
    const bool takesTolerance = result.comparison == Comparison::Equal || result.comparison == Comparison::NotEqual;
    const bool needsTolerance = result.comparison == Comparison::Equal;
    if (!left || !right || (hasTolerance && !takesTolerance) || (needsTolerance && !hasTolerance))
        return std::nullopt;
    result.left = *left;
    result.right = *right;
    result.tolerance = parts.value(4).toDouble();
    return result;
}

std::optional<Condition> parsedCondition(const QString &text)
{
    for (const auto read : {alike, anyOrEvery, near, hull, compared})
        if (auto condition = read(text))
            return condition;
    return std::nullopt;
}

bool compares(double left, Comparison comparison, double right, double tolerance)
{
    switch (comparison) {
    case Comparison::Less:
        return left < right;
    case Comparison::LessOrEqual:
        return left <= right;
    case Comparison::Equal:
        return std::abs(left - right) <= tolerance;
    case Comparison::NotEqual:
        return std::abs(left - right) > tolerance;
    case Comparison::GreaterOrEqual:
        return left >= right;
    case Comparison::Greater:
        break;
    }
    return left > right;
}

std::vector<double> numbersOf(Quantity::Kind kind, const Scene &scene, const Attention &attention)
{
    std::vector<double> result;
    result.reserve(scene.tokens.size());
    for (int token = 0; token < static_cast<int>(scene.tokens.size()); ++token)
        result.push_back(*value(Term{{kind, token, {}, 0}, {}, {}}, scene, attention));
    return result;
}

bool numbersMeet(const Condition &condition, const Scene &scene, const Attention &attention)
{
    const std::vector<double> all = numbersOf(condition.numbers, scene, attention);
    if (all.empty())
        return false;
    if (condition.kind == Kind::Equal) {
        const auto [least, most] = std::minmax_element(all.begin(), all.end());
        return *most - *least <= condition.tolerance;
    }
    const auto right = value(condition.right, scene, attention);
    const auto meets = [&](double number) { return right && compares(number, condition.comparison, *right, 0); };
    return condition.kind == Kind::Any ? std::any_of(all.begin(), all.end(), meets)
                                       : std::all_of(all.begin(), all.end(), meets);
}

bool placeMeets(const Condition &condition, const Scene &scene, const Attention &attention)
{
    const auto place = position(condition.place, scene, attention);
    if (!place)
        return false;
    if (condition.kind == Kind::Near) {
        const auto target = position(condition.target, scene, attention);
        return target && (*place - *target).stableNorm() <= condition.tolerance;
    }
    const bool isInside = contains(convexHull(values(scene)), *place, condition.tolerance);
    return isInside == (condition.kind == Kind::InsideHull);
}

bool isMet(const Condition &condition, const Scene &scene, const Attention &attention)
{
    switch (condition.kind) {
    case Kind::Any:
    case Kind::Every:
    case Kind::Equal:
        return numbersMeet(condition, scene, attention);
    case Kind::Near:
    case Kind::InsideHull:
    case Kind::OutsideHull:
        return placeMeets(condition, scene, attention);
    case Kind::Compared:
        break;
    }
    const auto left = value(condition.left, scene, attention);
    const auto right = value(condition.right, scene, attention);
    return left && right && compares(*left, condition.comparison, *right, condition.tolerance);
}

} // namespace

std::optional<Task> parsedTask(const QString &text, QString *error, qsizetype *column)
{
    static const QString joint = QStringLiteral(" and ");
    Task result;
    *column = 0;
    for (const QString &part : text.split(joint)) {
        const auto condition = parsedCondition(part.trimmed());
        if (!condition) {
            *error = QCoreApplication::translate("Lesson", "“%1” is not a condition.").arg(oneLine(part.trimmed()));
            return std::nullopt;
        }
        result.push_back(*condition);
        *column += part.size() + joint.size();
    }
    return result;
}

int highestToken(const Task &task)
{
    int result = -1;
    for (const Condition &condition : task)
        result = std::max({result, highestToken(condition.left), highestToken(condition.right),
                           highestToken(condition.place), highestToken(condition.target)});
    return result;
}

bool isMet(const Task &task, const Scene &scene, const Attention &attention)
{
    return std::all_of(task.begin(), task.end(),
                       [&](const Condition &condition) { return isMet(condition, scene, attention); });
}

} // namespace core
