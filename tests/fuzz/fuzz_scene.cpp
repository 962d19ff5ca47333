#include "tests/fuzz/fuzzer.h"
#include "tests/fuzz/scene.h"

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    return judge(faultOfSceneFile(bytesOf(data, size)));
}
