#pragma once

#include <malloc.h>

/// Bytes of the program on the heap. The allocator of a sanitizer does not tell.
inline double heap()
{
    const auto info = mallinfo2();
    return static_cast<double>(info.uordblks + info.hblkhd);
}
