#pragma once

#include "ui/export/exportoptions.h"

#include <QString>

#include <functional>
#include <vector>

namespace ui {

/// One of the ExportOptions as text: how the command line, the figures that can be opened again and whatever else keeps
/// options write it.
struct OptionSpelling {
    QString name;      ///< without dashes
    QString help;      ///< what it does
    QString valueName; ///< what stands for the text in --help; empty: a flag, whose text is empty or not given
    QString expected;  ///< "not a number from 1 to 5": what is wrong with a text that cannot be read
    std::function<QString(const ExportOptions &)> text;
    std::function<bool(const QString &text, ExportOptions *options)> read; ///< false: not understood

    bool isFlag() const { return valueName.isEmpty(); }
};

/// All options but the title of a figure without a title line, in the order of --help and in the language that is
/// installed.
std::vector<OptionSpelling> optionSpellings();

struct SpelledOption {
    QString name;
    QString text;

    friend bool operator==(const SpelledOption &, const SpelledOption &) = default;
};

/// Those that are not as in ExportOptions{}.
std::vector<SpelledOption> spelled(const ExportOptions &options);

/// Sets what `option` says, or tells in a sentence why not.
bool readOption(const SpelledOption &option, ExportOptions *options, QString *error);

/// What a shell takes to write the same figure. An empty `sceneFile` is the chapter's example, an empty `language`
/// English.
QString commandLine(const ExportOptions &options, const QString &sceneFile, const QString &figureFile,
                    const QString &language = {});

} // namespace ui
