#include "core/quantity.h"

#include "core/decimal.h"
#include "core/normalisers.h"
#include "core/number.h"
#include "core/pattern.h"
#include "core/unsubtracted.h"

#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace core {

namespace {

using Kind = Quantity::Kind;

struct Word {
    QLatin1String text;
    Kind kind;
};

constexpr std::array ofTokens{Word{QLatin1String("s"), Kind::Score},
                              Word{QLatin1String("e"), Kind::Exponential},
                              Word{QLatin1String("a"), Kind::Weight},
                              Word{QLatin1String("dot"), Kind::Product},
                              Word{QLatin1String("theta"), Kind::Angle},
                              Word{QLatin1String("cos"), Kind::Cosine},
                              Word{QLatin1String("unsubtracted"), Kind::Unsubtracted}};

constexpr std::array ofScenes{Word{QLatin1String("sum_s"), Kind::SumOfScores},
                              Word{QLatin1String("sum_e"), Kind::SumOfExponentials},
                              Word{QLatin1String("sum_a"), Kind::SumOfWeights},
                              Word{QLatin1String("max_s"), Kind::LargestScore},
                              Word{QLatin1String("shift"), Kind::Shift},
                              Word{QLatin1String("temperature"), Kind::Temperature},
                              Word{QLatin1String("float_limit"), Kind::FloatLimit},
                              Word{QLatin1String("double_limit"), Kind::DoubleLimit}};

const QString numberPattern = QStringLiteral("-?\\d+(?:\\.\\d+)?");

// Tokens are counted from 1 in words and from 0 in code.
std::optional<int> parsedToken(const QString &digits)
{
    bool isNumber = false;
    const int number = digits.toInt(&isNumber);
    return isNumber && number >= 1 && number <= mostTokens ? std::optional(number - 1) : std::nullopt;
}

std::optional<Quantity> numberOrWord(const QString &text)
{
    static const Pattern pattern(numberPattern);
    if (!pattern.groups(text).isEmpty())
        return Quantity{Kind::Number, -1, {}, text.toDouble()};
    for (const Word &word : ofScenes)
        if (text == word.text)
            return Quantity{word.kind, -1, {}, 0};
    return std::nullopt;
}

std::optional<Quantity> ofToken(const QString &text)
{
    static const Pattern pattern(QStringLiteral("([a-z]+)(\\d+)"));
    const QStringList parts = pattern.groups(text);
    if (parts.isEmpty())
        return std::nullopt;
    const auto token = parsedToken(parts[2]);
    for (const Word &word : ofTokens)
        if (token && parts[1] == word.text)
            return Quantity{word.kind, *token, {}, 0};
    return std::nullopt;
}

std::optional<Quantity> ofPlace(const QString &text)
{
    static const Pattern ofCoordinate(QStringLiteral("([a-z]+\\d*)\\.([xy])"));
    const QStringList coordinate = ofCoordinate.groups(text);
    static const Pattern ofLength(QStringLiteral("norm_([a-z]+\\d*)"));
    const QStringList length = ofLength.groups(text);
    if (coordinate.isEmpty() && length.isEmpty())
        return std::nullopt;
    const auto place = parsedPlace(coordinate.isEmpty() ? length[1] : coordinate[1]);
    if (!place)
        return std::nullopt;
    if (coordinate.isEmpty())
        return Quantity{Kind::Length, -1, *place, 0};
    return Quantity{coordinate[2] == QLatin1String("x") ? Kind::X : Kind::Y, -1, *place, 0};
}

std::optional<Quantity> parsedQuantity(const QString &text)
{
    for (const auto read : {numberOrWord, ofToken, ofPlace})
        if (auto quantity = read(text))
            return quantity;
    return std::nullopt;
}

int highestToken(const Quantity &quantity)
{
    return std::max(quantity.token, highestToken(quantity.place));
}

bool isConstant(const Quantity &quantity)
{
    return quantity.kind == Kind::Number || quantity.kind == Kind::FloatLimit || quantity.kind == Kind::DoubleLimit;
}

std::optional<double> cosine(const Point &query, const Point &key)
{
    if (query.isZero(0) || key.isZero(0))
        return std::nullopt;
    return std::clamp(dot(query.stableNormalized(), key.stableNormalized()), -1.0, 1.0);
}

std::optional<double> tokenValue(const Quantity &quantity, const Scene &scene, const Attention &attention)
{
    if (quantity.token >= static_cast<int>(scene.tokens.size()))
        return std::nullopt;
    const Point &key = scene.tokens[static_cast<std::size_t>(quantity.token)].key;
    switch (quantity.kind) {
    case Kind::Score:
        return attention.scores(0, quantity.token);
    case Kind::Exponential:
        return exponential(attention, quantity.token);
    case Kind::Weight:
        return attention.weights(0, quantity.token);
    case Kind::Unsubtracted:
        return Unsubtracted<double>(attention).weights[static_cast<std::size_t>(quantity.token)];
    case Kind::Product:
        return dot(scene.query, key);
    case Kind::Cosine:
        return cosine(scene.query, key);
    default:
        break;
    }
    const auto ratio = cosine(scene.query, key);
    return ratio ? std::optional(std::acos(*ratio) * 180 / std::numbers::pi) : std::nullopt;
}

std::optional<double> sceneValue(const Quantity &quantity, const Scene &scene, const Attention &attention)
{
    switch (quantity.kind) {
    case Kind::SumOfScores:
        return attention.scores.sum();
    case Kind::SumOfExponentials:
        return sumOfExponentials(attention);
    case Kind::SumOfWeights:
        return attention.weights.sum();
    case Kind::LargestScore:
        return scene.tokens.empty() ? std::nullopt : std::optional(attention.scores.maxCoeff());
    case Kind::Shift:
        return scene.shift;
    case Kind::Temperature:
        return scene.temperature;
    case Kind::FloatLimit:
        return std::log(double(std::numeric_limits<float>::max()));
    case Kind::DoubleLimit:
        return std::log(std::numeric_limits<double>::max());
    default:
        break;
    }
    return quantity.number;
}

std::optional<double> value(const Quantity &quantity, const Scene &scene, const Attention &attention)
{
    if (quantity.token >= 0)
        return tokenValue(quantity, scene, attention);
    const bool isOfPlace = quantity.kind == Kind::X || quantity.kind == Kind::Y || quantity.kind == Kind::Length;
    if (!isOfPlace)
        return sceneValue(quantity, scene, attention);
    const auto point = position(quantity.place, scene, attention);
    if (!point)
        return std::nullopt;
    if (quantity.kind == Kind::Length)
        return point->stableNorm();
    return quantity.kind == Kind::X ? point->x() : point->y();
}

/// The score whose exponential the term is, whatever double can hold: of e2, and of the ratios e1/e2 and a1/a2.
std::optional<double> scoreOf(const Term &term, const Scene &scene, const Attention &attention)
{
    const auto score = [&](const Quantity &quantity) {
        return value(Quantity{Kind::Score, quantity.token, {}, 0}, scene, attention);
    };
    if (term.sign.isNull())
        return term.left.kind == Kind::Exponential ? score(term.left) : std::nullopt;
    const bool isRatio = term.sign == u'/' && term.left.kind == term.right.kind &&
                         (term.left.kind == Kind::Exponential || term.left.kind == Kind::Weight);
    const auto left = isRatio ? score(term.left) : std::nullopt;
    const auto right = isRatio ? score(term.right) : std::nullopt;
    return left && right ? std::optional(*left - *right) : std::nullopt;
}

constexpr int limitDecimals = 4; // as many as tell that the limits are no whole numbers

QString formattedAs(Kind kind, double number, int decimals)
{
    switch (kind) {
    case Kind::Exponential:
        return formattedExponential(number, decimals);
    case Kind::Weight:
    case Kind::Unsubtracted:
        return formattedWeight(number, decimals);
    case Kind::SumOfWeights:
        return formatted(number, std::min(decimals + 1, 6));
    case Kind::Angle:
        return formatted(number, 0) + QChar(u'°');
    case Kind::FloatLimit:
    case Kind::DoubleLimit:
        return formatted(number, limitDecimals);
    default:
        break;
    }
    return formatted(number, decimals);
}

} // namespace

std::optional<Place> parsedPlace(const QString &text)
{
    if (text == QLatin1String("q"))
        return Place{Place::Kind::Query, -1, {0, 0}};
    if (text == QLatin1String("z"))
        return Place{Place::Kind::Output, -1, {0, 0}};
    if (text == QLatin1String("raw"))
        return Place{Place::Kind::RawOutput, -1, {0, 0}};
    static const Pattern ofVector(QStringLiteral("([kv])(\\d+)"));
    const QStringList vector = ofVector.groups(text);
    if (!vector.isEmpty()) {
        const auto token = parsedToken(vector[2]);
        const auto kind = vector[1] == QLatin1String("k") ? Place::Kind::Key : Place::Kind::Value;
        return token ? std::optional(Place{kind, *token, {0, 0}}) : std::nullopt;
    }
    static const Pattern ofPair(QStringLiteral("\\((%1), *(%1)\\)").arg(numberPattern));
    const QStringList pair = ofPair.groups(text);
    if (pair.isEmpty() || !isCoordinate(pair[1].toDouble()) || !isCoordinate(pair[2].toDouble()))
        return std::nullopt;
    return Place{Place::Kind::Fixed, -1, {pair[1].toDouble(), pair[2].toDouble()}};
}

std::optional<Point> position(const Place &place, const Scene &scene, const Attention &attention)
{
    if (place.token >= static_cast<int>(scene.tokens.size()))
        return std::nullopt;
    switch (place.kind) {
    case Place::Kind::Query:
        return scene.query;
    case Place::Kind::Key:
        return scene.tokens[static_cast<std::size_t>(place.token)].key;
    case Place::Kind::Value:
        return scene.tokens[static_cast<std::size_t>(place.token)].value;
    case Place::Kind::Output:
        return output(attention);
    case Place::Kind::RawOutput:
        return rawOutput(scene, attention);
    case Place::Kind::Fixed:
        break;
    }
    return place.fixed;
}

std::optional<Term> parsedTerm(const QString &text)
{
    static const Pattern pattern(QStringLiteral("(-?[a-z0-9_.]+)(?: *([-+*/]) *(-?[a-z0-9_.]+))?"));
    const QStringList parts = pattern.groups(text);
    if (parts.isEmpty())
        return std::nullopt;
    const auto left = parsedQuantity(parts[1]);
    if (!left)
        return std::nullopt;
    if (parts.value(2).isEmpty())
        return Term{*left, {}, {}};
    const auto right = parsedQuantity(parts[3]);
    return right ? std::optional(Term{*left, parts[2].at(0), *right}) : std::nullopt;
}

int highestToken(const Place &place)
{
    return place.token;
}

int highestToken(const Term &term)
{
    return std::max(highestToken(term.left), highestToken(term.right));
}

bool isConstant(const Term &term)
{
    return isConstant(term.left) && isConstant(term.right);
}

std::optional<double> value(const Term &term, const Scene &scene, const Attention &attention)
{
    const auto left = value(term.left, scene, attention);
    const auto right = value(term.right, scene, attention);
    if (!left || !right || term.sign.isNull())
        return left && right ? left : std::nullopt;
    switch (term.sign.unicode()) {
    case '+':
        return *left + *right;
    case '-':
        return *left - *right;
    case '*':
        return *left * *right;
    default:
        break;
    }
    const double ratio = *left / *right;
    return std::isnan(ratio) ? std::nullopt : std::optional(ratio);
}

QString formatted(const Term &term, const Scene &scene, const Attention &attention, int decimals)
{
    const auto number = value(term, scene, attention);
    const auto score = scoreOf(term, scene, attention);
    if (score && !std::isnan(*score) && !std::isnormal(number.value_or(0)))
        return exponentialText(*score, decimals);
    const bool mayBeNoNumber = term.sign.isNull() && term.left.kind == Kind::Unsubtracted;
    if (!number || (std::isnan(*number) && !mayBeNoNumber))
        return QStringLiteral("–");
    if (term.sign.isNull() && term.left.kind == Kind::SumOfExponentials)
        return sumOfExponentialsText(attention, decimals);
    if (term.sign.isNull())
        return formattedAs(term.left.kind, *number, decimals);
    // A ratio of weights is an exponential; a part of a point is a coordinate.
    return formattedAs(term.sign == QLatin1Char('/') ? Kind::Exponential : Kind::Number, *number, decimals);
}

} // namespace core
