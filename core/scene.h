#pragma once

#include <Eigen/Core>

#include <QString>

#include <vector>

namespace core {

/// A vector of the plane: a query, a key, a value or the output.
using Point = Eigen::Vector2d;

inline constexpr double largestCoordinate = 1e6; ///< of |x| and |y|, and of the shift
inline constexpr double largestTemperature = 1e6;
inline constexpr int mostTokens = 1000;
inline constexpr int longestName = 100; ///< in Unicode characters

/// One candidate of attention: a key that is matched and a value that is mixed.
struct Token {
    QString name; ///< may be empty; see isName()
    Point key{0, 0};
    Point value{0, 0};

    friend bool operator==(const Token &, const Token &) = default;
};

/// What the user placed: everything that a scene file holds.
struct Scene {
    Point query{0, 0};
    double temperature = 1; ///< T in (0, largestTemperature]
    double shift = 0;       ///< c, added to every score
    std::vector<Token> tokens;

    friend bool operator==(const Scene &, const Scene &) = default;
};

/// The chapter's example, the scene that the program opens with.
Scene chapterExample();

/// True for a finite number of at most largestCoordinate in size.
bool isCoordinate(double number);

/// True for text of at most longestName characters that every file format can hold: no control characters, no
/// noncharacters, no half of a surrogate pair.
bool isName(const QString &text);

/// The keys of the scene's tokens, in their order.
std::vector<Point> keys(const Scene &scene);

/// The values of the scene's tokens, in their order: what the output is mixed from.
std::vector<Point> values(const Scene &scene);

/// One vector that a person can take hold of: the query, the key or the value of a token, or the output, which moves
/// the query.
struct Handle {
    enum class Kind { Query, Key, Value, Output };

    Kind kind = Kind::Query;
    int token = -1; ///< index into Scene::tokens; -1 for the query and the output

    friend bool operator==(const Handle &, const Handle &) = default;
};

/// Where `handle` stands in `scene`, which must have it; there is no output without tokens.
Point position(const Scene &scene, Handle handle);

/// `scene` with `handle` at `to`, brought within largestCoordinate; the output as near to it as queryForOutput() says.
Scene moved(Scene scene, Handle handle, const Point &to);

} // namespace core
