#pragma once

#include "core/attention.h"

#include <QString>

#include <vector>

namespace ui {

/// One number that a person can type: a coordinate of the query, a key or a value.
struct Coordinate {
    core::Handle handle;
    int axis = 0; ///< 0 is x, 1 is y

    friend bool operator==(const Coordinate &, const Coordinate &) = default;
};

/// The columns of the working, in the order of the computation.
enum class WorkingColumn { Token, Key, Product, Score, Exponential, Weight, Value, Share };

inline constexpr int workingColumns = 8;

/// What stands over a column: words, and the source of a formula; one of them may be empty.
struct WorkingHeading {
    QString words;
    QString symbol;
};

WorkingHeading workingHeading(WorkingColumn column);

/// What a cell says, and where in it the numbers stand that can be typed.
struct WorkingText {
    struct Number {
        qsizetype start;
        qsizetype length;
        Coordinate coordinate;
    };

    QString text;
    std::vector<Number> numbers;
};

/// A coordinate or a score: whole numbers without decimals, others with all of them, so that a number keeps its width
/// while it is dragged; large ones as 2.7×10¹².
QString workingNumber(double number, int decimals);

enum class Wording { Full, Short };

/// The cell of a token: of the product 1 × (−1) + 0 × 0 = −1. A short one leaves out the decimals of coordinates of
/// four and more digits.
WorkingText workingText(const core::Scene &scene, const core::Attention &attention, int token, WorkingColumn column,
                        int decimals, Wording wording = Wording::Full);

/// The cell of the sum; empty where there is nothing to add.
QString workingSum(const core::Attention &attention, WorkingColumn column, int decimals);

/// Formula of s = q·k/T + c with the numbers of the scene, as far as they are not 1 and 0; empty if both are.
QString scoreSource(const core::Scene &scene, int decimals);

/// s_i − s_j without the common shift; infinite where the temperature is too small.
double scoreDifference(const core::Scene &scene, int i, int j);

/// True where the difference is 1 to the rounding of the coordinates: one weight is e times the other.
bool isOneApart(const core::Scene &scene, int i, int j);

/// Formula of a_i/a_j = e^(s_i − s_j) with its numbers.
QString ratioSource(const core::Scene &scene, int i, int j, int decimals);

} // namespace ui
