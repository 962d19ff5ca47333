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

} // namespace

QString handleName(core::Handle handle, const core::Scene &scene)
{
    if (handle.kind == core::Handle::Kind::Query)
        return HandleWords::tr("query q");
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
    const core::Attention &attention = document.attention();
    return HandleWords::tr("%1 = %2, score %3, weight %4")
        .arg(name, place, core::formatted(attention.scores(0, handle.token), decimals),
             core::formattedPercent(attention.weights(0, handle.token)));
}

} // namespace ui
