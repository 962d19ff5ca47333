#include "ui/views/accessibleformulas.h"

#include "ui/figure/formulaspeech.h"
#include "ui/views/formulalines.h"

namespace ui {

namespace {

/// One formula, read as a sentence.
class AccessibleFormula : public AccessiblePart {
public:
    AccessibleFormula(FormulaLines &view, int slot) : AccessiblePart(view, slot) {}

    QAccessible::Role role() const override { return QAccessible::StaticText; }
    QString text(QAccessible::Text kind) const override
    {
        return isValid() && kind == QAccessible::Name ? spokenFormula(lines().sources().at(slot())) : QString();
    }

protected:
    bool exists() const override { return slot() < lines().sources().size(); }
    QRectF area() const override { return lines().lineRect(slot()); }

private:
    const FormulaLines &lines() const { return static_cast<FormulaLines &>(view()); }
};

} // namespace

AccessibleFormulas::AccessibleFormulas(FormulaLines &view) : AccessibleParts(view, QAccessible::Grouping) {}

int AccessibleFormulas::parts() const
{
    return static_cast<int>(static_cast<FormulaLines *>(widget())->sources().size());
}

AccessiblePart *AccessibleFormulas::made(int slot) const
{
    return new AccessibleFormula(static_cast<FormulaLines &>(*widget()), slot);
}

int AccessibleFormulas::slotAt(const QPointF &position) const
{
    const auto &lines = static_cast<FormulaLines &>(*widget());
    for (int i = 0; i < parts(); ++i)
        if (lines.lineRect(i).contains(position))
            return i;
    return -1;
}

} // namespace ui
