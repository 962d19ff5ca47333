#pragma once

#include <QString>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

inline QByteArray bytesOf(const std::uint8_t *data, std::size_t size)
{
    return {reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)};
}

/// Ends the run with the fault, if there is one, so that the input is kept.
inline int judge(const QString &fault)
{
    if (fault.isEmpty())
        return 0;
    std::fprintf(stderr, "%s\n", fault.toUtf8().constData());
    std::abort();
}
