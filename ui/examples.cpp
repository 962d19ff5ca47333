#include "ui/examples.h"

#include <QCoreApplication>

namespace ui {

namespace {

/// The words of the examples.
struct Examples {
    Q_DECLARE_TR_FUNCTIONS(Examples)
};

} // namespace

std::vector<Example> examples()
{
    const auto example = [](const QString &title, const QString &idea, const char *name) {
        return Example{title, idea, QStringLiteral(":/examples/%1.attention").arg(QLatin1String(name))};
    };
    return {
        example(Examples::tr("Chapter example"),
                Examples::tr("Three unit keys: the angle to q alone decides the scores, and z is (1.33, 0.49)."),
                "chapter"),
        example(Examples::tr("Equal scores"),
                Examples::tr("All keys have the same score, so each weight is one third."), "equal-scores"),
        example(Examples::tr("Longer key wins"),
                Examples::tr("The longer key scores higher although its angle to q is larger."), "longer-key-wins"),
        example(Examples::tr("Nearest key loses"),
                Examples::tr(
                    "Key 1 is the nearest to q, yet key 2 gets most weight: a dot product does not measure nearness."),
                "nearest-key-loses"),
        example(Examples::tr("Smallest angle loses"),
                Examples::tr("Key 1 points where q points, yet key 2 gets most weight: key 1 is short and lies inside "
                             "the hull of the others."),
                "smallest-angle-loses"),
        example(Examples::tr("A key that can never win"),
                Examples::tr("Key 4 lies inside the hull of the keys: no query gives it the largest weight."),
                "never-largest"),
        example(Examples::tr("Collinear values"),
                Examples::tr("The values lie on a line, so the hull is a segment and z stays on it."),
                "collinear-values"),
        example(Examples::tr("One token"), Examples::tr("A single candidate gets all the weight, whatever its score."),
                "one-token"),
        example(Examples::tr("Twelve tokens on a circle"),
                Examples::tr("Turn q and the weight goes round: the nearest directions share it."),
                "twelve-on-a-circle"),
        example(Examples::tr("Opposite keys, large scores"),
                Examples::tr(
                    "With scores of 100 and −100 the winner takes all; subtracting the maximum keeps it computable."),
                "large-scores"),
        example(Examples::tr("Query of length zero"),
                Examples::tr("A zero query scores 0 with every key: all weights are equal."), "zero-query"),
        example(Examples::tr("Words of a sentence"),
                Examples::tr("Named tokens: the query of “it” looks for what “it” stands for."), "sentence"),
    };
}

} // namespace ui
