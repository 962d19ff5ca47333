#include "tests/fuzz/formula.h"
#include "tests/fuzz/fuzzer.h"

#include <QGuiApplication>

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv);

// Fonts need an application; it lives as long as the fuzzer.
int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static const QGuiApplication application(*argc, *argv);
    return 0;
}

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    return judge(faultOfFormula(bytesOf(data, size)));
}
