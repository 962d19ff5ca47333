#include "tests/fuzz/fuzzer.h"
#include "tests/fuzz/lesson.h"

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    return judge(faultOfLesson(bytesOf(data, size)));
}
