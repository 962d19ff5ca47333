#include "core/scene.h"

#include "core/attention.h"
#include "core/inverse.h"

#include <cmath>

namespace core {

namespace {

// One lookup for reading and for writing of what is placed: `S` is Scene or const Scene.
template <typename S>
auto &place(S &scene, Handle handle)
{
    if (handle.kind == Handle::Kind::Query)
        return scene.query;
    auto &token = scene.tokens.at(static_cast<std::size_t>(handle.token));
    return handle.kind == Handle::Kind::Key ? token.key : token.value;
}

} // namespace

Scene chapterExample()
{
    Scene scene;
    scene.query = {1, 0};
    scene.tokens = {{{}, {1, 0}, {2, 0}}, {{}, {0, 1}, {0, 2}}, {{}, {-1, 0}, {0, 0}}};
    return scene;
}

bool isCoordinate(double number)
{
    return std::abs(number) <= largestCoordinate; // false for NaN
}

bool isName(const QString &text)
{
    int length = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        char32_t character = text[i].unicode();
        if (text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate())
            character = QChar::surrogateToUcs4(text[i], text[i + 1]);
        i += character > 0xFFFF ? 1 : 0;
        const bool isHalfPair = QChar::isSurrogate(character);
        if (isHalfPair || QChar::category(character) == QChar::Other_Control || QChar::isNonCharacter(character))
            return false;
        ++length;
    }
    return length <= longestName;
}

std::vector<Point> keys(const Scene &scene)
{
    std::vector<Point> result;
    result.reserve(scene.tokens.size());
    for (const Token &token : scene.tokens)
        result.push_back(token.key);
    return result;
}

std::vector<Point> values(const Scene &scene)
{
    std::vector<Point> result;
    result.reserve(scene.tokens.size());
    for (const Token &token : scene.tokens)
        result.push_back(token.value);
    return result;
}

Point position(const Scene &scene, Handle handle)
{
    return handle.kind == Handle::Kind::Output ? output(attend(scene)).value() : place(scene, handle);
}

Scene moved(Scene scene, Handle handle, const Point &to)
{
    const Point held = to.cwiseMax(-largestCoordinate).cwiseMin(largestCoordinate);
    if (handle.kind == Handle::Kind::Output)
        scene.query = queryForOutput(scene, held).query;
    else
        place(scene, handle) = held;
    return scene;
}

} // namespace core
