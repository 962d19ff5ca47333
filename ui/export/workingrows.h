#pragma once

#include "core/attention.h"
#include "core/scene.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace ui {

/// The working as cells of text, as people read it: token, key, product, score, exponential, weight, value, share.
struct WorkingRows {
    QString query;
    QString temperature;
    QString shift;
    QString scoreFormula; ///< "s", or with what temperature and shift do to it
    std::vector<QStringList> tokens;
    QStringList sums; ///< none without tokens
    QString output;   ///< empty without tokens
};

/// Coordinates and scores have so many decimals, exponentials and weights one more.
WorkingRows workingRows(const core::Scene &scene, const core::Attention &attention, int decimals);

/// What stands in place of the sums and the output of a scene without tokens.
QString noTokens();

/// The working as a table of GitHub Flavored Markdown; names are text whatever they hold.
QString markdownTable(const WorkingRows &rows);

/// The working as a tabular of LaTeX, which needs no package; names are text whatever they hold.
QString latexTable(const WorkingRows &rows);

/// The working for a spreadsheet: cells parted by tabs.
QString tabbedTable(const WorkingRows &rows);

/// The working as a table of HTML; names are text whatever they hold.
QString htmlTable(const WorkingRows &rows);

} // namespace ui
