#include "ui/examples.h"

#include <QCoreApplication>

namespace ui {

std::vector<Example> examples()
{
    const auto tr = [](const char *text) { return QCoreApplication::translate("Examples", text); };
    const auto example = [](const QString &title, const QString &idea, const char *name) {
        return Example{title, idea, QStringLiteral(":/examples/%1.attention").arg(QLatin1String(name))};
    };
    return {
        example(tr("Chapter example"), tr("Three unit keys: the dot product alone decides, and z is (1.33, 0.49)."),
                "chapter"),
        example(tr("Equal scores"), tr("All keys have the same score, so each weight is one third."), "equal-scores"),
        example(tr("Longer key wins"), tr("The longer key scores higher although its angle to q is larger."),
                "longer-key-wins"),
        example(tr("A key that can never win"),
                tr("Key 4 lies inside the hull of the keys: no query gives it the largest weight."), "never-largest"),
        example(tr("Collinear values"), tr("The values lie on a line, so the hull is a segment and z stays on it."),
                "collinear-values"),
        example(tr("One token"), tr("A single candidate gets all the weight, whatever its score."), "one-token"),
        example(tr("Twelve tokens on a circle"),
                tr("Turn q and the weight goes round: the nearest directions share it."), "twelve-on-a-circle"),
        example(tr("Opposite keys, large scores"),
                tr("With scores of 100 and −100 the winner takes all; subtracting the maximum keeps it computable."),
                "large-scores"),
        example(tr("Query of length zero"), tr("A zero query scores 0 with every key: all weights are equal."),
                "zero-query"),
        example(tr("Words of a sentence"), tr("Named tokens: the query of “it” looks for what “it” stands for."),
                "sentence"),
    };
}

} // namespace ui
