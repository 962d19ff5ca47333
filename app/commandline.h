#pragma once

#include "ui/export/exportoptions.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>

namespace app {

/// How the numbers are printed.
enum class Notation { Text, Json, Csv, Markdown, Latex };

/// What the arguments ask for.
struct Request {
    enum class Action { Window, Export, Batch, Lesson, Compute, Help, Version };

    Action action = Action::Window;
    QStringList scenes; ///< paths, "-" for standard input; several only of a batch
    QString lesson;     ///< folder; of the window also a section such as "3.3"
    QString figure;     ///< of an export or a lesson
    QString outputFolder;
    QString suffix = QStringLiteral("svg"); ///< of the files of a batch
    ui::ExportOptions figureOptions;
    Notation notation = Notation::Text;
    std::optional<QString> language; ///< of words; nothing if it was not asked for
    bool presents = false;           ///< the window, to a class
    std::optional<QString> theme;    ///< of the window; nothing if it was not asked for
    std::optional<double> textSize;  ///< of the window, times the usual

    /// The only scene; empty for the chapter's example.
    QString scene() const { return scenes.value(0); }
};

/// The arguments of the program: their meaning, or a sentence that says what is wrong with them.
class CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)

public:
    /// `arguments` without the program's name. Needs no application object, so it can choose which one to make.
    static std::optional<Request> parsed(const QStringList &arguments, QString *error);

    /// What --help prints.
    static QString help();
};

} // namespace app
