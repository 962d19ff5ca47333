#include "tests/fuzz/figure.h"
#include "tests/fuzz/fuzzer.h"

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    return judge(faultOfFigureFile(bytesOf(data, size)));
}
