#include "core/slide.h"

#include "core/attention.h"

namespace core {

Scene keysMoved(Scene scene, const Point &by)
{
    if (scene.tokens.empty())
        return scene;
    Point least = scene.tokens.front().key;
    Point most = least;
    for (const Token &token : scene.tokens) {
        least = least.cwiseMin(token.key);
        most = most.cwiseMax(token.key);
    }
    const Point limit = Point::Constant(largestCoordinate);
    const Point held = by.cwiseMax(-limit - least).cwiseMin(limit - most);
    for (Token &token : scene.tokens)
        token.key += held;
    return scene;
}

std::optional<Point> moveToZero(const Scene &scene)
{
    const double length = scene.query.norm();
    if (scene.tokens.empty() || length == 0)
        return std::nullopt;
    const double largest = attend(scene).scores.maxCoeff();
    return -scene.temperature * largest / length * (scene.query / length);
}

} // namespace core
