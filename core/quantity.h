#pragma once

#include "core/attention.h"
#include "core/scene.h"

#include <QString>

#include <optional>

namespace core {

/// A point of the plane that a lesson can speak of: q, k1, v2, z, raw or (1, 2).
struct Place {
    enum class Kind {
        Query,
        Key,
        Value,
        Output,
        RawOutput, ///< Σ s_j v_j: the values mixed with the scores as they are
        Fixed
    };

    Kind kind = Kind::Fixed;
    int token = -1; ///< of a key or a value
    Point fixed{0, 0};
};

/// Nothing if `text` is not the name of a place.
std::optional<Place> parsedPlace(const QString &text);

/// Nothing where the scene has no such token, or no output.
std::optional<Point> position(const Place &place, const Scene &scene, const Attention &attention);

/// A number that a lesson can speak of: s1, e2, a3, dot1, theta2, cos2, q.x, norm_k1, sum_e, max_s, shift, 0.5 ….
struct Quantity {
    enum class Kind {
        Number,
        Score,
        Exponential,
        Weight,
        Unsubtracted, ///< the weight that double precision finds without subtracting the largest score; may be NaN
        Product,      ///< q·k_j, without temperature and shift
        Angle,        ///< between q and k_j, in degrees
        Cosine,
        X,
        Y,
        Length,
        SumOfScores,
        SumOfExponentials,
        SumOfWeights,
        LargestScore,
        Shift,
        Temperature,
        FloatLimit, ///< the largest s whose exponential is finite in float
        DoubleLimit
    };

    Kind kind = Kind::Number;
    int token = -1;
    Place place; ///< of X, Y and Length
    double number = 0;
};

/// One quantity, or two that are added, subtracted, multiplied or divided: "s1 - s2", "a1 / a2".
struct Term {
    Quantity left;
    QChar sign; ///< one of + - * /, null for one quantity
    Quantity right;
};

/// Nothing if `text` is not a term. `-` may stand without spaces around it.
std::optional<Term> parsedTerm(const QString &text);

/// The highest token that a place or a term speaks of, counted from 0; -1 for none.
int highestToken(const Place &place);
int highestToken(const Term &term);

/// True if the term is the same in every scene.
bool isConstant(const Term &term);

/// Nothing where the scene has no such token and where it is undefined, as the angle to a vector of length 0.
std::optional<double> value(const Term &term, const Scene &scene, const Attention &attention);

/// The value as people read it, each kind of number in its own way; "–" for nothing.
QString formatted(const Term &term, const Scene &scene, const Attention &attention, int decimals);

} // namespace core
