#include "ui/views/accessible.h"

#include "ui/views/accessiblebars.h"
#include "ui/views/accessibleformulas.h"
#include "ui/views/accessibleplane.h"
#include "ui/views/accessibletable.h"
#include "ui/views/barsview.h"
#include "ui/views/formulalines.h"
#include "ui/views/planeview.h"
#include "ui/views/workingtable.h"

namespace ui {

namespace {

QAccessibleInterface *accessibleView(const QString &, QObject *object)
{
    if (auto *plane = qobject_cast<PlaneView *>(object))
        return new AccessiblePlane(*plane);
    if (auto *bars = qobject_cast<BarsView *>(object))
        return new AccessibleBars(*bars);
    if (auto *table = qobject_cast<WorkingTable *>(object))
        return new AccessibleTable(*table);
    if (auto *formulas = qobject_cast<FormulaLines *>(object))
        return new AccessibleFormulas(*formulas);
    return nullptr;
}

} // namespace

void installAccessibleViews()
{
    QAccessible::installFactory(accessibleView);
}

} // namespace ui
