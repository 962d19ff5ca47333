#pragma once

#include <QByteArray>
#include <QMap>
#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

#include <sys/resource.h>

/// What a run of a program gave.
struct Result {
    int status = -1; ///< -1: it crashed or did not end
    QByteArray output;
    QByteArray error;
};

using Environment = QMap<QString, QString>;

/// A clean environment without a display; what instruments a build stays.
inline QProcessEnvironment environment(const Environment &additions)
{
    const QProcessEnvironment own = QProcessEnvironment::systemEnvironment();
    QProcessEnvironment result;
    for (const char *name : {"PATH", "HOME", "ASAN_OPTIONS", "LSAN_OPTIONS", "UBSAN_OPTIONS"}) {
        if (own.contains(QString::fromLatin1(name)))
            result.insert(QString::fromLatin1(name), own.value(QString::fromLatin1(name)));
    }
    for (auto variable = additions.begin(); variable != additions.end(); ++variable)
        result.insert(variable.key(), variable.value());
    return result;
}

inline const QString program = QStringLiteral(ATTENTION_PLANE);

/// What a program runs in.
struct Setting {
    Environment environment;
    QByteArray input;
    rlim_t largestFile = RLIM_INFINITY; ///< bytes
};

inline Result run(const QString &command, const QStringList &arguments, const Setting &setting = {})
{
    QProcess process;
    process.setProcessEnvironment(environment(setting.environment));
    process.setChildProcessModifier([&setting] {
        const rlimit limit{setting.largestFile, setting.largestFile};
        if (setting.largestFile != RLIM_INFINITY)
            setrlimit(RLIMIT_FSIZE, &limit);
    });
    process.start(command, arguments);
    process.write(setting.input);
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), process.readAllStandardError()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

inline Result attentionPlane(const QStringList &arguments, const Setting &setting = {})
{
    return run(program, arguments, setting);
}

inline QStringList words(const char *text)
{
    return QString::fromUtf8(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

inline bool isOneLine(const QByteArray &text)
{
    return text.endsWith('\n') && text.count('\n') == 1 && text.size() > 1;
}

/// A scene file of `tokens`, each {"name": …, "key": …, "value": …}.
inline QByteArray sceneFile(const QByteArray &tokens, const QByteArray &temperature = "1",
                            const QByteArray &shift = "0")
{
    return R"({"format": 1, "query": [1, 0], "shift": )" + shift + R"(, "temperature": )" + temperature +
           R"(, "tokens": [)" + tokens + "]}";
}
