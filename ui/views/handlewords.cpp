#include "ui/views/handlewords.h"

#include "core/attention.h"
#include "core/number.h"
#include "ui/document.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct HandleWords {
    Q_DECLARE_TR_FUNCTIONS(HandleWords)
};

QString sentences(const QString &first, const QString &second)
{
    return second.isEmpty() ? first : HandleWords::tr("%1. %2", "two sentences").arg(first, second);
}

} // namespace

QString handleName(core::Handle handle, const core::Scene &scene)
{
    if (handle.kind == core::Handle::Kind::Query)
        return HandleWords::tr("query q");
    if (handle.kind == core::Handle::Kind::Output)
        return HandleWords::tr("output z");
    const QString number = QString::number(handle.token + 1);
    const QString name = scene.tokens.at(static_cast<std::size_t>(handle.token)).name;
    const QString which = name.isEmpty() ? number : HandleWords::tr("%1 (%2)").arg(number, name);
    return handle.kind == core::Handle::Kind::Key ? HandleWords::tr("key %1").arg(which)
                                                  : HandleWords::tr("value %1").arg(which);
}

QString handleDescription(core::Handle handle, const Document &document, int decimals)
{
    const QString place = core::formatted(position(document.scene(), handle), decimals);
    const QString name = handleName(handle, document.scene());
    if (handle.kind == core::Handle::Kind::Query)
        return HandleWords::tr("%1 = %2").arg(name, place);
    if (handle.kind == core::Handle::Kind::Output)
        return HandleWords::tr("%1 = %2: drag it, and the query follows").arg(name, place);
    const core::Attention &attention = document.attention();
    return HandleWords::tr("%1 = %2, score %3, weight %4")
        .arg(name, place, core::formatted(attention.scores(0, handle.token), decimals),
             core::formattedPercent(attention.weights(0, handle.token)));
}

QString handlePlace(core::Handle handle, const Document &document, int decimals)
{
    return core::formatted(position(document.scene(), handle), decimals);
}

QString handleState(core::Handle handle, const Document &document, int decimals)
{
    const core::Attention &attention = document.attention();
    QString facts = handlePlace(handle, document, decimals);
    if (handle.token >= 0)
        facts = HandleWords::tr("%1, score %2, weight %3")
                    .arg(facts, core::formatted(attention.scores(0, handle.token), decimals),
                         core::formattedWeight(attention.weights(0, handle.token), decimals));
    return sentences(facts, largestWeightWords(document, decimals));
}

QString largestWeightWords(const Document &document, int decimals)
{
    const core::Rows &weights = document.attention().weights;
    if (weights.size() == 0)
        return {};
    Eigen::Index largest = 0;
    const double weight = weights.row(0).maxCoeff(&largest);
    const auto sharing = static_cast<int>((weights.row(0).array() == weight).count());
    const QString number = core::formattedWeight(weight, decimals);
    if (sharing > 1)
        return HandleWords::tr("Largest weight: %n keys share it, %1 each", nullptr, sharing).arg(number);
    const core::Handle key{core::Handle::Kind::Key, static_cast<int>(largest)};
    return HandleWords::tr("Largest weight: %1, %2").arg(handleName(key, document.scene()), number);
}

QString moveWords(core::Handle handle, const Document &document, int decimals)
{
    const QString place = HandleWords::tr("%1: %2", "a vector and where it is now")
                              .arg(handleName(handle, document.scene()), handlePlace(handle, document, decimals));
    return sentences(place, largestWeightWords(document, decimals));
}

QString rayWords(double factor, double temperature, int decimals)
{
    if (factor == 0)
        return HandleWords::tr("q × 0 is the same as T = ∞: all weights are equal");
    const QString by = core::formatted(factor, decimals);
    return HandleWords::tr("q × %1 is the same as T / %1 = %2")
        .arg(by, core::formatted(temperature / factor, decimals));
}

QString slideWords(const core::Scene &scene, const core::Point &by, int decimals)
{
    const QString change = core::formatted(core::dot(scene.query, by) / scene.temperature, decimals);
    const QString place = core::formatted(by, decimals);
    return scene.temperature == 1
               ? HandleWords::tr("t = %1: every score moves by q·t = %2, no weight does").arg(place, change)
               : HandleWords::tr("t = %1: every score moves by q·t / T = %2, no weight does").arg(place, change);
}

QString answerWords(core::Inverse::State state)
{
    switch (state) {
    case core::Inverse::State::Nearest:
        return HandleWords::tr("No query gives this output: the nearest one is shown.");
    case core::Inverse::State::NotUnique:
        return HandleWords::tr("Other queries give this output too: one of them is shown.");
    case core::Inverse::State::Found:
        break;
    }
    return {};
}

} // namespace ui
