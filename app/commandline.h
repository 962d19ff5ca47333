#pragma once

#include "ui/export/exporter.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>

namespace app {

/// How the numbers are printed.
enum class Notation { Text, Json, Csv };

/// What the arguments ask for.
struct Request {
    enum class Action { Window, Export, Compute, Help, Version };

    Action action = Action::Window;
    QString scene; ///< path, "-" for standard input, empty for the chapter's example
    QString figure;
    ui::ExportOptions figureOptions;
    Notation notation = Notation::Text;
    std::optional<QString> language; ///< of words; nothing if it was not asked for
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
