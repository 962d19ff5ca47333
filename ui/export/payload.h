#pragma once

#include "core/scene.h"
#include "ui/export/exportoptions.h"

#include <QByteArray>

#include <optional>

namespace ui {

/// What a figure carries so that it can be opened again. The title is kept only where it stands above the figure.
struct Payload {
    core::Scene scene;
    ExportOptions options;

    friend bool operator==(const Payload &, const Payload &) = default;
};

inline constexpr qint64 largestFigureFile = 64'000'000; ///< bytes of a figure that is opened

/// `figure`, an SVG document or a PNG picture of ours, with the payload inside; other formats unchanged.
QByteArray withPayload(QByteArray figure, Format format, const Payload &payload);

/// True if the bytes are an SVG document, a PNG picture or a PDF document rather than a scene.
bool isFigure(const QByteArray &bytes);

/// The payload of a figure, or nothing and a sentence.
std::optional<Payload> readPayload(const QByteArray &figure, QString *error);

/// What a file that a person opens holds: a scene, or a figure of one.
struct Opened {
    core::Scene scene;
    std::optional<ExportOptions> options; ///< of a figure
};

/// Reads the scene file or figure at `path` ("-" is standard input), told apart by what is in it; or nothing and a
/// sentence that begins with the path.
std::optional<Opened> readSceneOrFigure(const QString &path, QString *error);

} // namespace ui
