#pragma once

#include <QString>

#include <vector>

namespace ui {

/// A prepared scene that shows one idea.
struct Example {
    QString title;
    QString idea; ///< one sentence
    QString file; ///< in the resources
};

/// The examples in the order of the menu, in the language of the moment; the chapter's is the first.
std::vector<Example> examples();

} // namespace ui
