#include "tests/fuzz/fuzzer.h"
#include "tests/fuzz/number.h"

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    return judge(faultOfNumber(bytesOf(data, size)));
}
