#include "core/orbit.h"

#include "core/attention.h"
#include "core/hull.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace core {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

// How far along the segment from a to b the point of it that is nearest to `point` lies, in [0, 1].
double partOfSegment(const Point &point, const Point &a, const Point &b)
{
    const Point side = b - a;
    return side.isZero(0) ? 0 : std::clamp((point - a).dot(side) / side.squaredNorm(), 0.0, 1.0);
}

/// Refines a curve where it bends.
template <typename Output>
class Curve {
public:
    Curve(const Output &output, double tolerance) : m_output(output), m_tolerance(tolerance) {}

    void start(double parameter) { m_points.push_back(at(parameter)); }

    void goTo(double parameter)
    {
        const CurvePoint from = m_points.back();
        refine(from, at(parameter), 0);
    }

    std::vector<CurvePoint> taken() { return std::move(m_points); }

private:
    CurvePoint at(double parameter) const { return {parameter, m_output(parameter)}; }

    void refine(const CurvePoint &from, const CurvePoint &to, int depth)
    {
        constexpr int least = 3; // so that no bend hides between the first few points
        constexpr int most = 40;
        constexpr std::size_t mostPoints = 5000; // where rounding exceeds the tolerance, it seems to bend for ever
        const CurvePoint middle = at((from.parameter + to.parameter) / 2);
        const double part = partOfSegment(middle.output, from.output, to.output);
        const Point chord = to.output - from.output;
        const bool bends = (middle.output - from.output - part * chord).norm() > m_tolerance / 4;
        // Where the middle is at an end all of the way lies in one half, and may bend there. Long pieces are halved
        // too: their ends show which colours they run between.
        const bool isUneven = std::abs(part - 0.5) > 0.4 && chord.norm() > m_tolerance;
        const bool isLong = chord.norm() > 64 * m_tolerance;
        if (depth < least || (depth < most && m_points.size() < mostPoints && (bends || isUneven || isLong))) {
            refine(from, middle, depth + 1);
            refine(middle, to, depth + 1);
        } else {
            m_points.push_back(to);
        }
    }

    const Output &m_output;
    double m_tolerance;
    std::vector<CurvePoint> m_points;
};

// The angles at which the token of the largest score changes, and those midway between: at a large radius all that
// happens happens there.
std::vector<double> turningAngles(const Scene &scene)
{
    constexpr double turn = 2 * std::numbers::pi;
    const std::vector<Point> corners = convexHull(keys(scene));
    std::vector<double> angles{0, turn};
    for (std::size_t i = 0; i < corners.size() && corners.size() > 1; ++i) {
        const Point side = corners[(i + 1) % corners.size()] - corners[i];
        const double angle = std::atan2(-side.x(), side.y()); // of the outward normal
        angles.push_back(angle < 0 ? angle + turn : angle);
    }
    std::sort(angles.begin(), angles.end());
    const std::size_t count = angles.size();
    for (std::size_t i = 1; i < count; ++i)
        angles.push_back((angles[i - 1] + angles[i]) / 2);
    std::sort(angles.begin(), angles.end());
    angles.erase(std::unique(angles.begin(), angles.end()), angles.end());
    return angles;
}

Point outputAt(Scene &scene, const Point &query)
{
    scene.query = query;
    return *output(attend(scene));
}

} // namespace

Point orbitQuery(double radius, double angle)
{
    return {radius * std::cos(angle), radius * std::sin(angle)};
}

std::vector<CurvePoint> orbit(const Scene &scene, double radius, double tolerance)
{
    if (scene.tokens.empty())
        return {};
    Scene turned = scene;
    const auto output = [&](double angle) { return outputAt(turned, orbitQuery(radius, angle)); };
    Curve curve(output, tolerance);
    curve.start(0);
    for (const double angle : turningAngles(scene)) {
        if (angle == 0)
            continue;
        curve.goTo(angle);
    }
    std::vector<CurvePoint> points = curve.taken();
    points.back().output = points.front().output;
    return points;
}

std::vector<CurvePoint> rayCurve(const Scene &scene, double tolerance)
{
    if (scene.tokens.empty())
        return {};
    const Point direction = scene.query.stableNormalized();
    Scene moved = scene;
    if (scene.query.isZero(0))
        return {{0, outputAt(moved, {0, 0})}};
    double least = infinity;
    double most = -infinity;
    for (const Token &token : scene.tokens) {
        least = std::min(least, direction.dot(token.key));
        most = std::max(most, direction.dot(token.key));
    }
    // The length in units in which the scores differ by 1, brought to [0, 1].
    const double unit = most > least ? scene.temperature / (most - least) : 1;
    const auto length = [unit](double part) { return part < 1 ? unit * part / (1 - part) : infinity; };
    Scene limit = scene;
    limit.temperature = std::numeric_limits<double>::min();
    const Point end = *core::output(attend(limit));
    const auto output = [&](double part) { return part < 1 ? outputAt(moved, length(part) * direction) : end; };
    Curve curve(output, tolerance);
    curve.start(0);
    for (const double part : {0.25, 0.5, 0.75, 0.9, 0.99, 0.999, 1.0})
        curve.goTo(part);
    std::vector<CurvePoint> points = curve.taken();
    for (CurvePoint &point : points)
        point.parameter = length(point.parameter);
    return points;
}

} // namespace core
