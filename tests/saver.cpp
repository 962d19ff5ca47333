#include "tests/twoscenes.h"
#include "ui/document.h"

#include <csignal>
#include <cstdio>

#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

void changeScene(ui::Document &document)
{
    if (document.undoStack().canUndo())
        document.undoStack().undo();
    else
        document.undoStack().redo();
}

// Saves one scene and the other at `path` by turns.
[[noreturn]] void saveForEver(ui::Document &document, const QString &path)
{
    QString error;
    while (document.save(path, &error))
        changeScene(document);
    std::fprintf(stderr, "%s\n", error.toUtf8().constData());
    _exit(1);
}

} // namespace

/// For each byte of standard input a process that saves for ever at the path given, until somebody kills it; it begins
/// with the first scene for the byte 1, or else with the other. Its number is printed, and then the signal that ended
/// it.
int main(int argc, char **argv)
{
    if (argc != 2)
        return 2;
    ui::Document document(largeScene(true));
    document.edit(QStringLiteral("Another scene"), largeScene(false));
    char byte = 0;
    while (read(STDIN_FILENO, &byte, 1) == 1) {
        const pid_t process = fork();
        if (process == 0) {
            prctl(PR_SET_PDEATHSIG, SIGKILL);
            if (byte == '1')
                changeScene(document);
            saveForEver(document, QString::fromLocal8Bit(argv[1]));
        }
        std::printf("%d\n", process);
        std::fflush(stdout);
        int status = 0;
        waitpid(process, &status, 0);
        std::printf("%d\n", WIFSIGNALED(status) ? WTERMSIG(status) : 0);
        std::fflush(stdout);
    }
    return 0;
}
