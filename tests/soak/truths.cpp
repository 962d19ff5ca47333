#include "tests/soak/truths.h"

#include "core/hull.h"
#include "ui/document.h"

#include <QFile>

#include <algorithm>
#include <cmath>
#include <vector>

#include <unistd.h>

namespace {

// 113 bits: q·k is exact but for one addition.
__extension__ using Quad = __float128;

std::vector<long double> weightsOf(const core::Scene &scene)
{
    std::vector<Quad> products;
    for (const core::Token &token : scene.tokens)
        products.push_back(Quad(scene.query.x()) * Quad(token.key.x()) + Quad(scene.query.y()) * Quad(token.key.y()));
    const Quad largest = *std::max_element(products.begin(), products.end());
    std::vector<long double> result;
    long double sum = 0;
    for (const Quad product : products) {
        result.push_back(expl(static_cast<long double>((product - largest) / Quad(scene.temperature))));
        sum += result.back();
    }
    for (long double &weight : result)
        weight /= sum;
    return result;
}

double largestSize(const std::vector<core::Point> &points)
{
    double size = 0;
    for (const core::Point &point : points)
        size = std::max(size, point.cwiseAbs().maxCoeff());
    return size;
}

} // namespace

QString faultOfWeights(const ui::Document &document)
{
    constexpr double tolerance = 1e-12;
    const core::Scene &scene = document.scene();
    const core::Attention &attention = document.attention();
    if (scene.tokens.empty())
        return {};
    const std::vector<long double> weights = weightsOf(scene);
    core::Point mixed(0, 0);
    for (int token = 0; token < document.tokens(); ++token) {
        const auto expected = static_cast<double>(weights[static_cast<std::size_t>(token)]);
        if (!(std::abs(attention.weights(0, token) - expected) <= tolerance))
            return QStringLiteral("Weight %1 is %2 and not %3.")
                .arg(token)
                .arg(attention.weights(0, token), 0, 'g', 17)
                .arg(expected, 0, 'g', 17);
        mixed += expected * scene.tokens[static_cast<std::size_t>(token)].value;
    }
    const std::vector<core::Point> values = core::values(scene);
    const double reach = tolerance * std::max(1.0, largestSize(values));
    const core::Point z = core::output(attention).value();
    if (!((z - mixed).norm() <= reach))
        return QStringLiteral("The output is not the mix of the values.");
    return core::contains(core::convexHull(values), z, reach) ? QString()
                                                              : QStringLiteral("The output is outside of the hull.");
}

QString faultOfUndo(ui::Document &document)
{
    const core::Scene before = document.scene();
    const int index = document.undoStack().index();
    document.undoStack().setIndex(0);
    document.undoStack().setIndex(index);
    return document.scene() == before ? QString() : QStringLiteral("Undo and redo of all brings another scene.");
}

double resident()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    const bool isOpen = file.open(QIODevice::ReadOnly);
    const double pages = isOpen ? file.readAll().split(' ').value(1).toDouble() : 0;
    return pages * static_cast<double>(sysconf(_SC_PAGESIZE));
}
